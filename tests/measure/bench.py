"""What the costly things cost on this machine: `make bench`, or `make bench ARGS="rules store"` for some of it.

CPU time, each beside a peer in the same run. Ratios hold from machine to machine; the milliseconds do not.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Iterator, Mapping

from tests.measure import bench_pictures, bench_rules, bench_store, bench_turn
from tests.measure.timing import Row

CHAPTERS: Mapping[str, Callable[[], Iterator[Row]]] = {
    "rules": bench_rules.rows,
    "pictures": bench_pictures.rows,
    "store": bench_store.rows,
    "turn": bench_turn.rows,
}
NOT_RUN = "Not run as peers: python-chess and catanatron, whose licence (GPL) does not go with this project's."


def main() -> None:
    """Print the table, line by line as it is measured."""
    print(f"{platform.machine()}, Python {platform.python_version()}, one core. {NOT_RUN}\n")
    print("| what | ours | peer, same run | ratio | hold |\n|---|---|---|---|---|")
    for chapter in sys.argv[1:] or CHAPTERS:
        for row in CHAPTERS[chapter]():
            print(f"| {row.what} | {row.ours} | {row.peer} | {row.ratio} | {row.hold} |", flush=True)


if __name__ == "__main__":
    main()
