"""What the table of the Medarot Card Game says beside what its rules say: titles of places, notes, hints, order."""

from __future__ import annotations

from game.words import Phrase

# ---- phases
PHASES = {
    "opening": Phrase("Opening", "オープニング"),
    "start": Phrase("Start", "スタート"),
    "action": Phrase("Action", "アクション"),
    "end": Phrase("End", "エンド"),
}
TURN = Phrase("turn {0}", "ターン{0}")
TURN_STEP = Phrase("turn {0} · {1}", "ターン{0}・{1}")
STEPS = {
    "ChooseMaster": Phrase("master", "マスター"),
    "SetStock": Phrase("stock", "ストック"),
    "Place": Phrase("placement", "配置"),
    "PaidDraw": Phrase("S3 paid draw", "S3 有料ドロー"),
    "Refill": Phrase("S4 refill", "S4 補充"),
    "SetWindow": Phrase("S4 setting", "S4 セット"),
    "TrashToLimit": Phrase("S5 hand limit", "S5 手札上限"),
    "Respond": Phrase("S6 Trigger", "S6 【発動】"),
}

# ---- places
DECK = Phrase("Deck", "デッキ")
TRASH = Phrase("Trash", "トラッシュ")
STOCK = Phrase("Stock", "ストック")
MASTER = Phrase("Master", "マスター")
HAND = Phrase("Hand", "手札")
NEUTRAL = Phrase("Neutral", "中立")
FIELD = Phrase("Field", "フィールド")

# ---- plaques
MEDALS = Phrase("medals", "メダル")
IN_HAND = Phrase("{0} in hand", "手札{0}枚")
INITIATIVE = Phrase("initiative", "先手")

# ---- the order of speed
ORDER = Phrase("Speed order", "行動順")
NOW = Phrase("acting now", "行動中")
ACTED = Phrase("acted", "行動済み")
DOWN = Phrase("face down: next turn", "ウラ：次のターンから")
DOWN_OPENING = Phrase("face down", "ウラ")
HELD = Phrase("cannot act", "行動できない")
BY_ARROWS = Phrase("tie: {0} arrows", "同速：矢印{0}本")
BY_COST = Phrase("tie: cost {0}", "同速：コスト{0}")
BY_CHOICE = Phrase("tie: owner chooses", "同順位：持ち主")
BY_JANKEN = Phrase("tie: janken", "同順位：ジャンケン")
SOMEBODY = Phrase("A face-down Medarot", "ウラ向きのメダロット")

# ---- ranges
RANGES = {
    "ahead1": Phrase("1 ahead", "1マス先"),
    "ahead2": Phrase("exactly 2 ahead", "ちょうど2マス先"),
    "ahead3": Phrase("exactly 3 ahead", "ちょうど3マス先"),
    "ahead2_clear": Phrase("2 ahead, if clear", "2マス先（間が空）"),
    "ahead2_free": Phrase("2 ahead, if clear", "2マス先（間が空）"),
    "side": Phrase("left and right", "左右"),
}
RANGE_OF = Phrase("{0}: what it reaches", "{0}の射程")
FREE = Phrase("free", "無料")
MEDAL_ONE = Phrase("1 medal", "メダル1枚")
MEDALS_N = Phrase("{0} medals", "メダル{0}枚")
EMPTY = Phrase("nobody", "なし")
BLOCKED = Phrase("blocked", "遮断")
TOO_CLOSE = Phrase("too close", "近すぎる")
FACE_DOWN = Phrase("face down", "ウラ向き")
OWN_THERE = Phrase("your own", "味方")
TOO_DEAR = Phrase("no medals", "メダル不足")
BOARD_END = Phrase("off the board", "盤の外")
ONLY_NEUTRAL = Phrase("neutral row only", "中立のみ")
SPECIAL_ONLY = Phrase("special: never attacks", "特殊：攻撃しない")
ON_CELL = Phrase("{0}: {1}", "{0}：{1}")

# ---- notes
STAYS = Phrase("Not moving costs {0} medal.", "移動しないとメダル{0}枚。")
STAYS_FREE = Phrase("It may stay put for free.", "移動しなくてもよい。")
MOVED = Phrase("It has moved: no penalty.", "移動済み：ペナルティなし。")
IF_UNDEFENDED = Phrase("If nobody defends: {0}", "防御なしなら：{0}")
DEFENCE = Phrase("If nothing is done: {0}", "何もしなければ：{0}")
DRAW_LEFT = Phrase("{0} cards are left in your deck.", "デッキは残り{0}枚。")
LAST_MEDAL = Phrase("You have no medals left: the next payment loses.", "メダル0枚：次に支払えなければ負け。")
ATTACK_OR_MOVE = Phrase("Click or drag to a lit cell or enemy.", "光るマスや敵をクリック、またはドラッグ。")
EMPTY_PLACES = Phrase("It is turned up in the next start phase.", "次のスタートフェイズにオモテになる。")
WEAK_KEEPS = Phrase("If your hand becomes empty, {0} is destroyed.", "手札がなくなると{0}は弱破壊される。")

ON_OFFER = Phrase("Against this attack", "この攻撃に対して")
ANSWERS = {
    "Guard": Phrase("{0} takes it", "{0}が受ける"),
    "SpringTrap": Phrase("trap of {0}", "{0}のトラップ"),
    "Barrier": Phrase("barrier of {0}", "{0}のバリア"),
    "SpendArmed": Phrase("spend {0}", "{0}を使う"),
}

# ---- what happens
TURN_BEGINS = Phrase("Turn {0}", "ターン{0}")
PHASE_BEGINS = {
    "action": Phrase("Action phase", "アクションフェイズ"),
    "end": Phrase("End phase", "エンドフェイズ"),
}
USES = Phrase("{0}: {1}, {2} effect", "{0}：{1}の{2}")
STARTS = Phrase("{0}: {1}", "{0}：{1}")
JANKEN = Phrase("{0} wins the janken", "{0}がジャンケンに勝った")
HIT = {
    "strong": Phrase("destroyed", "破壊成功"),
    "weak": Phrase("weak attack", "弱攻撃"),
    "nothing": Phrase("nothing happens", "効果なし"),
}
