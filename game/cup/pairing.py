"""Who plays whom: all rounds of a round robin, and the next round of a Swiss tournament.

No library does this: those there are come with hundreds of lines for large fields, or pair without looking back. With
eight players all 105 ways to pair them can be looked at, and the best one taken.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

Pairing = tuple[int, ...]  # two players, by number; one alone rests
Round = tuple[Pairing, ...]
NOBODY = -1  # whom a player is paired with who rests


def round_robin(order: Sequence[int]) -> list[Round]:
    """Everybody against everybody, by the circle method: the first stays, the others go round. With an odd number each
    rests once."""
    ring, found = list(_even(order)), list[Round]()
    half = len(ring) // 2
    for _ in ring[1:]:
        found.append(tuple(_pairing(a, b) for a, b in zip(ring[:half], reversed(ring[half:]), strict=True)))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return found


def swiss_rounds(players: int) -> int:
    """How many rounds it takes until at most one player has won all of them: 3 for eight."""
    return (players - 1).bit_length()


def swiss(order: Sequence[int], points: Mapping[int, int], before: Collection[Pairing]) -> Round:
    """The next round. `order`: the standing, the first player first; `before`: all earlier pairings.

    Nobody meets anybody twice or rests twice. The lowest in the standing rests who has not yet; then the points of
    those who meet differ as little as can be, and of ways alike it is the one in which neighbours meet.
    """
    known = {frozenset(pairing) for pairing in before}

    def unlike(found: Round) -> tuple[int, int]:
        rests = next((-order.index(pairing[0]) for pairing in found if len(pairing) == 1), 0)
        return rests, sum((points[pair[0]] - points[pair[1]]) ** 2 for pair in found if len(pair) == 2)

    ways = (found for found in _ways(_even(order)) if not any(frozenset(pairing) in known for pairing in found))
    return min(ways, key=unlike)


def _even(order: Sequence[int]) -> tuple[int, ...]:
    return (*order, NOBODY) if len(order) % 2 else tuple(order)


def _pairing(a: int, b: int) -> Pairing:
    return (a,) if b == NOBODY else (b,) if a == NOBODY else (a, b)


def _ways(left: tuple[int, ...]) -> Iterator[Round]:
    """All ways to pair an even number; those in which neighbours meet come first."""
    if not left:
        yield ()
        return
    for n in range(1, len(left)):
        for rest in _ways((*left[1:n], *left[n + 1 :])):
            yield (_pairing(left[0], left[n]), *rest)
