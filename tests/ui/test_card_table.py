"""The card table with The Foton on it: what may be clicked, dragged, typed, taken back, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.rules.foton.events import Interfered
from game.rules.foton.places import acted, area, discard, field, hand, taken, waiting
from game.settings import LEAST_WINDOW, TABLE_ROOM, Settings
from game.table.state import Zone, run
from game.table.step import Spot
from game.ui import shots
from game.ui.app import App
from game.ui.dialogs.curtain import Curtain
from game.ui.dialogs.dialog import Dialog
from game.ui.play.menu import MatchMenu
from game.ui.play.sitting import PAUSED
from game.ui.play.stage import Selection
from game.ui.rulebook.excerpt import excerpt
from game.ui.session import AUDIENCE, Session, Watching
from game.ui.table import versus
from game.ui.table.focus import ARROWS, nearest, stops
from game.ui.table.layout import Details
from game.ui.table.parts import reachable
from game.ui.table.scene import CardTable
from game.ui.table.words import SEEN_IN_HAND
from game.ui.widgets.box import Box
from game.words import Phrase
from tests.rules.foton.foton_byhand import Seat, held, megido, table
from tests.ui.cardhands import (
    app_at,
    asked,
    button,
    by_hand,
    click,
    drag,
    key,
    open_match,
    options,
    point,
    quick,
    settle,
    show,
    spot_in,
    table_of,
    where,
)

pytestmark = pytest.mark.sampled(20, of="a card table by mouse and keys")

BIG = (1280, 720)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = app_at(tmp_path, BIG)
    yield made
    made.close()


def mid(scene: CardTable, zone: Zone) -> tuple[int, int]:
    """The middle of a place of a zone, in pixels."""
    place = next(place for place in scene.table.composition.places if place.zone == zone)
    return round(place.box.cx * scene.app.scale), round(place.box.cy * scene.app.scale)


def ids(scene: CardTable, zone: Zone, card: str = "") -> list[int]:
    return [p.id for p in scene.table.shown.inside(zone) if p.card.startswith(card)]


def areas(scene: CardTable) -> list[int]:
    """The areas that may be taken, in order."""
    return [option.area for option in options(scene, "Take")]  # type: ignore[attr-defined]


def said(scene: CardTable) -> list[str]:
    return [phrase.en for phrase in scene.controls.whisper]


# ---- the inspector ---------------------------------------------------------------------------------
def test_the_inspector_quotes_the_rule_of_what_is_asked_until_something_is_pointed_at(app: App) -> None:
    scene = open_match(app)
    drawing, hint = scene.drawing, scene.table.order.hint(scene.table.question)
    sprites = drawing.prepare()
    column, quoted = drawing.panels.column, excerpt(scene.table.rules, "en", hint.rule if hint else "")
    assert column.seen(sprites) is None and (ruled := column.ruled("en")) and quoted is not None
    assert (ruled.details.title.en, [line.en for line in ruled.details.lines]) == quoted
    card = ids(scene, area(areas(scene)[0]))[-1]
    point(scene, spot_in(scene, next(p for p in scene.parts if p.piece == card)))
    seen = column.seen(sprites)
    assert seen is not None and seen.card == scene.table.shown.pieces[card].card
    for _ in range(2):
        click(scene, where(scene, Spot(area(areas(scene)[0]))))
    assert not scene.table.idle and column.ruled("en") == ruled, "it stays while nothing is asked"


# ---- the draft -------------------------------------------------------------------------------------
def test_an_area_is_chosen_then_taken(app: App) -> None:
    """One click shows what the area would bring, a second on the same area, or the button, takes it."""
    scene = open_match(app)
    first, second, third = areas(scene)[:3]
    cards = scene.table.shown.inside(area(second))
    click(scene, where(scene, Spot(area(second))))
    assert scene.table.draft is not None and scene.table.draft.chosen() == (Spot(area(second)),)
    assert scene.table.state_of((Spot(area(second)),)) == "select"
    assert scene.table.state_of((Spot(area(first)),)) == "offer", "one may think better of it"
    click(scene, where(scene, Spot(area(third))))
    assert scene.table.draft.chosen() == (Spot(area(third)),)
    click(scene, where(scene, Spot(area(second))))
    click(scene, where(scene, Spot(area(second))))
    settle(scene)
    assert [p.card for p in scene.table.shown.inside(taken(0))] == [p.card for p in cards]


def test_a_card_of_an_area_dragged_to_the_own_side_takes_the_area(app: App) -> None:
    scene = open_match(app)
    first, second = areas(scene)[:2]
    card = ids(scene, area(first))[-1]
    start = spot_in(scene, next(p for p in scene.parts if p.piece == card))
    drag(scene, start, (start[0] + 30, start[1] + 40))
    assert scene.table.draft is not None and not scene.table.draft.begun, "a drop in the same area changes nothing"
    drag(scene, start, mid(scene, area(second)))
    assert not scene.table.shown.inside(taken(0)) and scene.table.draft is not None
    drag(scene, start, mid(scene, taken(0)))
    settle(scene)
    assert len(scene.table.shown.inside(taken(0))) == 3


def test_a_whole_area_stands_for_its_cards(app: App) -> None:
    """Every card of an area means the area: all of it is lit, and Tab comes to it once."""
    scene = open_match(app)
    first = areas(scene)[0]
    part = next(p for p in scene.parts if p.piece == ids(scene, area(first))[0])
    assert part.things == (Spot(area(first)),)
    on_offer = [p.things[0] for p in stops(scene.parts, scene.table.round()) if p.things]
    assert on_offer == [Spot(area(n)) for n in areas(scene)]


def test_the_own_party_and_what_one_took_can_be_read(app: App) -> None:
    """One's own un-acted Megido lie open before their owner; the inspector says all of the one that is pointed at."""
    scene = open_match(app)
    first = ids(scene, waiting(0))[0]
    part = next(p for p in scene.parts if p.piece == first)
    point(scene, spot_in(scene, part))
    assert scene.table.cards.opened == first and scene.drawing.panels.column.looked_at() == first
    actor = scene.table.cards.of(first)
    assert actor is not None and actor.goal is not None and actor.goal.angle == 0
    assert actor.goal.box().within(scene.table.composition.regions.hand)
    assert all(not a.look.up for a in scene.table.cards.zones[waiting(1)])


