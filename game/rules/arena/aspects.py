"""What counts in a position of the Arena (worth.py measures it), and the usual weights, in points of printed cost."""

from __future__ import annotations

from game.rules.arena.survey import HAMPERED, HIGH, WET
from game.table.judgement import Aspect
from game.words import Phrase

RESERVE = 0.35  # of the cost of a figure that is not summoned yet
HELD = 0.4  # of the points of a spell in hand

UNIT = Phrase("points of army cost", "コスト点")
ASPECTS = (
    Aspect(
        "planeswalkers",
        Phrase("life of planeswalkers", "プレインズウォーカーのライフ"),
        1.0,
        Phrase("whose planeswalkers are destroyed is out", "プレインズウォーカーを失えば負ける"),
    ),
    Aspect(
        "creatures",
        Phrase("creatures on the battlefield", "戦場のクリーチャー"),
        1.0,
        Phrase("each figure attacks, blocks and scores", "フィギュアは攻め、塞ぎ、得点になる"),
    ),
    Aspect(
        "reserve",
        Phrase("creatures still in the reserve", "ストックのクリーチャー"),
        RESERVE,
        Phrase("who is not summoned yet does nothing yet", "召還するまでは何もできない"),
    ),
    Aspect(
        "hand",
        Phrase("spells in hand", "手札のスペル"),
        HELD,
        Phrase("a spell in hand can still be answered with", "手札のスペルはまだ使える"),
    ),
    Aspect(
        "enchantments",
        Phrase("enchantments in play", "場のエンチャント"),
        0.75,
        Phrase("the more figures they work on, the better", "効果を受けるフィギュアが多いほどよい"),
    ),
    Aspect(
        "kept_down",
        Phrase("enemies that are held back", "抑えている敵"),
        9.0,
        Phrase("an army card that is held back loses its turn", "抑えられたアーミーカードは次のターンを失う"),
    ),
    Aspect(
        "height",
        Phrase("height held", "占めている高さ"),
        HIGH,
        Phrase("who stands higher attacks and defends better", "高い所は攻めにも守りにも有利"),
    ),
    Aspect(
        "water",
        Phrase("figures in water", "水の中のフィギュア"),
        -WET,
        Phrase("water ends a move", "水に入ると移動が終わる"),
    ),
    Aspect(
        "glyphs",
        Phrase("glyphs held", "占めているグリフ"),
        1.0,
        Phrase("a glyph works while a figure stands on it", "フィギュアが立っている間グリフは働く"),
    ),
    Aspect(
        "attacks",
        Phrase("attacks still to be made in this turn", "このターンにまだできる攻撃"),
        1.0,
        Phrase("wounds they may be expected to deal", "与えられそうなダメージ"),
    ),
    Aspect(
        "hampered",
        Phrase("shooters that are engaged", "交戦状態の射手"),
        -HAMPERED,
        Phrase("who is engaged cannot shoot past", "交戦状態では遠くを狙えない"),
    ),
    Aspect(
        "squads_far",
        Phrase("creatures' way to the enemy", "クリーチャーから敵までの道のり"),
        -1.0,
        Phrase("who stands far away does nothing", "遠くにいては何もできない"),
    ),
    Aspect(
        "planeswalkers_far",
        Phrase("the planeswalker's way to the enemy", "プレインズウォーカーから敵までの道のり"),
        -1.0,
        Phrase("who stands far away does nothing", "遠くにいては何もできない"),
    ),
    Aspect(
        "squads_feared",
        Phrase("danger to creatures", "クリーチャーの危険"),
        -1.0,
        Phrase("wounds that enemies near enough may deal next turn", "近くの敵から次に受けそうなダメージ"),
    ),
    Aspect(
        "planeswalkers_feared",
        Phrase("danger to planeswalkers", "プレインズウォーカーの危険"),
        -1.0,
        Phrase("wounds that enemies near enough may deal next turn", "近くの敵から次に受けそうなダメージ"),
    ),
    Aspect(
        "scoring",
        Phrase("scoring spaces held or near", "得点マスとその近く"),
        1.0,
        Phrase("who stands there at the end scores", "最後にそこに立っていれば得点になる"),
    ),
    Aspect(
        "score",
        Phrase("the score when turns run out", "ターン切れのときの得点"),
        0.6,
        Phrase("the nearer the last turn is, the more it counts", "最後のターンが近いほど得点が物を言う"),
    ),
)
