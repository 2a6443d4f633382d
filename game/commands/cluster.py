"""`--cluster ADDRESS`: matches on other machines, by Dask's `distributed`, an extra.

Whoever reaches a Dask cluster may run anything on it, so it belongs on machines and a network of one's own. What
decides a match travels with it, or is compared before the first one, so that nothing depends on where it is played.
What a lost worker has not delivered is played again by another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from hashlib import sha256
from typing import Any, TypeVar

from game import assets, files
from game.commands.match_setup import Usage

Task = TypeVar("Task")
Done = TypeVar("Done")
PATIENCE = 10  # seconds until an address that does not answer is taken for a wrong one
LARGEST = 16 << 20  # bytes of a file of ours
DECIDES = {".py": assets.PACKAGE, ".json": assets.root() / "assets", ".tmx": assets.root() / "maps"}


def edition() -> str:
    """What this machine plays by: a checksum of the program, its cards, weights and battlefields."""
    found = sha256()
    for kind, folder in DECIDES.items():
        for path in sorted(folder.rglob(f"*{kind}")):
            found.update(path.relative_to(folder).as_posix().encode() + files.read(path, LARGEST))
    return found.hexdigest()


def joined(address: str) -> Any:
    """A client of the cluster at that address. Usage if there is none, or it plays by another edition."""
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise Usage("--cluster needs the extra of that name: pip install 'hexfold[cluster]'") from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Usage(f"--cluster: no cluster answers at {address}: {error}") from None
    try:
        editions = [client.run_on_scheduler(edition), *client.run(edition).values()]
    except Exception:  # of any kind: it is what happened when they looked for it
        editions = []
    if set(editions) == {edition()} and len(editions) > 1:
        return client
    client.close()
    why = "it has no workers" if len(editions) == 1 else "its machines have another Hexfold than this one, or none"
    raise Usage(f"--cluster: {address} cannot be used: {why}")


def on_cluster(work: Callable[[Task], Done], tasks: Sequence[Task], address: str) -> Iterator[Done]:
    """The result of each task, in their order. Usage if the cluster cannot be used, or goes away."""
    with joined(address) as client:
        waiting = client.map(work, tasks, pure=False)[::-1]
        while waiting:
            try:
                done: Done = waiting.pop().result()  # and forgotten there: it need not be made again
            except CancelledError:
                raise Usage(f"--cluster: the cluster at {address} has gone away") from None
            yield done
