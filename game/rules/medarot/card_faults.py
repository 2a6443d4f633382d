"""What is said of cards that mean nothing, in both languages."""

from __future__ import annotations

from game.words import Phrase

# ---- the words of texts ----------------------------------------------------------------------------------
NO_PART = Phrase("there is no part called '{0}', only {1}", "「{0}」という部分はありません。使えるのは {1} です")
NO_TEXT = Phrase("there is no text for '{0}'", "「{0}」の文字がありません")
PART_MISSING = Phrase("the part '{0}' is missing", "部分「{0}」がありません")

# ---- Medarots --------------------------------------------------------------------------------------------
SPECIALS = Phrase(
    "specials, and only they, have an ability of the kind 'special'",
    "「special」の能力を持つのは、特殊のメダロットだけで、必ず持ちます",
)
CONDITION = Phrase("only abilities of the kind 'attack' have a condition", "条件を書けるのは「attack」の能力だけです")
FALSE = Phrase("must be false", "false でなければなりません")
MEDAROTTER_DOES = Phrase("only a Medarotter does this", "これはメダロッターにしかできません")
STATIC = Phrase(
    "what is always there changes this Medarot's own numbers, ranges or stay penalty",
    "常に働く能力で変えられるのは、このメダロットの数値・射程・動かないペナルティだけです",
)
LASTS_STATIC = Phrase("only what is always there lasts 'static'", "「static」と書けるのは、常に働く能力だけです")
PIERCES = Phrase("only attacks pierce and splash", "貫通と巻きこみは攻撃だけのものです")
ATTACK_DOES = Phrase(
    "an attack ability pierces, splashes or changes this Medarot's own numbers",
    "攻撃の能力にできるのは、貫通・巻きこみ・このメダロットの数値の変化だけです",
)
WARDS = Phrase("wards are specials", "守りの効果は特殊だけのものです")
BARRIER = Phrase(
    "a barrier, and only that, says in 'power_max' up to which power it negates attacks",
    "どの威力までの攻撃を無効にするかは、バリアだけが「power_max」に必ず書きます",
)
TRAP = Phrase("only a trap has a 'power'", "「power」を書けるのはトラップだけです")
POWER = Phrase(
    "a special has none, all others have one of at least 0",
    "特殊には書けません。ほかのメダロットには0以上の値が必要です",
)
ARROWS = Phrase("each arrow is printed once", "同じ矢印は1回しか書けません")

# ---- Medarotters -----------------------------------------------------------------------------------------
TRIGGERS = Phrase(
    "Trigger effects, and only they, say when they go off", "いつ発動するかは【発動】の効果だけに、必ず書きます"
)
TRASHED = Phrase(
    "Defence effects, and only they, are trashed after the defence",
    "防御のあとにトラッシュするのは【防御】の効果だけで、必ずそうします",
)
MEDAROT_DOES = Phrase("only a Medarot does this", "これはメダロットにしかできません")
TURN = Phrase(
    "what lasts for the turn needs a card that stays for it", "ターン中続く効果には、そのあいだ残るカードが必要です"
)
NO_CANCEL = Phrase("there is nothing to cancel here", "ここには打ち消すものがありません")
ARMED = Phrase(
    "an attack is altered in its defence, or later by what was armed before",
    "攻撃を変えられるのは、その防御のときか、前もってかまえた効果だけです",
)
ONE_CHOICE = Phrase("at most one of them chooses a Medarot", "メダロットを選ぶ効果は1つまでです")

# ---- the set ---------------------------------------------------------------------------------------------
MODES = Phrase("there must be 'normal' and 'beginner'", "「normal」と「beginner」が必要です")
NO_MASTER = Phrase("'{0}' is no Medarotter of this deck", "「{0}」はこのデッキのメダロッターではありません")

# ---- what can come to nothing ------------------------------------------------------------------------------
NO_ATTACK = Phrase("there is no attack at this time", "この時に攻撃はありません")
DESTROYED = Phrase("the target has left the field when it is destroyed", "破壊した対象は、もうフィールドにいません")
TURN_IS_OVER = Phrase("nothing of the turn is left in the end phase", "エンドフェイズには、もうターンが残っていません")
KNOWN = Phrase(
    "what is printed on this Medarot is always so, or never", "このメダロットに印刷されたことは、変わりません"
)
