"""The rulebook of a game: an open book on the table, its contents at the left, with search and links.

Long because reading, searching and turning pages share the place one has come to.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui import games
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.reading.screen_words import control_lines
from game.ui.rulebook import contents, finding
from game.ui.rulebook import words as W
from game.ui.rulebook.book_words import chapter_in_words, title_of
from game.ui.rulebook.ink import Inker, Marked, draw_book, figures, links
from game.ui.rulebook.leaf import Turning
from game.ui.rulebook.library import book_of
from game.ui.rulebook.open_book import Frame
from game.ui.rulebook.pages import Book, Chapter, Paragraph, Place, Run
from game.ui.rulebook.paging import Page, page_of, page_of_text
from game.ui.rulebook.press import Press
from game.ui.rulebook.spots import Corner, LinkSpot
from game.ui.scene import LONGEST_BEAT, Scene
from game.ui.told import Aloud, TextLine, TextPart
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import back_button, ground, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Field
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Scroller, Widget
from game.words import Phrase

if TYPE_CHECKING:
    pass

TURNS = {pygame.K_RIGHT: 1, pygame.K_LEFT: -1, pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1, pygame.K_SPACE: 1}
WARM = 0.15  # seconds of rest before a figure is drawn ahead of time
SILENT = Phrase("", "")


class Rulebook(Scene):
    """Opens at a rule, which is marked; `cited` says what led there."""

    def __init__(self, key: str, rule: str = "", cited: Phrase = SILENT) -> None:
        self.key, self.rule, self.cited = key, rule, cited
        self.desk: Desk | None = None
        self.scroll = Scroller()
        self.words = ""
        self.hits: list[finding.Hit] = []
        self.hit = -1  # the hit last gone to
        self.here = Place(0)  # what is being read
        self.mark: Place | None = None  # the cited rule
        self.past: list[Place] = []  # where links were followed from
        self.press: Press = None  # type: ignore[assignment]
        self.page = 0
        self.turning: Turning | None = None  # the leaf that is on its way
        self.cold: list[tuple[str, Box]] = []  # figures that are drawn while nothing else happens

    # ---- laying out ----------------------------------------------------------------------------
    def enter(self) -> None:
        self.rules, self.turning = self.app.rules(self.key), None
        self.book = self._read()
        if self.press is None:
            self.press = Press(self.app, self.rules, games.of(self.rules))
            found = self.book.find(self.rule)
            self.mark, self.here = found, found or Place(0)
        self.hits = finding.find(self.book, self.words)
        if self.press.set(self.book, self.mark if self.cited.en else None):
            self.page = self._spread(page_of(self.pages, self.here))
        focus = self.desk.focus if self.desk else "turn"
        self.desk = Desk(self.app, self.lay, focus, self.desk.ring if self.desk else False)
        self._changed()

    def _read(self) -> Book:
        """The book; of one that is damaged a page that says so."""
        try:
            return book_of(self.rules, self.app.lang)
        except ValueError as error:
            page = Chapter("!", self.app.say(W.RULEBOOK), (), (Paragraph((Run(str(error)),)),))
            return Book(self.app.say(self.rules.title), (page,), {})

    @property
    def frame(self) -> Frame:
        return self.press.frame

    @property
    def pages(self) -> list[Page]:
        return self.press.pages

    @property
    def leaves(self) -> int:
        """Pages that lie open at once."""
        return len(self.frame.leaves)

    def lay(self) -> list[Widget]:
        app, say, pen = self.app, self.app.say, self.app.ruler()
        out: list[Widget] = [back_button(pen, app.logical, app.key_for("cancel"), say(W.CLOSE), app.pop)]
        room = self.frame.side.inset(16, 16)
        field = room.top(40)
        out.append(
            Field(
                "search",
                field,
                text=self.words,
                hint=say(W.SEARCH),
                icon="search",
                most=30,
                put=self._search,
                done=self.next_hit,
            )
        )
        out += self._entries(Box(room.x - 6, room.y + 36, room.w + 4, room.h - 36))
        for n, box in enumerate(self.frame.columns):
            if self.page + n < len(self.pages):
                for k, link in enumerate(links(self.pages[self.page + n], box, pen.exact())):
                    go = partial(self.zoom, link.run.card) if link.run.card else partial(self.follow, link.run.link)
                    out.append(LinkSpot(f"link {n} {k}", link.box, do=go, paper=True))
        out += self._corners()
        if self.past:
            out.append(self._back_link(pen, out[0].box))
        return out

    def _entries(self, view: Box) -> Iterator[Widget]:
        """The contents, scrolled to where they are."""
        line = self.app.line
        self.scroll.fit(view, contents.height(self.book, self.here, line))
        return contents.entries(self.book, self.here, self.hits, self.scroll, self.go, line)

    def _back_link(self, pen: Pen, close: Box) -> Widget:
        """The way back to where a link was followed from, beside the way out."""
        label = self.app.say(W.BACK)
        wide = pen.width(label, 13, True) + 60
        box = Box(close.x - wide - 8, close.y, wide, close.h)
        return Button("back link", box, label=label, icon="left", kind="quiet", size=13, do=self.go_back)

    def _corners(self) -> Iterator[Widget]:
        say = self.app.say
        if self.page > 0:
            yield Corner("turn back", self.frame.corner(-1), by=-1, do=partial(self.turn, -1), tip=say(W.TURN_BACK))
        if self.page + self.leaves < len(self.pages):
            yield Corner("turn", self.frame.corner(1), by=1, do=partial(self.turn, 1), tip=say(W.TURN_ON))

    # ---- in words ------------------------------------------------------------------------------
    def in_words(self) -> list[TextPart]:
        assert self.desk is not None
        self.desk.refresh()
        found = [w for w in self.desk.active() if not isinstance(w, (LinkSpot, Corner))]
        said = TextLine(self.app.say(contents.told(self.hits)))
        controls = (*([said] if self.words.strip() else []), *control_lines(self.app, self.desk, found))
        return [
            *chapter_in_words(self.book, self.here, self.follow, self.zoom),
            TextPart(self.app.say(W.RULEBOOK), controls),
        ]

    def aloud(self) -> Aloud:
        return Aloud(title_of(self.book.part(self.here)))

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
        if not self.app.settings.reduced_motion:
            self.turning = Turning(self.app.window.surface().copy(), by)
        self.page = to
        self.here = self._first_place()
        self.app.sound("page")
        self._changed()

    def _first_place(self) -> Place:
        """What is read first on the pages that lie open: the first thing that begins there."""
        shown = [laid for page in self.pages[self.page : self.page + self.leaves] for laid in page]
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
        self.app.sound("page")
        self.app.push(games.of(self.rules).album(self.rules).zoom([self.rules.catalogue[card]], 0))

    # ---- searching -----------------------------------------------------------------------------
    def _search(self, words: str) -> None:
        """Other words are searched for: on to the first place where they stand, from here on."""
        self.words = words
        self.hits = finding.find(self.book, words)
        self.hit = finding.first(self.book, self.hits, words, self.here) - 1
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
        self.cold = self._ahead()
        self._show_entry()
        if self.desk:
            self.desk.changed()

    def _show_entry(self) -> None:
        """The contents scroll to what is being read."""
        if self.desk is None:
            return
        self.desk.stale = True
        self.desk.refresh()
        last = len(self.book.chapters[self.here.chapter].sections) - 1
        for key in (
            f"section {self.here.chapter} {last}",
            f"chapter {self.here.chapter}",
            f"section {self.here.chapter} {self.here.section}",
        ):
            entry = self.desk.find(key)
            if entry is not None and self.scroll.reveal(entry.box):
                self.desk.changed()
                self.desk.refresh()

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
        elif self.app.action(event) in ("cancel", "rules"):
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

    # ---- ahead of time -------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        """While somebody reads, a figure of the pages before and behind is drawn, so that turning does not halt."""
        if self.turning is not None:
            self.turning = self.turning if self.turning.update(min(dt, LONGEST_BEAT)) else None
            self.app.redraw()
        elif self.cold:
            key, box = self.cold.pop()
            self.press.draw(self.app.pen(pygame.Surface((1, 1))), key, box)  # it is kept; nobody sees it yet

    def restless(self) -> bool:
        return self.turning is not None

    def wake(self) -> float | None:
        return WARM if self.cold else None

    def _ahead(self) -> list[tuple[str, Box]]:
        """Figures that are likely to be seen next, the likeliest last."""
        spreads = (self.page - self.leaves, self.page + self.leaves)
        return [
            found
            for page in spreads
            for n, column in enumerate(self.frame.columns)
            if 0 <= page + n < len(self.pages)
            for found in figures(self.pages[page + n], column)
        ]

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        ground(pen, hue)
        rim(pen, say(W.RULEBOOK), say(self.rules.title), hue)
        places = self.frame
        panel(pen, places.side, alpha=236)
        self._found_words(pen, places.side.inset(16, 16))
        draw_book(pen, places.book, hue, places.leaves)
        inker = Inker(pen.exact(), hue, self.press.gutter, self.app.text_factor, self.press.drawer(pen))
        for n, (leaf, column) in enumerate(zip(places.leaves, places.columns, strict=True)):
            if self.page + n < len(self.pages):
                inker.page(self.pages[self.page + n], column, self._marked())
                title = self.book.chapters[self.pages[self.page + n][-1].slug.place.chapter].title
                inker.folio(leaf, column, self.page + n + 1, title, n == 0 and self.leaves == 2)
        if self.desk:
            self.desk.draw(pen)
        if self.turning is not None:
            self.turning.draw(screen, [pen.rect(leaf) for leaf in places.leaves])

    def _marked(self) -> Marked:
        found: dict[int, list[tuple[int, int, bool]]] = {}
        for n, hit in enumerate(self.hits):
            found.setdefault(hit.text, []).append((hit.start, hit.end, n == self.hit))
        by = self.app.say(W.CITED.of(self.cited)) if self.cited.en else ""
        return Marked(self.mark, by, found)

    def _found_words(self, pen: Pen, room: Box) -> None:
        """How often the words stand in the book, and the key that goes on."""
        y, say = room.y + 56, self.app.say
        if not self.words.strip():
            pen.words(say(W.FIND_KEY), (room.right_edge, y), 12, P.MUTED, anchor="midright")
            return
        hint = say(W.NEXT_HIT.of(self.app.key_for("confirm")))
        w = pen.words(hint, (room.right_edge, y), 12, P.MUTED, anchor="midright").w if self.hits else 0.0
        pen.words(say(contents.told(self.hits)), (room.x + 2, y), 13, P.MUTED, width=room.w - w - 12)
