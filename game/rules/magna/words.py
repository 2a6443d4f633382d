"""The words of Magna Spectra in both languages: what its closed lists of words are called.

The terms of the rulebook are in glossary.py, who and how much is in nouns.py, whole card texts are in card_text.py,
sentences about events in telling.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.words import Phrase

COLOURS: Mapping[str, Phrase] = {
    "blue": Phrase("Blue", "青"),
    "red": Phrase("Red", "赤"),
    "green": Phrase("Green", "緑"),
    "purple": Phrase("Purple", "紫"),
    "white": Phrase("White", "白"),
    "black": Phrase("Black", "黒"),
    "neutral": Phrase("Neutral", "無勢力"),
}
KINDS: Mapping[str, Phrase] = {
    "base": Phrase("Base", "拠点"),
    "force": Phrase("Force", "兵力"),
    "trap": Phrase("Trap", "罠"),
    "arms": Phrase("Arms", "武装"),
    "operation": Phrase("Operation", "作戦"),
    "tactics": Phrase("Tactics", "戦術"),
}
CARD_NOUNS: Mapping[str, Phrase] = {
    "force": Phrase("force card", "兵力カード"),
    "arms": Phrase("arms card", "武装カード"),
    "trap": Phrase("trap card", "罠カード"),
    "operation": Phrase("operation card", "作戦カード"),
    "tactics": Phrase("tactics card", "戦術カード"),
    "any": Phrase("card", "カード"),
}
SKILLS: Mapping[str, Phrase] = {
    "blade": Phrase("Blade", "剣技"),
    "aim": Phrase("Aim", "射撃"),
    "magic": Phrase("Magic", "魔術"),
    "prayer": Phrase("Prayer", "祈祷"),
    "beast": Phrase("Beast", "獣性"),
    "command": Phrase("Command", "指揮"),
    "stealth": Phrase("Stealth", "隠密"),
    "craft": Phrase("Craft", "工作"),
}
EQUIP: Mapping[str, Phrase] = {
    "weapon": Phrase("Weapon", "武器"),
    "shot": Phrase("Missile", "射具"),
    "armour": Phrase("Armour", "防具"),
    "focus": Phrase("Focus", "魔具"),
    "mount": Phrase("Mount", "騎具"),
    "any": Phrase("any unit", "全ユニット"),
}
TRAITS: Mapping[str, Phrase] = {
    "human": Phrase("Human", "人間"),
    "elf": Phrase("Elf", "エルフ"),
    "orc": Phrase("Orc", "オーク"),
    "dragon": Phrase("Dragon", "竜"),
    "beast": Phrase("Beast", "獣"),
    "undead": Phrase("Undead", "不死"),
    "spirit": Phrase("Spirit", "精霊"),
    "machine": Phrase("Machine", "機械"),
    "angel": Phrase("Angel", "天使"),
    "demon": Phrase("Demon", "魔族"),
    "sea": Phrase("Sea", "海"),
    "giant": Phrase("Giant", "巨人"),
}
KEYWORDS: Mapping[str, Phrase] = {
    "defender": Phrase("Defender", "防衛"),
    "ambush": Phrase("Ambush", "伏兵"),
    "possession": Phrase("Possession", "憑依"),
    "swift": Phrase("Swift", "疾駆"),
    "guard": Phrase("Guard", "護衛"),
}
KEYWORD_RULES: Mapping[str, Phrase] = {
    "defender": Phrase(
        "Cannot be in an invasion party; may be in a garrison", "進攻部隊に加われない（守備部隊にはなれる）"
    ),
    "ambush": Phrase(
        "While face-down in a garrison it may be turned face-up in its owner's reinforcement: rank S "
        "free, rank M for 1 Magna; it then is a newly placed Normal unit",
        "守備部隊で裏向きの間、自軍の増援で表向きにできる（ランクSは無償、Mは1マグナ）。"
        "新しく配置されたノーマル状態のユニットになる",
    ),
    "possession": Phrase(
        "Arms that are attached only as reinforcement, to any own unit of the battle, even a trap",
        "増援としてのみ装備できる武装。その戦闘の自軍ユニットなら、トラップにも装備できる",
    ),
    "swift": Phrase("Is placed Normal in the production phase, not Checked", "生産フェイズにノーマル状態で配置される"),
    "guard": Phrase(
        "While a face-up unit of the garrison has Guard, a skirmish must be declared against a unit with Guard",
        "守備部隊に「護衛」を持つ表向きのユニットがいる間、遊撃は「護衛」を持つユニットに宣言する",
    ),
}
TIMINGS: Mapping[str, Phrase] = {
    "attack": Phrase("Attack", "アタック"),
    "block": Phrase("Block", "ブロック"),
    "reinforce": Phrase("Reinforcement", "増援"),
    "production": Phrase("Production", "生産"),
    "interrupt": Phrase("Interrupt", "割込"),
    "operation": Phrase("Operation", "作戦"),
}
OCCASIONS: Mapping[str, Phrase] = {
    "break": Phrase("Break Trigger", "ブレイクトリガー"),
    "enter": Phrase("When placed in the Production Phase", "生産フェイズに配置された時"),
    "reinforce": Phrase("When placed as reinforcement", "増援として配置された時"),
    "destroyed": Phrase("When destroyed in a battle", "戦闘で撃破された時"),
    "base_taken": Phrase("When your invasion makes an enemy base fall", "自軍の進攻で敵軍拠点が陥落した時"),
    "base_fallen": Phrase("When one of your bases falls", "自軍拠点が陥落した時"),
    "invade": Phrase("When you take your war funds into hand", "自軍が軍資金を手札に加えた時"),
    "fortune": Phrase("For each fortune die you roll", "天運ダイスを1つ振るたびに"),
}
STATES: Mapping[str, Phrase] = {
    "normal": Phrase("Normal", "ノーマル状態"),
    "checked": Phrase("Checked", "チェック状態"),
}
STATS: Mapping[str, Phrase] = {"attack": Phrase("attack", "攻撃力"), "defence": Phrase("defence", "防御力")}
PHASE_NAMES: Mapping[str, Phrase] = {
    "setup": Phrase("setup", "準備"),
    "fight": Phrase("Fight Decision Phase", "ファイト決定フェイズ"),
    "adjust": Phrase("Hand Adjustment Phase", "手札調整フェイズ"),
    "production": Phrase("Production Phase", "生産フェイズ"),
    "armament": Phrase("Armament Phase", "軍備フェイズ"),
    "invasion": Phrase("Invasion Phase", "進攻フェイズ"),
    "end": Phrase("Turn End Phase", "ターン終了フェイズ"),
}


def icons(skills: Iterable[str]) -> dict[str, int]:
    """How many icons of each skill there are, in the order of the card."""
    counted: dict[str, int] = {}
    for skill in skills:
        counted[skill] = counted.get(skill, 0) + 1
    return counted


def skill_words(skill: str, n: int | str) -> Phrase:
    """ "Magic 2"."""
    return Phrase(f"{SKILLS[skill].en} {n}", f"{SKILLS[skill].ja}{n}")
