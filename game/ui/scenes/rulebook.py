"""The rulebook of a game: an open book on the table, its contents at the left, with search and links."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.ui import games
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.rulebook import contents, finding
from game.ui.rulebook import words as W
from game.ui.rulebook.contents import ChapterEntry, SectionEntry
from game.ui.rulebook.figures import figures_of
from game.ui.rulebook.figures.kit_base import Sheet
from game.ui.rulebook.ink import Inker, Marked, draw_book, links
from game.ui.rulebook.library import book_of
from game.ui.rulebook.pages import Book, Place
from game.ui.rulebook.setting import Measure, Page, Setter, page_of, page_of_text, paged
from game.ui.rulebook.spots import LinkSpot
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button, Do, nothing
from game.ui.widgets.chrome import back_button, content, ground, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Field
from game.ui.widgets.marks import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Scroller, Widget
from game.words import Phrase, same

if TYPE_CHECKING:
    from game.ui.app import App

SIDE, SIDE_NARROW = 288.0, 236.0
BOTH = 1120.0                           # a window this wide shows two pages
MOST = 560.0                            # the widest column that reads well
INSET, TOP, FOOT = 32.0, 30.0, 44.0     # of the words from the edges of a leaf
TURNS = {pygame.K_RIGHT: 1, pygame.K_LEFT: -1, pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1, pygame.K_SPACE: 1}
SILENT = Phrase("", "")


def open_rule(app: App, key: str, rule: str = "", cited: Phrase = SILENT) -> None:
    """Open a game's rulebook at a rule, as a refusal, a hint or a lesson cites it: "6.3", "6 water, A14". `cited` says
    what led there: it stands below the marked paragraph."""
    try:
        scene = Rulebook(key, rule, cited)
        book_of(app.rules(key), app.lang)
    except ValueError as error:
        app.sound("refuse")
        app.toast(same(str(error)), harm=True)
        return
    app.sound("card")
    app.push(scene)


@dataclass
class Corner(Widget):
    """The lower outer corner of a leaf: turns it."""

    by: int = 1
    do: Do = nothing
    radius: ClassVar[float] = 6

    def click(self, at: Point, desk: Desk) -> None:
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        ink = P.INK if look.hover else P.INK_SOFT
        sign(pen, "right" if self.by > 0 else "left", (self.box.cx, self.box.cy), 6 if look.hover else 5, ink)


class Rulebook(Scene):
    """Opens at a rule, which is marked; `cited` says what led there."""

    def __init__(self, key: str, rule: str = "", cited: Phrase = SILENT) -> None:
        self.key, self.rule, self.cited = key, rule, cited
        self.desk: Desk | None = None
        self.scroll = Scroller()
        self.words = ""
        self.hits: list[finding.Hit] = []
        self.hit = -1                   # the hit last gone to
        self.here = Place(0)            # what is being read
        self.mark: Place | None = None  # the cited rule
        self.past: list[Place] = []     # where links were followed from
        self.pages: list[Page] = []
        self.page = 0
        self._set: tuple[object, ...] = ()

    # ---- laying out ----------------------------------------------------------------------------
    def enter(self) -> None:
        first = not self.pages
        self.rules = self.app.rules(self.key)
        self.book: Book = book_of(self.rules, self.app.lang)
        if first and self.rule:
            found = self.book.find(self.rule)
            self.mark, self.here = found, found or Place(0)
        if self.words:
            self.hits = finding.find(self.book, self.words)
        self._set_pages()
        self.page = page_of(self.pages, self.here)
        focus = self.desk.focus if self.desk else "turn"
        self.desk = Desk(self.app, self.lay, focus, self.desk.ring if self.desk else False)
        self._show_entry()

    @property
    def leaves(self) -> int:
        """Pages that lie open at once."""
        return 2 if self.app.logical[0] >= BOTH else 1

    def boxes(self) -> tuple[Box, Box]:
        """The panel of the contents, and the book."""
        room = content(self.app.logical)
        side = room.left(SIDE if self.leaves == 2 else SIDE_NARROW, 14)
        most = self.leaves * (MOST + 2 * INSET) + 24
        book = Box(room.x, room.y - 2, min(room.w, most), room.h + 4)
        return side, book

    def leaf_boxes(self) -> list[Box]:
        """The leaves that lie open."""
        _, book = self.boxes()
        inner = book.inset(12, 10)
        wide = inner.w / self.leaves
        return [Box(inner.x + n * wide, inner.y, wide, inner.h) for n in range(self.leaves)]

    def columns(self) -> list[Box]:
        """Where the words of each leaf stand."""
        return [Box(leaf.x + INSET, leaf.y + TOP, leaf.w - 2 * INSET, leaf.h - TOP - FOOT)
                for leaf in self.leaf_boxes()]

    def _set_pages(self) -> None:
        """The book set for this window, language and text size."""
        column, app = self.columns()[0], self.app
        key = (app.lang, app.scale, column.w, column.h, app.settings.text_factor, self.mark, bool(self.cited.en))
        if key == self._set:
            return
        self._set = key
        measure = Measure(column.w, column.h, app.settings.text_factor)
        tagged = self.mark if self.cited.en else None
        setter = Setter(app.ruler(), measure, self._figure_height, lambda n: app.say(W.FIGURE.of(n)), tagged)
        self.pages = paged(list(setter.slugs(self.book)), column.h)
        self.gutter = setter.gutter

    def _sheet(self, pen: Pen) -> Sheet:
        most = self.columns()[0].h * 0.62
        return Sheet(pen, self.rules, lambda: self.app.painter, self.app.settings.text_factor, most)

    def _figure_height(self, key: str, width: float) -> float:
        figure = figures_of(self.key).get(key)
        return min(figure.height(sheet := self._sheet(self.app.ruler()), width), sheet.most) if figure else 0.0

    def lay(self) -> list[Widget]:
        app, say, pen = self.app, self.app.say, self.app.ruler()
        out: list[Widget] = [back_button(pen, app.logical, app.key_for("cancel"), say(W.CLOSE), app.pop)]
        side, _ = self.boxes()
        room = side.inset(16, 16)
        field = room.top(40)
        out.append(Field("search", field, text=self.words, hint=say(W.SEARCH), icon="search", most=30, put=self._search,
                         done=self.next_hit))
        out += self._entries(Box(room.x - 6, room.y + 36, room.w + 4, room.h - 36))
        for n, box in enumerate(self.columns()):
            if self.page + n < len(self.pages):
                for k, link in enumerate(links(self.pages[self.page + n], box, pen)):
                    go = partial(self.zoom, link.run.card) if link.run.card else partial(self.follow, link.run.link)
                    out.append(LinkSpot(f"link {n} {k}", link.box, do=go, paper=True))
        out += self._corners()
        if self.past:
            book = self.boxes()[1]
            out.append(Button("back link", Box(book.right_edge - 190, 6, 150, 30), label=say(W.BACK), icon="left",
                              kind="quiet", size=13, do=self.go_back))
        return out

    def _entries(self, view: Box) -> Iterator[Widget]:
        """The contents, scrolled to where they are."""
        self.scroll.fit(view, contents.height(self.book, self.here))
        many = finding.counts(self.hits)
        y = view.y - self.scroll.offset
        inside = {hit.place for hit in self.hits}
        for place, high in contents.rows(self.book, self.here):
            part, box = self.book.part(place), Box(view.x, y, view.w, high)
            go = partial(self.go, place)
            if place.section < 0:
                yield ChapterEntry(f"chapter {place.chapter}", box.inset(0, 1), number=part.number, title=part.title,
                                   open=place.chapter == self.here.chapter, hits=many[place.chapter], do=go,
                                   scroller=self.scroll)
            else:
                box = Box(view.x + 36, y, view.w - 36, high)
                yield SectionEntry(f"section {place.chapter} {place.section}", box, number=part.number,
                                   title=part.title, open=place == self.here, hits=place in inside, do=go,
                                   scroller=self.scroll)
            y += high

    def _corners(self) -> Iterator[Widget]:
        leaves, say = self.leaf_boxes(), self.app.say
        if self.page > 0:
            leaf = leaves[0]
            yield Corner("turn back", Box(leaf.x + 2, leaf.foot - 40, 36, 36), by=-1, do=partial(self.turn, -1),
                         tip=say(W.TURN_BACK))
        if self.page + self.leaves < len(self.pages):
            leaf = leaves[-1]
            yield Corner("turn", Box(leaf.right_edge - 38, leaf.foot - 40, 36, 36), by=1, do=partial(self.turn, 1),
                         tip=say(W.TURN_ON))

    # ---- going somewhere -----------------------------------------------------------------------
    def go(self, place: Place) -> None:
        """Open the book at a place."""
        self.here = place
        self.page = self._spread(page_of(self.pages, place))
        self._changed()

    def _spread(self, page: int) -> int:
        """The left page of the spread that a page belongs to."""
        return page - page % self.leaves

    def turn(self, by: int) -> None:
        """Turn a leaf."""
        to = self.page + by * self.leaves
        if not 0 <= to < len(self.pages):
            return
        self.page = to
        self.here = self._first_place()
        self.app.sound("card")
        self._changed()

    def _first_place(self) -> Place:
        """What is read first on the pages that lie open: the first thing that begins there."""
        shown = [laid for page in self.pages[self.page:self.page + self.leaves] for laid in page]
        begins = [laid.slug.place for laid in shown if laid.slug.kind in ("chapter", "section")]
        return begins[0] if begins else shown[0].slug.place

    def follow(self, anchor: str) -> None:
        """A link to another rule; `go_back` returns."""
        place = self.book.find(anchor)
        if place is not None:
            self.past.append(self.here)
            self.app.sound("click")
            self.go(place)

    def go_back(self) -> None:
        if self.past:
            self.app.sound("back")
            self.go(self.past.pop())

    def zoom(self, card: str) -> None:
        """The face of a card, large."""
        self.app.sound("card")
        self.app.push(games.of(self.rules).album(self.rules).zoom([self.rules.catalogue[card]], 0))

    # ---- searching -----------------------------------------------------------------------------
    def _search(self, words: str) -> None:
        self.words = words
        self.hits, self.hit = finding.find(self.book, words), -1
        if self.hits:
            self.next_hit()
        self._changed()

    def next_hit(self) -> None:
        """Go to the next place where the words stand."""
        if not self.hits:
            self.app.sound("refuse")
            return
        self.hit = (self.hit + 1) % len(self.hits)
        found = self.hits[self.hit]
        self.here = found.place
        self.page = self._spread(page_of_text(self.pages, found.text, found.start))
        self._changed()

    def _changed(self) -> None:
        self._show_entry()
        if self.desk:
            self.desk.changed()

    def _show_entry(self) -> None:
        """The contents scroll to what is being read."""
        if self.desk is None:
            return
        self.desk.stale = True
        self.desk.refresh()
        entry = self.desk.find(f"section {self.here.chapter} {self.here.section}") \
            or self.desk.find(f"chapter {self.here.chapter}")
        if entry is not None and self.scroll.reveal(entry.box):
            self.desk.changed()

    # ---- events --------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        assert self.desk is not None
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (3, 6):
            self.go_back()
        elif self.desk.handle(event):
            return
        elif event.type == pygame.MOUSEWHEEL and event.y:
            self.turn(-1 if event.y > 0 else 1)
        elif self.app.action(event) == "cancel":
            self.app.pop()

    def _key(self, event: pygame.event.Event) -> bool:
        """Keys of the book itself."""
        assert self.desk is not None
        typing, held = self.desk.focus == "search", getattr(event, "mod", 0)
        back = event.key == pygame.K_BACKSPACE or (event.key == pygame.K_LEFT and held & pygame.KMOD_ALT)
        if event.key == pygame.K_f and held & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.desk.focus_on("search")
        elif event.key == pygame.K_ESCAPE and typing and self.words:
            self._search("")
        elif event.key == pygame.K_ESCAPE and typing:
            self.desk.focus_on("turn")
        elif back and not typing:
            self.go_back()
        elif event.key in TURNS and not self.desk.editing and not (event.key == pygame.K_SPACE and typing):
            self.turn(TURNS[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END) and not typing:
            self.page = self._spread(0 if event.key == pygame.K_HOME else len(self.pages) - 1)
            self.here = self._first_place()
            self._changed()
        else:
            return False
        return True

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        ground(pen, hue)
        rim(pen, say(W.RULEBOOK), say(self.rules.title), hue)
        side, book = self.boxes()
        panel(pen, side, alpha=236)
        self._found_words(pen, side.inset(16, 16))
        draw_book(pen, book, hue, self.leaf_boxes())
        inker = Inker(pen, hue, self.gutter, self.app.settings.text_factor, partial(self._figure, pen))
        for n, (leaf, column) in enumerate(zip(self.leaf_boxes(), self.columns(), strict=True)):
            if self.page + n < len(self.pages):
                inker.page(self.pages[self.page + n], column, self._marked())
                self._folio(pen, leaf, self.page + n)
        if self.desk:
            self.desk.draw(pen)

    def _figure(self, pen: Pen, key: str, box: Box) -> None:
        figure = figures_of(self.key).get(key)
        if figure is None or box.h <= 0:
            return
        name = ("figure", self.key, key, pen.colours, self.app.settings.text_factor)
        pen.kept(name, box, lambda pen, box: figure.draw(self._sheet(pen), box))

    def _marked(self) -> Marked:
        found: dict[int, list[tuple[int, int, bool]]] = {}
        for n, hit in enumerate(self.hits):
            found.setdefault(hit.text, []).append((hit.start, hit.end, n == self.hit))
        by = self.app.say(W.CITED.of(self.cited)) if self.cited.en else ""
        return Marked(self.mark, by, found)

    def _folio(self, pen: Pen, leaf: Box, page: int) -> None:
        """The number of the page at its outer edge, the chapter at the inner one."""
        y = leaf.foot - 22
        chapter = self.book.chapters[self.pages[page][-1].slug.place.chapter]
        left, right, outer = leaf.x + INSET, leaf.right_edge - INSET, page % self.leaves == 0 and self.leaves == 2
        nx, ax = (left, "midleft") if outer else (right, "midright")
        cx, ca = (right, "midright") if outer else (left, "midleft")
        pen.words(str(page + 1), (nx, y), 13, P.INK_SOFT, anchor=ax)
        pen.words(chapter.title, (cx, y), 13, P.INK_SOFT, anchor=ca, width=leaf.w / 2)

    def _found_words(self, pen: Pen, room: Box) -> None:
        """How often the words stand in the book, and the key that goes on."""
        y = room.y + 56
        if not self.words.strip():
            pen.words(self.app.say(W.FIND_KEY), (room.right_edge, y), 12, P.MUTED, anchor="midright")
            return
        many, chapters = len(self.hits), len(finding.counts(self.hits))
        told = W.CHAPTERS.of(chapters) if chapters > 1 else W.ONE_CHAPTER
        said = W.PLACES.of(many, told) if many > 1 else W.ONE_PLACE if many else W.NO_PLACE
        hint = self.app.say(W.NEXT_HIT.of(self.app.key_for("confirm")))
        w = pen.words(hint, (room.right_edge, y), 12, P.MUTED, anchor="midright").w if self.hits else 0.0
        pen.words(self.app.say(said), (room.x + 2, y), 13, P.MUTED, width=room.w - w - 12)
