"""Every character the program can show is in the font that draws it: a missing one is drawn as nothing, silently."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import game
from game import assets
from game.ui.art.text import FILES

ROOT = Path(game.__file__).parent
LARGEST = 1_600_000


def written() -> set[str]:
    """Every character of our sources, card files, rulebooks and battlefields. What is escaped there is in ASCII.

    Glossaries list what a thing is not called, too: those words are never shown.
    """
    sources = [path for path in ROOT.rglob("*.py") if path.name != "glossary.py"]
    files = [*sources, *(assets.root() / "maps").glob("*.tmx")]
    files += [path for kind in ("cards", "rulebook") for path in assets.path(kind).iterdir()]
    found = set().union(*(path.read_text(encoding="utf-8") for path in files))
    return {letter for letter in found if letter.isprintable()} | set(map(chr, range(0x20, 0x7F)))


def test_every_character_that_can_be_shown_is_in_every_font() -> None:
    needed = written()
    assert set("移動攻撃防御四") <= needed
    for name in FILES.values():
        has = {chr(code) for code in TTFont(assets.path("fonts", name), lazy=True).getBestCmap()}
        assert needed <= has, f"{name} lacks {''.join(sorted(needed - has))}"


@pytest.mark.parametrize("name", sorted(FILES.values()))
def test_fonts_stay_small_and_bring_their_licence(name: str) -> None:
    assert assets.path("fonts", name).stat().st_size <= LARGEST
    licence = assets.path("fonts", f"{name.split('_')[0]}-OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence.upper().replace(
        "SIL OPEN FONT LICENSE VERSION", "SIL OPEN FONT LICENSE Version"
    )
    assert name.split("_")[0] in assets.path("CREDITS.md").read_text(encoding="utf-8").replace(" ", "").replace(
        "MPLUS1", "MPLUS1"
    )
