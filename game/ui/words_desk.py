"""Sentences of the quiet screens: settings, replays, collection, army editor, dialogs."""

from __future__ import annotations

from game.words import Phrase

# ---- settings --------------------------------------------------------------------------------------
SETTINGS = Phrase("Settings", "設定")
SAVED_AS_CHANGED = Phrase("saved as you change them", "変更はすぐに保存されます")
DONE = Phrase("Done", "完了")
TABS = {
    "display": Phrase("Display and reading", "表示と文字"),
    "sound": Phrase("Sound and pace", "音と速さ"),
    "keys": Phrase("Keys", "キー"),
}
LANGUAGE = Phrase("Language", "言語"), Phrase("Cards, rules and menus", "カード・ルール・メニュー")
WINDOW = Phrase("Window", "ウィンドウ"), Phrase("{0} changes it at any time", "{0} でいつでも切り替え")
WINDOWED, FULL_SCREEN = Phrase("Window", "ウィンドウ"), Phrase("Full screen", "全画面")
SCALE = (
    Phrase("Interface size", "画面表示の大きさ"),
    Phrase("Now {0} %, here at most {1} %", "現在 {0} %、ここでは最大 {1} %"),
)
SCALE_AUTO = Phrase("Auto", "自動")
TEXT_SIZE = (
    Phrase("Text size", "文字の大きさ"),
    Phrase("All words, as far as they have room", "すべての文字。場所のあるかぎり"),
)
TEXT_SIZES = {
    "small": Phrase("Small", "小"),
    "normal": Phrase("Normal", "標準"),
    "large": Phrase("Large", "大"),
    "huge": Phrase("Huge", "特大"),
    "double": Phrase("Double", "2倍"),
}
COLOURS = Phrase("Colours", "配色"), Phrase("Shapes always tell the same", "形でも同じことが分かります")
PALETTES = {
    "standard": Phrase("Standard", "標準"),
    "red_green": Phrase("Red–green", "赤緑対応"),
    "blue_yellow": Phrase("Blue–yellow", "青黄対応"),
    "grey": Phrase("Grey", "明暗のみ"),
}
MOTION = Phrase("Reduced motion", "動きを減らす"), Phrase("Pieces jump instead of gliding", "駒は滑らずに移ります")
PUSH_IN = (
    Phrase("Close-up of blows", "攻撃のクローズアップ"),
    Phrase("Only where painting is fast", "描画が速いときだけ"),
)
WHAT_NOW = (
    Phrase("What now? line", "「今すること」の行"),
    Phrase("What a question is for [{0}]", "選ぶ場面の意味を質問の下に表示 [{0}]"),
)
RENDERER = Phrase("Renderer", "描画方式"), Phrase("Now: {0}", "現在：{0}")
RENDERERS = {
    "auto": Phrase("Automatic", "自動"),
    "gl": Phrase("OpenGL", "OpenGL"),
    "software": Phrase("Software", "ソフトウェア"),
}
RENDERER_NOW = {"gl": Phrase("OpenGL", "OpenGL"), "software": Phrase("software", "ソフトウェア")}
RENDERER_NOT_YET = Phrase("not opened yet", "まだ開いていません")
FELL_BACK = Phrase("software, because {0}", "ソフトウェア（{0}）")
ON, OFF = Phrase("on", "オン"), Phrase("off", "オフ")
EFFECTS = Phrase("Effects", "効果音"), Phrase("Dice, steps, hits, spells", "ダイス・足音・打撃・スペル")
MUSIC = Phrase("Music", "音楽"), Phrase("A piece for every table", "卓ごとに一曲")
PERCENT = Phrase("{0} %", "{0} %")
MUTED = Phrase("silent", "無音")
NO_DEVICE = Phrase("There is no sound device", "音声装置がありません")
CUES = {"dice": Phrase("Dice", "ダイス"), "hit": Phrase("Hit", "打撃"), "spell_red": Phrase("Spell", "スペル")}
PACE = Phrase("Pace of the computer", "コンピュータの速さ"), Phrase("How long its moves are shown", "動きを見せる長さ")
PACES = {
    "slow": Phrase("Slow", "ゆっくり"),
    "normal": Phrase("Normal", "ふつう"),
    "fast": Phrase("Fast", "速い"),
    "instant": Phrase("At once", "一瞬"),
}
SPARED = (
    Phrase("Turns end by themselves", "ターンの自動終了"),
    Phrase("When nothing is left to do, playing alone", "できることがないとき（一人対戦）"),
)
CONTRAST = (
    Phrase("High contrast", "高コントラスト"),
    Phrase("Black grounds, white text, thick edges", "黒い背景・白い文字・太い枠"),
)
NAME = Phrase("Your name", "あなたの名前"), Phrase("For matches and replays", "対戦とリプレイに使います")
KEYS_ABOUT = Phrase(
    "Choose a line and press the new key; Delete restores it", "行を選んで新しいキーを押します。Delete で元に戻します"
)
PRESS_KEY = Phrase("press a key …", "キーを押す…")
KEY_TAKEN = Phrase("{0} is already used for: {1}", "{0} は「{1}」で使われています")
KEYS_RESET = Phrase("All as before", "すべて元に戻す")
PREVIEW = Phrase("Preview", "見本"), Phrase("changes at once", "すぐに反映されます")
YOU_MAY, SELECTED, HARM = Phrase("you may", "できる"), Phrase("selected", "選択中"), Phrase("harm", "危険")
COST_TINTS = Phrase("Reach by cost", "移動コストの色")
SEAT_COLOURS = Phrase("Seats", "席の色")
READING = Phrase(
    "Rules text looks like this: a figure must stop on a glyph; while it stands there its whole army has the bonus.",
    "ルール文の見本：フィギュアはグリフの上で止まらなければならない。そこに立つ間、軍全体がその効果を得る。",
)
BUTTONS = Phrase("Buttons", "ボタン"), Phrase("a button that is off says why", "使えないボタンは理由を答えます")
BUTTON_STATES = (Phrase("Main", "主"), Phrase("Plain", "通常"), Phrase("Harm", "危険"), Phrase("Not now", "不可"))
WHY_OFF = Phrase(
    "This one only shows what a button looks like that cannot be used now", "使えないときの見た目の見本です"
)
RESET = Phrase("Defaults", "初期設定")
RESET_ASK = Phrase("Put all settings back to what they were at first?", "すべての設定を初期状態に戻しますか？")

