"""Fields of a view against places of a picture: what must be said of each, and how it is proved."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
from PIL import Image, ImageChops

from render.plans import Plan, pasted


class Shown(NamedTuple):
    """A field is drawn: on which picture, at the places whose keys begin so, proved by this value at this path."""

    picture: str
    places: str
    path: str
    value: Any


class Untold(NamedTuple):
    """A field is not drawn, and why."""

    reason: str


Line = Shown | Untold


def fields_of(struct: type) -> Iterator[str]:
    """Every field of a view and of the structs in it, as "MatView.grit"."""
    waiting, known = [struct], {struct}
    while waiting:
        here = waiting.pop()
        for name, hint in typing.get_type_hints(here).items():
            yield f"{here.__name__}.{name}"
            new = [each for each in _structs(hint) if each not in known]
            waiting += new
            known.update(new)


def _structs(hint: Any) -> Iterator[type]:
    """The structs a type is made of; of an effect only its words are told."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint.__module__.endswith(".view"):
        yield hint
    for part in typing.get_args(hint):
        yield from _structs(part)


def changed(view: Any, path: str, value: Any) -> Any:
    """The same view with another value at a path: "mats.0.ships.1.port"."""
    head, _, rest = path.partition(".")
    if head.isdigit():
        parts = list(view)
        parts[int(head)] = changed(parts[int(head)], rest, value) if rest else value
        return tuple(parts)
    inner = changed(getattr(view, head), rest, value) if rest else value
    return msgspec.structs.replace(view, **{head: inner})


def unproved(view: Any, line: Shown, lay: Callable[[str, Any], Plan]) -> str:
    """What is wrong with a line: "" if the field changes the pixels, and what its places show."""
    before, after = lay(line.picture, view), lay(line.picture, changed(view, line.path, line.value))
    if not _differ(pasted(before), pasted(after)):
        return "no pixel has changed"
    known = {place.key: place.value for place in before.places}
    now = {place.key: place.value for place in after.places}
    new = [key for key in {**known, **now} if known.get(key) != now.get(key) or (key in known) != (key in now)]
    return "" if any(key.startswith(line.places) for key in new) else f"of its places, none has changed: {new}"


def _differ(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is not None
