"""Key bindings: what can be done by a key anywhere, and which key does it unless a person chose another."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.frozen import frozen
from game.words import Phrase


@frozen
class Action:
    """Something a key does. `key` is written like "space", "f11" or "ctrl+z", as `name_of` gives it."""

    name: str
    title: Phrase
    key: str


ACTIONS: tuple[Action, ...] = (
    Action("confirm", Phrase("Confirm, choose", "決定・選ぶ"), "return"),
    Action("cancel", Phrase("Back, cancel", "もどる・やめる"), "escape"),
    Action("next", Phrase("Next choice", "次の選択肢"), "tab"),
    Action("previous", Phrase("Previous choice", "前の選択肢"), "shift+tab"),
    Action("next_zone", Phrase("Next page or zone", "次のページ・場所"), "ctrl+tab"),
    Action("previous_zone", Phrase("Previous page or zone", "前のページ・場所"), "ctrl+shift+tab"),
    Action("end", Phrase("End the phase", "フェイズを終える"), "space"),
    Action("undo", Phrase("Undo", "取り消す"), "ctrl+z"),
    Action("why", Phrase("Why not?", "なぜできない？"), "f1"),
    Action("hint", Phrase("Hint", "ヒント"), "f2"),
    Action("rules", Phrase("Rulebook", "ルールブック"), "f3"),
    Action("coach", Phrase("Fold the coach away", "コーチをたたむ"), "f4"),
    Action("what_now", Phrase("What now? line", "「今すること」の行"), "f5"),
    Action("recap", Phrase("What the others did", "ほかの人がしたこと"), "f6"),
    Action("details", Phrase("Details", "詳しく見る"), "i"),
    Action("text_view", Phrase("Text view", "テキスト表示"), "f7"),
    Action("language", Phrase("English / 日本語", "日本語 / English"), "f8"),
    Action("skip", Phrase("Skip what moves", "動きをとばす"), "s"),
    Action("speed", Phrase("Speed of the computer", "コンピュータの速さ"), "v"),
    Action("talk", Phrase("Talk to the table", "会話を開く"), "t"),
    Action("costs", Phrase("Numbers on reachable spaces", "移動コストの数字"), "c"),
    Action("heights", Phrase("Heights (hold)", "高さ（押す間）"), "g"),
    Action("danger", Phrase("Danger (hold)", "危険（押す間）"), "b"),
    Action("sight", Phrase("Lines of sight", "視線を見る"), "x"),
    Action("hand", Phrase("Spell hand", "スペルの手札"), "h"),
    Action("pan_left", Phrase("Camera left", "カメラを左へ"), "a"),
    Action("pan_right", Phrase("Camera right", "カメラを右へ"), "d"),
    Action("pan_up", Phrase("Camera away", "カメラを奥へ"), "w"),
    Action("pan_down", Phrase("Camera nearer; card large", "カメラを手前へ・カードを拡大"), "z"),
    Action("turn_left", Phrase("Turn left", "左に回す"), "q"),
    Action("turn_right", Phrase("Turn right", "右に回す"), "e"),
    Action("tilt_up", Phrase("Tilt up", "見下ろす"), "r"),
    Action("tilt_down", Phrase("Tilt down", "低く見る"), "f"),
    Action("zoom_in", Phrase("Zoom in", "近づく"), "="),
    Action("zoom_out", Phrase("Zoom out", "離れる"), "-"),
    Action("home", Phrase("Whole battlefield", "戦場全体"), "home"),
    Action("menu", Phrase("Match menu", "対戦メニュー"), "f10"),
    Action("picture", Phrase("Picture of the table", "卓を画像に保存"), "f12"),
    Action("full_screen", Phrase("Full screen", "全画面"), "f11"),
    Action("larger", Phrase("Larger interface", "画面表示を大きく"), "ctrl+="),
    Action("smaller", Phrase("Smaller interface", "画面表示を小さく"), "ctrl+-"),
)
DEFAULTS = {action.name: action.key for action in ACTIONS}


def name_of(event: pygame.event.Event) -> str:
    """The name of a pressed key with its modifiers: "a", "ctrl+z", "shift+tab"."""
    word = key_word(event.key)
    mod = getattr(event, "mod", 0)
    parts = [
        name
        for name, bits in (
            ("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META),
            ("alt", pygame.KMOD_ALT),
            ("shift", pygame.KMOD_SHIFT),
        )
        if mod & bits
    ]
    return "+".join([*parts, word])


def key_word(key: int) -> str:
    """The plain name of a key code, the same on every system and without a display."""
    if key in _WORDS:
        return _WORDS[key]
    return chr(key) if 32 < key < 127 else f"key {key}"


_WORDS = {
    getattr(pygame, "K_" + code): word
    for code, word in {
        "RETURN": "return",
        "KP_ENTER": "return",
        "ESCAPE": "escape",
        "TAB": "tab",
        "SPACE": "space",
        "BACKSPACE": "backspace",
        "DELETE": "delete",
        "INSERT": "insert",
        "HOME": "home",
        "END": "end",
        "PAGEUP": "page up",
        "PAGEDOWN": "page down",
        "LEFT": "left",
        "RIGHT": "right",
        "UP": "up",
        "DOWN": "down",
        "KP_PLUS": "=",
        "KP_MINUS": "-",
        "PLUS": "=",
        **{f"F{n}": f"f{n}" for n in range(1, 13)},
        **{f"KP{n}": str(n) for n in range(10)},
    }.items()
}

_CODES = {word: code for code, word in reversed(_WORDS.items())}
_MODS = {"ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}


def pressed(name: str, kind: int = pygame.KEYDOWN) -> pygame.event.Event:
    """The event of a key that is pressed, or let go, by its name: what `name_of` calls so."""
    *mods, word = name.split("+")
    number = word.removeprefix("key ")
    code = _CODES.get(word) or (ord(word) if len(word) == 1 else int(number) if number.isdecimal() else 0)
    return pygame.event.Event(kind, key=code, mod=sum(_MODS.get(mod, 0) for mod in mods), unicode="")


_BARE = {
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LMETA,
    pygame.K_RMETA,
    pygame.K_CAPSLOCK,
    pygame.K_NUMLOCKCLEAR,
}


def is_bare(key: int) -> bool:
    """True for keys that only change others."""
    return key in _BARE


def bindings(changed: Mapping[str, str]) -> dict[str, str]:
    """Key of every action: the defaults with what a person changed. Unknown actions are passed over."""
    return DEFAULTS | {name: key for name, key in changed.items() if name in DEFAULTS}


def action_of(event: pygame.event.Event, changed: Mapping[str, str]) -> str:
    """The action a KEYDOWN event stands for, or ""."""
    pressed = name_of(event)
    return next((name for name, key in bindings(changed).items() if key == pressed), "")


SHOWN = {
    "return": Phrase("Enter", "Enter"),
    "escape": Phrase("Esc", "Esc"),
    "space": Phrase("Space", "スペース"),
    "left": Phrase("Left", "左"),
    "right": Phrase("Right", "右"),
    "up": Phrase("Up", "上"),
    "down": Phrase("Down", "下"),
}


def shown(key: str) -> Phrase:
    """A key's name as it is printed on keyboards."""
    *mods, last = key.split("+") if key != "+" else ["+"]
    last = last or "+"
    word = SHOWN.get(last) or Phrase(
        last.title() if len(last) > 1 else last.upper(), last.title() if len(last) > 1 else last.upper()
    )
    front = "".join(f"{mod.title()} " for mod in mods)
    return Phrase(front + word.en, front + word.ja)
