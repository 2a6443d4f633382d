"""Sentences of play on the local network: tables nearby, the lobby, who is missing, honest dice."""

from __future__ import annotations

from game.words import Phrase

LAN = Phrase("On this network", "ネットワークで遊ぶ")
LAN_NOTE = Phrase("nothing leaves this network", "このネットワークの外とは通信しません")
NEARBY = Phrase("Tables nearby", "近くのテーブル")
FOUND = Phrase("{0} found", "{0}件")
LOOKING = Phrase("Looking for tables", "テーブルを探しています")
NO_TABLES = Phrase("No table yet", "テーブルはまだありません")
NO_MULTICAST = Phrase(
    "Tables cannot be found by themselves on this network: type the whole join code, or the address, at the right.",
    "このネットワークでは自動で見つけられません。右に参加コード全体か、アドレスを入力してください。",
)
NONE_YET = Phrase(
    "Whoever hosts one on this network appears here. Open your own with a game at the right, or type a join code that "
    "somebody sent you.",
    "このネットワークで誰かがテーブルを開くと、ここに表示されます。右のゲームを選んで自分で開くか、受け取った"
    "参加コードを入力してください。",
)
TABLE_OF = Phrase("{0}'s table", "{0}さんのテーブル")
UNKNOWN_GAME = Phrase("a game you do not have", "持っていないゲーム")

JOIN_TITLE = Phrase("Join a table", "テーブルに参加する")
JOIN = Phrase("Join", "参加する")
KEY_OR_CODE = Phrase("Key, or the whole join code", "キー、または参加コード全体")
KEY_HINT = Phrase("read out by the host", "ホストに聞いてください")
ADDRESS = Phrase("Address, if the table is not in the list", "アドレス（一覧にないとき）")
ADDRESS_HINT = Phrase("for example {0}", "例：{0}")
CHOOSE_TABLE = Phrase(
    "That is only a key: choose a table, type its address, or type the whole join code",
    "キーだけでは足りません。テーブルを選ぶか、アドレスか参加コード全体を入力してください",
)
NOTHING_TYPED = Phrase("Type the key that the host sees", "ホストの画面に出ているキーを入力してください")
YOUR_NAME = Phrase("Your name", "あなたの名前")
HOST_TITLE = Phrase("Host a table", "テーブルを開く")
HOST_ABOUT = Phrase(
    "Choose a game. You decide who may sit down; the others need the key that you will see.",
    "ゲームを選びます。席を決めるのはあなたです。ほかの人は、表示されるキーで参加します。",
)
OPEN_SEAT = Phrase("LAN", "LAN")
OPEN_SEAT_LONG = Phrase("Open to somebody on this network", "ネットワークの誰かを待つ席")
OPEN_TABLE = Phrase("Open the table", "テーブルを開く")
CANNOT_HOST = Phrase("The table cannot be opened: {0}", "テーブルを開けません（{0}）")
LISTEN_AT = Phrase("The network card at which your own table is open to others", "自分のテーブルを開くネットワーク回線")
EVERY_CARD = Phrase("all network cards", "すべての回線で開く")

JOIN_KEY = Phrase("Key", "キー")
READ_OUT = Phrase("read it out loud", "読み上げて伝えます")
NEW_KEY = Phrase("New key", "新しいキー")
NEW_KEY_ASK = Phrase(
    "The old key and join code open nothing any more, at once. Whoever is at the table stays.",
    "今までのキーと参加コードはすぐに使えなくなります。テーブルにいる人はそのまま残ります。",
)
COPY = Phrase("Copy", "コピー")
COPIED = Phrase("The join code is on the clipboard", "参加コードをコピーしました")
SEAT_OPEN = Phrase("Open seat", "空席")
SIT_HERE = Phrase("Sit here", "ここに座る")
WATCH = Phrase("Only watch", "観戦する")
HOST_HERE = Phrase("host", "ホスト")
THIS_SCREEN = Phrase("host, this screen", "ホスト（この画面）")
GUEST_HERE = Phrase("guest", "ゲスト")
YOU = Phrase("you", "あなた")
RUN_BY_HOST = Phrase("run by the host", "ホストの機械が担当")
LINE_LOST = Phrase("connection lost", "接続切れ")
LOST = Phrase("Line lost", "切断中")
DECK_CHOSEN = Phrase("{0} chosen", "{0}選択済み")  # "party chosen"
ANY_DECK = Phrase("any {0}", "おまかせ")
READY = Phrase("Ready", "準備完了")
NOT_YET = Phrase("Not ready yet", "準備中")
WAITING = Phrase("waiting", "待機中")
I_AM_READY = Phrase("I am ready", "準備できた")
NOT_READY_AFTER_ALL = Phrase("Not ready", "取り消す")
START = Phrase("Start", "始める")
KICK = Phrase("Send away", "退出させる")
LET_IN_AGAIN = Phrase("Let in again: {0}", "入室を許可：{0}")
HONEST = Phrase(
    "Shuffle and dice follow from everybody's secret numbers, and all check the match afterwards. (It does not prove "
    "that the host's machine has not looked.)",
    "シャッフルとダイスは全員の秘密の数から決まり、対戦後に全員が確かめます。（ホストの機械がのぞき見しないことまでは証明できません）",
)
OPTIONS_TITLE = Phrase("Rules of this table", "このテーブルのルール")
USUAL_RULES = Phrase("The usual rules", "標準ルール")

