"""A picture ready to send: its file name, its bytes, and the same in words."""

from __future__ import annotations

from dataclasses import dataclass

LONGEST_ALT = 1024
"""Discord takes no longer description of an attachment."""


@dataclass(frozen=True, slots=True)
class Picture:
    """``name`` without an ending; ``png`` the file; ``alt`` at most LONGEST_ALT characters."""

    name: str
    png: bytes
    alt: str

    @property
    def file_name(self) -> str:
        """The name the attachment carries."""
        return f"{self.name}.png"
