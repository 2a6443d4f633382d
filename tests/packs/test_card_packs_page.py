"""docs/card-packs.md says what is true: its packs are understood, its mistakes are found, its cards are played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import game
from game import assets, cli, content
from game.packs.folder import MOST_IN_MATCH, MOST_PACKS
from game.packs.pack import LONGEST_TEXT, MAX_BYTES, belongs
from game.packs.proofing import GREATEST, LONGEST_ID, MOST_PARTS
from game.ui.workshop.at_hand import at_hand
from tests.packs.packs_of_page import PAGE, WORDS, data, kept, proofed

SAID = re.findall(r"^```text\n(hexfold: .*?)^```$", PAGE, re.M | re.S)


def check(capsys: pytest.CaptureFixture[str], path: Path, words: str) -> tuple[int, str, str]:
    path.write_text(words, encoding="utf-8")
    status = cli.main(["cards", "check", str(path)])
    return (status, *capsys.readouterr())


def test_there_is_a_pack_for_each_game() -> None:
    assert set(WORDS) == set(game.KEYS)


def test_check_says_what_the_page_says(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "storms.json"
    said = "storms.json: Megido 72 The Foton, events 1, all understood"
    assert said in PAGE and check(capsys, path, WORDS["foton"]) == (0, f"{said}\n", "")
    both = WORDS["foton"].replace('"draw"', '"drow"').replace("storms-hail", "stormshail")
    status, out, err = check(capsys, path, both)
    assert (status, out, [err]) == (1, "", SAID)
    assert cli.main(["cards", "check", str(path), "--lang", "ja"]) == 1
    assert "9行目5文字目：cards/events/0/id：IDは" in (said := capsys.readouterr().err) and said.count("\n") == 2


def test_a_card_says_what_the_page_says() -> None:
    own, box = data("pony")["cards"]["friends"], json.loads(assets.path("cards", "pony.json").read_bytes())
    facts = game.ruleset("pony").read({**box, "friends": [*box["friends"], *own]}, {})
    said = facts[f"card/friend/{own[0]['id']}"].text
    assert f'"{said.en}"' in PAGE and f"「{said.ja}」" in PAGE


@pytest.mark.parametrize("key", ["foton", "medarot"])
def test_its_cards_are_at_hand_when_it_is_tried(own_home: Path, key: str) -> None:
    kept(own_home, key)
    pack = proofed(WORDS[key])
    setup, seen = at_hand(pack)
    assert seen and all(belongs(card, pack.name) for card in seen)
    assert game.record.open(setup).cards["packs"] == ((pack.name, pack.checksum),)


@pytest.mark.soak
@pytest.mark.parametrize("key", game.KEYS)
def test_every_pack_is_tried_and_played_to_the_end(
    own_home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    path = tmp_path / "pack.json"
    path.write_text(WORDS[key], encoding="utf-8")
    assert cli.main(["cards", "try", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seen"] and told["picks"] and [*(own_home / "packs").iterdir()]


def test_a_battlefield_in_a_pack_is_played_on(own_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = Path(__file__).parents[2]
    assert cli.main(["maps", "data", str(root / "maps" / "the_duel.tmx")]) == 0
    field = json.loads(capsys.readouterr().out)
    pack = {**data("arena"), "battlefields": {"tides-shore": field}}
    kept(own_home, "arena", words=json.dumps(pack))
    setup, _ = at_hand(proofed(json.dumps(pack)))
    state = game.record.open(setup)
    assert setup.options["map"] == "tides-shore" and state.cards["map/tides-shore"].title.en == "The Duel"
    assert not setup.maps and "map/tides-shore" not in content.ruleset("arena").catalogue


def test_the_pack_that_travels_on_the_page_is_the_one_that_it_shows() -> None:
    assert f"pack 'storms' ({proofed(WORDS['foton']).checksum[:8]})" in PAGE


def test_the_page_names_the_bounds_that_hold() -> None:
    bounds = PAGE[PAGE.index("## 7. Bounds") :]
    for number in (MAX_BYTES >> 10, MOST_PARTS, LONGEST_TEXT, LONGEST_ID, GREATEST):
        assert str(number) in bounds
    assert MOST_IN_MATCH == 10 and MOST_PACKS == 100
