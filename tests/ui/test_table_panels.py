"""The panels of the card table: words fit in both languages, what is drawn once is kept, numbers are right."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import pygame
import pytest
from pygame import Surface

import game
from game.players import levels
from game.rules.foton.cards import EventCard, Megido
from game.rules.foton.events import KindScored, MatchEnded
from game.rules.foton.places import VP, area, hand, waiting
from game.settings import TABLE_ROOM
from game.table.state import Piece, choose, legal
from game.table.step import Spot
from game.table.view import look
from game.ui import games, shots
from game.ui.art.cuts import noted
from game.ui.art.text import Rules
from game.ui.layouts.arena.printed import gem, printed
from game.ui.layouts.foton import LAYOUT
from game.ui.layouts.foton.small_photons import small
from game.ui.play.heard import Heard
from game.ui.table import frames, log, notes
from game.ui.table.banner import draw_banner
from game.ui.table.choice_buttons import draw_button, draw_tool, stacked
from game.ui.table.cloth import cloth
from game.ui.table.details import details_boxes, draw_details
from game.ui.table.inspector import Seen, draw_inspector
from game.ui.table.layout import Details, Layout, Note, Ribbon, Standing, Tally, Told
from game.ui.table.naming import named
from game.ui.table.plaques import Sitter, draw_plaque
from game.ui.table.printed import Number, Printed
from game.ui.table.prompt import draw_prompt
from game.ui.table.regions import regions
from game.ui.table.ribbon import draw_ribbon
from game.ui.table.spread import draw_spread
from game.ui.table.sprites import Lights, Sprites
from game.ui.table.tally import draw_scoring, draw_tally, tally_height
from game.ui.table.tiles import Now, tile
from game.ui.table.words import PLAYED_AT
from game.ui.theme import GREY, STANDARD, Colours
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Gallery, Pen, Set
from game.words import Phrase, same
from tests.ui.hands import Hands

SIZES = ((960, 540, 1.0), (1280, 720, 1.0), (1920, 1080, 1.5), (1920, 1080, 2.0))
NAMES = ("Mika", "Konstantin", "ミカエル", "Player 4")
SITTERS = [Sitter(name, "", (111, 183, 255)) for name in NAMES]


def pen_of(w: int, h: int, scale: float, lang: str, notes: list[Set] | None = None) -> Pen:
    pen = Pen(Surface((w, h), 0, 32), scale, Gallery(), lang, signs=LAYOUT.sign)
    pen.notes = notes
    return pen


def standing_score(seats: int) -> Tally:
    """The widest score there is: two digits everywhere."""
    heads = tuple((sign, same(sign[:1])) for sign in ("attack", "skill", "charge", "points", "sum"))
    rows = tuple((seat, ("22 +10", "19 +6", "11 +3", "14", "33")) for seat in range(seats))
    return Tally(Phrase("If it ended now", "今終わった場合"), heads, rows, frozenset({(0, 0), (1, 4)}))


# ---- felt ------------------------------------------------------------------------------------------
TABLES = [layout() for rules in game.RULESETS if (layout := games.of(rules).layout)]


@pytest.mark.parametrize("layout", TABLES, ids=lambda layout: layout.key)
def test_the_felt_is_lit_from_above_and_dark_at_the_rim(layout: Layout) -> None:
    table = cloth((640, 360), 0.5, layout.felt, layout.accent)
    middle, corner = table.get_at((320, 150)), table.get_at((24, 336))
    assert sum(middle[:3]) > 2 * sum(corner[:3])


def test_every_ruleset_has_a_cloth_of_its_own() -> None:
    assert len({layout.felt for layout in TABLES}) == len({layout.accent for layout in TABLES}) == len(TABLES) == 4


# ---- words fit -------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ("en", "ja"))
@pytest.mark.parametrize("w, h, scale", SIZES)
def test_no_panel_cuts_its_words(w: int, h: int, scale: float, lang: str) -> None:
    """Everything that a match can show in ribbon, plaques, notes, score and details, in the boxes it is shown in."""
    found: list[Set] = []
    pen, room = pen_of(w, h, scale, lang, found), Box(0, 0, w / scale, h / scale)
    s = game.start("foton", 4, 7)
    view = look(s, 0)
    composition = LAYOUT.compose(view, 0, room, -1)
    for phase, round_ in (("draft", 6), ("main", 5), ("adding", 5), ("scoring", 5)):
        view.phase, view.round = phase, round_  # type: ignore[attr-defined]
        draw_ribbon(pen, composition.regions.ribbon, LAYOUT.ribbon(view))
    for mat in composition.mats:
        for level in map(PLAYED_AT.of, levels.NAMES.values()):
            sitter = Sitter("Mika", level.in_(lang), (111, 183, 255))
            draw_plaque(pen, mat.plaque, sitter, Standing(18, Phrase("VP", "勝利点"), turn=True))
    for place in composition.places:
        frames.draw_frame(pen, place, 1)
    assert not [one.text for one in found if one.cut]


@pytest.mark.parametrize("lang", ("en", "ja"))
@pytest.mark.parametrize("seats", (2, 3, 4))
def test_the_score_fits_the_column_it_stands_in(seats: int, lang: str) -> None:
    found: list[Set] = []
    for w, h, scale in SIZES:
        pen = pen_of(w, h, scale, lang, found)
        column = regions(Box(0, 0, w / scale, h / scale)).inspector
        box = Box(column.x, column.y, column.w, tally_height(seats))
        draw_tally(pen, box, standing_score(seats), SITTERS, 0)
    assert not [one.text for one in found if one.cut and one.text[0] in "+0123456789"]


@pytest.mark.parametrize("names", (("Player 1", "Computer 2"), ("プレイヤー1", "CPU2")))
@pytest.mark.parametrize("size", (TABLE_ROOM, (1280, 720)))
def test_the_score_calls_everybody_what_the_table_calls_them(size: tuple[int, int], names: tuple[str, str]) -> None:
    """In the least window instead of the totals, which the lanes say; who "P2" is nothing else says."""
    found: list[Set] = []
    column = regions(Box(0, 0, *size)).inspector
    sitters = [Sitter(name, "", (111, 183, 255), f"P{n + 1}") for n, name in enumerate(names)]
    draw_tally(
        pen_of(*size, 1.0, "en", found), Box(column.x, 0, column.w, tally_height(2)), standing_score(2), sitters, 0
    )
    said = {one.text for one in found}
    assert said >= {*names, "33"} and ("22" in said) == (size != TABLE_ROOM)


def test_a_plaque_says_a_name_smaller_rather_than_short() -> None:
    """As narrow as that of one of three opponents in the least window."""
    found: list[Set] = []
    sitter = Sitter("Computer 2", "Normal", (111, 183, 255), "P2")
    draw_plaque(pen_of(*TABLE_ROOM, 1.0, "en", found), Box(20, 50, 125, 38), sitter, Standing(0, same("VP")))
    assert "Computer 2" in {one.text for one in found} and not any(one.cut for one in found)


@pytest.mark.parametrize(("wide", "said"), [(216, "Take area C: Charge 2, Skill 3 and Charge 1"),
                                            (256, "Invade: Lava Giant, Fog Sailor and War-Cry Drummer")])  # fmt: skip
def test_the_words_of_a_button_stay_on_it(wide: int, said: str) -> None:
    found: list[Set] = []
    box = Box(20, 20, wide, 44)
    draw_button(pen_of(*TABLE_ROOM, 1.0, "en", found), box, said, kind="main", key="Enter")
    assert " ".join(one.text for one in found if one.text != "Enter") == said
    assert all(one.box.y >= box.y and one.box.foot <= box.foot for one in found)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lang", ("en", "ja"))
def test_details_of_every_card_fit_beside_it(lang: str) -> None:
    s = game.start("foton", 2, 7)
    found: list[Set] = []
    room, picture = Box(0, 0, 960, 540), Surface((8, 8), pygame.SRCALPHA)
    pen = pen_of(960, 540, 1.0, lang, found)
    for key, card in s.cards.items():
        if isinstance(card, (Megido, EventCard)):
            piece = Piece(1, key, 0, hand(0))
            said = LAYOUT.details(look(s, 0), piece, 0)
            assert said is not None
            draw_details(pen, room, said, picture)
    assert not [one.text for one in found if one.cut]
    side = details_boxes(room)[1]
    side = Box(side.x, room.y, side.w, room.h)  # much text takes what it needs of the window's height
    assert all(one.box.within(side, 2) for one in found if one.box.x > side.x and one.box.y < 500)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each text that is drawn: whether the end of it was left out."""
    found, draw = list[bool](), Rules.draw

    def noting(self: Rules, dst: Surface, at: Any, ink: Any, accent: Any, limit: float = 1e9) -> None:
        found.append(self.height > limit + 2)
        draw(self, dst, at, ink, accent, limit)

    monkeypatch.setattr(Rules, "draw", noting)
    return found


