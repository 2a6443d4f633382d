"""The chat beside a table of the network."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.settings import LEAST_WINDOW, TABLE_ROOM
from game.ui.app import App
from game.ui.lobby_moments import Still
from game.ui.scenes.lobby import Lobby
from game.ui.talk import Talk
from game.ui.widgets.box import Box


def lines_drawn(app: App, monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """Where the lines of the chat of the lobby on top are drawn."""
    found = list[Box]()
    monkeypatch.setattr(Talk, "_line", lambda talk, pen, line, box: found.append(box))
    app.step(0.1)
    app.redraw()
    app.picture()
    return found


@pytest.mark.parametrize("size", [TABLE_ROOM, LEAST_WINDOW])
def test_the_chat_of_a_lobby_begins_with_a_whole_line(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(size=size, headless=True, home=tmp_path)
    lobby = Lobby(Still())
    app.push(lobby)
    lines = lines_drawn(app, monkeypatch)
    assert lines and min(box.y for box in lines) >= lobby.talk.scroll.view.y - 1
    app.close()


def test_the_newest_line_stays_in_sight_in_a_smaller_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(size=(1280, 720), headless=True, home=tmp_path)
    lobby = Lobby(Still())
    app.push(lobby)
    app.step(0.1)
    app._resized(LEAST_WINDOW)
    app.change(language="ja")
    lines = lines_drawn(app, monkeypatch)
    assert abs(max(box.foot for box in lines) - lobby.talk.scroll.view.foot) < 1
    app.close()