# ---- acting and paying -----------------------------------------------------------------------------
def acting(app: App, held: str = "A2 A2 A3 S2 C1 C1", kinds: tuple[str, ...] = ("human", "random")) -> CardTable:
    """Player 1 may act with Focalor, who costs 2 Charge, or with Andromalius."""
    return by_hand(app, table(Seat(hand=held, waiting="Focalor Ronove Ipos", deck="S3 C1 A2 A2 A2 A2"),
                              Seat(hand="A2 S2", waiting="Marbas", field="A4")), kinds)  # fmt: skip


def test_a_price_is_proposed_changed_and_confirmed(app: App) -> None:
    """A click on a Megido proposes how to pay; another photon may be clicked instead; Enter confirms."""
    scene = acting(app, "A2 A2 A3 S2 S3 C1 C1 C2")
    view = scene.table.shown
    whom = max(view.inside(waiting(0)), key=lambda p: len(view.cards[p.card].cost.icons()))
    click(scene, where(scene, whom.id))
    draft = scene.table.draft
    assert draft is not None and isinstance(draft.top, Selection)
    assert draft.confirms is not None, "a whole price is proposed"
    proposed = set(draft.top.clicked)
    others = [thing for thing in draft.top.family if thing not in proposed]
    changed = next(thing for thing in others if draft.top.toggled(thing) is not None)
    click(scene, where(scene, changed))
    assert changed in draft.top.clicked and len(draft.top.clicked) == len(proposed), "one photon went for another"
    assert not scene.table.shown.inside(field(0)), "nothing has happened"
    paid = [scene.table.shown.pieces[i].card for i in draft.top.clicked if isinstance(i, int)]
    if draft.confirms is None:
        click(scene, where(scene, next(iter(draft.offers()))))
    key(scene, pygame.K_RETURN)
    settle(scene)
    lying = sorted(p.card for p in scene.session.match.state.inside(field(0)))
    assert sorted(paid) == lying or set(paid) <= set(lying)
    assert [p.card for p in scene.session.match.state.inside(acted(0))] == [whom.card]