@pytest.mark.parametrize(("lang", "high"), [("en", 261), ("ja", 222)])
def test_a_picture_gives_way_to_words_that_would_be_cut_beside_it(lang: str, high: int, cut: list[bool]) -> None:
    """In the inspector of a small window, with more buttons below it or fewer."""
    pictured = list[str]()

    def art(key: str, size: tuple[int, int]) -> Surface:
        pictured.append(key)
        return Surface(size, pygame.SRCALPHA)

    cards = game.ruleset("arena").catalogue
    said = {key: found for key in cards if key.startswith("army/") and (found := printed(cards, key)) is not None}
    for key, one in said.items():
        details = Details(one.name, one.kind, one.text, gems=(("life", "3", 0),))
        seen = Seen(key, details, replace(one, art=partial(art, key)))
        draw_inspector(pen_of(216, high, 1.0, lang), Box(0, 0, 216, high), seen, gem, 1.0, False)
        assert not (cut[-1] and key in pictured), key
    assert pictured and any(cut), "both happen"


@pytest.mark.parametrize("lang", ("en", "ja"))
def test_the_rule_and_the_facts_give_way_to_words_that_would_be_cut_above_them(lang: str, cut: list[bool]) -> None:
    """In the smallest window, between the score and a button: the text of every Megido is whole."""
    s, high = game.start("foton", 2, 7), 226
    for key, card in s.cards.items():
        if isinstance(card, Megido):
            details = LAYOUT.details(look(s, 0), Piece(1, key, 0, hand(0)), 0)
            assert details is not None and details.rule is not None and details.facts
            pen = pen_of(216, high, 1.0, lang)
            draw_inspector(
                pen, Box(0, 0, 216, high), Seen(key, details, LAYOUT.printed(s.cards, key)), LAYOUT.gem, 1.0, False
            )
    assert cut and not any(cut)


