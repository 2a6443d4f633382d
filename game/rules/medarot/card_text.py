"""The text of every card, put together from its definition and the templates of the card data, in both languages.

Nothing here is written for a single card: what a card says cannot differ from what it does. After a template is filled,
doubled spaces, a leading Japanese comma and trailing spaces are dropped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from game.effects.effect import Effect
from game.frozen import frozen
from game.rules.medarot.forms import EVERYBODY, Filter, Provided
from game.rules.medarot.words import TIMINGS
from game.words import Phrase, joined, same

LOOKUP = {
    "stat": "stats",
    "who": "who",
    "lasts": "lasts",
    "scope": "scope",
    "kind": "kind",
    "pick": "discard_pick",
    "to": "alter_to",
}  # fields of effects, and the part of the vocabulary their words are in
LISTS = {"what": "bind_what", "add": "range", "dirs": "dirs"}
WIDE = str.maketrans({"(": "（", ")": "）"})
BLANK = re.compile(r"\{(\w+)\}")


@frozen(eq=False)
class Vocabulary:
    """The templates of the card data: part, then word, then phrase."""

    parts: Mapping[str, Mapping[str, Phrase]]

    def effect(self, op: str, effect: Effect) -> Phrase:
        """The text of an effect: the template of its op, filled from its fields, and its notes."""
        words = {f.name: self.value(op, f.name, getattr(effect, f.name)) for f in fields(effect)}
        if "who" in words:
            words["who"] = self.narrowed(words["who"], getattr(effect, "only", EVERYBODY))
        return tidy(self.fill(self.parts["ops"][op], words))

    def value(self, op: str, name: str, value: Any) -> Phrase:
        """The words for a field of an effect."""
        if name in LISTS and isinstance(value, tuple):
            return joined([self.parts[LISTS[name]][word] for word in value], ", ", "・")
        if op == "reveal" and name == "what":
            return self.parts["discard_source"][value]
        if name == "source":
            return self.parts[f"{op}_source"][value]
        if name in LOOKUP and isinstance(value, str):
            return self.parts[LOOKUP[name]].get(value, Phrase("", ""))
        if name == "amount" and op in ("mod", "hp"):
            return same(f"{value:+}".replace("-", "−"))
        return same(str(value))

    def fill(self, template: Phrase, words: Mapping[str, Phrase]) -> Phrase:
        """A template with its blanks filled; what is not known stays empty."""
        empty = Phrase("", "")
        return Phrase(
            *(
                BLANK.sub(
                    lambda m, lang=lang: words.get(m[1], empty).in_(lang),  # type: ignore[misc]
                    template.in_(lang),
                )
                for lang in ("en", "ja")
            )
        )

    def narrowed(self, who: Phrase, only: Filter) -> Phrase:
        """Whom an effect is about, with its filter in brackets."""
        if only is EVERYBODY:
            return who
        notes = []
        for f in fields(only):
            value = getattr(only, f.name)
            if isinstance(value, bool):
                notes.append(self.parts["only"][f"{f.name}:{str(value).lower()}"])
            elif value != f.default:
                notes.append(self.fill(self.parts["only"][f.name], {"v": self.filter_value(value)}))
        more = joined(notes, ", ", "、")
        return Phrase(f"{who.en} ({more.en})", f"{who.ja}({more.ja})")

    def filter_value(self, value: Any) -> Phrase:
        words = self.parts["only_values"]
        if isinstance(value, tuple):
            return joined([words.get(word, same(word)) for word in value], "/", "・")
        return same(str(value))

    def added(self, name: str, value: object = "") -> Phrase:
        """One of the notes that stand after a text."""
        shown = self.parts["only_values"].get(str(value), same(str(value)))
        return self.fill(self.parts["notes"][name], {"v": shown})

    def note(self, said: Phrase, name: str, value: object = "") -> Phrase:
        """A text with one of the notes after it."""
        added = self.added(name, value)
        return Phrase(f"{said.en} {added.en}", f"{said.ja}{added.ja}")

    # ---- whole cards -------------------------------------------------------------------------------------
    def effects(self, effects: Iterable[Effect]) -> Phrase:
        """Effects one after the other."""
        return joined([effect.say(self) for effect in effects], "; ", "。")

    def half(self, timing: str, trigger: str, effects: Iterable[Effect]) -> Phrase:
        """The text of a Medarotter effect: for a trigger, when it goes off, then what happens."""
        said = self.effects(effects)
        return wide(Phrase("{0}: {1}", "{0}：{1}").of(self.parts["trigger"][trigger], said) if trigger else said)

    def ability(self, when: str, provided: Provided, effects: Iterable[Effect]) -> Phrase:
        """The text of an ability: when, on which condition, what."""
        said = self.effects(effects)
        for name in ("moved", "target_acted"):
            value = getattr(provided, name)
            if value is not None:
                said = Phrase("{0}, {1}", "{0}、{1}").of(self.parts["provided"][f"{name}:{str(value).lower()}"], said)
        return wide(Phrase("{0}: {1}", "{0}：{1}").of(self.parts["when"][when], said))


def tidy(said: Phrase) -> Phrase:
    return Phrase(re.sub(r" {2,}", " ", said.en).strip().removeprefix(", "), said.ja.removeprefix("、").strip())


def wide(said: Phrase) -> Phrase:
    """Japanese with the brackets and colons of Japanese."""
    return Phrase(said.en, said.ja.replace(": ", "：").translate(WIDE))


def card_text(fact: Any) -> list[Phrase]:
    """The text of a card, line by line: the ability of a Medarot under its name, both effects of a Medarotter."""
    if hasattr(fact, "upper"):
        return [
            Phrase("{0}, {1}: {2}", "{0}、コスト{1}：{2}").of(TIMINGS[half.timing], half.cost, half.text)
            for half in (fact.upper, fact.lower)
        ]
    if hasattr(fact, "part"):
        ability = fact.ability
        return [
            Phrase("{0}. {1}", "{0}。{1}").of(ability.name, ability.text)
            if ability
            else Phrase("no ability", "能力なし")
        ]
    return []
