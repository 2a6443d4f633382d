"""The order of play of The Foton, for "why not?": phases, what is done in them, whose turn it is."""

from __future__ import annotations

from game.rules.foton.adding import Add, AddPhotons, passed_over
from game.rules.foton.counters import CounterWith
from game.rules.foton.draft import Take, TakeArea
from game.rules.foton.guide import GUIDE
from game.rules.foton.places import foton
from game.rules.foton.refusals import END_TURN
from game.rules.foton.turn import Act, EndTurn, MainStep, Rest, UseEvent
from game.rules.foton.why_idle import why_idle
from game.rules.foton.words import PHASE_NAMES
from game.table.reasons import Deed, NamedPhase, OrderOfPlay, Why
from game.table.state import State
from game.words import Phrase


def _phase(key: str, name: Phrase, rule: str) -> NamedPhase:
    full = PHASE_NAMES[key]
    return NamedPhase(key, name, Phrase(f"the {full.en}", full.ja), rule)


PHASES = (
    _phase("draft", Phrase("Draft", "ドラフト"), "F-4.1"),
    _phase("main", Phrase("Main", "メイン"), "F-5.3"),
    _phase("adding", Phrase("Photon adding", "フォトン追加"), "F-6.1"),
    _phase("scoring", Phrase("Scoring", "勝利点計算"), "F-7.1"),
)

ACTS = (
    Deed(
        Phrase("take an area", "エリアを獲得する"),
        (Take,),
        ("draft",),
        Phrase("No area has any cards", "カードのあるエリアがない"),
        "F-4.3",
    ),
    Deed(
        Phrase("act with a Megido", "メギドを行動させる"),
        (Act,),
        ("main",),
        Phrase(
            "You act or rest once a turn, and pay with photons from your hand",
            "行動か休息は1ターンに1回。行動には手札のフォトンを支払う",
        ),
        "F-5.4",
    ),
    Deed(
        Phrase("rest a Megido", "メギドを休息させる"),
        (Rest,),
        ("main",),
        Phrase("You act or rest once a turn", "行動か休息は1ターンに1回"),
        "F-5.4",
    ),
    Deed(
        Phrase("use an event", "イベントを使う"),
        (UseEvent,),
        ("main",),
        Phrase("You have no event in hand", "手札にイベントがない"),
        "F-5.11",
    ),
    Deed(
        END_TURN,
        (EndTurn,),
        ("main",),
        Phrase("Act with a Megido or rest one first", "先にメギドを行動させるか休息させる"),
        "F-5.4",
    ),
    Deed(
        Phrase("counter", "対抗する"),
        (CounterWith,),
        ("main",),
        Phrase(
            "You counter when an interference is about to affect you in an opponent's turn",
            "対抗できるのは、相手のターンに【妨】を受けるとき",
        ),
        "F-5.17",
    ),
    Deed(
        Phrase("add photons", "フォトンを追加する"),
        (Add,),
        ("adding",),
        Phrase("Your face-up Megido show no ☆", "表向きのメギドに☆がない"),
        "F-6.1",
    ),
)


def not_asked(s: State, seat: int) -> Why | None:
    """Photons are added by all at once, except for who has none to add (F-6.2)."""
    return passed_over(s, seat) if foton(s).phase == "adding" else None


def turn(s: State) -> tuple[int, str]:
    """In the draft the one who takes now, in the main phase the turn player; photons are added by all at once."""
    me = foton(s)
    if me.phase == "draft":
        return next(iter(sorted(s.asks)), me.current), "F-4.3"
    return (me.current, "F-5.3") if me.phase == "main" else (-1, "F-6.2")


ORDER = OrderOfPlay(
    PHASES,
    lambda s: foton(s).phase,
    turn,
    why_idle,
    (TakeArea, MainStep, AddPhotons),
    ACTS,
    GUIDE,
    again=False,
    passed_over=not_asked,
)
