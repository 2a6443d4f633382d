"""The army cards beside the board: who lives, what they can do now, what lies on them."""

from __future__ import annotations

from game.frozen import frozen
from game.rules.arena.cards import Army, Spell
from game.rules.arena.places import BOARD, arena, army_of, enchantments, graveyard, has_fallen, reserve
from game.rules.arena.stats import stat
from game.table.state import Piece, State
from game.ui.art import palette as P
from game.ui.art.draw import put
from game.ui.faces.arena import army_strip, glow
from game.ui.faces.arena.gems import HUE
from game.ui.layouts.arena import words
from game.ui.layouts.arena.hud import Say
from game.ui.layouts.arena.seats import draw_shape, seat_colour
from game.ui.layouts.arena.table import Table
from game.ui.play.glass import glass
from game.ui.play.part import Part
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import lit_edge
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen

SHOWN = ("move", "range", "power", "toughness")


@frozen
class Standing:
    """How an army card stands at the moment."""

    on_board: tuple[Piece, ...]
    in_reserve: int
    lost: int
    stats: dict[str, tuple[int, int]]

    @property
    def wounds(self) -> tuple[int, ...]:
        return tuple(p.has("wounds") for p in self.on_board)


def standing(s: State, card: Piece) -> Standing:
    """Its figures, and its stats now and as printed. The stats are those of its first figure."""
    own = [p for p in s.pieces.values() if p.host == card.id and p.card.startswith("figure/")]
    on_board = tuple(p for p in own if p.zone == BOARD)
    army = army_of(s, card)
    now = {
        name: (stat(s, on_board[0], name) if on_board else getattr(army, name), getattr(army, name)) for name in SHOWN
    }
    return Standing(
        on_board,
        sum(p.zone == reserve(card.owner) for p in own),
        sum(p.zone == graveyard(card.owner) for p in own),
        now,
    )


def draw_head(pen: Pen, table: Table, box: Box, seat: int, name: str, say: Say) -> None:
    """Whose armies these are."""
    colour = seat_colour(pen.colours, table.shown, seat)

    def paint(pen: Pen, box: Box) -> None:
        glass(pen, box, 12)
        ink = pen.layer(18, 18)
        draw_shape(ink, seat, (9, 9), 5.5, colour)
        pen.lay(ink, box.x + 5, box.cy - 9)
        pen.words(name, (box.x + 25, box.cy), 12.5, P.BRASS_LIT, True, width=box.w - 34)

    pen.kept(("head", name, seat, colour), box, paint, 22)


def draw_army(pen: Pen, table: Table, part: Part, state: str, hover: bool, say: Say) -> None:
    """One army card, with its enchantments as tabs at its side and its reserve as a tag."""
    s = table.trial
    card = s.pieces.get(part.piece)
    if card is None:
        return
    army: Army = army_of(s, card)
    stand = standing(s, card)
    box, r = part.box, pen.rect(part.box)
    active = arena(s).active == card.id
    if active or state in ("offer", "select"):
        light = glow(r.size, "offer" if state != "select" else "select", 9 * pen.scale)
        put(pen.surface, light, (r.x - 12, r.y - 12))
    shown = "off" if has_fallen(s, card) else state or ("offer" if active else "")
    face = army_strip(
        army,
        pen.lang,
        r.size,
        wounds=stand.wounds,
        stats=stand.stats,
        figures=(len(stand.on_board), stand.in_reserve, stand.lost),
        state=shown,
        scale=pen.scale,
    )
    put(pen.surface, face, r.topleft)
    if hover:
        lit_edge(pen, box, 8)
    _tags(pen, s, card, stand, box, say)


def _tags(pen: Pen, s: State, card: Piece, stand: Standing, box: Box, say: Say) -> None:
    """Enchantments stand out at the right of the card, hidden ones as backs."""
    for piece, tab in tabs(s, card, box):
        spell = s.cards.get(piece.card)
        colour = HUE.get(spell.colour, HUE[""]) if isinstance(spell, Spell) else HUE[""]
        hidden = not isinstance(spell, Spell) or not piece.face_up

        def paint(pen: Pen, tab: Box, colour: tuple[int, int, int] = colour, hidden: bool = hidden) -> None:
            pen.shade(tab, 5, 4, 120, 2)
            pen.slab(tab, (*((44, 36, 30) if hidden else colour), 255), 5, (*P.BRASS, 255))
            if hidden:
                pen.words("?", (tab.cx, tab.cy), 13, P.BRASS_LIT, True, anchor="center")
            else:
                sign(pen, "spark", (tab.cx, tab.cy), 6.5, (20, 14, 8))

        pen.kept(("tab", colour, hidden), tab, paint, 12)


def tabs(s: State, card: Piece, box: Box) -> list[tuple[Piece, Box]]:
    """The enchantments on a card, and where their tabs are."""
    found = enchantments(s, card.id)[:4]
    return [(piece, Box(box.right_edge - 3, box.y + 26 + 23 * n, 22, 20)) for n, piece in enumerate(found)]


def reserve_words(stand: Standing, say: Say) -> str:
    """How many figures wait to be summoned."""
    return say(words.RESERVE.of(stand.in_reserve)) if stand.in_reserve else ""
