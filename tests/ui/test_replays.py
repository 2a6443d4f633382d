"""The list of replays: cards with pictures, filters, the signs of how matches ended; pictures that are not ours."""

from __future__ import annotations

import os
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

import game
from game.match import sharing
from game.match.match import Match, Setup
from game.match.record import Saved
from game.players.anyone import Anyone
from game.ui import matches, thumbnails
from game.ui.scenes import replay_finding
from game.ui.scenes.replay_cards import end_of
from game.ui.scenes.replays import PAGE, Replays
from game.ui.scenes.shelf import Shelf
from game.ui.seating import own_seat
from game.ui.session import Session
from tests.match.forging import forge
from tests.ui.hands import Hands
from tests.ui.test_screens import faults

pytestmark = pytest.mark.sampled(11, of="the list of replays")

HUMAN = ("human", "random")


def recorded(key: str = "foton", picks: int = 0, kinds: tuple[str, ...] = HUMAN, seed: int = 2) -> Path:
    """A recorded match of so many picks; 0: to its end."""
    seats = len(kinds)
    setup = Setup(key, seats, seed, kinds=kinds)
    match: Match = game.record.begin(setup, [Anyone(seat) for seat in range(seats)], game.record.folder())
    while match.view(-1).result is None and (not picks or len(match.entries) < picks):
        match.tick()
    match.journal.close()  # type: ignore[union-attr]
    path: Path = match.journal.path  # type: ignore[union-attr]
    return path


def painted(recording: Path) -> None:
    """Give a recording a picture."""
    screen = pygame.Surface((1280, 720), 0, 32)
    for n in range(60):
        pygame.draw.circle(screen, (n * 4, 255 - n * 3, 120), (n * 21, 40 + n * 11), 90)
    thumbnails.keep(recording, screen, screen.get_rect())


def chips(hands: Hands) -> dict[str, str]:
    return {w.key: w.label for w in hands.desk.widgets if w.key.startswith("filter:")}  # type: ignore[attr-defined]


# ---- the list ------------------------------------------------------------------------------------------
def test_filters_count_and_leave_what_fits(hands: Hands) -> None:
    recorded()
    recorded(picks=5)
    recorded("pony", picks=9)
    scene = hands.show(Replays())
    end = end_of(next(saved for saved in scene.all if saved.result is not None))
    assert end in ("won", "lost")
    told = chips(hands)
    assert told["filter:all"] == "All games 3" and told["filter:game:pony"] == "Pony 1"
    assert told["filter:end:open"] == "Not finished 2" and told[f"filter:end:{end}"].endswith(" 1")
    hands.click("filter:end:open")
    hands.click("filter:game:foton")
    assert [saved.picks for saved in scene.shown] == [5]
    assert chips(hands)["filter:game:pony"] == "Pony 1"
    hands.click("filter:end:won" if end == "lost" else "filter:end:lost")
    assert not scene.shown and hands.desk.find("watch") is None
    hands.click("filter:none")
    assert len(scene.shown) == 3


def test_matches_are_found_by_words_in_either_language_and_sorted_by_length(hands: Hands) -> None:
    for picks, key in ((3, "foton"), (9, "pony"), (6, "foton")):
        recorded(key, picks=picks)
    scene = hands.show(Replays())
    hands.click("find")
    hands.type("メギド")
    assert sorted(saved.picks for saved in scene.shown) == [3, 6]
    hands.type(" nobody")
    assert not scene.shown
    hands.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    hands.key(pygame.K_BACKSPACE)
    hands.type("Little")
    assert [saved.picks for saved in scene.shown] == [9]
    hands.key(pygame.K_f, pygame.K_m)
    assert scene.filters.game == "" and not scene.stars, "what is typed is no command"
    scene._find("")
    scene._order("longest")
    assert [saved.picks for saved in scene.shown] == [9, 6, 3]


