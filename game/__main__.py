"""`python -m game`."""
from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    """The command line. What it needs is loaded after `freeze_support`, so that a bot's process starts lightly."""
    from game import cli

    return cli.main()


if __name__ == "__main__":
    multiprocessing.freeze_support()           # first of all: bots of the packaged program think in processes
    sys.exit(main())
