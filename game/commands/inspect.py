"""`maps check`, `cards`, `cards check` and `check`: proof of everything the game is made of.

Long because it goes through all of that, part by part.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import game
from game import assets, content
from game.commands import packs
from game.commands.coverage import letters_in
from game.commands.match_setup import Usage, ruleset
from game.effects.schema import schema_in, schema_of
from game.puzzles.puzzle import load
from game.rules.arena.cards import Army
from game.rules.arena.islands import islands
from game.table.ruleset import Ruleset
from game.table.sheet import Sheets
from game.words import Phrase

LANGS = ("en", "ja")
COST = Phrase("cost", "コスト")
WORDLESS = ("__main__", "board3d", "research")  # they say nothing; one needs an OpenGL library, one an extra


# ---- maps ------------------------------------------------------------------------------------------
def maps(given: argparse.Namespace) -> int:
    """Proof of battlefields: one line each, and a warning for what nobody can walk to; 1 if one cannot be played.
    Or what a pack of cards holds of each, a line of JSON."""
    status = 0
    for name in given.files:
        if not Path(name).is_file():
            raise Usage(f"there is no file '{name}'")
        try:
            field = content.battlefield_from(Path(name))
        except ValueError as error:
            print(f"hexfold: {error}", file=sys.stderr)
            status = 1
        else:
            if given.what == "data":
                print(json.dumps(content.map_data(field), ensure_ascii=False))
                continue
            print(
                f"{name}: {field.title.en}, {field.mode}, {field.seats} seats, {field.turn_limit} turns, "
                f"{len(field.level)} spaces, {len(field.glyphs)} glyphs"
            )
            for warning in islands(field, tallest()):
                print(f"hexfold: map {Path(name).name}: warning: {warning}", file=sys.stderr)
    return status


def tallest() -> int:
    """The size of the tallest figures of the base set: nobody in it climbs higher."""
    cards = ruleset("arena").catalogue.values()
    return max(card.size for card in cards if isinstance(card, Army) and not card.set)


# ---- cards -----------------------------------------------------------------------------------------
def cards(given: argparse.Namespace) -> int:
    """List the cards of a game, say what may be written on them, or proof or try a pack of cards."""
    if given.words[0] in ("check", "try"):
        return packs.run(given)
    if given.words[0] == "schema":
        if len(given.words) != 2:
            raise Usage("cards schema needs one ruleset: cards schema KEY")
        print(json.dumps(schema_in(schema(ruleset(given.words[1])), given.lang), ensure_ascii=False, indent=1))
        return 0
    if len(given.words) != 1:
        raise Usage(f"cards takes one ruleset, not '{' '.join(given.words)}'")
    rules = ruleset(given.words[0])
    listed = [described(rules, key, fact, given.lang) for key, fact in cards_of(rules, rules.catalogue).items()]
    if given.json:
        print(json.dumps(listed, ensure_ascii=False, indent=1))
        return 0
    for card in listed:
        print(f"{card['id']:<30} {card['name']}")
        numbers = [f"{label} {value}" for label, value in card["numbers"].items()]
        cost = [f"{COST.in_(given.lang)} {card['cost']}"] if card["cost"] else []
        print(f"    {' | '.join([card['kind'], *numbers, *cost])}")
        for line in card["text"]:
            print(f"    {line}")
    return 0


def schema(rules: Ruleset) -> dict[str, Any]:
    """The schema of a game's card data in both languages, with examples from the cards that come with it."""
    return schema_of(rules.title, rules.language, content.card_data(assets.path("cards", f"{rules.key}.json")))


def cards_of(rules: Ruleset, catalogue: Mapping[str, Any]) -> dict[str, Any]:
    """The cards of a catalogue. Each under its first key only, if it has several."""
    found: dict[int, str] = {}
    for key in sorted(catalogue):
        if rules.printed(catalogue[key]):
            found.setdefault(id(catalogue[key]), key)
    return {key: catalogue[key] for key in found.values()}