def test_equal_photons_stand_for_each_other(app: App) -> None:
    """Of three equal Attack 2 every one glows and may be clicked, although the options name the first only."""
    scene = acting(app, "A2 A2 A2 C1 C1 S2")
    whom = next(
        p for p in scene.table.shown.inside(waiting(0)) if scene.table.shown.cards[p.card].cost.attack
        or scene.table.shown.cards[p.card].cost.any
    )  # fmt: skip
    click(scene, where(scene, whom.id))
    draft = scene.table.draft
    assert draft is not None and isinstance(draft.top, Selection)
    while draft.top.clicked:
        click(scene, where(scene, draft.top.clicked[-1]))
    alike = ids(scene, hand(0), "card/attack/2")
    assert set(alike) <= set(draft.offers())
    click(scene, where(scene, alike[-1]))
    assert alike[-1] in draft.top.clicked and scene.table.state_of((alike[-1],)) == "select"


def test_resting_stands_beside_acting_with_the_same_megido(app: App) -> None:
    scene = acting(app)
    whom = next(o.megido for o in scene.table.draft.top.options if type(o).__name__ == "Act")  # type: ignore[union-attr]
    click(scene, where(scene, whom))
    rest = next(part for part in scene.parts if type(part.step).__name__ == "Rest")
    click(scene, spot_in(scene, rest))
    settle(scene)
    assert [p.face_up for p in scene.table.shown.inside(acted(0))] == [False]


def test_what_cannot_act_is_asked_before_it_rests(app: App) -> None:
    """Without photons a Megido can only rest: the first click only asks, for it could not be taken back."""
    scene = acting(app, "E1")
    whom = ids(scene, waiting(0))[0]
    click(scene, where(scene, whom))
    assert not scene.table.shown.inside(acted(0)) and scene.table.draft is not None
    assert type(scene.table.draft.confirms).__name__ == "Rest"
    key(scene, pygame.K_ESCAPE)
    assert not scene.table.draft.begun
    click(scene, where(scene, whom))
    click(scene, where(scene, whom))
    settle(scene)
    assert scene.table.shown.inside(acted(0))


def test_a_megido_dragged_to_the_field_proposes_its_price_and_returns_from_elsewhere(app: App) -> None:
    scene = acting(app)
    whom = next(o.megido for o in scene.table.draft.top.options if type(o).__name__ == "Act")  # type: ignore[union-attr]
    start = where(scene, whom)
    drag(scene, start, (640, 20))
    assert scene.table.draft is not None and not scene.table.draft.begun, "it went back"
    drag(scene, start, mid(scene, acted(0)))
    assert isinstance(scene.table.draft.top, Selection), "its price is asked for"


def test_whatever_is_not_on_offer_says_why_with_its_rule(app: App) -> None:
    scene = acting(app, "C1")
    dear_one = next(
        p for p in scene.table.shown.inside(waiting(0)) if len(scene.table.shown.cards[p.card].cost.icons()) > 1
    )
    click(scene, where(scene, ids(scene, hand(0))[0]))
    assert said(scene) and "F-5.7" in said(scene)[0]
    point(scene, where(scene, dear_one.id))
    key(scene, pygame.K_F1)
    assert "F-5.7" in said(scene)[0], "F1 asks why a Megido that may rest cannot act"
    click(scene, where(scene, ids(scene, waiting(1))[0]))
    assert said(scene)


def test_a_choice_is_taken_back_while_nobody_has_learned_anything(app: App) -> None:
    """The computer is told to wait; the cards go back to their area."""
    scene = open_match(app, seed=1)
    while scene.table.speed != PAUSED:
        key(scene, pygame.K_v)
    before, first = len(scene.session.match.entries), areas(scene)[0]
    click(scene, where(scene, Spot(area(first))))
    key(scene, pygame.K_RETURN)
    for _ in range(5):
        app.step(0.1)
    assert scene.table.shown.inside(taken(0)) and len(scene.session.match.entries) == before + 1
    key(scene, pygame.K_z, mod=pygame.KMOD_CTRL)
    settle(scene)
    assert not scene.table.shown.inside(taken(0)) and len(scene.session.match.entries) == before
    assert first in areas(scene)