# ---- dialogs ---------------------------------------------------------------------------------------
YES, CANCEL = Phrase("Yes", "はい"), Phrase("Cancel", "やめる")

# ---- replays ---------------------------------------------------------------------------------------
REPLAYS = Phrase("Replays", "リプレイ")
REPLAYS_NOTE = Phrase("Matches in your folder: {0}", "保存された対戦：{0}")
NO_REPLAYS = Phrase("The first match is still to come", "最初の対戦はこれから")
NO_REPLAYS_NOTE = Phrase(
    "Every match is kept here by itself, choice by choice, and can be watched from every seat.",
    "対戦はすべて自動でここに残り、どの席からでも一手ずつ見返せます。",
)
PLAY_NOW, EXAMPLE = Phrase("Play a match", "対戦する"), Phrase("Watch an example", "見本を観る")
EXAMPLE_NOTE = Phrase(
    "The example: two computers play Megido 72 The Foton, about three minutes",
    "見本：CPUどうしの「メギド72 The Foton」、3分ほど",
)
ALL_GAMES = Phrase("All games", "すべて")
UNFINISHED = Phrase("Not finished", "途中")
ENDS = {"won": Phrase("Won", "勝ち"), "lost": Phrase("Lost", "負け"), "open": UNFINISHED}
NEWEST, OLDEST = Phrase("Newest first", "新しい順"), Phrase("Oldest first", "古い順")
LONGEST, SHORTEST = Phrase("Longest first", "長い順"), Phrase("Shortest first", "短い順")
FIND = Phrase("Find: name, deck, day", "検索：名前・デッキ・日付")
STARRED = Phrase("Marked", "印つき")
MARK, UNMARK = Phrase("Mark [{0}]", "印を付ける [{0}]"), Phrase("Remove the mark [{0}]", "印を外す [{0}]")
COPY_MATCH = Phrase("Copy the match as text [{0}]", "対戦を文字列でコピー [{0}]")
COPY_LOG = Phrase("Copy the log [{0}]", "ログをコピー [{0}]")
PASTE_MATCH = Phrase("Paste a match [{0}]", "対戦を貼り付ける [{0}]")
COPIED_MATCH = Phrase(
    "The match is on the clipboard as text; whoever has Hexfold can paste it in Replays",
    "対戦を文字列でコピーしました。Hexfoldのリプレイ画面に貼り付けられます",
)
COPIED_LOG = Phrase("The log is on the clipboard, {0} lines", "ログをコピーしました（{0}行）")
PASTED = Phrase("Pasted: {0}", "貼り付けました：{0}")
NONE_FITS = Phrase("No match fits these filters", "条件に合う対戦がありません")
WHERE_IN_LIST = Phrase("{0}–{1} of {2}", "{0}～{1} / {2}")
REPLAY_KEYS = Phrase("arrows choose, Enter watches, F filters", "矢印で選択、Enterで再生、Fで絞り込み")
AND_OTHERS = Phrase("{0} and {1} others", "{0}とほか{1}人")
PAGE_BEFORE, PAGE_NEXT = Phrase("Page before", "前のページ"), Phrase("Next page", "次のページ")
AS_SEAT, AUDIENCE = Phrase("As seat", "視点を選ぶ"), Phrase("Everybody", "観客")
WATCH = Phrase("Watch", "観る")
GO_ON = Phrase("Continue", "続きを遊ぶ")
DELETE = Phrase("Delete", "削除")
DELETE_ASK = Phrase("Delete this match for good?", "この対戦を完全に削除しますか？")
DELETED = Phrase("The match is deleted", "対戦を削除しました")
NOT_DELETED = Phrase("The file {0} cannot be deleted", "ファイル{0}を削除できません")
UNSAVED = Phrase("This match is not saved", "対戦が保存されていません")
UNSAVED_ASK = Phrase(
    "Its file cannot be written. In which folder shall the whole match be kept?",
    "ファイルに書き込めません。対戦全体をどのフォルダーに保存しますか？",
)
KEEP_THERE = Phrase("Save there", "ここに保存")
LEAVE_UNSAVED = Phrase("Leave without saving", "保存せずに終える")
KEPT_AS = Phrase("The match is kept as {0}", "対戦を{0}に保存しました")
FINISHED = Phrase("{0} wins", "{0}の勝ち")
FINISHED_TOGETHER = Phrase("{0} win", "{0}の勝ち")
DRAWN = Phrase("A draw", "引き分け")
DAMAGED = Phrase("cannot be used", "使えません")
CHOICES = Phrase("{0} choices", "選択 {0}回")
RESULT, WHEN = Phrase("Result", "結果"), Phrase("When", "いつ")
LENGTH, FILE = Phrase("Length", "長さ"), Phrase("File", "ファイル")