def described(rules: Ruleset, key: str, fact: Any, lang: str) -> dict[str, Any]:
    """A card as plain data in one language; `rules.printed` must know it. Numbers stay numbers."""
    printed = rules.printed(fact)
    assert printed is not None
    card = {
        "id": key,
        "kind": printed.kind.in_(lang),
        "name": fact.name.in_(lang),
        **({"short": fact.short.in_(lang)} if fact.short != fact.name else {}),  # on tiles
        "numbers": {
            label.in_(lang): value.in_(lang) if isinstance(value, Phrase) else value for label, value in printed.numbers
        },
        "cost": printed.cost.in_(lang),
        "text": [text.text(lang) for text in rules.text(fact)],
    }
    return card | (filed(rules.sheets(), fact, lang) if rules.sheets is not None else {})


def filed(sheets: Sheets, fact: Any, lang: str) -> dict[str, Any]:
    """What else its sheet says of a card: its nature, what it is filtered by, paragraphs, what is reconstructed."""
    sheet = sheets.sheet(fact)
    values: dict[str, list[str]] = {}
    for field in sheet.fields:
        if field.values:
            values.setdefault(field.key, []).extend(field.values)
    return {
        "nature": sheet.nature.in_(lang),
        "values": values,
        "rules": list(dict.fromkeys(number for number, _ in sheets.rules_of(sheet))),
        "reconstructed": [name.in_(lang) for name in sheet.made],
    }


def words_of(rules: Ruleset, fact: Any) -> list[Phrase]:
    """Every phrase of a card."""
    printed = rules.printed(fact)
    assert printed is not None
    around = [part for pair in printed.numbers for part in pair if isinstance(part, Phrase)]
    return [fact.name, printed.kind, *around, *([printed.cost] if printed.cost.en else []), *rules.text(fact)]


# ---- everything ------------------------------------------------------------------------------------
def check(given: argparse.Namespace) -> int:
    """Every asset, phrase, map and card is there; 1 and a line each for what is not. Last, who draws."""
    parts: dict[str, Callable[[], Iterator[str]]] = {
        "assets": _assets,
        "maps": _maps,
        "cards": _cards,
        "weights": _weights,
        "rivals": _rivals,
        "puzzles": _puzzles,
        "lessons": _lessons,
        "rulebooks": _rulebooks,
        "phrases and font": _glyphs,
    }
    status = 0
    for name, find in parts.items():
        wrong = list(find())
        print(f"{name}: {'all there' if not wrong else f'{len(wrong)} missing or wrong'}")
        for line in wrong:
            print(f"  {line}", file=sys.stderr)
            status = 1
    print(f"painter: {_painter()}")
    return status


def _painter() -> str:
    """Who draws the battlefield on this machine."""
    from game.board3d.painter import painter

    chosen = painter()
    said = f"{chosen.driver}. {chosen.why}" if chosen.why else chosen.driver
    chosen.close()
    return said


def _assets() -> Iterator[str]:
    """Folders that hold something, and for every font, sound and picture who made it under which licence."""
    for folder in ("cards", "fonts", "sounds", "icons"):
        if folder in ("cards", "fonts") and not any(assets.path(folder).glob("*")):
            yield f"assets/{folder} is empty"
    for key in game.KEYS:
        if not assets.path("cards", f"{key}.json").is_file():
            yield f"assets/cards/{key}.json is missing"


def _maps() -> Iterator[str]:
    for path in sorted((assets.root() / "maps").glob("*.tmx")):
        try:
            content.battlefield_from(path)
        except ValueError as error:
            yield str(error)


def _cards() -> Iterator[str]:
    for rules in game.RULESETS:
        for key, fact in cards_of(rules, rules.catalogue).items():
            yield from (f"{key}: {what} in {lang}" for lang in LANGS for what in _silent(rules, fact, lang))


def _silent(rules: Ruleset, fact: Any, lang: str) -> Iterator[str]:
    for words in words_of(rules, fact):
        if not words.in_(lang).strip() or "{" in words.in_(lang):
            yield f"text '{words.in_(lang)}'"


