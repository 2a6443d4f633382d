"""Settings: three pages, kept as they are changed, with a preview that shows what they do.

Long because every row of three pages is listed, controlled and shown here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pygame

from game.settings import LEAST_ROOM, SCALES, Settings
from game.ui import keys
from game.ui import words_desk as W
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.dialogs.dialog import ask
from game.ui.faces.arena import spell_face
from game.ui.reading import words as R
from game.ui.scene import Scene
from game.ui.scenes.pad_page import PAD, draw_pad, pad_controls
from game.ui.widgets.box import Box, columns
from game.ui.widgets.buttons import Button, Segments, Toggle
from game.ui.widgets.chrome import back_button, content, ground, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Field, Slider
from game.ui.widgets.key_line import KeyLine
from game.ui.widgets.ornaments import DIM, dot
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.tabs import tab_row
from game.ui.widgets.widget import Scroller, Widget
from game.words import Phrase, same

PAGES = {**W.TABS, "pad": PAD}
WHOLE = ("keys", "pad")  # pages that take the whole screen
Row = tuple[str, Phrase, Phrase]  # key of the control, name, note


class SettingsScreen(Scene):
    """Rows of name, note and control at the left; what they look like at the right."""

    def __init__(self) -> None:
        self.desk: Desk | None = None
        self.tab = "display"
        self.scroll = Scroller()
        self.waiting = ""  # the action whose new key is asked for

    def enter(self) -> None:
        focus = self.desk.focus if self.desk else "tab:display"
        ring = self.desk.ring if self.desk else False
        self.desk = Desk(self.app, self.lay, focus, ring)

    # ---- layout --------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box, Box]:
        """Left panel with its tabs above, preview, buttons."""
        whole = content(self.app.logical)
        whole.h += 4
        if self.tab in WHOLE:
            return whole, Box(0, 0, 0, 0), Box(0, 0, 0, 0)
        left = whole.left(whole.w * 0.585, 16)
        upper = whole.top(max(whole.h * 0.62, whole.h - 190), 16)
        return left, upper, whole

    def lay(self) -> list[Widget]:
        app, say = self.app, self.app.say
        left, _, lower = self.boxes()
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), say(W.DONE), app.pop)]
        out += tab_row(
            app.ruler(), left.top(44), [(key, say(words)) for key, words in PAGES.items()], self.tab, self._take
        )
        room = left.inset(16)
        room.right(10)
        if self.tab == "keys":
            out += self._keys(room)
        elif self.tab == "pad":
            out += pad_controls(app, room)
        else:
            high = self.row_height(room)
            self.scroll.fit(room, high * len(self.rows()))
            for n, (key, name, note) in enumerate(self.rows()):
                row = self.row(room, n)
                out.append(self._control(key, row))
                out[-1].called = f"{say(name)} ({say(note)})"
        if self.tab not in WHOLE:
            out += self._samples(inside(lower))
        return out

    def _take(self, tab: str) -> None:
        self.tab, self.scroll.offset, self.waiting = tab, 0.0, ""

    def rows(self) -> list[Row]:
        """What stands on the open page."""
        app = self.app
        if self.tab == "sound":
            heard = W.NO_DEVICE if self.app.sounds.speaker.missing else W.EFFECTS[1]
            return [
                ("effects", W.EFFECTS[0], heard),
                ("music", *W.MUSIC),
                ("speech", R.SPEECH, app.reader.note()),
                ("bot_pace", *W.PACE),
                ("spared", *W.SPARED),
                ("name", *W.NAME),
            ]
        most = round(100 * min(2.0, app.size[0] / LEAST_ROOM[0], app.size[1] / LEAST_ROOM[1]))
        return [
            ("language", *W.LANGUAGE),
            ("full_screen", W.WINDOW[0], W.WINDOW[1].of(keys.shown(keys.bindings(app.settings.keys)["full_screen"]))),
            ("ui_scale", W.SCALE[0], W.SCALE[1].of(round(100 * app.scale), most)),
            ("text_size", *W.TEXT_SIZE),
            ("colours", *W.COLOURS),
            ("high_contrast", *W.CONTRAST),
            ("reduced_motion", *W.MOTION),
            ("push_in", *W.PUSH_IN),
            ("what_now", W.WHAT_NOW[0], W.WHAT_NOW[1].of(keys.shown(keys.bindings(app.settings.keys)["what_now"]))),
            ("renderer", W.RENDERER[0], self.renderer_note()),
        ]

    def renderer_note(self) -> Phrase:
        """What paints battlefields now, and why not OpenGL if it was wanted."""
        painter = self.app.painter_if_open()
        if painter is None:
            return W.RENDERER[1].of(W.RENDERER_NOT_YET)
        if painter.why and self.app.settings.renderer != "software":
            return W.RENDERER[1].of(W.FELL_BACK.of(painter.why))
        return W.RENDERER[1].of(W.RENDERER_NOW[painter.name])

    def row_height(self, room: Box) -> float:
        return self.app.line(min(78.0, max(60.0, room.h / 8)) if self.app.growth == 1 else 60.0)

    def row(self, room: Box, n: int) -> Box:
        high = self.row_height(room)
        return Box(room.x, room.y + n * high - self.scroll.offset, room.w, high)

    def _place(self, row: Box, share: float = 1.0) -> Box:
        w = row.w * 0.60 * share
        high = self.app.line(36)
        return Box(row.x + row.w * 0.40, row.cy - high / 2, w, high)

    def _control(self, key: str, row: Box) -> Widget:
        """The control of a row."""
        app, s, say = self.app, self.app.settings, self.app.say
        match key:
            case "high_contrast" | "reduced_motion" | "push_in" | "what_now" | "spared" | "speech":
                on, words = bool(getattr(s, key)), (say(W.OFF), say(W.ON))
                flip = partial(app.change, **{key: not on})
                return Toggle(key, self._place(row, 0.5), on=on, words=words, flip=flip, scroller=self.scroll)
            case "name":
                place, hint = self._place(row, 0.8), say(W.NAME[0])
                return Field(key, place, text=s.name, most=20, hint=hint, put=self._rename, scroller=self.scroll)
            case "effects" | "music":
                return self._slider(key, row, getattr(s, key))
            case _:
                return self._segments(key, row)

    def _segments(self, key: str, row: Box) -> Widget:
        """A row of few choices: the words of the values, how much of the row they take, what is chosen."""
        app, s = self.app, self.app.settings
        languages = {"en": same("English"), "ja": same("日本語")}
        windows = {"window": W.WINDOWED, "full": W.FULL_SCREEN}
        scales = {str(float(v)): same(f"{round(v * 100)}") if v else W.SCALE_AUTO for v in SCALES}
        table: dict[str, tuple[Mapping[str, Phrase], float, str, Callable[[str], Any]]] = {
            "language": (languages, 0.62, s.language, str),
            "full_screen": (windows, 0.75, "full" if s.full_screen else "window", lambda value: value == "full"),
            "ui_scale": (scales, 1.0, str(float(s.ui_scale)), float),
            "text_size": (W.TEXT_SIZES, 1.0, s.text_size, str),
            "colours": (W.PALETTES, 1.0, s.colours, str),
            "renderer": (W.RENDERERS, 0.85, s.renderer, str),
            "bot_pace": (W.PACES, 1.0, s.bot_pace, str),
        }
        words, share, now, read = table[key]
        values = [(value, app.say(phrase), "") for value, phrase in words.items()]
        place, scroller = self._place(row, share), self.scroll
        tip = app.say(self.renderer_note()) if key == "renderer" else ""
        return Segments(
            key,
            place,
            values=values,
            now=now,
            scroller=scroller,
            tip=tip,
            pick=lambda value: app.change(**{key: read(value)}),
        )

    def _slider(self, key: str, row: Box, volume: int) -> Widget:
        words = self.app.say(W.PERCENT.of(volume) if volume else W.MUTED)
        place, pick = self._place(row), partial(self._volume, key)
        return Slider(key, place, value=volume, words=words, ticks=5, pick=pick, scroller=self.scroll)

    def _rename(self, name: str) -> None:
        self.app.settings = self.app.with_settings(name=name)

    def leave(self) -> None:
        self.app.keep()

    def _volume(self, key: str, value: float) -> None:
        self.app.settings = self.app.with_settings(**{key: round(value)})
        self.app.sounds.switched()
        if key == "effects":
            self.app.sound("click")

    def _samples(self, room: Box) -> list[Widget]:
        say = self.app.say
        out: list[Widget] = []
        if self.tab == "sound":
            parts = columns(room.top(38), (1, 1, 1), 10)
            for part, (cue, words) in zip(parts, W.CUES.items(), strict=True):
                out.append(Button(f"try:{cue}", part, label=say(words), icon="play", size=14, sound=cue))
        else:
            kinds = ("main", "plain", "harm", "plain")
            for n, (part, kind) in enumerate(zip(columns(room.top(38), (1, 1, 1, 1), 10), kinds, strict=True)):
                out.append(
                    Button(
                        f"sample:{n}",
                        part,
                        label=say(W.BUTTON_STATES[n]),
                        kind=kind,
                        size=14,
                        why=say(W.WHY_OFF) if n == 3 else "",
                    )
                )
        out.append(
            Button(
                "reset",
                room.bottom(32).right(max(120.0, self.app.ruler().width(say(W.RESET), 14, True) + 40)),
                label=say(W.RESET),
                kind="quiet",
                size=14,
                do=self._ask_reset,
            )
        )
        return out

    def _ask_reset(self) -> None:
        def reset() -> None:
            fresh = Settings(
                language=self.app.lang,
                name=self.app.settings.name,
                window=self.app.settings.window,
                last_game=self.app.settings.last_game,
                setups=self.app.settings.setups,
            )
            self.app.change(
                **{
                    name: getattr(fresh, name)
                    for name in (
                        "full_screen",
                        "ui_scale",
                        "text_size",
                        "colours",
                        "high_contrast",
                        "reduced_motion",
                        "push_in",
                        "what_now",
                        "spared",
                        "speech",
                        "effects",
                        "music",
                        "bot_pace",
                        "renderer",
                        "keys",
                        "pad",
                    )
                }
            )

        self.app.push(ask(W.RESET, W.RESET_ASK, reset, label=W.RESET))

    # ---- keys ----------------------------------------------------------------------------------
    def _keys(self, room: Box) -> list[Widget]:
        head = room.top(38)
        now = keys.bindings(self.app.settings.keys)
        many = 3 if room.w > 1000 else 2
        per = -(-len(keys.ACTIONS) // many)
        step = self.app.line(38) + 6
        self.scroll.fit(room, per * step)
        wide, out = (room.w - 16 * (many - 1)) / many, list[Widget]()
        for n, action in enumerate(keys.ACTIONS):
            box = Box(room.x + (n // per) * (wide + 16), room.y + (n % per) * step - self.scroll.offset, wide, step - 6)
            out.append(
                KeyLine(
                    f"key:{action.name}",
                    box,
                    title=self.app.say(action.title),
                    scroller=self.scroll,
                    shown_key=self.app.say(keys.shown(now[action.name])),
                    changed=now[action.name] != action.key,
                    waiting=self.waiting == action.name,
                    ask=partial(self._wait, action.name),
                    forget=partial(self._bind, action.name, action.key),
                )
            )
        out.insert(
            0,
            Button(
                "keys reset",
                head.right(230).middle(230, 34),
                label=self.app.say(W.KEYS_RESET),
                size=14,
                do=lambda: self.app.change(keys={}),
            ),
        )
        return out

    def _wait(self, name: str) -> None:
        self.waiting = name

    def _bind(self, name: str, key: str) -> None:
        """Give an action a key; one that another action has is refused with its name."""
        other = next((a for a, k in keys.bindings(self.app.settings.keys).items() if k == key and a != name), "")
        if other:
            title = next(a.title for a in keys.ACTIONS if a.name == other)
            self.app.sound("refuse")
            self.app.toast(W.KEY_TAKEN.of(keys.shown(key), title))
            return
        changed = {**self.app.settings.keys, name: key}
        self.app.change(keys={a: k for a, k in changed.items() if keys.DEFAULTS.get(a) != k})

    # ---- events --------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        if self.waiting and event.type == pygame.KEYDOWN:
            if not keys.is_bare(event.key):
                name, self.waiting = self.waiting, ""
                if event.key != pygame.K_ESCAPE or name == "cancel":
                    self._bind(name, keys.name_of(event))
                if self.desk:
                    self.desk.changed()
            return
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say = self.app.pen(screen), self.app.say
        ground(pen)
        rim(pen, say(W.SETTINGS), say(W.SAVED_AS_CHANGED))
        left, upper, lower = self.boxes()
        left.top(44)
        panel(pen, left, alpha=236)
        room = left.inset(16)
        room.right(10)
        if self.tab == "keys":
            pen.words(say(W.KEYS_ABOUT), (room.x + 8, room.y + 18), 13, P.MUTED, width=room.w - 256)
        elif self.tab == "pad":
            draw_pad(pen, self.app, room)
        else:
            self._rows(pen, room)
        if self.tab not in WHOLE:
            self._preview(pen, panel(pen, upper, say(W.PREVIEW[0]), say(W.PREVIEW[1]), P.BRASS))
            panel(
                pen,
                lower,
                say(W.BUTTONS[0] if self.tab == "display" else W.EFFECTS[0]),
                say(W.BUTTONS[1]) if self.tab == "display" else "",
                P.BRASS,
            )
        if self.desk:
            self.desk.draw(pen)

    def _rows(self, pen: Pen, room: Box) -> None:
        pen.clipped(room)
        for n, (_, name, note) in enumerate(self.rows()):
            row = self.row(room, n)
            if n:
                pen.line((row.x + 4, row.y), (row.right_edge - 4, row.y), P.BRASS, 1, 46)
            width, k = row.w * 0.40 - 20, (1 + pen.growth) / 2
            pen.words(self.app.say(name), (row.x + 8, row.cy - 11 * k), 16, P.IVORY, True, width=width, high=26 * k)
            words = self.app.say(note)
            rows = pen.rows(words, 12, width) if pen.width(words, 12) > width * 1.2 else [words]
            for line, text in enumerate(rows[:2]):  # a renderer's reason may take two lines; its tip has all of it
                pen.words(
                    text, (row.x + 8, row.cy + (13 if len(rows) == 1 else 9 + 15 * line) * k), 12, P.MUTED, width=width
                )
        pen.clipped(None)

    def _preview(self, pen: Pen, room: Box) -> None:
        """Colours and text as they are now."""
        say, colours = self.app.say, pen.colours
        for part, colour, words in zip(
            columns(room.top(42, 16), (1, 1, 1), 10),
            (colours.offer, colours.select, colours.harm),
            (W.YOU_MAY, W.SELECTED, W.HARM),
            strict=True,
        ):
            pen.slab(part, (0, 0, 0, 130), 8, (*colour, 255), 2.4)
            pen.words(
                say(words),
                (part.cx, part.cy),
                14,
                mix(colour, (255, 255, 255), 0.2),
                True,
                anchor="center",
                width=part.w - 12,
            )
        for words, row in ((W.COST_TINTS, colours.costs), (W.SEAT_COLOURS, colours.seats)):
            line = room.top(34, 8)
            pen.words(say(words), (line.x, line.cy), 13, P.MUTED, width=line.w * 0.38)
            for n, colour in enumerate(row):
                c = (line.x + line.w * 0.42 + 18 + n * 36, line.cy)
                if c[0] + 15 <= line.right_edge:
                    dot(pen, c, 15, colour)
                    pen.words(str(n + 1), c, 14, P.ink_on(colour), True, anchor="center")
        size, free = 14 * self.app.text_factor, Box(room.x, room.y + 12, room.w, room.h - 12)
        if len(pen.exact().rows(say(W.READING), size, free.w)) * size * LEAD <= free.h:
            pen.line((room.x, room.y), (room.right_edge, room.y), DIM, 1, 60)
            self._reading(pen.exact(), free, size)

    def _reading(self, pen: Pen, room: Box, size: float) -> None:
        """A card, and rules text in the size that is set."""
        cards = self.app.rules("arena").catalogue
        high, rows = min(room.h, 260.0), len(pen.rows(self.app.say(W.READING), size, room.w))
        if high > 120 and rows * size < high / 3:
            pen.put(spell_face(cards["spell/g07"], self.app.lang, pen.px(high), scale=pen.scale), room.x, room.y)
            room.left(high * 5 / 7, 18)
        pen.para(self.app.say(W.READING), room, size, P.IVORY)
