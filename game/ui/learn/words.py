"""What the coach says by himself; everything else is in the lessons."""

from __future__ import annotations

from game.words import Phrase

LESSON = Phrase("Lesson {0}", "レッスン{0}")
STEP_OF = Phrase("Step {0} of {1}", "ステップ{0}/{1}")
YOUR_COACH = Phrase("{0}, your coach", "コーチの{0}")
COACH = Phrase("Your coach", "コーチ")
NEXT = Phrase("Next", "次へ")
SHOW_ME = Phrase("Show me", "お手本")
SKIP_STEP = Phrase("Skip step", "とばす")
BACK = Phrase("Replay this step, then the one before", "このステップをもう一度、さらに前へ")
FOLD = Phrase("Fold the coach away", "コーチをたたむ")
UNFOLD = Phrase("Show the coach", "コーチをひらく")
CLICK_HERE = Phrase("Click here", "ここをクリック")
THEN_HERE = Phrase("then here", "次にここ")
THEN_BUTTON = Phrase("Now click the button with the arrow.", "次に、矢印のボタンをクリックしましょう。")
WATCH = Phrase("Watch what happens.", "どうなるか見てみましょう。")

# ---- after a wrong try -----------------------------------------------------------------------------
NOT_YET = Phrase("First read this, then go on with “Next”.", "まずこれを読んで、「次へ」で進みましょう。")
ALSO_ALLOWED = Phrase(
    "That is allowed too, but now we try something else.", "それもできますが、今は別のことを練習します。"
)

# ---- the end ----------------------------------------------------------------------------------------
WELL_DONE = Phrase("Well done!", "よくできました！")
ALL_DONE = Phrase("Well done: that was the last lesson!", "最後のレッスン、よくできました！")
NEXT_LESSON = Phrase("Next lesson", "次のレッスン")
PLAY_ON = Phrase("Play on", "続けて遊ぶ")
AGAIN = Phrase("Again", "もう一度")
LEAVE = Phrase("Back", "もどる")
MATCH_WON = Phrase("You have won this match!", "この対戦はあなたの勝ちです！")
MATCH_LOST = Phrase("The match is over. Your opponent was ahead this time.", "対戦終了です。今回は相手の勝ちでした。")
MATCH_DRAWN = Phrase("The match is over. Nobody has won.", "対戦終了です。引き分けでした。")

# ---- menu -------------------------------------------------------------------------------------------
RESUME_LESSON = Phrase("Back to the lesson", "レッスンにもどる")
RESTART = Phrase("Begin this lesson again", "このレッスンをはじめから")
ALL_LESSONS = Phrase("All lessons", "レッスン一覧")
RULEBOOK = Phrase("Rulebook", "ルールブック")
LEAVE_LESSON = Phrase("Leave the lesson", "レッスンを終える")

# ---- the list of lessons ----------------------------------------------------------------------------
LEARN_BY_PLAYING = Phrase("Learn by playing", "遊んで学ぶ")
CHOOSE_LESSON = Phrase("Short lessons at the real table", "本物の卓で学ぶ短いレッスン")
MINUTES = Phrase("{0} min", "{0}分")
STEPS = Phrase("{0} steps", "{0}ステップ")
DONE_OF = Phrase("{0} of {1} done", "{0}/{1} 達成")
BEGIN = Phrase("Begin", "始める")
CONTINUE_AT = Phrase("Continue at step {0}", "ステップ{0}から続ける")
ONCE_MORE = Phrase("Once more", "もう一度")
CITED = Phrase("Lesson {0}: {1}", "レッスン{0}：{1}")