def test_what_a_recording_is_found_by_is_put_together_once(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(5):
        recorded(picks=2, seed=seed)
    asked, known = list[str](), replay_finding.known

    def noted(saved: Saved) -> str:
        asked.append(saved.path.name)
        return known(saved)

    monkeypatch.setattr(replay_finding, "known", noted)
    hands.show(Replays())
    hands.click("find")
    hands.type("foton")
    assert len(hands.top.shown) == 5 and sorted(asked) == sorted(saved.path.name for saved in hands.top.all)


def test_marked_matches_are_looked_at_alone_and_stay_marked(hands: Hands) -> None:
    for picks in (3, 5):
        recorded(picks=picks)
    scene = hands.show(Replays())
    hands.tab_to("card:1")
    marked = scene.now.path.name
    hands.key(pygame.K_m)
    assert scene.stars == {marked}
    again = hands.show(Replays())
    hands.click("filter:starred")
    assert [saved.path.name for saved in again.shown] == [marked]
    hands.click("mark")
    assert not again.shown and hands.app.profile.stars() == frozenset()


def test_a_match_goes_to_somebody_else_by_the_clipboard(hands: Hands) -> None:
    recorded("pony", picks=9)
    scene = hands.show(Replays())
    hands.click("copy")
    text = hands.app.window.clipboard()
    assert text.startswith("hexfold-match:") and len(text) < 3000
    scene.now.path.unlink()
    other = hands.show(Replays())
    assert not other.all
    hands.app.window.clipboard(f"  {text}\n")
    hands.key(pygame.K_v)
    assert [(saved.setup.ruleset, saved.picks) for saved in other.all] == [("pony", 9)]


def test_a_clipboard_without_a_match_costs_a_sentence(hands: Hands) -> None:
    recorded(picks=5)
    scene = hands.show(Replays())
    bomb = sharing.packed(b"\n" * 3_000_000)
    for text in (
        "",
        "hello",
        "hexfold-match:",
        "hexfold-match:@@@",
        "hexfold-match:AAAA",
        bomb,
        "hexfold-match:" + "A" * 300_000,
    ):
        hands.app.window.clipboard(text)
        hands.app.toasts.clear()
        hands.key(pygame.K_v)
        assert len(hands.app.toasts) == 1 and "clipboard" in hands.app.toasts[0].said.en, text[:40]
    assert len(scene.all) == 1


def test_a_match_that_the_rules_cannot_play_is_not_pasted(hands: Hands) -> None:
    path = recorded(picks=5)
    forge(path, {}, {3: "0 999"})
    hands.app.window.clipboard(sharing.packed(path.read_bytes()))
    scene = hands.show(Replays())
    hands.key(pygame.K_v)
    assert [saved.path for saved in scene.all] == [path] and "clipboard, line 5" in hands.app.toasts[-1].said.en


def test_a_match_of_other_rules_is_pasted_to_be_read(hands: Hands) -> None:
    path = recorded("pony", picks=9)
    forge(path, {"version": 99})
    scene = hands.show(Replays())
    hands.key(pygame.K_c)
    path.unlink()
    hands.key(pygame.K_v)
    (saved,) = scene.all
    assert saved.problem and "version 99" in saved.problem.en and saved.picks == 9
    assert hands.app.toasts[-1].said.en.startswith("Pasted") and hands.desk.find("read")


def test_the_log_of_a_match_that_goes_on_tells_what_its_person_saw(hands: Hands) -> None:
    recorded(picks=8)
    hands.show(Replays())
    hands.key(pygame.K_l)
    lines = hands.app.window.clipboard().splitlines()
    saved = hands.top.now
    assert any(line.startswith("1 seat") for line in lines) and f"{len(lines)} lines" in hands.app.toasts[-1].said.en
    mine = own_seat(saved.setup)
    theirs = [line for line in lines if line[:1].isdigit() and f"seat {mine}" not in line]
    assert not [line for line in theirs if ":" in line], "what others were asked is theirs"


def test_f_walks_through_the_games(hands: Hands) -> None:
    recorded(picks=3)
    recorded("pony", picks=3)
    scene = hands.show(Replays())
    seen = []
    for _ in range(3):
        hands.key(pygame.K_f)
        seen.append(scene.filters.game)
    assert seen == ["foton", "pony", ""]


def test_with_the_last_match_of_a_game_its_filter_goes(hands: Hands) -> None:
    recorded(picks=3)
    recorded("pony", picks=3)
    scene = hands.show(Replays())
    hands.click("filter:game:pony")
    hands.click("delete")
    hands.click("answer:0")
    assert len(scene.shown) == 1 and "filter:game:pony" not in chips(hands)
    hands.key(pygame.K_f)
    assert hands.top is scene and scene.filters.game == "foton"


def test_six_cards_a_page_and_keys_turn_it(hands: Hands) -> None:
    for seed in range(PAGE + 2):
        recorded(picks=2, seed=seed)
    scene = hands.show(Replays())
    assert sum(w.key.startswith("card:") for w in hands.desk.widgets) == PAGE
    hands.key(pygame.K_PAGEDOWN)
    assert scene.chosen == PAGE and hands.desk.find(f"card:{PAGE + 1}")
    hands.key(pygame.K_LEFT)
    hands.click("before")
    assert scene.chosen == 0


def test_an_unfinished_match_is_continued_and_may_be_watched(hands: Hands) -> None:
    recorded(picks=6)
    hands.show(Replays())
    assert hands.widget("resume").enters
    hands.click("watch")
    assert hands.top.table.replay is not None
    hands.app.pop()
    hands.click("resume")
    assert isinstance(hands.top.session, Session) and len(hands.top.session.match.entries) >= 6


def test_a_match_is_watched_from_any_seat(hands: Hands) -> None:
    recorded(kinds=("human", "random"))
    hands.show(Replays())
    hands.click("watch")
    assert hands.top.session.eyes == 0, "one's own seat first"
    hands.app.pop()
    for value, eyes in (("1", 1), ("-1", -1)):
        hands.click("eyes")
        hands.click(f"eyes:{value}")
        assert hands.top.session.eyes == eyes
        hands.app.pop()


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_the_list_fits_full_and_empty(size: tuple[int, int], lang: str) -> None:
    hands = Hands(size, language=lang)
    hands.show(Replays())
    found = faults(hands, "empty")
    hands.app.pop()
    hands.app.running = True
    painted(recorded())
    recorded("pony", picks=4, kinds=("human", "random", "normal", "human"))
    recorded(picks=5, seed=3)
    scene = hands.show(Replays())
    for n in range(3):
        scene._take(n, False)
        hands.app.step(0.05)
        found += faults(hands, f"match {n}")
    hands.app.close()
    assert not found, "\n".join(found)


def test_before_the_first_match_there_are_two_things_to_do(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.scenes.replays.Brains", lambda content: matches.bots)
    hands.show(Replays())
    hands.click("play")
    assert isinstance(hands.top, Shelf)
    hands.app.pop()
    hands.click("example")
    scene: Any = hands.top
    assert scene.session.kinds == ("normal", "normal") and scene.session.recording() is None


# ---- pictures ------------------------------------------------------------------------------------------
def test_the_table_at_the_end_is_kept_beside_the_recording_and_goes_with_it(hands: Hands) -> None:
    path = recorded()
    with pytest.MonkeyPatch.context() as patch:
        hands.app.push(hands.app.doors.match(Session(game.record.load(path), None)))
        patch.setattr(hands.top.session, "recording", lambda: path)
        hands.top.result()
        hands.app.pop()
        hands.app.running = True
    picture = thumbnails.beside(path)
    assert 500 < picture.stat().st_size <= thumbnails.MOST
    hands.show(Replays())
    assert thumbnails.load(path, path.stat().st_mtime) is not None
    hands.click("delete")
    hands.click("answer:0")
    assert not path.exists() and not picture.exists()


def test_a_busy_picture_stays_small(tmp_path: Path) -> None:
    noise = pygame.Surface((1280, 720), 0, 32)
    pygame.surfarray.blit_array(noise, np.random.default_rng(1).integers(0, 255, (1280, 720, 3)))
    path = tmp_path / "a.hexfold"
    thumbnails.keep(path, noise, noise.get_rect())
    assert not thumbnails.beside(path).exists() or thumbnails.beside(path).stat().st_size <= thumbnails.MOST


def test_a_picture_older_than_its_recording_belongs_to_another_match(tmp_path: Path) -> None:
    path = tmp_path / "a.hexfold"
    painted(path)
    written = thumbnails.beside(path).stat().st_mtime
    assert thumbnails.load(path, written) is not None
    assert thumbnails.load(path, written + 60) is None


def chunk(kind: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")


def png(width: int, height: int, rows: bytes) -> bytes:
    size = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes((8, 0, 0, 0, 0))
    packed = zlib.compress(rows, 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


HOSTILE = {
    "empty": b"",
    "text": b"no picture at all",
    "half": thumbnails.HEADER,
    "cut": thumbnails.HEADER + b"\x08\x03\x00\x00\x00" + b"\xff" * 300,
    "large": png(*thumbnails.SIZE, bytes(149 * 248)) + b"x" * thumbnails.MOST,
    "bomb": png(20000, 20000, bytes(20001 * 200)),
    "jpeg": b"\xff\xd8\xff\xe0" + b"\x00" * 400,
    "other size": png(10, 10, bytes(110)),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_picture_that_is_not_ours_costs_nothing(name: str, hands: Hands) -> None:
    path = recorded(picks=3)
    thumbnails.beside(path).write_bytes(HOSTILE[name])
    assert thumbnails.load(path, 0.0) is None


@pytest.mark.parametrize("name", ["text", "large", "bomb", "jpeg", "other size"])
def test_only_pictures_of_our_size_are_decoded_at_all(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The size stands in the first bytes: 400 million pixels are never unpacked to be counted."""
    decoded: list[object] = []
    monkeypatch.setattr(pygame.image, "load", lambda *given: decoded.append(given))
    (tmp_path / "a.png").write_bytes(HOSTILE[name])
    assert thumbnails.load(tmp_path / "a.hexfold", 0.0) is None and not decoded


def test_a_pipe_or_a_folder_in_its_place_is_never_waited_for(tmp_path: Path) -> None:
    pipe, folder = tmp_path / "a.hexfold", tmp_path / "b.hexfold"
    os.mkfifo(thumbnails.beside(pipe))
    thumbnails.beside(folder).mkdir()
    assert thumbnails.load(pipe, 0.0) is None and thumbnails.load(folder, 0.0) is None
    screen = pygame.Surface((640, 360), 0, 32)
    thumbnails.keep(folder, screen, screen.get_rect())
    thumbnails.drop(folder)
    assert thumbnails.beside(folder).is_dir()
