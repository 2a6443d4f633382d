"""A bar on standard error, and several processes or machines at one task."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")
WIDTH = 30


class Bar:
    """How much is done; drawn over itself on a terminal, in tenths elsewhere."""

    def __init__(self, total: int, what: str) -> None:
        self.total, self.what, self.done, self.shown = total, what, 0, -1
        self.live = sys.stderr.isatty()

    def step(self, note: str = "") -> None:
        """One more is done."""
        self.done += 1
        share = self.done * (100 if self.live else 10) // self.total
        if share == self.shown and self.done < self.total:
            return
        self.shown = share
        full = WIDTH * self.done // self.total
        line = f"{self.what} [{'#' * full}{'.' * (WIDTH - full)}] {self.done}/{self.total} {note}"
        end = "\n" if self.done == self.total or not self.live else ""
        print(f"\r{line}" if self.live else line, end=end, file=sys.stderr, flush=True)


def shared_out(
    work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, cluster: str | None = None
) -> Iterator[Done]:
    """The result of each task, in their order: from a cluster, or this machine; in this process if `jobs` is 1."""
    if cluster:
        from game.commands.cluster import on_cluster

        yield from on_cluster(work, tasks, cluster)
    elif jobs <= 1:
        yield from map(work, tasks)
    else:
        with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            yield from pool.map(work, tasks)
