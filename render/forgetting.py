"""Letting go of tiles that were only made to be kept on the disk."""

from __future__ import annotations

import sys


def forget() -> None:
    """Empty what the drawing modules keep in memory; what is needed is read, or made, again."""
    for name, module in list(sys.modules.items()):
        if name.startswith("render."):
            for made in list(vars(module).values()):
                if hasattr(made, "cache_clear"):
                    made.cache_clear()
