"""How one frame is made: shadows when somebody moved, then figures, ground, water, marks, ghosts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from game.board3d import light, shaders
from game.board3d.context import ShaderProgram, gl
from game.board3d.gpu import GpuMesh, ShadowMap, Target, matrix, program
from game.board3d.mesh import FloatArray

IDENTITY = matrix(np.eye(4))
Triple = tuple[float, float, float]
SUN: Triple = (float(light.SUN[0]), float(light.SUN[1]), float(light.SUN[2]))


@dataclass(slots=True, eq=False)
class Setting:
    """What does not move: a board with its table, or the dice tray; and its light."""

    ground: GpuMesh
    water: GpuMesh | None
    lamp: tuple[float, ...]  # world -> light space
    pool: tuple[float, float, float, float]
    bounds: tuple[float, float, float, float]  # of what the night spares
    swamp: bool = False
    deep: Triple = (0.0, 0.0, 0.0)
    shallow: Triple = (0.0, 0.0, 0.0)


@dataclass(slots=True, eq=False)
class Actor:
    """A mesh with its placement."""

    mesh: GpuMesh
    place: tuple[float, ...]
    owner: Triple = (0.5, 0.5, 0.5)
    alpha: float = 1.0
    flash: Triple = (0.0, 0.0, 0.0)
    shade: GpuMesh | None = None  # what throws its shadow, if not the mesh itself


@dataclass(slots=True, eq=False)
class Frame:
    """All that is needed for one picture."""

    setting: Setting
    size: tuple[int, int]
    view: FloatArray  # world -> clip, y up
    eye: Triple
    time: float
    solid: list[Actor]
    ghosts: list[Actor]  # translucent, drawn last
    stony: list[Actor]  # drawn like the ground: dice
    marks: list[GpuMesh]
    over: list[GpuMesh]  # marks that nothing hides


def lamp_matrix(middle: FloatArray, reach: float) -> FloatArray:
    """World -> light space of everything within reach of a point."""
    eye = middle + light.SUN * 2 * reach
    ahead = (middle - eye) / np.linalg.norm(middle - eye)
    right = np.cross(ahead, (0, 1, 0))
    right /= np.linalg.norm(right)
    view = np.eye(4)
    view[0, :3], view[1, :3], view[2, :3] = right, np.cross(right, ahead), -ahead
    view[:3, 3] = -view[:3, :3] @ eye
    box = np.eye(4)
    box[0, 0], box[1, 1], box[2, 2], box[2, 3] = 1 / reach, 1 / (reach * 0.86), -2 / (4 * reach), -1
    return np.asarray(box @ view)


def _uniforms(frame: Frame, side: int) -> dict[str, Any]:
    """What all programs of a picture share; each takes what it knows."""
    (w, h), setting = frame.size, frame.setting
    return {
        "u_vp": matrix(np.diag([1, -1, 1, 1.0]) @ frame.view),
        "u_light": setting.lamp,
        "u_model": IDENTITY,
        "u_sun": SUN,
        "u_eye": frame.eye,
        "u_pool": setting.pool,
        "u_bounds": setting.bounds,
        "u_shadow": 0,
        "u_detail": 1,
        "u_texel": 1 / side,
        "u_inv": (1 / w, 1 / h),
        "u_time": frame.time,
        "u_alpha": 1.0,
        "u_owner": (0.5, 0.5, 0.5),
        "u_flash": (0.0, 0.0, 0.0),
        "u_deep": setting.deep,
        "u_shallow": setting.shallow,
    }


class Passes:
    """The programs and the order in which they draw."""

    def __init__(self, detail: Any) -> None:
        self.detail = detail
        self._depth = program(shaders.DEPTH_VS, shaders.COMMON + shaders.DEPTH_FS)
        self._programs: dict[tuple[str, int, bool], ShaderProgram] = {}
        self._shadows: dict[int, ShadowMap] = {}
        self._shadow_of: dict[int, Any] = {}
        self._stills: dict[int, tuple[Setting, ShadowMap]] = {}

    def _program(self, name: str, taps: int, wet: bool = False) -> ShaderProgram:
        """A variant of a program, compiled when it is first used."""
        prog = self._programs.get((name, taps, wet))
        if prog is None:
            vertex, fragment = {
                "surface": (shaders.SURFACE_VS, shaders.SURFACE_FS),
                "water": (shaders.WATER_VS, shaders.WATER_FS),
                "figure": (shaders.FIGURE_VS, shaders.FIGURE_FS),
                "mark": (shaders.MARK_VS, shaders.MARK_FS),
            }[name]
            prog = self._programs[name, taps, wet] = program(vertex, shaders.fragment(fragment, taps, wet))
        return prog

    # ---- shadows
    def shadow(self, frame: Frame, side: int) -> ShadowMap:
        """The depth picture from the lamp; drawn again only if somebody stands elsewhere."""
        shadow = self._shadows.get(side)
        if shadow is None:
            shadow = self._shadows[side] = ShadowMap(side)
        casters = [(a.shade or a.mesh, a.place) for a in frame.solid + frame.stony if a.alpha > 0.5]
        casters += [(a.shade or a.mesh, a.place) for a in frame.ghosts if a.alpha > 0.4]
        key = frame.setting, casters
        if self._shadow_of.get(side) == key:
            return shadow
        self._shadow_of[side] = key
        gl.glEnable(gl.GL_DEPTH_TEST)
        gl.glDepthMask(True)
        gl.glDisable(gl.GL_CULL_FACE)
        shadow.copy(self._still(frame.setting, side))
        self._cast(shadow, frame.setting.lamp, casters, clear=False)
        return shadow

    def _still(self, setting: Setting, side: int) -> ShadowMap:
        """The depth picture of the ground alone; kept for one setting at a time, because it is large."""
        whose, still = self._stills.get(side) or (None, ShadowMap(side))
        if whose is not setting:
            self._stills[side] = setting, still
            self._cast(still, setting.lamp, [(setting.ground, IDENTITY)], clear=True)
        return still

    def _cast(
        self, shadow: ShadowMap, lamp: tuple[float, ...], meshes: list[tuple[GpuMesh, tuple[float, ...]]], clear: bool
    ) -> None:
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, shadow.fbo)
        gl.glViewport(0, 0, shadow.side, shadow.side)
        if clear:
            gl.glClear(gl.GL_DEPTH_BUFFER_BIT)
        self._depth.use()
        self._depth["u_light"] = lamp
        for mesh, place in meshes:
            self._depth["u_model"] = place
            mesh.draw()

    # ---- the picture
    def draw(self, frame: Frame, target: Target, shadow: ShadowMap, part: tuple[int, int, int, int]) -> None:
        """Draw a part of the picture into a target (left, top, width and height in pixels); the rest stays as it is."""
        (w, h), setting, taps = frame.size, frame.setting, 4 if target.samples else 2
        gl.glEnable(gl.GL_DEPTH_TEST)
        gl.glDepthMask(True)
        gl.glEnable(gl.GL_CULL_FACE)
        gl.glDisable(gl.GL_BLEND)
        gl.glFrontFace(gl.GL_CW)  # the picture is flipped for the read-back
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, target.fbo)
        gl.glViewport(0, 0, w, h)
        gl.glEnable(gl.GL_SCISSOR_TEST)
        gl.glScissor(*part)  # rows count from above: the picture is flipped
        gl.glClearColor(*light.tone(np.array(light.NIGHT)).tolist(), 1)
        gl.glClear(gl.GL_COLOR_BUFFER_BIT | gl.GL_DEPTH_BUFFER_BIT)
        gl.glActiveTexture(gl.GL_TEXTURE0)
        gl.glBindTexture(gl.GL_TEXTURE_2D, shadow.texture)
        gl.glActiveTexture(gl.GL_TEXTURE1)
        gl.glBindTexture(gl.GL_TEXTURE_2D_ARRAY, self.detail)
        shared = _uniforms(frame, shadow.side)
        figure, surface = self._program("figure", taps), self._program("surface", taps, setting.swamp)
        self._begin(figure, shared)
        self._actors(figure, frame.solid)
        self._begin(surface, shared)  # after the figures: hidden ground is not shaded
        for actor in frame.stony:
            surface["u_model"] = actor.place
            actor.mesh.draw()
        surface["u_model"] = IDENTITY
        setting.ground.draw()
        self._translucent(frame, shared, taps)
        self._over(frame, shared)
        gl.glDepthMask(True)
        gl.glDisable(gl.GL_BLEND)
        gl.glDisable(gl.GL_SCISSOR_TEST)
        gl.glBindVertexArray(0)
        gl.glUseProgram(0)

    def _translucent(self, frame: Frame, shared: dict[str, Any], taps: int) -> None:
        gl.glEnable(gl.GL_BLEND)
        gl.glBlendFunc(gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA)
        gl.glDepthMask(False)
        if frame.setting.water is not None:
            self._begin(self._program("water", taps), shared)
            frame.setting.water.draw()
        gl.glDisable(gl.GL_CULL_FACE)
        gl.glBlendFunc(gl.GL_ONE, gl.GL_ONE_MINUS_SRC_ALPHA)  # premultiplied: one pass adds glows and lays tints
        self._begin(self._program("mark", 4), shared)
        for mesh in frame.marks:
            mesh.draw()
        gl.glBlendFunc(gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA)
        gl.glEnable(gl.GL_CULL_FACE)
        gl.glDepthMask(True)
        if frame.ghosts:
            figure = self._program("figure", taps)
            self._begin(figure, shared)
            self._actors(figure, frame.ghosts)

    def _over(self, frame: Frame, shared: dict[str, Any]) -> None:
        gl.glDisable(gl.GL_DEPTH_TEST)
        gl.glDisable(gl.GL_CULL_FACE)
        gl.glBlendFunc(gl.GL_ONE, gl.GL_ONE_MINUS_SRC_ALPHA)
        self._begin(self._program("mark", 4), shared)
        for mesh in frame.over:
            mesh.draw()

    def _begin(self, prog: ShaderProgram, shared: dict[str, Any]) -> None:
        prog.use()
        known = prog.uniforms
        for key, value in shared.items():
            if key in known:
                prog[key] = value

    def _actors(self, prog: ShaderProgram, actors: list[Actor]) -> None:
        for actor in actors:
            prog["u_model"], prog["u_owner"], prog["u_alpha"] = actor.place, actor.owner, actor.alpha
            prog["u_flash"] = actor.flash
            actor.mesh.draw()
        prog["u_model"], prog["u_alpha"], prog["u_flash"] = IDENTITY, 1.0, (0.0, 0.0, 0.0)
