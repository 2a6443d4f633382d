"""Who is on the card of a Medarotter, and the portrait struck into a medallion."""

from __future__ import annotations

from pygame import Surface

from game.packs.looks import PERSON
from game.ui.art.paint import Dice
from game.ui.faces.kit.medallion import INNER, framed
from game.ui.faces.kit.people import Person, portrait
from game.ui.faces.medarot.persons import PERSONS
from game.ui.faces.own_portraits import picture, seen, tint


def person_of(key: str) -> Person:
    """Who is on a card. Somebody from another card file is put together by chance, always the same."""
    name = key.rpartition("/")[2]
    if name in PERSONS:
        return PERSONS[name]
    dice, all_of_them = Dice(f"medarotter/{name}"), list(PERSONS.values())

    def pick() -> Person:
        return all_of_them[int(dice.unit() * len(all_of_them))]

    chance = pick(), pick(), pick()
    face, hair, clothes = (PERSONS.get(seen(name, part), own) for part, own in zip(PERSON.parts, chance, strict=True))
    usual = (*pick().tints, clothes.ground)
    *tints, ground = (tint(name, colour, own) for colour, own in zip(PERSON.colours, usual, strict=True))
    return Person(face.head, face.gaze, face.mouth, hair.hair, hair.extras, clothes.clothes, tuple(tints), ground)


def bust(key: str, size: tuple[int, int], top: float, high: float) -> Surface:
    """The portrait of a Medarotter, opaque: so many units of it, from `top` on; or a picture of one's own."""
    return picture(key, size) or portrait(person_of(key), size, top, high)


def medallion(key: str, px: int) -> Surface:
    """The portrait of a Medarotter in a round brass frame, in a square of `px` pixels, premultiplied."""
    return framed(bust(key, (round(px * INNER),) * 2, 2.0, 88.0), px)
