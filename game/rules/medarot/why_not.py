"""The order of play of the Medarot Card Game, for "why not?": phases, what is done in them, who acts."""

from __future__ import annotations

from game.rules.medarot.activation import Activation, Move, Special
from game.rules.medarot.activation import End as EndActivation
from game.rules.medarot.attack import Attack
from game.rules.medarot.defence import Defend
from game.rules.medarot.drawing import DrawPaid
from game.rules.medarot.guide import GUIDE
from game.rules.medarot.places import medarot
from game.rules.medarot.refusals import REASONS
from game.rules.medarot.stock import SetCard
from game.rules.medarot.swap import Swap
from game.rules.medarot.using import Use
from game.rules.medarot.why_idle import why_idle
from game.table.reasons import Deed, OrderOfPlay, phase
from game.table.state import State
from game.words import Phrase

PHASES = (
    phase("opening", "Opening", "オープニング", "7", Phrase("the opening", "オープニング")),
    phase("start", "Start", "スタート", "8.1", Phrase("the start phase", "スタートフェイズ")),
    phase("action", "Action", "アクション", "8.2", Phrase("the action phase", "アクションフェイズ")),
    phase("end", "End", "エンド", "8.3", Phrase("the end phase", "エンドフェイズ")),
)

ACTS = (
    Deed(
        Phrase("draw for a medal", "メダルを払って引く"),
        (DrawPaid,),
        ("start",),
        Phrase(
            "Cards are drawn for a medal once, at the beginning of the start phase",
            "メダルを払って引けるのは、スタートフェイズの初めに1回だけ",
        ),
        "8.1",
    ),
    Deed(
        Phrase("move", "移動する"),
        (Move,),
        ("action",),
        Phrase(
            "No arrow of this Medarot leads to a free cell, or it has moved already",
            "空いたマスへの矢印がないか、もう移動した",
        ),
        "10.1",
    ),
    Deed(
        Phrase("attack", "攻撃する"),
        (Attack,),
        ("action",),
        Phrase("No enemy is within its range, or it has acted already", "射程に敵がいないか、もう攻撃か特殊を行った"),
        "12.1",
    ),
    Deed(
        Phrase("use the special", "特殊を発動する"),
        (Special,),
        ("action",),
        Phrase("This Medarot has no special that would do anything now", "今効果のある特殊を持っていない"),
        "13",
    ),
    Deed(Phrase("swap", "交代する"), (Swap,), ("action",), REASONS["swap_late"][0], "10.3"),
    Deed(
        Phrase("set a Medarotter", "メダロッターをセットする"),
        (SetCard,),
        ("action",),
        Phrase("You have no Medarotter in hand", "手札にメダロッターがない"),
        "11.1",
    ),
    Deed(
        Phrase("use a Medarotter", "メダロッターを使う"),
        (Use,),
        ("action",),
        Phrase("None of your Medarotters can be used now", "今使えるメダロッターがない"),
        "11.3",
    ),
    Deed(
        Phrase("end the activation", "行動を終える"),
        (EndActivation,),
        ("action",),
        Phrase("No Medarot of yours acts now", "自分のメダロットの行動中ではない"),
        "10",
    ),
)


def turn(s: State) -> tuple[int, str]:
    """Both seats share the turn; a Medarot that acts is its owner's."""
    me = medarot(s)
    active = s.pieces.get(me.active)
    if active is not None:
        return active.owner, "9"
    return -1, {"opening": "7", "start": "8.1", "end": "8.3"}.get(me.phase, "8.2")


ORDER = OrderOfPlay(
    PHASES,
    lambda s: medarot(s).phase,
    turn,
    why_idle,
    (Activation, Defend),
    ACTS,
    GUIDE,
    theirs=Phrase("A Medarot of {0} acts now", "今は{0}のメダロットの行動中"),
)
