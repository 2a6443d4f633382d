"""Recorded matches and the clipboard: a match goes there as text or as its log, and one comes from there."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING

import game
from game import files
from game.match import record_lines, sharing
from game.match.match import Setup
from game.match.record import Saved
from game.match.transcript import transcript
from game.ui import matches
from game.ui import words_desk as W
from game.ui.seating import own_seat
from game.ui.session import AUDIENCE

if TYPE_CHECKING:
    from game.ui.app import App


def copy(app: App, saved: Saved) -> None:
    """A match goes to the clipboard, for others to paste."""
    try:
        app.window.clipboard(sharing.packed(record_lines.read(saved.path)))
    except files.BadFile as error:
        app.toast(error.said, harm=True)
    else:
        app.toast(W.COPIED_MATCH)


def copy_log(app: App, saved: Saved) -> None:
    """What happened goes to the clipboard: all of it once the match is over, else what the only person saw, or what
    everybody did."""
    try:
        match = game.record.load(saved.path)
    except ValueError as error:
        app.toast(files.said(error), harm=True)
        return
    assert match.setup is not None
    eyes = eyes_of_reader(match.setup, match.state.result is not None)
    lines = transcript(match, game.ruleset(match.setup.ruleset).say, eyes, app.lang)
    app.window.clipboard("\n".join(lines))
    app.toast(W.COPIED_LOG.of(len(lines)))


def eyes_of_reader(setup: Setup, over: bool) -> int | None:
    """Whose eyes a match is read with: all of them (None) once it is over, else its only person's, or everybody's."""
    mine = own_seat(setup)
    return None if over else AUDIENCE if mine is None else mine


def paste(app: App) -> bool:
    """A match from the clipboard is kept among the others, be it of other rules; False, and one sentence, if there is
    none."""
    try:
        raw = sharing.unpacked(app.window.clipboard())
        with suppress(record_lines.OtherRules):
            game.record.loads(raw, sharing.TEXT)
        _, setup = record_lines.header(record_lines.lines_of(raw, sharing.TEXT)[0], sharing.TEXT)
        files.write(game.record.folder() / f"{setup.ruleset}-{time.strftime('%Y%m%d-%H%M%S')}.hexfold", raw)
    except ValueError as error:
        app.toast(files.said(error), harm=True)
        return False
    app.toast(W.PASTED.of(matches.place_of(setup)))
    return True
