"""Sentences of the way in: title, shelf, setup."""

from __future__ import annotations

from game.words import Phrase

# ---- title -----------------------------------------------------------------------------------------
MOTTO = Phrase("Five tabletop games on one table", "5つのテーブルゲームを、ひとつの卓で")
CONTINUE = Phrase("Continue", "続きから")
PLAY = Phrase("Play", "遊ぶ")
LEARN = Phrase("Learn", "学ぶ")
RULEBOOK = Phrase("Rulebook", "ルールブック")
COLLECTION = Phrase("Collection", "コレクション")
REPLAYS = Phrase("Replays", "リプレイ")
SETTINGS = Phrase("Settings", "設定")
QUIT = Phrase("Quit", "終了")
CREDITS = Phrase("Credits", "クレジット")
FAN_MADE = Phrase(
    "Fan-made and non-commercial. No original artwork, logo or text is used. "
    "Not connected with the owners of the original games.",
    "ファンによる非営利作品です。原作の画像・ロゴ・文章は使っていません。各権利者とは関係ありません。",
)
WHAT_AND_WHERE = Phrase("{0} · {1}", "{0} ・ {1}")

# ---- when ------------------------------------------------------------------------------------------
JUST_NOW = Phrase("just now", "たった今")
MINUTES_AGO = Phrase("{0} min ago", "{0}分前")
HOURS_AGO = Phrase("{0} h ago", "{0}時間前")
YESTERDAY = Phrase("yesterday", "きのう")
DAYS_AGO = Phrase("{0} days ago", "{0}日前")


def ago(seconds: float) -> Phrase:
    """How long ago something was."""
    minutes = int(seconds // 60)
    if minutes < 2:
        return JUST_NOW
    if minutes < 60:
        return MINUTES_AGO.of(minutes)
    if minutes < 24 * 60:
        return HOURS_AGO.of(minutes // 60)
    days = minutes // (24 * 60)
    return YESTERDAY if days == 1 else DAYS_AGO.of(days)


# ---- shelf -----------------------------------------------------------------------------------------
CHOOSE_GAME = Phrase("Choose a game", "ゲームを選ぶ")
WHAT_TO_PLAY = Phrase("What shall we play?", "何を遊びますか？")
BACK = Phrase("Back", "もどる")
SEATS = Phrase("{0} seats", "{0}人")
MINUTES = Phrase("{0} min", "{0}分")
WEIGHT = Phrase("weight {0} of 5", "重さ {0}/5")
NEVER_PLAYED = Phrase("not played yet", "まだ遊んでいません")
MATCHES_PLAYED = Phrase("last played {0} · matches: {1}", "最後に遊んだ日：{0} ・ 対戦数：{1}")

# ---- setup -----------------------------------------------------------------------------------------
SETUP = Phrase("Setup", "対戦の準備")
SEATS_TAB = Phrase("Seats", "席")
OPTIONS_TAB = Phrase("Options", "オプション")
OPTIONS_CHANGED = Phrase("Options ({0})", "オプション（{0}）")
HOW_MANY = Phrase("Players", "人数")
PERSON = Phrase("Person", "人")
COMPUTER = Phrase("Computer", "CPU")
NORMAL_WINS = Phrase("Normal wins {0} of 10", "「ふつう」が10戦中{0}勝")
NORMAL_NEARLY_ALWAYS = Phrase("Normal nearly always wins", "ほぼ「ふつう」が勝つ")
EVEN = Phrase("About as good as you", "あなたと互角")
COMPUTER_LEVEL = Phrase("Computer · {0}", "CPU・{0}")
COMPUTER_OF = Phrase("Computer {0}", "CPU{0}")
NAME_AND_LEVEL = Phrase("{0} · {1}", "{0}・{1}")
HONEST = Phrase("sees only its own seat", "自分の席から見えるものだけで判断")
HERE = Phrase("at this screen", "この画面で遊ぶ")
ANY_ARMY = Phrase("Any army", "おまかせ")
ANY_ARMY_LONG = Phrase(
    "An army that nobody else leads, dealt when the match starts", "ほかの席が使わない軍勢を、対戦開始時に配ります"
)
AT_TABLE_LONG = Phrase("The d20 decides who chooses first", "20面ダイスの目の順に選びます")
AT_TABLE = Phrase("chosen at the table", "卓上で選ぶ")
COLOURS_AT_TABLE = Phrase(
    "Colours are chosen at the table: see the options", "色は卓上で選びます（オプションを見てください）"
)
TAKEN = Phrase("{0} is already led by another seat", "「{0}」は別の席が使っています")
NOT_LEGAL = Phrase("{0} is not legal: {1}", "「{0}」は使えません：{1}")
BATTLEFIELD = Phrase("Battlefield", "戦場")
MODES = {
    "duel": Phrase("Duel: destroy the other planeswalker", "決闘：相手のプレインズウォーカーを倒す"),
    "skirmish": Phrase(
        "Two against two: destroy both enemy planeswalkers", "2対2：敵のプレインズウォーカーを2人とも倒す"
    ),
    "free_for_all": Phrase("Free for all: be the last one standing", "乱戦：最後の1人になる"),
}
AFTER_TURNS = {
    "duel": Phrase(
        "After {0} turns the army worth more on the battlefield wins",
        "{0}ターン後は、戦場の軍のコスト合計が高い側の勝ち",
    ),
    "skirmish": Phrase(
        "After {0} turns the team worth more on the battlefield wins",
        "{0}ターン後は、戦場の軍のコスト合計が高いチームの勝ち",
    ),
    "free_for_all": Phrase(
        "After {0} turns the figures on the purple ground decide",
        "{0}ターン後は、紫の得点マスに立つフィギュアの合計で決まる",
    ),
}
SEED = Phrase("Seed", "シード")
SEED_RANDOM = Phrase("random", "ランダム")
SEED_ABOUT = Phrase("The same seed gives the same dice and cards again", "同じシードなら目も並びも同じになります")
NEW_SEED = Phrase("Another seed", "別のシード")
START = Phrase("Start", "始める")
RANDOM = Phrase("Random", "おまかせ")
WRONG_MAPS = Phrase(
    "{0} maps in your folder have mistakes and are not offered: {1}",
    "あなたのフォルダのマップ{0}個に間違いがあり、一覧に出していません：{1}",
)
NO_MAP = Phrase("There is no battlefield for {0} seats", "{0}人用の戦場がありません")
CANNOT_START = Phrase("This match cannot start: {0}", "対戦を始められません：{0}")
DRAG_TO_TURN = Phrase("drag to turn", "ドラッグで回す")
