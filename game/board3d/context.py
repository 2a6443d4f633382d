"""The only door to pyglet: its options are set before its first import, then a hidden window gives an OpenGL context.

Import this lazily (from `painter.py`): without an OpenGL library the import itself fails with ImportError.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import pyglet

from game.board3d.painting import NoOpenGL

pyglet.options.shadow_window = False
pyglet.options.debug_gl = False
if "pyglet.gl" not in sys.modules:  # headless cannot be changed once pyglet.gl is imported
    pyglet.options.headless = sys.platform.startswith("linux") and not os.environ.get("DISPLAY")

from pyglet import gl  # noqa: E402
from pyglet.graphics.shader import Shader, ShaderProgram  # noqa: E402

__all__ = ["NoOpenGL", "Shader", "ShaderProgram", "gl", "open_window"]


def open_window() -> Any:
    """A hidden window with an OpenGL 3.3 context, or one of EGL without a display. NoOpenGL if there is none."""
    try:
        import pyglet.window

        config = gl.Config(major_version=3, minor_version=3, double_buffer=False, depth_size=0)
        return pyglet.window.Window(16, 16, visible=False, config=config)
    except Exception as error:  # NoSuchDisplay, NoSuchConfig, ContextException, ImportError and drivers' own
        reason = str(error).strip().rstrip(".") or type(error).__name__
        raise NoOpenGL(f"OpenGL 3.3 cannot be opened here ({reason}).") from error
