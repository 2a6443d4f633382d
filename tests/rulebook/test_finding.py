"""Search in a rulebook: every place, in the order of the book, whatever the case or the width of the letters."""

from __future__ import annotations

from game.ui.rulebook.finding import counts, find, first, texts
from game.ui.rulebook.markdown import parse
from game.ui.rulebook.pages import Place

BOOK = parse(
    """# T

## 1 Water and land

Water stops. Land does not.

- water again

## 2 Wide

ＷＡＴＥＲ and メダル.

### 2.1 Deep {R-7}

| Water | x |
| 1 | watery |
""",
    "t.en.md",
)


def test_every_place_is_found_in_its_order() -> None:
    found = find(BOOK, "water")
    said = [text for _, text in texts(BOOK)]
    assert [said[hit.text][hit.start : hit.end].lower() for hit in found] == [
        "water",
        "water",
        "water",
        "ｗａｔｅｒ",
        "water",
        "water",
    ]
    assert [hit.place for hit in found] == [Place(0), Place(0), Place(0), Place(1), Place(1, 0), Place(1, 0)]
    assert counts(found) == {0: 3, 1: 3}


def test_japanese_is_found_and_nothing_is_not() -> None:
    assert [hit.place for hit in find(BOOK, "メダル")] == [Place(1)]
    assert find(BOOK, "ocean") == [] == find(BOOK, "  ")


def test_the_search_goes_on_from_where_one_reads() -> None:
    found = find(BOOK, "water")
    assert found[first(BOOK, found, "water", Place(0))].place == Place(0)
    assert found[first(BOOK, found, "water", Place(1))].place == Place(1)
    assert found[first(BOOK, found, "water", Place(5))].place == Place(0), "behind the last one it begins again"


def test_the_number_of_a_rule_leads_to_it() -> None:
    found = find(BOOK, "2.1")
    assert found[first(BOOK, found, "2.1", Place(0))].place == Place(1, 0)
    found = find(BOOK, "r-7")
    assert found[first(BOOK, found, "r-7", Place(0))].place == Place(1, 0)
