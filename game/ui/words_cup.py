"""Sentences of tournaments, and of a best of three."""

from __future__ import annotations

from game.words import Phrase

TOURNAMENT = Phrase("Tournament", "大会")
SIGN_UP = Phrase("Sign-up", "参加受付")
PLAYERS = Phrase("Players", "参加者")
PLAYERS_OF = Phrase("{0} of {1}", "{0}/{1}人")
ADD_PERSON, ADD_COMPUTER = Phrase("Add a person", "人を加える"), Phrase("Add a computer", "CPUを加える")
TAKE_OUT = Phrase("Take out", "外す")
FULL = Phrase("A tournament has {0} players at most", "参加できるのは{0}人までです")
TOO_FEW = Phrase("A tournament takes two players", "2人以上で開けます")
NO_NAME = Phrase("Everybody but you needs a name", "あなた以外は名前が必要です")
SAME_NAME = Phrase("Two players are called {0}", "「{0}」が2人います")
STARS = (
    Phrase("Vega", "ベガ"),
    Phrase("Altair", "アルタイル"),
    Phrase("Deneb", "デネブ"),
    Phrase("Sirius", "シリウス"),
    Phrase("Rigel", "リゲル"),
    Phrase("Spica", "スピカ"),
    Phrase("Capella", "カペラ"),
    Phrase("Antares", "アンタレス"),
)
"""What computers are called until somebody calls them something else."""

FORM = Phrase("Form", "形式")
FORMS = {"robin": Phrase("Everybody meets", "総当たり"), "swiss": Phrase("Swiss", "スイス式")}
FORM_NOTES = {
    "robin": Phrase("Everybody plays everybody once.", "全員がほかの全員と1回ずつ当たります。"),
    "swiss": Phrase(
        "In each round those meet who have done equally well; nobody meets anybody twice.",
        "各ラウンドで成績の近い人どうしが当たります。同じ相手とは2度当たりません。",
    ),
}
LENGTH = Phrase("A match is", "1試合は")
LENGTHS = {1: Phrase("one game", "1本"), 3: Phrase("best of three", "3本勝負")}
THREE = Phrase("Best of three", "3本勝負")
THREE_ABOUT = Phrase(
    "Whoever first wins two games; who loses one takes the first seat in the next",
    "先に2本取れば勝ち。負けた側が次の先頭の席に座ります",
)
THREE_FOR_TWO = Phrase("A best of three is for two players at this screen", "3本勝負は、この画面の2人で遊びます")
HOW_MUCH = Phrase("Rounds: {0} · matches: {1}", "{0}ラウンド・{1}試合")
POINTS_NOTE = Phrase(
    "A win is two points, a draw one. Equal points: their own matches, then the points of one's opponents, then the "
    "better wins, then the lot.",
    "勝ちは2点、引き分けは1点。同点の場合は、直接の対戦、対戦相手の点の合計、勝った相手の点、くじの順で決めます。",
)
REST_NOTE = Phrase("Who rests has won that round.", "休みの人は、そのラウンドを勝ちとします。")
OPTIONS_NOTE = Phrase("Options are those of the set-up.", "オプションは「対戦の準備」のものを使います。")
BEFORE = Phrase("Earlier ones", "これまでの大会")
BEGIN = Phrase("Begin", "開始")

ROUND_OF = Phrase("Round {0} of {1}", "第{0}ラウンド（全{1}）")
NOT_YET = Phrase("Known when the round before is over", "前のラウンドが終わると決まります")
RESTS = Phrase("{0} rests", "{0}は休み")
SCORE = Phrase("{0} : {1}", "{0} : {1}")
TO_PLAY, UNDER_WAY = Phrase("to be played", "これから"), Phrase("begun", "対戦中")
COMPUTING = Phrase("they play: {0} choices", "対戦中：{0}手")
DRAWN, NOTHING = Phrase("drawn", "引き分け"), Phrase("", "")
PLAY, GO_ON, WATCH, REPLAY = (
    Phrase("Play", "遊ぶ"),
    Phrase("Go on", "続ける"),
    Phrase("Watch", "観る"),
    Phrase("Replay", "リプレイ"),
)
NEXT_MATCH = Phrase("Play: {0} – {1}", "遊ぶ：{0} – {1}")
COMPUTERS_PLAY = Phrase("The computers play their matches", "CPUどうしが対戦しています")
WINS = Phrase("{0} wins the tournament", "{0}の優勝")
WON_IT = Phrase("won by {0}", "優勝：{0}")
DELETE = Phrase("Delete", "消す")
DELETE_ASK = Phrase(
    "The tournament is deleted for good. The recordings of its games stay.",
    "この大会を完全に消します。各対戦のリプレイは残ります。",
)
TABLE = Phrase("Standing", "順位")
COLUMNS = (
    Phrase("won", "勝"),
    Phrase("drawn", "分"),
    Phrase("lost", "負"),
    Phrase("met", "相手"),
    Phrase("wins", "勝点"),
    Phrase("points", "点"),
)
TABLE_NOTE = Phrase(
    "met: points of opponents · wins: points of those beaten", "相手：対戦相手の点　勝点：勝った相手の点"
)
COURSE = Phrase("Points by round", "点の移り変わり")

NEXT_GAME = Phrase("Next game", "次の対戦")
TO_TOURNAMENT = Phrase("To the tournament", "大会へ")
GAMES = tuple(Phrase(f"Game {n}: {{0}} {{1}} : {{2}} {{3}}", f"第{n}局　{{0}} {{1}} : {{2}} {{3}}") for n in (1, 2, 3))
THREE_NOW = Phrase("Best of three: {0} {1} : {2} {3}", "3本勝負　{0} {1} : {2} {3}")
IN_ROUND = Phrase("Tournament, round {0}", "大会 第{0}ラウンド")