def test_an_opponent_is_chosen_by_the_plaque_or_by_a_digit(app: App) -> None:
    """Dantalion interferes with one opponent: each plaque stands for its seat, and so does a button."""
    app.change(spared=False)  # nobody else here has anything to play a turn with
    seats = (Seat(hand="S2 S2 C1", waiting="Dantalion", deck="C1"), Seat(hand="A2 A3"), Seat(hand="C1 C2"))
    ways: list[Callable[[CardTable], None]] = [
        lambda s: click(s, button(s, "seat 2")),
        lambda s: key(s, pygame.K_2),
    ]
    for way in ways:
        scene = by_hand(app, table(*seats), ("human", "random", "random"))
        click(scene, where(scene, ids(scene, waiting(0))[0]))
        key(scene, pygame.K_RETURN)
        settle(scene)
        assert asked(scene) == "ChooseOpponent"
        way(scene)
        settle(scene)
        told = [e for e in scene.session.match.state.events if isinstance(e, Interfered)]
        assert [e.targets for e in told] == [(2,)]


def test_photons_are_dragged_into_a_price_and_out_of_it(app: App) -> None:
    scene = acting(app, "A2 A2 A3 S2 S3 C1 C1 C2")
    click(scene, where(scene, max(ids(scene, waiting(0)), key=lambda i: len(icons(scene, i)))))
    draft = scene.table.draft
    assert draft is not None and isinstance(draft.top, Selection)
    chosen = draft.top.clicked[0]
    drag(scene, where(scene, chosen), (640, 20))
    assert chosen not in draft.top.clicked, "dragged away, it is let go"
    drag(scene, where(scene, chosen), mid(scene, field(0)))
    assert chosen in draft.top.clicked and not draft.ready


def icons(scene: CardTable, piece: int) -> tuple[str, ...]:
    view = scene.table.shown
    found: tuple[str, ...] = view.cards[view.pieces[piece].card].cost.icons()
    return found


def test_a_hint_says_and_shows_what_normal_would_do(app: App) -> None:
    """The cards stay lit until something is chosen; nothing is chosen by the hint."""
    scene = open_match(app)
    key(scene, pygame.K_F2)
    hint = scene.controls.hints.shown
    assert hint is not None and hint.choice.en.startswith("take area")
    lit = scene.lit()
    assert lit and {scene.table.shown.pieces[i].zone.name[:4] for i in lit} == {"area"}
    point(scene, (640, 300))
    assert scene.lit() == lit and scene.table.draft is not None and not scene.table.draft.begun


# ---- trays -----------------------------------------------------------------------------------------
def test_a_discard_pile_is_spread_by_a_click_and_closed_by_another(app: App) -> None:
    scene = by_hand(app, table(Seat(hand="A2 A2", waiting="Focalor Ipos", discard="A2 A3 S2 E1", deck="C1"), Seat()))
    click(scene, mid(scene, discard(0)))
    assert scene.tray is not None and len(scene.tray.pieces) == 4
    shown = [part for part in scene.parts if part.kind == "tray"]
    assert len(shown) == 4 and all(part.box.x >= 0 and part.box.right_edge <= 1280 for part in shown)
    key(scene, pygame.K_ESCAPE)
    assert scene.tray is None


# ---- several people --------------------------------------------------------------------------------
def star_phase(app: App) -> CardTable:
    """Both have ☆ and photons: both are asked at once."""
    s = table(Seat(hand="A2 A3", acted="Shax"), Seat(hand="S2 S3", acted="Forneus"), turn=None)
    run(s)
    return by_hand(app, s, ("human", "human"))


def test_two_people_add_photons_at_once_behind_a_curtain(app: App) -> None:
    """The first answer lies sealed; the second person sees nothing of it; then both are shown together."""
    scene = star_phase(app)
    assert asked(scene) == "AddPhotons" and scene.session.asked() == [0, 1]
    mine = ids(scene, hand(0))[0]
    click(scene, where(scene, mine))
    key(scene, pygame.K_RETURN)
    for _ in range(20):
        app.step(0.05)
    assert isinstance(app.top, Curtain)
    app.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    app.step(0.05)
    settle(scene)
    assert scene.session.eyes == 1 and asked(scene) == "AddPhotons"
    assert not scene.table.shown.inside(field(0)), "the first answer is sealed"
    assert all(not a.look.up for a in scene.table.cards.zones[hand(0)])
    click(scene, where(scene, ids(scene, hand(1))[0]))
    key(scene, pygame.K_RETURN)
    for _ in range(40):
        app.step(0.05)
    state = scene.session.match.state
    assert len(state.inside(field(0))) == len(state.inside(field(1))) == 1


