"""What the sandbox changes in the text of simcord's page: where, the old text, the new text and the reason."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mend:
    """One text of simcord's page that the sandbox replaces. It must be found exactly once."""

    path: str
    old: str
    new: str
    reason: str


_KEEP_PLACE = "a redraw forgot where the reader was, and an open select under pictures closed at once"
_KEEP_SIZE = "a redraw forgot the size of pictures, and everything below them jumped"
_FRESH_SELECT = "a select kept its first choice when the bot sent a new one"
_PLAIN_WORDS = "the words were for testers, not for somebody who plays"

MENDS = (
    Mend("/session.js", "interval = 500", "interval = 250", "news should show at once"),
    Mend(
        "/timeline.js",
        'if (!state.ready && state.scrollIntent?.policy === "target") return;',
        "if (!state.ready) return;",
        _KEEP_PLACE,
    ),
    Mend(
        "/timeline.js",
        "    const intent = state.scrollIntent;",
        '    const intent = globalThis.sandboxFollows ? { policy: "bottom" } : state.scrollIntent;',
        "the page should follow the newest message while its reader is at the end",
    ),
    Mend(
        "/select-drafts.js",
        "        cancelDropdown(wrap.dataset.controlKey);\n        continue;",
        "        continue;",
        _KEEP_PLACE,
    ),
    Mend(
        "/selects.js",
        "  const draft = draftValue(key);",
        "  if (component.type === TYPE.STRING_SELECT && scope.startsWith('message') && dropdown?.key !== key)\n"
        "    options.onReconcileDraft?.(key, optionDefaults(entries).slice(0, maximum));\n"
        "  const draft = draftValue(key);",
        _FRESH_SELECT,
    ),
    Mend(
        "/media.js",
        "export function renderMedia(",
        "const sandboxSizes = {};\nexport function renderMedia(",
        _KEEP_SIZE,
    ),
    Mend(
        "/media.js",
        "    image.width = displayWidth;",
        "    sandboxSizes[assetId] = [displayWidth, displayHeight];\n    image.width = displayWidth;",
        _KEEP_SIZE,
    ),
    Mend(
        "/media.js",
        "  trigger.append(image);\n  const entry",
        "  const known = sandboxSizes[assetId];\n"
        "  if (known) { image.style.width = `${known[0]}px`; image.style.aspectRatio = `${known[0]} / ${known[1]}`; }\n"
        "  trigger.append(image);\n  const entry",
        _KEEP_SIZE,
    ),
    Mend(
        "/text.js",
        '"mention" : "command-mention", token.label || ""));\n',
        '"mention" : "command-mention", token.label || ""));\n'
        '      if (token.kind === "channel") target.lastChild.dataset.place = token.id;\n',
        "a link to a thread or channel led nowhere",
    ),
    Mend(
        "/commands.js",
        '            const current = String(field.value || "");\n',
        '            const current = String(field.value || "");\n'
        "            if (!autocompleteResults.has(autocompleteKey(currentDraft(), option.name, current)))\n"
        "              queryAutocomplete(option, current);\n",
        "what may be chosen was offered only after the first letter",
    ),
    Mend(
        "/commands.js",
        '"Loading options failed" : "No options match"',
        '"Loading options failed" : autocomplete.state === "loading" ? "Looking…" : "No options match"',
        "while the bot was asked, it said that there was nothing to choose",
    ),
    Mend(
        "/commands.js",
        "Math.max(2, [...field.value].length + 1)",
        "Math.max(4, [...field.value].length + 3)",
        "the first letters of what was typed were hidden",
    ),
    Mend(
        "/app.js",
        "function terminateSession(message) {",
        'function terminateSession(message) {\n  globalThis.parent.postMessage({ kind: "gone" }, "*");',
        "a page left asleep for minutes had to be reloaded by hand",
    ),
    Mend(
        "/actions.js",
        'if (receipt.uncertain) return "Action outcome uncertain. It will not be retried.";',
        'if (receipt.uncertain) return "The bot ran into an error: see the note on the left.";',
        "an error of the bot's own said only that the outcome was uncertain",
    ),
    Mend(
        "/actions.js",
        'click: "Callback completed", select: "Callback completed", modal_submit: "Callback completed",',
        'click: "Done", select: "Done", modal_submit: "Done",',
        _PLAIN_WORDS,
    ),
    Mend("/actions.js", 'configure_presentation: "Viewport updated"', 'configure_presentation: " "', _PLAIN_WORDS),
    Mend("/actions.js", 'ready ? "Preview ready" : "Loading preview…"', 'ready ? "" : "Loading…"', _PLAIN_WORDS),
    Mend(
        "/actions.js",
        'labels[kind || ""] || "Action completed";',
        'labels[kind || ""] || "Done";',
        _PLAIN_WORDS,
    ),
)
