"""The command line of contract.md: every command, every kind of bad input, one sentence each."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont

import game
from game import cli
from game.commands import bench, inspect, playout_bench
from game.commands.coverage import letters_in
from game.commands.fuzz import play_one
from game.commands.series import wilson
from game.match.journal import Journal
from game.match.match import Setup, settle
from game.players.anyone import Anyone
from game.words import Phrase
from tests.match.forging import forge

ROOT = Path(__file__).parent.parent


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit status, standard output, standard error."""
    capsys.readouterr()
    status = cli.main(list(words))
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.fixture
def recording(tmp_path: Path) -> Path:
    match = game.record.begin(Setup("arena", 2, 7), [Anyone(1), Anyone(2)])
    match.finish()
    path = tmp_path / "match.hexfold"
    path.write_bytes(game.record.dumps(match))
    return path


# ---- bad words -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "words, says",
    [
        ("bots arne easy easy", "there is no ruleset 'arne', did you mean 'arena'?"),
        ("play arna", "there is no ruleset 'arna', did you mean 'arena'?"),
        ("fuzz chess", "there is no ruleset 'chess'"),
        ("bots arena eesy easy", "there is no kind of player 'eesy', did you mean 'easy'?"),
        ("bots arena human easy", "for computer players only"),
        ("bots arena easy", "2 to 5 seats, not 1"),
        ("bots arena easy easy easy easy easy easy", "2 to 5 seats, not 6"),
        ("bots arena easy easy --matches 0", "'0' is not a whole number from 1"),
        ("bots arena easy easy --matches many", "'many' is not a whole number"),
        ("bots arena easy easy --seed -3", "'-3' is not a whole number from 0"),
        ("bots arena easy easy --jobs 0", "'0' is not a whole number"),
        ("bots arena easy easy --set glifs=down", "there is no option 'glifs', did you mean 'glyphs'?"),
        ("bots arena easy easy --set glyphs=side", "option 'glyphs' cannot be 'side' (it can be: up, down)"),
        ("bots arena easy easy --set glyphs", "--set needs OPTION=VALUE"),
        ("bots arena easy easy --map the_dual", "there is no battlefield or file 'the_dual', did you mean 'the_duel'?"),
        ("bots arena easy easy --map nowhere.tmx", "map nowhere.tmx: it cannot be opened"),
        ("bots arena easy easy --map skirmish", "is for 4 players, not for 2"),
        ("bots arena easy easy --deck 0=pink", "there is no deck 'pink'"),
        ("bots arena easy easy --deck 7=white", "there is no seat 7, only 0 to 1"),
        ("bots arena easy easy --deck white", "--deck needs SEAT=NAME"),
        ("bots foton easy", "2 to 4 seats, not 1"),
        ("bots foton easy easy --deck 0=pink", "there is no party 'pink' (there are: light, flip,"),
        ("bots foton easy easy --deck 2=light", "there is no seat 2, only 0 to 1"),
        ("bots foton easy easy --set rest_drw=2", "there is no option 'rest_drw', did you mean 'rest_draw'?"),
        ("bots foton easy easy --map the_duel", "--map: Megido 72 The Foton is not played on a battlefield"),
        ("fuzz fotn", "there is no ruleset 'fotn', did you mean 'foton'?"),
        ("play arena --seats human,goblin", "there is no kind of player 'goblin'"),
        ("play arena --seats human", "2 to 5 seats, not 1"),
        ("replay nowhere.hexfold", "recording nowhere.hexfold: it cannot be opened"),
        ("replay README.md --verify", "it is not a recorded match of Hexfold"),
        ("shot nothing --out x.png", "there is no scene 'nothing'"),
        ("shot table:chess --out x.png", "there is no ruleset 'chess'"),
        ("shot title --out x.jpg", "--out must name a .png file"),
        ("shot title --out no/folder/x.png", "there is no folder"),
        ("shot title --out x.png --size 10x10", "'10x10' is not a size"),
        ("shot title --out x.png --ui-scale 3", "'3' is not a number from 1 to 2"),
        ("shot title --out x.png --renderer crayons", "invalid choice: 'crayons'"),
        ("shot title", "--out"),
        ("maps check nowhere.tmx", "there is no file 'nowhere.tmx'"),
        ("maps", "what"),
        ("cards check nowhere.json", "there is no file 'nowhere.json'"),
        ("cards check", "cards check needs one file"),
        ("cards arena foton", "cards takes one ruleset"),
        ("bench chess", "there is no ruleset 'chess'"),
        ("host chess --headless", "there is no ruleset 'chess'"),
        ("host arena --headless --seats human,open", "nobody can sit at this machine"),
        ("host arena --headless --seats open,robot", "there is no kind of player 'robot'"),
        ("host arena --headless --seats open", "is played by 2 to 5 seats"),
        ("host arena --port 70000", "not a whole number from 1 to 65535"),
        ("host --resume last --headless", "there is no hosted match 'last'"),
        ("join ABCD --headless --bot easy", "a join code has eight groups of four signs"),
        ("join 192.168.0.7 --headless --bot easy", "the key has 8 signs"),
        ("join 192.168.0.7:99999 --headless --bot easy", "is no port"),
        ("join ABCDEFGH --headless", "say which computer player shall play"),
        ("join ABCDEFGH --headless --bot grandmaster", "there is no computer player 'grandmaster'"),
        ("bots foton easy easy --deck 0=", "--deck needs SEAT=NAME"),
        ("shot deck:foton/zzz --out x.png", "nothing comes after it, not '/zzz'"),
        ("shot title --out /dev/null/x.png", "there is no folder"),
        ("dance", "invalid choice: 'dance'"),
        ("--frobnicate", "unrecognized arguments"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(capsys: pytest.CaptureFixture[str], words: str, says: str) -> None:
    status, out, err = run(capsys, *words.split())
    assert status == 2 and out == ""
    assert err.startswith("hexfold: ") and err.count("\n") == 1 and says in err


def test_no_traceback_reaches_a_person_unless_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(given: object) -> int:
        raise KeyError("boom")

    monkeypatch.setattr("game.commands.inspect.maps", broken)
    status, _, err = run(capsys, "maps", "check", "x")
    assert status == 1 and err.count("\n") == 1 and "an error in the program: KeyError" in err
    with pytest.raises(KeyError):
        cli.main(["--debug", "maps", "check", "x"])


def test_a_map_that_cannot_be_played_is_status_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.tmx"
    bad.write_text("<map/>")
    status, out, err = run(capsys, "maps", "check", str(ROOT / "maps" / "the_duel.tmx"), str(bad))
    assert status == 1 and "The Duel" in out and err.startswith("hexfold: map bad.tmx: ") and err.count("\n") == 1


# ---- cards -----------------------------------------------------------------------------------------
def test_cards_are_listed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    english, japanese = (run(capsys, "cards", "arena", "--json", "--lang", lang)[1] for lang in ("en", "ja"))
    cards = {card["id"]: card for card in json.loads(english)}
    assert cards["army/gideon"]["name"] == "Gideon Jura" and len(cards["army/gideon"]["text"]) == 2
    assert len([key for key in cards if key.startswith("spell/")]) == 60
    assert {card["id"] for card in json.loads(japanese)} == set(cards) and english != japanese
    assert "Gideon Jura" in run(capsys, "cards", "arena")[1]


def test_the_cards_of_the_foton_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    cards = {card["id"]: card for card in json.loads(run(capsys, "cards", "foton", "--json")[1])}
    assert cards["megido/so-47"] == {
        "id": "megido/so-47",
        "kind": "Megido",
        "name": "Uvall",
        "numbers": {"class": "Fighter", "style": "Rush", "☆ icons": 0},
        "cost": "Attack ×2",
        "text": ["■ Draw 3."],
        "nature": "Megido · Fighter · Rush",
        "values": {
            "style": ["rush"],
            "class": ["fighter"],
            "cost": ["2"],
            "photon": ["attack", "attack"],
            "tag": ["draw"],
            "timing": ["early"],
        },
        "rules": ["F-5.7", "F-5.8"],
        "reconstructed": ["cost", "☆ icons", "effects"],
    }
    assert len([key for key in cards if key.startswith("megido/")]) == 72
    assert cards["card/event/ev-5"]["text"] == ["■ Gain 2 VP."]
    assert "ソロモンの指輪" in run(capsys, "cards", "foton", "--lang", "ja")[1]


def test_a_card_without_a_text_is_listed_with_its_numbers_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "cards", "magna")[1]
    assert "card/red-f01                   Orc Scout\n    Force | colour Red | rank S | attack 2 | defence 1 |" in out
    assert "| skills Stealth 1 | traits Orc | cost 1 Fight\ncard/" in out, "and nothing after it"
    out = run(capsys, "cards", "magna", "--lang", "ja")[1]
    assert "オークの斥候\n    兵力 | 色 赤 | ランク S | 攻撃力 2 | 防御力 1 | スキル 隠密1 | 種族 オーク" in out
    photons = {card["id"]: card for card in json.loads(run(capsys, "cards", "foton", "--json", "--lang", "ja")[1])}
    assert (
        photons["card/attack/2"]["numbers"] == {"種類": "アタック", "数字": 2} and not photons["card/attack/2"]["text"]
    )


def test_a_pack_of_cards_is_proofed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ours = ROOT / "assets" / "cards" / "arena.json"
    assert run(capsys, "cards", "check", str(ours))[0] == 0
    wrong = tmp_path / "wrong.json"
    data = json.loads(ours.read_text(encoding="utf-8"))
    data["spells"][0]["effect"] = [{"op": "explode"}]
    wrong.write_text(json.dumps(data), encoding="utf-8")
    status, _, err = run(capsys, "cards", "check", str(wrong))
    assert status == 1 and "explode" in err and "wrong.json" in err and err.count("\n") == 1
    wrong.write_text("{")
    status, _, err = run(capsys, "cards", "check", str(wrong))
    assert status == 1 and "not JSON" in err and err.count("wrong.json") == 1, "the file is named once"


@pytest.mark.parametrize(
    ("key", "place", "value", "says"),
    [
        ("foton", ("megido", 0, "lines", 0, "type"), {}, "/lines/0: must be an object with a 'type'"),
        ("foton", ("megido", 0, "cost", "charge"), 10**30, "charge: must be a number from -999 to 999"),
        ("arena", ("glyphs", 0, "effect"), [], "effect: must be a list that is not empty"),
        ("medarot", ("medarots", 30, "ability", "provided", "target_acted"), True, "target_acted: must be false"),
    ],
)
def test_a_pack_that_means_nothing_is_one_sentence_and_status_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, key: str, place: tuple[Any, ...], value: object, says: str
) -> None:
    data = json.loads((ROOT / "assets" / "cards" / f"{key}.json").read_text(encoding="utf-8"))
    part = data
    for step in place[:-1]:
        part = part[step]
    part[place[-1]] = value
    (tmp_path / "pack.json").write_text(json.dumps(data | {"game": key}), encoding="utf-8")
    status, _, err = run(capsys, "cards", "check", str(tmp_path / "pack.json"))
    assert status == 1 and err.startswith("hexfold: pack.json: ") and err.count("\n") == 1
    assert says in err


