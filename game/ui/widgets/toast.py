"""Messages that come and go by themselves, at the foot of every screen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.art import palette as P
from game.ui.art.draw import Layer, put, shadow
from game.ui.art.text import even, font, line


def draw_toasts(screen: pygame.Surface, said: Sequence[tuple[str, bool]], scale: float) -> None:
    """The messages (words, tells of harm), newest lowest, in the middle above the lower edge."""
    y = screen.get_height() - round(20 * scale)
    face = font("sans", round(15 * scale), True)
    for text, harm in reversed(said):
        rows = even(text, face, min(screen.get_width() - 80 * scale, 720 * scale))
        step = round(15 * scale * 1.42)
        w = max(face.size(row)[0] for row in rows) + round(44 * scale)
        h = len(rows) * step + round(20 * scale)
        y -= h
        x = (screen.get_width() - w) // 2
        blur = max(2, round(8 * scale))
        put(screen, shadow((w, h), 10 * scale, blur, 170), (x - 2 * blur, y - 2 * blur + round(4 * scale)))
        plate = Layer((w, h), 2)
        plate.box((22, 16, 12, 246), (0, 0, w, h), 10 * scale)
        plate.box((*(P.HARM if harm else P.BRASS), 255), (0, 0, w, h), 10 * scale, 1.4 * scale)
        put(screen, plate.done(), (x, y))
        for n, row in enumerate(rows):
            put(screen, line(row, face, P.IVORY), (x + round(22 * scale), y + round(10 * scale) + n * step))
        y -= round(8 * scale)
