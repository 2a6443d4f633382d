"""The faces of rivals, from what their file says of them: a person put together from parts, or a pony's head."""

from __future__ import annotations

import re
from collections.abc import Collection, Container, Mapping

from pygame import Surface

from game.table.rival import Rival
from game.ui.art.draw import put
from game.ui.art.kept import kept
from game.ui.faces.kit.forge import View, forged
from game.ui.faces.kit.medallion import INNER, framed
from game.ui.faces.kit.people import Person, enamel, portrait
from game.ui.faces.kit.people_shapes import CLOTHES, EXTRAS, GAZES, HAIRS, HEADS, MOUTHS
from game.ui.faces.pony.bodies import EYES, POSES
from game.ui.faces.pony.looks import EARTH, PEGASUS, UNICORN, Look, Mark
from game.ui.faces.pony.manes import MANES
from game.ui.faces.pony.ponies import pony
from game.ui.faces.pony.worn import WORN

TINTS = 6  # of a person: skin, hair, cloth, other cloth, accent, eyes
PERSON = {"head": HEADS, "gaze": GAZES, "mouth": MOUTHS, "hair": HAIRS, "clothes": CLOTHES}
PONY = {"kind": (EARTH, PEGASUS, UNICORN), "style": MANES, "gaze": EYES}
COLOURS = ("coat", "mane", "streak", "eye", "cloth", "ground")
POSE, PONY_SEEN, PONY_NEAR = "stand", 62.0, 52.0  # of a pony the head is seen: so many of its units
PERSON_SEEN, PERSON_NEAR = (0.0, 92.0), (9.0, 66.0)  # of a person: from this unit on, so many

NOBODY = Person("grown", "calm", "small", "veil", (), "robe", ("#9a8a7a",) * TINTS, "#3a3430")
"""Whose face nobody can draw."""


def described(face: Mapping[str, str]) -> Person | Look:
    """Who a face is to be drawn as. ValueError with one sentence for what nobody can draw."""
    if "coat" in face:
        _known(face, (*PONY, *COLOURS, "worn"), PONY, "worn", WORN)
        coat, mane, streak, eye, cloth, _ = (_colour(face[name]) for name in COLOURS)
        kind, style, gaze, worn = face["kind"], face["style"], face["gaze"], tuple(face["worn"].split())
        return Look(kind, coat, mane, streak, eye, Mark("bell"), style, gaze, pose=POSE, worn=worn, cloth=cloth)
    _known(face, (*PERSON, "extras", "tints", "ground"), PERSON, "extras", EXTRAS)
    tints = tuple(map(_colour, face["tints"].split()))
    if len(tints) != TINTS:
        raise ValueError(f"the tints of a face are {TINTS}, not {len(tints)}")
    head, gaze, mouth, hair, clothes = (face[name] for name in PERSON)
    return Person(head, gaze, mouth, hair, tuple(face["extras"].split()), clothes, tints, _colour(face["ground"]))


def _known(
    face: Mapping[str, str],
    fields: Collection[str],
    one: Mapping[str, Container[str]],
    several: str,
    of: Container[str],
) -> None:
    """ValueError for a face that has other fields, or names a part that there is not."""
    if set(face) != set(fields):
        raise ValueError(f"a face has the fields {', '.join(fields)}, and no others")
    parts = [(field, face[field], one[field]) for field in one] + [
        (several, name, of) for name in face[several].split()
    ]
    for field, name, known in parts:
        if name not in known:
            raise ValueError(f"a face has no {field} '{name[:40]}'")


def _colour(tint: str) -> str:
    if not re.fullmatch("#[0-9a-f]{6}", tint):
        raise ValueError(f"'{tint[:40]}' is no colour like #a1b2c3")
    return tint


@kept(8)
def picture(rival: Rival, px: int, near: bool = False) -> Surface:
    """The face of a rival as a square of so many pixels, opaque; `near`: little more than the face. Do not draw on it:
    it is kept."""
    try:
        who = described(rival.face)
    except ValueError:
        who = NOBODY
    if isinstance(who, Person):
        return portrait(who, (px, px), *(PERSON_NEAR if near else PERSON_SEEN))
    wide = PONY_NEAR if near else PONY_SEEN
    out, (x, y) = enamel(rival.face["ground"], (px, px)), POSES[POSE].head
    put(out, forged(pony(who), (px, px), View(x - wide * 0.5, y - wide * 0.54, wide), cloth=True))
    return out


@kept(4)
def medallion(rival: Rival, px: int) -> Surface:
    """The face in a round brass frame, in a square of so many pixels, premultiplied."""
    return framed(picture(rival, round(px * INNER), near=True).copy(), px)