def lift(scene: CardTable) -> None:
    """The next person is there."""
    for _ in range(30):
        scene.app.step(0.05)
    assert isinstance(scene.app.top, Curtain)
    scene.app.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    scene.app.step(0.05)
    settle(scene)


def rest_one(scene: CardTable) -> None:
    """A Megido rests, and the turn ends."""
    click(scene, where(scene, ids(scene, waiting(scene.session.eyes))[0]))
    click(scene, spot_in(scene, next(p for p in scene.parts if type(p.step).__name__ == "Rest")))
    settle(scene)
    key(scene, pygame.K_SPACE)


def test_nobody_reads_in_the_log_what_they_must_not_know(app: App) -> None:
    """Who rests is a secret: the log before the next person names it no more than it did for them at the time."""
    one = Seat(hand="A2", waiting="Focalor Ipos", deck="C1 C1 C1")
    two = Seat(hand="S2", waiting="Shax Marbas", deck="A2 A2 A2")
    scene = by_hand(app, table(one, two), ("human", "human"))
    rest_one(scene)
    lift(scene)
    mine = [line.said.en for line in scene.table.show.lines]
    assert scene.session.eyes == 1 and any("face-down" in said for said in mine)
    assert not any("Focalor" in said for said in mine)
    rest_one(scene)
    lift(scene)
    mine = [line.said.en for line in scene.table.show.lines]
    assert any("rests Focalor" in said for said in mine), "their own secret they know"
    assert not any("Shax" in said for said in mine)


# ---- the screen ------------------------------------------------------------------------------------
def test_a_table_at_rest_is_not_drawn_again(tmp_path: Path) -> None:
    """The light of offers breathes while somebody is there; after a while nothing moves and nothing is drawn."""
    app = app_at(tmp_path, BIG, reduced_motion=False)
    scene = open_match(app)
    for _ in range(400):
        app.step(0.1)
    drawn = app.drawn
    for _ in range(50):
        app.step(0.1)
    assert app.drawn == drawn
    assert not scene.restless() and scene.wake() is None
    app.close()


def test_what_lies_still_is_painted_once(app: App) -> None:
    scene = open_match(app)
    app.step(0.1)
    painted = scene.drawing.painted
    for _ in range(5):
        app.redraw()
        app.step(0.1)
    assert scene.drawing.painted == painted
    point(scene, spot_in(scene, next(p for p in scene.parts if p.piece == ids(scene, waiting(0))[1])))
    assert scene.drawing.painted > painted, "a card that stands up leaves its place"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1024, 1400)])
def test_the_window_is_resized_in_the_middle_of_a_match(app: App, size: tuple[int, int]) -> None:
    scene = acting(app)
    click(scene, where(scene, ids(scene, waiting(0))[0]))
    app.post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
    app.step(0.1)
    w, h = app.logical
    lying = [a.goal for a in scene.table.cards.actors() if a.goal is not None]
    assert lying and all(-2 <= pose.x <= w + 2 and -2 <= pose.y <= h + 30 for pose in lying)
    held = [part.box for part in scene.parts if part.kind in ("main", "tool")]
    assert all(box.right_edge <= w + 1 and box.x >= -1 for box in held)
    key(scene, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_RETURN)


def test_motion_ends_where_the_match_is(tmp_path: Path) -> None:
    """With motion, too, every piece of the view lies where the composition says once the film is over."""
    app = app_at(tmp_path, BIG, reduced_motion=False, bot_pace="normal")
    scene = open_match(app)
    for _ in range(3):
        click(scene, where(scene, Spot(next(area(n) for n in range(4) if scene.table.shown.inside(area(n))))))
        key(scene, pygame.K_RETURN)
        moved = 0
        for _ in range(2000):
            app.step(1 / 30)
            moved += scene.table.cards.moving
            if scene.table.draft is not None and not scene.table.moving:
                break
        assert moved > 5, "cards are seen to move"
        for zone, there in scene.table.shown.zones.items():
            assert [a.piece.id for a in scene.table.cards.zones[zone]] == there
    app.close()


