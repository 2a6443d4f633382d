"""Every sentence of the battlefield screen."""

from __future__ import annotations

from game.words import Phrase

# ---- seats
OUT = Phrase("out", "脱落")
ARMIES_OF = Phrase("Armies of {0}", "{0}の軍")
ARMIES = Phrase("Armies", "軍")
HAND = Phrase("Hand", "手札")
LIFE = Phrase("Life", "ライフ")
LIBRARY = Phrase("Library", "山札")
SCORE = Phrase("Score", "得点")

# ---- cards
KIND = Phrase("{0} · {1}", "{0}・{1}")
ABILITY = Phrase("{0}: {1}", "{0}：{1}")
LAID = Phrase("Enchanted: {0}", "エンチャント：{0}")
PARTS = Phrase("{0} {1}", "{0}{1}")

# ---- phases of the ribbon
PHASES = {
    "draw": Phrase("Draw", "ドロー"),
    "activate": Phrase("Activate", "アクティベート"),
    "A": Phrase("Spells", "スペル"),
    "move": Phrase("Move", "移動"),
    "attack": Phrase("Attack", "攻撃"),
    "B": Phrase("Spells", "スペル"),
    "end": Phrase("End", "終了"),
}
SETTING_UP = Phrase("Set-up", "準備")
TURN = Phrase("turn {0} of {1}", "ターン{0}/{1}")

# ---- armies
FIGHTS = Phrase("Engaged with {0} (Rule 8.1)", "{0}と交戦中（ルール8.1）")
SPACE = Phrase("Space of the battlefield", "戦場のマス")

# ---- marks on the board
FALL = Phrase("fall: 1 die", "落下：1個振る")
STRIKE = Phrase("strike", "追撃")
SHORTER = Phrase("shorter: {0}, step by step", "近道：{0}（1マスずつ）")
STRIKES = Phrase("{0} strikes", "追撃{0}回")
STOP_WATER = Phrase("water: stop", "水：停止")
STOP_GLYPH = Phrase("glyph: stop", "グリフ：停止")
RUIN = Phrase("ruin: closed", "障害物：入れない")
SCORING = Phrase("scoring space", "得点マス")
START = Phrase("start zone", "初期配置エリア")
BLOCKED = Phrase(
    "blocked: this space is {0} high, the line passes at {1}", "遮られている：このマスの高さは{0}、視線の高さは{1}"
)
DANGER_TO = Phrase("Danger to {0}", "{0}の危険")
WHERE_IT_STANDS = Phrase("where it stands", "今いるマス")
DANGER_IS = Phrase(
    "The numbers are the wounds that enemies on the battlefield may be expected to deal in their next turn",
    "数字は、戦場の敵が次のターンに与えると予想されるダメージ",
)
CLEAR = Phrase("in sight, {0} away", "視線が通る、距離{0}")
LIFE_OF = Phrase("{0}: {1} of {2} life", "{0}：ライフ{1}/{2}")
IN_FIGHT = Phrase("engaged: enemies strike if it leaves", "交戦中：離れると追撃を受ける")
ENCHANTED = Phrase("enchanted: {0}", "エンチャント：{0}")
OPEN = Phrase("open ground, level {0}", "平地、高さ{0}")
WATER_STOPS = Phrase("water, level -1: who enters stops", "水（高さ-1）：入ると止まる")
GLYPH = Phrase("glyph: {0}", "グリフ：{0}")

# ---- the board in words
ON_BOARD = Phrase("Battlefield: {0}", "戦場：{0}")
SPACES = Phrase("Spaces", "マス")
ON_SPACE = Phrase("{0}: {1}", "{0}：{1}")
LEVEL = Phrase("level {0}", "高さ{0}")
STANDS = Phrase("{0} stands here", "{0}がいる")
NEAREST = Phrase("nearest enemy: {0} on {1}, {2} away", "最も近い敵：{1}の{0}、距離{2}")
ENEMY_AWAY = Phrase("nearest enemy {0} away", "最も近い敵まで{0}")

# ---- attacks and dice
EXPECTED = Phrase("hits for {0}", "予想ダメージ{0}")
KILL = Phrase("destroys: {0} %", "撃破：{0}％")
RESULT = Phrase("{0}, {1} blocked: {2} damage", "{0}、防御{1}：ダメージ{2}")
RESULT_SURE = Phrase("{0}, {1} blocked, {3} unblockable: {2} damage", "{0}、防御{1}、防御不能{3}：ダメージ{2}")
STRUCK_HIT = Phrase("The strikes hit for {0}", "追撃が命中：{0}ダメージ")
STRUCK_MISS = Phrase("No strike hits", "追撃は外れた")
FALL_HIT = Phrase("A bad fall: 1 damage", "落下でけが：1ダメージ")
FALL_MISS = Phrase("A safe landing", "無事に着地")
ROLLED_D20 = Phrase("{0} rolls {1}", "{0}の目は{1}")

# ---- camera presets
NEXT_VIEW = Phrase("Look from elsewhere", "別の場所から見る")
CAMERA_HOME = Phrase("Whole battlefield", "戦場全体")
CAMERA_SEAT = Phrase("From {0}'s side", "{0}の側から")
CAMERA_TOP = Phrase("From above", "真上から")


def hits(n: int) -> Phrase:
    """How many dice hit."""
    return Phrase("1 hit" if n == 1 else f"{n} hits", f"命中{n}")


def swords(n: int) -> Phrase:
    """How many swords were thrown."""
    return Phrase("1 sword" if n == 1 else f"{n} swords", f"剣{n}個")
