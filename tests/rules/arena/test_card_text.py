"""Card data and card text: strictly read, said in both languages, and marked where reconstructed."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from game import assets
from game.effects.faults import CardError
from game.rules.arena.army_building import COLOUR_ORDER, problems
from game.rules.arena.cards import Army, ArmyList, Glyph, Spell
from game.rules.arena.catalogue import read_catalogue
from game.rules.arena.effects.ops import OPS
from game.words import Phrase

DATA = json.loads(Path(assets.path("cards", "arena.json")).read_text(encoding="utf-8"))
CARDS = read_catalogue(DATA, {})
TEXTS = [
    (key, text)
    for key, printed in CARDS.items()
    if not key.startswith(("figure/", "moment/", "ability/"))
    for text in (
        [a.text for a in printed.abilities]
        if isinstance(printed, Army)
        else [printed.text]
        if isinstance(printed, Spell | Glyph)
        else []
    )
]


def entries(kind: type) -> list[Any]:
    return [x for key, x in CARDS.items() if isinstance(x, kind) and not key.startswith("figure/")]


# ---- what there is -----------------------------------------------------------------------------------------------
def test_everything_of_the_base_set_and_the_expansion_is_there() -> None:
    armies = entries(Army)
    assert [sum(a.kind == kind and not a.set for a in armies) for kind in ("planeswalker", "squad_creature")] == [5, 10]
    assert sum(bool(a.set) for a in armies) == 9
    assert len(entries(Spell)) == 60 and len(entries(Glyph)) == 6


def test_ready_made_armies_use_exactly_500_and_200_points() -> None:
    for colour in ("white", "blue", "black", "red", "green"):
        deck: ArmyList = CARDS[f"deck/{colour}"]
        assert sum(CARDS[f"army/{u}"].cost for u in deck.units) == 500
        assert sum(CARDS[f"spell/{x}"].points for x in deck.spells) == 200 and len(deck.spells) == 12


def test_every_other_ready_made_army_is_a_legal_one_and_brings_an_expansion_unit() -> None:
    others = {
        key: x for key, x in CARDS.items() if isinstance(x, ArmyList) and key.removeprefix("deck/") not in COLOUR_ORDER
    }
    assert [problems(CARDS, deck, "standard") for deck in others.values()] == [[]] * len(others)
    brought = {u for deck in others.values() for u in deck.units if CARDS[f"army/{u}"].set}
    assert brought == {a.key for a in entries(Army) if a.set}


def test_printed_values_are_those_of_the_book() -> None:
    gideon, ruiner, cats = CARDS["army/gideon"], CARDS["army/eldrazi_ruiner"], CARDS["army/blazing_firecats"]
    assert (gideon.life, gideon.move, gideon.range, gideon.power, gideon.toughness, gideon.size) == (6, 6, 1, 3, 5, 5)
    assert (ruiner.size_class, ruiner.size, ruiner.two_spaces, ruiner.colours) == ("Huge", 10, True, ())
    assert (cats.two_spaces, cats.cost, cats.cost_each, cats.figures, cats.reconstructed) == (True, 70, 23, 3, True)
    assert not gideon.reconstructed and gideon.epithet.en == "Combat Mage"


# ---- what it says ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("key, text", TEXTS, ids=[f"{key}-{i}" for i, (key, _) in enumerate(TEXTS)])
def test_every_card_says_something_in_both_languages(key: str, text: Phrase) -> None:
    english, japanese = text.text("en"), text.text("ja")
    assert len(english) > 10 and len(japanese) > 5
    for words in (english, japanese):
        assert not re.search(r"[{}_\\]|None|True|False", words), words
        assert not [op for op in OPS if "_" in op and op in words]
    assert english[0].isupper() and english.endswith(".") and "  " not in english and ".." not in english
    assert japanese.endswith("。") and "。。" not in japanese and "、、" not in japanese
    assert not re.search(r"[A-Za-z]", japanese), japanese
    assert not re.search(r"\bit it\b|\bthe the\b|\ba a\b", english)


def test_names_are_in_both_languages_and_differ() -> None:
    for printed in (*entries(Army), *entries(Spell), *entries(Glyph)):
        assert printed.name.en.isascii() and not printed.name.ja.isascii()
    for kind in (Army, Spell, Glyph):
        names = [x.name for x in entries(kind)]
        assert len({n.en for n in names}) == len({n.ja for n in names}) == len(names)


@pytest.mark.parametrize(
    "key, english, japanese",
    [
        ("u09", "Draw 2 cards.", "カードを2枚引く。"),
        (
            "w02",
            "Hidden on your army card. Reveal when one of its figures is attacked: that figure gets +3 toughness for "
            "this attack.",
            "自分のアーミーカードに伏せる。このアーミーカードのフィギュアが攻撃されたとき公開してもよい："
            "この攻撃の間、そのフィギュアはタフネス+3。",
        ),
        (
            "b03",
            "Choose a squad creature within 4 clear sight spaces of your planeswalker. Roll the d20: on 8 or more, "
            "destroy it; otherwise, deal 1 damage to it.",
            "自分のプレインズウォーカーから視線が通り4マス以内にいるスクワッド・クリーチャー1体を選ぶ。20面ダイスを振る。8以上なら、それを破壊する。"
            "そうでなければ、それに1ダメージを与える。",
        ),
        (
            "u08",
            "Attach to an opponent's creature army card. Figures on this army card get -3 move (not below 1) and make "
            "no leaving strikes.",
            "対戦相手のクリーチャーのアーミーカードに付ける。このアーミーカードのフィギュアは移動力-3（1未満にはならない）、追撃を行わない。",
        ),
        (
            "r11",
            "Choose an enchantment (face up or hidden). Destroy it. You may deal 1 damage to one figure on the army "
            "card that carried it.",
            "エンチャント1枚（表向きでも伏せられていてもよい）を選ぶ。それを破壊する。"
            "それが置かれていたアーミーカードのフィギュア1体に1ダメージを与えてもよい。",
        ),
    ],
)
def test_spells_read_like_a_rulebook(key: str, english: str, japanese: str) -> None:
    text = CARDS[f"spell/{key}"].text
    assert (text.text("en"), text.text("ja")) == (english, japanese)


def test_numbers_in_the_text_are_those_of_the_definition() -> None:
    """Change a number in the data and the text follows."""
    data = deepcopy(DATA)
    spell = next(x for x in data["spells"] if x["id"] == "u09")
    spell["effect"][0]["count"] = 3
    assert read_catalogue(data, {})["spell/u09"].text.en == "Draw 3 cards."


# ---- wrong data ------------------------------------------------------------------------------------------------
def spoil(part: str, key: str, **changes: Any) -> Any:
    data = deepcopy(DATA)
    next(x for x in data[part] if x["id"] == key).update(changes)
    return data


WRONG = [
    (spoil("spells", "w01", effect=[{"op": "drow"}]), "arena/spells/w01/effect/0/op: there is no effect called 'drow'"),
    (
        spoil("spells", "u09", effect=[{"op": "draw", "cont": 2}]),
        "arena/spells/u09/effect/0/cont: there is no field called 'cont', only count, player",
    ),
    (spoil("spells", "u09", effect=[{"op": "draw"}]), "arena/spells/u09/effect/0: the field 'count' is missing"),
    (
        spoil("spells", "u09", effect=[{"op": "draw", "count": "two"}]),
        "arena/spells/u09/effect/0/count: must be a whole number, not 'two'",
    ),
    (spoil("spells", "u09", effect="draw"), "arena/spells/u09/effect: must be a list, not 'draw'"),
    (
        spoil("spells", "u09", effect=[7]),
        "arena/spells/u09/effect/0: must be an effect (an object with an 'op'), not 7",
    ),
    (
        spoil("spells", "u09", colour="pink"),
        "arena/spells/u09/colour: must be one of white, blue, black, red, green, not 'pink'",
    ),
    (
        spoil("spells", "u09", name={"en": "Deep Insight"}),
        "arena/spells/u09/name: must have a text for 'en' and one for 'ja'",
    ),
    (spoil("spells", "u09", points=True), "arena/spells/u09/points: must be a whole number, not True"),
    (spoil("spells", "u09", points=-5), "arena/spells/u09/points: must be at least 0, not -5"),
    (
        spoil("spells", "u09", effect=[{"op": "destroy", "target": "T1"}]),
        "arena/spells/u09/effect/0/target: it speaks of the target T1, but has none of that name",
    ),
    (spoil("spells", "w02", trigger="at_dawn"), "arena/spells/w02/trigger: there is no trigger called 'at_dawn'"),
    (
        spoil("spells", "w02", trigger=""),
        "arena/spells/w02/trigger: hidden enchantments have a trigger, others have none",
    ),
    (
        spoil("spells", "u09", effect=[{"op": "destroy", "target": "everybody"}]),
        "arena/spells/u09/effect/0/target: 'everybody' is no figure here",
    ),
    (
        spoil("spells", "r05", effect=[{"op": "on_event", "event": "at_noon", "do": [{"op": "draw", "count": 1}]}]),
        "arena/spells/r05/effect/0/event: an aura waits for one of ",
    ),
    (
        spoil("spells", "u09", attach_to={"card_types": ["planeswalker"], "controller": "you"}),
        "arena/spells/u09/attach_to: auras and hidden enchantments say what they attach to, sorceries do not",
    ),
    (spoil("armies", "gideon", life=0), "arena/armies/gideon/life: must be at least 1, not 0"),
    (spoil("armies", "gideon", lief=6), "arena/armies/gideon/lief: there is no field called 'lief', only "),
    (
        spoil("decks", "white", units=["gideon", "nobody"]),
        "arena/decks/white/units/1: there is no army card called 'nobody'",
    ),
    ({**DATA, "spels": []}, "arena: there is no field called 'spels'"),
    ({**DATA, "armies": {}}, "arena/armies: must be a list"),
    ({**DATA, "glyphs": [*DATA["glyphs"], DATA["glyphs"][0]]}, "arena/glyphs/might: there are two with this id"),
    ({**DATA, "glyphs": [{"id": "odd"}]}, "arena/glyphs/odd: the field 'name' is missing"),
    ([], "arena: the card data must be an object"),
]


@pytest.mark.parametrize("data, sentence", WRONG, ids=[sentence[:60] for _, sentence in WRONG])
def test_wrong_card_data_is_refused_in_one_sentence_with_its_place(data: Any, sentence: str) -> None:
    with pytest.raises(CardError) as error:
        read_catalogue(data, {})
    assert str(error.value).startswith(sentence) and "\n" not in str(error.value)


def test_a_spell_gives_trample_though_no_army_card_has_it() -> None:
    armies = [{**army, "abilities": [a for a in army["abilities"] if a["id"] != "trample"]} for army in DATA["armies"]]
    facts = read_catalogue({**DATA, "armies": armies}, {})
    assert facts["ability/trample"].name.en == "Trample"
    assert facts["ability/trample"].text == CARDS["ability/trample"].text
