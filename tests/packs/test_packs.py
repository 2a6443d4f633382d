"""Packs: what may be in one, what is said of what may not, and that a match knows which it is played with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import game
from game import content, files
from game.match.match import Setup
from game.match.record_lines import BadRecord
from game.packs import proofing
from game.packs.pack import MAX_BYTES, catalogue
from game.packs.places import Places
from game.packs.proofing import BadPack
from game.players.worker import Brains, begun
from tests.packs.packs_of_page import WORDS, data, kept, proofed, wrong

HAIL = "card/event/storms-hail"


# ---- reading ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("key", game.KEYS)
def test_a_pack_adds_its_cards_to_those_of_the_box_and_hides_none(key: str) -> None:
    box, pack = content.box(key), proofed(WORDS[key])
    facts = catalogue(box, [pack])
    added = {name for name in facts if f"/{pack.name}-" in name}
    assert added and not set(box.rules.catalogue) - set(facts)
    assert set(facts) - set(box.rules.catalogue) == added | {"packs"}
    assert facts["packs"] == ((pack.name, pack.checksum),)


@pytest.mark.parametrize("key", game.KEYS)
def test_a_game_with_a_pack_is_as_if_its_cards_stood_in_the_same_card_data(key: str) -> None:
    box, pack = content.box(key), proofed(WORDS[key])
    facts = catalogue(box, [pack])
    added = {
        part: [*listed, *pack.cards.get(part, ())] for part, listed in box.data.items() if isinstance(listed, list)
    }
    whole = box.rules.read({**box.data, **added}, {})
    assert list(whole) == [name for name in facts if name != "packs" and not name.startswith("map/")], "in order, too"
    assert all(fact == facts[name] or repr(fact) == repr(facts[name]) for name, fact in whole.items())
    cards = {name: fact for name, fact in box.rules.catalogue.items() if box.rules.printed(fact)}
    assert all(facts[name] is fact for name, fact in cards.items()), "of the box nothing is read again"


def test_a_short_name_of_the_box_is_told_of_the_card_of_the_pack_that_has_it_too() -> None:
    pack = data("magna")
    giant = pack["cards"]["forces"][0]
    city, long = {"en": "Caravan City", "ja": "隊商都市"}, {"en": "City of Great Caravans", "ja": "大きな隊商の都市"}
    pack["cards"]["forces"] = [{**giant, "name": city}, {**giant, "id": "embers-b", "name": long, "short": city}]
    assert [said.partition(": ")[2] for said in wrong(json.dumps(pack, indent=1))][::2] == [
        "magna/forces/embers-giant/name/en: 'Caravan City' is short for 'Caravan City of the Red Sand', but "
        "'Caravan City' is called that, too",
        "magna/forces/embers-b/short/en: 'Caravan City' is short for 'City of Great Caravans', but "
        "'Caravan City of the Red Sand' is called that, too",
    ]


def test_everything_that_is_wrong_is_told_at_once_with_line_and_column() -> None:
    pack = data("foton")
    hail = pack["cards"]["events"][0]
    pack["cards"]["events"] = [
        {**hail, "lines": [{"type": "act", "do": [{"op": "drow"}]}]},
        {**hail, "id": "storms-b", "colour": "blue", "name": 5, "text": 7},
        {**hail, "id": "ev 1"},
        {**hail, "id": "storms-c", "name": "Storm"},
        {**hail, "id": "storms-e", "name": {"en": "x" * 601, "ja": "x"}},
    ]
    pack["decks"] = [{"id": "storms-d", "members": []}]
    words = json.dumps(pack, indent=1)
    said = wrong(words)
    assert [line.partition(": ")[2].partition(":")[0] for line in said] == [
        "foton/events/storms-hail/lines/0/do/0/op",
        "foton/events/storms-b/name",
        "foton/events/storms-b/text",
        "foton/events/storms-b/colour",
        "cards/events/2/id",
        "foton/events/storms-c/name",
        "cards/events/4/name/en",
        "foton/parties/storms-d",
        "foton/parties/storms-d",
        "foton/parties/storms-d",
    ]
    lines = words.split("\n")
    for sentence, there in zip(
        said,
        ['"op"', '"name": 5', '"text"', '"colour"', '"id": "ev 1"', '"name": "Storm"', '"en": "x', *"{{{"],
        strict=True,
    ):
        line, column = (int(word.strip("linecoum ")) for word in sentence.partition(":")[0].split(","))
        assert lines[line - 1][column - 1 :].startswith(there), sentence


WRONG: dict[str, tuple[str, Any, str]] = {
    "no name": ("pack", None, "pack: the field 'pack' is missing"),
    "a name with a path": ("pack", "../storms", "its name must be 1 to 20 small letters and digits"),
    "a title in one language": ("title", {"en": "Storms"}, "must have a text for 'en' and one for 'ja'"),
    "no game of ours": ("game", "chess", "game: must be one of arena, foton"),
    "a game that is a list": ("game", [], "game: must be one of arena, foton"),
    "a version of nothing": ("version", True, "version: must be a whole number"),
    "a strange field": ("code", "import os", "there is no field called 'code', only pack, title"),
    "cards in a list": ("cards", [], "cards: must be an object"),
    "the rules' own numbers": ("cards", {"config": {}}, "there is no field called 'config', only events, megido"),
    "photons": ("cards", {"photons": []}, "there is no field called 'photons'"),
    "a card that is none": ("cards", {"events": [7]}, "cards/events/0: must be an object"),
    "no cards": ("cards", {}, "there is nothing in it"),
    "decks in an object": ("decks", {}, "decks: must be a list"),
    "a battlefield": ("battlefields", {"storms-isle": {}}, "this game is not played on any"),
    "letters that turn round": ("title", {"en": "\u202estorms", "ja": "x"}, "letters that can be printed"),
    "a very long text": ("title", {"en": "x" * 601, "ja": "x"}, "at most 600 letters"),
    "a number without end": ("version", 10**400, "must be a whole number from -999999 to 999999"),
    "half a number": ("version", 1.5, "must be a whole number from -999999 to 999999"),
    "a long list": ("decks", [{}] * 201, "has more than 200 parts"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_no_pack_is_refused_in_one_sentence(case: str) -> None:
    field, value, says = WRONG[case]
    pack = {name: part for name, part in {**data("foton"), field: value}.items() if part is not None}
    said = wrong(json.dumps(pack))
    assert any(says in sentence for sentence in said) and not any("\n" in sentence for sentence in said)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "it is not JSON"),
        ('{\n "pack": storms}', "line 2, column 10: it is not JSON"),
        ("[" * 100 + "]" * 100, "nested deeper than 64"),
        ("[" * 100_000, "it is not JSON"),
        ("[]", "pack: must be an object"),
        (WORDS["foton"] + " " * MAX_BYTES, "it is larger than 256 KiB"),
        ('{"pack": NaN}', "NaN is no number"),
        ('{"pack": "\\ud800"}', "half a letter"),
        (WORDS["foton"].replace('"version": 1', '"version": 1, "version": 2'), "version: is there twice"),
    ],
)
def test_what_is_no_json_is_refused_in_one_sentence(words: str, says: str) -> None:
    assert says in " ".join(wrong(words))


def test_what_the_rules_stumble_over_is_wrong_with_the_pack_and_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(*given: object) -> None:
        raise KeyError("gust")

    monkeypatch.setattr(proofing, "catalogue", stumble)
    assert wrong(WORDS["foton"]) == ["line 1, column 1: pack: no rules of ours can read it (KeyError: 'gust')"]
    assert "Traceback" in caplog.text


def test_two_cards_of_one_short_name_are_told_where_the_second_stands() -> None:
    pack = data("magna")
    giant = pack["cards"]["forces"][0]
    names = [{"en": f"Ember Giant {n}", "ja": f"残り火の巨人{n}"} for n in (1, 2)]
    short = {"short": {"en": "Ember", "ja": "残り火"}}
    pack["cards"]["forces"] = [{**giant, "id": f"embers-{n}", "name": name, **short} for n, name in enumerate(names)]
    said = wrong(json.dumps(pack, indent=1))
    assert [words.partition(": ")[2].partition(", ")[0] for words in said] == [
        "magna/forces/embers-1/short/en: 'Ember' is short for 'Ember Giant 2'",
        "magna/forces/embers-1/short/ja: '残り火' is short for '残り火の巨人2'",
    ]


def test_what_the_rules_say_is_told_of_every_card_in_both_languages_and_not_of_decks_that_have_it() -> None:
    pack = data("medarot")
    crane = pack["cards"]["medarots"][0]
    pack["cards"]["medarots"] = [{**crane, "moves": ["F", "F"]}, {**crane, "id": "scrap-b", "type": "special"}]
    with pytest.raises(BadPack) as refused:
        proofed(json.dumps(pack, indent=1))
    assert [(fault.path[2:], *fault.what[:2]) for fault in refused.value.faults] == [
        (
            (0, "moves"),
            "medarot/medarots/scrap-crane/moves: each arrow is printed once",
            "medarot/medarots/scrap-crane/moves：同じ矢印は1回しか書けません",
        ),
        (
            (1, "power"),
            "medarot/medarots/scrap-b/power: a special has none, all others have one of at least 0",
            "medarot/medarots/scrap-b/power：特殊には書けません。ほかのメダロットには0以上の値が必要です",
        ),
    ]


def test_of_hundreds_of_faults_fifty_are_told() -> None:
    assert len(wrong(json.dumps(data("foton") | {"decks": [7] * 200, "cards": {"events": [7] * 199}}))) == 50


def test_the_place_of_each_part_of_a_text() -> None:
    places = Places('{"a": [1,\n {"b\\"}": "]{"}], "c": 2}')
    assert [places.of(path) for path in [(), ("a",), ("a", 0), ("a", 1), ("a", 1, 'b"}'), ("c",), ("a", 1, "x")]] == [
        (1, 1), (1, 2), (1, 8), (2, 2), (2, 3), (2, 19), (2, 2)
    ]  # fmt: skip


# ---- the user's folder -----------------------------------------------------------------------------
def test_packs_lie_in_the_folder_and_in_folders_in_it_and_a_damaged_one_costs_itself(own_home: Path) -> None:
    kept(own_home, "foton")
    kept(own_home, "pony", "mine/orchard")
    kept(own_home, "arena", "broken", '{"pack": "tides"')
    found = {one.key: one for one in content.packs().all()}
    assert list(found) == ["broken", "mine/orchard", "storms"]
    assert found["storms"].title.en == "Storms" and found["mine/orchard"].game == "pony" and found["storms"].size == 1
    assert "it is not JSON" in str(found["broken"].wrong) and (own_home / "packs" / "broken.json").exists()
    rules, told = content.with_packs(game.ruleset("foton"), ["broken", "storms"])
    assert HAIL in rules.catalogue and len(told) == 1 and "broken.json" in told[0].en


def test_a_pack_that_is_off_changes_nothing(own_home: Path) -> None:
    kept(own_home, "foton")
    rules = game.ruleset("foton")
    assert content.with_packs(rules, []) == (rules, []) and content.with_packs(rules, [])[0] is rules
    assert HAIL not in rules.catalogue


def test_two_packs_of_one_name_are_not_on_together(own_home: Path) -> None:
    kept(own_home, "foton")
    kept(own_home, "foton", "again")
    rules, told = content.with_packs(game.ruleset("foton"), ["storms", "again"])
    assert HAIL in rules.catalogue and ["another pack called 'storms'" in sentence.en for sentence in told] == [True]


def test_packs_that_do_not_go_together_cost_the_last_of_them_and_one_sentence(own_home: Path) -> None:
    for n, name in enumerate(("embers", "sparks")):
        pack = data("magna")
        giant = pack["cards"]["forces"][0]
        pack["pack"], giant["id"], giant["short"] = name, f"{name}-giant", {"en": "Giant!", "ja": "巨人！"}
        giant["name"] = {"en": f"Great Giant {n}", "ja": f"大きな巨人{n}"}
        kept(own_home, "magna", name, json.dumps(pack))
    rules, told = content.with_packs(game.ruleset("magna"), ["embers", "sparks"])
    assert "card/embers-giant" in rules.catalogue and "card/sparks-giant" not in rules.catalogue
    assert [
        "pack sparks: magna/forces/sparks-giant/short/en: 'Giant!' is short for" in sentence.en for sentence in told
    ] == [True]


# ---- matches ---------------------------------------------------------------------------------------
def with_storms(home: Path) -> Setup:
    pack = proofed(WORDS["foton"])
    return Setup("foton", 2, 3, packs={pack.name: pack.checksum})


def test_a_match_names_its_packs_and_is_recorded_with_them(own_home: Path) -> None:
    kept(own_home, "foton")
    match = game.record.begin(with_storms(own_home), ())
    assert HAIL in match.state.cards
    again = game.record.loads(game.record.dumps(match))
    assert again.setup == match.setup and HAIL in again.state.cards


def test_another_machine_says_which_pack_it_lacks(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(own_home, "foton")
    saved = game.record.dumps(game.record.begin(with_storms(own_home), ()))
    monkeypatch.setenv("HEXFOLD_HOME", str(tmp_path / "elsewhere"))
    with pytest.raises(BadRecord, match=r"it needs the pack 'storms' \(\w{8}\), which is not in your folder") as error:
        game.record.loads(saved, "x")
    assert not error.value.damaged and "パック「storms」" in error.value.said.ja
    other = WORDS["foton"].replace('"points": 1', '"points": 2')
    kept(tmp_path / "elsewhere", "foton", "storms", other)
    with pytest.raises(BadRecord, match=r"recording x: it needs the pack 'storms' as it was \(\w{8}\); the one in"):
        game.record.loads(saved, "x")


def test_a_recording_without_packs_says_nothing_of_them() -> None:
    assert b"packs" not in game.record.dumps(game.record.begin(Setup("foton", 2, 3), ()))


@pytest.mark.parametrize(
    "packs",
    [
        {"storms": 7},
        {str(n): "0" * 32 for n in range(11)},
        ["storms"],
        {"a\nb": "0" * 32},
        {"../storms": "0" * 32},
        {"storms": "\u202e" * 32},
    ],
)
def test_a_match_that_names_packs_in_another_way_cannot_begin(packs: Any) -> None:
    with pytest.raises(files.BadFile, match="a match names at most 10 packs"):
        game.record.open(Setup("foton", 2, 3, packs=packs))


def test_bots_that_think_in_another_process_have_the_packs_of_the_match(own_home: Path) -> None:
    kept(own_home, "foton")
    rules, facts = game.ruleset("foton"), game.record.facts(with_storms(own_home))
    brains = Brains(content)
    assert brains.brought(rules, facts) == {}
    first = brains.first(rules, facts)
    assert HAIL in begun(first, game.ruleset, content.facts)[1]
    assert begun(brains.first(rules, rules.catalogue), game.ruleset, content.facts)[1] is rules.catalogue
    with pytest.raises(EOFError, match="needs the pack 'gone'"):
        begun(first.replace(b"storms", b"gone"), game.ruleset, content.facts)