THINKING_TIME = Phrase("Time to think", "考える時間")
GRACE = Phrase("Wait for a lost line", "切断を待つ時間")
NO_LIMIT = Phrase("no limit", "無制限")
MINUTES = Phrase("{0} min", "{0}分")
TALK = Phrase("Talk", "会話")
WATCH_COUNT = Phrase("{0} watching", "観戦 {0}人")
WRITE = Phrase("Write to the table", "メッセージを書く")
QUICK = (
    Phrase("Good luck", "よろしく！"),
    Phrase("One moment", "少し待って"),
    Phrase("Well played", "いい試合でした"),
)
BACK_IN = Phrase("Back to the match", "対戦に戻る")
LEAVE_TABLE = Phrase("Leave table", "席を立つ")
KEY_LETS_IN = Phrase("The key lets anybody on this network in.", "キーがあれば誰でも参加できます。")
WAITS_FOR_ONE = Phrase("Start waits for one thing", "開始を待っていること")
WAITS_FOR = Phrase("Start waits for {0} things", "開始を待っていること：{0}つ")
ALL_READY = Phrase("All are ready", "全員、準備できました")
HOST_STARTS = Phrase("The host starts the match.", "ホストが対戦を始めます。")
CLOSE_ASK = Phrase(
    "You are the host: the match stops for everybody. It can be continued from the title.",
    "あなたはホストです。対戦は全員分止まります。タイトル画面から再開できます。",
)

CALLING = Phrase("Calling the host…", "ホストに接続しています…")
NOT_REACHED = Phrase("{0}. Trying again…", "{0}。もう一度試しています…")
SEALING = Phrase("Everybody locks a number…", "全員が数を封印しています…")

GONE = Phrase("{0} has lost the connection ({1} s)", "{0}さんの接続が切れています（{1}秒）")
LEFT = Phrase("{0} has left the table ({1} s)", "{0}さんが席を立ちました（{1}秒）")
IDLE = Phrase("{0} has not answered for a long time ({1} s)", "{0}さんが長く応答していません（{1}秒）")
COMPUTER_PLAYS = Phrase("A computer plays for {0} until they are back", "{0}さんが戻るまで、コンピュータが代わります")
VOTES = {
    "wait": Phrase("Wait", "待つ"),
    "computer": Phrase("Let a computer play", "コンピュータに任せる"),
    "end": Phrase("End the match", "対戦を終える"),
}
I_AM_HERE = Phrase("I am here", "ここにいます")
MORE_THAN_HALF = Phrase("more than half decide", "過半数で決まります")
MORE_THAN_HALF_LATER = Phrase(
    "more than half decide, in {0} s at the earliest", "過半数で決まります（早くても{0}秒後）"
)

VERIFYING = Phrase("Checking the whole match…", "対戦全体を確かめています…")
VERIFIED = Phrase(
    "Verified: nobody chose the dice or the shuffle, and all was as it was shown to you",
    "確認済み：ダイスも順番も誰も選べず、すべて見せられたとおりでした",
)
VERIFIED_BUT_STOPPED = Phrase(
    "Verified, but deals had been stopped after numbers were open: {0}",
    "確認済み。ただし、数を開いた後に中止された配りがあります：{0}",
)
NOT_VERIFIED = Phrase("Not verified: {0}", "確認できません：{0}")
HOST_HOLDS = Phrase(
    "Your machine held the match. Every guest checks it now.",
    "あなたの機械が対戦を預かりました。各ゲストが確認しています。",
)
BACK_TO_LOBBY = Phrase("Back to the table", "テーブルに戻る")