def test_arrows_reach_every_part_of_the_table(app: App) -> None:
    """Cards, plaques, tools and buttons: from anywhere the arrows lead everywhere."""
    scene = acting(app)
    parts = reachable(scene.parts)
    reached, edge = set[str](), [parts[0]]
    while edge:
        here = edge.pop()
        reached.add(here.key)
        for direction in ARROWS.values():
            found = nearest(parts, here.box, direction, here.key)
            if found is not None and found.key not in reached:
                edge.append(found)
    assert {p.key for p in parts} == reached


def test_the_keyboard_moves_on_from_what_others_have_emptied(app: App) -> None:
    """The focus is on the area that was taken: at the next pick it is on one that can be taken."""
    scene = open_match(app)
    while not scene.controls.focus:
        key(scene, pygame.K_TAB)
    key(scene, pygame.K_RETURN, pygame.K_RETURN)
    settle(scene)
    scene.app.step(0.1)
    focused = next(part for part in scene.parts if part.key == scene.controls.focus)
    assert scene.controls.by_keys and any(thing in scene.table.round() for thing in focused.things)


def test_who_can_only_rest_glows_fainter_than_who_can_act(app: App) -> None:
    scene = acting(app, "A2 S2 C1")
    able, tired = ({thing for option in options(scene, kind) for thing in option.about()} for kind in ("Act", "Rest"))
    assert able and tired - able
    assert {scene.table.state_of((piece,)) for piece in able} == {"offer"}
    assert {scene.table.state_of((piece,)) for piece in tired - able} == {"faint"}
    click(scene, where(scene, min(piece for piece in able if isinstance(piece, int))))
    assert asked(scene) == "ChoosePayment"
    assert {scene.table.state_of((piece,)) for piece in tired - able} == {"faint"}, "also while its price is proposed"


def test_the_table_is_laid_out_anew_below_its_menu(app: App) -> None:
    scene = open_match(app)
    app.push(MatchMenu(scene))
    app.post(pygame.event.Event(pygame.VIDEORESIZE, w=1000, h=600, size=(1000, 600)))
    app.step(0.1)
    assert isinstance(app.top, MatchMenu) and scene.table.room.size == app.logical
    assert all(place.box.right_edge <= app.logical[0] for place in scene.table.composition.places)


def test_the_menu_opens_and_gives_up(app: App) -> None:
    scene = open_match(app)
    key(scene, pygame.K_ESCAPE)
    menu = app.top
    assert isinstance(menu, MatchMenu) and menu.desk is not None
    menu.concede()
    app.step(0.1)
    assert isinstance(app.top, Dialog) and not scene.session.over, "nothing happens before one is sure"
    app.top.give(app.top.answers[0])
    for _ in range(400):
        app.step(0.1)
    assert scene.session.over, "the others play on without waiting"


def test_a_saved_match_goes_on_with_its_table_and_its_log(tmp_path: Path, app: App) -> None:
    scene = open_match(app, folder=tmp_path, seed=1)
    for _ in range(2):
        click(scene, where(scene, Spot(area(areas(scene)[0]))))
        key(scene, pygame.K_RETURN)
        settle(scene)
    before = ids(scene, taken(0)), [line.said for line in scene.table.show.lines]
    app.stack.pop().leave()
    path = next(tmp_path.glob("*.hexfold"))
    again = show(app, Session.resume(game.record, path, quick))
    assert (ids(again, taken(0)), [line.said for line in again.table.show.lines]) == before
    assert [a.piece.id for a in again.table.cards.zones[taken(0)]] == before[0]


def test_a_click_ends_what_plays(tmp_path: Path) -> None:
    app = app_at(tmp_path, BIG, reduced_motion=False, bot_pace="slow")
    scene = open_match(app, seed=1)
    scene.table.skip()
    settle(scene)
    click(scene, where(scene, Spot(area(areas(scene)[0]))))
    key(scene, pygame.K_RETURN)
    for _ in range(3):
        app.step(0.02)
    assert scene.table.film.running
    click(scene, mid(scene, waiting(0)))
    assert len(scene.table.shown.inside(taken(0))) == 3, "everything that waited is shown"
    app.close()


