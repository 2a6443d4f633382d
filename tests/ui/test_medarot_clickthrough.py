"""Whole matches of the Medarot Card Game by mouse alone and by keyboard alone; drags, reasons, aiming, taking back."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

import game
from game.match.match import Match, Setup
from game.rules.medarot.activation import Activation, Move
from game.rules.medarot.attack import Attack
from game.rules.medarot.places import BOARD, deck, hand, master, medals, medarot, stock, trash
from game.rules.medarot.stock import SetCard
from game.rules.medarot.trashing import TrashCard
from game.table.step import Spot, Step, Thing
from game.ui.art.cuts import noted
from game.ui.play.words import NO_UNDO
from game.ui.session import Session
from game.ui.table.controls import TIP_WAIT
from game.ui.table.scene import CardTable
from game.ui.table.tray import laid_open
from game.ui.widgets.pen import Gallery, Set
from tests.rules.medarot.byhand import act, find, table
from tests.ui.cardhands import (
    app_at,
    asked,
    button,
    click,
    drag,
    key,
    options,
    point,
    quick,
    settle,
    show,
    spot_in,
    where,
)
from tests.ui.test_card_matches import by_keyboard, by_mouse, tab_to
from tests.ui.whole_match import Hand, play_to_the_result

pytestmark = pytest.mark.sampled(14, of="a table of Medarot by mouse and keys")

ENOUGH = 1500  # clicks or keys: no match takes so many


def open_match(
    home: Path,
    kinds: tuple[str, ...] = ("human", "random"),
    seed: int = 7,
    mode: str = "normal",
    size: tuple[int, int] = (1280, 720),
    **settings: object,
) -> CardTable:
    """A new match on the screen, at its first question."""
    setup = Setup("medarot", 2, seed, {"mode": mode}, kinds=kinds)
    return show(app_at(home, size, **settings), Session.begin(game.record, setup, quick))


def reached(
    home: Path, wanted: Callable[[Match], bool], seeds: range = range(40), size: tuple[int, int] = (1280, 720)
) -> CardTable:
    """A match in which something is asked of the person in seat 0, at that moment."""
    for seed in seeds:
        setup = Setup("medarot", 2, seed, kinds=("human", "random"))
        bots = [quick("random", seat, seed, "medarot") for seat in range(2)]
        match: Match = game.record.begin(setup, bots)
        for _ in range(260):
            if match.state.result is not None:
                break
            if match.state.asks and wanted(match):
                return show(app_at(home, size), Session(match, quick))
            match.tick()
    raise AssertionError("no match comes to that")


def acts(match: Match, *kinds: type[Step]) -> bool:
    """True if the person is asked what a Medarot does, and can do all of these."""
    if not isinstance(match.view(0).asks.get(0), Activation):
        return False
    found = match.options(0)
    return all(any(isinstance(option, kind) for option in found) for kind in kinds)


# ---- whole matches -------------------------------------------------------------------------------------
@pytest.mark.sampled(1, of="whole matches at the screen")
@pytest.mark.parametrize(
    ("hand", "kinds", "mode", "size"),
    [(by_mouse, ("human", "random"), "normal", (1280, 720)), (by_keyboard, ("human", "human"), "normal", (960, 540)),
     (by_mouse, ("human", "random"), "beginner", (1280, 720))],
    ids=["mouse", "keyboard, two persons", "beginner mode"],
)  # fmt: skip
def test_a_whole_match_is_played_to_the_result(
    hand: Hand, kinds: tuple[str, ...], mode: str, size: tuple[int, int], tmp_path: Path
) -> None:
    scene = open_match(tmp_path, kinds, 11, mode, size)
    play_to_the_result(scene, hand, kinds, ENOUGH)


# ---- clicks --------------------------------------------------------------------------------------------
def test_a_click_on_a_lit_cell_moves_the_acting_medarot(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, Move))
    move = options(scene, "Move")[0]
    assert isinstance(move, Move)
    assert Spot(BOARD, move.at) in scene.table.offered(), "nobody has to click the Medarot first"
    click(scene, where(scene, Spot(BOARD, move.at)))
    settle(scene)
    assert scene.session.match.view(0).pieces[move.medarot].at == move.at
    scene.app.close()


def test_an_attack_is_aimed_first_and_confirmed_by_a_second_click(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, Attack))
    attack = options(scene, "Attack")[0]
    assert isinstance(attack, Attack)
    before = len(scene.session.match.picks[0])
    click(scene, where(scene, attack.target))
    assert scene.table.draft is not None and scene.table.draft.confirms == attack
    assert scene.drawing.panels.above.pointed()[0] == attack.target
    assert len(scene.session.match.picks[0]) == before, "nothing has happened yet"
    key(scene, pygame.K_ESCAPE)
    assert scene.table.draft.confirms is None and not scene.table.draft.begun
    click(scene, where(scene, attack.target))
    click(scene, where(scene, attack.target))
    assert len(scene.session.match.picks[0]) == before + 1
    scene.app.close()


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_an_attack_whose_outcome_has_been_read_takes_one_click(by: str, tmp_path: Path) -> None:
    """Pointing at the enemy shows it: the click is the confirmation."""
    scene = reached(tmp_path, lambda match: acts(match, Attack))
    attack = options(scene, "Attack")[0]
    assert isinstance(attack, Attack)
    before = len(scene.session.match.picks[0])
    if by == "mouse":
        point(scene, where(scene, attack.target))
        scene.app.step(TIP_WAIT)
        click(scene, where(scene, attack.target))
    else:
        tab_to(scene, attack.target)
        key(scene, pygame.K_RETURN)
    assert len(scene.session.match.picks[0]) == before + 1
    scene.app.close()


def test_the_master_is_confirmed(tmp_path: Path) -> None:
    """He stays for the whole match, and the choice cannot be taken back."""
    scene = reached(tmp_path, lambda match: 0 in match.state.asks and len(match.options(0)) > 1)
    assert asked(scene) == "ChooseMaster"
    first, second = [option.about()[0] for option in options(scene, "LayMaster")][:2]
    click(scene, where(scene, first))
    assert not scene.session.match.picks[0] and scene.table.draft and scene.table.draft.confirms
    click(scene, where(scene, second))
    assert not scene.session.match.picks[0] and scene.table.draft.chosen() == (second,), "one may think better of it"
    key(scene, pygame.K_RETURN)
    assert len(scene.session.match.picks[0]) == 1
    scene.app.close()


def test_a_card_that_has_to_go_is_confirmed_and_the_next_one_is_not_chosen_by_the_same_click(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: any(isinstance(option, TrashCard) for option in match.options(0)))
    card = options(scene, "TrashCard")[0].about()[0]
    made, made_in_all = len(scene.session.match.picks[0]), len(scene.session.match.entries)
    click(scene, where(scene, card))
    assert len(scene.session.match.picks[0]) == made and scene.table.draft and scene.table.draft.confirms
    click(scene, where(scene, card))
    settle(scene)
    assert len(scene.session.match.picks[0]) == made + 1
    (trashed,) = scene.session.match.entries[made_in_all:][:1]
    assert trashed.final == "shown", "everybody has seen what it was"
    key(scene, pygame.K_z, mod=pygame.KMOD_CTRL)
    assert NO_UNDO[scene.session.why_no_undo()] in [toast.said for toast in scene.app.toasts]
    scene.app.close()


def test_after_a_card_has_gone_nothing_is_chosen_where_the_pointer_rests_and_undo_names_the_true_reason(
    tmp_path: Path,
) -> None:
    """The hand closes up under the pointer; neither dice nor anybody else have come between."""

    def several_go(match: Match) -> bool:
        view = match.view(0)
        return getattr(view.asks.get(0), "left", 0) > 1 and len(view.inside(hand(0))) > 2

    scene = reached(tmp_path, several_go)
    assert asked(scene) == "WeakDiscard"
    held = len(scene.table.shown.inside(hand(0)))
    x, y = where(scene, scene.table.shown.inside(hand(0))[held // 2].id)  # one in the middle: the others move by
    at = x + 25, y  # half a card, so that its own middle is between two of them
    click(scene, at)
    click(scene, at)
    settle(scene)
    assert asked(scene) == "WeakDiscard" and len(scene.table.shown.inside(hand(0))) == held - 1
    under = scene.controls.part_under(at)
    assert under is not None and under.piece, "the next card lies there now"
    assert scene.table.draft is not None and not scene.table.draft.begun
    click(scene, at)
    assert scene.table.draft.confirms and len(scene.table.shown.inside(hand(0))) == held - 1, "one click more asks only"
    key(scene, pygame.K_ESCAPE)
    click(scene, button(scene, "tool undo"))
    assert NO_UNDO["shown"] in [toast.said for toast in scene.app.toasts]
    scene.app.close()


def test_why_a_master_stays_is_said_as_it_is(tmp_path: Path) -> None:
    """Both masters were chosen at the same time: the other side has chosen its own since."""
    scene = reached(tmp_path, lambda match: 0 in match.state.asks and len(match.options(0)) > 1)
    first = options(scene, "LayMaster")[0].about()[0]
    click(scene, where(scene, first))
    click(scene, where(scene, first))
    settle(scene)
    assert scene.session.match.entries[-1].seat == 1
    click(scene, button(scene, "tool undo"))
    assert NO_UNDO["others"] in [toast.said for toast in scene.app.toasts]
    scene.app.close()


def test_a_line_of_the_speed_order_stands_for_its_medarot(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, Attack))
    attack = options(scene, "Attack")[0]
    assert isinstance(attack, Attack)
    part = next(part for part in scene.parts if part.key == f"turn {attack.target}")
    click(scene, spot_in(scene, part))
    assert scene.table.draft is not None and scene.table.draft.confirms == attack
    scene.app.close()


def test_the_details_open_from_the_grid_and_from_the_speed_order(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, Move))
    active = medarot(scene.table.shown).active
    click(scene, where(scene, active), 3)
    assert scene.detail == active
    key(scene, pygame.K_ESCAPE)
    click(scene, button(scene, f"turn {active}"), 3)
    assert scene.detail == active
    scene.app.close()


# ---- drags ---------------------------------------------------------------------------------------------
def test_a_medarot_is_dragged_to_a_cell(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, Move))
    move = options(scene, "Move")[-1]
    assert isinstance(move, Move)
    drag(scene, where(scene, move.medarot), where(scene, Spot(BOARD, move.at)))
    settle(scene)
    assert scene.session.match.view(0).pieces[move.medarot].at == move.at
    scene.app.close()


def test_a_medarot_is_dragged_onto_an_enemy(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, Attack))
    attack = options(scene, "Attack")[0]
    assert isinstance(attack, Attack)
    before = len(scene.session.match.picks[0])
    drag(scene, where(scene, attack.attacker), where(scene, attack.target))
    assert len(scene.session.match.picks[0]) == before + 1, "a drag is deliberate: it needs no second click"
    scene.app.close()


def test_a_medarot_let_go_anywhere_else_goes_back(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, Move))
    move = options(scene, "Move")[0]
    assert isinstance(move, Move)
    prompt = scene.table.composition.regions.prompt
    before = len(scene.session.match.picks[0])
    drag(scene, where(scene, move.medarot), (round(prompt.cx), round(prompt.cy)))
    assert len(scene.session.match.picks[0]) == before
    assert scene.table.draft is not None and not scene.table.draft.begun
    scene.app.close()


def test_a_medarotter_is_dragged_to_the_stock_to_be_set(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        return acts(match, SetCard) and len(match.view(0).inside(stock(0))) < 3

    scene = reached(tmp_path, wanted)
    card = options(scene, "SetCard")[0].about()[0]
    assert isinstance(card, int)
    lying = len(scene.table.shown.inside(stock(0)))
    place = next(place for place in scene.table.composition.places if place.zone == stock(0))
    drag(scene, where(scene, card), (round(place.box.cx), round(place.box.cy)))
    settle(scene)
    view = scene.session.match.view(0)
    assert len(view.inside(stock(0))) == lying + 1 and card not in [p.id for p in view.inside(hand(0))]
    scene.app.close()


def test_a_medarotter_let_go_elsewhere_stays_in_hand(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, SetCard))
    card = options(scene, "SetCard")[0].about()[0]
    assert isinstance(card, int)
    before = len(scene.session.match.picks[0])
    place = next(place for place in scene.table.composition.places if place.zone == deck(0))
    drag(scene, where(scene, card), (round(place.box.cx), round(place.box.cy)))
    assert len(scene.session.match.picks[0]) == before
    scene.app.close()


def test_a_medarot_of_the_hand_is_dragged_to_its_cell_in_the_opening(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: type(match.view(0).asks.get(0)).__name__ == "Place")
    card, spot = options(scene, "PlaceDown")[0].about()
    drag(scene, where(scene, card), where(scene, spot))
    settle(scene)
    assert isinstance(spot, Spot)
    assert any(p.at == spot.at and not p.face_up for p in scene.session.match.view(0).inside(BOARD))
    scene.app.close()


def test_a_card_that_has_to_go_is_dragged_to_the_trash(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: type(match.view(0).asks.get(0)).__name__ in ("WeakDiscard", "TrashToLimit"))
    card = options(scene, "TrashCard")[0].about()[0]
    held, gone = len(scene.table.shown.inside(hand(0))), len(scene.table.shown.inside(trash(0)))
    place = next(place for place in scene.table.composition.places if place.zone == trash(0))
    before = len(scene.session.match.picks[0])
    drag(scene, where(scene, card), (round(place.box.cx), round(place.box.cy)))
    assert len(scene.session.match.picks[0]) == before + 1, (held, gone)
    scene.app.close()


# ---- why not -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_cell_and_medarot_that_cannot_be_chosen_says_why(tmp_path: Path, lang: str) -> None:
    scene = reached(tmp_path, lambda match: acts(match, Move, Attack))
    scene.app.change(language=lang)
    table, said = scene.table, set()
    refusals = [Spot(BOARD, (column, row)) for column in range(3) for row in range(1, 6)]
    things: list[Thing] = [*refusals, *(p.id for p in table.shown.inside(BOARD))]
    for thing in (thing for thing in things if thing not in table.offered()):
        found = table.why_not((thing,))
        acting_cell = isinstance(thing, Spot) and thing.at == table.shown.pieces[medarot(table.shown).active].at
        assert found or acting_cell or thing == medarot(table.shown).active, thing
        said |= {no.why.in_(lang) for no in found}
    assert len(said) >= 2
    closed = next(t for t in refusals if t not in table.offered() and not any(p.at == t.at for p in
                  table.shown.inside(BOARD)))  # fmt: skip
    click(scene, where(scene, closed))
    assert scene.controls.whisper and scene.controls.whisper[0].in_(lang)
    scene.app.close()


def test_a_swap_that_is_dropped_on_another_own_cell_says_where_it_goes(tmp_path: Path) -> None:
    """10.3: the card is chosen, then a cell of the own field: not "no arrow that way"; the swap stays chosen."""
    s = table("A:metabee@b2", "A:put_cat@hand", "B:put_cat@b4", decks=5)
    act(s, "A:metabee")
    setup = Setup("medarot", 2, 1, kinds=("human", "random"))
    scene = show(app_at(tmp_path, (1280, 720)), Session(Match(s, (), setup=setup), quick))
    card, elsewhere = find(s, "A:put_cat@hand").id, Spot(BOARD, (0, 1))
    click(scene, where(scene, card))
    click(scene, where(scene, elsewhere))
    assert "The new Medarot takes the cell of the one that acts" in scene.controls.whisper[0].en
    assert scene.table.draft is not None and card in scene.table.draft.chosen()
    key(scene, pygame.K_RETURN)
    settle(scene)
    assert any(p.at == (1, 2) and p.owner == 0 and not p.face_up for p in scene.session.match.view(0).inside(BOARD))
    scene.app.close()


def test_an_enemy_out_of_reach_says_why_when_it_is_clicked(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        view = match.view(0)
        reached_ = {o.target for o in match.options(0) if isinstance(o, Attack)} if acts(match) else set()
        return acts(match) and any(p.owner == 1 and p.id not in reached_ for p in view.inside(BOARD))

    scene = reached(tmp_path, wanted)
    targets = {o.about()[1] for o in options(scene, "Attack")}
    enemy = next(p for p in scene.table.shown.inside(BOARD) if p.owner == 1 and p.id not in targets)
    click(scene, where(scene, enemy.id))
    assert scene.controls.whisper, "a sentence and its rule"
    scene.app.close()


# ---- what is hidden, what is undone ----------------------------------------------------------------------
@pytest.mark.sampled(1, of="what others hide, at the screen")
def test_the_computers_face_down_cards_show_no_face(tmp_path: Path) -> None:
    scene = open_match(tmp_path)
    rnd = random.Random(3)
    for _ in range(30):
        settle(scene)
        if scene.session.over:
            break
        by_mouse(scene, rnd)
        for actor in scene.table.cards.actors():
            if actor.piece.owner == 1 and not actor.piece.face_up and actor.piece.zone != trash(1):
                assert actor.look.face.count("/") < 2 and not actor.look.peek
    scene.app.close()


def test_a_move_is_taken_back_where_nothing_was_shown(tmp_path: Path) -> None:
    for seed in range(20):
        scene = reached(tmp_path, lambda match: acts(match, Move), range(seed, 40))
        move = options(scene, "Move")[0]
        assert isinstance(move, Move)
        before = scene.table.shown.pieces[move.medarot].at
        click(scene, where(scene, Spot(BOARD, move.at)))
        settle(scene)
        if asked(scene) == "Activation" and scene.table.question == scene.session.match.view(0).asks[0]:
            break  # it can still attack: nobody else acts yet
        scene.app.close()
    assert isinstance(move, Move) and scene.session.why_no_undo() == ""
    assert scene.table.shown.pieces[move.medarot].at == move.at
    key(scene, pygame.K_z, mod=pygame.KMOD_CTRL)
    settle(scene)
    assert asked(scene) == "Activation" and scene.table.shown.pieces[move.medarot].at == before
    scene.app.close()


def test_medals_that_are_paid_leave_the_purse_while_it_is_shown(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: type(match.view(0).asks.get(0)).__name__ == "PaidDraw")
    scene.table.calm = False
    before = medals(scene.table.shown, 0)
    click(scene, button(scene, next(p.key for p in scene.parts if p.step is not None and "1" in p.words.en)))
    paid, flew = False, False
    for _ in range(60):
        scene.app.step(0.05)
        flew = flew or any(coins.flight.seat == 0 for coins in scene.table.show.flying)
        panels = scene.drawing.panels
        paid = paid or (not scene.table.idle and panels.above.points(0, panels.said().standings) == before - 1)
    assert flew and paid
    scene.app.close()


# ---- what helps ------------------------------------------------------------------------------------------
def test_every_own_card_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        view = match.view(0)
        return acts(match, Move) and len(view.inside(stock(0))) > 0 and len(view.inside(hand(0))) > 2

    for seeds in (range(20), range(20, 40)):
        scene = reached(tmp_path, wanted, seeds)
        table = scene.table
        for zone in (hand(0), stock(0), master(0)):
            for piece in table.shown.inside(zone):
                assert piece.id in table.offered() or table.why_not((piece.id,)), piece.card
        scene.app.close()


def test_a_hint_lights_what_the_adviser_would_do(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, Attack))
    click(scene, button(scene, "tool hint"))
    assert scene.lit() or any(not option.about() for option in scene.table.draft.top.options)  # type: ignore[union-attr]
    scene.app.close()


def test_what_one_may_look_at_is_laid_out_in_the_middle(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: type(match.view(0).asks.get(0)).__name__ == "Look", range(41, 120))
    assert scene.tray is not None and scene.tray.pieces
    for i in scene.tray.pieces:
        look = laid_open(scene.table, scene.table.shown.pieces[i])
        assert look.up and not look.fills and look.face.count("/") == 2
        assert scene.table.look(scene.table.shown.pieces[i]).fills, "in the stock it takes no more room than ever"
    tiles = [piece for piece in scene.table.shown.inside(BOARD) if piece.face_up]
    assert tiles and not any(laid_open(scene.table, piece).fills for piece in tiles), "in the middle all are cards"
    scene.pictures = Gallery()
    with noted() as set_anew:
        scene.draw(scene.app.window.surface())
    said = [note.words for note in set_anew if "look at" in note.words]
    assert said and not any("Player 2" in words for words in said), "it is called Computer everywhere"
    key(scene, pygame.K_SPACE)
    settle(scene)
    assert asked(scene) != "Look"
    scene.app.close()


@pytest.mark.sampled(3, of="words that are not cut, at the screen")
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)], ids=str)
def test_no_text_of_the_strip_notes_and_previews_is_cut(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    scene = reached(tmp_path, lambda match: acts(match, Attack), size=size)
    scene.app.change(language=lang)
    scene.app.step(0.1)
    table, panels = scene.table, scene.drawing.panels
    for piece in table.shown.inside(BOARD):
        click(scene, where(scene, piece.id), 3)
        key(scene, pygame.K_ESCAPE)
        pen = scene.pen(scene.app.picture())
        notes: list[Set] = []
        pen.notes = notes
        panels.above.order(pen)
        panels.above.overlay(pen, 0.5)
        panels.under(pen, scene.drawing.prepare())
        cut = [note.text for note in notes if note.cut]
        assert len(notes) > 15 and not cut, (piece.card, cut)
    scene.app.close()


def swapping(home: Path, *cards: str) -> tuple[CardTable, int, int]:
    """Metabee acts, Put-Cat has been clicked to be swapped in: the table, Metabee and Put-Cat."""
    s = table(*cards, "A:put_cat@hand", "B:put_cat@b4", decks=5)
    act(s, "A:metabee")
    setup = Setup("medarot", 2, 1, kinds=("human", "random"))
    scene = show(app_at(home, (1280, 720)), Session(Match(s, (), setup=setup), quick))
    old, card = find(s, "A:metabee").id, find(s, "A:put_cat@hand").id
    click(scene, where(scene, card))
    assert scene.table.draft is not None and card in scene.table.draft.chosen()
    return scene, old, card


@pytest.mark.parametrize("kind", ["card", "turn"])  # on the grid, in the order of speed
def test_a_click_on_the_medarot_that_is_to_be_replaced_swaps(tmp_path: Path, kind: str) -> None:
    """10.3: first the card, then the Medarot in whose place it is laid, as if it were dragged there."""
    scene, old, _ = swapping(tmp_path, "A:metabee@b2")
    click(scene, spot_in(scene, next(part for part in scene.parts if (part.kind, part.piece) == (kind, old))))
    settle(scene)
    assert [(p.at, p.face_up) for p in scene.session.match.view(0).inside(BOARD) if p.owner == 0] == [((1, 2), False)]
    scene.app.close()


def test_a_medarot_of_the_neutral_row_that_is_to_be_replaced_says_where_the_new_one_may_lie(tmp_path: Path) -> None:
    """10.3: not in the neutral row; what was clicked stays chosen."""
    scene, old, card = swapping(tmp_path, "A:metabee@b3")
    click(scene, spot_in(scene, next(part for part in scene.parts if (part.kind, part.piece) == ("card", old))))
    assert scene.controls.whisper and "own field" in scene.controls.whisper[0].en
    assert scene.table.draft is not None and card in scene.table.draft.chosen()
    click(scene, where(scene, Spot(BOARD, (0, 1))))
    settle(scene)
    assert any(p.at == (0, 1) and p.owner == 0 for p in scene.session.match.view(0).inside(BOARD))
    scene.app.close()


def test_space_which_ends_activations_does_not_let_a_chance_to_react_go(tmp_path: Path) -> None:
    """In the middle of what the opponent does no key that was learnt elsewhere answers; the button does."""
    scene = reached(tmp_path, may_react)
    made = len(scene.session.match.entries)
    key(scene, pygame.K_SPACE)
    settle(scene)
    assert len(scene.session.match.entries) == made and not any(part.kind == "main" for part in scene.parts)
    (part,) = [part for part in scene.parts if part.step is not None]
    click(scene, button(scene, part.key))
    settle(scene)
    assert scene.session.match.entries[made].seat == 0
    scene.app.close()


def may_react(match: Match) -> bool:
    """True if the person may answer what the opponent does with something on the table, or let it be."""
    question = match.view(0).asks.get(0)
    if question is None or not question.inner or question.several:
        return False
    return sorted(bool(option.about()) for option in match.options(0)) == [False, True]
