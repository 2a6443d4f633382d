"""Why not: every refusal in one sentence, with the rule that says so."""

from __future__ import annotations

from collections.abc import Iterable

from game.table.step import SILENT, No, Thing
from game.words import Phrase

REASONS: dict[str, tuple[Phrase, str]] = {
    "requirement": (Phrase("Your characters in play need {0}", "場の自分のキャラクターに{0}が必要"), "7.1"),
    "tokens": (Phrase("You have not enough action tokens", "アクショントークンが足りない"), "13.5"),
    "no_place": (Phrase("There is nothing it could be attached to", "つけられるカードがない"), "13.1"),
    "cannot_play_here": (Phrase("A card in play forbids to play it here", "場のカードの効果でここには置けない"), "15"),
    "not_now": (Phrase("This Event is for another moment", "このイベントは今は使えない"), "13.4"),
    "frightened_move": (Phrase("A frightened Friend cannot be moved", "恐慌状態のフレンドは移動できない"), "A9"),
    "held": (Phrase("A card in play holds it where it is", "場のカードの効果で移動できない"), "13.6"),
    "deck_empty": (Phrase("Your deck is empty", "デッキにカードがない"), "5.3 M6"),
    "draw_limit": (Phrase("No more cards may be drawn this turn", "このターンはもう引けない"), "15.3"),
    "not_yours": (Phrase("This belongs to another player", "ほかのプレイヤーのカード"), "3"),
    "out_of_reach": (
        Phrase("Your cards go to your own and your left neighbour's Problem only", "自分と左隣の事件にしか行けない"),
        "16.2",
    ),
    "other_home": (Phrase("Nobody enters another player's home", "ほかのプレイヤーのホームには入れない"), "3"),
    "own_troublemaker": (
        Phrase("Your own Troublemaker is no obstacle to you", "自分のトラブルメイカーには挑戦しない"),
        "5.2",
    ),
    "face_down": (Phrase("It has not turned up yet", "まだウラ向き"), "5.2"),
    "challenged": (Phrase("It was challenged this turn already", "このターンはもう挑戦した"), "A14"),
    "nobody_there": (
        Phrase("You have no ready character there", "そこにレディ状態の自分のキャラクターがいない"),
        "8.1",
    ),
    "blocked": (Phrase("A Troublemaker blocks this Problem", "トラブルメイカーにじゃまされている"), "5.4"),
    "not_met": (Phrase("You do not meet its requirement", "要件を満たしていない"), "5.4"),
    "confronted": (Phrase("You have confronted it already", "もう要件を満たした"), "5.4"),
    "not_starting": (Phrase("It has no Starting mark", "「スタート」の印がない"), "4.1"),
    "mane_stays": (Phrase("A Mane Character is never retired", "メーンキャラクターは引退しない"), "11"),
    "not_part": (Phrase("It took no part in the faceoff", "対決に参加していない"), "8.4"),
    "not_home": (
        Phrase("Only your home holds too many: it is not there", "多すぎるのはホームだけ。そこにはいない"),
        "5.5",
    ),
    "not_there": (Phrase("It lies at another Problem", "別の事件にいる"), "9.2"),
    "no_use": (Phrase("It has nothing to be used in the Main Phase", "メインフェイズに使える能力がない"), "5.3.4"),
    "no_bearer": (Phrase("This Resource cannot go on it", "このリソースはつけられない"), "13.1"),
    "not_triggered": (Phrase("No effect of it waits now", "今待っている効果はない"), "13.2"),
    "resource_stays": (
        Phrase("A Resource works where it lies and is not moved", "リソースは置かれた場所で働き、動かせない"),
        "13.1",
    ),
    "score_later": (Phrase("Problems are confronted in the Score Phase", "要件を満たすのはスコアフェイズ"), "5.4"),
    "epic_stays": (Phrase("An Epic must be the one that is kept", "エピックを残さなければならない"), "9.2"),
}


NUMBERS = {"tokens": Phrase("it costs {0}, you have {1}", "必要：{0}、いま{1}個")}


def no(code: str, about: Iterable[Thing], *parts: object) -> No:
    """A refusal by its code."""
    why, rule = REASONS[code]
    numbers = NUMBERS.get(code, SILENT)
    return No(tuple(about), why.of(*parts) if parts else why, rule, numbers.of(*parts) if numbers.en else SILENT)
