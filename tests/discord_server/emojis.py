"""What the real Discord asks of an application's emojis, and of the messages that show them."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator
from typing import Any

from tests.discord_server.seam import Backend, BackendError

MOST, MOST_BYTES = 2000, 256 * 1024
PATH = re.compile(r"/applications/\d+/emojis")
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:image/(?:png|jpeg|gif);base64,(?P<image>.+)")
_PNG = b"\x89PNG\r\n\x1a\n"


def image_of(body: Any) -> bytes:
    """The picture in a request for a new emoji; empty where there is none."""
    found = _IMAGE.fullmatch(str((body or {}).get("image", "")))
    try:
        return base64.b64decode(found["image"], validate=True) if found else b""
    except binascii.Error:
        return b""


def check_new(backend: Backend, body: Any) -> None:
    """Refuse an emoji with a wrong name or picture, one too many, and a name that is taken."""
    name, image = str(body.get("name", "")), image_of(body)
    if not _NAME.fullmatch(name):
        raise BackendError(400, 50035, "Invalid Form Body: name: Must be between 2 and 32 in length")
    if not image.startswith(_PNG):
        raise BackendError(400, 50035, "Invalid Form Body: image: Invalid image data")
    if len(image) > MOST_BYTES:
        raise BackendError(400, 50138, "Failed to resize asset below the maximum size: 262144")
    there = backend.application_emojis.values()
    if any(emoji.name == name for emoji in there):
        raise BackendError(400, 50035, "Invalid Form Body: name: An emoji with that name already exists")
    if len(there) >= MOST:
        raise BackendError(400, 30008, "Maximum number of emojis reached (2000)")


def check_shown(backend: Backend, body: Any) -> None:
    """Refuse a button or a menu with an emoji that is not there."""
    for emoji in _shown(body):
        if emoji.get("id") and int(emoji["id"]) not in backend.application_emojis:
            raise BackendError(400, 50035, "Invalid Form Body: components: Invalid emoji")


def _shown(part: Any) -> Iterator[dict[str, Any]]:
    """Every emoji in the components of a request, wherever they stand in it."""
    if isinstance(part, list):
        for each in part:
            yield from _shown(each)
    elif isinstance(part, dict):
        if isinstance(part.get("emoji"), dict):
            yield part["emoji"]
        for key in ("data", "components", "options"):
            yield from _shown(part.get(key))
