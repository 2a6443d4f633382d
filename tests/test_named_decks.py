"""`--deck SEAT=NAME`: ready-made decks, own ones by their names, files; one sentence for what is none."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import game
from game.cli import main
from game.commands.named_decks import played
from game.ui import own_decks

FOTON, ARENA = game.ruleset("foton"), game.ruleset("arena")
SIX: dict[str, Any] = {
    "name": {"en": "Dawn", "ja": "夜明け"},
    "members": ["so-01", "so-02", "so-03", "so-04", "so-05", "so-06"],
}
BROKEN = {
    "five Megido": (json.dumps(SIX | {"members": SIX["members"][:5]}), "it has 5 Megido"),
    "one of them twice": (json.dumps(SIX | {"members": [*SIX["members"][:5], "so-01"]}), "Bael is in it 2 times"),
    "an unknown one": (json.dumps(SIX | {"members": [*SIX["members"][:5], "so-99"]}), "there is no Megido 'so-99'"),
    "no party": ("[]", "a party is the name of a ready-made one"),
    "no JSON": ("{", "it is not JSON"),
    "too large": (" " * 30_000, "larger than"),
}


def keep(home: Path, name: str, text: str) -> Path:
    path = own_decks.folder(home, FOTON) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_sample_parties_and_colours_go_by_their_names() -> None:
    assert played(FOTON, "phoenix") == "phoenix" and played(ARENA, "green") == "green"


def test_an_own_party_is_found_by_its_name_its_file_and_its_path(own_home: Path) -> None:
    path = keep(own_home, "dawn-1.json", json.dumps(SIX))
    assert played(FOTON, "Dawn") == played(FOTON, "dawn-1") == played(FOTON, str(path)) == SIX


@pytest.mark.parametrize("case", BROKEN)
def test_a_file_that_holds_no_legal_party_is_one_sentence_that_names_it(case: str, own_home: Path) -> None:
    text, why = BROKEN[case]
    with pytest.raises(ValueError, match=r"^deck file 'wrong\.json': ") as caught:
        played(FOTON, str(keep(own_home, "wrong.json", text)))
    assert why in str(caught.value) and "\n" not in str(caught.value)


def test_a_name_that_nothing_has_lists_those_there_are(own_home: Path) -> None:
    keep(own_home, "broken.json", "{")
    with pytest.raises(ValueError, match=r"there is no party 'dusk' \(there are: light, flip, "):
        played(FOTON, "dusk")


def test_bots_play_with_named_parties(own_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(own_home, "dawn.json", json.dumps(SIX))
    words = [
        "bots",
        "foton",
        "random",
        "random",
        "--matches",
        "1",
        "--seed",
        "1",
        "--deck",
        "0=Dawn",
        "--deck",
        "1=flip",
    ]
    assert main(words) == 0
    assert "Dawn" in capsys.readouterr().out
    assert main([*words[:-1], "1=nowhere.json"]) != 0
    err = capsys.readouterr().err
    assert "deck file 'nowhere.json': it cannot be opened" in err and "Traceback" not in err


def test_to_a_game_without_decks_nobody_brings_one() -> None:
    """Whatever a stranger sends in the place of a deck goes no further."""
    bare = replace(game.ruleset("foton"), decks=None)
    with pytest.raises(ValueError, match="Megido 72 The Foton is played without decks"):
        bare.deck(bare.catalogue, {"members": []})
