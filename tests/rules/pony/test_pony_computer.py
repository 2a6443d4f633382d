"""The computer player: actions a person would call sensible; how often it wins is said by `bots pony`."""

from __future__ import annotations

from typing import Any

import pytest

import game
from game.players.adviser import Adviser
from game.players.levels import bot
from game.players.review import Mind
from game.players.searcher import Searcher
from game.rules.pony.advice import advise
from game.rules.pony.aftermath import NoReply
from game.rules.pony.choosing import Picked
from game.rules.pony.drawing import DiscardOne
from game.rules.pony.end_phase import RetireOne
from game.rules.pony.flipping import UseRandom
from game.rules.pony.forecast import beats, chance
from game.rules.pony.main_phase import EndMain, MovePaid, PayDraw
from game.rules.pony.opening import KeepHand, LayStarting, NewHand
from game.rules.pony.places import PonyState, pony
from game.rules.pony.planning import plan
from game.rules.pony.playing import PlayCard, PlayEvent, UseAbility
from game.rules.pony.trials import imagined
from game.rules.pony.troubles import Challenge, EndChallenges
from game.rules.pony.worth import worth
from game.table.state import choose, legal
from game.table.view import look
from game.ui.table import words
from game.ui.table.hint import reasons_of
from tests.rules.pony.byhand import challenge, challenges, decks, end, find, main, table, take, turn


def prepared(*cards: str, **more: Any) -> PonyState:
    """A table whose decks are known, with cards to draw."""
    s = table(*cards, **{"tokens": (3, 3), **more})
    decks(s, *([2] * 12 for _ in range(s.seats)))
    listed(s)
    return s


def listed(s: PonyState) -> None:
    s.lists = tuple(tuple(p.card for p in s.pieces.values() if p.owner == seat) for seat in range(s.seats))


def wants(s: PonyState, level: str = "normal") -> Any:
    """What the computer player of a level chooses."""
    seat = min(s.asks)
    view = look(s, seat)
    options = legal(view, seat)
    return options[bot(level, game.ruleset("pony"), seat, 1).pick(view, options) or 0]


def at(s: PonyState, option: Any) -> tuple[str, tuple[int, ...]]:
    """Which card goes where."""
    piece = s.pieces[option.card if hasattr(option, "card") else option.piece]
    return piece.card.rpartition("/")[2], option.area


# ---- the Main Phase ------------------------------------------------------------------------------------------------
def test_it_fulfils_a_requirement() -> None:
    s = prepared("A:PR081@pA", "A:PR012@hand", "A:PR086@hand")  # 1 yellow and 1 not yellow
    main(s)
    assert at(s, wants(s)) == ("PR012", (1, 0))


def test_it_moves_where_that_fulfils_a_requirement() -> None:
    s = prepared("A:PR081@pA", "A:PR012@home")
    main(s)
    option = wants(s)
    assert type(option) is MovePaid and at(s, option) == ("PR012", (1, 0))


def test_it_keeps_its_tokens_where_they_bring_nothing() -> None:
    s = prepared("A:PR081@pA", "A:PR012@pA", "A:PR020@home", "A:CN025@hand*4", tokens=(2, 2))
    main(s)
    assert type(wants(s)) is EndMain


def test_it_removes_who_makes_the_difference() -> None:
    s = prepared(
        "A:PR113@hand",
        "A:PR036@home",
        "B:PR020@pB",
        "B:PR060@pB",
        "B:PR020@home",
        tokens=(1, 3),
        problems=("PR164", "PR168"),
    )
    main(s)
    assert type(wants(s)) is PlayEvent
    take(s, PlayEvent, "A:PR113")
    option = wants(s)
    assert type(option) is Picked and option.piece == find(s, "B:PR020@pB").id


def test_no_event_for_power_that_is_gone_before_it_counts() -> None:
    s = prepared("A:PR012@pA", "A:PR081@pA", "A:PR095@hand", "A:CN025@hand*3", tokens=(1, 3))
    main(s)
    assert type(wants(s)) is EndMain


def test_but_for_a_card_that_can_be_played_then() -> None:
    s = prepared(
        "A:PR006@home", "A:PR099@hand", "A:PR062@hand", "A:PR033@pA", tokens=(3, 3), problems=("PR177", "PR168")
    )
    main(s)
    assert type(wants(s)) is PlayEvent  # PR062 needs 2 purple power


