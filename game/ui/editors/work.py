"""The deck that is being built: how many of each card, its name, and whether anything would be lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.table.decks import Limits, Pile
from game.ui.editors import words as W
from game.ui.editors.workshop import Workshop
from game.words import Phrase

NEW, READY = "new", "ready/"
MOST = 200  # cards of a deck that is worked on at all
FEW = 6


@dataclass
class Work:
    """Counts by card key. `file` is the name under which it is saved, `source` what the list of decks calls it."""

    shop: Workshop
    mode: str = ""
    counts: Counter[str] = field(default_factory=Counter)
    name: str = ""
    file: str = ""
    source: str = NEW
    kept: tuple[tuple[str, ...], str] = ((), "")  # as last saved or opened

    # ---- what it is ----------------------------------------------------------------------------
    @property
    def total(self) -> int:
        return self.counts.total()

    @property
    def missing(self) -> int:
        """How many cards it still needs; less than nothing if one of its piles has too many."""
        extra = lacking = 0
        for pile, limits in self.piles():
            have = self.inside(pile)
            extra += max(0, have - limits.most) if limits.most else 0
            lacking += max(0, limits.least - have)
        return -extra or lacking

    @property
    def whole(self) -> int:
        """How many cards it has when nothing is missing."""
        return sum(limits.whole for _, limits in self.piles())

    @property
    def small(self) -> bool:
        """True for a deck of so few cards that they are shown as such."""
        return self.whole <= FEW

    def piles(self) -> Sequence[tuple[Pile, Limits]]:
        """What is counted by itself."""
        limits = self.shop.limits(self.mode)
        return [(pile, limits[pile.key]) for pile in self.shop.form.parts]

    def inside(self, pile: Pile) -> int:
        """How many cards of a pile are in."""
        return sum(n for key, n in self.counts.items() if self.pile_of(key) is pile)

    def points(self, pile: Pile) -> int:
        """What the cards of a pile cost."""
        cards = self.shop.cards()
        return sum(n * self.shop.points(cards[key]) for key, n in self.counts.items() if self.pile_of(key) is pile)

    @property
    def too_much(self) -> bool:
        """True if it has too many cards, too many copies, or if they cost too many points."""
        dear = any(0 < limits.points < self.points(pile) for pile, limits in self.piles())
        return dear or self.surplus() > 0 or self.missing < 0

    def counted(self) -> list[Phrase]:
        """How many cards each pile has, and what they cost."""
        out = list[Phrase]()
        for pile, limits in self.piles():
            if limits.points:
                out.append(W.OF_POINTS.of(self.points(pile), limits.points))
            if limits.most or not limits.points:
                out.append(self.shop.counted.get(pile.key, W.OF_SIZE).of(self.inside(pile), limits.whole))
        return out

    def pile_of(self, key: str) -> Pile:
        """The pile a card belongs to."""
        return self.shop.form.pile(self.shop.cards()[key])

    def limits_of(self, key: str) -> Limits:
        """The limits of that pile."""
        return self.shop.limits(self.mode)[self.pile_of(key).key]

    @property
    def dirty(self) -> bool:
        """True if something would be lost."""
        return self.total > 0 and (tuple(self.keys()), self.name.strip()) != self.kept

    def keys(self) -> list[str]:
        """Every card as often as it is in, part by part, in the order of the list; an ordered pile as it stands."""
        cards, parts = self.shop.cards(), [section.key for section in self.shop.sections(self.mode)]
        order, stands = list(cards), list(self.counts)

        def where(key: str) -> tuple[Any, ...]:
            card = cards[key]
            part = parts.index(self.shop.section(card))
            if self.shop.form.pile(card).ordered:
                return (part, stands.index(key))
            return (part, *self.shop.place(card), order.index(key))

        return [key for key in sorted(+self.counts, key=where) for _ in range(self.counts[key])]

    def lines(self) -> list[tuple[str, int]]:
        """The list: each card once, with its count."""
        return [(key, self.counts[key]) for key in dict.fromkeys(self.keys())]

    def surplus(self) -> int:
        """How many copies are more than allowed."""
        cards = self.shop.cards()
        return sum(max(0, n - self.shop.most(cards[key], self.mode)) for key, n in self.counts.items())

    # ---- changing it ---------------------------------------------------------------------------
    def put(self, key: str, count: int) -> None:
        """So many copies of a card, none at all for nothing."""
        if count > 0:
            self.counts[key] = count
        else:
            self.counts.pop(key, None)

    def take(self, keys: Sequence[str]) -> None:
        """Work on these cards."""
        cards = self.shop.cards()
        self.counts = Counter(key for key in list(keys)[:MOST] if key in cards)

    def open(self, deck: Any, file: str, source: str) -> None:
        """Work on a deck from now on; a ready-made one is where a new one begins."""
        self.take(self.shop.form.keys(deck))
        self.mode = self.shop.mode_of(deck)
        self.file = self.name = file
        self.source = source
        self.saved()

    def begin(self) -> None:
        """An empty deck."""
        self.counts, self.name, self.file, self.source = Counter(), "", "", NEW
        self.saved()

    def saved(self) -> None:
        """As it is now, it is kept."""
        self.kept = (tuple(self.keys()), self.name.strip())

    def trim(self) -> None:
        """Take out what is more than allowed: surplus copies first, then the last cards of the list."""
        cards = self.shop.cards()
        for key, n in list(self.counts.items()):
            self.put(key, min(n, self.shop.most(cards[key], self.mode)))
        for key in reversed(self.keys()):
            most = self.limits_of(key).most
            if most and self.inside(self.pile_of(key)) > most:
                self.put(key, self.counts[key] - 1)

    def place(self, key: str) -> int:
        """Where in its ordered pile a card stands, counted from 1; 0 in a pile without an order."""
        if not self.pile_of(key).ordered:
            return 0
        return self.row(key).index(key) + 1

    def row(self, key: str) -> list[str]:
        """The cards of the pile of a card, each once."""
        pile = self.pile_of(key)
        return [each for each in self.counts if self.pile_of(each) is pile]

    def stand(self, key: str, place: int) -> None:
        """Put a card of an ordered pile at a place, counted from 1; the others move up."""
        row = self.row(key)
        row.remove(key)
        row.insert(min(max(place, 1), len(row) + 1) - 1, key)
        others = [each for each in self.counts if each not in row]
        self.counts = Counter({each: self.counts[each] for each in (*others, *row)})