def _weights() -> Iterator[str]:
    """Weights that a computer player could not judge by, and series of matches that nobody can read."""
    judged = [(rules.judgement, content.weights_path(rules.key)) for rules in game.RULESETS if rules.judgement]
    yield from _refused(partial(content.weighed, *each) for each in judged)
    yield from _refused(partial(content.measured, content.strength_path(rules.key)) for rules in game.RULESETS)


def _rivals() -> Iterator[str]:
    """Rivals that nobody could play against, or draw."""
    from game.ui.faces.rival_faces import described

    files = [(rules, content.rivals_path(rules.key)) for rules in game.RULESETS]
    yield from _refused(partial(content.rivals_from, *each) for each in files)
    yield from _refused(partial(described, rival.face) for rules in game.RULESETS for rival in rules.rivals())


def _refused(reads: Iterable[Callable[[], object]]) -> Iterator[str]:
    for read in reads:
        try:
            read()
        except ValueError as error:
            yield str(error)


def _puzzles() -> Iterator[str]:
    """Files of puzzles that cannot be used; `puzzles prove` proves what is in them."""
    for key in game.KEYS:
        try:
            load(content.puzzles_path(key))
        except ValueError as error:
            yield str(error)


def _lessons() -> Iterator[str]:
    for rules in game.RULESETS:
        for lesson in rules.lessons:
            said = [phrase for beat in lesson.beats for phrase in (beat.title, beat.words)]
            if not all(phrase.en and phrase.ja for phrase in (lesson.title, lesson.about, lesson.free, *said)):
                yield f"lesson {lesson.key} of {rules.key} is silent somewhere"


def _rulebooks() -> Iterator[str]:
    """Pages that read, links, cards and figures that are there, both languages alike."""
    from game.ui import games
    from game.ui.rulebook import proofreading

    for rules in game.RULESETS:
        yield from proofreading.problems(rules, games.of(rules).figures())


# ---- phrases and the font --------------------------------------------------------------------------
def phrases() -> dict[str, Phrase]:
    """Every phrase of the program and of the cards, by where it stands."""
    found: dict[str, Phrase] = {}
    for module in walk_packages(game.__path__, "game."):
        if not module.name.removeprefix("game.").startswith(WORDLESS):
            _collect(module.name, vars(import_module(module.name)), found, 4)
    for rules in game.RULESETS:
        for key, fact in cards_of(rules, rules.catalogue).items():
            found |= {f"{rules.key}/{key}/{i}": text for i, text in enumerate(words_of(rules, fact))}
        for rival in rules.rivals():
            found |= {f"{rules.key}/{rival.key}/{i}": text for i, text in enumerate(rival.phrases)}
    return found


def _collect(where: str, thing: object, found: dict[str, Phrase], depth: int) -> None:
    if isinstance(thing, Phrase):
        found[where] = thing
    elif isinstance(thing, Mapping) and depth:
        for key, part in list(thing.items()):
            if not str(key).startswith("__"):
                _collect(f"{where}.{key}", part, found, depth - 1)
    elif isinstance(thing, (tuple, list, Ruleset)) and depth:
        parts = [thing.title, thing.about, thing.options] if isinstance(thing, Ruleset) else list(thing)
        for number, part in enumerate(parts):
            _collect(f"{where}.{number}", part, found, depth - 1)


def _glyphs() -> Iterator[str]:
    """Phrases that lack a language, and letters that a font of ours has no shape for."""
    everything = phrases()
    for where, phrase in everything.items():
        if phrase.en.strip() and not (phrase.ja + phrase.verb).strip():
            yield f"{where}: '{phrase.en}' has no Japanese"
    letters = {letter: where for where, phrase in everything.items() for words in phrase for letter in words}
    from game.ui.rulebook.proofreading import letters as written

    letters |= {letter: where for rules in game.RULESETS for where, words in written(rules) for letter in words}
    for path in sorted(assets.path("fonts").glob("*.ttf")):
        known = letters_in(path)
        for letter, where in sorted(letters.items()):
            if letter > " " and ord(letter) not in known:
                yield f"the font {path.name} has no {letter!r} (U+{ord(letter):04X}), which {where} needs"
