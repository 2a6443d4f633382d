"""Armies: which ones are legal, and how a deck is named or written (arena.md, section 16).

Standard: one planeswalker, creatures of its colours or colourless, at most 500 points; exactly 12 spells of its
colours for at most 200 points, at most two copies of each. Large: 1000 and 400 points, 24 spells, one or two
different planeswalkers, whose colours count together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.frozen import frozen
from game.rules.arena.cards import Army, ArmyList, Spell
from game.table.decks import DeckForm, Limits, Pile, card_id
from game.table.dice import Dice
from game.words import Phrase

COLOUR_ORDER = ("white", "blue", "black", "red", "green")
COPIES = 2


@frozen
class Format:
    """The limits of one size of army."""

    key: str
    planeswalkers: int
    points: int
    spells: int
    spell_points: int


FORMATS = {"standard": Format("standard", 1, 500, 12, 200), "large": Format("large", 2, 1000, 24, 400)}


# ---- what is wrong with an army --------------------------------------------------------------------
def problems(catalogue: Mapping[str, Any], army: ArmyList, format: str = "standard") -> list[Phrase]:
    """Everything that keeps this army out of a format, one sentence each; an empty list for a legal army."""
    unknown = [NO_ARMY_CARD.of(u) for u in army.units if not isinstance(catalogue.get(f"army/{u}"), Army)]
    unknown += [NO_SPELL.of(x) for x in army.spells if not isinstance(catalogue.get(f"spell/{x}"), Spell)]
    if unknown:
        return unknown
    units = [catalogue[f"army/{u}"] for u in army.units]
    spells = [catalogue[f"spell/{x}"] for x in army.spells]
    limits = FORMATS[format]
    return [*_planeswalkers(units, limits), *_points(units, spells, limits), *_colours(units, spells), *_copies(spells)]


def _planeswalkers(units: Sequence[Army], limits: Format) -> list[Phrase]:
    leaders = [u for u in units if not u.creature]
    found = []
    if not leaders:
        found.append(Phrase("it has no planeswalker", "プレインズウォーカーがいない"))
    if len(leaders) > limits.planeswalkers:
        found.append(
            Phrase(
                f"it has {len(leaders)} planeswalkers, at most {limits.planeswalkers} may lead it",
                f"プレインズウォーカーが{len(leaders)}人いる（{limits.planeswalkers}人まで）",
            )
        )
    for key, count in Counter(u.key for u in leaders).items():
        if count > 1:
            name = next(u.name for u in leaders if u.key == key)
            found.append(
                Phrase(
                    "there are {0} copies of {1}, a planeswalker may come once",
                    "{1}が{0}枚ある（プレインズウォーカーは1枚まで）",
                ).of(count, name)
            )
    return found


def _points(units: Sequence[Army], spells: Sequence[Spell], limits: Format) -> list[Phrase]:
    found = []
    if (points := sum(u.cost for u in units)) > limits.points:
        found.append(
            Phrase(
                f"its army cards cost {points} points, at most {limits.points} are allowed",
                f"アーミーカードの合計が{points}点（{limits.points}点まで）",
            )
        )
    if len(spells) != limits.spells:
        found.append(
            Phrase(
                f"it has {len(spells)} spells, there must be exactly {limits.spells}",
                f"スペルが{len(spells)}枚ある（ちょうど{limits.spells}枚必要）",
            )
        )
    if (points := sum(x.points for x in spells)) > limits.spell_points:
        found.append(
            Phrase(
                f"its spells cost {points} points, at most {limits.spell_points} are allowed",
                f"スペルの合計が{points}点（{limits.spell_points}点まで）",
            )
        )
    return found


def _colours(units: Sequence[Army], spells: Sequence[Spell]) -> list[Phrase]:
    """Creatures share a colour with a planeswalker or have none; spells have a colour of a planeswalker."""
    colours = {colour for u in units if not u.creature for colour in u.colours}
    wrong = [u.name for u in units if u.creature and u.colours and not colours.intersection(u.colours)]
    wrong += [x.name for x in spells if x.colour not in colours]
    return [
        Phrase("{0} has none of its planeswalkers' colours", "{0}の色がプレインズウォーカーの色と合わない").of(name)
        for name in dict.fromkeys(wrong)
    ]


def _copies(spells: Sequence[Spell]) -> list[Phrase]:
    names = {x.key: x.name for x in spells}
    return [
        Phrase("there are {0} copies of {1}, at most {2} are allowed", "{1}が{0}枚ある（{2}枚まで）").of(
            count, names[key], COPIES
        )
        for key, count in Counter(x.key for x in spells).items()
        if count > COPIES
    ]


# ---- armies as plain data --------------------------------------------------------------------------
def ready_made(catalogue: Mapping[str, Any]) -> dict[str, ArmyList]:
    """The ready-made armies by colour, in the order of the colours; others after them by name."""
    keys = [key.removeprefix("deck/") for key in catalogue if key.startswith("deck/")]
    order = [c for c in COLOUR_ORDER if c in keys] + sorted(k for k in keys if k not in COLOUR_ORDER)
    return {key: catalogue[f"deck/{key}"] for key in order}


def _army(name: Phrase, units: Sequence[str], spells: Sequence[str]) -> ArmyList:
    """An army names its cards by their ids."""
    return ArmyList(name, tuple(map(card_id, units)), tuple(map(card_id, spells)))


def limits(catalogue: Mapping[str, Any], format: str) -> Mapping[str, Limits]:
    """The limits of a size of army; of a planeswalker there is but one copy."""
    size = FORMATS[format]
    return {
        "units": Limits(1, 0, 0, size.points),
        "spells": Limits(size.spells, size.spells, COPIES, size.spell_points),
    }


NO_LIST = Phrase("its '{0}' are not a list of the ids of cards", "{0}がカードのIDの一覧ではない")
NO_ARMY_CARD = Phrase("there is no army card '{0}'", "アーミーカード「{0}」は存在しない")
NO_SPELL = Phrase("there is no spell '{0}'", "スペル「{0}」は存在しない")
DECK_FORM = DeckForm(
    what=Phrase("army", "軍勢"),
    prefix="hexfold-army:",
    piles=(
        Pile("units", (Army,), ("army",), "list", most=100, no_list=NO_LIST, no_card=NO_ARMY_CARD),
        Pile("spells", (Spell,), ("spell",), "list", most=100, no_list=NO_LIST, no_card=NO_SPELL),
    ),
    made=ArmyList,
    make=_army,
    ready=ready_made,
    problems=problems,
    limits=limits,
    noun="deck",
    any_name=True,
    own_strict=True,
)


# ---- which army a seat gets ------------------------------------------------------------------------
def joined(first: ArmyList, second: ArmyList) -> ArmyList:
    """Two ready-made armies as one of the large format."""
    return ArmyList(
        Phrase("{0} and {1}", "{0}と{1}").of(first.name, second.name),
        first.units + second.units,
        first.spells + second.spells,
    )


def check(catalogue: Mapping[str, Any], army: ArmyList, kind: str) -> None:
    """ValueError with one sentence if an army may not be played under option `army`."""
    if kind == "colour":
        if army not in ready_made(catalogue).values():
            raise ValueError(f"deck '{army.name.en}' is not ready-made; option army must be standard or large for it")
    elif wrong := problems(catalogue, army, kind):
        raise ValueError(f"deck '{army.name.en}' is not a {kind} army: {wrong[0].en}")


def defaults(catalogue: Mapping[str, Any], seats: int, kind: str, taken: Sequence[ArmyList]) -> list[ArmyList]:
    """Armies for seats that have named none: as many different ones as there are, those in `taken` last."""
    decks = [army for key, army in ready_made(catalogue).items() if key in COLOUR_ORDER]
    if not decks:
        raise ValueError("the card data holds no ready-made army")
    if kind == "large":
        pairs = [joined(a, decks[(i + 1) % len(decks)]) for i, a in enumerate(decks)]
        decks = pairs[::2] + pairs[1::2]
    free = [army for army in decks if army not in taken] + [army for army in decks if army in taken]
    return [free[i % len(free)] for i in range(seats)]


def dealt(catalogue: Mapping[str, Any], dice: Dice, options: Mapping[str, str]) -> list[dict[str, object]]:
    """The armies of `defaults` in any order, as plain data; none where everybody chooses at the table."""
    if options.get("choose_colours") == "on":
        return []
    armies = defaults(catalogue, len(COLOUR_ORDER), options.get("army", "colour"), [])
    return [DECK_FORM.write(army) for army in dice.shuffled(armies)]
