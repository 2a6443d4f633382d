"""The deck that is being built: how many of each card, its name, and whether anything would be lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.ui.editors.workshop import Workshop

NEW, READY = "new", "ready/"
MOST = 200  # cards of a deck that is worked on at all


@dataclass
class Work:
    """Counts by card key. `file` is the name under which it is saved, `source` what the list of decks calls it."""

    shop: Workshop
    mode: str = ""
    counts: Counter[str] = field(default_factory=Counter)
    name: str = ""
    file: str = ""
    source: str = NEW
    kept: tuple[Counter[str], str] = field(default_factory=lambda: (Counter(), ""))  # as last saved or opened

    # ---- what it is ----------------------------------------------------------------------------
    @property
    def total(self) -> int:
        return self.counts.total()

    @property
    def missing(self) -> int:
        """How many cards it still needs; less than nothing if it has too many."""
        return self.shop.size(self.mode) - self.total

    @property
    def dirty(self) -> bool:
        """True if something would be lost."""
        return self.total > 0 and (+self.counts, self.name.strip()) != self.kept

    def keys(self) -> list[str]:
        """Every card as often as it is in, part by part, in the order of the list."""
        cards, parts = self.shop.cards(), [section.key for section in self.shop.sections(self.mode)]
        order = list(cards)

        def where(key: str) -> tuple[Any, ...]:
            card = cards[key]
            return (parts.index(self.shop.section(card)), *self.shop.place(card), order.index(key))

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
        self.take(self.shop.keys(deck))
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
        self.kept = (+self.counts, self.name.strip())

    def trim(self) -> None:
        """Take out what is more than allowed: surplus copies first, then the last cards of the list."""
        cards = self.shop.cards()
        for key, n in list(self.counts.items()):
            self.put(key, min(n, self.shop.most(cards[key], self.mode)))
        for key in reversed(self.keys()):
            if self.missing >= 0:
                break
            self.put(key, self.counts[key] - 1)
