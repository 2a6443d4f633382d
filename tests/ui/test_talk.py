"""The chat beside a table of the network."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.settings import LEAST_WINDOW
from game.ui.app import App
from game.ui.lobby_moments import Still
from game.ui.scenes.lobby import Lobby
from game.ui.talk import Talk
from game.ui.widgets.box import Box


@pytest.mark.parametrize("size", [LEAST_WINDOW, (1280, 720)])
def test_the_chat_of_a_lobby_begins_with_a_whole_line(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = list[Box]()
    monkeypatch.setattr(Talk, "_line", lambda talk, pen, line, box: lines.append(box))
    app = App(size=size, headless=True, home=tmp_path)
    lobby = Lobby(Still())
    app.push(lobby)
    app.step(0.1)
    app.redraw()
    app.picture()
    view = lobby.talk.scroll.view
    assert lines and all(box.y >= view.y - 1 and box.foot <= view.foot + 1 for box in lines)
    app.close()
