"""The card data: everything is read, says something in both languages, and mistakes are found where they stand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from game import assets
from game.effects.faults import CardError
from game.rules.medarot.card_checks import WORDS
from game.rules.medarot.cards import Deck, Medarot, Medarotter, Rules
from game.rules.medarot.catalogue import read_catalogue
from game.rules.medarot.effects.ops import OPS

from .byhand import catalogue

DATA = json.loads(assets.path("cards", "medarot.json").read_text(encoding="utf-8"))


def kind(of: type) -> dict[str, Any]:
    return {key: card for key, card in catalogue().items() if isinstance(card, of)}


def test_the_pool_of_section_22() -> None:
    medarots, people = kind(Medarot), kind(Medarotter)
    assert len(medarots) == 86 and len(people) == 36 and len(kind(Deck)) == 6
    types = [card.type for card in medarots.values()]
    assert (types.count("shooting"), types.count("melee"), types.count("special")) == (28, 33, 25)


def test_the_constants_of_section_5() -> None:
    normal, beginner = catalogue()["mode/normal"], catalogue()["mode/beginner"]
    assert isinstance(normal, Rules)
    assert (normal.deck_size, normal.max_copies, normal.hp, normal.hand_start, normal.hand_limit) == (30, 3, 20, 7, 7)
    assert (beginner.deck_size, beginner.max_copies, beginner.hp, beginner.hand_limit) == (15, 3, 10, 7)
    for rules in (normal, beginner):
        assert (rules.field_medarots, rules.stock_slots, rules.start_draw, rules.paid_draw_cost, rules.paid_draw) == (
            3,
            3,
            1,
            1,
            3,
        )
        assert (rules.stay_penalty, rules.reach_cost, rules.weak_destroy_cost, rules.destroy_draw_max) == (1, 1, 1, 3)
    assert normal.master and normal.swap and normal.weak_attack and normal.printed_moves
    assert not (beginner.master or beginner.swap or beginner.weak_attack or beginner.printed_moves)


@pytest.mark.parametrize(
    "key, text, ja",
    [
        (
            "metabee",
            "When it attacks: if the target is destroyed, the attack goes on to the next cell behind it",
            "攻撃する時：相手を破壊したら、すぐ後ろのマスにも攻撃が続く",
        ),
        (
            "saikachis",
            "When it attacks: if it has not moved in this activation, this Medarot: power +10 for this attack",
            "攻撃する時：この行動順でまだ移動していなければ、この攻撃の間、このメダロットの威力+10",
        ),
        (
            "childsitter",
            "Special: all your Medarots: armour +20 until this Medarot's next activation",
            "特殊：このメダロットの次の行動順まで、味方すべての装甲+20",
        ),
        (
            "jackal",
            "Always: this Medarot may also reach: 2 ahead if the cell between is empty, free",
            "常時：このメダロットの射程に追加：間があいていれば2マス先（メダル不要）",
        ),
        (
            "meda_saturn",
            "Special: may negate an attack of power 40 or less on any of your Medarots (shooting attacks only, "
            "1 use) until this Medarot's next activation",
            "特殊：このメダロットの次の行動順まで、味方のどれかへの威力40以下の攻撃を無効にできる（射撃攻撃のみ、1回）",
        ),
        (
            "dol_dolphin",
            "Special: end the other side's effects on all your Medarots; draw up to 1",
            "特殊：味方すべてが受けている相手の効果を終わらせる。1枚まで引く",
        ),
    ],
)
def test_texts_of_medarots(key: str, text: str, ja: str) -> None:
    ability = catalogue()[f"card/medarot/{key}"].ability
    assert (ability.text.en, ability.text.ja) == (text, ja)


@pytest.mark.parametrize(
    "key, side, text",
    [
        ("ikki", "lower", "this attack has no effect (set face up now; you choose the attack later)"),
        ("iwanoi", "upper", "the acting Medarot (shooting type only): power +20 for this attack"),
        (
            "hikaru",
            "lower",
            "after one of your Medarots was destroyed: turn one of your face-down Medarots face up; it may "
            "act this turn",
        ),
        ("rintaro", "lower", "one of your Medarots (cost 2 or less, that has acted) gets another activation this turn"),
        ("rintaro", "upper", "one of your Medarots (that has not acted yet): speed +20 until the end of the turn"),
        (
            "shuri",
            "upper",
            "for this attack, the acting Medarot (shooting type only) may also reach: exactly 3 ahead, over anything",
        ),
        ("kokuen", "lower", "this attack has no effect (power 30 or less)"),
    ],
)
def test_texts_of_medarotters(key: str, side: str, text: str) -> None:
    assert catalogue()[f"card/medarotter/{key}"].half(side).text.en == text


def test_no_text_has_blanks_or_doubled_spaces() -> None:
    for card in (*kind(Medarot).values(), *kind(Medarotter).values()):
        texts = (
            [card.ability.text]
            if isinstance(card, Medarot) and card.ability
            else []
            if isinstance(card, Medarot)
            else [card.upper.text, card.lower.text]
        )
        for text in texts:
            assert not re.search(r"[{}]|  |\( *\)|（）|: *$|None", text.en + text.ja), (card.key, text)


def edited(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(DATA))
    change(copy)
    return copy


def metabee(data: dict[str, Any]) -> dict[str, Any]:
    return next(entry for entry in data["medarots"] if entry["id"] == "metabee")


def ikki(data: dict[str, Any]) -> dict[str, Any]:
    return next(entry for entry in data["medarotters"] if entry["id"] == "ikki")


@pytest.mark.parametrize(
    "change, sentence",
    [
        (lambda d: d.pop("decks"), "medarot: the field 'decks' is missing"),
        (
            lambda d: d.update(extra=1),
            "medarot: there is no field called 'extra', only modes, vocabulary, medarots, medarotters, decks",
        ),
        (lambda d: d["modes"].pop("beginner"), "medarot/modes: there must be 'normal' and 'beginner'"),
        (lambda d: metabee(d).pop("speed"), "medarot/medarots/metabee: the field 'speed' is missing"),
        (
            lambda d: metabee(d).pop("power"),
            "medarot/medarots/metabee/power: a special has none, all others have one of at least 0",
        ),
        (lambda d: metabee(d).update(cost=-1), "medarot/medarots/metabee/cost: must be at least 0, not -1"),
        (lambda d: metabee(d)["moves"].append("F"), "medarot/medarots/metabee/moves: each arrow is printed once"),
        (
            lambda d: metabee(d)["ability"]["effects"][0].update(op="drow"),
            "medarot/medarots/metabee/ability/effects/0/op: there is no effect called 'drow'",
        ),
        (
            lambda d: metabee(d)["ability"].update(when="special"),
            "medarot/medarots/metabee/ability/when: specials, and only they, have an ability of the kind 'special'",
        ),
        (
            lambda d: metabee(d)["ability"]["effects"].append({"op": "draw", "n": 1}),
            "medarot/medarots/metabee/ability/effects/1: an attack ability pierces, splashes or changes this Medarot's "
            "own numbers",
        ),
        (
            lambda d: ikki(d)["upper"].update(trash="after_defense"),
            "medarot/medarotters/ikki/upper/trash: Defence effects, and only they, are trashed after the defence",
        ),
        (
            lambda d: ikki(d)["upper"].update(trigger="end_phase"),
            "medarot/medarotters/ikki/upper/trigger: Trigger effects, and only they, say when they go off",
        ),
        (
            lambda d: ikki(d)["lower"]["effects"][0].update(armed=False),
            "medarot/medarotters/ikki/lower/effects/0/armed: an attack is altered in its defence, or later by what was "
            "armed before",
        ),
        (
            lambda d: ikki(d)["upper"]["effects"][0].update(who="target"),
            "medarot/medarotters/ikki/upper/effects/0/who: there is no 'target' here",
        ),
        (lambda d: d["medarots"].append(metabee(d)), "medarot/medarots/metabee: there are two with this id"),
        (
            lambda d: d["decks"][0]["cards"].update(nobody=1),
            "medarot/decks/kabuto_battery/cards/nobody: there is no card called 'nobody'",
        ),
        (lambda d: d["vocabulary"]["ops"].pop("mod"), "medarot/vocabulary/ops: there is no text for 'mod'"),
        (
            lambda d: d["vocabulary"]["trigger"].pop("enemy_medarotter"),
            "medarot/vocabulary/trigger: there is no text for 'enemy_medarotter'",
        ),
        (
            lambda d: d["vocabulary"]["who"].update(ally="x"),
            "medarot/vocabulary/who/ally: must have a text for 'en' and one for 'ja'",
        ),
    ],
)
def test_mistakes_are_found_where_they_stand(change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    with pytest.raises(CardError) as error:
        read_catalogue(edited(change), {})
    assert str(error.value) == sentence


def test_the_vocabulary_has_the_words_that_texts_need_and_no_others() -> None:
    said = {part: set(words) for part, words in DATA["vocabulary"].items()}
    assert said == {part: set(words) for part, words in WORDS.items()} | {"ops": set(OPS)}
