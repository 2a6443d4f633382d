"""The phrase book: every form of the card data has its words, also on cards that nobody has printed."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from game import assets
from game.rules.pony import forms
from game.rules.pony.catalogue import read_catalogue
from game.rules.pony.effects.ops import OPS
from game.rules.pony.modifiers import Modifier
from game.rules.pony.wording import abilities, deeds, modifiers, occasions
from game.rules.pony.wording.japanese import ba, stem, te
from tests.rules.pony.byhand import catalogue, key

DATA = json.loads(assets.path("cards", "pony.json").read_bytes())
FRIENDS_HERE = {"kind": "friend", "of": "opp", "at": "here"}
PLAYED = {"event": "played"}
DRAW = {"op": "draw", "who": "you", "n": 2}
DISCARD = {"op": "discard", "who": "opp", "n": 1, "how": "choose"}
RETIRE = {"op": "retire", "what": {"random": {"kind": "resource", "on": FRIENDS_HERE}}}


def test_every_form_has_its_words() -> None:
    assert set(deeds.MAKERS) == set(OPS.values())
    assert set(modifiers.MAKERS) == set(get_args(Modifier))
    assert set(occasions.MAKERS) == set(get_args(forms.Happening))
    assert set(abilities.WINDOWS) == set(get_args(forms.Window)) - {""}
    assert set(abilities.PLACED) == set(get_args(forms.Place))


@pytest.mark.parametrize(
    ("verb", "forms_of_it"),
    [
        ("引く", ("引いて", "引き", "引けば")),
        ("めくる", ("めくって", "めくり", "めくれば")),
        ("加える", ("加えて", "加え", "加えれば")),
        ("払う", ("払って", "払い", "払えば")),
        ("戻す", ("戻して", "戻し", "戻せば")),
        ("公開する", ("公開して", "公開し", "公開すれば")),
        ("見る", ("見て", "見て", "見れば")),
    ],
)
def test_japanese_verbs_bend(verb: str, forms_of_it: tuple[str, str, str]) -> None:
    assert (te(verb), stem(verb), ba(verb)) == forms_of_it


# ---- on no card ------------------------------------------------------------------------------------------------------
UNPRINTED: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "an opponent does it": (
        "friends",
        {
            "kind": "action",
            "phase": "main",
            "cost": [{"dismiss": "self"}],
            "do": [{"op": "lose", "who": "opp", "n": 2}, DRAW],
        },
        "Main Phase: Dismiss this card to make an opponent lose 2 tokens; draw 2 cards.",
        "メインフェイズ：これを捨て札にすれば、相手はトークン2個を失う。カードを2枚引く。",
    ),
    "its owner does it": (
        "problems",
        {"kind": "trigger", "on": {"event": "problem_entered"}, "may": True, "cost": [{"pay": 1}], "do": [DRAW]},
        "When this Problem enters play, its owner may pay 1 token to draw 2 cards.",
        "この事件が出た時、持ち主はトークン1個を払えば、カードを2枚引いてよい。",
    ),
    "an opponent's deed may be left": (
        "friends",
        {"kind": "trigger", "on": PLAYED, "may": True, "do": [DISCARD]},
        "When you play this card, you may let this happen: an opponent discards a card.",
        "これを出した時、次のことを起こしてよい：相手は手札を1枚捨てる。",
    ),
    "so many": (
        "friends",
        {"kind": "trigger", "on": PLAYED, "provided": [{"count": FRIENDS_HERE, "min": 2, "max": 3}], "do": [DRAW]},
        "When you play this card, if opponents have 2 to 3 Friends here, draw 2 cards.",
        "これを出した時、ここに相手のフレンドが2体以上3体以下であるなら、カードを2枚引く。",
    ),
    "two conditions": (
        "friends",
        {
            "kind": "static",
            "static": {"mod": "total", "who": "opp", "n": -1, "during": "problem_faceoff"},
            "provided": [{"self_at": "problem"}, {"power_in_play": "pink", "min": 4}],
        },
        "While this card is at a Problem and you have 4 or more pink power in play, "
        "opponents subtract 1 from their total in Problem faceoffs.",
        "これが事件にいて、自分の桃パワーが場に4以上ある間、事件の対決中、相手の合計値−1。",
    ),
    "what is left on a Friend": (
        "friends",
        {"kind": "trigger", "on": PLAYED, "do": [RETIRE]},
        "When you play this card, retire a Resource on an opponent's Friend here at random.",
        "これを出した時、ここの相手のフレンドに付いているリソースから無作為に選んだ1枚を引退させる。",
    ),
}


@pytest.fixture(scope="module")
def unprinted() -> dict[str, Any]:
    """A catalogue in which these are the first cards of their sections, one after the other."""
    data = {**DATA}
    for place, (section, ability, _, _) in enumerate(UNPRINTED.values()):
        cards = list(data[section])
        cards[place] = {**cards[place], "abilities": [ability]}
        data[section] = cards
    return read_catalogue(data, {})


@pytest.mark.parametrize("name", UNPRINTED)
def test_a_card_that_nobody_has_printed_says_what_it_does(unprinted: dict[str, Any], name: str) -> None:
    section, _, en, ja = UNPRINTED[name]
    number = DATA[section][list(UNPRINTED).index(name)]["id"]
    said = unprinted[f"card/{section.removesuffix('s')}/{number}"].text
    assert (said.en, said.ja) == (en, ja)


# ---- in parts --------------------------------------------------------------------------------------------------------
def test_a_text_is_known_in_its_parts() -> None:
    card = catalogue()[key("PR092")]
    (parts,) = abilities.passages_of(card.abilities, "friend", {})
    assert [(part.role, part.words.en) for part in parts] == [
        ("when", "When you move this card to a Problem, "),
        ("effect", "you may dismiss a Resource on an opponent's character here."),
    ]
    assert [target.en for target in parts[-1].targets] == ["a Resource on an opponent's character here"]
    (sea_swirl,) = abilities.passages_of(catalogue()[key("PR093")].abilities, "friend", {})
    assert [part.role for part in sea_swirl] == ["ability", "condition", "cost", "effect"]
    assert sea_swirl[2].of == catalogue()[key("PR093")].abilities[0].cost
