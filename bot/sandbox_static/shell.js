// The rail: who you are, where you are, what you have not read, and one frame for each place you have opened.
const TICK = 500;
const FRAMES_KEPT = 6;
const SIGNS = { channel: "#", thread: "└", dm: "@" };
const frames = new Map(); // "person-place" -> iframe, the one shown last at the end
const read = JSON.parse(sessionStorage.getItem("read") || "{}");
const lastPlace = {};
let people = [];
let me = null;
let troublesSeen = 0;

const find = (selector) => document.querySelector(selector);
const key = (person, place) => `${person}-${place}`;
const here = () => people.find((person) => person.id === me);
const unread = (person, place) => Math.max(0, place.messages - (read[key(person.id, place.id)] || 0));

async function ask(path, method = "GET") {
  const answer = await fetch(path, { method });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

function face(person) {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", "0 0 26 26");
  drawing.setAttribute("class", "face");
  const circle = document.createElementNS(drawing.namespaceURI, "circle");
  for (const [name, value] of Object.entries({ cx: 13, cy: 13, r: 13, fill: person.colour })) circle.setAttribute(name, value);
  const letter = document.createElementNS(drawing.namespaceURI, "text");
  for (const [name, value] of Object.entries({ x: 13, y: 18, fill: "#fff", "font-size": 14, "text-anchor": "middle" })) letter.setAttribute(name, value);
  letter.textContent = person.name[0];
  drawing.append(circle, letter);
  return drawing;
}

function row(name, sign, count, pressed, press) {
  const button = document.createElement("button");
  const label = document.createElement("span");
  label.className = "name";
  label.textContent = name;
  button.type = "button";
  button.setAttribute("aria-pressed", String(pressed));
  button.append(sign, label);
  if (count > 0) {
    const badge = document.createElement("span");
    badge.className = "unread";
    badge.title = "not read yet";
    badge.textContent = count;
    button.append(badge);
  }
  button.addEventListener("click", press);
  return button;
}

function placeRow(person, place) {
  const sign = document.createElement("span");
  sign.className = "sign";
  sign.textContent = SIGNS[place.kind];
  const button = row(place.name, sign, unread(person, place), place.id === lastPlace[me], () => go(me, place.id));
  button.classList.toggle("thread", place.kind === "thread");
  return button;
}

let drawn = "";
function draw() {
  const person = here();
  const current = person?.places.find((place) => place.id === lastPlace[me]);
  if (current) read[key(me, current.id)] = current.messages;
  sessionStorage.setItem("read", JSON.stringify(read));
  const picture = JSON.stringify([people, me, lastPlace, read]);
  if (picture === drawn) return; // so that a button is never replaced under the pointer
  drawn = picture;
  find("#people").replaceChildren(...people.map((other) => row(
    other.name, face(other), other.places.reduce((sum, place) => sum + unread(other, place), 0), other.id === me, () => go(other.id),
  )));
  find("#places").replaceChildren(...(person?.places ?? []).map((place) => placeRow(person, place)));
}

async function go(person, place) {
  me = person;
  lastPlace[me] = place ?? lastPlace[me] ?? here().places[0].id;
  draw();
  await show(me, lastPlace[me]);
}

async function show(person, place) {
  const name = key(person, place);
  reveal(); // hides the others at once, so that nobody presses a button as somebody else
  let frame = frames.get(name);
  if (!frame) {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const { address } = await ask(`open?person=${person}&place=${place}&zone=${encodeURIComponent(zone)}`, "POST");
    frame = frames.get(name) ?? document.createElement("iframe");
    if (!frame.src) frame.src = address;
    frame.title = "Messages";
    if (!frame.isConnected) find("#frames").append(frame);
  }
  frames.delete(name);
  frames.set(name, frame);
  for (const old of [...frames.keys()].slice(0, -FRAMES_KEPT)) forget(old);
  reveal();
}

function reveal() {
  const current = key(me, lastPlace[me]);
  for (const [name, frame] of frames) frame.classList.toggle("shown", name === current);
}

function forget(name) {
  frames.get(name)?.remove();
  frames.delete(name);
}

function tell(troubles) {
  if (troubles.length === troublesSeen) return;
  troublesSeen = troubles.length;
  find("#trouble").hidden = !troubles.length;
  find("#trouble").textContent = `The bot ran into an error (${troubles.at(-1)}). The terminal shows where.`;
}

async function tick() {
  try {
    const state = await ask("state");
    people = state.people;
    tell(state.troubles);
    if (me === null) await go(people[0].id);
    else draw();
    document.body.classList.remove("away");
  } catch (error) {
    console.warn("The sandbox does not answer:", error);
    document.body.classList.add("away");
  }
  setTimeout(tick, TICK);
}

async function restart() {
  find("#restart").disabled = true;
  try {
    await ask("restart", "POST");
    for (const name of [...frames.keys()]) forget(name);
    await show(me, lastPlace[me]);
  } finally {
    find("#restart").disabled = false;
  }
}

window.addEventListener("message", (event) => {
  const [name] = [...frames].find(([, frame]) => frame.contentWindow === event.source) ?? [];
  if (!name) return;
  if (event.data.kind === "gone") {
    forget(name);
    if (name === key(me, lastPlace[me])) show(me, lastPlace[me]);
  }
  if (event.data.kind === "go" && here().places.some((place) => place.id === event.data.place)) go(me, event.data.place);
});
find("#how").addEventListener("click", () => find("#help").showModal());
find("#restart").addEventListener("click", restart);
find("#help").addEventListener("close", () => sessionStorage.setItem("welcomed", "yes"));
if (!sessionStorage.getItem("welcomed")) find("#help").showModal();
tick();
