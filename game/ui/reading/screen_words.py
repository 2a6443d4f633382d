"""What a screen of controls says: the texts that it draws, and each control by the words on it, with its state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.ui.reading import words as W
from game.ui.told import TextLine, TextPart
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Set
from game.ui.widgets.widget import Look, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scene import Scene

ENDS = (".", "!", "?", "。", "！", "？")
CLOSE = 1.5  # logical pixels between two rows of one text, at most
TOP = 44.0  # what stands this high names the screen; a small one over others is named by what it draws first
NAME = "Hexfold"


def told_by(app: App, scene: Scene) -> list[TextPart]:
    """A screen in words: as it tells itself, else by what it draws and by its controls; an open menu alone."""
    desk = scene.desk
    if desk is not None and desk.menu:
        return [TextPart(app.say(W.LIST), control_lines(app, desk, desk.menu))]
    return scene.in_words() or by_its_looks(app, scene)


def page(title: str, said: Iterable[str]) -> TextPart:
    """Sentences under a heading."""
    return TextPart(title, tuple(TextLine(words) for words in said if words))


def controls(app: App, desk: Desk | None) -> TextPart:
    """All controls of a screen under a heading of their own."""
    assert desk is not None
    desk.refresh()
    return TextPart(app.say(W.CONTROLS), control_lines(app, desk, desk.widgets))


def by_its_looks(app: App, scene: Scene) -> list[TextPart]:
    """What stands on a screen, and then its controls."""
    desk = scene.desk
    if desk is None:
        return [TextPart(NAME, lines_of(app.noted(scene.draw)))]
    desk.refresh()
    notes = app.noted(scene.draw)
    free = [note for note in notes if not any(w.shown.holds(middle(note)) for w in desk.widgets)]
    head = free[:1] if scene.see_through else [note for note in free if note.box.y < TOP]
    title = ", ".join(note.text for note in head) or NAME
    named = [w.called for w in desk.widgets]
    drawn = [line for line in lines_of([note for note in free if note not in head])
             if not any(line.words in called for called in named)]  # fmt: skip
    pressed = control_lines(app, desk, desk.widgets, notes)
    if not drawn:
        return [TextPart(title, pressed)]
    return [TextPart(title, tuple(drawn)), TextPart(app.say(W.CONTROLS), pressed)]


def middle(note: Set) -> tuple[float, float]:
    """The middle of a text that was drawn."""
    return note.box.cx, note.box.cy


def lines_of(notes: Sequence[Set]) -> tuple[TextLine, ...]:
    """Texts as lines: what stands side by side in a row, and the rows of one text, are put together; what was drawn
    twice is said once."""
    texts, before = list[str](), None
    for note in notes:
        if before is not None and abs(note.box.cy - before.box.cy) < CLOSE and note.box.x >= before.box.right_edge:
            texts[-1] += ("、" if japanese(texts[-1]) else ", ") + note.text.strip(" ·")
        elif before is not None and is_next_row(before, note):
            texts[-1] += ("" if japanese(texts[-1]) else " ") + note.text
        else:
            texts.append(note.text.strip(" ·"))
        before = note
    return tuple(TextLine(text) for text in dict.fromkeys(texts) if any(map(str.isalnum, text)))


def is_next_row(before: Set, note: Set) -> bool:
    """True if a text goes on in another one below it."""
    under = abs(note.box.x - before.box.x) < CLOSE and abs(note.box.y - before.box.foot) < CLOSE
    return under and not before.text.endswith(ENDS)


def japanese(text: str) -> bool:
    """True if a text ends in Japanese: that has no blanks between words."""
    return text[-1:] > "\u2e80"


def control_lines(app: App, desk: Desk, found: Sequence[Widget], notes: Sequence[Set] = ()) -> tuple[TextLine, ...]:
    """Controls in words, one of several pieces once. `notes` are the texts of the screen: some controls only lie over
    those."""
    once = {w.key: w for w in reversed(found)}
    return tuple(TextLine(control_words(app, desk, w, notes), control=w.key) for w in found if once[w.key] is w)


def panel_lines(app: App, desk: Desk) -> tuple[TextLine, ...]:
    """The controls of a panel beside a table, which has the keys for itself: Enter presses them from here."""
    desk.refresh()
    return tuple(
        TextLine(control_words(app, desk, w), partial(desk.do, w, (w.box.cx, w.box.cy))) for w in desk.active()
    )


def control_words(app: App, desk: Desk, widget: Widget, notes: Sequence[Set] = ()) -> str:
    """A control: what it is called, what stands on it, its state, and why it is off."""
    say, pen = app.say, app.pen
    said = widget.reads(say)
    if not said:
        on_it = app.noted(lambda screen: widget.draw(pen(screen), Look(), desk))
        on_it = on_it or [note for note in notes if widget.shown.holds(middle(note))]
        said = ", ".join(line.words for line in lines_of(on_it))
    if widget.called and widget.called != said:
        said = say(W.CALLED.of(widget.called, said)) if said else widget.called
    said = said or widget.tip
    if widget.types:
        said = say(W.TYPE_HERE.of(said))
    states = ([say(W.CHOSEN)] if widget.marked else []) + ([say(W.NOT_NOW.of(widget.why))] if widget.why else [])
    return "; ".join(part for part in (said, *states) if part)
