"""What is said of puzzles."""

from __future__ import annotations

from game.words import Phrase

PUZZLES = Phrase("Puzzles", "パズル")
PUZZLE = Phrase("Puzzle {0}", "パズル{0}")
ABOUT = Phrase("Positions with one right answer, proved", "正解がひとつだけ。証明済みの局面")
KINDS = {"win": Phrase("One turn to win", "このターンで勝つ"), "best": Phrase("What was best?", "最善の手は？")}
TASKS = {
    "win": Phrase(
        "You can win before this turn is over, whatever the other answers. Only one first move does it.",
        "相手が何をしても、このターンのうちに勝てます。その最初の一手はひとつだけです。",
    ),
    "best": Phrase(
        "One move wins clearly more often than all others. Which?", "ほかのどの手よりはっきり勝率の高い手があります。"
    ),
}
GRADE = Phrase("Grade {0}", "難度{0}")
SOLVED_OF = Phrase("{0} of {1} solved", "{0}/{1} 解決")
SOLVED = Phrase("Solved", "解決済み")
STREAK = Phrase("Puzzle of the day: {0} days in a row", "今日のパズル：{0}日連続")
STREAK_1 = Phrase("Puzzle of the day: 1 day in a row", "今日のパズル：1日連続")
TODAY = Phrase("Today's puzzle", "今日のパズル")
TODAY_SOLVED = Phrase("Today's puzzle is solved", "今日のパズルは解決済み")
BEGIN, ONCE_MORE = Phrase("Begin", "始める"), Phrase("Once more", "もう一度")
COMPARED = Phrase(
    "{0} first moves were compared on {1} imagined tables", "最初の手{0}通りを、想像した卓{1}面で比べました"
)
BACK = Phrase("Back", "もどる")
NONE = Phrase("There are no puzzles of this game yet", "このゲームのパズルはまだありません")

# ---- beside the table --------------------------------------------------------------------------------
RIGHT_WIN = Phrase("Solved! No other first move wins.", "正解！ほかの最初の手では勝てません。")
RIGHT_RARE = Phrase(
    "Solved! Other first moves fail in {0} % of the cases or more.",
    "正解！ほかの最初の手では{0}％以上の場合に勝てません。",
)
RIGHT_BEST = Phrase(
    "That is it! It wins {0} % more often than the next best.", "正解！次善の手より勝率が{0}％高い手です。"
)
WATCH = Phrase("This is not it. See what follows.", "これではありません。どうなるか見てみましょう。")
MISSED_WIN = Phrase(
    "The turn is over and you have not won. There is a way: try again.",
    "勝てないままターンが終わりました。勝つ手はあります。もう一度どうぞ。",
)
LOST_IT = Phrase(
    "The match is over and you have not won. Try again.", "勝てないまま対戦が終わりました。もう一度どうぞ。"
)
MISSED_BEST = Phrase(
    "This is what follows. Another move wins clearly more often: try again.",
    "このような展開になりました。はっきり勝率の高い手が別にあります。もう一度どうぞ。",
)
TRY_AGAIN = Phrase("This is how it went on", "このように進みました")
HINT, AGAIN, NEXT = (
    Phrase("Hint {0}/3", "ヒント{0}/3"),
    Phrase("Try again", "もう一度"),
    Phrase("Next puzzle", "次のパズル"),
)

# ---- hints -------------------------------------------------------------------------------------------
LOOK_HAND = Phrase("Look at your hand.", "手札を見てみましょう。")
LOOK_OWN = Phrase("Look at your own cards on the table.", "卓上の自分のカードを見てみましょう。")
LOOK_THEIRS = Phrase("Look at what your opponent has on the table.", "相手が卓上に出しているものを見てみましょう。")
LOOK_PLACE = Phrase("It is about a place on the table.", "卓上の場所に関わる手です。")
LOOK_BUTTON = Phrase("It is one of the buttons.", "ボタンのどれかです。")
CARD = Phrase("It is about {0}.", "「{0}」に関わる手です。")
AT_A_GLANCE = Phrase("It is what looks best at a glance.", "一目で最も良さそうな手です。")
NOT_AT_A_GLANCE = Phrase("It is not what looks best at a glance.", "一目で最も良さそうな手ではありません。")
MOVE = Phrase("The move: {0}.", "正解の手：{0}")
OFF_THE_WAY = Phrase(
    "You have left the way that is proved. Take it back, or try again.",
    "証明された手順から外れています。取り消すか、最初からやり直しましょう。",
)
ANSWERED = Phrase(
    "Your opponent has answered in another way. You can still win: find out how.",
    "相手は別の応じ方をしました。それでも勝てます。考えてみましょう。",
)

# ---- menu --------------------------------------------------------------------------------------------
RESUME = Phrase("Back to the puzzle", "パズルにもどる")
RESTART = Phrase("Begin this puzzle again", "このパズルをはじめから")
ALL = Phrase("All puzzles", "パズル一覧")
LEAVE = Phrase("Leave the puzzle", "パズルを終える")
