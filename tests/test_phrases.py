"""Words that all games say alike."""

from __future__ import annotations

import pytest

from game.words import listed, same


@pytest.mark.parametrize(
    ("names", "en", "ja"),
    [
        ([], "nothing", "なし"),
        (["Ikki"], "Ikki", "Ikki"),
        (["Ikki", "Karin"], "Ikki and Karin", "Ikki、Karin"),
        (["Ikki", "Karin", "Koji"], "Ikki, Karin and Koji", "Ikki、Karin、Koji"),
        (["Ikki", "Karin", "Ikki"], "Ikki ×2 and Karin", "Ikki×2、Karin"),
        (dict.fromkeys(["Ikki", "Karin"]), "Ikki and Karin", "Ikki、Karin"),
    ],
)
def test_names_in_a_row(names: list[str] | dict[str, None], en: str, ja: str) -> None:
    """Equal ones are counted; of a dict, in which each name stands once, the names are listed."""
    said = listed({same(name): None for name in names} if isinstance(names, dict) else map(same, names))
    assert (said.en, said.ja) == (en, ja)
