"""What the shape of the card data cannot say: which words fit together. The vocabulary of section 15 is closed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from game.effects.effect import Effect
from game.effects.read import CardError
from game.rules.medarot import forms
from game.rules.medarot.card_text import PARTS
from game.rules.medarot.effect_targets import aimed
from game.rules.medarot.effects.field_ops import Cancel
from game.rules.medarot.effects.fight_ops import AlterAttack, Pierce, Splash, Ward
from game.rules.medarot.effects.number_ops import FreeStay, Mod, Range
from game.rules.medarot.forms import ALWAYS, Provided
from game.words import Phrase

WORDS = {
    "stats": forms.Stat,
    "who": forms.Who,
    "when": forms.When,
    "timing": forms.Timing,
    "trash": forms.Trash,
    "range": forms.Token,
    "dirs": forms.Direction,
    "scope": forms.Scope,
}


def check_vocabulary(parts: Mapping[str, Mapping[str, Phrase]], ops: Mapping[str, type[Effect]]) -> None:
    """CardError if a word that card texts need has no template."""
    needed = {part: get_args(words) for part, words in WORDS.items()} | {"ops": tuple(ops)}
    if strange := sorted(set(parts) - set(PARTS)):
        raise CardError(f"medarot/vocabulary: there is no part called {strange[0]!r}, only {', '.join(PARTS)}")
    for part in PARTS:
        for word in needed.get(part, ()):
            if word not in parts.get(part, {}):
                raise CardError(f"medarot/vocabulary/{part}: there is no text for {word!r}")
        if part not in parts:
            raise CardError(f"medarot/vocabulary: the part {part!r} is missing")


def check_ability(when: str, kind: str, provided: Provided, effects: Sequence[Effect], where: str) -> None:
    """CardError for an ability that means nothing."""
    if (kind == "special") != (when == "special"):
        raise CardError(f"{where}/when: specials, and only they, have an ability of the kind 'special'")
    if provided is not ALWAYS and when != "attack":
        raise CardError(f"{where}/provided: only abilities of the kind 'attack' have a condition")
    if provided.target_acted:
        raise CardError(f"{where}/provided/target_acted: must be false")
    for place, effect in enumerate(effects):
        if wrong := _misfit(effect, when):
            raise CardError(f"{where}/effects/{place}: {wrong}")
    _one_choice(effects, where)


def _misfit(effect: Effect, when: str) -> str:
    who, lasts = getattr(effect, "who", ""), getattr(effect, "lasts", "")
    if who in ("acting", "attacker") or (who == "target" and when in ("special", "static")):
        return f"there is no {who!r} here"
    if isinstance(effect, (Cancel, AlterAttack)):
        return "only a Medarotter does this"
    if when == "static" and (not isinstance(effect, (Mod, Range, FreeStay)) or who != "self" or lasts != "static"):
        return "what is always there changes this Medarot's own numbers, ranges or stay penalty"
    if when != "static" and lasts == "static":
        return "only what is always there lasts 'static'"
    if isinstance(effect, (Pierce, Splash)) and when != "attack":
        return "only attacks pierce and splash"
    if (
        when == "attack"
        and not isinstance(effect, (Pierce, Splash))
        and (not isinstance(effect, Mod) or who != "self" or lasts != "attack")
    ):
        return "an attack ability pierces, splashes or changes this Medarot's own numbers"
    if isinstance(effect, Ward) and when != "special":
        return "wards are specials"
    return ""


def check_half(timing: str, trash: str, trigger: str, effects: Sequence[Effect], where: str) -> None:
    """CardError for a Medarotter effect that means nothing."""
    if (timing == "trigger") != bool(trigger):
        raise CardError(f"{where}/trigger: Trigger effects, and only they, say when they go off")
    if (timing == "defense") != (trash == "after_defense"):
        raise CardError(f"{where}/trash: Defence effects, and only they, are trashed after the defence")
    for place, effect in enumerate(effects):
        who, lasts = getattr(effect, "who", ""), getattr(effect, "lasts", "")
        at = f"{where}/effects/{place}"
        if who in ("self", "adjacent_allies") or isinstance(effect, (Ward, Splash)) or lasts in ("lasting", "static"):
            raise CardError(f"{at}: only a Medarot does this")
        if (who == "acting") > (timing == "action") or (who in ("target", "attacker")) > (timing == "defense"):
            raise CardError(f"{at}/who: there is no {who!r} here")
        if lasts == "turn" and trash != "end_of_turn":
            raise CardError(f"{at}/lasts: what lasts for the turn needs a card that stays for it")
        if isinstance(effect, Cancel) and trigger not in ("enemy_special", "enemy_medarotter"):
            raise CardError(f"{at}: there is nothing to cancel here")
        if isinstance(effect, AlterAttack) and effect.armed != (timing == "action"):
            raise CardError(f"{at}/armed: an attack is altered in its defence, or later by what was armed before")
        if isinstance(effect, Pierce) and timing != "action":
            raise CardError(f"{at}: only attacks pierce")
    _one_choice(effects, where)


def _one_choice(effects: Sequence[Effect], where: str) -> None:
    if sum(bool(aimed(effect)) for effect in effects) > 1:
        raise CardError(f"{where}/effects: at most one of them chooses a Medarot")
