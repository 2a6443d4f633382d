"""`replay --text --aloud`: a whole match as the text view tells it, with the table at the beginning of every turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.match.match import Match
from game.settings import Settings
from game.table.state import legal
from game.table.view import EVERYBODY
from game.ui.app import App
from game.ui.play.lines import Line
from game.ui.reading.reader import new_ones
from game.ui.session import AUDIENCE, Chosen, Watching
from game.ui.table.in_words import InWords
from game.ui.table.scene import CardTable

BESIDE = 2  # the last parts are the log, which is told anyhow, and the tools
LONG = 60  # lines


def aloud(match: Match, seat: int | None, lang: str) -> Iterator[str]:
    """The lines, through the eyes of a seat; else all hands are open once the match is over."""
    app = App((1280, 720), headless=True, settings=Settings(language=lang, reduced_motion=True, bot_pace="instant"))
    try:
        watching = Watching(match)
        watching.look_through(seat if seat is not None else EVERYBODY if watching.finished else AUDIENCE)
        scene = app.doors.match(watching)
        assert isinstance(scene, CardTable)
        app.push(scene)
        scene.replaying.plays = False
        yield from told(scene, watching, seat)
    finally:
        app.close()


def told(scene: CardTable, watching: Watching, seat: int | None) -> Iterator[str]:
    """Choice by choice: what was asked and chosen, what happened; whenever a turn begins, the whole table."""
    table, lines, turn = scene.table, list[Line](), None
    before: dict[str, tuple[str, ...]] = {}
    going = True
    while going:
        table.update(0.1)
        scene.hurry()
        words = InWords(scene)
        yield from (f"  {words.words.say(line.said)}" for line in new_ones(lines, table.log.lines))
        lines = [*table.log.lines]
        if (now := table.when(table.shown)[1]) != turn:
            turn = now
            yield from page(words, before)
        going = watching.step()
        if going and watching.chosen is not None and seat in (None, watching.chosen.seat):
            yield from choice(words, watching.chosen)
    yield from page(InWords(scene), before)


def page(words: InWords, before: dict[str, tuple[str, ...]]) -> Iterator[str]:
    """The table: what lies elsewhere, or otherwise, than `before`. Of a long list only the lines that are new."""
    for part in words.parts()[:-BESIDE]:
        lines, old = tuple(line.words for line in part.lines), before.get(part.title, ())
        if lines != old:
            yield f"# {part.title}"
            yield from (f"- {line}" for line in lines if len(lines) < LONG or line not in old)
        before[part.title] = lines


def choice(words: InWords, chosen: Chosen) -> Iterator[str]:
    """A question in the words of who was asked, and the answer."""
    said = replace(words.words, view=chosen.view, eyes=chosen.seat)
    asked = chosen.view.asks[chosen.seat].ask(chosen.view)
    yield f"{said.names[chosen.seat]}: {said.say(asked)}"
    yield f"> {said.option(legal(chosen.view, chosen.seat)[chosen.pick])}"
