"""What may be set before a match, and how a mapping of words becomes the numbers of the rules (pony.md, 4, 16, 17)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.rules.pony.cards import Rules
from game.table.ruleset import Option
from game.words import Phrase

ON, OFF = ("on", Phrase("on", "あり")), ("off", Phrase("off", "なし"))

OPTIONS: tuple[Option, ...] = (
    Option(
        "faceoff_trigger",
        Phrase("Faceoff over Problems", "事件をめぐる対決"),
        (
            ("mutual", Phrase("if another player meets one, too", "相手も要件を満たす時")),
            ("mutual_or_double", Phrase("also if you confront two", "2つの要件を満たした時も")),
        ),
        Phrase(
            "Whether confronting two Problems alone brings a faceoff over all of them",
            "1人で2つの事件の要件を満たした時にも対決を行うか",
        ),
        "A2",
    ),
    Option(
        "first_confront_bonus",
        Phrase("Bonus for the first to confront", "最初の達成者へのボーナス"),
        (OFF, ON),
        Phrase(
            "The first to confront a Problem gets its bonus at once, as the oldest rules had it",
            "各事件の要件を最初に満たした者がボーナスも得る（初期ルール）",
        ),
        "A4",
    ),
    Option(
        "epic_clears_face_down",
        Phrase("Epics discard face-down Troublemakers", "エピックは伏せ札も捨てさせる"),
        (ON, OFF),
        Phrase(
            "Whether an Epic that turns up also discards Troublemakers that still lie face down there",
            "表向きになったエピックがウラ向きのトラブルメイカーも捨て札にするか",
        ),
        "A11",
    ),
    Option(
        "reach",
        Phrase("Reach with three or four", "3～4人での行動範囲"),
        (
            ("rival", Phrase("own and left neighbour's Problem", "自分と左隣の事件")),
            ("open", Phrase("every Problem", "すべての事件")),
        ),
        Phrase("Where your cards may go when three or four play", "3～4人で遊ぶ時、カードを置ける事件"),
        "16.9",
    ),
    Option(
        "first_player",
        Phrase("Who begins", "先攻"),
        (
            ("random", Phrase("at random", "ランダム")),
            ("loser", Phrase("player 1, who lost the last game, decides", "前回負けたプレイヤー1が決める")),
        ),
        Phrase("How the first player is decided", "先攻の決め方"),
        "4.3",
    ),
)


def rules_from(catalogue: Mapping[str, Any], given: Mapping[str, str]) -> Rules:
    """The numbers of a match. ValueError with one sentence for a word that is not known."""
    known = {option.key: [value for value, _ in option.values] for option in OPTIONS}
    for key, value in given.items():
        if key not in known:
            raise ValueError(f"there is no option '{key}' (there are: {', '.join(known)})")
        if value not in known[key]:
            raise ValueError(f"option '{key}' cannot be '{value}' (it can be: {', '.join(known[key])})")
    rules: Rules = catalogue["rules"]
    chosen = {key: given.get(key, values[0]) for key, values in known.items()}
    return replace(
        rules,
        double_confront=chosen["faceoff_trigger"] == "mutual_or_double",
        first_confront_bonus=chosen["first_confront_bonus"] == "on",
        epic_clears_face_down=chosen["epic_clears_face_down"] == "on",
        open_reach=chosen["reach"] == "open",
    )