def test_a_troublemaker_where_it_stops_somebody() -> None:
    s = prepared(
        "A:PR152@hand",
        "A:PR081@pA",
        "A:PR012@pA",
        "B:PR020@pB",
        "B:PR060@pB",
        tokens=(3, 0),
        problems=("PR164", "PR168"),
    )
    main(s)
    option = wants(s)
    assert type(option) is PlayCard and at(s, option) == ("PR152", (1, 1))


def test_it_rallies_no_friend_it_cannot_use_better() -> None:
    s = prepared("A:PR012@pA frightened", "A:PR081@pA", tokens=(2, 2))
    main(s)
    assert type(wants(s)).__name__ == "Rally"  # that fulfils the requirement


def test_hard_sends_two_who_meet_a_requirement_only_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """It follows its plan: playouts, which reply one action at a time, are not asked."""
    monkeypatch.delattr(Searcher, "candidates")
    s = prepared("A:PR081@home", "A:PR012@home", tokens=(4, 3))  # 1 yellow and 1 not yellow
    main(s)
    assert type(wants(s)) is PayDraw, "neither move gains as much by itself as a card"
    there = set()
    for _ in range(2):
        option = wants(s, "hard")
        assert type(option) is MovePaid
        there.add(at(s, option))
        choose(s, 0, option)
    assert there == {("PR012", (1, 0)), ("PR081", (1, 0))}


def test_neither_of_the_two_moves_is_a_mistake() -> None:
    s = prepared("A:PR081@home", "A:PR012@home", tokens=(4, 3), problems=("PR164", "PR162"))
    main(s)
    view = look(s, 0)
    options = legal(view, 0)
    there = {n: at(s, option) for n, option in enumerate(options) if type(option) is MovePaid}
    both = {n for n, (card, area) in there.items() if area == (1, 0) and card != "PR001"}
    made = plan(pony(view), 0, options)
    assert made is not None and {*made.actions} == {options[n] for n in both}

    mind, adviser = Mind(0, game.ruleset("pony")), Adviser(0, game.ruleset("pony"))
    for n in both:
        verdict = mind.verdict(view, n, (0, 0, 1))
        assert verdict is not None and not verdict.loss
        told, normal = reasons_of(adviser, view, options, n, words.CHOSE.of("A"))
        (other,) = both - {n}
        assert (told.verdict, told.then) == (words.PLANNED, words.WITH_IT.of(options[other].say(s)))
        assert type(normal.step) is PayDraw
    away = next(n for n, (_, area) in there.items() if area == (1, 1))
    verdict = mind.verdict(view, away, (0, 0, 1))
    assert verdict is not None and verdict.loss > 0


def test_what_is_drawn_is_no_part_of_a_plan() -> None:
    s = table("A:PR081@pA", "A:PR012@deck*9", "B:PR012@deck*9", tokens=(3, 3))  # each would meet the requirement
    listed(s)
    main(s)
    assert type(wants(s, "hard")) is MovePaid


# ---- challenges, faceoffs ------------------------------------------------------------------------------------------
def test_it_challenges_whom_it_can_beat() -> None:
    s = prepared("A:PR031@pA", "A:PR033@pA", "B:PR157@pA", phase="troublemaker")
    challenges(s)
    assert type(wants(s)) is Challenge
    s = prepared("A:PR020@pA", "B:PR158@pA", phase="troublemaker")
    challenges(s)
    assert type(wants(s)) is EndChallenges


def test_of_two_it_challenges_the_better_prize() -> None:
    s = prepared("A:PR031@pA*2", "B:PR158@pA", "A:PR031@pB*2", "B:PR157@pB", phase="troublemaker")
    challenges(s)
    assert wants(s).piece == find(s, "B:PR158").id


def test_chances() -> None:
    assert chance(0) == 0.5
    assert chance(1) + chance(-1) == 1.0
    assert chance(5) > 0.95 > chance(2) > 0.8
    assert chance(0, 2, 1) > 0.8
    s = table("A:PR012@pA", "B:PR157@pA", "B:PR160@pB")
    assert beats(s, 0, find(s, "B:PR160")) == 0.0  # nobody there
    assert 0.1 < beats(s, 0, find(s, "B:PR157")) < 0.3


def test_it_redoes_a_weak_flip_of_its_own() -> None:
    s = table("A:PR012@pA", "A:PR040@pA", "B:PR157@pA")
    decks(s, [1, 5, 5], [3, 1])
    listed(s)
    challenge(s, "B:PR157")
    assert type(wants(s)) is UseRandom


