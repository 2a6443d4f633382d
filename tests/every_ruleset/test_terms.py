"""One term a thing and language: all text of a game calls its things what its glossary calls them."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from game.table.glossary import Term
from game.table.ruleset import Ruleset
from game.words import Phrase

ROOT = Path(__file__).parent.parent.parent
JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龠]")
ROOMS = {"arena": {"arena", "battlefield", "vignettes"}}  # rooms that are a game's own without its name


def texts(key: str) -> Iterator[tuple[Path, str]]:
    """All that a game says: its phrases, rulebook, cards and lessons, and what its screens have been heard to say."""
    rooms = ROOMS.get(key, {key})
    for folder in ("game", "assets", "tests/words/golden"):
        for path in (ROOT / folder).rglob("*.*"):
            named = (*path.relative_to(ROOT).parts[:-1], path.name.partition(".")[0])
            if path.suffix in READERS and not rooms.isdisjoint(named):
                yield from ((path, said) for said in READERS[path.suffix](path.read_text("utf-8")))


def phrases(source: str) -> Iterator[str]:
    """Every phrase that a module writes out."""
    for node in ast.walk(ast.parse(source)) if "Phrase(" in source else ():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Phrase":
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def in_both_languages(data: object) -> Iterator[str]:
    """What plain data say under "en" and "ja"."""
    if isinstance(data, Mapping):
        yield from (str(data[lang]) for lang in ("en", "ja") if lang in data)
    for part in data.values() if isinstance(data, Mapping) else data if isinstance(data, list) else ():
        yield from in_both_languages(part)


READERS: Mapping[str, Callable[[str], Iterable[str]]] = {
    ".py": phrases,
    ".json": lambda text: in_both_languages(json.loads(text)),
    ".md": str.splitlines,
    ".txt": lambda text: dict.fromkeys(re.sub(r"\[[^]]*\]", "", text).splitlines()),  # without what is drawn
}


def twins(terms: Iterable[Term], said: Iterable[tuple[Path, str]]) -> list[str]:
    """Where something is called by another word than its term. In brackets it may explain one: スクワッド（部隊）."""
    where = {text: path for path, text in said}
    whole, found = "\n".join(where), list[str]()
    for right, never in [(term.words, never) for term in terms for never in term.never]:
        word = re.compile(f"(?<!（)(?:{never})" if JAPANESE.search(never) else rf"\b(?i:{never})s?\b")
        if word.search(whole):
            wrong = (f"{path.name}: {text}" for text, path in where.items() if word.search(text))
            found += [f"{each} - not {never} but {right.en}, {right.ja}" for each in wrong]
    return found


def test_all_text_of_a_game_keeps_to_its_terms(rules: Ruleset) -> None:
    said = list(texts(rules.key))
    assert len(said) > 2000
    assert twins(rules.terms, said) == []


def test_every_term_is_called_something_in_both_languages(rules: Ruleset) -> None:
    assert len({term.rulebook for term in rules.terms}) == len(rules.terms) > 20
    for term in rules.terms:
        assert term.identifier and term.words.en and not JAPANESE.search(term.words.en) and term.words.ja


@pytest.mark.parametrize("said", ["得点計算が始まります", "the Counting is over"])
def test_another_word_for_a_thing_is_found_and_an_explanation_is_not(said: str) -> None:
    term = Term("scoring", "scoring", Phrase("scoring", "勝利点計算"), ("得点計算", "counting"))
    assert twins([term], [(Path("a lesson"), said)])
    assert not twins([term], [(Path("a book"), "勝利点計算（得点計算）, accounting")])
