"""What is said: events, refusals of section 19, choices; and the queries that the screen shows."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import game
from game import assets
from game.rules import medarot as package
from game.rules.medarot import events, sheet_words
from game.rules.medarot.activation import Activation
from game.rules.medarot.attack import Attack
from game.rules.medarot.forecast import forecast
from game.rules.medarot.guide import GUIDE
from game.rules.medarot.order import order
from game.rules.medarot.refusals import REASONS
from game.rules.medarot.stats import arrows, breakdown
from game.rules.medarot.telling import TELLERS, say
from game.rules.medarot.using import Use
from game.rules.medarot.words import TIMINGS
from game.table.event import Event
from game.table.state import refused

from .byhand import act, asked, find, options, table, take, told

SILENT = {events.StayedPut, events.Burned}  # the payment that follows says why
SOURCES = [path.read_text(encoding="utf-8") for path in Path(str(package.__file__)).parent.rglob("*.py")]


def test_every_event_has_a_line() -> None:
    kinds = {
        kind
        for _, kind in inspect.getmembers(events, inspect.isclass)
        if issubclass(kind, Event) and kind.__module__ == events.__name__
    }
    assert kinds == set(TELLERS) | SILENT


def test_every_reason_is_given_somewhere_and_has_both_languages() -> None:
    text = "".join(SOURCES)
    for code, (why, rule) in REASONS.items():
        assert len(re.findall(rf'"{code}"', text)) >= 2, f"nobody ever says {code}"
        assert why.en and why.ja and re.fullmatch(r"\d+(\.\d+)?", rule), code


def test_the_codes_of_section_19_are_there() -> None:
    """`off_board` cannot be clicked; `wrong_timing` is three sentences; deck codes are in deck_building.py."""
    codes = (
        "not_its_turn face_down bound_act bound_attack bound_move no_arrow cell_taken enemy_field own_field_only "
        "already_moved already_acted out_of_range too_close blocked target_face_down not_enough_medals not_set "
        "master_used master_no_trigger stock_full swap_late must_place must_choose_master hand_limit not_in_mode "
        "no_target trap_too_weak barrier_too_weak"
    )
    assert set(codes.split()) <= set(REASONS)


def test_a_log_in_words() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "A:iwanoi@stock")
    act(s, "A:metabee")
    take(s, Use, card="A:iwanoi", side="upper")
    take(s, Attack, target="B:put_cat")
    lines = [line for event in s.events if (line := say(event, s))]
    assert [line.en for line in lines] == [
        "Player 1's Metabee acts",
        "Player 1 uses Spyke, upper effect",
        "Player 1 pays 1 medal for the Medarotter",
        "Player 1's Metabee: power +20",
        "Player 1: Spyke goes to the trash (used)",
        "Player 1's Metabee attacks Player 2's Put-Cat with power 50",
        "power 50 against armour 20: destroyed",
        "Player 2's Put-Cat is destroyed",
        "Player 2 pays 1 medal for the destruction",
    ]
    assert lines[0].ja == "プレイヤー1のメタビーの行動順"


def test_choices_in_words() -> None:
    s = table("A:rokusho@b2", "B:put_cat@b4", "A:ikki@stock")
    act(s, "A:rokusho")
    assert s.asks[0].ask(s).text("en") == "Rokusho on b2 acts."
    assert options(s, Attack)[0].say(s).en == "attack Put-Cat on b4 for 1 medal"
    assert options(s, Use)[0].say(s).en == "Ikki, upper effect for 1 medal"


def test_reasons_carry_their_numbers() -> None:
    s = table("A:rokusho@b2", "B:put_cat@b4", medals=(0, 20))
    act(s, "A:rokusho")
    said = [(no.why.en, no.numbers.en) for no in refused(s, asked(s)) if find(s, "B:put_cat").id in no.about]
    assert said == [("You do not have enough medals", "it costs 1, you have 0")]


def test_the_queries_of_the_screen() -> None:
    s = table("A:metabee@b2", "B:grade_kabuki@b4", "B:put_cat@hand*5", "A:put_cat@a1")
    me, foe = find(s, "A:metabee"), find(s, "B:grade_kabuki")
    assert forecast(s, me, foe).words.en == "weak attack: 3 cards trashed from hand"
    assert forecast(s, find(s, "A:put_cat"), foe).words.ja == "弱攻撃：手札からカード2枚をトラッシュ"
    assert breakdown(s, me, "speed") == [(breakdown(s, me, "speed")[0][0], 38)]
    assert arrows(s, foe) == ("F", "R", "B", "L")
    assert [(x.speed, x.arrows, x.cost, x.decided_by) for x in order(s)] == [
        (38, 4, 1, ""),
        (38, 4, 2, "cost"),
        (28, 4, 3, "speed"),
    ]


def test_a_question_is_put_to_the_owner_of_the_medarot() -> None:
    s = table("B:metabee@b4", "A:put_cat@a1")
    act(s, "B:metabee")
    assert asked(s) == 1 and type(s.asks[1]) is Activation and told(s, events.ActivationBegan)[0].seat == 1


def test_the_ruleset_says_what_may_be_set() -> None:
    rules = game.ruleset("medarot")
    assert [option.key for option in rules.options] == [
        "mode",
        "neutral_recovery",
        "refill_optional",
        "facedown_targetable",
    ]
    for option in rules.options:
        assert option.rule and option.about.en and option.about.ja


def test_action_is_a_phase_or_a_timing_what_a_medarot_does_is_an_attack_or_a_special() -> None:
    """Section 1: アクションフェイズ, 【行動】, 行動(攻撃・特殊)."""
    book = (assets.path("rulebook") / "medarot.en.md").read_text(encoding="utf-8")
    said = [why for why, _ in REASONS.values()] + [why for _, why in sheet_words.MEANINGS.values()]
    hints = [words for hint in GUIDE.values() for words in (hint.purpose, hint.matters)]
    for text in (book, *(phrase.en for phrase in (*said, *hints, *sheet_words.RULE_OF.values()))):
        assert not re.search(r"\baction\b(?! phase)", text), text
    assert [words.ja for words in TIMINGS.values()] == ["【行動】", "【防御】", "【発動】"]