def test_what_an_area_would_bring_stands_above_what_the_party_costs() -> None:
    """In the least window, too, while an area is pointed at in the draft."""
    hands = Hands(TABLE_ROOM)
    hands.show(shots.scene(hands.app, "table:foton/draft"))
    for _ in range(10):  # until it points at an area
        hands.app.step(0.1)
    hands.app.gallery = Gallery()  # nothing is kept from before
    said = {one.text for one in hands.texts()}
    hands.app.close()
    assert said >= {"Area B would give you", "Your party costs"}


def test_what_may_be_done_with_a_card_is_said_to_its_end() -> None:
    """In a narrow column, too: a trap of Magna needs three rows for it."""
    rule = "1ファイトで裏向きに置く。戦闘で撃破されると発動（MS-4.11、MS-6.18）"
    found: list[Set] = []
    seen = Seen("trap", Details(Phrase("Powder Keg", "火薬樽"), Phrase("Trap", "罠"), (), rule=Phrase("", rule)))
    draw_inspector(pen_of(216, 300, 1.0, "ja", found), Box(0, 0, 216, 300), seen, gem, 1.0, False)
    assert rule in "".join(one.text for one in found)


def test_details_explain_the_words_on_the_card_and_say_what_is_reconstructed() -> None:
    s = game.start("foton", 2, 7)
    said = LAYOUT.details(look(s, 0), Piece(1, "megido/so-04", 0, hand(0)), 0)  # Gamigin: interferes, counters
    assert said is not None
    assert [term.en for term, _ in said.terms] == ["INTERFERE", "COUNTER", "Any icon"]
    assert said.reconstructed


def test_a_card_that_is_not_seen_has_no_details() -> None:
    s = game.start("foton", 2, 7)
    view = look(s, 0)
    hidden = next(p for p in view.pieces.values() if p.owner == 1)
    assert LAYOUT.details(view, hidden, 0) is None