def test_language_changes_within_a_match(app: App) -> None:
    scene = open_match(app)
    key(scene, pygame.K_F8)
    assert app.lang == "ja"
    app.step(0.1)
    assert any(part.words.ja == "メニュー" for part in scene.parts)


def test_a_recording_is_watched_scrubbed_and_seen_by_others(app: App) -> None:
    played = open_match(app, ("random", "random"), seed=9)
    played.session.match.finish()
    watching = Watching(played.session.match)
    scene = table_of(watching)
    app.push(scene)
    scene.replaying.do("play")
    scene.replaying.seek(20)
    app.step(0.1)
    assert watching.place == 20 and scene.table.eyes == AUDIENCE
    track = next(part for part in scene.parts if part.key == "replay track")
    click(scene, (round(track.box.x + track.box.w * 0.5), round(track.box.cy)))
    assert abs(watching.place - watching.length // 2) <= 1
    click(scene, button(scene, "replay eyes"))
    assert scene.table.eyes == 0
    assert all(a.look.up for a in scene.table.cards.zones[hand(0)])


def test_a_line_of_the_log_shows_its_card(app: App) -> None:
    """A line that names a card lights it, or has the inspector show it, while it is pointed at."""
    scene = acting(app, "A2 A2 S2 S2 C1 C1 C2")
    click(scene, where(scene, megido(scene.table.shown, "Focalor").id))
    key(scene, pygame.K_RETURN)
    for _ in range(30):
        app.step(0.1)
    rows = scene.rows()
    n = next(n for n, row in enumerate(rows) if row[0].cards or row[0].pieces)
    box = scene.table.composition.regions.log
    point(scene, (round(box.x + 40), round(rows[n][2])))
    assert scene.controls.lit_line == n
    assert scene.lit() or scene.drawing.panels.column.seen(scene.drawing.prepare()) is not None


def test_pointing_at_a_card_explains_it_at_once_and_its_key_shows_it_large(app: App) -> None:
    scene = by_hand(app, table(Seat(hand="A2", waiting="Ipos", acted="Shax", deck="C1"), Seat()))
    card = megido(scene.table.shown, "Shax").id
    point(scene, where(scene, card))
    assert scene.drawing.panels.column.looked_at() == card and scene.zoomed() is None
    app.step(3.0)
    assert scene.zoomed() is None, "nothing opens over the table by itself"
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z"))
    found = scene.zoomed()
    assert found is not None and found.face == "megido/" + scene.table.shown.pieces[card].card.split("/")[1]
    scene.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_z, mod=0))
    assert scene.zoomed() is None
    click(scene, where(scene, card), which=3)
    assert scene.detail == card
    key(scene, pygame.K_ESCAPE)
    assert not scene.detail


def test_pointing_at_the_hand_of_another_says_which_cards_were_seen_to_go_there(app: App) -> None:
    s = table(Seat(hand="C1"), Seat(hand="A2 S3", discard="A4"))
    s.move(held(s, "A4", 1, "discard"), hand(1))
    scene = by_hand(app, s)
    point(scene, where(scene, ids(scene, hand(1))[-1]))
    seen = scene.drawing.panels.column.seen(scene.drawing.prepare())
    assert seen is not None and seen.details == Details(SEEN_IN_HAND, Phrase("Attack 4", "アタック4"))


def test_giving_up_says_what_it_means_in_this_game() -> None:
    """R-23: who gives up a match of The Foton rests on and is still ranked."""
    assert "still ranked" in game.ruleset("foton").giving_up.en
    assert "lose" in game.ruleset("arena").giving_up.en


