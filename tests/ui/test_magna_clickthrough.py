"""Whole matches of Magna Spectra by mouse alone and by keyboard alone; drafts of many parts, drags, reasons."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

import game
from game.match.match import Match, Setup
from game.rules.magna.armament import Arming, LayFund, MoveUnit, Regroup, SwapUnits
from game.rules.magna.attack import Attacking, Strikers
from game.rules.magna.invasion import ChooseParty, StartInvasion
from game.rules.magna.places import (
    LANE,
    MagnaState,
    deck,
    discard,
    field,
    funds,
    garrison,
    hand,
    magna,
    party,
    units,
)
from game.rules.magna.production import EndProduction, Exchange, PlaceAt, PlaceForce
from game.table.step import Spot, Step
from game.ui.play.stage import Selection
from game.ui.play.words import NOT_NOW
from game.ui.session import Session
from game.ui.table.scene import CardTable
from game.ui.widgets.pen import Set
from tests.rules.magna.byhand import begin, fight_at, find, invade, table, take
from tests.ui.cardhands import app_at, asked, button, click, drag, key, options, quick, settle, show, where
from tests.ui.test_card_matches import by_keyboard, by_mouse
from tests.ui.whole_match import Hand, play_to_the_result

pytestmark = pytest.mark.sampled(10, of="a table of Magna by mouse and keys")

ENOUGH = 2600  # clicks or keys: no match takes so many


def open_match(
    home: Path,
    kinds: tuple[str, ...] = ("human", "random"),
    seed: int = 7,
    size: tuple[int, int] = (1280, 720),
    **settings: object,
) -> CardTable:
    """A new match in the short format on the screen, at its first question."""
    setup = Setup("magna", 2, seed, {"format": "half"}, kinds=kinds)
    return show(app_at(home, size, **settings), Session.begin(game.record, setup, quick))


def reached(
    home: Path,
    wanted: Callable[[Match], bool],
    seeds: range = range(60),
    size: tuple[int, int] = (1280, 720),
    kinds: tuple[str, ...] = ("human", "random"),
) -> CardTable:
    """A match in which something is asked of the person in seat 0, at that moment."""
    for seed in seeds:
        bots = [quick("random", seat, seed, "magna") for seat in range(2)]
        match: Match = game.record.begin(Setup("magna", 2, seed, kinds=kinds), bots)
        for _ in range(700):
            if match.view(-1).result is not None:
                break
            if 0 in match.state.asks and len(match.options(0)) > 1 and wanted(match):
                return show(app_at(home, size), Session(match, quick))
            match.tick()
    raise AssertionError("no match comes to that")


def by_hand(home: Path, s: MagnaState, size: tuple[int, int] = (1280, 720)) -> CardTable:
    """A position set up by hand, with a person in seat 0."""
    match = Match(s, (), setup=Setup("magna", 2, 1, kinds=("human", "random")))
    return show(app_at(home, size), Session(match, quick))


def fighting(home: Path, size: tuple[int, int] = (1280, 720)) -> CardTable:
    """The person is asked for an attack, three against three."""
    s = table("A:Dust Rider@0", "A:Lava Giant@0 bears Iron Sword", "A:Fog Sailor@0 checked", "A:Undine@hand",
              "B:Blue Shield Heavy Knight@1", "B:Watermirror Mage@1", "B:Pitfall@1 down", decks=10)  # fmt: skip
    fight_at(s, 1)
    return by_hand(home, s, size)


def asks(match: Match, question: type[Step], *kinds: type[Step]) -> bool:
    """True if the person is asked that, and can do all of these."""
    if not isinstance(match.view(0).asks.get(0), question):
        return False
    found = match.options(0)
    return all(any(isinstance(option, kind) for option in found) for kind in kinds)


def regrouping(match: Match) -> bool:
    """A fund may be laid without another one going, and there are units to move and to swap."""
    view = match.view(0)
    if type(view.asks.get(0)).__name__ != "Armament" or len(view.inside(funds(0))) == 2 or not view.inside(hand(0)):
        return False
    places = {unit.at[0] for unit in units(view, 0)}
    return len(places) >= 2 and 3 <= len(units(view, 0)) <= 7


def picks(scene: CardTable) -> int:
    return len(scene.session.match.picks[0])


# ---- whole matches -------------------------------------------------------------------------------------
@pytest.mark.sampled(1, of="whole matches at the screen")
@pytest.mark.parametrize(
    ("hand_", "kinds", "size"),
    [(by_mouse, ("human", "random"), (1280, 720)), (by_keyboard, ("human", "human"), (960, 540))],
    ids=["mouse", "keyboard, two persons"],
)
def test_a_whole_match_is_played_to_the_result(
    hand_: Hand, kinds: tuple[str, ...], size: tuple[int, int], tmp_path: Path
) -> None:
    scene = open_match(tmp_path, kinds, 11, size)
    play_to_the_result(scene, hand_, kinds, ENOUGH)


# ---- a draft of many parts -----------------------------------------------------------------------------
def lay_fund(scene: CardTable) -> None:
    """The first card of the hand becomes a war fund; nothing is sent."""
    fund = options(scene, "LayFund")[0]
    click(scene, where(scene, fund.about()[0]))
    scene.app.step(0.3)
    assert isinstance(scene.table.question, Regroup)


def test_a_regroup_is_a_draft_on_the_table_that_is_confirmed_once(tmp_path: Path) -> None:
    scene = reached(tmp_path, regrouping)
    before, truth = picks(scene), scene.session.match.view(0)
    lay_fund(scene)
    assert picks(scene) == before and len(scene.session.match.view(0).inside(funds(0))) == len(truth.inside(funds(0)))
    swap = options(scene, "SwapUnits")[0]
    assert isinstance(swap, SwapUnits)
    click(scene, where(scene, swap.unit))
    click(scene, where(scene, swap.other))
    scene.app.step(0.3)
    actor = scene.table.cards.find(swap.unit)
    assert actor is not None and actor.piece.at == truth.pieces[swap.other].at, "the card lies there already"
    assert scene.session.match.view(0).pieces[swap.unit].at == truth.pieces[swap.unit].at, "the match knows nothing"
    assert picks(scene) == before
    key(scene, pygame.K_SPACE)
    settle(scene)
    after = scene.session.match.view(0)
    assert picks(scene) >= before + 3, "laid, swapped, ended: all at once"
    assert after.pieces[swap.unit].at == truth.pieces[swap.other].at
    assert not any(unit.turned for unit in units(after, 0)) or magna(after).phase != "armament"
    scene.app.close()


def test_a_move_of_a_regroup_is_taken_back_and_the_fund_too(tmp_path: Path) -> None:
    scene = reached(tmp_path, regrouping)
    before, held = picks(scene), len(scene.table.shown.inside(hand(0)))
    lay_fund(scene)
    swap = options(scene, "SwapUnits")[0]
    assert isinstance(swap, SwapUnits)
    places = {unit.id: unit.at for unit in units(scene.table.shown, 0)}
    click(scene, where(scene, swap.unit))
    click(scene, where(scene, swap.other))
    key(scene, pygame.K_z, mod=pygame.KMOD_CTRL)
    scene.app.step(0.3)
    assert isinstance(scene.table.question, Regroup), "only the last move is taken back"
    assert {a.piece.id: a.piece.at for a in scene.table.cards.zones[field(0)]} == places
    key(scene, pygame.K_BACKSPACE)
    scene.app.step(0.3)
    assert asked(scene) == "Armament" and len(scene.table.cards.zones[hand(0)]) == held
    assert picks(scene) == before
    scene.app.close()


def test_a_unit_is_dragged_to_another_base_and_onto_another_unit(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        return regrouping(match) and len(units(match.view(0), 0)) <= 5

    scene = reached(tmp_path, wanted)
    lay_fund(scene)
    move = options(scene, "MoveUnit")[0]
    assert isinstance(move, MoveUnit)
    drag(scene, where(scene, move.unit), where(scene, Spot(field(0), move.at)))
    scene.app.step(0.3)
    actor = scene.table.cards.find(move.unit)
    assert actor is not None and actor.piece.at == move.at
    swap = next((o for o in options(scene, "SwapUnits") if isinstance(o, SwapUnits)), None)
    if swap is not None:
        goal = scene.table.trial.pieces[swap.other].at
        drag(scene, where(scene, swap.unit), where(scene, swap.other))
        scene.app.step(0.3)
        actor = scene.table.cards.find(swap.unit)
        assert actor is not None and actor.piece.at == goal
    scene.app.close()


def test_starting_over_puts_everything_back(tmp_path: Path) -> None:
    scene = reached(tmp_path, regrouping)
    lay_fund(scene)
    swap = options(scene, "SwapUnits")[0]
    assert isinstance(swap, SwapUnits)
    click(scene, where(scene, swap.unit))
    click(scene, where(scene, swap.other))
    scene.app.step(0.3)
    click(scene, button(scene, next(part.key for part in scene.parts if part.do == "clear")))
    scene.app.step(0.3)
    assert asked(scene) == "Armament" and scene.table.draft is not None and not scene.table.draft.begun
    scene.app.close()


def test_the_party_stands_in_the_lane_while_it_is_chosen(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: asks(match, ChooseParty) and len(match.options(0)) >= 3)
    before = picks(scene)
    draft = scene.table.draft
    assert draft is not None and isinstance(draft.top, Selection)
    first, second = list(draft.offers())[:2]
    for unit in (first, second):
        click(scene, where(scene, unit))
        scene.app.step(0.3)
    lane = [a.piece.id for a in scene.table.cards.zones[field(0)] if a.piece.at[0] == LANE]
    assert sorted(lane) == sorted(unit for unit in (first, second) if isinstance(unit, int)) and picks(scene) == before
    click(scene, where(scene, first))
    scene.app.step(0.3)
    assert [a.piece.id for a in scene.table.cards.zones[field(0)] if a.piece.at[0] == LANE] == [second]
    key(scene, pygame.K_RETURN)
    settle(scene)
    assert [unit.id for unit in party(scene.session.match.view(0))][:1] == [second] or picks(scene) > before + 1
    scene.app.close()


def test_a_reinforcement_is_shown_and_taken_back(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        return asks(match, Step) and any(type(option).__name__ == "SendForce" for option in match.options(0))

    for seeds in (range(20), range(20, 40), range(40, 60)):
        scene = reached(tmp_path, wanted, seeds)
        before, send = picks(scene), options(scene, "SendForce")[0]
        card = send.about()[0]
        drag(scene, where(scene, card), where(scene, Spot(field(0), free_place(scene))))
        scene.app.step(0.3)
        if scene.table.draft is not None and scene.table.draft.rehearsed:
            assert picks(scene) == before
            key(scene, pygame.K_z, mod=pygame.KMOD_CTRL)
            scene.app.step(0.3)
            assert asked(scene) == "Reinforce" and card in [a.piece.id for a in scene.table.cards.zones[hand(0)]]
            scene.app.close()
            return
        scene.app.close()  # a trigger went off: it was for real
    raise AssertionError("no reinforcement without a trigger")


def free_place(scene: CardTable) -> tuple[int, int]:
    """A place of the own side of the battle where nobody stands."""
    view = scene.table.shown
    battle = magna(view).battle
    assert battle is not None
    place = LANE if battle.invader == 0 else battle.base
    taken = {unit.at for unit in units(view, 0)}
    return next((place, n) for n in range(5) if (place, n) not in taken)


# ---- clicks and drags ------------------------------------------------------------------------------------
def test_a_force_is_dragged_from_the_hand_to_a_slot(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        return type(match.view(0).asks.get(0)).__name__ == "Produce" and any(
            isinstance(option, PlaceForce) for option in match.options(0))  # fmt: skip

    scene = reached(tmp_path, wanted)
    force = options(scene, "PlaceForce")[0]
    assert isinstance(force, PlaceForce)
    scene.table.click((force.card,))
    places = [option for option in scene.table.draft.top.options if isinstance(option, PlaceAt)]  # type: ignore[union-attr]
    scene.table.back()
    scene.app.step(0.1)
    at = next(place.at for place in places if not place.victim)
    card = scene.table.shown.pieces[force.card].card
    drag(scene, where(scene, force.card), where(scene, Spot(field(0), at)))
    settle(scene)
    there = [unit for unit in units(scene.session.match.view(0), 0) if unit.at == at]
    assert [unit.card for unit in there] == [card]
    scene.app.close()


def test_a_card_is_dragged_onto_the_war_funds(tmp_path: Path) -> None:
    scene = reached(tmp_path, regrouping)
    fund = options(scene, "LayFund")[0]
    assert isinstance(fund, LayFund)
    place = next(place for place in scene.table.composition.places if place.zone == funds(0))
    drag(scene, where(scene, fund.card), (round(place.box.cx), round(place.box.cy)))
    scene.app.step(0.3)
    assert isinstance(scene.table.question, Regroup)
    scene.app.close()


def test_a_skirmish_is_planned_with_its_sum_before_it_is_declared(tmp_path: Path) -> None:
    scene = fighting(tmp_path)
    target = options(scene, "Skirmish")[0].about()[0]
    before = picks(scene)
    click(scene, where(scene, target))
    assert isinstance(scene.table.question, Strikers) and picks(scene) == before
    table_ = scene.table
    assert table_.draft is not None
    over = table_.layout.overlay(table_.trial, 0, (), table_.draft.chosen())
    assert over.totals is not None and len(over.arrows) == len(table_.draft.top.clicked)
    key(scene, pygame.K_ESCAPE)
    assert isinstance(scene.table.question, Attacking)
    scene.app.close()


def test_a_unit_of_the_party_is_dragged_at_an_enemy(tmp_path: Path) -> None:
    """A skirmish with this one alone; another one dragged there joins it."""
    scene = fighting(tmp_path)
    view = scene.table.shown
    riders = [unit.id for unit in party(view) if not unit.turned]
    target = garrison(view)[0].id
    before = picks(scene)
    drag(scene, where(scene, riders[0]), where(scene, target))
    draft = scene.table.draft
    assert draft is not None and isinstance(scene.table.question, Strikers) and scene.table.question.target == target
    assert draft.top.clicked == (riders[0],) and picks(scene) == before
    drag(scene, where(scene, riders[1]), where(scene, target))
    assert set(draft.top.clicked) == set(riders)
    key(scene, pygame.K_RETURN)
    settle(scene)
    assert picks(scene) > before
    scene.app.close()


def test_a_checked_unit_cannot_be_dragged_at_an_enemy(tmp_path: Path) -> None:
    scene = fighting(tmp_path)
    tired = next(unit.id for unit in party(scene.table.shown) if unit.turned)
    drag(scene, where(scene, tired), where(scene, garrison(scene.table.shown)[0].id))
    assert isinstance(scene.table.question, Attacking)
    scene.app.close()


def test_the_party_is_formed_by_drags_into_the_lane_and_out_of_it(tmp_path: Path) -> None:
    s = table("A:Wyvern@3", "A:Lava Giant@3", "A:Orc Scout@3", "A:Undine@funds*2", "B:Undine@1", decks=10)
    invade(s, 0)
    take(s, StartInvasion)
    scene = by_hand(tmp_path, s)
    first, second = (unit.id for unit in units(scene.table.shown, 0)[:2])
    slot = next(c for p in scene.table.composition.places if p.zone == field(0) for c in p.cells if c.at == (LANE, 0))
    for unit in (first, second):
        drag(scene, where(scene, unit), (round(slot.box.cx), round(slot.box.cy)))
        scene.app.step(0.3)
    assert scene.table.draft is not None and set(scene.table.draft.top.clicked) == {first, second}
    home = where(scene, Spot(field(0), (3, 0)))
    drag(scene, where(scene, first), home)
    scene.app.step(0.3)
    assert scene.table.draft.top.clicked == (second,)
    scene.app.close()


def test_arms_are_dragged_from_bearer_to_bearer_in_a_regroup(tmp_path: Path) -> None:
    s = table("A:Lake Squire@1 bears Iron Sword", "A:Azure Lake Knight@2", "A:Undine@hand", "B:Undine@1", decks=10)
    s.phase = "armament"
    begin(s, Arming(0))
    scene = by_hand(tmp_path, s)
    lay_fund(scene)
    sword, knight = find(s, "A:Iron Sword").id, find(s, "A:Azure Lake Knight").id
    drag(scene, where(scene, sword), where(scene, knight))
    scene.app.step(0.3)
    assert scene.table.cards.find(sword).piece.host == knight  # type: ignore[union-attr]
    assert s.pieces[sword].host != knight, "nothing is final yet"
    key(scene, pygame.K_SPACE)
    settle(scene)
    assert scene.session.match.state.pieces[sword].host == knight
    scene.app.close()


def test_arms_dragged_to_a_unit_that_cannot_bear_them_say_so_by_their_rule(tmp_path: Path) -> None:
    s = table("A:Lake Squire@1 bears Iron Sword", "A:Watermirror Mage@2", "A:Azure Lake Knight@3", "A:Undine@hand",
              "B:Undine@1", decks=10)  # fmt: skip
    s.phase = "armament"
    begin(s, Arming(0))
    scene = by_hand(tmp_path, s)
    lay_fund(scene)
    sword, mage = find(s, "A:Iron Sword").id, find(s, "A:Watermirror Mage").id
    drag(scene, where(scene, sword), where(scene, mage))
    no = scene.controls.reply.nos[0]
    assert no.rule == "MS-4.9" and no.why.en == "It lacks the equip skill"
    assert scene.table.draft is not None and not scene.table.draft.underway, "the sword is let go"
    scene.app.close()


# ---- why not -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["Produce", "Armament", "Reinforce", "Attacking"])
def test_every_card_unit_and_slot_that_cannot_be_chosen_says_why(tmp_path: Path, name: str) -> None:
    if name == "Attacking":
        scene = fighting(tmp_path)
    else:
        scene = reached(tmp_path, lambda match: type(match.view(0).asks.get(0)).__name__ == name
                        and len(match.view(0).inside(hand(0))) > 1)  # fmt: skip
    shown = scene.table
    for lang in ("en", "ja"):
        scene.app.change(language=lang)
        scene.app.step(0.1)
        for part in [part for part in scene.parts if part.kind in ("card", "cell")]:
            if any(thing in shown.offered() for thing in part.things):
                continue
            scene.controls.whisper = ()
            scene.controls.explain(part.things)
            assert scene.controls.whisper and scene.controls.whisper[0].in_(lang), (name, part)
            assert scene.controls.whisper[0] != NOT_NOW, (name, part)
    scene.app.close()


# ---- what is hidden --------------------------------------------------------------------------------------
@pytest.mark.sampled(1, of="what others hide, at the screen")
def test_nothing_of_the_opponents_traps_funds_and_hand_is_shown(tmp_path: Path) -> None:
    scene = open_match(tmp_path, seed=3)
    rnd = random.Random(3)
    for _ in range(35):
        settle(scene)
        if scene.session.over:
            break
        by_mouse(scene, rnd)
        for actor in scene.table.cards.actors():
            hidden = not actor.piece.face_up or actor.piece.zone in (hand(1), deck(1))
            if actor.piece.owner == 1 and hidden and actor.piece.zone not in (discard(1),):
                assert "/" not in actor.look.face and not actor.look.peek, actor.piece
    scene.app.close()


@pytest.mark.sampled(3, of="words that are not cut, at the screen")
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)], ids=str)
def test_no_text_of_panels_notes_and_sums_is_cut(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    scene = fighting(tmp_path, size)
    scene.app.change(language=lang)
    scene.app.step(0.1)
    panels = scene.drawing.panels
    for unit in (*garrison(scene.table.shown), *party(scene.table.shown)):
        scene.controls.point_at(next(part for part in scene.parts if part.piece == unit.id))
        pen = scene.pen(scene.app.picture())
        notes: list[Set] = []
        pen.notes = notes
        panels.above.order(pen)
        panels.above.overlay(pen, 0.5)
        panels.under(pen, scene.drawing.prepare())
        cut = [note.text for note in notes if note.cut]
        assert len(notes) > 12 and not cut, (unit.card, cut)
    scene.app.close()


def test_space_ends_the_production_even_while_magna_can_be_exchanged(tmp_path: Path) -> None:
    """What ends a phase is the main button, whatever else stands there."""
    scene = reached(tmp_path, lambda match: {Exchange, EndProduction} <= {type(option) for option in match.options(0)})
    made = len(scene.session.match.entries)
    key(scene, pygame.K_SPACE)
    settle(scene)
    first = scene.session.match.entries[made]
    assert first.seat == 0 and asked(scene) != "Produce"
    scene.app.close()