@pytest.mark.parametrize("growth", [1.0, 2.0])
def test_what_a_number_counts_stands_in_several_lines_where_one_would_be_cut(growth: float) -> None:
    written = list[Set]()
    pen = pen_of(1280, 720, 1.0, "ja", written).exact(growth)
    long, short = same("CPU：イエロー・パラスプライトが妨害"), same("達成")
    rows = ("blocked", long, "2/4"), ("met", short, "2/2")
    plate = notes.draw_note(pen, Box(1030, 100, 248, 300), Note(same("バニー"), rows))
    assert {short.en, "2/4"} <= {note.text for note in written} and not any(note.cut for note in written)
    assert plate.h > notes.note_height(pen, Note(same("バニー"), (rows[1], rows[1])), 248)


# ---- what is drawn once ----------------------------------------------------------------------------
def test_panels_that_do_not_change_are_not_drawn_again() -> None:
    pen = pen_of(1280, 720, 1.0, "en")

    def everything() -> None:
        draw_ribbon(pen, Box(300, 5, 600, 34), Ribbon((same("Draft"), same("Main")), 1, same("turn 2 of 5")))
        draw_plaque(pen, Box(30, 60, 190, 56), SITTERS[0], Standing(3, same("VP"), turn=True), dots=2)
        draw_prompt(pen, Box(100, 200, 900, 44), "Take all cards of one area.", "They grow.", True)
        draw_button(pen, Box(1030, 600, 220, 46), "End turn", kind="main", key="Enter", hover=True)
        draw_tool(pen, Box(1200, 5, 32, 34), "menu")
        draw_tally(pen, Box(1030, 210, 228, 120), standing_score(3), SITTERS)
        notes.draw_note(pen, Box(1030, 340, 228, 150), Note(same("Area B"), (("attack", same("2 · 3"), "+2"),)))
        frames.draw_count(pen, (300, 300), 7)
        frames.draw_glow(pen, Box(300, 300, 90, 126), (255, 207, 92))
        draw_spread(pen, Box(100, 200, 800, 300), "Discard pile · 5 cards")
        draw_banner(pen, Box(0, 0, 1280, 720), "Main phase", (255, 207, 92))
        draw_scoring(pen, Box(100, 60, 900, 400), standing_score(4), SITTERS)

    everything()
    kept = set(pen.gallery.shelf)
    everything()
    assert set(pen.gallery.shelf) == kept


# ---- numbers ---------------------------------------------------------------------------------------
def test_the_score_says_what_the_places_would_give_now() -> None:
    """F-7.1, with the example X-38: three players, Attack 12/9/9."""
    s = game.start("foton", 3, 4)
    s.phase = "main"  # type: ignore[attr-defined]
    for seat, numbers in enumerate(((4, 4, 4), (3, 3, 3), (4, 3, 2))):
        for number in numbers:
            s.put(f"card/attack/{number}", seat, game.rules.foton.places.field(seat), back="card/attack")
    s.marks[0, VP] = 5
    board = LAYOUT.tally(look(s, 0))
    assert board is not None
    assert [cells[0] for _, cells in board.rows] == ["12 +10", "9 +2", "9 +2"]
    assert [cells[-2] for _, cells in board.rows] == ["5", "0", "0"]
    assert (0, 0) in board.best and (1, 0) not in board.best


def test_scoring_holds_up_each_kind_and_the_end() -> None:
    s = game.start("foton", 2, 7)
    s.marks[1, VP] = 4
    view = look(s, 0)
    kind = LAYOUT.cue(KindScored("skill", (12, 9), (7, 0)), view, 0)
    assert kind is not None and kind.tally is not None
    assert [cells for _, cells in kind.tally.rows] == [("0 +3", "12 +7", "", "0", "10"), ("0 +3", "9 +0", "", "4", "7")]
    ended = MatchEnded((21, 14), (9, 8), (1, 2), (0,))
    end = LAYOUT.cue(ended, view, 0)
    assert end is not None and end.tally is not None and LAYOUT.heard(ended, view, 0) == Heard("win")
    assert [cells[-2:] for _, cells in end.tally.rows] == [("21", "1"), ("14", "2")]


# ---- lists -----------------------------------------------------------------------------------------
def test_the_log_shows_the_newest_lines_lowest_and_finds_the_row_under_the_mouse() -> None:
    pen, box = pen_of(1280, 720, 1.0, "en"), Box(900, 100, 300, 200)
    lines = [Told(same(f"line {n}")) for n in range(40)]
    rows = log.log_rows(pen, lines, box)
    assert rows[-1][1] == "Line 39" and all(box.y < y < box.foot for _, _, y, _ in rows)
    assert all(a[2] < b[2] for a, b in pairwise(rows))
    assert rows[log.row_at(rows, rows[3][2])] is rows[3]
    assert log.row_at(rows, 5) == -1