@pytest.mark.parametrize("key", game.KEYS)
def test_our_own_cards_are_proofed_as_packs(capsys: pytest.CaptureFixture[str], key: str) -> None:
    status, out, err = run(capsys, "cards", "check", str(ROOT / "assets" / "cards" / f"{key}.json"))
    assert status == 0 and not err and f"cards of {game.ruleset(key).title.en}, all understood" in out


# ---- bots and fuzz ---------------------------------------------------------------------------------
def test_bots_report_wins_with_their_range(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "bots", "foton", "random", "random", "--matches", "4", "--seed", "1", "--json")
    figures = json.loads(out)
    assert status == 0 and figures["matches"] == 4 and "4/4" in err
    assert sum(row["wins"] for row in figures["bots"]) + figures["draws"] == 4
    assert all(row["low"] <= row["share"] <= row["high"] for row in figures["bots"])
    assert (
        run(capsys, "bots", "foton", "random", "random", "--matches", "4", "--seed", "1", "--json")[1].split(
            '"seconds"'
        )[0]
        == out.split('"seconds"')[0]
    ), "same seed, same series"
    assert "of 2 won" in run(capsys, "bots", "foton", "random", "random", "--matches", "2")[1]


def test_bots_swap_seats_and_can_be_recorded(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    words = "bots foton random random random --matches 3 --seed 5 --set rest_draw=2 --deck 1=light"
    run(capsys, *words.split(), "--record", str(folder))
    files = sorted(folder.glob("*.hexfold"))
    assert len(files) == 3 and {game.record.load(f).setup.seed for f in files} == {5}  # type: ignore[union-attr]
    status, out, _ = run(capsys, "replay", str(files[0]), "--verify")
    assert status == 0 and "every one legal" in out


def test_decks_change_seats_with_their_bots(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Party against party: each plays every seat, and the report says how often it has won."""
    folder = tmp_path / "records"
    words = [
        "bots",
        "foton",
        "random",
        "random",
        "--matches",
        "4",
        "--seed",
        "2",
        "--deck",
        "0=light",
        "--deck",
        "1=flip",
    ]
    figures = json.loads(run(capsys, *words, "--record", str(folder), "--json")[1])
    assert [(row["bot"], row["deck"]) for row in figures["bots"]] == [("random", "light"), ("random", "flip")]
    wins = [0, 0]
    for path in sorted(folder.glob("*.hexfold")):
        match = game.record.load(path)
        assert match.setup is not None and match.state.result is not None
        for seat in match.state.result:
            wins[["light", "flip"].index(match.setup.decks[seat])] += 1
    assert wins == [row["wins"] for row in figures["bots"]]
    out = run(capsys, *words)[1]
    assert "random light: " in out and " random flip: " in out


def test_bots_that_cannot_be_recorded_say_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(journal: Journal) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Journal, "_open", full)
    status, _, error = run(
        capsys, "bots", "foton", "random", "random", "--matches", "1", "--record", str(tmp_path / "m")
    )
    assert status == 2 and error.strip().endswith("--record: This match cannot be saved: No space left on device")


def test_the_range_of_wilson() -> None:
    """Wilson 1927: 8 of 10 is between 49.0 and 94.3 %."""
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0) and wilson(10, 10)[1] == 1.0


def test_fuzz_is_clean_and_says_how_to_repeat_what_is_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    status, out, _ = run(capsys, "fuzz", "foton", "--matches", "2", "--seed", "3")
    assert status == 0 and "2 matches" in out and "0 broken" in out
    monkeypatch.setattr("game.commands.fuzz.play_one", lambda task: (task[1], 5, "something broke"))
    status, out, err = run(capsys, "fuzz", "foton", "--matches", "1", "--seed", "41")
    assert status == 1 and "python -m game fuzz foton --matches 1 --seed 41" in err
    assert play_one(("foton", 41))[0] == 41


# ---- replay ----------------------------------------------------------------------------------------
def test_a_recording_is_verified_and_printed(capsys: pytest.CaptureFixture[str], recording: Path) -> None:
    assert "won by seat" in run(capsys, "replay", str(recording), "--verify")[1]
    whole = run(capsys, "replay", str(recording), "--text")[1]
    assert whole.startswith("0 seat 0: ") and "result: " in whole
    mine = run(capsys, "replay", str(recording), "--text", "--seat", "1", "--lang", "ja")[1]
    assert mine != whole and "\n0 seat 0" not in mine
    status, _, err = run(capsys, "replay", str(recording), "--text", "--seat", "4")
    assert status == 2 and "there is no seat 4, only 0 to 1" in err


def test_an_edited_recording_is_refused(capsys: pytest.CaptureFixture[str], recording: Path) -> None:
    lines = recording.read_text().splitlines()
    lines[3] = "0 1 00000000"
    recording.write_text("\n".join(lines) + "\n")
    status, _, err = run(capsys, "replay", str(recording), "--verify")
    assert status == 2 and "line 4: it was changed after it was written" in err


def test_a_recording_of_other_rules_is_shown_but_neither_checked_nor_printed(
    capsys: pytest.CaptureFixture[str], recording: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forge(recording, {"version": 99})
    opened = list[Path]()

    def shown(replay: Path, **_: object) -> int:
        opened.append(replay)
        return 0

    monkeypatch.setattr("game.ui.app.main", shown)
    assert run(capsys, "replay", str(recording))[0] == 0 and opened == [recording]
    for flag in ("--verify", "--text"):
        status, out, err = run(capsys, "replay", str(recording), flag)
        assert (status, out) == (2, "") and "version 99 of the rules" in err
    assert opened == [recording]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
@pytest.mark.parametrize("words", ["replay --verify", "replay --text", "replay --rewrite"])
def test_a_pipe_for_a_file_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path, words: str) -> None:
    os.mkfifo(tmp_path / "pipe.hexfold")
    status, out, err = run(capsys, *words.split(), str(tmp_path / "pipe.hexfold"))
    assert status and out == "" and "it is no plain file" in err and err.count("\n") == 1


def test_a_golden_match_can_be_renewed(capsys: pytest.CaptureFixture[str], recording: Path) -> None:
    before = recording.read_bytes()
    assert run(capsys, "replay", str(recording), "--rewrite")[0] == 0
    assert recording.read_bytes() == before and recording.with_suffix(".txt").read_text().startswith("0 seat 0: ")
    header, *rest = before.decode().splitlines()
    recording.write_text("\n".join([re.sub(r'"version":\d+', '"version":0', header), *rest]) + "\n")
    assert run(capsys, "replay", str(recording), "--rewrite")[0] == 0, "that is what it is for"
    assert recording.read_bytes() == before


# ---- check, bench, shot ----------------------------------------------------------------------------
@pytest.fixture
def no_painter(monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenGL is opened in processes of its own (test_without_opengl.py, tests/board3d): its drivers may end one."""
    monkeypatch.setattr(inspect, "_painter", lambda: "nobody")


def test_check_finds_everything_in_its_place(capsys: pytest.CaptureFixture[str], no_painter: None) -> None:
    status, out, err = run(capsys, "check")
    assert status == 0, err
    assert [line.partition(":")[0] for line in out.splitlines()] == [
        "assets",
        "maps",
        "cards",
        "weights",
        "rivals",
        "puzzles",
        "lessons",
        "rulebooks",
        "phrases and font",
        "painter",
    ]


def test_check_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, no_painter: None
) -> None:
    monkeypatch.setattr(inspect, "phrases", lambda: {"here": Phrase("words", ""), "there": Phrase("a \u0e01", "字")})
    status, out, err = run(capsys, "check")
    assert status == 1 and "here: 'words' has no Japanese" in err and "(U+0E01), which there needs" in err
    assert "maps: all there" in out


def test_a_font_is_read_as_others_read_it() -> None:
    for path in sorted((ROOT / "assets" / "fonts").glob("*.ttf")):
        assert letters_in(path) == set(TTFont(path, lazy=True).getBestCmap())


def test_phrases_are_found_wherever_they_stand() -> None:
    found = inspect.phrases()
    assert len(found) > 400 and any(where.startswith("game.ui.words") for where in found)
    assert any(where.startswith("arena/spell/w01/") for where in found)


def test_bench_measures_what_the_contract_names(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, small in (("WARMING", 0), ("MATCHES", 1), ("ROUNDS", 1), ("SAMPLES", 2), ("DECISIONS", 3)):
        monkeypatch.setattr(bench, name, small)
    for name, few in (("SEEDS", (21,)), ("GUIDED", 1), ("JUDGED", 1), ("ROUNDS", 1)):
        monkeypatch.setattr(playout_bench, name, few)
    monkeypatch.setattr(playout_bench, "bot", lambda kind, rules, seat, seed: Anyone(seed))
    monkeypatch.setattr(bench, "drawing_figures", lambda: {"battlefield": {"turning": {"median_ms": 9.0}}})
    status, out, _ = run(capsys, "bench", "arena", "foton", "--json")
    figures = json.loads(out)
    wanted = {
        "random matches a second",
        "picks a second",
        "clone us",
        "legal us",
        "look us",
        "imagine us",
        "normal ms a decision",
        "normal ms a decision p95",
        "guided playouts a second",
        "judged playouts a second",
    }
    assert status == 0 and wanted <= set(figures["foton"])
    assert wanted | {"reach 6 us", "sight line us"} <= set(figures["arena"])
    assert all(value >= 0 for value in (*figures["arena"].values(), *figures["foton"].values()))
    monkeypatch.setattr(bench, "all_figures", lambda keys: figures)
    table = run(capsys, "bench", "arena")[1]
    assert "of the aim 20" in table and "of the aim 300" in table and "battlefield turning median_ms" in table


def test_playouts_of_bench_go_on_for_two_turns_in_every_game() -> None:
    for rules in game.RULESETS:
        foresight = playout_bench.two_turns(rules, 1)
        s = game.start(rules.key, rules.seats[0], 7)
        settle(s)
        assert (foresight.horizon, foresight.replies) == (2, 1) and foresight.stage(s) == rules.foresight.turn(s)
        assert not foresight.endgame(s) and not foresight.last_turn(s)


def test_shot_hands_on_what_it_was_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[object] = []
    monkeypatch.setattr("game.ui.shots.shot", lambda *words: told.extend(words))
    out = tmp_path / "x.png"
    status, _, _ = run(
        capsys,
        "shot",
        "table:arena",
        "--out",
        str(out),
        "--size",
        "1920x1080",
        "--lang",
        "ja",
        "--seed",
        "4",
        "--after",
        "20",
        "--renderer",
        "software",
        "--ui-scale",
        "1.5",
    )
    assert status == 0 and told == ["table:arena", (1920, 1080), "ja", "software", 1.5, 4, 20, out]


# ---- the program itself ----------------------------------------------------------------------------
def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["--help"])
    out = capsys.readouterr().out
    assert left.value.code == 0
    for command in ("play", "bots", "fuzz", "replay", "shot", "maps", "cards", "check", "bench"):
        assert f"    {command} " in out


def test_it_runs_as_a_module_and_ends_quietly_when_nobody_reads() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "game", "--version"], capture_output=True, text=True, cwd=ROOT, env=env
    )
    assert done.returncode == 0 and done.stdout == "hexfold 0.1.0\n"
    piped = subprocess.run(
        [sys.executable, "-m", "game", "cards", "arena"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=env,
    )
    assert piped.returncode == 0 and piped.stderr == ""
