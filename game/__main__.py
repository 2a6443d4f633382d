"""`python -m game`."""

from __future__ import annotations

import gc
import multiprocessing
import sys

YOUNG = 20_000  # new objects before a look for circular garbage: matches make many values and few circles


def main() -> int:
    """The command line. What it needs is loaded after `freeze_support`, so that a bot's process starts lightly.

    Modules never become garbage: there is no looking for it while they are loaded, nor among them afterwards.
    """
    gc.disable()
    from game import cli

    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.enable()
    return cli.main()


if __name__ == "__main__":
    multiprocessing.freeze_support()  # first of all: bots of the packaged program think in processes
    sys.exit(main())
