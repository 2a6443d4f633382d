"""The text of every card, put together from its definition, in both languages.

A text says when, then what is chosen, then what happens. Nothing here is written for a single card: what a card says
cannot differ from what it does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from game.effects.effect import Effect
from game.rules.arena.card_nouns import Names, host, noun
from game.rules.arena.card_phrases import TRIGGERS
from game.rules.arena.card_sentences import Words
from game.rules.arena.forms import Attach, Wanted
from game.words import Phrase

CONDITIONS = {
    "in_water": Phrase("if it stands in water", "水の中にいるなら"),
    "all_figures_of_this_card_in_your_graveyard": Phrase(
        "if all your {1} are in your figure graveyard", "自分の{1}がすべて自分のフィギュアの墓地にあるなら"
    ),
    "not_moved": Phrase("before it moves", "移動する前に"),
}
USES = {
    "once per turn": Phrase("once per turn", "1ターンに1回"),
    "once per game": Phrase("once per game", "ゲーム中1回"),
}
GLYPHS = {
    "": Phrase("while one of your figures stands here", "自分のフィギュアがここにいる間"),
    "start_of_your_turn": Phrase(
        "at the start of your turn, if one of your figures stands here",
        "自分のターンの開始時、自分のフィギュアがここにいるなら",
    ),
    "draw_phase_extra": Phrase(
        "in your draw phase, if one of your figures stands here",
        "自分のドローフェイズに、自分のフィギュアがここにいるなら",
    ),
}
WINDOWS = {("A",): Phrase("before moving", "移動の前に"), ("B",): Phrase("after your attacks", "攻撃の後に")}
ONE_MORE = Phrase("draw one more card", "カードをもう1枚引く")
# Japanese verbs that end what is offered, and how "you may" bends them.
MAY = (("選ぶ", "選んでもよい"), ("振る", "振ってもよい"), ("する", "してもよい"), ("引く", "引いてもよい"))


class AbilityLike(Protocol):
    """What the text of an ability is made from."""

    @property
    def kind(self) -> str: ...
    @property
    def trigger(self) -> str: ...
    @property
    def targets(self) -> tuple[Wanted, ...]: ...
    @property
    def effect(self) -> tuple[Effect, ...]: ...
    @property
    def condition(self) -> str: ...
    @property
    def uses(self) -> str: ...
    @property
    def may(self) -> bool: ...


class SpellLike(Protocol):
    """What the text of a spell is made from."""

    @property
    def kind(self) -> str: ...
    @property
    def windows(self) -> tuple[str, ...]: ...
    @property
    def attach_to(self) -> Attach | None: ...
    @property
    def trigger(self) -> str: ...
    @property
    def targets(self) -> tuple[Wanted, ...]: ...
    @property
    def effect(self) -> tuple[Effect, ...]: ...


class GlyphLike(Protocol):
    """What the text of a glyph is made from."""

    @property
    def trigger(self) -> str: ...
    @property
    def targets(self) -> tuple[Wanted, ...]: ...
    @property
    def effect(self) -> tuple[Effect, ...]: ...


def ability_text(ability: AbilityLike, one: Phrase, all_of_them: Phrase, names: Names) -> Phrase:
    """The text of an ability. `one` is what a figure of the card is called, `all_of_them` the card."""
    words = Words(names, one, {w.id: w for w in ability.targets}, all_of_them)
    what = body(words, ability.targets, ability.effect)
    if ability.may:
        what[0] = may(what[0])
    when = []
    if ability.trigger:
        when.append(TRIGGERS[ability.trigger].of(one, all_of_them))
    if limit := how_often(ability):
        when.insert(0, limit)
    if ability.condition in CONDITIONS and ability.kind != "static":
        when.append(CONDITIONS[ability.condition].of(one, all_of_them))
    return sentences([led(when, what[0], ability.kind == "activated"), *what[1:]])


def how_often(ability: AbilityLike) -> Phrase | None:
    """How often it may be used, where its trigger does not say so."""
    said = ability.uses and "each turn" not in TRIGGERS.get(ability.trigger, Phrase("", "")).en
    return USES[ability.uses] if said else None


def spell_text(spell: SpellLike, names: Names) -> Phrase:
    """The text of a spell."""
    words = Words(names, targets={w.id: w for w in spell.targets})
    what = body(words, spell.targets, spell.effect)
    if spell.attach_to:
        on = host(spell.attach_to)
        if spell.kind == "hidden":
            when = TRIGGERS[spell.trigger]
            return sentences(
                [
                    Phrase("hidden on {0}", "{0}に伏せる").of(on),
                    Phrase("reveal {0}: {1}", "{0}公開してもよい：{1}").of(when, what[0]),
                    *what[1:],
                ]
            )
        return sentences([Phrase("attach to {0}", "{0}に付ける").of(on), *what])
    if spell.windows in WINDOWS:
        what[0] = Phrase("{0}: {1}", "{0}：{1}").of(WINDOWS[spell.windows], what[0])
    return sentences(what)


def glyph_text(glyph: GlyphLike, names: Names) -> Phrase:
    """The text of a glyph."""
    words = Words(names, targets={w.id: w for w in glyph.targets})
    what = body(words, glyph.targets, glyph.effect)
    if glyph.trigger == "draw_phase_extra":
        what[0] = ONE_MORE
    return sentences([led([GLYPHS[glyph.trigger]], what[0], False), *what[1:]])


def body(words: Words, targets: Sequence[Wanted], effects: Sequence[Effect]) -> list[Phrase]:
    """What is chosen, and what happens."""
    chosen = [noun(w, words.names, words.me) for w in targets]
    first = []
    if chosen:
        first = [
            Phrase("choose {0}", "{0}を選ぶ").of(
                Phrase(" and ".join(c.en for c in chosen), "と、".join(c.ja for c in chosen))
            )
        ]
    return [*first, *words.sentences(effects)]


def may(words: Phrase) -> Phrase:
    """The same as an offer: "you may choose ...", 「…選んでもよい」."""
    head, stop, tail = (words.ja + words.verb).partition("。")
    for verb, bent in MAY:
        if head.endswith(verb):
            head = head.removesuffix(verb) + bent
            break
    return Phrase(f"you may {words.en}", head + stop + tail)


def led(when: Iterable[Phrase], what: Phrase, activated: bool) -> Phrase:
    """What happens, after when it does: "at the end of the turn of Nissa, you may ..."."""
    parts = list(when)
    if not parts:
        return what
    mark = Phrase(": ", "：") if activated else Phrase(", ", "、")
    return Phrase(
        ", ".join(p.en for p in parts) + mark.en + what.en,
        "、".join(p.ja for p in parts) + mark.ja + what.ja + what.verb,
    )


def sentences(parts: Sequence[Phrase]) -> Phrase:
    """Sentences one after the other, each with its full stop."""
    return Phrase(" ".join(p.text("en") for p in parts), "".join(p.text("ja") for p in parts))
