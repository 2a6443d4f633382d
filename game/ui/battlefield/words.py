"""Every sentence of the battlefield screen."""

from __future__ import annotations

from game.words import Phrase

# ---- buttons and their keys
UNDO = Phrase("Undo", "取り消す")
MENU = Phrase("Menu", "メニュー")
CAMERA = Phrase("Camera", "カメラ")
SPEED = Phrase("Speed of the computer", "コンピュータの速さ")
LOG = Phrase("Log", "ログ")
CANCEL = Phrase("Cancel", "やめる")
PAUSED = Phrase("Paused", "一時停止")
INSTANT = Phrase("Instant", "即時")

# ---- prompts
THINKING = Phrase("{0} is thinking", "{0}が考えています")
PLAYING = Phrase("{0} plays", "{0}の行動")
CHOOSE_ONE = Phrase("Which one?", "どれにしますか？")
MATCH_OVER = Phrase("The match is over", "対戦終了")
YOUR_TURN = Phrase("Your turn", "あなたのターン")
TURN_OF = Phrase("{0}'s turn", "{0}のターン")
TURN = Phrase("Turn {0}/{1}", "ターン {0}/{1}")

# ---- seats
OUT = Phrase("out", "脱落")
COMPUTER = Phrase("Computer", "コンピュータ")
EASY = Phrase("Easy", "やさしい")
NORMAL = Phrase("Normal", "ふつう")
YOU = Phrase("You", "あなた")
ARMIES_OF = Phrase("Armies of {0}", "{0}の軍")

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

# ---- armies
RESERVE = Phrase("reserve {0}", "ストック{0}")
HIDDEN = Phrase("A hidden enchantment", "伏せエンチャント")

# ---- marks on the board
FALL = Phrase("fall: 1 die", "落下：1個振る")
STRIKE = Phrase("strike", "追撃")
SHORTER = Phrase("shorter: {0}, step by step", "近道：{0}（1マスずつ）")
STRIKES = Phrase("{0} strikes", "追撃{0}回")
STOP_WATER = Phrase("water: stop", "水：停止")
STOP_GLYPH = Phrase("glyph: stop", "グリフ：停止")
LEVEL = Phrase("level {0}", "高さ{0}")
WATER = Phrase("water, level -1", "水（高さ-1）")
RUIN = Phrase("ruin: closed", "障害物：入れない")
SCORING = Phrase("scoring space", "得点マス")
START = Phrase("start zone", "初期配置エリア")
BLOCKED = Phrase(
    "blocked: this space is {0} high, the line passes at {1}", "遮られている：このマスの高さは{0}、視線の高さは{1}"
)
CLEAR = Phrase("in sight, {0} away", "視線が通る、距離{0}")
ENGAGED = Phrase("engaged", "交戦中")

# ---- attacks and dice
EXPECTED = Phrase("{0} damage expected", "予想ダメージ{0}")
KILL = Phrase("destroys: {0} %", "撃破：{0}％")
RESULT = Phrase("{0} hits, {1} blocked: {2} damage", "命中{0}、防御{1}：ダメージ{2}")
RESULT_SURE = Phrase("{0} hits, {1} blocked, {3} unblockable: {2} damage", "命中{0}、防御{1}、防御不能{3}：ダメージ{2}")
STRUCK_HIT = Phrase("The strike hits: 1 damage", "追撃が命中：1ダメージ")
STRUCK_MISS = Phrase("The strike misses", "追撃は外れた")
FALL_HIT = Phrase("A bad fall: 1 damage", "落下でけが：1ダメージ")
FALL_MISS = Phrase("A safe landing", "無事に着地")
ROLLED_D20 = Phrase("{0} rolls {1}", "{0}の目は{1}")

# ---- details
RULE = Phrase("Rule {0}", "ルール{0}")
RULING = Phrase("Ruling {0}", "裁定{0}")
NOT_NOW = Phrase("Nothing can be done with this now", "今はこれに対してできることはない")
NOT_YOURS = Phrase("It is not your turn to choose", "今はあなたが選ぶ番ではない")
STATS = {
    "life": Phrase("Life", "ライフ"),
    "move": Phrase("Move", "移動力"),
    "range": Phrase("Range", "射程"),
    "power": Phrase("Power", "パワー"),
    "toughness": Phrase("Toughness", "タフネス"),
    "size": Phrase("Size", "サイズ"),
}
CLOSE = Phrase("Click or Esc to close", "クリックまたはEscで閉じる")

HINT_IS = Phrase("Hint: {0}", "ヒント：{0}")
NO_HINT = Phrase("No hint here", "ここではヒントがない")

# ---- menu
RESUME = Phrase("Back to the match", "対戦にもどる")
CONCEDE = Phrase("Concede", "投了する")
CONCEDE_SURE = Phrase("Really concede", "本当に投了する")
CONCEDE_ASK = Phrase("You lose the match at once.", "ただちに負けになります。")
LEAVE = Phrase("Leave (the match is saved)", "中断する（自動保存済み）")
LEAVE_REPLAY = Phrase("Leave the replay", "リプレイを終える")
LANGUAGE = Phrase("日本語", "English")
SETTINGS = Phrase("Settings", "設定")
FULL_SCREEN = Phrase("Full screen", "全画面")

# ---- undo and saving
UNDONE = Phrase("Taken back", "取り消しました")
NO_UNDO = Phrase(
    "Nothing to take back: a die, a draw or somebody else's choice came after it",
    "取り消せません：その後にダイス、ドロー、または他のプレイヤーの選択がありました",
)

# ---- replay
STEP_BACK = Phrase("One choice back", "1手もどる")
STEP_ON = Phrase("One choice on", "1手すすむ")
PLAY = Phrase("Play", "再生")
EYES_OF = Phrase("Seen by {0}", "{0}の視点")
EYES_ALL = Phrase("Seen by everybody", "観客の視点")
OF_PICKS = Phrase("{0} of {1}", "{1}中{0}")

# ---- camera presets
CAMERA_HOME = Phrase("Whole battlefield", "戦場全体")
CAMERA_SEAT = Phrase("From {0}'s side", "{0}の側から")
CAMERA_TOP = Phrase("From above", "真上から")
