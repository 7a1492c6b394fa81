"""A scale: what each kind of effect of one game is worth to the seat that looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

S = TypeVar("S")
W = TypeVar("W", bound=Callable[..., float])


class Scale(Generic[S]):
    """Weighs effects as a sight ``S`` of the table sees them; what nobody has weighed weighs nothing."""

    def __init__(self) -> None:
        self.weights: dict[type[Any], Callable[[S, Any], float]] = {}

    def weighs(self, *kinds: type[Any]) -> Callable[[W], W]:
        """Register what effects of these kinds are worth."""

        def register(function: W) -> W:
            self.weights.update(dict.fromkeys(kinds, function))
            return function

        return register

    def one(self, sight: S, effect: Any) -> float:
        """One effect."""
        weigh = self.weights.get(type(effect))
        return weigh(sight, effect) if weigh else 0.0

    def all(self, sight: S, effects: Iterable[Any]) -> float:
        """Several effects."""
        return sum(self.one(sight, effect) for effect in effects)
