"""Controls by themselves: every state, mouse and keyboard, text with an input method, lists that scroll."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.scene import Scene
from game.ui.widgets.box import Box, columns, flow, rows
from game.ui.widgets.buttons import Button, Chip, Segments, Toggle
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice, Field, Slider
from game.ui.widgets.pen import Gallery, Pen
from game.ui.widgets.widget import Scroller, Widget
from tests.ui.hands import Hands


class Bench(Scene):
    """A screen with some controls on it."""

    desk: Desk

    def __init__(self, make: Any) -> None:
        self.make = make
        self.said: dict[str, Any] = {}

    def enter(self) -> None:
        self.desk = Desk(self.app, lambda: self.make(self))

    def handle(self, event: pygame.event.Event) -> None:
        self.desk.handle(event)

    def draw(self, screen: pygame.Surface) -> None:
        screen.fill((20, 20, 20))
        self.desk.draw(self.app.pen(screen))

    def put(self, key: str) -> Any:
        return lambda value=True: self.said.__setitem__(key, value)


def bench(make: Any) -> tuple[Hands, Bench]:
    hands = Hands()
    return hands, hands.show(Bench(make))


def picture_of(hands: Hands, box: Box) -> bytes:
    hands.app.redraw()
    part = hands.app.picture().subsurface(
        pygame.Rect(round(box.x) - 14, round(box.y) - 8, round(box.w) + 28, round(box.h) + 16)
    )
    return pygame.image.tobytes(part, "RGB")


# ---- buttons -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", ["main", "plain", "harm", "quiet"])
def test_every_state_of_a_button_looks_different(kind: str) -> None:
    box = Box(200, 200, 140, 40)
    off = {"why": ""}
    hands, _ = bench(
        lambda s: [
            Button("b", box, label="Go", kind=kind, why=off["why"]),
            Button("other", Box(600, 600, 80, 40), label="-"),
        ]
    )
    seen = [picture_of(hands, box)]
    hands.move((270, 220))
    seen.append(picture_of(hands, box))
    hands.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(270, 220), button=1))
    seen.append(picture_of(hands, box))
    hands.move((10, 10))
    hands.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(10, 10), button=1))
    hands.key(pygame.K_TAB, pygame.K_TAB)
    seen.append(picture_of(hands, box))
    off["why"] = "Not now"
    hands.desk.focus, hands.desk.stale = "other", True
    seen.append(picture_of(hands, box))
    different = 5 if kind != "quiet" else 4  # a quiet button is the same pressed and under the mouse
    assert len(set(seen)) >= different


def test_a_button_works_by_mouse_enter_and_space_and_not_if_let_go_elsewhere() -> None:
    count: list[int] = []
    hands, _ = bench(lambda s: [Button("b", Box(200, 200, 140, 40), label="Go", do=lambda: count.append(1))])
    hands.click("b")
    hands.tab_to("b")
    hands.key(pygame.K_RETURN, pygame.K_SPACE)
    hands.drag((210, 210), (700, 500))
    assert len(count) == 3


def test_a_button_that_is_off_says_why() -> None:
    hands, scene = bench(
        lambda s: [Button("b", Box(200, 200, 140, 40), label="Go", why="The bridge is out", do=s.put("done"))]
    )
    hands.click("b")
    assert not scene.said and hands.app.toasts[-1].said.en == "The bridge is out"
    assert hands.app.sounds.speaker.heard[-1] == "refuse"
    hands.move((220, 220))
    assert any(note.text == "The bridge is out" for note in hands.texts())


def test_segments_by_mouse_and_arrows_pass_over_what_cannot_be_had() -> None:
    values = (("a", "Alpha", ""), ("b", "Beta", "closed today"), ("c", "Gamma", ""))
    hands, scene = bench(
        lambda s: [Segments("s", Box(200, 200, 300, 36), values=values, now=s.said.get("v", "a"), pick=s.put("v"))]
    )
    hands.click("s", x=0.5)
    assert "v" not in scene.said and hands.app.toasts
    hands.tab_to("s")
    hands.key(pygame.K_RIGHT)
    assert scene.said["v"] == "c"
    hands.key(pygame.K_LEFT)
    assert scene.said["v"] == "a"
    hands.click("s", x=0.95)
    assert scene.said["v"] == "c"


def test_chip_and_toggle_flip() -> None:
    flips: list[str] = []
    hands, _ = bench(
        lambda s: [
            Chip("c", Box(200, 200, 100, 28), label="Red", flip=lambda: flips.append("c")),
            Toggle("t", Box(200, 260, 140, 30), words=("off", "on"), flip=lambda: flips.append("t")),
        ]
    )
    hands.click("c")
    hands.click("t")
    hands.tab_to("c")
    hands.key(pygame.K_SPACE)
    assert flips == ["c", "t", "c"]


# ---- fields ------------------------------------------------------------------------------------------
def test_a_slider_follows_mouse_and_arrows_within_its_ends() -> None:
    hands, scene = bench(
        lambda s: [Slider("v", Box(200, 200, 364, 36), value=s.said.get("v", 50), pick=s.put("v"), words="x")]
    )
    hands.drag((350, 218), (2000, 218))
    assert scene.said["v"] == 100
    hands.key(pygame.K_LEFT)
    assert scene.said["v"] == 95


def test_a_choice_opens_scrolls_and_closes() -> None:
    values = [(str(n), f"Number {n}", "") for n in range(40)]
    hands, scene = bench(
        lambda s: [Choice("c", Box(200, 300, 200, 36), values=values, now=s.said.get("v", "3"), pick=s.put("v"))]
    )
    hands.click("c")
    assert hands.desk.menu and hands.desk.focus == "c:3"
    hands.key(pygame.K_ESCAPE)
    assert not hands.desk.menu and hands.desk.focus == "c"
    hands.key(pygame.K_RETURN)
    for _ in range(30):
        hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    assert scene.said["v"] == "33" and not hands.desk.menu
    hands.click("c")
    hands.press((900, 100))
    assert not hands.desk.menu


def field(s: Bench) -> list[Widget]:
    return [
        Field(
            "f",
            Box(200, 200, 240, 38),
            text=s.said.get("f", ""),
            put=s.put("f"),
            most=6,
            done=s.put("done"),
            hint="Name",
        )
    ]


def test_text_is_typed_with_an_input_method() -> None:
    hands, scene = bench(field)
    hands.click("f")
    hands.post(pygame.event.Event(pygame.TEXTEDITING, text="にほ", start=0, length=2))
    assert "f" not in scene.said and hands.desk.editing == "にほ"
    hands.key(pygame.K_BACKSPACE)  # belongs to the input method
    hands.post(pygame.event.Event(pygame.TEXTINPUT, text="日本"))
    assert scene.said["f"] == "日本" and hands.desk.editing == ""
    hands.key(pygame.K_BACKSPACE)
    assert scene.said["f"] == "日"
    hands.key(pygame.K_RETURN)
    assert scene.said["done"]


def test_text_has_a_limit_and_takes_the_clipboard() -> None:
    hands, scene = bench(field)
    hands.click("f")
    hands.app.window.clipboard("abc\ndefghij")
    hands.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    assert scene.said["f"] == "abcdef"
    hands.key(pygame.K_x, mod=pygame.KMOD_CTRL)
    assert scene.said["f"] == "" and hands.app.window.clipboard() == "abcdef"


def test_a_space_is_text_in_a_field() -> None:
    hands, scene = bench(lambda s: [*field(s), Button("b", Box(200, 300, 100, 40), label="Go", do=s.put("go"))])
    hands.click("f")
    hands.key(pygame.K_SPACE)
    hands.type("a b")
    assert scene.said["f"] == "a b" and "go" not in scene.said


# ---- focus and scrolling -----------------------------------------------------------------------------
def test_arrows_go_to_the_nearest_control_that_way() -> None:
    hands, _ = bench(
        lambda s: [
            Button(f"{x}{y}", Box(100 + x * 150, 100 + y * 80, 120, 40), label="-") for y in range(3) for x in range(3)
        ]
    )
    hands.key(pygame.K_TAB)
    for key, focus in (
        (pygame.K_RIGHT, "10"),
        (pygame.K_DOWN, "11"),
        (pygame.K_DOWN, "12"),
        (pygame.K_LEFT, "02"),
        (pygame.K_UP, "01"),
    ):
        hands.key(key)
        assert hands.desk.focus == focus


def listing(s: Bench) -> list[Widget]:
    scroller = s.said.setdefault("scroller", Scroller())
    view = Box(100, 100, 300, 200)
    scroller.fit(view, 50 * 40)
    return [
        Button(
            f"row{n}",
            Box(100, 100 + n * 40 - scroller.offset, 300, 36),
            label=str(n),
            do=s.put(str(n)),
            scroller=scroller,
        )
        for n in range(50)
    ]


def test_a_list_scrolls_by_wheel_bar_and_focus() -> None:
    hands, scene = bench(listing)
    hands.wheel((200, 200), -2)
    assert scene.said["scroller"].offset == 128
    hands.tab_to("row40")
    box = hands.widget("row40").box
    assert box.within(scene.said["scroller"].view)
    knob = scene.said["scroller"].knob()
    hands.drag((knob.cx, knob.cy), (knob.cx, 90))
    assert scene.said["scroller"].offset == 0


def test_what_is_scrolled_out_cannot_be_clicked() -> None:
    hands, scene = bench(listing)
    hands.press((200, 320))  # below the view, where row 5 would be
    assert "5" not in scene.said
    hands.click("row2")
    assert scene.said["2"]


# ---- boxes and pictures ------------------------------------------------------------------------------
def test_boxes_are_cut_without_a_rest() -> None:
    box = Box(0, 0, 100, 60)
    top = box.top(20, 5)
    left = box.left(30, 10)
    assert (top.h, left.w, left.h, box.x, box.w) == (20, 30, 35, 40, 60)
    assert [c.w for c in columns(Box(0, 0, 110, 10), (1, 1), 10)] == [50, 50]
    assert [r.y for r in rows(Box(0, 0, 10, 100), 2, 10)] == [0, 55]
    assert [b.y for b in flow(Box(0, 0, 100, 50), (60, 60, 30), 20, 5, 5)] == [0, 25, 25]


def test_the_gallery_forgets_what_was_not_seen_for_long() -> None:
    gallery = Gallery(1)
    for n in range(40):
        gallery.get(n, lambda: pygame.Surface((128, 128), pygame.SRCALPHA))
    assert gallery.weight <= 1 << 20 and 39 in gallery.shelf and 0 not in gallery.shelf


def test_the_pen_marks_text_that_had_to_be_cut() -> None:
    surface = pygame.Surface((400, 100), pygame.SRCALPHA)
    pen = Pen(surface, 1.0, Gallery())
    pen.notes = []
    pen.words("Short", (10, 20), width=200)
    pen.words("A very long line that cannot possibly fit in here", (10, 60), width=60)
    pen.para("one two three four five six seven eight nine ten", Box(10, 10, 60, 30))
    assert [note.cut for note in pen.notes] == [False, True, True]
