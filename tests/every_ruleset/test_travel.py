"""Views, events and choices survive the trip through JSON; nothing else is ever built from it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, make_dataclass
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest

from game.commands.fuzz import Variant
from game.effects import travel
from game.effects.effect import Effect
from game.table.codec import Foreign, checks, from_line, to_line
from game.table.dice import Dice
from game.table.event import Event
from game.table.ruleset import Ruleset
from game.table.state import Piece, State, Zone, legal
from game.table.step import Step
from game.table.view import hear, look

from .conftest import positions


@pytest.mark.sampled(2, each="rules")
def test_views_events_and_options_survive_the_trip(rules: Ruleset, variant: Variant) -> None:
    known = rules.kinds()
    for s in positions(rules, variant, 31, every=12, most=130):
        for seat in (-1, *range(s.seats)):
            view = look(s, seat)
            back = from_line(to_line(view), known)
            assert back == view
            back.cards = s.cards
            if seat in s.asks and s.result is None:
                assert legal(back, seat) == legal(view, seat), "the other side computes the same options"
    for event in s.events:
        heard = hear(event, 0)
        assert from_line(to_line(heard), known) == heard


def test_every_fact_of_the_cards_fits_the_annotations_that_guard_what_comes_from_elsewhere(rules: Ruleset) -> None:
    known, seen = rules.kinds(), set[int]()
    for thing in parts(tuple(rules.catalogue.values()), seen):
        kind = type(thing)
        if known.get(kind.__name__) is kind:
            for name, fits in checks(kind, known).items():
                assert fits(getattr(thing, name)), f"{kind}.{name}: {getattr(thing, name)!r}"


def parts(thing: object, seen: set[int]) -> Iterator[object]:
    """All dataclasses that a thing holds."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    inside: Iterable[object] = ()
    if is_dataclass(thing):
        yield thing
        inside = [getattr(thing, f.name) for f in fields(thing)]
    elif isinstance(thing, Mapping):
        inside = [*thing, *thing.values()]
    elif isinstance(thing, (tuple, list, frozenset)):
        inside = thing
    for part in inside:
        yield from parts(part, seen)


@pytest.mark.parametrize(
    "line",
    [
        b'{"is":"Popen","args":["true"]}',
        b'{"is":"type","name":"x"}',
        b'{"is":["Piece"]}',
        b'{"is":"Piece","id":1,"no":2}',
        b'{"is":"Sight","name":"XRAY"}',
        b'{"is":"dict","items":[[1]]}',
        b'{"is":"dict"}',
        b"not json",
        b"[" * 3000,
        b"[" * 70 + b"]" * 70,
        b'{"is":"dict","items":[[{"is":"list","items":[]},1]]}',
        b'{"is":"Hex","of":[1]}',
        b'{"is":"Hex","of":[1,"2"]}',
        b'{"is":"Hex","of":[1,2],"more":3}',
        b'{"is":"Hex","of":[1,true]}',
        b'{"is":"Hex","of":[1,9223372036854775808]}',
        b'{"is":"Rolled","seat":0,"faces":[1,"x"],"why":""}',
        b'{"is":"Rolled","seat":0,"faces":[1],"why":"\\ud800"}',
        b'{"is":"Rolled","seat":0,"faces":[1],"why":"\xed\xa0\x80"}',
        b'{"is":"Rolled","seat":NaN,"faces":[1],"why":""}',
        b'{"is":"Rolled","seat":0,"faces":[1],"why":"' + b"x" * 5000 + b'"}',
        b'{"is":"Shuffled","zone":null}',
        b'{"is":"Settle","is":"Settle","do":1}',
        b"[" + b"0," * 100_000 + b"0]",
    ],
)
def test_what_is_not_ours_is_refused(rules: Ruleset, line: bytes) -> None:
    with pytest.raises(Foreign):
        from_line(line, rules.kinds())


def test_whatever_can_be_chosen_asked_or_told_travels_by_its_name(rules: Ruleset) -> None:
    """What travels is built by its name: no class of the same name, in a lesson say, must be taken for it."""
    known = rules.kinds()
    for module in everything("game.table", "game.effects", f"game.rules.{rules.key}"):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, (Step, Event, Effect, State, Zone, Piece, Dice)):
                assert known[kind.__name__] is kind, f"{kind} would come back as {known[kind.__name__]}"


@pytest.mark.sampled(2)
def test_what_may_travel_is_the_same_alone_and_with_every_game_lesson_and_screen_loaded(rules: Ruleset) -> None:
    alone = (
        "import game, sys\nfound = game.ruleset(sys.argv[1]).kinds().values()\n"
        "print(*sorted(f'{kind.__module__}.{kind.__name__}' for kind in found))"
    )
    done = subprocess.run([sys.executable, "-c", alone, rules.key], capture_output=True, text=True, check=True)
    for module in everything("game"):
        assert module is sys.modules[module.__name__]
    travel.kinds_of.cache_clear()
    assert done.stdout.split() == sorted(f"{kind.__module__}.{kind.__name__}" for kind in rules.kinds().values())


def everything(*packages: str) -> Iterator[ModuleType]:
    """All modules of packages, loaded; but not the program itself."""
    for package in packages:
        for found in walk_packages(import_module(package).__path__, f"{package}."):
            if not found.name.endswith("__main__"):
                yield import_module(found.name)


# ---- names -----------------------------------------------------------------------------------------
def home(name: str, kind: type) -> ModuleType:
    """A module that defines a kind of data."""
    made = ModuleType(name)
    kind.__module__ = name
    setattr(made, kind.__name__, kind)
    return made


def test_two_kinds_of_one_name_are_refused_by_name() -> None:
    steps, lessons = (home(name, make_dataclass("Rest", ["seat"])) for name in ("steps", "lessons"))
    assert set(travel.by_name([steps])) == {"Rest"}
    with pytest.raises(TypeError, match=r"'lessons\.Rest'> cannot travel: <class 'steps\.Rest'> has the same name"):
        travel.by_name([steps, lessons])


def test_a_kind_with_the_name_of_plain_data_is_refused() -> None:
    with pytest.raises(TypeError, match=r"'lines\.Counter'> cannot travel: <class 'collections\.Counter'>"):
        travel.by_name([home("lines", make_dataclass("Counter", ["cost"]))])


def test_a_fact_that_stays_takes_no_name() -> None:
    lines = home("lines", make_dataclass("Rest", ["seat"], namespace={"stays": True}))
    steps = home("steps", make_dataclass("Rest", ["seat"]))
    assert travel.by_name([lines, steps]) == {"Rest": vars(steps)["Rest"]}
