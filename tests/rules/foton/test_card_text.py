"""Every card's text is made of its definition, and reads like the text it was given (section 9)."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from game import assets
from game.rules.foton.card_text import EACH_TIME, line_text, text
from game.rules.foton.cards import Trigger
from game.rules.foton.catalogue import read
from game.rules.foton.nouns import PRINTED
from tests.rules.foton.foton_cards import effect, line

DATA: dict[str, Any] = json.loads(assets.path("cards", "foton.json").read_text(encoding="utf-8"))
CARDS = read(DATA, {})
PRINTED_CARDS = {
    **{f"megido/{entry['id']}": entry for entry in DATA["megido"]},
    **{f"card/event/{entry['id']}": entry for entry in DATA["events"]},
}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_text_is_the_golden_one(lang: str) -> None:
    assert len(PRINTED_CARDS) == 80
    for key, entry in PRINTED_CARDS.items():
        assert [words.in_(lang) for words in text(CARDS[key])] == entry["text"][lang], key


def test_photons_say_nothing() -> None:
    assert text(CARDS["card/attack/2"]) == ()
    assert CARDS["card/skill/3/extra"].name.en == "extra Skill 3"


def test_every_trigger_has_words() -> None:
    assert set(EACH_TIME) == set(get_args(Trigger))


NEW = [
    (
        {"op": "move", "cards": {"zone": "hand", "kind": "skill"}, "count": "all", "to": "discard"},
        "discard all Skill photons from your hand",
        "あなたの手札のスキルを全て捨札にする",
    ),
    (
        {"op": "move", "cards": {"zone": "field", "kind": "attack"}, "count": 2, "to": "hand"},
        "take 2 face-up Attack photons from your field into your hand",
        "あなたの場のアタックを2枚手札に加える",
    ),
    (
        {"op": "vp", "points": {"of": "turn", "each": 1, "gain": 2, "most": 6}},
        "gain VP: 2 for every Megido in your acted area (at most 6)",
        "あなたの行動済エリアのメギド1枚につき2点（最大6点）の勝利点を得る",
    ),
    (
        {"op": "move", "cards": {"zone": "deck", "kind": "card"}, "count": 1, "to": "hand"},
        "put the top card of your deck into your hand",
        "あなたの山札の上から1枚を手札に加える",
    ),
]


@pytest.mark.parametrize(("data", "en", "ja"), NEW)
def test_words_for_what_no_card_says_yet(data: Any, en: str, ja: str) -> None:
    said = effect(data).say(PRINTED)
    assert (said.en, said.in_("ja")) == (en, ja)


def test_an_automatic_effect_of_any_style() -> None:
    said = line_text(line({"type": "auto", "when": {"event": "megido_acts"}, "do": [{"op": "draw", "cards": 1}]}))
    assert said.en == "AUTO Each time another of your Megido acts, draw 1."
    assert said.ja == "【自動】あなたの他のメギドが行動するたび、1枚引く。"
