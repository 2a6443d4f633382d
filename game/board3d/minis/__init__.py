"""The miniatures: one sculpt for every army, about 1.3 units tall (planeswalkers 1.7), looking along +z.

body.py                       what all share: base, limbs, heads, cloth, wings
planeswalkers.py heroes.py    the planeswalkers of the box; those of the expansion, and heroes
squads.py beasts.py           the squads of white, blue and black; those of red and green
eldrazi.py                    the Eldrazi and the squads of the expansion
rims.py                       what tells whose a base is
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from game.board3d.mesh import FloatArray, Mesh, srgb
from game.board3d.minis import beasts, body, eldrazi, heroes, planeswalkers, squads
from game.board3d.picture import Figure

OWNER_COLOUR = {
    "white": srgb("e0d4ac"),
    "blue": srgb("2f7fe0"),
    "black": srgb("7a52a8"),
    "red": srgb("e0402c"),
    "green": srgb("3fa648"),
    "colourless": srgb("9a96a4"),
}
GHOSTS = frozenset({"leyline_phantoms", "illusionary_projections"})  # drawn translucent
LARGE = frozenset({"blazing_firecats", "eldrazi_ruiner"})  # stand on two spaces
SHINE = {
    "chandra": (1.0, 0.45, 0.12),
    "blazing_firecats": (1.0, 0.38, 0.08),
    "flamewing_phoenixes": (1.0, 0.45, 0.12),
    "jace": (0.3, 0.7, 1.0),
    "liliana": (0.6, 0.3, 1.0),
    "leyline_phantoms": (0.25, 0.6, 1.0),
    "illusionary_projections": (0.3, 0.7, 1.0),
    "nissa": (0.5, 1.0, 0.3),
    "merfolk_roilmage": (0.25, 0.6, 1.0),
    "ob_nixilis": (1.0, 0.35, 0.1),
    "eldrazi_ruiner": (1.0, 0.4, 0.8),
}  # light thrown on the ground

SCULPTS: dict[str, Callable[[Mesh], None]] = {
    "gideon": planeswalkers.gideon,
    "jace": planeswalkers.jace,
    "liliana": planeswalkers.liliana,
    "chandra": planeswalkers.chandra,
    "nissa": planeswalkers.nissa,
    "rhox_veterans": squads.rhox,
    "kor_hookmasters": squads.kor,
    "leyline_phantoms": squads.phantom,
    "illusionary_projections": squads.illusion,
    "restless_zombies": squads.zombie,
    "blighted_reavers": squads.reaver,
    "blazing_firecats": beasts.firecat,
    "flamewing_phoenixes": beasts.phoenix,
    "elf_rangers": beasts.ranger,
    "pummelroot_elementals": beasts.pummelroot,
    "kiora": heroes.kiora,
    "ob_nixilis": heroes.ob_nixilis,
    "kor_aeronaut_captain": heroes.aeronaut,
    "merfolk_roilmage": heroes.roilmage,
    "eldrazi_ruiner": eldrazi.ruiner,
    "eldrazi_scions": eldrazi.scion,
    "path_wardens": eldrazi.warden,
    "goblin_javelineers": eldrazi.javelineer,
    "malakir_bloodchasers": eldrazi.bloodchaser,
}
FULL_SIZE = LARGE | {"pummelroot_elementals"}  # the others are scaled up a little


@cache
def sculpt(model: str, detail: float = 1.0) -> tuple[FloatArray, FloatArray]:
    """Vertices and indices of a figure without its base, darkened towards the ground and under overhangs."""
    m = Mesh(detail)
    with m.at(scale=1.0 if model in FULL_SIZE else 1.06):
        SCULPTS.get(model, body.pawn)(m)
    v, i = m.arrays()
    v[:, 9] *= np.clip(0.55 + 0.75 * (v[:, 1] - 0.1), 0.5, 1)
    v[:, 9] *= np.clip(0.86 + 0.3 * v[:, 4], 0.62, 1)
    return v, i


@cache
def base(large: bool = False, seat: int = -1) -> tuple[FloatArray, FloatArray]:
    """Vertices and indices of a base in the outline of a seat; a large one reaches over two spaces along z."""
    return body.base(large, seat).arrays()


def owner_colour(figure: Figure) -> FloatArray:
    """Linear colour of the ring of a base: the owner's, or else that of the army."""
    if figure.owner is not None:
        return np.array(figure.owner) ** 2
    return OWNER_COLOUR.get(figure.colour, OWNER_COLOUR["colourless"])
