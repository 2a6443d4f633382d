"""What lives on the graphics card: meshes, programs, targets, shadow maps. Needs a current OpenGL context."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pygame

from game.board3d import detail
from game.board3d.context import Shader, ShaderProgram, gl
from game.board3d.mesh import FloatArray

Layout = tuple[int, ...]  # floats of each attribute, in the order of their locations
LIT: Layout = (3, 3, 3, 2)
WET: Layout = (4,)
MARK: Layout = (3, 4, 1)


def program(vertex: str, fragment: str) -> ShaderProgram:
    return ShaderProgram(Shader(vertex, "vertex"), Shader(fragment, "fragment"))


def matrix(m: FloatArray) -> tuple[float, ...]:
    """As OpenGL wants it: columns one after the other."""
    return tuple(np.asarray(m, "f4").T.ravel().tolist())


class LostContext(Exception):
    """What was built on the graphics card is no longer there."""


class GpuMesh:
    """Vertices and indices of triangles."""

    def __init__(self, vertices: FloatArray, indices: FloatArray, layout: Layout) -> None:
        self.vao, self.buffers, self.count = gl.GLuint(), (gl.GLuint * 2)(), 0
        gl.glGenVertexArrays(1, self.vao)
        gl.glGenBuffers(2, self.buffers)
        self.update(vertices, indices)
        offset = 0
        for place, n in enumerate(layout):
            gl.glEnableVertexAttribArray(place)
            gl.glVertexAttribPointer(place, n, gl.GL_FLOAT, False, 4 * sum(layout), offset)
            offset += 4 * n
        gl.glBindVertexArray(0)

    def update(self, vertices: FloatArray, indices: FloatArray) -> None:
        self.count = len(indices)
        v, i = np.ascontiguousarray(vertices, "f4"), np.ascontiguousarray(indices, "u4")
        gl.glBindVertexArray(self.vao)
        gl.glBindBuffer(gl.GL_ARRAY_BUFFER, self.buffers[0])
        gl.glBufferData(gl.GL_ARRAY_BUFFER, v.nbytes, v.ctypes.data, gl.GL_STATIC_DRAW)
        gl.glBindBuffer(gl.GL_ELEMENT_ARRAY_BUFFER, self.buffers[1])
        gl.glBufferData(gl.GL_ELEMENT_ARRAY_BUFFER, i.nbytes, i.ctypes.data, gl.GL_STATIC_DRAW)

    def delete(self) -> None:
        gl.glDeleteVertexArrays(1, self.vao)
        gl.glDeleteBuffers(2, self.buffers)

    def draw(self) -> None:
        if self.count:
            gl.glBindVertexArray(self.vao)
            gl.glDrawElements(gl.GL_TRIANGLES, self.count, gl.GL_UNSIGNED_INT, None)


class ShadowMap:
    """A square depth picture as the lamp sees it."""

    def __init__(self, side: int) -> None:
        self.side, self.texture, self.fbo = side, gl.GLuint(), gl.GLuint()
        gl.glGenTextures(1, self.texture)
        gl.glBindTexture(gl.GL_TEXTURE_2D, self.texture)
        gl.glTexImage2D(
            gl.GL_TEXTURE_2D, 0, gl.GL_DEPTH_COMPONENT24, side, side, 0, gl.GL_DEPTH_COMPONENT, gl.GL_UNSIGNED_INT, None
        )
        for key, value in (
            (gl.GL_TEXTURE_MIN_FILTER, gl.GL_NEAREST),
            (gl.GL_TEXTURE_MAG_FILTER, gl.GL_NEAREST),
            (gl.GL_TEXTURE_WRAP_S, gl.GL_CLAMP_TO_EDGE),
            (gl.GL_TEXTURE_WRAP_T, gl.GL_CLAMP_TO_EDGE),
        ):
            gl.glTexParameteri(gl.GL_TEXTURE_2D, key, value)
        gl.glGenFramebuffers(1, self.fbo)
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, self.fbo)
        gl.glFramebufferTexture2D(gl.GL_FRAMEBUFFER, gl.GL_DEPTH_ATTACHMENT, gl.GL_TEXTURE_2D, self.texture, 0)
        gl.glDrawBuffer(gl.GL_NONE)
        gl.glReadBuffer(gl.GL_NONE)

    def copy(self, other: ShadowMap) -> None:
        """Takes over the depths of another map of the same size."""
        gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, other.fbo)
        gl.glBindFramebuffer(gl.GL_DRAW_FRAMEBUFFER, self.fbo)
        gl.glBlitFramebuffer(
            0, 0, self.side, self.side, 0, 0, self.side, self.side, gl.GL_DEPTH_BUFFER_BIT, gl.GL_NEAREST
        )

    def delete(self) -> None:
        gl.glDeleteFramebuffers(1, self.fbo)
        gl.glDeleteTextures(1, self.texture)


class Target:
    """Colour and depth of a picture in the making."""

    def __init__(self, size: tuple[int, int], samples: int) -> None:
        self.size, self.samples = size, samples
        self.fbo, self._buffers = gl.GLuint(), (gl.GLuint * 2)()
        gl.glGenFramebuffers(1, self.fbo)
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, self.fbo)
        gl.glGenRenderbuffers(2, self._buffers)
        for k, (kind, place) in enumerate(
            ((gl.GL_RGBA8, gl.GL_COLOR_ATTACHMENT0), (gl.GL_DEPTH_COMPONENT24, gl.GL_DEPTH_ATTACHMENT))
        ):
            gl.glBindRenderbuffer(gl.GL_RENDERBUFFER, self._buffers[k])
            gl.glRenderbufferStorageMultisample(gl.GL_RENDERBUFFER, samples, kind, *self.size)
            gl.glFramebufferRenderbuffer(gl.GL_FRAMEBUFFER, place, gl.GL_RENDERBUFFER, self._buffers[k])

    def delete(self) -> None:
        gl.glDeleteFramebuffers(1, self.fbo)
        gl.glDeleteRenderbuffers(2, self._buffers)

    def resolve(self, plain: Target, part: tuple[int, int, int, int]) -> None:
        """Averages the samples of a part into a plain target of the same size."""
        x, y, w, h = part
        box = (x, y, x + w, y + h)
        gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, self.fbo)
        gl.glBindFramebuffer(gl.GL_DRAW_FRAMEBUFFER, plain.fbo)
        gl.glBlitFramebuffer(*box, *box, gl.GL_COLOR_BUFFER_BIT, gl.GL_NEAREST)

    def read_into(self, surface: pygame.Surface) -> None:
        """The finished picture. Straight into the pixels of a 32-bit surface; by way of one for any other."""
        w, h = self.size
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, self.fbo)
        fits = surface.get_bitsize() == 32 and surface.get_masks() == (0xFF0000, 0xFF00, 0xFF, 0)
        into = surface if fits else pygame.Surface(self.size, 0, 32, (0xFF0000, 0xFF00, 0xFF, 0))
        pixels = pygame.surfarray.pixels2d(into)
        pixels[0, 0] = 0
        gl.glPixelStorei(gl.GL_PACK_ROW_LENGTH, into.get_pitch() // 4)
        gl.glReadPixels(0, 0, w, h, gl.GL_BGRA, gl.GL_UNSIGNED_INT_8_8_8_8_REV, ctypes.c_void_p(pixels.ctypes.data))
        gl.glPixelStorei(gl.GL_PACK_ROW_LENGTH, 0)
        written = int(pixels[0, 0]) >> 24  # the alpha of what was read: only a dead context leaves it at 0, silently
        del pixels  # the array locks the surface
        if not written:
            raise LostContext("OpenGL gave no picture")
        if not fits:
            surface.blit(into, (0, 0))


def detail_texture() -> Any:
    """The layers of surface detail as a texture array."""
    img, name, kind = detail.layers(), gl.GLuint(), gl.GL_TEXTURE_2D_ARRAY
    gl.glGenTextures(1, name)
    gl.glBindTexture(kind, name)
    gl.glTexImage3D(
        kind, 0, gl.GL_RGBA8, detail.N, detail.N, len(img), 0, gl.GL_RGBA, gl.GL_UNSIGNED_BYTE, img.ctypes.data
    )
    gl.glGenerateMipmap(kind)
    gl.glTexParameteri(kind, gl.GL_TEXTURE_MIN_FILTER, gl.GL_LINEAR_MIPMAP_NEAREST)  # trilinear doubles the frame time
    gl.glTexParameteri(kind, gl.GL_TEXTURE_MAG_FILTER, gl.GL_LINEAR)
    return name
