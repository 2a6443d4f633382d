"""What may be set before a match, and how a mapping of words becomes `Options`."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.arena.places import Options
from game.table.ruleset import Option
from game.words import Phrase

ON, OFF = ("on", Phrase("on", "あり")), ("off", Phrase("off", "なし"))

OPTIONS: tuple[Option, ...] = (
    Option(
        "army",
        Phrase("Armies", "アーミー"),
        (
            ("colour", Phrase("one colour each (ready-made)", "各自1色（既製）")),
            ("standard", Phrase("own armies: 500 points, 12 spells", "自作：500点、スペル12枚")),
            (
                "large",
                Phrase(
                    "large: 1000 points, 24 spells, two planeswalkers",
                    "大規模：1000点、スペル24枚、プレインズウォーカー2人",
                ),
            ),
        ),
        Phrase("What every player brings to the battlefield", "各プレイヤーが使う軍の種類"),
        "16",
    ),
    Option(
        "choose_colours",
        Phrase("Choose colours at the table", "色の選択"),
        (OFF, ON),
        Phrase("Roll the d20: the highest chooses a colour first", "20面ダイスを振り、目の大きい順に色を選ぶ"),
        "3.2",
    ),
    Option(
        "summon",
        Phrase("Summoning", "召還"),
        (
            ("figures", Phrase("two figures a turn", "1ターンに2体まで")),
            ("army_cards", Phrase("all figures of two army cards a turn", "1ターンにアーミーカード2枚分まで")),
        ),
        Phrase("How much a planeswalker may summon in one turn", "プレインズウォーカーが1ターンに召還できる量"),
        "A1",
    ),
    Option(
        "planeswalker_death",
        Phrase("When a planeswalker dies (3 or more players)", "プレインズウォーカー死亡時（3人以上）"),
        (
            ("eliminate", Phrase("its player is out", "そのプレイヤーは脱落")),
            ("continue", Phrase("its player goes on for the score", "得点のために続行")),
        ),
        Phrase("What happens to a player without a planeswalker", "プレインズウォーカーを失ったプレイヤーの扱い"),
        "A21",
    ),
    Option(
        "glyphs",
        Phrase("Glyphs", "グリフ"),
        (("up", Phrase("face up", "表向き")), ("down", Phrase("face down until stepped on", "踏むまで裏向き"))),
        Phrase("Whether everybody knows where which glyph lies", "どこにどのグリフがあるか最初から見えるか"),
        "14",
    ),
    Option(
        "engaged_must_attack_engaged",
        Phrase("Engaged figures attack only their opponents", "交戦中の攻撃制限"),
        (ON, OFF),
        Phrase(
            "An engaged figure may attack only figures it is engaged with",
            "交戦中のフィギュアは交戦相手しか攻撃できない",
        ),
        "A15",
    ),
)


def options_from(given: Mapping[str, str]) -> Options:
    """The options of a match. ValueError with one sentence for a word that is not known; `map` is left to set-up."""
    known = {option.key: [value for value, _ in option.values] for option in OPTIONS}
    for key, value in given.items():
        if key == "map":
            continue
        if key not in known:
            raise ValueError(f"there is no option '{key}' (there are: {', '.join(known)}, map)")
        if value not in known[key]:
            raise ValueError(f"option '{key}' cannot be '{value}' (it can be: {', '.join(known[key])})")
    chosen = {option.key: given.get(option.key, option.values[0][0]) for option in OPTIONS}
    return Options(
        summon=chosen["summon"],
        planeswalker_death=chosen["planeswalker_death"],
        glyphs=chosen["glyphs"],
        engaged_must_attack_engaged=chosen["engaged_must_attack_engaged"] == "on",
        choose_colours=chosen["choose_colours"] == "on",
        army=chosen["army"],
    )
