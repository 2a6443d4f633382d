"""The order of play of the Pony game, for "why not?": phases, what is done in them, whose turn it is."""

from __future__ import annotations

from game.rules.pony.facing_off import PassFaceoff
from game.rules.pony.guide import GUIDE
from game.rules.pony.main_phase import EndMain, MainActions, MovePaid, PayDraw, Rally
from game.rules.pony.places import PonyState
from game.rules.pony.playing import PlayCard, PlayEvent, UseAbility
from game.rules.pony.score_phase import Confront
from game.rules.pony.troubles import Challenge, Challenges, EndChallenges
from game.rules.pony.why_idle import why_idle
from game.rules.pony.words import PHASE_NAMES
from game.table.reasons import Deed, NamedPhase, OrderOfPlay
from game.words import Phrase


def _phase(key: str, name: Phrase, rule: str) -> NamedPhase:
    full = PHASE_NAMES[key]
    return NamedPhase(key, name, Phrase(f"the {full.en}", full.ja), rule)


PHASES = (
    _phase("setup", Phrase("Set-up", "準備"), "4"),
    _phase("ready", Phrase("Ready", "レディ"), "5.1"),
    _phase("troublemaker", Phrase("Troublemaker", "トラブルメイカー"), "5.2"),
    _phase("main", Phrase("Main", "メイン"), "5.3"),
    _phase("score", Phrase("Score", "スコア"), "5.4"),
    _phase("end", Phrase("End", "エンド"), "5.5"),
)

ACTS = (
    Deed(
        Phrase("challenge a Troublemaker", "トラブルメイカーに挑戦する"),
        (Challenge,),
        ("troublemaker",),
        Phrase(
            "No Troublemaker is at a Problem where you have a ready character",
            "レディ状態の自分のキャラクターがいる事件に、挑戦できる相手がいない",
        ),
        "5.2",
    ),
    Deed(
        Phrase("to the Main Phase", "メインフェイズへ"),
        (EndChallenges,),
        ("troublemaker",),
        Phrase("What has happened is settled first", "先に今の処理を終える"),
        "5.2",
    ),
    Deed(
        Phrase("play a card", "カードを出す"),
        (PlayCard,),
        ("main",),
        Phrase(
            "No card in your hand can be paid for and meets its requirement",
            "コストと使用条件を満たすカードが手札にない",
        ),
        "5.3.1",
    ),
    Deed(
        Phrase("play an Event", "イベントを使う"),
        (PlayEvent,),
        ("main", "troublemaker", "score"),
        Phrase("You have no Event for this moment", "今使えるイベントがない"),
        "13.4",
    ),
    Deed(
        Phrase("move a character", "キャラクターを動かす"),
        (MovePaid,),
        ("main",),
        Phrase("A move costs 2 tokens", "移動にはトークンが2個必要"),
        "5.3.7",
    ),
    Deed(
        Phrase("rally a Friend", "フレンドを立ち直らせる"),
        (Rally,),
        ("main",),
        Phrase(
            "You have no frightened Friend, or not the 2 tokens for it",
            "恐慌状態のフレンドがいないか、トークンが2個ない",
        ),
        "5.3.8",
    ),
    Deed(
        Phrase("draw a card", "カードを引く"),
        (PayDraw,),
        ("main",),
        Phrase("A card costs 1 token, and the deck must hold one", "1枚につきトークンが1個必要"),
        "5.3.6",
    ),
    Deed(
        Phrase("use an ability", "能力を使う"),
        (UseAbility,),
        ("main", "troublemaker", "score"),
        Phrase("No card of yours has an ability for this moment", "今使える能力がない"),
        "5.3.4",
    ),
    Deed(
        Phrase("to the Score Phase", "スコアフェイズへ"),
        (EndMain,),
        ("main",),
        Phrase("What has happened is settled first", "先に今の処理を終える"),
        "5.3",
    ),
    Deed(
        Phrase("confront a Problem", "事件の要件を満たす"),
        (Confront,),
        ("score",),
        Phrase("No Problem is unblocked with its requirement met by you", "妨害がなく要件を満たせる事件がない"),
        "5.4",
    ),
    Deed(
        Phrase("pass in a faceoff", "対決でパスする"),
        (PassFaceoff,),
        ("score", "troublemaker"),
        Phrase("There is no faceoff now", "今は対決の最中ではない"),
        "8.2",
    ),
)


def turn(s: PonyState) -> tuple[int, str]:
    """The turn player's; in the set-up everybody's."""
    return (s.active, "5") if s.turn else (-1, "4")


ORDER = OrderOfPlay(PHASES, lambda s: s.phase, turn, why_idle, (Challenges, MainActions), ACTS, GUIDE)
