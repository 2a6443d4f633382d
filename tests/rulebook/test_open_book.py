"""The rulebook on the screen, by mouse and by keyboard alone: contents, pages, links and back, search, cards, the rule
that led there."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.rulebook.ink import links
from game.ui.rulebook.links import open_rule
from game.ui.rulebook.pages import Place
from game.ui.scenes.rulebook import Rulebook
from game.ui.sheets.card_sheet import CardSheet
from game.words import Phrase
from tests.ui.hands import Hands

pytestmark = pytest.mark.sampled(12, of="the open rulebook")

WHY = Phrase('"Why not?" on space 8, 11', "「なぜできない？」8, 11")
NOBODY = Phrase("", "")
BACK, NEXT = pygame.K_BACKSPACE, pygame.K_RIGHT


@pytest.fixture
def hands() -> Any:
    person = Hands()
    yield person
    person.app.close()


def opened(hands: Hands, rule: str = "", cited: Phrase = NOBODY, key: str = "arena") -> Rulebook:
    found: Rulebook = hands.show(Rulebook(key, rule, cited))
    return found


def shown(hands: Hands) -> str:
    """Every word on the screen, without spaces: words of one line are set one after another."""
    return "".join(said.text for said in hands.texts()).replace(" ", "")


def places(book: Rulebook) -> set[Place]:
    """What stands on the pages that lie open."""
    return {laid.slug.place for page in book.pages[book.page : book.page + book.leaves] for laid in page}


def section(book: Rulebook, number: str) -> Place:
    return book.book.anchors[number]


# ---- by mouse --------------------------------------------------------------------------------------
def test_the_contents_lead_to_chapters_and_sections(hands: Hands) -> None:
    book = opened(hands)
    assert book.here == Place(0) and hands.desk.find("section 5 0") is None
    hands.click("chapter 5")
    assert book.here == Place(5) and Place(5) in places(book)
    hands.click("section 5 3")
    assert book.here == Place(5, 3) and Place(5, 3) in places(book)


def test_corners_and_wheel_turn_the_pages(hands: Hands) -> None:
    book = opened(hands)
    assert hands.desk.find("turn back") is None
    hands.click("turn")
    assert book.page == 2
    hands.click("turn back")
    assert book.page == 0
    page = book.frame.columns[0]
    hands.wheel((page.cx, page.cy), -1)
    hands.wheel((page.cx, page.cy), -1)
    hands.wheel((page.cx, page.cy), 1)
    assert book.page == 2


def test_the_wheel_over_the_contents_scrolls_these(hands: Hands) -> None:
    book = opened(hands)
    hands.wheel((book.frame.side.cx, book.frame.side.cy), -2)
    assert book.page == 0 and book.scroll.offset > 0


def test_a_link_is_followed_and_the_way_back_is_known(hands: Hands) -> None:
    book = opened(hands, "6.5")
    column = book.frame.columns
    spots = [
        (n, k, link)
        for n in range(2)
        for k, link in enumerate(links(book.pages[book.page + n], column[n], hands.app.ruler()))
    ]
    n, k, link = next(spot for spot in spots if spot[2].run.link == "14")
    hands.click(f"link {n} {k}")
    assert book.here == section(book, "14") and section(book, "14") in places(book), link
    hands.click("back link")
    assert book.here == section(book, "6.5") and hands.desk.find("back link") is None


def test_a_card_is_shown_and_put_back_to_the_same_page(hands: Hands) -> None:
    book = opened(hands, "7")
    before = book.page
    spots = {
        link.run.card: f"link {n} {k}"
        for n in range(2)
        for k, link in enumerate(links(book.pages[before + n], book.frame.columns[n], hands.app.ruler()))
        if link.run.card
    }
    hands.click(spots["army/blazing_firecats"])
    zoom = hands.top
    assert isinstance(zoom, CardSheet) and zoom.card.key == "blazing_firecats"
    hands.key(pygame.K_ESCAPE)
    assert hands.top is book and book.page == before


# ---- by keyboard -----------------------------------------------------------------------------------
def test_the_keyboard_alone_reads_the_whole_book(hands: Hands) -> None:
    book = opened(hands)
    seen = places(book)
    for _ in range(len(book.pages)):
        hands.key(NEXT)
        seen |= places(book)
    assert seen == {place for place, _ in book.book.parts()}
    hands.key(pygame.K_HOME)
    assert book.page == 0
    hands.key(pygame.K_END, pygame.K_PAGEUP)
    assert book.page == (len(book.pages) - 1) // 2 * 2 - 2


def test_tab_and_enter_follow_links_and_backspace_returns(hands: Hands) -> None:
    book = opened(hands, "6.5")
    spots = [link.run.link for link in links(book.pages[book.page], book.frame.columns[0], hands.app.ruler())] + [
        link.run.link for link in links(book.pages[book.page + 1], book.frame.columns[1], hands.app.ruler())
    ]
    assert "14" in spots
    left = sum(1 for _ in links(book.pages[book.page], book.frame.columns[0], hands.app.ruler()))
    at = spots.index("14")
    hands.tab_to(f"link 0 {at}" if at < left else f"link 1 {at - left}")
    hands.key(pygame.K_RETURN)
    assert book.here == section(book, "14")
    hands.key(BACK)
    assert book.here == section(book, "6.5")


def test_escape_clears_the_search_then_closes_the_book(hands: Hands) -> None:
    opened(hands)
    book = opened(hands)
    hands.key(pygame.K_f, mod=pygame.KMOD_CTRL)
    hands.type("water")
    hands.key(pygame.K_ESCAPE)
    assert hands.top is book and not book.words
    hands.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert hands.top is not book


# ---- search ----------------------------------------------------------------------------------------
def test_search_counts_marks_and_goes_on(hands: Hands) -> None:
    book = opened(hands)
    hands.click("search")
    hands.type("glyph")
    assert len(book.hits) > 5 and f"{len(book.hits)}placesin" in shown(hands)
    first = book.hits[book.hit]
    assert first.place in places(book)
    entry = hands.widget(f"chapter {first.place.chapter}")
    assert getattr(entry, "hits", 0) >= 1
    for _ in range(len(book.hits)):
        hands.key(pygame.K_RETURN)
        assert book.hits[book.hit].place in places(book), "the page with the hit lies open"
    assert book.hits[book.hit] == first, "after the last one it begins again"


def test_search_in_japanese(hands: Hands) -> None:
    hands.app.change(language="ja")
    book = opened(hands)
    hands.key(pygame.K_f, mod=pygame.KMOD_CTRL)
    hands.type("グリフ")
    assert len(book.hits) > 5 and "か所" in shown(hands)
    hands.type("ない言葉")
    assert not book.hits and "見つかりません" in shown(hands)


# ---- what led there --------------------------------------------------------------------------------
def test_the_cited_rule_is_marked_and_says_what_cites_it(hands: Hands) -> None:
    open_rule(hands.app, "arena", "6 water, A14", WHY)
    hands.app.step(0.1)
    book = hands.top
    assert book.mark == section(book, "6.4") == book.here and book.mark in places(book)
    assert 'citedby"Whynot?"onspace8,11' in shown(hands)


def test_the_language_is_another_and_the_page_is_the_same(hands: Hands) -> None:
    book = opened(hands, "6.4", WHY)
    hands.key(pygame.K_F8)
    assert hands.app.lang == "ja" and book.mark in places(book) and "参照元" in shown(hands)


def test_the_book_is_set_anew_for_another_window_and_type(hands: Hands) -> None:
    book = opened(hands, "10.2")
    assert book.leaves == 2
    count = len(book.pages)
    hands.app.handle(pygame.event.Event(pygame.VIDEORESIZE, w=960, h=540))
    assert book.leaves == 1 and len(book.pages) != count and section(book, "10.2") in places(book)
    count = len(book.pages)
    hands.app.change(text_size="huge")
    assert len(book.pages) > count and section(book, "10.2") in places(book)


def test_every_game_opens_at_every_chapter(hands: Hands, key: str) -> None:
    book = opened(hands, key=key)
    for n in range(len(book.book.chapters)):
        book.go(Place(n))
        assert Place(n) in places(book)


def test_a_damaged_page_says_so_in_the_book(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(rules: object, lang: str) -> object:
        raise ValueError("rulebook arena.en.md, line 3: a chapter begins with '## ', its number and its title")

    monkeypatch.setattr("game.ui.scenes.rulebook.book_of", damaged)
    opened(hands, "6.4")
    assert "rulebookarena.en.md,line3:achapterbegins" in shown(hands)


def test_figures_are_drawn_ahead_while_one_reads_and_leave_the_screen_alone(hands: Hands) -> None:
    book = opened(hands, "6.1")
    assert book.cold and book.wake() is not None
    before = pygame.image.tobytes(hands.app.picture(), "RGB")
    while book.cold:
        book.update(0.1)
    assert book.wake() is None and pygame.image.tobytes(hands.app.window.surface(), "RGB") == before
    kept = len(hands.app.gallery.shelf)
    hands.key(NEXT)
    names = [name for name in list(hands.app.gallery.shelf)[kept:] if "figure" in str(name)[:12]]
    assert not names, "what is seen next was there already"


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_a_leaf_that_is_turned_comes_to_rest_as_if_it_had_not_moved(size: tuple[int, int]) -> None:
    seen = []
    for calm in (False, True):
        hands = Hands(size, reduced_motion=calm)
        book = opened(hands, "7.2")
        hands.key(NEXT, NEXT, pygame.K_LEFT)
        assert book.restless() is not calm
        while book.restless():
            hands.app.step(0.1)
        hands.app.redraw()
        seen.append(pygame.image.tobytes(hands.app.picture(), "RGB"))
        hands.app.close()
    assert seen[0] == seen[1]