# ---- collection ------------------------------------------------------------------------------------
COLLECTION = Phrase("Collection", "コレクション")
SEARCH = Phrase("Search", "さがす")
COUNT = Phrase("{0} of {1}", "{0} / {1}")
NOTHING_FOUND = Phrase("No card fits these filters", "条件に合うカードがありません")
FEWER_FILTERS = Phrase("Take a filter off, or look for another word.", "条件を外すか、別のことばで探してください。")
SHOW_ALL = Phrase("Show all cards", "すべてのカードを表示")
BUILD = Phrase("Build an army", "軍勢を組む")
CLOSE = Phrase("Close", "閉じる")

# ---- armies ----------------------------------------------------------------------------------------
SPELLS = Phrase("Spells", "スペル")
FORMATS = {"standard": Phrase("Standard", "標準"), "large": Phrase("Large", "大規模")}

# ---- curtain ---------------------------------------------------------------------------------------
PASS_TO = Phrase("Pass the screen to {0}", "{0}に画面を渡してください")
HIDDEN = Phrase("Everything hidden stays hidden until {0} says so", "{0}が合図するまで、隠された情報は見えません")
I_AM = Phrase("I am {0}", "わたしが{0}です")

# ---- the curtain -------------------------------------------------------------------------------------
SINCE = Phrase("Since you were here, for everybody to see", "前の手番から（全員に見える出来事）")
PAUSE_AND_SAVE = Phrase("{0}: pause and save", "{0}：中断して保存")

# ---- a screen has failed -----------------------------------------------------------------------------
CRASHED = Phrase("Something fell over", "何かが倒れました")
NOTHING_LOST = Phrase(
    "This screen has failed, and that is our fault. Your match is saved with every choice: nothing is lost.",
    "この画面で問題が起きました。申し訳ありません。対戦は選択のたびに保存されていて、失われたものはありません。",
)
OUR_FAULT = Phrase(
    "This screen has failed, and that is our fault. Nothing that was saved is lost.",
    "この画面で問題が起きました。申し訳ありません。保存済みのものは失われていません。",
)
NOT_SAVED = Phrase(
    "This screen has failed, and your match could not be saved. Before you leave it you are asked where to keep it.",
    "この画面で問題が起きました。対戦を保存できていません。終える前に、保存する場所をお聞きします。",
)
WHAT_HAPPENED = Phrase("What happened", "起きたこと")
REPORT_SAYS = Phrase("The report says where, with this version and system:", "場所・版・環境を書いたレポート：")
REPORT_UNWRITTEN = Phrase(
    "The report could not be written to your folder; it can be copied.",
    "レポートを保存できませんでした。コピーはできます。",
)
BACK_TO_MATCH = Phrase("Back to the match", "対戦に戻る")
WHERE_TO_KEEP = Phrase("Choose where to keep it", "保存する場所を選ぶ")
TO_TITLE = Phrase("Title", "タイトル")
COPY_REPORT = Phrase("Copy report", "レポートをコピー")
REPORT_COPIED = Phrase("The report is on the clipboard", "レポートをコピーしました")
SAVED_MATCH = Phrase("Saved: {0}, {1} choices", "保存済み：{0}、{1}手")
