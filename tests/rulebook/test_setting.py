"""A book set into pages: nothing is lost or leaves its column, no heading stands alone, lines break as they must."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise

import pytest

import game
from game.settings import Settings
from game.ui.app import App
from game.ui.art.text import NO_START
from game.ui.rulebook.finding import texts
from game.ui.rulebook.library import book_of
from game.ui.rulebook.markdown import parse
from game.ui.rulebook.pages import Place
from game.ui.rulebook.paging import Laid, Page, paged
from game.ui.rulebook.proofreading import drawings
from game.ui.rulebook.setting import Measure, Setter

SIZES = {"two pages": Measure(380, 548), "one page": Measure(550, 366), "huge type": Measure(380, 548, 1.4)}
FIGURE = 160.0


@lru_cache(1)
def app() -> App:
    return App(size=(1280, 720), headless=True, settings=Settings(ui_scale=1.0))


@cache
def set_book(key: str, lang: str, measure: Measure, cited: Place | None = None) -> list[Page]:
    setter = Setter(app().ruler(), measure, lambda figure, width: FIGURE, cited)
    return paged(list(setter.slugs(book_of(game.ruleset(key), lang))), measure.height)


def laid(pages: list[Page]) -> Iterator[Laid]:
    for page in pages:
        yield from page


@pytest.mark.sampled(1, each="key")
@pytest.mark.parametrize("size", SIZES)
def test_every_page_holds_its_words(key: str, lang: str, size: str) -> None:
    measure, ruler = SIZES[size], app().ruler()
    pages = set_book(key, lang, measure)
    for number, page in enumerate(pages):
        assert page and page[0].slug.kind != "gap" and page[-1].slug.kind != "gap"
        assert page[-1].y + page[-1].slug.height <= measure.height + 1, f"page {number + 1}"
        for one, after in pairwise(page):
            assert after.y == pytest.approx(one.y + one.slug.height)
        for line in (line for one in page for line in one.slug.lines):
            last = line.bits[-1]
            end = last.x + ruler.width(last.words, line.size, line.bold or last.run.strong, line.face)
            assert end <= measure.width + 8, f"page {number + 1}: {last.words}"


def test_no_heading_stands_alone_at_the_foot_of_a_page(key: str, lang: str) -> None:
    for page in set_book(key, lang, SIZES["one page"]):
        assert page[-1].slug.kind not in ("section", "chapter") or len(page) == 1


@pytest.mark.sampled(2)
def test_the_title_of_a_chapter_goes_along_with_a_section_that_is_kept_whole(key: str, lang: str) -> None:
    """A section that something cites stands on one page, if that holds it: the title above it is not left behind."""
    for n, chapter in enumerate(book_of(game.ruleset(key), lang).chapters[:6]):
        if chapter.sections and not chapter.blocks:
            for page in set_book(key, lang, SIZES["two pages"], Place(n, 0)):
                shown = [one.slug for one in page if one.slug.kind != "gap"]
                assert shown[-1].kind != "chapter" or len(shown) == 1


@pytest.mark.sampled(3)
def test_nothing_is_lost_and_all_of_it_is_in_order(key: str, lang: str) -> None:
    """Figures may go to the next page while the text goes on; everything else stands in the order of the book."""
    said: dict[int, str] = {}
    for one in laid(set_book(key, lang, SIZES["two pages"])):
        for line in one.slug.lines:
            words = "".join(bit.words[max(0, -bit.start) :] for bit in line.bits)  # labels are not the book's
            said[line.text] = said.get(line.text, "") + words.replace(" ", "")
    whole = [text.replace(" ", "") for _, text in texts(book_of(game.ruleset(key), lang))]
    assert {n: text for n, text in enumerate(whole) if text} == {n: text for n, text in said.items() if text}


@pytest.mark.sampled(2)
def test_figures_keep_their_order(key: str) -> None:
    wanted = [block.key for block in drawings(book_of(game.ruleset(key), "en"))]
    for size in SIZES.values():
        assert [one.slug.figure for one in laid(set_book(key, "en", size)) if one.slug.kind == "figure"] == wanted


def test_japanese_lines_begin_with_nothing_that_clings(key: str) -> None:
    for one in laid(set_book(key, "ja", SIZES["two pages"])):
        for line in one.slug.lines:
            assert not line.bits or line.bits[0].words[0] not in NO_START, line.bits[0].words


def test_a_cited_rule_stays_on_one_page_with_what_cites_it() -> None:
    book = book_of(game.ruleset("arena"), "en")
    for place, _ in list(book.parts())[5:40:9]:
        pages = set_book("arena", "en", SIZES["one page"], place)
        holding = {n for n, page in enumerate(pages) for one in page if one.slug.kind == "tag"}
        words = {
            n
            for n, page in enumerate(pages)
            for one in page
            if one.slug.place == place and one.slug.kind in ("section", "chapter")
        }
        high = sum(one.slug.height for one in laid(pages) if one.slug.place == place)
        assert holding == words or high > SIZES["one page"].height - 60


BOOK = parse(
    """# T

## 1 One

### 1.1 Sub

!figure tall: A figure that does not fit.

Some words that stand below the heading and stay there.

### 1.2 More

See [[1.1]] and **strong words, and more of them, until the line is full** and [[1.2|a link]].
""",
    "t.en.md",
)


def test_a_figure_that_does_not_fit_waits_for_the_next_page_and_the_text_goes_on() -> None:
    setter = Setter(app().ruler(), Measure(300, 180), lambda key, width: 120.0)
    pages = paged(list(setter.slugs(BOOK)), 180)
    kinds = [[one.slug.kind for one in page if one.slug.kind != "gap"] for page in pages]
    assert kinds[0][:3] == ["chapter", "section", "words"] and kinds[1][0] == "figure"


def test_links_and_strong_words_keep_their_place_in_the_text() -> None:
    setter = Setter(app().ruler(), Measure(240, 500), lambda key, width: 10.0)
    slugs = [slug for slug in setter.slugs(BOOK) if slug.kind == "words" and slug.place == Place(0, 1)]
    whole = [text for _, text in texts(BOOK)][-1]
    bits = [bit for slug in slugs for line in slug.lines for bit in line.bits]
    assert len(slugs) > 2
    for bit in bits:
        assert whole[bit.start : bit.start + len(bit.words)] == bit.words
    assert {bit.run.link for bit in bits if bit.run.link} == {"1.1", "1.2"}
    assert " ".join(bit.words.strip() for bit in bits if bit.run.strong).startswith("strong words")
