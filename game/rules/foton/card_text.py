"""The text of every card, put together from its lines in both languages. Nothing here is written for a single card.

A line is a whole sentence or two, as it is printed: "■ Draw 2.", 「【対抗】その妨の影響を受けない。」. The tests
compare every one with the golden text of the card data.
"""

from __future__ import annotations

from functools import cache

from game.rules.foton.cards import Act, Auto, Counter, EventCard, Guard, Interfere, Line, Megido, Photon, When
from game.rules.foton.conditions import condition_words
from game.rules.foton.nouns import noun, said
from game.words import Phrase

STYLE_NAMES = {
    "rush": Phrase("Rush", "ラッシュ"),
    "counter": Phrase("Counter", "カウンター"),
    "burst": Phrase("Burst", "バースト"),
}
CLASS_NAMES = {
    "fighter": Phrase("Fighter", "ファイター"),
    "trooper": Phrase("Trooper", "トルーパー"),
    "sniper": Phrase("Sniper", "スナイパー"),
}
EACH_TIME = {
    "end_of_turn": Phrase("at the end of each of your turns", "あなたのターンが終わるたび"),
    "interfere_used": Phrase("each time you activate an interference", "あなたが妨を発動するたび"),
    "interfered": Phrase("each time an opponent's interference is applied to you", "対戦相手の妨の影響を受けるたび"),
    "megido_acts": Phrase("each time another of your {0}Megido acts", "あなたの他の{0}メギドが行動するたび"),
    "vp_gained": Phrase("each time another of your cards gives you VP", "あなたの他のカードの効果で勝利点を得るたび"),
    "countered": Phrase("each time an opponent counters your interference", "あなたの妨に対戦相手が対抗を発動するたび"),
    "photon_lost": Phrase(
        "each time one or more photons in your field are turned face down or leave it",
        "あなたの場のフォトンが裏になるか場を離れるたび",
    ),
    "event_used": Phrase("each time you use an event", "あなたがイベントを使用するたび"),
}
TARGETS = {"each": Phrase("each opponent", "対戦相手全員"), "one": Phrase("choose one opponent", "対戦相手1人を選ぶ")}
PREVENT = Phrase("Prevent that interference for you.", "その妨の影響を受けない。")


@cache
def text(card: Megido | EventCard | Photon) -> tuple[Phrase, ...]:
    """What a card says, one sentence or more for each of its lines; nothing for a photon."""
    return () if isinstance(card, Photon) else tuple(line_text(line) for line in card.lines)


def line_text(line: Line) -> Phrase:
    match line:
        case Act(do=do):
            return Phrase("■ {0}", "■{0}").of(sentence(said(do)))
        case Interfere():
            return _interference(line)
        case Counter():
            return _counter(line)
        case Auto(when=when, do=do):
            does = said(do)
            clause = Phrase("{0}, {1}", "{0}、{1}").of(each_time(when), does)
            return Phrase("AUTO {0}", "【自動】{0}").of(sentence(clause))
        case Guard(of=of):
            return _guard(noun(of, 2))


def _guard(cards: Phrase) -> Phrase:
    en = f"{cards.en} in your field cannot be turned or moved by opponents' interference"
    ja = f"あなたの場の{cards.ja}は、対戦相手の妨によって裏になったり移動したりしない"
    return Phrase("AUTO {0}", "【自動】{0}").of(sentence(Phrase(en, ja)))


def sentence(clause: Phrase) -> Phrase:
    """With a capital and a full stop."""
    return Phrase(clause.text("en"), clause.text("ja"))


def each_time(when: When) -> Phrase:
    """What sets an automatic effect off."""
    if when.event != "megido_acts":
        return EACH_TIME[when.event]
    return EACH_TIME[when.event].of(Phrase("{0} ", "{0}の").of(STYLE_NAMES[when.style]) if when.style else "")


def _interference(line: Interfere) -> Phrase:
    condition = Phrase("", "")
    if line.condition:
        condition = Phrase("if {0}, ", "{0}なら、").of(condition_words(line.condition))
    does = said(line.do)
    body = Phrase(does.en + ("" if does.en.endswith(".") else "."), does.text("ja"))
    return Phrase("■ INTERFERE {0}{1}: {2}", "■【妨】{0}{1}：{2}").of(condition, TARGETS[line.targets], body)


def _counter(line: Counter) -> Phrase:
    en, ja = "COUNTER ", "【対抗】"
    if line.condition:
        words = condition_words(line.condition)
        en, ja = f"{en}(only if {words.en}) ", f"{ja}（条件：{words.ja}）"
    if line.cost:
        words = said(line.cost)
        en, ja = f"{en}[cost: {words.text('en')}] ", f"{ja}（代償：{words.in_('ja')}）"
    bonus = sentence(said(line.bonus)) if line.bonus else Phrase("", "")
    return Phrase(f"{en}{PREVENT.en} {bonus.en}".rstrip(), f"{ja}{PREVENT.ja}{bonus.ja}")
