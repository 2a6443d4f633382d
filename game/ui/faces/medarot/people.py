"""Who is on the card of a Medarotter, and the portrait struck into a medallion."""

from __future__ import annotations

from pygame import Surface

from game.ui.art.kept import kept
from game.ui.art.paint import Dice
from game.ui.faces.kit.medallion import INNER, framed
from game.ui.faces.kit.people import Person, portrait
from game.ui.faces.medarot.persons import PERSONS


def person_of(key: str) -> Person:
    """Who is on a card. Somebody from another card file is put together by chance, always the same."""
    name = key.rpartition("/")[2]
    if name in PERSONS:
        return PERSONS[name]
    dice, all_of_them = Dice(f"medarotter/{name}"), list(PERSONS.values())

    def pick() -> Person:
        return all_of_them[int(dice.unit() * len(all_of_them))]

    face, hair, clothes, paint = pick(), pick(), pick(), pick()
    return Person(
        face.head, face.gaze, face.mouth, hair.hair, hair.extras, clothes.clothes, paint.tints, clothes.ground
    )


@kept(2)
def medallion(key: str, px: int) -> Surface:
    """The portrait of a Medarotter in a round brass frame, in a square of `px` pixels, premultiplied."""
    inner = round(px * INNER)
    return framed(portrait(person_of(key), (inner, inner), 2.0, 88.0), px)
