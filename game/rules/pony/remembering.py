"""What the Pony's state remembers of what was worked out, and when it forgets it.

Every number of a card depends on other cards, and all of them are asked again and again. So each answer is kept in a
dictionary by what it follows from, and whatever changes the table throws away what no longer holds. A clone remembers
nothing: views and imagined tables have other cards.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Self

from game.rules.pony.cards import Card, Mane
from game.rules.pony.kinds import KIND, is_character, is_mane
from game.table.event import Event, Moved, changed, marked
from game.table.state import Piece, State

if TYPE_CHECKING:
    from game.rules.pony.cards import Ability
    from game.rules.pony.places import Area
    from game.rules.pony.sources import Texts


@dataclass(slots=True)
class Remembering(State):
    """A state with what was worked out from it."""

    kept: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """What was worked out from the state, until anything changes that it could depend on."""
    board: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on nothing but the cards in play."""
    cast: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on which cards are in play, with which side up, not on where and in what state."""
    crew: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on which characters are in play, with which side up, and who carries anything."""
    row: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on which Problems and Dilemmas are in play."""
    text: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on what the cards in play do: many that come and go do nothing."""
    laws: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on the modifiers in play: few cards have any."""
    sheets: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """What the power of each card in play starts from (strength.py), as long as the modifiers of power are the same."""
    poise: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on the cards in play and their state, wherever they are, and on effects that last."""
    held: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on which cards are in the hands."""
    fixed: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on nothing that changes in a match: the decks, as far as they are known."""

    def clone(self) -> Self:
        """A copy works things out anew: views and imagined tables have other cards."""
        twin = State.clone(self)
        twin.kept, twin.board, twin.cast, twin.text, twin.laws, twin.poise, twin.held = {}, {}, {}, {}, {}, {}, {}
        twin.sheets, twin.crew, twin.row = {}, {}, {}
        return twin

    def change(self, piece: Piece, **looks: object) -> Piece:
        self.poise.clear()
        if "host" in looks or ("at" in looks and not is_character(piece)):
            self.forget_cards()
            self.sheets.pop(piece.id, None)
        elif "face_up" in looks or ("marks" in looks and is_mane(piece)):
            self.turned_over(piece)
        if piece.zone.name == "play":
            self.kept.clear()
            self.board.clear()
        return State.change(self, piece, **looks)

    def turned_over(self, piece: Piece) -> None:
        """A card in play shows its other side: it is still there, and does something else if it does anything."""
        sorted_ = self.cast.get("sorts")
        self.cast.clear()
        if sorted_ is not None:
            self.cast["sorts"] = sorted_
        self.sheets.pop(piece.id, None)
        if is_character(piece):
            self.crew.clear()
        mane = is_mane(piece)
        if mane or self.cards[piece.card].abilities:
            self.text.clear()
            if mane or has_statics(self.cards[piece.card].abilities):
                self.laws.clear()

    def forget_cards(self) -> None:
        """Which cards are in play, and what they do, has changed."""
        for memory in (self.cast, self.crew, self.row, self.text, self.laws):
            memory.clear()

    def forget(self) -> None:
        """Everything is worked out anew: for those who lay cards by hand."""
        self.forget_cards()
        for memory in (self.kept, self.board, self.poise, self.sheets, self.held):
            memory.clear()

    def turn_piece(self, piece: Piece, turned: bool) -> None:
        """A card in play is exhausted, or not any more. (`change`, but quicker.)"""
        self.poise.clear()
        self.kept.clear()
        self.board.clear()
        self.pieces[piece.id] = piece.lying(turned)
        self.events.append(changed(piece.id))
        self.offered.clear()

    def walk(self, piece: Piece, area: Area) -> Piece:
        """A character in play goes to another area. (`change`, but quicker.)"""
        there = self.pieces[piece.id] = piece.placed(area)
        self.kept.clear()
        self.board.clear()
        self.events.append(changed(piece.id))
        self.offered.clear()
        return there

    def tell(self, event: Event) -> None:
        """Record a fact. Nothing that was worked out follows from it alone: who changes anything has seen to that."""
        self.events.append(event)
        if self.offered:
            self.offered.clear()

    def mark_seat(self, seat: int, what: str, change: int) -> None:
        self.marks[seat, what] += change
        self.events.append(marked(seat, what, change))
        self.offered.clear()

    def came(self, was: Piece, now: Piece) -> None:
        """A piece that comes into play or leaves it changes what is in force, one of a hand what may be played."""
        source, target = was.zone, now.zone
        if source.name == "play" or target.name == "play":
            self.kept.clear()
            self.board.clear()
            self.poise.clear()
            self.recast(was, now)
            if abilities := self.cards[now.card].abilities:
                self.reword(was, now, abilities)
        if source.name == "hand":
            self.held.pop(source.owner, None)
        if target.name == "hand":
            self.held.pop(target.owner, None)
        self.events.append(Moved(was.id, now.id, source, target))
        self.offered.clear()

    def recast(self, was: Piece, now: Piece) -> None:
        """A card came into play, which makes it the last one there, or left it; the others are what they were."""
        sorted_ = self.cast.get("sorts")
        self.cast.clear()
        if sorted_ is None:
            self.crew.clear()
            self.row.clear()
            return
        keys: list[object] = []
        if was.zone.name == "play":
            keys += sorts_of(self, was)
            for key in keys:
                sorted_[key] = [i for i in sorted_[key] if i != was.id]
        if now.zone.name == "play":
            for key in sorts_of(self, now):
                sorted_[key] = [*sorted_.get(key, ()), now.id]
                keys.append(key)
        if "problem" in keys:
            self.row.clear()
        if is_character(now) or was.host or now.host:
            self.crew.clear()
        self.cast["sorts"] = sorted_

    def reword(self, was: Piece, now: Piece, abilities: tuple[Ability, ...]) -> None:
        """A card that does something came into play or left it: what the others do is the same."""
        known: Texts | None = self.text.get("all")
        self.text.clear()
        if known is not None:
            known.go(was.id)
            if now.zone.name == "play" and now.face_up:
                known.come(now.id, abilities)
            self.text["all"] = known
        if has_statics(abilities):
            self.laws.clear()


@cache
def has_statics(abilities: tuple[Ability, ...]) -> bool:
    """True if any of these is a modifier."""
    return any(ability.kind == "static" for ability in abilities)


def sorts_of(s: State, piece: Piece) -> list[object]:
    """What a card in play counts among."""
    found: list[object] = [("on", piece.host)] if piece.host else []
    kind = KIND[piece.card]
    found.append(kind)
    if kind in ("friend", "mane"):
        found += ("character", piece.owner)
        for word in rare_words(s.cards[piece.card]):
            found.append((word, piece.owner))
    elif kind == "resource" and s.cards[piece.card].dilemma is not None:
        found.append("problem")
    return found


@cache
def rare_words(card: Card) -> tuple[str, ...]:
    """The keywords of a character that few have and nothing grants: who has them is looked up by them."""
    sides = (card.start, card.boosted) if isinstance(card, Mane) else (card,)
    printed = {each.id for side in sides for each in getattr(side, "keywords", ())}
    return tuple(sorted(printed & {"inspired", "swift"}))