def test_dice_that_were_rolled_lie_below_their_line_in_the_log() -> None:
    pen, box = pen_of(1280, 720, 1.0, "en"), Box(900, 100, 300, 200)
    lines = [Told(same("Nissa strikes"), dice=((1, False), (6, False), (5, True))), Told(same("and goes on"))]
    rows = log.log_rows(pen, lines, box)
    assert [words for _, words, _, _ in rows] == ["Nissa strikes", log.DICE, "And goes on"]
    log.draw_journal(pen, box, rows, same("Log"))
    bare = pen_of(1280, 720, 1.0, "en")
    log.draw_journal(bare, box, log.log_rows(bare, [replace(line, dice=()) for line in lines], box), same("Log"))
    dice = pygame.Rect(box.x + 24, round(rows[1][2]) - 7, 50, 14)
    assert lit(pen.surface, dice) > lit(bare.surface, dice) + 30, "three ivory and slate dice"


def lit(surface: Surface, where: pygame.Rect) -> float:
    """The mean brightness there, 0 to 255."""
    return float(pygame.surfarray.array3d(surface.subsurface(where)).mean())


def test_buttons_stack_up_from_the_foot_without_touching() -> None:
    boxes = stacked(Box(1000, 500, 220, 190), ["main", "plain", "plain"])
    assert boxes[0].foot == 690 and boxes[0].h > boxes[1].h
    assert all(upper.foot < lower.y for lower, upper in pairwise(boxes))


# ---- small cards -----------------------------------------------------------------------------------
@pytest.mark.parametrize("key", ("card/attack/3", "card/skill/3/extra", "card/charge/1", "card/event/ev-4"))
def test_small_cards_are_as_high_as_asked_for(key: str) -> None:
    cards = game.start("foton", 2, 7).cards
    for high in (40, 64, 90, 124):
        picture = small(cards[key], high, 1.0)
        assert picture.get_size() == (round(high * 5 / 7), high)


