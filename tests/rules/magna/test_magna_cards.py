"""The card data of Magna Spectra: all of it is read, texts are the golden ones, mistakes are found where they stand."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from game import assets
from game.effects.faults import CardError
from game.rules.magna import forms, words
from game.rules.magna.card_text import card_text
from game.rules.magna.card_times import every
from game.rules.magna.cards import (
    CARDS,
    FACE_DOWN,
    Arms,
    Base,
    Deck,
    Force,
    Operation,
    Rules,
    Symbol,
    Tactics,
    Trap,
)
from game.rules.magna.catalogue import read_catalogue
from game.rules.magna.effects.ops import OPS

DATA = json.loads(assets.path("cards", "magna.json").read_text(encoding="utf-8"))
GOLDEN = json.loads((Path(__file__).parent / "golden_texts.json").read_text(encoding="utf-8"))


@cache
def catalogue() -> dict[str, Any]:
    return read_catalogue(DATA, {})


def printed(name: str) -> Any:
    """A card or base by its id."""
    return catalogue().get(f"card/{name}") or catalogue()[f"base/{name}"]


def of(kind: type) -> list[Any]:
    return [fact for fact in catalogue().values() if isinstance(fact, kind)]


# ---- what there is -------------------------------------------------------------------------------------------
def test_the_pool_of_section_16() -> None:
    """183 cards: 18 bases, 72 forces, 21 traps, 21 arms, 21 operations, 30 tactics."""
    assert [len(of(kind)) for kind in (Base, Force, Trap, Arms, Operation, Tactics)] == [18, 72, 21, 21, 21, 30]
    assert len(of(Symbol)) == 12 and len(of(Deck)) == 10
    assert sum(deck.format == "half" for deck in of(Deck)) == 2


def test_the_numbers_of_the_formats() -> None:
    full, half = catalogue()["format/full"], catalogue()["format/half"]
    assert isinstance(full, Rules)
    assert (full.deck_size, half.deck_size, full.copies, full.bases) == (50, 25, 3, 3)
    for rules in (full, half):
        assert (rules.hand_limit, rules.start_hand, rules.start_magna, rules.fund_limit, rules.party_limit) == (
            6,
            6,
            0,
            2,
            5,
        )
        assert (rules.slots, rules.trap_cost, rules.exchange, rules.m_rank_magna, rules.fund_magna) == (
            (2, 3, 4),
            1,
            5,
            1,
            1,
        )
        assert (rules.armament_magna, rules.fall_magna, rules.fortune_magna, rules.turn_limit) == (1, 2, 1, 60)


def test_a_few_cards_of_the_worked_examples() -> None:
    wyvern, militia, hildegard = printed("red-f09"), printed("neu-f04"), printed("red-f10")
    assert (wyvern.attack, wyvern.defence, wyvern.cost, wyvern.rank, wyvern.keywords) == (5, 5, 5, "L", ("swift",))
    assert militia.cost is None and (militia.attack, militia.defence) == (2, 2)
    assert hildegard.unique and hildegard.hero == 2 and hildegard.real == ("name", "colour", "symbol")
    assert printed("blu-f03").skills == {"magic": 2}
    grace = printed("whi-w2")
    assert (grace.attack, grace.defence, grace.equip, grace.keywords) == (0, 2, "any", ("possession",))
    maiden = printed("blu-t4").summon
    assert (maiden.attack, maiden.defence, maiden.traits, maiden.keywords, maiden.rank) == (
        1,
        4,
        ("spirit",),
        ("guard",),
        None,
    )


def test_a_face_down_card_is_a_0_1_with_nothing_else() -> None:
    """MS-8.6."""
    assert (FACE_DOWN.attack, FACE_DOWN.defence, FACE_DOWN.rank, FACE_DOWN.traits, FACE_DOWN.abilities) == (
        0,
        1,
        None,
        (),
        (),
    )


# ---- texts ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_the_text_of_a_card_is_the_golden_one(name: str) -> None:
    lines = card_text(printed(name))
    assert [line.en for line in lines] == GOLDEN[name]["en"]
    assert [line.ja for line in lines] == GOLDEN[name]["ja"]


def test_every_card_has_a_golden_text() -> None:
    assert set(GOLDEN) == {fact.key.partition("/")[2] for fact in of((Base, *CARDS))}  # type: ignore[arg-type]


def plain_text(effect: dict[str, Any]) -> tuple[str, str]:
    """The text of one effect on an operation that costs nothing else."""
    data = edited(lambda d: entry(d, "operations", "red-o1").update(effects=[effect], price={"fight": 1}))
    text = read_catalogue(data, {})["card/red-o1"].text
    return text.en.removeprefix("<Operation> "), text.ja.removeprefix("<作戦>")


@pytest.mark.parametrize(
    "effect, en, ja",
    [
        ({"op": "draw", "count": 1}, "Draw 1 card.", "カードを1枚ドローする。"),
        ({"op": "magna", "amount": -2}, "Lose 2 Magna.", "2マグナを失う。"),
        ({"op": "magna", "amount": 1, "who": "enemy"}, "Your opponent gains 1 Magna.", "敵軍は1マグナを獲得する。"),
        ({"op": "discard", "count": 2, "who": "own"}, "Discard 2 cards.", "手札を2枚捨てる。"),
        (
            {"op": "damage", "amount": {"dice": 2}, "to": {"side": "enemy", "scope": "field", "n": 1}},
            "Deal 2 dice's worth of damage to one enemy unit.",
            "敵軍ユニット1体にダイス2個の合計ダメージ。",
        ),
        (
            {"op": "grant", "keyword": "guard", "until": "turn", "to": {"side": "own", "scope": "field", "n": 2}},
            "2 of your units gain Guard until the turn ends.",
            "自軍ユニット2体は「護衛」を得る[ターン終了まで]。",
        ),
        (
            {"op": "prevent", "what": "damage", "until": "turn", "to": {"side": "own", "scope": "base3", "n": "all"}},
            "Each of your units in your third base takes no damage until the turn ends.",
            "第3拠点の自軍ユニットすべてはダメージを受けない[ターン終了まで]。",
        ),
        (
            {
                "op": "destroy",
                "to": {"side": "enemy", "scope": "field", "n": 1, "filter": {"max_cost": 3, "hero": True}},
            },
            "Destroy one enemy unit with cost 3 or less with hero points.",
            "代償3以下の英雄点を持つ敵軍ユニット1体を撃破する。",
        ),
        (
            {
                "op": "move",
                "what": {"zone": "discard", "n": 2, "upto": True, "filter": {"card": "arms"}},
                "to": "deck_bottom",
            },
            "Put up to 2 arms cards from your discard pile on the bottom of your deck.",
            "自軍の捨て山の武装カード2枚までをデッキの一番下に置く。",
        ),
        (
            {
                "op": "when",
                "provided": {"own_bases_fallen": 1},
                "then": [{"op": "draw", "count": 2}],
                "otherwise": [{"op": "draw", "count": 1}],
            },
            "If 1 or more of your bases have fallen: Draw 2 cards. Otherwise: Draw 1 card.",
            "自軍拠点が1つ以上陥落している場合、カードを2枚ドローする。そうでない場合、カードを1枚ドローする。",
        ),
    ],
)
def test_words_of_the_data_that_no_card_uses_yet_have_texts_too(effect: dict[str, Any], en: str, ja: str) -> None:
    assert plain_text(effect) == (en, ja)


def test_every_word_of_the_data_has_a_name() -> None:
    """The closed lists of forms.py and the names of words.py agree."""
    for form, names in (
        (forms.Colour, words.COLOURS),
        (forms.Kind, words.KINDS),
        (forms.Skill, words.SKILLS),
        (forms.Fits, words.EQUIP),
        (forms.Trait, words.TRAITS),
        (forms.Keyword, words.KEYWORDS),
        (forms.Keyword, words.KEYWORD_RULES),
    ):
        assert set(get_args(form)) == set(names)
    assert set(get_args(forms.Occasion)) - {""} == set(words.OCCASIONS)


def all_effects(facts: Iterable[Any]) -> Iterable[Any]:
    for fact in facts:
        for effects in (getattr(fact, "effects", ()), *(a.effects for a in getattr(fact, "abilities", ()))):
            yield from (effect for effect, _ in every(effects))


def test_every_op_is_on_a_card() -> None:
    used = {type(effect) for effect in all_effects(of((Base, *CARDS)))}  # type: ignore[arg-type]
    assert used == set(OPS.values())


# ---- mistakes ------------------------------------------------------------------------------------------------
def edited(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(DATA))
    change(copy)
    return copy


def entry(data: dict[str, Any], part: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in data[part] if each["id"] == name)
    return found


def knight(data: dict[str, Any]) -> dict[str, Any]:
    """The Red Dragon Knight and his Lightning Strike."""
    return entry(data, "forces", "red-f06")


def strike(data: dict[str, Any]) -> dict[str, Any]:
    ability: dict[str, Any] = knight(data)["abilities"][0]
    return ability


@pytest.mark.parametrize(
    "change, sentence",
    [
        (lambda d: d.pop("decks"), "magna: the field 'decks' is missing"),
        (
            lambda d: d.update(extra=1),
            "magna: there is no field called 'extra', "
            "only formats, symbols, bases, forces, traps, arms, operations, tactics, decks",
        ),
        (lambda d: d.update(forces=[]), "magna/forces: must be a list that is not empty"),
        (lambda d: d["formats"].pop("half"), "magna/formats: there must be 'full' and 'half' and nothing else"),
        (lambda d: d["formats"]["full"].update(deck_size=0), "magna/formats/full/deck_size: must be at least 1, not 0"),
        (
            lambda d: d["formats"]["full"].update(slots=[2, 3, 6]),
            "magna/formats/full/slots: there are three bases with 1 to 5 slots each",
        ),
        (lambda d: knight(d).pop("defence"), "magna/forces/red-f06: the field 'defence' is missing"),
        (lambda d: knight(d).update(defence=0), "magna/forces/red-f06/defence: must be at least 1, not 0"),
        (lambda d: knight(d).update(cost="4"), "magna/forces/red-f06/cost: must be a whole number, not '4'"),
        (lambda d: knight(d).update(rank="XL"), "magna/forces/red-f06/rank: must be one of S, M, L, not 'XL'"),
        (lambda d: knight(d).update(traits=["orc", "orc"]), "magna/forces/red-f06/traits: each word stands there once"),
        (
            lambda d: knight(d).update(symbol="nowhere"),
            "magna/forces/red-f06/symbol: there is no base symbol 'nowhere'",
        ),
        (
            lambda d: knight(d).update(symbol="jade_forest"),
            "magna/forces/red-f06/symbol: the base symbol 'jade_forest' is green, the card is red",
        ),
        (
            lambda d: knight(d).update(name={"en": "Knight"}),
            "magna/forces/red-f06/name: must have a text for 'en' and one for 'ja'",
        ),
        (
            lambda d: strike(d)["effects"][0].update(op="damege"),
            "magna/forces/red-f06/abilities/0/effects/0/op: there is no effect called 'damege'",
        ),
        (
            lambda d: strike(d)["effects"][0]["to"].update(filter={"colur": "red"}),
            "magna/forces/red-f06/abilities/0/effects/0/to/filter/colur: there is no field called 'colur', only trait, "
            "colour, rank, keyword, type, face, state, max_attack, max_defence, max_cost, has_skill, hero, "
            "other, attacking, highest, card",
        ),
        (
            lambda d: strike(d).update(glyph="▽"),
            "magna/forces/red-f06/abilities/0/glyph: an ability of the kind 'attack' has one of ▼ ◆ ★",
        ),
        (
            lambda d: strike(d).update(kind="trigger", glyph="■"),
            "magna/forces/red-f06/abilities/0/event: triggers, and only they, say when they go off",
        ),
        (
            lambda d: strike(d).update(effects=[]),
            "magna/forces/red-f06/abilities/0/effects: must be a list that is not empty",
        ),
        (
            lambda d: strike(d).update(effects=[{"op": "destroy", "to": "that"}]),
            "magna/forces/red-f06/abilities/0/effects/0: nobody was chosen before",
        ),
        (
            lambda d: strike(d).update(effects=[{"op": "destroy", "to": "user"}]),
            "magna/forces/red-f06/abilities/0/effects/0: there is no 'user' here",
        ),
        (
            lambda d: strike(d).update(effects=[{"op": "reduce", "amount": 2}]),
            "magna/forces/red-f06/abilities/0/effects/0: only a block answers an attack",
        ),
        (
            lambda d: strike(d).update(effects=[{"op": "fight", "amount": 2}]),
            "magna/forces/red-f06/abilities/0/effects/0: this is for the production phase only",
        ),
        (
            lambda d: strike(d)["effects"][0].update(amount={"x": 2}),
            "magna/forces/red-f06/abilities/0/effects/0: no X is paid",
        ),
        (
            lambda d: strike(d).update(provided={"attack_is": "charge"}),
            "magna/forces/red-f06/abilities/0/provided: only a block answers an attack",
        ),
        (
            lambda d: strike(d).update(
                effects=[{"op": "when", "provided": {"own_bases_fallen": 1}, "then": [strike(d)["effects"][0]]}]
            ),
            "magna/forces/red-f06/abilities/0/effects/0: what depends on a condition chooses nobody of its own",
        ),
        (
            lambda d: entry(d, "traps", "neu-r1").update(abilities=[]),
            "magna/traps/neu-r1/abilities: a trap card has one break trigger and nothing else",
        ),
        (
            lambda d: entry(d, "arms", "neu-w1").update(equip="any"),
            "magna/arms/neu-w1/equip: 'any' goes with the keyword 'possession', and only with it",
        ),
        (
            lambda d: entry(d, "bases", "red-b1").update(symbols=[]),
            "magna/bases/red-b1/symbols: a base shows one or two base symbols",
        ),
        (
            lambda d: entry(d, "bases", "red-b1")["abilities"][0]["effects"][0].update(until="turn"),
            "magna/bases/red-b1/abilities/0/effects/0: a constant ability changes numbers, keywords or skills "
            "for as long as it is there",
        ),
        (
            lambda d: entry(d, "operations", "red-o2")["effects"][0]["to"].update(scope="battle"),
            "magna/operations/red-o2/effects/0: there is no battle in the production phase",
        ),
        (
            lambda d: entry(d, "operations", "red-o2")["price"].update(skill=["blade", "magic"]),
            "magna/operations/red-o2/price/skill: one unit is checked, for one skill",
        ),
        (
            lambda d: entry(d, "tactics", "gre-t1").pop("link"),
            "magna/tactics/gre-t1/link: cards with the Chain mark, and only they, name the link they share",
        ),
        (
            lambda d: entry(d, "tactics", "gre-t1").update(timing="reinforce"),
            "magna/tactics/gre-t1/effects: reinforcement tactics, and only they, are summons",
        ),
        (lambda d: d["forces"].append(knight(d)), "magna/forces/red-f06: there are two with this id"),
        (
            lambda d: d["decks"][0]["cards"].update(nobody=1),
            "magna/decks/red/cards/nobody: there is no card called 'nobody'",
        ),
        (lambda d: d["decks"][0].update(bases=["red-f01"]), "magna/decks/red/bases/0: there is no base 'red-f01'"),
        (lambda d: d["forces"].insert(0, 5), "magna/forces/0: must be an object, not 5"),
    ],
)
def test_mistakes_are_found_where_they_stand(change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    with pytest.raises(CardError) as error:
        read_catalogue(edited(change), {})
    assert str(error.value) == sentence
