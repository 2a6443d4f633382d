"""Where a book is set and its figures are drawn: for the window, the language, the type and colours of the reader."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.table.ruleset import Ruleset
from game.ui.rulebook.figure import Sheet
from game.ui.rulebook.open_book import FIGURE, Frame, frame
from game.ui.rulebook.pages import Book, Place
from game.ui.rulebook.paging import Page, paged
from game.ui.rulebook.setting import GUTTER, Measure, Setter
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen, no_signs

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.games.game import Game


class Press:
    """The pages of one rulebook as they are set now."""

    def __init__(self, app: App, rules: Ruleset, game: Game) -> None:
        self.app, self.rules, self.game = app, rules, game
        self.figures = game.figures()
        self.pages: list[Page] = []
        self.gutter = GUTTER
        self._set: tuple[object, ...] = ()

    @property
    def frame(self) -> Frame:
        return frame(self.app.logical)

    def set(self, book: Book, cited: Place | None) -> bool:
        """Set the book, with room below what is cited. False if it is set like that already."""
        app, column = self.app, self.frame.columns[0]
        key = (app.lang, app.scale, column.w, column.h, app.text_factor, cited)
        if key == self._set:
            return False
        self._set = key
        measure = Measure(column.w, column.h, app.text_factor)
        setter = Setter(app.ruler().exact(), measure, self._height, cited)
        self.pages = paged(list(setter.slugs(book)), column.h)
        self.gutter = setter.gutter
        return True

    def _sheet(self, pen: Pen) -> Sheet:
        app = self.app
        most = self.frame.columns[0].h * FIGURE
        pen = pen.exact()
        pen.signs = self.game.layout().sign if self.game.layout is not None else no_signs
        return Sheet(pen, self.rules, self.game, lambda: app.painter, app.text_factor, most)

    def _height(self, key: str, width: float) -> float:
        """How high a figure is; nothing for one that is not there: its caption stands alone."""
        figure, sheet = self.figures.get(key), self._sheet(self.app.ruler())
        return min(figure.height(sheet, width), sheet.most) if figure is not None else 0.0

    def draw(self, pen: Pen, key: str, box: Box) -> None:
        """A figure, drawn once and kept."""
        figure = self.figures.get(key)
        if figure is not None and box.h > 0:
            name = ("figure", self.rules.key, key, pen.colours, self.app.text_factor)
            pen.kept(name, box, lambda pen, box: figure.draw(self._sheet(pen), box))

    def drawer(self, pen: Pen) -> partial[None]:
        """What draws figures with a pen."""
        return partial(self.draw, pen)
