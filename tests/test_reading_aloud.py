"""`replay --text --aloud`: a match as the text view tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

import game
from game.cli import main
from game.commands.reading_aloud import aloud
from game.match.match import Match, Setup
from game.players.anyone import Anyone

GOLDEN = Path(__file__).parent / "golden"


def begun(key: str, picks: int) -> Match:
    """A match of so many choices."""
    match: Match = game.record.begin(Setup(key, 2, 3, names=("Mika", "")), [Anyone(1), Anyone(2)])
    while len(match.entries) < picks:
        match.tick()
    return match


def test_every_choice_is_told_with_its_question_and_what_came_of_it() -> None:
    lines = list(aloud(begun("foton", 3), None, "en"))
    asked = lines.index("Mika: Take all cards of one area")
    assert lines[asked + 1].startswith("> Take area ") and lines[asked + 2].startswith("  Mika takes area ")
    assert sum(line.startswith("> ") for line in lines) == 3
    assert "# Players" in lines and any(line.startswith("- Mika: 0 VP") for line in lines)


def test_a_seat_is_told_its_own_questions_only_and_no_secrets_of_others() -> None:
    match = begun("foton", 3)
    lines = list(aloud(match, 1, "ja"))
    chose = [entry.seat for entry in match.entries]
    assert sum(line.startswith("> ") for line in lines) == chose.count(1)
    cards = match.state.cards
    theirs, mine = (
        {cards[p.card].name.ja for p in match.state.pieces.values() if p.card.startswith("megido") and p.owner == seat}
        for seat in (0, 1)
    )
    assert not [name for name in theirs - mine if any(name in line for line in lines)]


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.hexfold")), ids=lambda path: path.stem)
def test_whole_matches_are_read_out(path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path), "--text", "--aloud", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("> ") for line in lines) > 20
    assert all(any(map(str.isalnum, line)) and "{" not in line for line in lines)