def test_the_heap_of_a_kind_is_spread_without_the_other_kinds(app: App) -> None:
    """Foton, in the draft: what was taken lies in a heap for each kind."""
    scene = open_match(app)
    for _ in range(2):
        click(scene, where(scene, Spot(area(areas(scene)[0]))))
        key(scene, pygame.K_RETURN)
        settle(scene)
    heaps = [place for place in scene.table.composition.places if place.zone == taken(0) and place.only]
    for place in heaps:
        meant = [card.id for card in scene.table.shown.inside(taken(0)) if place.only and place.only(card)]
        scene.controls.keys.spread(place.key)
        assert not meant or (scene.looked is not None and set(scene.looked.pieces) == set(meant))
        scene.looked = None
    assert len(scene.table.shown.inside(taken(0))) > 3 and len(heaps) > 1


def test_the_running_score_says_what_its_numbers_are(app: App) -> None:
    scene = by_hand(app, table(Seat(hand="C1 A3", field="A2", waiting="Allocer"), Seat(waiting="Buer")))
    part = next(part for part in scene.parts if part.key == "tally")
    point(scene, (round(part.box.cx), round(part.box.cy)))
    app.step(1.0)
    assert scene.controls.part is not None and "+ the VP" in scene.controls.part.words.en


def test_what_was_said_about_a_question_goes_with_its_answer(app: App) -> None:
    scene = by_hand(app, table(Seat(hand="C1 A3 E5", waiting="Allocer Buer"), Seat(waiting="Buer", hand="C1")))
    click(scene, where(scene, megido(scene.table.shown, "Buer").id))
    key(scene, pygame.K_ESCAPE)
    scene.controls.explain((ids(scene, hand(0), "card/attack")[0],))
    assert said(scene)
    scene.table.press(options(scene, "Act")[0])
    key(scene, pygame.K_RETURN)
    assert scene.session.match.entries and not said(scene)


# ---- plates beside cards -----------------------------------------------------------------------------
def test_a_plate_keeps_off_what_may_be_clicked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no gap, what a challenge would bring lies beside the Troublemaker, over the Problem; not so while
    that is lit."""
    monkeypatch.setattr(versus, "_gaps", lambda *of: ())
    app = app_at(tmp_path, (1280, 720))
    scene: Any = shots.scene(app, "table:pony/challenge")
    app.push(scene)
    for _ in range(10):
        app.step(0.1)
    table = scene.table
    goals = {a.piece.id: a.goal.box() for a in table.cards.actors() if a.goal is not None}
    trouble = table.layout.overlay(table.trial, table.eyes, (), table.draft.chosen()).versus[0].at

    def plate() -> Box:
        return versus._beside(table, goals[trouble], [(190.0, 54.0)], trouble, ())

    covered = next(piece for piece, box in goals.items() if piece != trouble and box.meets(plate(), 2.0))
    monkeypatch.setattr(table, "state_of", lambda things: "offer" if covered in things else "")
    assert not plate().meets(goals[covered], 2.0)
    app.close()


def challenged(app: App, monkeypatch: pytest.MonkeyPatch) -> tuple[Box, list[Box]]:
    """The plate of odds of a challenge in the pony game, and the cards on the table."""
    found, beside = list[Box](), versus._beside

    def noting(*of: Any) -> Box:
        found.append(beside(*of))
        return found[-1]

    monkeypatch.setattr(versus, "_beside", noting)

    scene: Any = shots.scene(app, "table:pony/challenge")
    app.push(scene)
    for _ in range(10):
        app.step(0.1)
    app.redraw()
    app.picture()
    cards = [a.goal.box() for a in scene.table.cards.actors() if a.goal is not None]
    return found[-1], cards


@pytest.mark.parametrize("size", [TABLE_ROOM, LEAST_WINDOW])
def test_a_plate_covers_no_name_while_there_is_a_gap(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That of the Problem beside the Troublemaker, above all."""
    app = app_at(tmp_path, size)
    plate, cards = challenged(app, monkeypatch)
    assert not any(plate.meets(versus._named(card), 2.0) for card in cards)
    app.close()


def test_a_plate_without_a_gap_lies_over_the_picture_of_one_card_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a large window the characters of a challenge lie close beside each other."""
    app = App(
        size=(1920, 1080),
        headless=True,
        settings=Settings(renderer="software", ui_scale=1.25, reduced_motion=True),
        home=tmp_path,
    )
    plate, cards = challenged(app, monkeypatch)
    assert sum(plate.meets(card, 2.0) for card in cards) <= 1
    app.close()
