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
from game.rules.pony.modifiers import GrantMod, PowerMod
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
    own: dict[int, list[Piece]] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The characters of a seat, as long as they are the same in every respect."""
    teams: dict[int, dict[int, dict[str, int]]] = field(
        default_factory=dict, repr=False, compare=False, metadata={"stays": True}
    )
    """The power of a seat by colours (strength.py), by the time of the turn, as long as its characters are the same in
    every respect but where they are, and so are the modifiers and the effects that last."""
    held: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on which cards are in the hands."""
    fixed: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """The same for what depends on nothing that changes in a match: the decks, as far as they are known."""

    def clone(self) -> Self:
        """A copy works things out anew: views and imagined tables have other cards."""
        twin = State.clone(self)
        twin.kept, twin.board, twin.cast, twin.text, twin.laws, twin.poise, twin.held = {}, {}, {}, {}, {}, {}, {}
        twin.sheets, twin.crew, twin.row, twin.teams, twin.own = {}, {}, {}, {}, {}
        return twin

    def change(self, piece: Piece, **looks: object) -> Piece:
        self.poise.clear()
        self.teams.pop(piece.owner, None)
        self.own.pop(piece.owner, None)
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
        if abilities := on_any_side(self.cards[piece.card]):
            self.text.clear()
            if "static" in sorts_in(abilities):
                self.rule(abilities)

    def forget_cards(self) -> None:
        """Which cards are in play, and what they do, has changed."""
        for memory in (self.cast, self.crew, self.row, self.text, self.laws, self.teams):
            memory.clear()

    def forget(self) -> None:
        """Everything is worked out anew: for those who lay cards by hand."""
        self.forget_cards()
        for memory in (self.kept, self.board, self.poise, self.sheets, self.held, self.own):
            memory.clear()

    def turn_piece(self, piece: Piece, turned: bool) -> None:
        """A card in play is exhausted, or not any more. (`change`, but quicker.)"""
        self.poise.clear()
        self.teams.pop(piece.owner, None)
        self.own.pop(piece.owner, None)
        self.kept.clear()
        self.board.clear()
        self.pieces[piece.id] = piece.lying(turned)
        self.events.append(changed(piece.id, piece.zone))
        self.offered.clear()

    def walk(self, piece: Piece, area: Area) -> Piece:
        """A character in play goes to another area. (`change`, but quicker.)"""
        there = self.pieces[piece.id] = piece.placed(area)
        self.own.pop(piece.owner, None)
        self.kept.clear()
        self.board.clear()
        self.events.append(changed(piece.id, piece.zone))
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
            self.teams.clear()
            self.own.clear()
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
        if is_character(now):
            self.crew.clear()
            self.teams.pop(now.owner, None)
            self.own.pop(now.owner, None)
        elif was.host or now.host:
            self.crew.clear()
        self.cast["sorts"] = sorted_

    def reword(self, was: Piece, now: Piece, abilities: tuple[Ability, ...]) -> None:
        """A card that does something came into play or left it: what the others do is the same."""
        text, sorts = self.text, sorts_in(abilities)
        known: Texts | None = text.get("all")
        if known is None or "action" in sorts:
            text.clear()
        elif "trigger" in sorts or "reaction" in sorts:
            for key in ("heeded", "answered", "phases"):
                text.pop(key, None)
        if known is not None:
            known.go(was.id)
            if now.zone.name == "play" and now.face_up:
                known.come(now.id, abilities)
            text["all"] = known
        if "static" in sorts:
            self.rule(abilities)

    def rule(self, abilities: tuple[Ability, ...]) -> None:
        """Modifiers came or went. Most are of power, which the rest has nothing to do with, and the other way round."""
        laws, (of_power, others) = self.laws, ruling(abilities)
        if of_power:
            self.teams.clear()
        if not others:
            for key in OF_POWER:
                laws.pop(key, None)
            laws.pop("statics", None)
        else:
            left = {} if of_power else {key: laws[key] for key in OF_POWER if key in laws}
            laws.clear()
            laws.update(left)


OF_POWER = (PowerMod, GrantMod, "power", "timed", "sheets", "granted")
"""What is remembered of the modifiers of power and of granted keywords (strength.py)."""


@cache
def on_any_side(card: Card) -> tuple[Ability, ...]:
    """What a card does, whichever side of it is up."""
    return (*card.start.abilities, *card.boosted.abilities) if isinstance(card, Mane) else card.abilities


@cache
def ruling(abilities: tuple[Ability, ...]) -> tuple[bool, bool]:
    """True if any of these modifies power, colours, keywords or traits; and if any modifies anything else."""
    kinds = [isinstance(ability.mod, (PowerMod, GrantMod)) for ability in abilities if ability.kind == "static"]
    return any(kinds), not all(kinds)


@cache
def sorts_in(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """What there is among these: modifiers, triggers, replies, actions."""
    return frozenset([ability.kind for ability in abilities])


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
