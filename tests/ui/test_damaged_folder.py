"""A user's folder full of damage: every screen opens, says what was set aside, and the good match goes on."""

from __future__ import annotations

import os
from pathlib import Path

import game
from game import files
from game.match.journal import Journal, sealed
from game.match.match import Setup
from game.players.anyone import Anyone
from game.ui.layouts.arena.scene import Battlefield
from game.ui.scenes.replays import Replays
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.title import Title
from tests.ui.hands import Hands


def good_match() -> Path:
    """An unfinished match, older than all the damage."""
    setup = Setup("arena", 2, 3, {"map": "the_duel"}, kinds=("human", "random"))
    match = game.record.begin(setup, [Anyone(1), Anyone(2)], game.record.folder())
    for _ in range(6):
        match.tick()
    assert isinstance(match.journal, Journal) and match.journal.path
    match.journal.close()
    os.utime(match.journal.path, (86400, 86400))
    return match.journal.path


def ruin(good: Path) -> int:
    """Every kind of damage around a good match; how many files that are to be set aside."""
    data, folder = good.read_bytes(), good.parent
    head, first = data.decode().splitlines()[:2]
    sealed_wrong = "\n".join([head, f"0 999 {sealed(sealed('', head), '0 999')}"]) + "\n"
    damaged = {
        "changed": data.replace(first.encode(), first.replace("0", "1", 1).encode()),
        "result": data + b"result p 12345678\n",
        "minus": data + b"result -1 12345678\n",
        "undo": data + b"undo 0 9999999999 12345678\n",
        "no-utf8": b"\xff" + data,
        "empty": b"",
        "nested": b"[" * 100_000 + b"\n",
        "huge": b"0 0\n" * 1_200_000,
        "noise": bytes(range(256)) * 40,
    }
    for name, raw in damaged.items():
        (folder / f"arena-{name}.hexfold").write_bytes(raw)
    (folder / "arena-illegal.hexfold").write_text(sealed_wrong)
    os.utime(folder / "arena-illegal.hexfold", (2 * 86400, 2 * 86400))  # older than the damage, newer than the match
    (folder / "arena-newer.hexfold").write_text('{"hexfold": 2}\n')
    (folder / "arena-folder.hexfold").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "arena-pipe.hexfold")
    home = folder.parent
    for name, raw in {
        "settings.json": b'{"name": "\\ud800", "setups": ' + b"[" * 800,
        "lessons.json": b'{"version": 1, "done": {"foton": 7}, "at": {}}',
        "decks/foton/x.json": b"\xff\xfe",
        "maps/x.tmx": b"<map",
    }.items():
        files.folder((home / name).parent)
        (home / name).write_bytes(raw)
    return len(damaged)


def test_the_title_opens_on_a_folder_full_of_damage_and_continue_goes_on_with_the_good_match(hands: Hands) -> None:
    good = good_match()
    count = ruin(good)
    title = hands.show(Title())
    told = [toast.said for toast in hands.app.toasts]
    assert any(f"{count} damaged files were set aside" in said.en and f"{count}個" in said.ja for said in told)
    assert len(list(good.parent.glob("*.damaged"))) == count
    hands.click("continue")  # the newest whole one turns out to have an illegal choice
    assert hands.top is title and any("no option 999" in toast.said.en for toast in hands.app.toasts)
    hands.click("continue")
    assert isinstance(hands.top, Battlefield) and len(hands.top.session.match.entries) == 6


def test_shelf_and_replays_open_on_a_folder_full_of_damage(hands: Hands) -> None:
    good = good_match()
    ruin(good)
    shelf = hands.show(Shelf())
    assert [saved.path.name for saved in shelf.saved] == ["arena-illegal.hexfold", good.name]
    hands.app.pop()
    replays = hands.show(Replays())
    for n, saved in enumerate(replays.all):
        replays.chosen = n
        replays.desk.changed()
        hands.app.step(0.1)
        assert saved.setup or (saved.problem and saved.problem.ja)
    assert {saved.path.name for saved in replays.all if saved.problem} >= {
        "arena-newer.hexfold",
        "arena-folder.hexfold",
    }
