"""The figures of the Arena's rulebook: live boards, cuts through the ground, cards and dice."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui.art.dice_faces import die_face
from game.ui.figures.kit import (
    Arrow,
    Call,
    Called,
    Faces,
    Figure,
    Flow,
    Painted,
    Row,
    Sheet,
    Stack,
    Stop,
    Words,
)
from game.ui.figures.kit_board import (
    BoardView,
    Stand,
    costs,
    engaged_pairs,
    far,
    named,
    ring,
    scoring_spaces,
    sight,
    start_zones,
    summons,
    tag,
    way,
)
from game.ui.figures.kit_profile import Profile
from game.ui.widgets.box import Box
from game.words import Phrase

RHOX, ZOMBIE, CAT, PHOENIX, GIDEON, LILIANA, JACE = (
    "rhox_veterans",
    "restless_zombies",
    "blazing_firecats",
    "flamewing_phoenixes",
    "gideon",
    "liliana",
    "jace",
)
NO_END = Phrase("not here", "ここでは止まれない")
SWORD, SHIELD, BLANK = 1, 4, 6


def dice(*faces: tuple[int, bool, bool]) -> Painted:
    """A row of combat dice: face, dice of the defender, whether it counts."""

    def paint(sheet: Sheet, box: Box) -> None:
        side = min(46.0, (box.w - 8 * (len(faces) - 1)) / len(faces))
        x = box.cx - (side * len(faces) + 8 * (len(faces) - 1)) / 2
        for face, defends, counts in faces:
            sheet.pen.put(die_face(face, sheet.pen.px(side), defends, counts), x, box.cy - side / 2)
            x += side + 8

    return Painted(50.0, paint)


def attack_dice(face: int, *, hits: bool = True) -> tuple[int, bool, bool]:
    return face, False, hits


def defence_dice(face: int, *, blocks: bool = True) -> tuple[int, bool, bool]:
    return face, True, blocks


MOVING: Mapping[str, Figure] = {
    "reach-open": BoardView(
        ("_.......", ".........", ".........", ".........", "_......."), (Stand("A", RHOX, (3, 2)),), (costs("A"),)
    ),
    "reach-heights": BoardView(
        (".......", "...22..", "..1221.", "...11..", "......."),
        (Stand("A", RHOX, (1, 2)),),
        (costs("A"), way("A", (4, 2))),
    ),
    "climb-limit": Profile((0, 4, 0, 5), starts=(2,)),
    "falling": Profile((0, 4, 6, 0, 6, -1), starts=(4,)),
    "water": BoardView(
        (".......", "..~~...", "..~~~..", "...~...", "......."),
        (Stand("A", RHOX, (1, 2)),),
        (costs("A"), way("A", (2, 2))),
    ),
    "glyph-stop": BoardView(
        ("___.___", ".......", "___.___"),
        (Stand("A", RHOX, (1, 1)),),
        (costs("A"), way("A", (3, 1))),
        glyphs={(3, 1): "might"},
        ratio=0.36,
    ),
    "passing-friends": BoardView(
        (".......", "_____.."),
        (Stand("A", RHOX, (0, 0)), Stand("B", RHOX, (2, 0)), Stand("C", RHOX, (5, 0)), Stand("D", ZOMBIE, (5, 1), 1)),
        (costs("A"), named, engaged_pairs),
        ratio=0.36,
        head=0.2,
    ),
    "flying": BoardView(
        ("_......", "..#5...", ".~~5#..", "..~5...", "_......"),
        (Stand("A", PHOENIX, (1, 2)), Stand("B", ZOMBIE, (5, 2), 1)),
        (costs("A", 4), way("A", (4, 1), 4)),
    ),
    "two-space-step": BoardView(
        ("......", "......", "......"), (Stand("A", CAT, (1, 1, 0, 1)),), (way("A", (4, 1, 3, 1)),), ratio=0.4
    ),
    "two-space-straddle": BoardView(
        ("......", "...111", "......"),
        (Stand("A", CAT, (1, 1, 0, 1)),),
        (way("A", (4, 1, 3, 1)), ring((3, 1)), tag((3, 1), NO_END, "harm", 1.0)),
        ratio=0.4,
    ),
    "two-space-water": Stack(
        (
            BoardView(
                (".......", "...~..."), (Stand("A", CAT, (1, 1, 0, 1)),), (way("A", (5, 1, 4, 1), 5),), ratio=0.3
            ),
            BoardView((".......", "..~~.."), (Stand("A", CAT, (1, 1, 0, 1)),), (way("A", (3, 1, 2, 1), 5),), ratio=0.3),
        ),
        6,
    ),
}

FIGHTING: Mapping[str, Figure] = {
    "engagement": BoardView(
        ("_____", "...1.", "_____"),
        (Stand("A", RHOX, (1, 1)), Stand("B", ZOMBIE, (2, 1), 1), Stand("C", RHOX, (3, 1))),
        (engaged_pairs, named),
        ratio=0.4,
        head=0.2,
    ),
    "leaving-strike": BoardView(
        (".....", ".....", "....."),
        (Stand("A", RHOX, (2, 1)), Stand("D", ZOMBIE, (3, 0), 1), Stand("E", ZOMBIE, (3, 1), 1)),
        (way("A", (1, 1)),),
        ratio=0.42,
    ),
    "round-enemy": BoardView(
        (".....", ".....", ".....", "....."),
        (Stand("A", RHOX, (1, 2)), Stand("D", ZOMBIE, (2, 2), 1)),
        (way("A", (3, 1)),),
        ratio=0.5,
    ),
    "distance": BoardView(
        (".......", ".__..__", "......."),
        (Stand("A", JACE, (1, 0)), Stand("D", ZOMBIE, (5, 0), 1), Stand("E", ZOMBIE, (1, 2), 1)),
        (far("A", "D"), far("A", "E")),
        ratio=0.4,
    ),
    "sight-ruin": BoardView(
        (".......", "...#...", "......."),
        (Stand("A", JACE, (0, 1)), Stand("D", ZOMBIE, (6, 1), 1), Stand("E", ZOMBIE, (5, 2), 1)),
        (sight("A", "D"), sight("A", "E")),
        ratio=0.46,
    ),
    "sight-hill": Stack(
        (
            BoardView(
                ("...3...",),
                (Stand("A", JACE, (0, 0)), Stand("D", ZOMBIE, (6, 0), 1)),
                (sight("A", "D"),),
                ratio=0.3,
                pitch=0.5,
            ),
            BoardView(
                ("...4...",),
                (Stand("A", JACE, (0, 0)), Stand("D", ZOMBIE, (6, 0), 1)),
                (sight("A", "D"),),
                ratio=0.3,
                pitch=0.5,
            ),
        ),
        6,
    ),
    "height-advantage": BoardView(
        ("_____", ".02..", "_____"),
        (Stand("A", RHOX, (2, 1)), Stand("D", ZOMBIE, (1, 1), 1)),
        (tag((2, 1), Phrase("3 + 1 dice", "3＋1個"), "note", 1.9), tag((1, 1), Phrase("1 die", "1個"), "note", 1.9)),
        ratio=0.42,
        pitch=0.6,
        head=0.2,
    ),
    "summon-range": BoardView(
        ("_......._", ".........", "..#......", ".........", "_......._"),
        (Stand("A", GIDEON, (4, 2)),),
        (summons("A", 5),),
    ),
    "start-zones": BoardView((), (), (start_zones,), map="the_duel", ratio=0.78, pitch=1.2, head=0.0, near=0.95),
    "scoring": BoardView((), (), (scoring_spaces,), map="three_way_war", ratio=0.78, pitch=1.2, head=0.0, near=0.95),
}

CARDS: Mapping[str, Figure] = {
    "army-card": Called(
        f"army/{RHOX}",
        (
            Call(0.03, 0.08, Phrase("its colour", "色")),
            Call(0.97, 0.2, Phrase("cost", "コスト")),
            Call(0.2, 0.4, Phrase("what the figure looks like", "フィギュアの姿")),
            Call(0.975, 0.645, Phrase("how many figures", "フィギュアの数")),
            Call(0.03, 0.735, Phrase("life and move", "ライフと移動力")),
            Call(0.975, 0.745, Phrase("range, power, toughness", "射程、パワー、タフネス")),
            Call(0.03, 0.88, Phrase("abilities", "能力")),
        ),
        300,
    ),
    "spell-kinds": Faces(
        ("spell/w04", "spell/g04", "spell/r06"),
        200,
        (
            Phrase("a sorcery", "ソーサリー"),
            Phrase("an aura", "オーラ"),
            Phrase("a hidden enchantment", "伏せエンチャント"),
        ),
    ),
    "glyphs": Faces(
        ("glyph/might", "glyph/warding", "glyph/swiftness", "glyph/insight", "glyph/farsight", "glyph/renewal"), 56
    ),
    "dice-faces": dice(*(attack_dice(face) for face in (1, 2, 3)), *(attack_dice(face) for face in (4, 5, 6))),
    "attack-dice": Row(
        (
            Stack(
                (
                    Words(Phrase("power 3", "パワー3"), True),
                    dice(*(attack_dice(f, hits=f == SWORD) for f in (SWORD, SWORD, BLANK))),
                ),
                4,
            ),
            Arrow(sign="–"),
            Stack(
                (
                    Words(Phrase("toughness 2", "タフネス2"), True),
                    dice(*(defence_dice(f, blocks=f == SHIELD) for f in (SHIELD, BLANK))),
                ),
                4,
            ),
            Arrow(sign="="),
            Words(Phrase("1 damage", "1ダメージ"), True),
        ),
        (1.3, 0.16, 1.0, 0.16, 0.8),
    ),
    "turn-order": Flow(
        (
            Stop(Phrase("Draw", "ドロー"), Phrase("one spell card", "スペルを1枚引く")),
            Stop(Phrase("Activate", "アクティベート"), Phrase("choose one army card", "アーミーカードを1枚選ぶ")),
            Stop(Phrase("Spells", "スペル"), Phrase("before you move", "移動の前"), True, "A"),
            Stop(Phrase("Move", "移動"), Phrase("each figure of that card", "そのカードの各フィギュア")),
            Stop(Phrase("Attack", "攻撃"), Phrase("each figure once", "各フィギュア1回")),
            Stop(Phrase("Spells", "スペル"), Phrase("after the attacks", "攻撃の後"), True, "B"),
            Stop(Phrase("End", "終了"), Phrase("discard down to the limit", "手札を上限まで減らす")),
        )
    ),
}

FIGURES: Mapping[str, Figure] = {**MOVING, **FIGHTING, **CARDS}