def test_it_leaves_a_strong_flip_alone() -> None:
    s = table("A:PR012@pA", "A:PR200@home", "B:PR157@pA")
    decks(s, [5, 1, 1], [1, 1])
    listed(s)
    challenge(s, "B:PR157")
    assert type(wants(s)) is NoReply
    s = table("A:PR012@pA", "A:PR200@home", "B:PR158@pA")
    decks(s, [1, 5, 5], [1, 1])
    listed(s)
    challenge(s, "B:PR158")
    assert type(wants(s)) in (UseAbility, NoReply)


# ---- hands, limits, the opening ------------------------------------------------------------------------------------
def test_it_gives_up_the_weakest() -> None:
    s = prepared("A:PR020@home", "A:PR031@home", "A:PR012@home", "A:PR036@home")
    end(s)
    option = wants(s)
    assert type(option) is RetireOne and option.piece == find(s, "A:PR020").id


def test_it_discards_what_it_has_twice_or_cannot_play() -> None:
    s = prepared(
        "A:PR012@hand*3", "A:PR031@hand", "A:PR198@hand", "A:PR036@hand", "A:PR060@hand", "A:PR079@hand", "A:CN025@hand"
    )
    end(s)
    option = wants(s)
    assert type(option) is DiscardOne
    assert s.pieces[option.card].card.rpartition("/")[2] in ("PR012", "CN025")


def test_a_hand_with_nothing_to_begin_with_is_returned() -> None:
    for cards, kind in (
        (("PR012", "PR020", "PR033", "PR031", "PR095", "PR158"), KeepHand),
        (("CN025", "PR087", "PR095", "PR158", "PR106", "PR113"), NewHand),
    ):
        s = table(*(f"A:{card}@hand" for card in cards))
        options = [KeepHand(0), NewHand(0)]
        assert type(options[advise(s, 0, options).first(1)[0]]) is kind


def test_it_starts_with_an_easy_problem() -> None:
    s = game.start("pony", 2, 1, decks=["twilight_applejack", "fluttershy"])
    view = look(s, 0)
    options = legal(view, 0)
    chosen: Any = options[bot("normal", game.ruleset("pony"), 0, 1).pick(view, options) or 0]
    assert type(chosen) is LayStarting
    assert view.pieces[chosen.piece].card.rpartition("/")[2] in ("PR177", "PR190")


# ---- worth ---------------------------------------------------------------------------------------------------------
def test_what_is_worth_more() -> None:
    plain = worth(prepared(), 0)
    assert abs(plain) < 0.5
    assert worth(prepared(points=(3, 0)), 0) > plain + 2.5
    assert worth(prepared("A:PR012@home"), 0) > plain
    assert worth(prepared("A:PR081@pA", "A:PR012@pA"), 0) > worth(prepared("A:PR081@home", "A:PR012@home"), 0) + 0.5
    assert worth(prepared("A:PR012@home frightened"), 0) < worth(prepared("A:PR012@home"), 0)
    assert worth(prepared("B:PR158@pA", "A:PR081@pA", "A:PR012@pA"), 0) < worth(prepared("A:PR081@pA", "A:PR012@pA"), 0)


def test_it_thinks_the_same_about_the_same_table() -> None:
    s = prepared("A:PR081@pA", "A:PR012@hand")
    main(s)
    view = pony(look(s, 0))
    assert imagined(view, 0).pieces == imagined(view, 0).pieces
    assert wants(s) == wants(s)


def test_it_answers_everything_in_a_whole_turn_with_four_players() -> None:
    s = prepared(
        *(f"{player}:PR012@p{player}" for player in "ABCD"),
        *(f"{player}:PR157@hand" for player in "ABCD"),
        seats=4,
        tokens=(3, 3, 3, 3),
    )
    turn(s)
    assert wants(s) in legal(s, min(s.asks))


def test_a_mane_goes_where_it_turns_over() -> None:
    for mane, promising in (("AD002", True), ("PR001", False)):  # PR001 wants a Troublemaker of its own there
        there = worth(prepared(f"A:{mane}@pA", "A:PR081@pA", "A:PR012@pA"), 0)
        home = worth(prepared(f"A:{mane}@home", "A:PR081@pA", "A:PR012@pA"), 0)
        assert (there > home + 0.5) == promising
