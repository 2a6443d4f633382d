"""Names in both languages: what seats, figures, cards, colours, phases and numbers are called.

Terms of the rulebook are in `glossary.py`, sentences about events in `telling.py`. Everything here may be given a view:
what the viewer does not see is called by its back.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.arena.card_data import ArmyData
from game.rules.arena.cards import Army, Glyph, Spell
from game.rules.arena.places import armies, army_of, removed
from game.table.state import Piece, State
from game.words import Phrase
from game.words import seat_name as by_number

COLOURS = {
    "white": Phrase("White", "白"),
    "blue": Phrase("Blue", "青"),
    "black": Phrase("Black", "黒"),
    "red": Phrase("Red", "赤"),
    "green": Phrase("Green", "緑"),
}

STATS = {
    "life": Phrase("life", "ライフ"),
    "move": Phrase("move", "移動力"),
    "range": Phrase("range", "射程"),
    "power": Phrase("power", "パワー"),
    "toughness": Phrase("toughness", "タフネス"),
    "size": Phrase("size", "サイズ"),
    "cost": Phrase("cost", "コスト"),
}

CUT_OFF = Phrase("no way leads there: there is a gap in the map", "そこまでマスが続いていない（マップが途切れている）")
GAPS = "9 distance"  # the rule of that: distance is counted over existing spaces

HIDDEN = Phrase("a hidden enchantment", "伏せエンチャント")
BACKS = {"spell": HIDDEN, "glyph": Phrase("a face-down glyph", "裏向きのグリフ")}
NOTHING = Phrase("a card", "カード")
NOBODY = Phrase("a figure", "フィギュア")


def colour_of(s: State, seat: int) -> str:
    """The colour a seat plays: the first one of its first planeswalker; "" before it has an army."""
    for piece in (*s.inside(armies(seat)), *s.inside(removed(seat))):
        if piece.card.startswith("army/") and not army_of(s, piece).creature:
            return next(iter(army_of(s, piece).colours), "")
    return ""


def seat_name(s: State, seat: int) -> Phrase:
    """What a player is called: the colour played, or a number where two play the same colour."""
    colour = colour_of(s, seat)
    if colour in COLOURS and all(colour_of(s, other) != colour for other in range(s.seats) if other != seat):
        return COLOURS[colour]
    return by_number(seat)


def single(army: Army | ArmyData) -> Phrase:
    """One figure of an army card: squads are named in the plural."""
    name = army.name.en
    if army.kind == "squad_creature" and name.endswith("s"):
        name = name[:-2] if name.endswith("xes") else name[:-1]
    return Phrase(name, army.name.ja)


def card_name(s: State, key: str) -> Phrase:
    """The name of an army card, spell or glyph by its key in the catalogue; `HIDDEN` or `NOTHING` for a back."""
    if key in BACKS:
        return BACKS[key]
    printed = s.cards.get(key)
    return printed.name if isinstance(printed, (Army, Spell, Glyph)) else NOTHING


def find(s: State, piece: int) -> Piece | None:
    """The piece of this id, or the one that left the battlefield with it (harm.py marks those with `was`)."""
    if found := s.pieces.get(piece):
        return found
    return next((p for p in s.pieces.values() if p.has("was") == piece), None)


def figure_name(s: State, piece: int | Piece) -> Phrase:
    """A figure or army card with its owner, as in "White's Rhox Veteran"."""
    found = find(s, piece) if isinstance(piece, int) else piece
    return owned(s, found.owner, found.card) if found else NOBODY


def owned(s: State, seat: int, key: str) -> Phrase:
    """A figure or card of a player by its key."""
    printed = s.cards.get(key)
    name = single(printed) if isinstance(printed, Army) and key.startswith("figure/") else card_name(s, key)
    return Phrase("{0}'s {1}", "{0}の{1}").of(seat_name(s, seat), name) if 0 <= seat < s.seats else name


def either(names: Iterable[Phrase]) -> Phrase:
    """One of these: "Jace or Liliana"."""
    found = list(names)
    return Phrase(" or ".join(name.en for name in found), "か".join(name.ja for name in found))


def own_name(s: State, piece: int) -> Phrase:
    """A figure without its owner, for choices among one's own."""
    found = find(s, piece)
    printed = s.cards.get(found.card) if found else None
    return single(printed) if isinstance(printed, Army) else card_name(s, found.card if found else "")
