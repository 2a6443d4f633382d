"""Whole matches of the Pony game by mouse alone and by keyboard alone, with two and four seats; drags, reasons,
faceoffs, curtains, recordings."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

import game
from game.match.match import Match, Setup
from game.rules.pony.kinds import is_troublemaker
from game.rules.pony.main_phase import MainActions, MovePaid, PayDraw
from game.rules.pony.places import (
    PLAY,
    deck,
    discard,
    flips,
    hand,
    home_of,
    in_play,
    pony,
    spot,
    tokens,
)
from game.rules.pony.playing import PlayCard, PlayEvent
from game.rules.pony.troubles import Challenge
from game.table.step import Spot, Step, Thing
from game.ui.session import Session, Watching
from game.ui.table.scene import CardTable
from game.ui.widgets.pen import Set
from game.words import Phrase
from tests.ui.cardhands import app_at, asked, click, drag, key, options, quick, settle, show, spot_in, where
from tests.ui.seated import seldom_drawn
from tests.ui.test_card_matches import by_keyboard, by_mouse, lift
from tests.ui.whole_match import Hand, play_to_the_result

pytestmark = pytest.mark.sampled(12, of="a table of Pony by mouse and keys")

ENOUGH = 1600  # clicks or keys: no match takes so many


def open_match(
    home: Path,
    kinds: tuple[str, ...] = ("human", "random"),
    seed: int = 7,
    size: tuple[int, int] = (1280, 720),
    folder: Path | None = None,
    **settings: object,
) -> CardTable:
    """A new match on the screen, at its first question."""
    setup = Setup("pony", len(kinds), seed, kinds=kinds)
    return show(app_at(home, size, **settings), Session.begin(game.record, setup, quick, folder=folder))


def reached(
    home: Path,
    wanted: Callable[[Match], bool],
    seeds: range = range(40),
    size: tuple[int, int] = (1280, 720),
    seats: int = 2,
) -> CardTable:
    """A match in which something is asked of the person in seat 0, at that moment."""
    for seed in seeds:
        setup = Setup("pony", seats, seed, kinds=("human", *("random",) * (seats - 1)))
        match: Match = game.record.begin(setup, [quick("random", seat, seed, "pony") for seat in range(seats)])
        for _ in range(400):
            if match.view(-1).result is not None:
                break
            if match.state.asks and wanted(match):
                return show(app_at(home, size), Session(match, quick))
            match.tick()
    raise AssertionError("no match comes to that")


def acts(match: Match, *kinds: type[Step]) -> bool:
    """True if it is the Main Phase of the person, who can do all of these."""
    if not isinstance(match.view(0).asks.get(0), MainActions):
        return False
    found = match.options(0)
    return all(any(isinstance(option, kind) for option in found) for kind in kinds)


def asks(match: Match, *questions: str) -> bool:
    return type(match.view(0).asks.get(0)).__name__ in questions


def middle(scene: CardTable, thing: Spot) -> tuple[int, int]:
    """A pixel of an area or a heap, wherever nothing else lies."""
    cells = {Spot(place.zone, cell.at): cell.box for place in scene.table.composition.places for cell in place.cells}
    boxes = {Spot(place.zone): place.box for place in scene.table.composition.places if not place.cells}
    box = cells.get(thing) or boxes[thing]
    return round(box.cx), round(box.y + 8 if thing in cells else box.cy)


# ---- whole matches -------------------------------------------------------------------------------------
@pytest.mark.sampled(1, of="whole matches at the screen")
@pytest.mark.parametrize(
    ("hand_", "kinds", "size", "seed"),
    [
        (by_mouse, ("human", "random"), (1280, 720), 26),
        (by_keyboard, ("human", "human"), (960, 540), 5),
        (by_mouse, ("human", "random", "human", "random"), (960, 540), 2),
        pytest.param(by_keyboard, ("human", "random", "random", "random"), (1280, 720), 4, marks=pytest.mark.soak),
    ],
    ids=["mouse, two", "keyboard, two persons", "mouse, four with two persons", "keyboard, four"],
)
def test_a_whole_match_is_played_to_the_result(
    hand_: Hand, kinds: tuple[str, ...], size: tuple[int, int], seed: int, tmp_path: Path
) -> None:
    scene = open_match(tmp_path, kinds, seed, size)
    play_to_the_result(scene, hand_, kinds, ENOUGH)


# ---- clicks --------------------------------------------------------------------------------------------
def test_a_friend_is_played_by_a_click_on_it_and_one_on_an_area(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, PlayCard))
    play = next(o for o in options(scene, "PlayCard") if isinstance(o, PlayCard) and o.area)
    click(scene, where(scene, play.card))
    assert spot(play.area) in scene.table.offered(), "the places it may go to are lit"
    there = [a for a in scene.table.cards.actors() if a.piece.zone == PLAY]
    assert there and all(scene.drawing.state_of(a, frozenset()) == "" for a in there), "and only these"
    click(scene, middle(scene, spot(play.area)))
    settle(scene)
    assert len(scene.session.match.picks[0]) >= 1
    assert play.card not in [p.id for p in scene.session.match.view(0).inside(hand(0))]
    scene.app.close()


def test_a_click_on_bare_ground_of_the_home_means_the_home(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: any(
        isinstance(o, PlayCard) and o.area == home_of(0) for o in match.options(0)
    ) and all(p.at != home_of(0) for p in in_play(pony(match.view(0)))) and acts(match, PlayCard))  # fmt: skip
    play = next(o for o in options(scene, "PlayCard") if isinstance(o, PlayCard) and o.area == home_of(0))
    click(scene, where(scene, play.card))
    box = next(place.box for place in scene.table.composition.places if place.key == "home 0")
    click(scene, (round(box.cx), round(box.cy)))
    assert not scene.controls.whisper, "nothing is refused"
    assert any(p.at == home_of(0) for p in in_play(pony(scene.session.match.state))), "it is there"
    scene.app.close()


def test_what_is_paid_for_by_one_click_waits_for_a_second(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, PayDraw))
    before = len(scene.session.match.picks[0])
    pack = [part for part in scene.parts if Spot(deck(0)) in part.things][-1]
    click(scene, spot_in(scene, pack))
    draft = scene.table.draft
    assert draft is not None and isinstance(draft.confirms, PayDraw)
    assert len(scene.session.match.picks[0]) == before, "nothing has happened yet"
    key(scene, pygame.K_ESCAPE)
    assert scene.table.draft is not None and scene.table.draft.confirms is None
    click(scene, spot_in(scene, pack))
    click(scene, spot_in(scene, pack))
    assert len(scene.session.match.picks[0]) == before + 1
    scene.app.close()


def test_cards_that_look_alike_stand_for_each_other(tmp_path: Path) -> None:
    def pair(match: Match) -> bool:
        if not acts(match, PlayCard):
            return False
        held = [p.card for p in match.view(0).inside(hand(0))]
        return any(held.count(match.view(0).pieces[o.card].card) > 1 for o in match.options(0)
                   if isinstance(o, PlayCard))  # fmt: skip

    scene = reached(tmp_path, pair)
    held = scene.table.shown.inside(hand(0))
    named = {o.card for o in options(scene, "PlayCard") if isinstance(o, PlayCard)}
    faces = [p.card for p in held if p.id in named]
    other = next(p for p in held if p.id not in named and p.card in faces)
    part = next(part for part in scene.parts if part.kind == "card" and part.piece == other.id)
    click(scene, spot_in(scene, part))
    assert scene.table.draft is not None and scene.table.draft.begun
    chosen = scene.table.draft.chosen()[0]
    assert isinstance(chosen, int) and scene.table.shown.pieces[chosen].card == other.card
    scene.app.close()


def test_the_opening_problem_is_chosen_among_cards_laid_out(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: asks(match, "ChooseStarting") and len(match.options(0)) > 1)
    assert scene.tray is not None and len(scene.tray.pieces) > 1
    first = next(part for part in scene.parts if part.kind == "tray")
    assert first.box.w > first.box.h, "Problems lie across"
    click(scene, spot_in(scene, first))
    settle(scene)
    assert asked(scene) != "ChooseStarting"
    scene.app.close()


# ---- drags ---------------------------------------------------------------------------------------------
def test_a_friend_is_dragged_from_the_hand_to_a_problem(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        return acts(match, PlayCard) and any(isinstance(o, PlayCard) and o.area[:1] == (1,) for o in match.options(0))

    scene = reached(tmp_path, wanted)
    play = next(o for o in options(scene, "PlayCard") if isinstance(o, PlayCard) and o.area[:1] == (1,))
    before = len(scene.table.shown.inside(PLAY))
    drag(scene, where(scene, play.card), middle(scene, spot(play.area)))
    settle(scene)
    view = scene.session.match.view(0)
    assert play.card not in [p.id for p in view.inside(hand(0))] and len(view.inside(PLAY)) >= before
    scene.app.close()


def test_a_character_is_dragged_to_another_area(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, MovePaid))
    move = options(scene, "MovePaid")[0]
    assert isinstance(move, MovePaid)
    drag(scene, where(scene, move.piece), middle(scene, spot(move.area)))
    settle(scene)
    assert scene.session.match.view(0).pieces[move.piece].at == move.area
    scene.app.close()


def test_a_resource_is_dragged_onto_a_friend(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        return acts(match, PlayCard) and any(isinstance(o, PlayCard) and o.host for o in match.options(0))

    scene = reached(tmp_path, wanted)
    play = next(o for o in options(scene, "PlayCard") if isinstance(o, PlayCard) and o.host)
    drag(scene, where(scene, play.card), where(scene, play.host))
    settle(scene)
    view = scene.session.match.view(0)
    assert play.card not in [p.id for p in view.inside(hand(0))], "it lies on its Friend"
    assert any(p.host == play.host for p in in_play(pony(view))) or view.pieces.get(play.host) is None
    scene.app.close()


def test_nothing_is_held_up_over_the_table_unless_the_key_asks_for_it(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, MovePaid))
    move = options(scene, "MovePaid")[0]
    assert isinstance(move, MovePaid)
    problem = next(p for p in in_play(pony(scene.table.shown)) if p.at == move.area or p.at[:1] == (1,))
    part = next(part for part in scene.parts if part.kind == "card" and part.piece == problem.id)
    scene.controls.point_at(part)
    scene.controls.rested = 3.0
    assert scene.zoomed() is None and scene.drawing.panels.column.looked_at() == problem.id, "the inspector shows it"
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z"))
    assert scene.zoomed() is not None
    scene.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_z, mod=0))
    assert scene.zoomed() is None
    scene.app.close()


def test_a_card_let_go_where_it_cannot_go_returns_to_the_hand(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, PlayCard))
    play = next(o for o in options(scene, "PlayCard") if isinstance(o, PlayCard) and o.area)
    prompt = scene.table.composition.regions.prompt
    before = len(scene.session.match.picks[0])
    drag(scene, where(scene, play.card), (round(prompt.cx), round(prompt.cy)))
    assert len(scene.session.match.picks[0]) == before
    assert scene.table.draft is not None and not scene.table.draft.begun
    scene.app.close()


def test_an_event_is_dragged_to_the_discard_pile(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, PlayEvent))
    play = options(scene, "PlayEvent")[0]
    assert isinstance(play, PlayEvent)
    before = len(scene.session.match.picks[0])
    drag(scene, where(scene, play.card), middle(scene, Spot(discard(0))))
    settle(scene)
    assert len(scene.session.match.picks[0]) > before
    scene.app.close()


# ---- why not -------------------------------------------------------------------------------------------
def whispered(scene: CardTable) -> tuple[Phrase, ...]:
    """What is said beside the pointer."""
    return scene.controls.whisper


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_that_cannot_be_chosen_says_why(tmp_path: Path, lang: str, seats: int) -> None:
    scene = reached(tmp_path, lambda match: acts(match, MovePaid), seats=seats)
    scene.app.change(language=lang)
    scene.app.step(0.1)
    table = scene.table
    said: set[str] = set()
    view = table.shown
    things: list[Thing] = [p.id for p in view.pieces.values() if p.id > 0 and p.zone.name in ("play", "hand")]
    for thing in (thing for thing in things if thing not in table.offered() and thing not in table.twins()):
        piece = view.pieces[thing] if isinstance(thing, int) else None
        assert piece is not None
        scene.controls.whisper = ()
        assert scene.controls.explain(table.layout.things(view, piece)), piece
        said |= {words.in_(lang) for words in whispered(scene)}
    for seat in range(1, seats):
        scene.controls.whisper = ()
        assert scene.controls.explain((spot(home_of(seat)), Spot(PLAY)))
        assert scene.controls.whisper
    assert len(said) >= 3
    scene.app.close()


# ---- faceoffs ------------------------------------------------------------------------------------------
def test_a_faceoff_stands_in_the_panel_while_somebody_is_asked(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        faceoff = pony(match.view(0)).faceoff
        return faceoff is not None and 0 in match.view(0).asks and bool(match.view(0).inside(flips(0)))

    scene = reached(tmp_path, wanted)
    contest = scene.table.contest()
    assert contest is not None and len(contest.sides) == 2
    own = next(side for side in contest.sides if side.seat == 0)
    there = scene.table.shown.inside(flips(0))
    assert [flip.number for flip in own.flips] and len(own.flips) == len(there)
    pen, notes = scene.pen(scene.app.picture()), list[Set]()
    pen.notes = notes
    scene.pictures.shelf.clear()
    scene.drawing.panels.under(pen, scene.drawing.prepare())
    box = scene.drawing.panels.column.inspector_box()
    said = [note.text for note in notes if note.box.within(box)]
    assert str(own.total) in said and own.flips[0].name.in_(scene.app.lang) in said
    scene.app.close()


def test_a_challenge_is_aimed_confirmed_and_shown_to_its_result(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        return asks(match, "Challenges") and any(isinstance(o, Challenge) for o in match.options(0))

    scene = reached(tmp_path, wanted)
    option = next(o for o in options(scene, "Challenge") if isinstance(o, Challenge))
    click(scene, where(scene, option.piece))
    draft = scene.table.draft
    assert draft is not None and draft.confirms == option, "what would come of it is shown first"
    scene.table.calm = False
    key(scene, pygame.K_RETURN)
    titles, ended, flipped = set(), False, 0
    for _ in range(400):
        scene.app.step(0.05)
        contest = scene.table.contest()
        if contest is not None:
            titles.add(contest.title.en)
            ended = ended or contest.over
            flipped = max(flipped, sum(len(side.flips) for side in contest.sides))
        if scene.table.draft is not None:
            break
    assert len(titles) == 1 and next(iter(titles)).startswith("Challenge: ")
    assert flipped >= 1
    assert ended or pony(scene.table.shown).faceoff is not None
    scene.app.close()


# ---- film, secrets, recordings ---------------------------------------------------------------------------
def test_tokens_that_are_paid_fly_and_are_counted(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, MovePaid))
    scene.table.calm = False
    before = tokens(pony(scene.table.shown), 0)
    move = options(scene, "MovePaid")[0]
    assert isinstance(move, MovePaid)
    click(scene, where(scene, move.piece))
    click(scene, middle(scene, spot(move.area)))
    flew = set[int]()
    for _ in range(60):
        scene.app.step(0.05)
        flew |= {coins.flight.amount for coins in scene.table.show.flying if coins.flight.seat == 0}
    settle(scene)
    after = tokens(pony(scene.table.shown), 0)
    shown = next(c for c in scene.table.composition.counts if c.box.within(scene.table.composition.regions.counts))
    assert min(flew) < 0 and before + sum(flew) == after and shown.number == str(after)
    scene.app.close()


@pytest.mark.sampled(1, of="what others hide, at the screen")
def test_the_computers_face_down_cards_show_no_face(tmp_path: Path) -> None:
    scene = open_match(tmp_path, seed=3)
    seldom_drawn(scene)
    rnd, seen = random.Random(3), 0
    for _ in range(60):
        settle(scene)
        if scene.session.over:
            break
        by_mouse(scene, rnd)
        for actor in scene.table.cards.actors():
            hidden = actor.piece.zone in (hand(1), deck(1)) and 0 not in actor.piece.seen_by  # a flip has been seen
            waits = is_troublemaker(actor.piece) and not actor.piece.face_up and actor.piece.owner == 1
            if hidden or waits:
                assert actor.look.face.count("/") < 2 and not actor.look.peek
                seen += 1
    assert seen > 20
    scene.app.close()


@pytest.mark.sampled(1, of="recordings watched at the screen")
def test_a_recording_of_four_seats_is_watched_to_its_end(tmp_path: Path) -> None:
    setup = Setup("pony", 4, 3, kinds=("random",) * 4)
    match = game.record.begin(setup, [quick("random", seat, 3, "pony") for seat in range(4)])
    for _ in range(60):
        match.tick()
    scene = show(app_at(tmp_path), Watching(match))
    watching = scene.table.replay
    assert watching is not None
    for place in (0, watching.length // 2, watching.length):
        watching.seek(place)
        settle(scene, 30)
        assert scene.table.idle
        view = scene.table.shown
        on_table = {a.piece.id for a in scene.table.cards.actors() if a.piece.id > 0}
        assert {p.id for p in in_play(pony(view))} <= on_table
    scene.app.close()


def test_nobody_sees_the_others_hand_when_the_screen_is_passed_on(tmp_path: Path) -> None:
    scene = open_match(tmp_path, ("human", "human"), 5)
    rnd, passed = random.Random(5), 0
    for _ in range(300):
        if scene.app.top is not scene:
            lift(scene.app, scene, "by_mouse")
            passed += 1
            settle(scene)
            eyes = scene.table.eyes
            for actor in scene.table.cards.actors():
                if actor.piece.zone == hand(1 - eyes):
                    assert actor.look.face.count("/") < 2
            assert scene.table.composition.mats[-1].seat == eyes, "whose turn it is sits nearest"
        elif scene.table.draft is None:
            settle(scene)
        else:
            by_mouse(scene, rnd)
        if passed > 4:
            break
    assert passed > 4
    scene.app.close()


# ---- words ---------------------------------------------------------------------------------------------
@pytest.mark.sampled(3, of="words that are not cut, at the screen")
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("size", "seats"), [((960, 540), 2), ((960, 540), 4), ((1280, 720), 3)], ids=str)
def test_no_text_of_panels_and_notes_is_cut(tmp_path: Path, lang: str, size: tuple[int, int], seats: int) -> None:
    scene = reached(tmp_path, lambda match: acts(match, MovePaid), size=size, seats=seats)
    scene.app.change(language=lang)
    scene.app.step(0.1)
    table, panels = scene.table, scene.drawing.panels
    for piece in table.shown.inside(PLAY)[:8]:
        part = next((p for p in reversed(scene.parts) if p.piece == piece.id), None)
        scene.controls.point_at(part)
        pen = scene.pen(scene.app.picture())
        notes: list[Set] = []
        pen.notes = notes
        panels.under(pen, scene.drawing.prepare())
        panels.above.overlay(pen, 0.5)
        cut = [note.text for note in notes if note.cut]
        assert len(notes) > 12 and not cut, (piece.card, cut)
    scene.app.close()


def test_a_choice_is_taken_back_where_nothing_was_shown(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: acts(match, MovePaid))
    move = options(scene, "MovePaid")[0]
    assert isinstance(move, MovePaid)
    before = scene.table.shown.pieces[move.piece].at
    click(scene, where(scene, move.piece))
    click(scene, middle(scene, spot(move.area)))
    settle(scene)
    if asked(scene) == "MainActions" and scene.session.can_undo():
        key(scene, pygame.K_z, mod=pygame.KMOD_CTRL)
        settle(scene)
        assert scene.table.shown.pieces[move.piece].at == before
    scene.app.close()


def test_a_dilemma_makes_room_for_itself_while_the_film_runs(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        return acts(match) and any(isinstance(o, PlayCard) and len(o.about()) == 1 for o in match.options(0))

    scene = reached(tmp_path, wanted, range(120))
    play = next(o for o in options(scene, "PlayCard") if isinstance(o, PlayCard) and len(o.about()) == 1)
    click(scene, where(scene, play.card))
    draft = scene.table.draft
    assert draft is not None and draft.confirms == play, "it is asked for once more"
    areas = len(scene.table.composition.places)
    scene.table.calm = False
    scene.table.confirm()
    seen = False
    for _ in range(80):
        scene.app.step(0.05)
        row = [a for a in scene.table.cards.actors() if a.piece.zone == PLAY and a.piece.at[:1] == (2,)]
        seen = seen or (not scene.table.idle and bool(row) and row[0].goal is not None)
        if scene.table.draft is not None:
            break
    assert seen and len(scene.table.composition.places) > areas
    scene.app.close()


def test_a_card_that_cannot_be_played_says_why_when_it_is_dragged(tmp_path: Path) -> None:
    scene = reached(tmp_path, lambda match: isinstance(match.state.asks.get(0), MainActions) and bool(too_dear(match)))
    card = too_dear(scene.session.match)[0]
    drag(scene, where(scene, card), (600, 300))
    assert scene.controls.reply.shown and scene.controls.whisper
    scene.app.close()


def too_dear(match: Match) -> list[int]:
    """The cards in hand that are not on offer."""
    named = {thing for option in match.options(0) for thing in option.about()}
    kinds = {match.state.pieces[thing].card for thing in named if isinstance(thing, int)}
    return [card.id for card in match.state.inside(hand(0)) if card.id not in named and card.card not in kinds]


def test_a_note_calls_everybody_by_their_name(tmp_path: Path) -> None:
    """What a Problem asks of "Player 2", who is called Computer."""
    scene = reached(tmp_path, lambda match: isinstance(match.state.asks.get(0), MainActions))
    said = ""
    for part in [part for part in scene.parts if part.things]:
        scene.controls.point_at(part)
        if (note := scene.drawing.panels.column.note()) is not None:
            said += " ".join(words.en for _, words, _ in note.rows) + note.title.en
    assert "Computer" in said and "Player 2" not in said
    scene.app.close()
