"""What a person has chosen is done as it was chosen, or not at all: nothing else ever takes its place."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

import pygame

from game.frozen import frozen
from game.match.match import Match, Setup
from game.rules.arena.choosing_attacks import Attack, ChooseAttack
from game.rules.arena.movement import ChooseMove
from game.table.dice import Dice
from game.table.state import Sight, State, Zone, run
from game.table.step import Question, Spot, Step, Thing
from game.ui.play import words
from game.ui.play.draft import Draft
from game.ui.session import Session
from game.ui.wish import TRIED, Wish, renamed
from game.words import Phrase
from tests.rules.arena.byhand import Figure, table
from tests.ui.seated import app_at, asked, by_hand, easy, settle

HAND, FIELD, SPENT = (Zone(name, 0, Sight.OPEN) for name in ("hand", "field", "spent"))


@frozen
class Play(Step):
    """Lay a card of the hand down, where it gets another name, and choose what it hits."""

    card: int

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        s.then(Aim(0, s.move(s.pieces[self.card], SPENT).id))


@frozen
class Hit(Step):
    """A card hits something on the field."""

    card: int
    target: int

    def about(self) -> tuple[Thing, ...]:
        return (self.target,)

    def say(self, s: State) -> Phrase:
        return Phrase("Hit", "当てる")

    def do(self, s: State) -> None:
        s.mark_piece(s.pieces[self.target], "hit", 1)
        s.then(Turn(0))


@frozen
class Stop(Step):
    """An answer that many questions have."""

    def say(self, s: State) -> Phrase:
        return Phrase("Stop", "やめる")

    def do(self, s: State) -> None:
        s.then(Turn(0))


@frozen
class Turn(Question):
    """The first question."""

    waits: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step]:
        yield from (Play(piece.id) for piece in s.inside(HAND))
        yield Stop()

    def ask(self, s: State) -> Phrase:
        return Phrase("Play a card", "カードを使う")


@frozen
class Aim(Question):
    """The question that goes on with a card."""

    card: int

    part: ClassVar[bool] = True
    waits: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step]:
        yield from (Hit(self.card, piece.id) for piece in s.inside(FIELD))
        yield Stop()

    def ask(self, s: State) -> Phrase:
        return Phrase("Aim", "狙う")


def sat() -> tuple[Session, Draft, list[int], list[int]]:
    """A match with two cards in hand and two targets, in which other pieces have come and gone, and its draft."""
    s = State(1, Dice(1))
    hand = [s.put(card, 0, HAND).id for card in ("fire", "ice")]
    field = [s.put(card, 0, FIELD).id for card in ("tree", "rock")]
    for _ in range(5):
        s.drop(s.put("ghost", 0, FIELD))
    s.then(Turn(0))
    run(s)
    session = Session(Match(s, (), setup=Setup("arena", 1, 1, kinds=("human",))), easy)
    return session, Draft.begin(session.view, 0, session.options()), hand, field


def hits(session: Session) -> dict[str, int]:
    """How often everything on the field has been hit."""
    return {piece.card: piece.has("hit") for piece in session.match.state.inside(FIELD)}


def test_a_target_chosen_for_a_card_that_has_another_name_by_then_is_hit() -> None:
    session, draft, hand, field = sat()
    assert draft.click([hand[1]]) and draft.click([field[1]])
    assert [step.card for step in (wish.option for wish in draft.wishes()) if isinstance(step, Hit)] == [TRIED]
    session.choose(draft.wishes())
    while session.tick():
        pass
    assert hits(session) == {"tree": 0, "rock": 1} and not session.chair.wishes and not session.chair.lapsed
    (spent,) = session.match.state.inside(SPENT)
    assert spent.card == "ice" and spent.id < TRIED


def test_a_target_that_has_gone_is_not_replaced_by_the_one_that_has_taken_its_place_in_the_list() -> None:
    session, draft, hand, field = sat()
    draft.click([hand[0]])
    draft.click([field[1]])
    session.choose(draft.wishes())
    assert session.tick()
    state = session.match.state
    state.drop(state.pieces[field[1]])
    state.put("cottage", 0, FIELD)
    session.match._changed()
    assert not session.tick() and hits(session) == {"tree": 0, "cottage": 0}
    assert session.asked() == [0] and len(session.options()) == 3, "the person is asked again"
    assert session.chair.lapsed and not session.chair.wishes


def test_nothing_that_was_to_follow_a_dropped_choice_is_done_either() -> None:
    """`Stop` answers the question that is asked, too; but it was chosen for another one."""
    session, _, hand, _ = sat()
    gone = Wish(Play(999), (Play(999), Stop()), session.view)
    session.choose([gone, Wish(Stop(), (Play(hand[0]), Stop()), session.view)])
    assert not session.tick() and not session.match.entries and session.chair.lapsed


def test_an_answer_to_one_question_is_no_answer_to_the_next_one() -> None:
    """A late click: `Stop` was clicked while a card was asked for; now its target is asked for."""
    session, _, hand, _ = sat()
    late = Wish(Stop(), tuple(session.options()), session.view)
    session.take(Play(hand[0]))
    assert session.tick() and isinstance(session.match.state.asks[0], Aim)
    session.choose([late])
    assert not session.tick() and len(session.match.entries) == 1 and session.chair.lapsed


def test_the_only_answer_which_the_match_has_given_itself_is_passed_over() -> None:
    session, _, hand, _ = sat()
    only = Wish(Play(999), (Play(999),), session.view)
    session.choose([only, Wish(Play(hand[0]), tuple(session.options()), session.view)])
    assert session.tick() and isinstance(session.match.state.asks[0], Aim) and not session.chair.lapsed


def test_only_names_of_pieces_that_came_while_it_was_tried_are_changed() -> None:
    step = Hit(TRIED, 3)
    assert renamed(step, {TRIED: 9}) == Hit(9, 3) and renamed(step, {}) is step
    spot = Spot(FIELD, (1, 2))
    assert renamed(spot, {TRIED: 9}) is spot


# ---- at the screen ---------------------------------------------------------------------------------
def test_keys_pressed_faster_than_the_table_shows_answer_one_question_only(tmp_path: Path) -> None:
    """Space, three times before the next question has been shown: it ends the movement, and not the attacks too."""
    app = app_at(tmp_path)
    s, _ = table([".......", "......."], Figure("A", 0, (0, 0)), Figure("D", 1, (1, 0)))
    s.then(ChooseMove(0), ChooseAttack(0))
    run(s)
    scene = by_hand(app, s)
    settle(scene)
    assert asked(scene) == "ChooseMove"
    for _ in range(3):
        app.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=""))
        app.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=""))
    app.step(0.02)
    settle(scene)
    assert asked(scene) == "ChooseAttack" and len(scene.session.match.entries) == 1
    app.close()


def test_whose_choice_was_dropped_reads_that_the_table_has_changed_and_is_asked_again(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    s, who = table([".......", "......."], Figure("A", 0, (0, 0)), Figure("D", 1, (1, 0)), Figure("E", 1, (0, 1)))
    s.then(ChooseAttack(0))
    run(s)
    scene = by_hand(app, s)
    settle(scene)
    options = scene.session.options()
    gone = Attack(0, who["A"], 999)
    scene.session.choose([Wish(gone, (gone, *options[1:]), scene.session.view)])
    scene.table.draft = None
    settle(scene)
    assert asked(scene) == "ChooseAttack" and not scene.session.match.entries
    assert words.OTHER_TABLE in [toast.said for toast in app.toasts]
    app.close()
