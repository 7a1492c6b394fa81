"""Everything together: a turn through the unmodified bot process, many presses at once, drawing beside the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from statistics import median

from tests.measure.naive_turn import naive_turn_ms
from tests.measure.rush import acknowledgements, lags, percentile
from tests.measure.timing import Row
from tests.measure.whole_turn import turn_costs


def rows() -> Iterator[Row]:
    """The lines of the table."""
    costs, naive = asyncio.run(turn_costs()), naive_turn_ms()
    ours, last = median(cost.whole for cost in costs), median(cost.last for cost in costs)
    presses = sum(cost.presses for cost in costs) / len(costs)
    beside = f"2x, Pillow's PNG, ORM, deepcopy, no requests {naive:.0f} ms"
    yield Row(
        f"a whole turn over sockets, {presses:.1f} presses", f"{ours:.0f} ms", beside, f"{ours / naive:.2f}", "0.15"
    )
    yield Row("the press that ends a turn, all told", f"{last:.0f} ms", hold="35 ms")
    waits, late = asyncio.run(acknowledgements()), asyncio.run(lags())
    p99, middle = percentile(waits, 0.99), median(waits)
    yield Row(f"{len(waits)} presses at once, acknowledged", f"p99 {p99:.0f} ms, median {middle:.0f}", hold="500 ms")
    slow, worst = percentile(late, 0.99), max(late)
    yield Row("event loop while 20 boards are drawn", f"p99 {slow:.1f} ms late, worst {worst:.1f}", hold="50 ms")
