"""The painter that uses OpenGL, off screen: keeps what was built for boards, models and marks, and reads pictures back.

Traps of platform.md: the context is hidden (EGL without a display) and made current before every use; the picture is
drawn upside down so that reading it back needs no flip; the visible window is plain (SDL_FRAMEBUFFER_ACCELERATION=0, no
SCALED: the application sees to that). After a context was lost everything is built again from the picture.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pygame

from game.board3d import dice_tray, glyphs, light, minis
from game.board3d.board import build, water_colours
from game.board3d.camera import Orbit
from game.board3d.changes import Part, changed
from game.board3d.context import gl, open_window
from game.board3d.gpu import LIT, MARK, WET, GpuMesh, LostContext, Target, detail_texture, matrix
from game.board3d.highlights import STATE_LIGHT, glows_of, marks_of
from game.board3d.mesh import FloatArray
from game.board3d.model_matrix import body_of, growth, place_of
from game.board3d.painting import NoOpenGL, Quality
from game.board3d.passes import Actor, Frame, Passes, Setting, Triple, lamp_matrix
from game.board3d.picture import Board, BoardPicture, Disc, Figure, Throw, centre
from game.board3d.strokes import Strokes, triangles
from game.board3d.warnings import warnings_of
from game.frozen import frozen

GHOST_ALPHA = 0.62
SHADOW = {"rest": 1536, "moving": 1024}
TRAY_SHADOW = 768
SAMPLES = {"rest": 4, "moving": 0}
FAR_FIGURE = 24.0  # farther away a figure is drawn with half its triangles
KEPT = 4  # boards and picture sizes kept at a time


@frozen
class Shown:
    """What lies in the targets of a size: only what differs from it is drawn again."""

    picture: BoardPicture
    orbit: Orbit
    size: tuple[int, int]
    quality: Quality
    targets: tuple[Target, Target]


class Stage:
    """Pictures of the board by OpenGL 3.3. Making one raises NoOpenGL if that cannot be had."""

    def __init__(self) -> None:
        self.name, self.why = "gl", ""
        self._window = open_window()
        try:
            self._build()
        except Exception as error:  # a driver that opens but fails on a shader or a buffer, in its own words
            self._window.close()
            raise NoOpenGL(f"OpenGL does not do what is needed here ({error}).") from error

    def _build(self) -> None:
        """Everything that does not depend on a picture."""
        self._window.switch_to()
        info = self._window.context.get_info()
        self.driver = f"OpenGL {'.'.join(map(str, info.get_version()))} ({info.get_renderer()})"
        self._passes = Passes(detail_texture())
        self._meshes: dict[tuple[Any, ...], GpuMesh] = {}
        self._settings: dict[Board | None, Setting] = {}
        self._targets: dict[tuple[tuple[int, int], int], Target] = {}
        self._bands: dict[str, tuple[Any, GpuMesh]] = {}
        self._shown: Shown | None = None
        self._check()

    def _check(self) -> None:
        error = gl.glGetError()
        if error:
            raise LostContext(f"OpenGL error {error:#x}")

    def close(self) -> None:
        """Gives the context back."""
        self._window.close()

    def rebuild(self) -> None:
        """A new context with nothing in it; the next picture fills it again."""
        self._window.close()
        self._window = open_window()
        self._build()

    # ---- pictures
    def draw(self, picture: BoardPicture, orbit: Orbit, surface: pygame.Surface, quality: Quality = "rest") -> None:
        self._window.switch_to()
        size = surface.get_size()
        part: Part | None = (0, 0, *size)
        if (shown := self._still_there(orbit, size, quality)) is not None:
            part, quality = changed(shown.picture, picture, orbit, size), shown.quality
        self._shown = None  # until all of it is there
        plain, target = self._target(size, 0), self._target(size, SAMPLES[quality])
        if part is not None:
            frame = self._frame(picture, orbit, size)
            self._passes.draw(frame, target, self._passes.shadow(frame, SHADOW[quality]), part)
            if target is not plain:
                target.resolve(plain, part)
        plain.read_into(surface)
        self._check()
        self._shown = Shown(picture, orbit, size, quality, (plain, target))

    def _still_there(self, orbit: Orbit, size: tuple[int, int], quality: Quality) -> Shown | None:
        """What was drawn last, if it was seen from here and is as smooth as is asked for."""
        shown = self._shown
        if (
            shown is None
            or shown.orbit != orbit
            or shown.size != size
            or (quality, shown.quality) == ("rest", "moving")
        ):
            return None
        return shown if all(target in self._targets.values() for target in shown.targets) else None

    def _frame(self, picture: BoardPicture, orbit: Orbit, size: tuple[int, int]) -> Frame:
        setting = self._settings.get(picture.board) or self._setting(picture.board)
        solid, ghosts = self._cast(picture, orbit)
        marks = [
            self._band("marks", (picture.board, picture.marks), lambda: marks_of(picture.board, picture.marks)),
            self._band("glows", (picture.board, picture.figures, picture.discs), lambda: glows_of(picture)),
        ]
        over = [self._band("over", (picture.board, picture.marks), lambda: warnings_of(picture.board, picture.marks))]
        view = orbit.matrix(size[0] / size[1])
        return Frame(setting, size, view, orbit.eye, picture.time, solid, ghosts, [], marks, over)

    def draw_dice(self, throw: Throw, surface: pygame.Surface) -> None:
        self._window.switch_to()
        size = surface.get_size()
        setting, orbit = self._settings.get(None) or self._tray(), dice_tray.eye(size)
        stony = [
            Actor(self._mesh("die", *key), matrix(lying.place))
            for lying in dice_tray.lying(throw)
            for key in [(lying.die.kind, dice_tray.face_of(lying.die), lying.glow)]
        ]
        frame = Frame(setting, size, orbit.matrix(size[0] / size[1]), orbit.eye, 0.0, [], [], stony, [], [])
        if self._shown is not None and self._shown.size == size:
            self._shown = None
        plain, target, whole = self._target(size, 0), self._target(size, SAMPLES["rest"]), (0, 0, *size)
        self._passes.draw(frame, target, self._passes.shadow(frame, TRAY_SHADOW), whole)
        target.resolve(plain, whole)
        plain.read_into(surface)
        self._check()

    # ---- what is kept
    def _mesh(self, kind: str, *key: Any) -> GpuMesh:
        mesh = self._meshes.get((kind, *key))
        if mesh is None:
            make = {"sculpt": minis.sculpt, "base": minis.base, "disc": glyphs.disc, "die": dice_tray.shape}[kind]
            mesh = self._meshes[kind, *key] = GpuMesh(*make(*key), LIT)
        return mesh

    def _setting(self, board: Board) -> Setting:
        while len(self._settings) >= KEPT:
            self._forget(next(iter(self._settings)))
        ground, wet = build(board)
        deep, shallow = water_colours(board)
        middle, half = np.array(board.middle()), board.half()
        lamp = matrix(lamp_matrix(middle, float(np.hypot(*half)) + 1.5))
        water = GpuMesh(*wet, WET) if len(wet[1]) else None
        setting = Setting(
            GpuMesh(*ground, LIT),
            water,
            lamp,
            light.pool(board),
            light.bounds(board),
            any(c.ground == "swamp" for c in board.cells),
            _triple(deep),
            _triple(shallow),
        )
        self._settings[board] = setting
        return setting

    def _tray(self) -> Setting:
        lamp = matrix(lamp_matrix(np.array([0, 0.3, 0]), 4.4))
        reach = (-1.0, -0.5, 1 / 5.5, 1 / 3.5)
        setting = Setting(GpuMesh(*dice_tray.tray(), LIT), None, lamp, reach, (0.0, 0.0, 9.0, 9.0))
        self._settings[None] = setting
        return setting

    def _forget(self, board: Board | None) -> None:
        setting = self._settings.pop(board)
        setting.ground.delete()
        if setting.water is not None:
            setting.water.delete()

    def _target(self, size: tuple[int, int], samples: int) -> Target:
        target = self._targets.pop((size, samples), None)
        if target is None:
            while len(self._targets) >= KEPT:
                self._targets.pop(next(iter(self._targets))).delete()
            target = Target(size, samples)
        self._targets[size, samples] = target  # the latest goes last
        return target

    def _band(self, name: str, key: Any, make: Any) -> GpuMesh:
        """Marks on the card, uploaded again only when they changed."""
        kept = self._bands.get(name)
        if kept is not None and kept[0] == key:
            return kept[1]
        strokes: Strokes = make()
        vertices, quads = strokes.arrays()
        if kept is None:
            mesh = GpuMesh(vertices, triangles(quads), MARK)
        else:
            mesh = kept[1]
            mesh.update(vertices, triangles(quads))
        self._bands[name] = (key, mesh)
        return mesh

    # ---- who is on stage
    def _cast(self, picture: BoardPicture, orbit: Orbit) -> tuple[list[Actor], list[Actor]]:
        """Bases, figures and glyph discs; those that one can see through apart."""
        solid: list[Actor] = [self._disc(picture.board, disc) for disc in picture.discs]
        ghosts: list[Actor] = []
        for figure in sorted(picture.figures, key=lambda f: f.colour):
            base, body = self._figure(picture.board, figure, orbit)
            (solid if base.alpha >= 1 else ghosts).append(base)
            (solid if body.alpha >= 1 else ghosts).append(body)
        return solid, ghosts

    def _disc(self, board: Board, disc: Disc) -> Actor:
        (x, z), place = centre(disc.at), np.eye(4)
        place[:3, 3] = x, board.surface(disc.at), z
        return Actor(self._mesh("disc", disc.glyph), matrix(place))

    def _figure(self, board: Board, figure: Figure, orbit: Orbit) -> tuple[Actor, Actor]:
        model = place_of(board, figure)
        place, body = matrix(model), matrix(body_of(board, figure, growth(orbit.distance, figure)))
        owner = _triple(minis.owner_colour(figure))
        r, g, b = STATE_LIGHT[figure.state]
        flash = (r + 0.9 * figure.flash, g + 0.08 * figure.flash, b + 0.05 * figure.flash)
        away = float(np.linalg.norm(model[:3, 3] - np.array(orbit.eye)))
        sculpt = self._mesh("sculpt", figure.model, 0.5 if away > FAR_FIGURE else 1.0)
        see = GHOST_ALPHA if figure.model in minis.GHOSTS else 1.0
        return (
            Actor(self._mesh("base", len(figure.places) == 2, figure.seat), place, owner, figure.alpha, flash),
            Actor(sculpt, body, owner, figure.alpha * see, flash, self._mesh("sculpt", figure.model, 0.5)),
        )


def _triple(colour: FloatArray) -> Triple:
    r, g, b = (float(c) for c in colour)
    return r, g, b
