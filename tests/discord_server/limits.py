"""What goes wrong between a bot and Discord: rate limits, and faults a test asks for."""

from __future__ import annotations

import re
import time
import zlib
from dataclasses import dataclass, field


@dataclass
class Fault:
    """An answer to give instead of the right one, a number of times.

    With ``after`` the request is obeyed first, and only its answer is lost: the worst thing a network does.
    """

    method: str
    path: str
    status: int
    code: int = 0
    times: int = 1
    retry_after: float = 0.3
    after: bool = False


@dataclass
class Limit:
    """So many requests of a kind in so many seconds, counted for each address apart."""

    method: str
    path: str
    requests: int
    seconds: float
    _left: dict[str, tuple[int, float]] = field(default_factory=dict)

    def take(self, path: str) -> tuple[dict[str, str], float | None]:
        """Count one request: the headers that tell of the limit, and how long to wait if it was one too many."""
        now = time.monotonic()
        left, until = self._left.get(path, (self.requests, now + self.seconds))
        if now >= until:
            left, until = self.requests, now + self.seconds
        self._left[path] = (max(0, left - 1), until)
        return self._headers(max(0, left - 1), until - now), round(until - now, 3) if left <= 0 else None

    def _headers(self, left: int, wait: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(self.requests),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Bucket": str(zlib.crc32(f"{self.method} {self.path}".encode())),
        }


class Trouble:
    """The limits and faults in force, and how often a bot was told to wait."""

    def __init__(self) -> None:
        self.limits: list[Limit] = []
        self.faults: list[Fault] = []
        self.waits_told = 0

    def limited(self, method: str, path: str) -> tuple[dict[str, str], float | None]:
        """What the limits say of a request."""
        for limit in self.limits:
            if limit.method == method and re.fullmatch(limit.path, path):
                return limit.take(path)
        return {}, None

    def fault(self, method: str, path: str) -> Fault | None:
        """The fault this request meets, which is then one time fewer in force."""
        for fault in self.faults:
            if fault.method == method and re.fullmatch(fault.path, path):
                fault.times -= 1
                if fault.times <= 0:
                    self.faults.remove(fault)
                return fault
        return None
