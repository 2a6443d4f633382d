"""Strips of a column laid into pages: nothing that belongs together is parted, figures wait for the next page."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from game.frozen import frozen
from game.ui.rulebook.pages import Place
from game.ui.rulebook.setting import Slug

LATE = 0.5  # a chapter that would begin below this share of a page begins on the next


@frozen
class Laid:
    """A slug on a page, so far below its top."""

    y: float
    slug: Slug


Page = tuple[Laid, ...]


class _Pager:
    """Lays strips into pages."""

    def __init__(self, slugs: Sequence[Slug], height: float) -> None:
        self.slugs, self.height = deque(slugs), height
        self.pages, self.page, self.y = list[Page](), list[Laid](), 0.0
        self.waiting = list[Slug]()  # figures that go to the top of the next page, while the text goes on

    def put(self, slug: Slug) -> None:
        if self.page or slug.kind != "gap":
            self.page.append(Laid(self.y, slug))
            self.y += slug.height

    def turn(self) -> None:
        """The next page, with the figures that wait for it."""
        self.pages.append(_trimmed(self.page))
        self.page, self.y = [], 0.0
        while self.waiting and (not self.page or self.fits(self.waiting[0])):
            figure = self.waiting.pop(0)
            self.put(figure)
            self.put(Slug("gap", 16, figure.place))

    def fits(self, slug: Slug) -> bool:
        return self.y + slug.height <= self.height + 0.5

    def all(self) -> list[Page]:
        while self.slugs:
            slug = self.slugs.popleft()
            if slug.kind == "chapter" and (self.waiting or self.y > self.height * LATE) and self.page:
                self.slugs.appendleft(slug)
                self.turn()
            elif slug.kind == "figure" and self.page and (self.waiting or not self.fits(slug)):
                self._put_off(slug)  # behind those that wait already: figures keep their order
            elif slug.kind == "gap" or self.fits(slug) or not self.page:
                self.put(slug)
            else:
                self.slugs.appendleft(slug)
                self._give_back()
                self.turn()
        while self.waiting:
            self.turn()
        return [*self.pages, _trimmed(self.page)] if self.page else self.pages

    def _put_off(self, figure: Slug) -> None:
        """A figure waits; what it would have parted from a heading moves up to it."""
        self.waiting.append(figure)
        after = self.page[-1].slug
        if (after.keep or after.kind == "gap") and self.slugs and self.slugs[0].kind == "gap":
            self.slugs.popleft()

    def _give_back(self) -> None:
        """What is kept together with the next strip goes to the next page with it, unless that were the whole page."""
        back = 0
        while back < len(self.page) and self.page[-1 - back].slug.keep:
            back += 1
        given = [self.page.pop().slug for _ in range(back if back < len(self.page) else 0)]
        self.slugs.extendleft(given)
        begins = {slug.place for slug in given if slug.number and slug.kind in ("section", "chapter")}
        for figure in [figure for figure in self.waiting if figure.place in begins]:
            self.waiting.remove(figure)
            self._after_words(figure)

    def _after_words(self, figure: Slug) -> None:
        """A figure whose rule begins on the next page comes after the first words of that rule, not before them."""
        for n, slug in enumerate(self.slugs):
            if slug.place == figure.place and slug.kind in ("words", "item", "note") and slug.last:
                self.slugs.insert(n + 1, Slug("gap", 9, figure.place))
                self.slugs.insert(n + 2, figure)
                return
        self.waiting.append(figure)


def paged(slugs: Sequence[Slug], height: float) -> list[Page]:
    """Strips laid into pages. What is kept together goes to the next page together; gaps vanish at the top."""
    return _Pager(slugs, height).all()


def _trimmed(page: Sequence[Laid]) -> Page:
    """Without the gaps at its foot."""
    rows = list(page)
    while rows and rows[-1].slug.kind == "gap":
        rows.pop()
    return tuple(rows)


def page_of(pages: Sequence[Page], place: Place) -> int:
    """The page on which a place begins."""
    return next(
        (n for n, page in enumerate(pages) for laid in page if laid.slug.place == place and laid.slug.kind != "gap"), 0
    )


def page_of_text(pages: Sequence[Page], text: int, start: int) -> int:
    """The page on which a letter of a text stands."""
    found = 0
    for n, page in enumerate(pages):
        for laid in page:
            for line in laid.slug.lines:
                if line.text == text and line.bits and line.bits[0].start <= start:
                    found = n
    return found
