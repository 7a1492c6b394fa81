// Added to simcord's page: follow the newest message while the reader is at the end, and let links lead to places here.
{
  const NEAR_THE_END = 300;
  const timeline = document.querySelector("#channel-timeline");
  globalThis.sandboxFollows = true;
  const look = () => setTimeout(() => {
    globalThis.sandboxFollows = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR_THE_END;
  }, 120);
  for (const moved of ["wheel", "pointerup", "keyup", "touchend"]) timeline.addEventListener(moved, look, { passive: true });

  document.addEventListener("click", (event) => {
    const mention = event.target.closest?.(".mention[data-place]");
    const link = event.target.closest?.('a[href*="discord.com/channels/"]');
    const place = mention?.dataset.place ?? link?.href.match(/channels\/[^/]+\/(\d+)/)?.[1];
    if (!place) return;
    event.preventDefault();
    globalThis.parent.postMessage({ kind: "go", place }, "*");
  });
}
