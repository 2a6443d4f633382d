"""What things are called for one viewer: seats, cards, units and where they stand. Unseen cards go by their back."""

from __future__ import annotations

from game.rules.magna.cards import BACK, TRAP_NAME
from game.rules.magna.places import HOME, LANE, WAS, base_piece, discard, is_unit
from game.rules.magna.use import Use, key_of
from game.table.state import Piece, State
from game.words import Phrase, seat_name

CARD = Phrase("a card", "カード")
FUND = Phrase("a war fund", "軍資金")


def card_name(s: State, key: str) -> Phrase:
    """The name of a card by its key in the catalogue, with Ψ before a unique one."""
    if key == BACK:
        return CARD
    printed = s.cards.get(key)
    name: Phrase = getattr(printed, "name", CARD)
    return Phrase("Ψ{0}", "Ψ{0}").of(name) if getattr(printed, "unique", False) else name


def found_at_last(s: State, piece: int | Piece) -> Piece | None:
    """A piece, or the card in a discard pile that was this piece on the field."""
    if not isinstance(piece, int):
        return piece
    if piece in s.pieces:
        return s.pieces[piece]
    return next((p for seat in range(s.seats) for p in s.inside(discard(seat)) if p.has(WAS) == piece), None)


def name(s: State, piece: int | Piece) -> Phrase:
    """The name of a piece that may be gone or unseen; a trap is called so, with its face for who sees it."""
    found = found_at_last(s, piece)
    if found is None:
        return CARD
    if not found.face_up:
        plain = TRAP_NAME if is_unit(found) else FUND
        return plain if found.card == BACK else Phrase("{0} ({1})", "{0}（{1}）").of(plain, card_name(s, found.card))
    return card_name(s, found.card)


def whose(s: State, piece: int | Piece) -> Phrase:
    """A piece with its owner: "Player 1's Wyvern"."""
    found = found_at_last(s, piece)
    return Phrase("{0}'s {1}", "{0}の{1}").of(seat_name(found.owner), name(s, found)) if found else CARD


def place_name(place: int) -> Phrase:
    if place == LANE:
        return Phrase("the invasion slots", "進攻スロット")
    if place == HOME:
        return Phrase("base 3", "拠点3")
    return Phrase(f"base {place}", f"拠点{place}")


def base_name(s: State, seat: int, base: int) -> Phrase:
    """A base by its number and name: "base 2 (Floodgate Pass)"."""
    piece = base_piece(s, seat, base)
    if piece is None:
        return place_name(base)
    return Phrase("{0} ({1})", "{0}（{1}）").of(place_name(base), card_name(s, piece.card))


def standing_at(s: State, piece: int | Piece) -> Phrase:
    """A unit and where it stands: "Wyvern at base 3"."""
    found = found_at_last(s, piece)
    if found is None or not is_unit(found):
        return name(s, piece)
    return Phrase("{0} at {1}", "{1}の{0}").of(name(s, found), place_name(found.at[0]))


def cards_of(n: int) -> Phrase:
    return Phrase(f"{n} card" if n == 1 else f"{n} cards", f"カード{n}枚")


def called(s: State, card: str, part: str) -> Phrase:
    """An ability by its name; a card that is used itself by its own."""
    abilities = getattr(s.cards.get(card), "abilities", ())
    return next((ability.name for ability in abilities if part and ability.key == part), card_name(s, card))


def use_name(s: State, use: Use) -> Phrase:
    """What a declaration is called."""
    return called(s, key_of(s, use), use.part)
