"""Sentences that battlefield and card table share."""

from __future__ import annotations

from game.words import Phrase

UNDO = Phrase("Undo", "取り消す")
MENU = Phrase("Menu", "メニュー")
SPEED = Phrase("Speed of the computer", "コンピュータの速さ")
LOG = Phrase("Log", "ログ")
LOG_EMPTY = Phrase(
    "What happens is written here. Pointing at a line lights what it tells of.",
    "起きたことがここに並びます。行を指すと、その行のカードや場所が光ります。",
)
CANCEL = Phrase("Cancel", "やめる")
PAUSED = Phrase("Paused", "一時停止")
INSTANT = Phrase("Instant", "即時")
THINKING = Phrase("{0} is thinking", "{0}が考えています")
PLAYING = Phrase("{0} plays", "{0}の行動")
PASSED = Phrase("Nothing to decide for you: play goes on in a moment", "選ぶことはありません。まもなく先へ進みます")
CHOOSE_ONE = Phrase("Which one?", "どれにしますか？")
MATCH_OVER = Phrase("The match is over", "対戦終了")
YOUR_TURN = Phrase("Your turn", "あなたのターン")
TURN_OF = Phrase("{0}'s turn", "{0}のターン")
RULE = Phrase("Rule {0}", "ルール{0}")
RULING = Phrase("Ruling {0}", "裁定{0}")
CAN_BE = Phrase("This can be chosen now", "これは今選べる")
NOT_NOW = Phrase("Nothing can be done with this now", "今はこれに対してできることはない")
NOT_WITH = Phrase(
    "This does not go with what is chosen: let something else go first",
    "今選んでいるものとは組み合わせられない。先にほかのものを外す",
)
AS_ASKED = Phrase("This is asked now: {0}", "今はこれを決める：{0}")
CLOSE = Phrase("Click or Esc to close", "クリックまたはEscで閉じる")
NO_HINT = Phrase("No hint here", "ここではヒントがない")
RESUME = Phrase("Back to the match", "対戦にもどる")
CONCEDE = Phrase("Concede", "投了する")
CONCEDE_SURE = Phrase("Really concede", "本当に投了する")
LEAVE = Phrase("Leave (the match is saved)", "中断する（自動保存済み）")
LEARN = Phrase("Lessons", "レッスン")
RULEBOOK = Phrase("Rulebook", "ルールブック")
LEAVE_REPLAY = Phrase("Leave the replay", "リプレイを終える")
LANGUAGE = Phrase("日本語", "English")
SETTINGS = Phrase("Settings", "設定")
FULL_SCREEN = Phrase("Full screen", "全画面")
UNDONE = Phrase("Taken back", "取り消しました")
NO_UNDO = {
    "nothing": Phrase("Nothing to take back", "取り消せる選択がありません"),
    "others": Phrase(
        "Nothing to take back: somebody else has been asked since",
        "取り消せません：その後に他のプレイヤーの番がありました",
    ),
    "rolled": Phrase("This cannot be taken back: chance has spoken", "取り消せません：運で決まることがありました"),
    "drawn": Phrase("This cannot be taken back: cards were drawn", "取り消せません：カードを引きました"),
    "shown": Phrase("This cannot be taken back: a card was shown", "取り消せません：カードが公開されました"),
    "opened": Phrase(
        "This cannot be taken back: everybody's choices were opened", "取り消せません：全員の選択が公開されました"
    ),
    "network": Phrase("At a table on the network nothing is taken back", "ネットワークの対戦では取り消せません"),
}
ENDED = Phrase(
    "Nothing was left to do: play goes on. {0} takes your choice back",
    "できることがないので先へ進みます。{0}で取り消し",
)
OTHER_TABLE = Phrase("The table has changed meanwhile: choose again", "場の状況が変わりました。もう一度選んでください")
STEP_BACK = Phrase("One choice back", "1手もどる")
LINE_THERE = Phrase("Click a line: to that moment", "行をクリック：その場面へ")
STEP_ON = Phrase("One choice on", "1手すすむ")
PLAY = Phrase("Play", "再生")
EYES_OF = Phrase("Seen by {0}", "{0}の視点")
EYES_OPEN = Phrase("All hands open", "手札をすべて公開")
EYES_ALL = Phrase("Seen by everybody", "観客の視点")
OF_PICKS = Phrase("{0} of {1}", "{1}中{0}")