def test_small_cards_follow_the_palette() -> None:
    """Attack and Charge differ in lightness where hues cannot be told apart."""
    cards = game.start("foton", 2, 7).cards
    attack, charge = (small(cards[f"card/{kind}/2"], 80, 1.0, GREY) for kind in ("attack", "charge"))
    spot = (attack.get_width() // 2, 74)
    assert sum(charge.get_at(spot)[:3]) > sum(attack.get_at(spot)[:3]) + 60


# ---- names, notes, hints ---------------------------------------------------------------------------
def test_players_are_called_by_the_names_they_sit_under() -> None:
    said = Phrase("Player 2 interferes with you; Player 12 does not", "プレイヤー2の妨、プレイヤー3は対象外")
    names = [same("Mika"), Phrase("Anna", "アンナ")]
    assert named(said, names).en == "Anna interferes with you; Player 12 does not"
    assert named(said, names).ja == "アンナの妨、プレイヤー3は対象外"


def test_a_note_says_what_an_area_would_bring() -> None:
    """F-4.3: all cards of the area, kind by kind; and how many one would have."""
    s = game.start("foton", 2, 7)
    view = look(s, min(s.asks))
    cards = view.inside(area(1))
    note = LAYOUT.note(view, min(s.asks), (Spot(area(1)),))
    assert note is not None and note.result is not None
    assert sum(int(number) for _, _, number in note.rows) == len(cards) == 3
    assert note.result.en == "3 cards in all"


def test_the_page_of_the_draft_says_what_the_party_costs() -> None:
    s = game.start("foton", 2, 7)
    eyes = min(s.asks)
    view = look(s, eyes)
    note = LAYOUT.page(view, eyes)
    assert note is not None
    costs = [icon for p in view.inside(waiting(eyes)) for icon in view.cards[p.card].cost.icons()]
    kinds = ("attack", "skill", "charge", "any")
    assert {sign: int(number) for sign, _, number in note.rows} == {kind: costs.count(kind) for kind in kinds}


def test_the_last_round_of_the_draft_is_announced() -> None:
    s = game.start("foton", 2, 7)
    first = LAYOUT.hint(look(s, min(s.asks)), min(s.asks))
    s.round = 6  # type: ignore[attr-defined]
    last = LAYOUT.hint(look(s, min(s.asks)), min(s.asks))
    assert first is not None and last is not None and first != last and "last" in last.en


def test_the_start_card_and_the_turn_are_on_the_plaque() -> None:
    """The start card stays (R-1); in the draft the turn is whose choice it is."""
    s = game.start("foton", 3, 7)
    for _ in range(4):
        view = look(s, -1)
        standings = [LAYOUT.standing(view, seat) for seat in range(3)]
        assert [bool(standing.badges) for standing in standings] == [seat == s.start for seat in range(3)]  # type: ignore[attr-defined]
        assert [standing.turn for standing in standings] == [seat in s.asks for seat in range(3)]
        choose(s, min(s.asks), legal(s, min(s.asks))[0])


@pytest.mark.parametrize("factor", (1.0, 2.0))
@pytest.mark.parametrize("size", ((74, 42), (90, 42), (150, 26)))
def test_a_low_tile_bears_all_its_numbers_beside_each_other(size: tuple[int, int], factor: float) -> None:
    """A Medarot in the smallest window: armour, power and speed stay readable; the name stands beside or below."""
    inks = {"armor": (1, 250, 3), "power": (251, 2, 3), "speed": (1, 2, 253)}

    def gem(name: str, number: str, px: int, change: int, colours: Colours) -> Surface:
        made = Surface((px, px), pygame.SRCALPHA)
        made.fill(inks[name])
        return made

    def art(size: tuple[int, int]) -> Surface:
        return Surface(size)

    card = Printed(same("Rickturtle"), same(""), art, ((40, 30, 30), (90, 60, 60)),
                   numbers=tuple(Number(name, "70") for name in inks))  # fmt: skip
    with noted() as names:
        made = tile(card, size, Now((255, 255, 255)), gem, "en", 1.0, STANDARD, factor=factor)
    pixels = pygame.surfarray.array3d(made)
    found = {name: np.argwhere((abs(pixels.astype(int) - ink) < 8).all(axis=2)) for name, ink in inks.items()}
    assert all(np.ptp(at[:, 0]) >= 15 and np.ptp(at[:, 1]) >= 15 for at in found.values())
    assert found["armor"][:, 0].max() < found["power"][:, 0].min() <= found["power"][:, 0].max()
    assert found["power"][:, 0].max() < found["speed"][:, 0].min()
    assert [note.whole for note in names] == [True]


@pytest.mark.parametrize("scale", (1.0, 1.25, 2.0))
def test_the_light_of_a_large_tile_keeps_off_its_name(scale: float) -> None:
    """Pointed at, it keeps every stroke of its name, those that reach low such as a g, too."""

    def blank(size: tuple[int, int]) -> Surface:
        return Surface(size, pygame.SRCALPHA)

    card = Printed(same("Vassago"), same(""), blank, ((10, 8, 12), (20, 16, 24)))
    size, white = (round(168 * scale), round(160 * scale)), (255, 255, 255)
    face = tile(card, size, Now((30, 20, 20)), gem, "en", scale, STANDARD)
    lit = Sprites(lambda look, high: face, Lights(white, white, white, white), scale)._edged(face, white, size[1])
    before, after = (pygame.surfarray.array3d(each).astype(int) for each in (face, lit))
    strokes = before.min(axis=2) > 120
    strokes[:, : -round(34 * scale)] = False  # the name stands at the foot
    strokes[:, -round(4 * scale) :] = False  # and round it is the stock
    strokes[: size[0] // 8] = strokes[-size[0] // 8 :] = False
    assert strokes.sum() > 100
    assert (abs(after - before)[strokes] < 8).all()


@pytest.mark.parametrize("key", ["medarot", "magna"])
def test_no_card_of_a_hand_opens_an_empty_sheet(key: str) -> None:
    """Those without text say their numbers in words."""
    rules = game.ruleset(key)
    layout = games.of(rules).layout
    assert layout is not None
    told = [printed for card in rules.catalogue if (printed := layout().printed(rules.catalogue, card)) is not None]
    held = [printed for printed in told if not printed.kind.en.startswith("Base")]
    assert any(not printed.text for printed in held)
    assert all(printed.text or len(printed.facts) >= 3 for printed in held)
