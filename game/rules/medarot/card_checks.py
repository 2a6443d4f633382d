"""What the shape of the card data cannot say: which words fit together. The vocabulary of section 15 is closed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import get_args

from game.effects.effect import Effect
from game.effects.faults import CHANGES_NOTHING, NOT_HERE, CardError, Faults
from game.rules.medarot import card_faults as F
from game.rules.medarot import forms
from game.rules.medarot.effect_targets import aimed
from game.rules.medarot.effects.field_ops import ActAgain, Cancel, Hp
from game.rules.medarot.effects.fight_ops import AlterAttack, Pierce, Splash, Ward
from game.rules.medarot.effects.number_ops import FreeStay, Mod, Range
from game.rules.medarot.forms import ALWAYS, Provided
from game.words import Phrase

QUIET = ("ally_destroyed", "enemy_special", "start_phase", "end_phase")  # no attack follows that it could be about
WORDS: Mapping[str, tuple[str, ...]] = {
    "stats": get_args(forms.Stat),
    "who": get_args(forms.Who),
    "lasts": tuple(word for word in get_args(forms.Lasts) if word != "static"),
    "only": ("type", "line", "rarity_min", "cost_max", "acted:true", "acted:false", "row"),
    "only_values": (*get_args(forms.Kind), "neutral"),
    "provided": ("moved:true", "moved:false", "target_acted:false"),
    "when": get_args(forms.When),
    "timing": get_args(forms.Timing),
    "trash": get_args(forms.Trash),
    "trigger": tuple(word for word in get_args(forms.Occasion) if word),
    "range": get_args(forms.Token),
    "ward": (*get_args(forms.WardKind), "attack_type", "uses"),
    "scope": get_args(forms.Scope),
    "notes": ("attack_type", "power_max", "armed"),
    "discard_source": get_args(forms.Hidden),
    "discard_pick": get_args(forms.Picker),
    "fetch_source": get_args(forms.Pile),
    "kind": get_args(forms.CardKind),
    "dirs": get_args(forms.Direction),
    "bind_what": get_args(forms.Bound),
    "alter_to": get_args(forms.Altered),
}
"""The parts of the vocabulary, beside the effects, and the words of each that a text may need."""


def check_vocabulary(parts: Mapping[str, Mapping[str, Phrase]], ops: Mapping[str, type[Effect]]) -> None:
    """CardError if a word that card texts need has no template."""
    needed = {**WORDS, "ops": tuple(ops)}
    if strange := sorted(set(parts) - set(needed)):
        raise CardError("medarot/vocabulary", F.NO_PART.of(strange[0][:40], ", ".join(needed)))
    for part, words in needed.items():
        if part not in parts:
            raise CardError("medarot/vocabulary", F.PART_MISSING.of(part))
        for word in words:
            if word not in parts[part]:
                raise CardError(f"medarot/vocabulary/{part}", F.NO_TEXT.of(word))


def check_ability(when: str, kind: str, provided: Provided, effects: Sequence[Effect], where: str) -> None:
    """CardError for an ability that means nothing."""
    faults = Faults()
    if (kind == "special") != (when == "special"):
        faults.say(f"{where}/when", F.SPECIALS)
    if provided is not ALWAYS and when != "attack":
        faults.say(f"{where}/provided", F.CONDITION)
    if provided.target_acted:
        faults.say(f"{where}/provided/target_acted", F.FALSE)
    for place, effect in enumerate(effects):
        _check_effect(effect, when, f"{where}/effects/{place}", faults)
        _check_any(effect, f"{where}/effects/{place}", faults)
        if when in ("special", "hit", "destroy") and getattr(effect, "lasts", "") == "attack":
            faults.say(f"{where}/effects/{place}/lasts", F.NO_ATTACK)
    _one_choice(effects, where, faults)
    faults.tell()


def _check_effect(effect: Effect, when: str, where: str, faults: Faults) -> None:
    who, lasts = getattr(effect, "who", ""), getattr(effect, "lasts", "")
    if who in ("acting", "attacker") or (who == "target" and when in ("special", "static")):
        faults.say(f"{where}/who", NOT_HERE.of(who))
    if who == "target" and when == "destroy":
        faults.say(f"{where}/who", F.DESTROYED)
    if isinstance(effect, (Cancel, AlterAttack)):
        faults.say(where, F.MEDAROTTER_DOES)
    elif when == "static":
        if not isinstance(effect, (Mod, Range, FreeStay)) or who != "self" or lasts != "static":
            faults.say(where, F.STATIC)
    elif lasts == "static":
        faults.say(f"{where}/lasts", F.LASTS_STATIC)
    elif when == "attack":
        if not isinstance(effect, (Pierce, Splash)) and (
            not isinstance(effect, Mod) or who != "self" or lasts != "attack"
        ):
            faults.say(where, F.ATTACK_DOES)
    elif isinstance(effect, (Pierce, Splash)):
        faults.say(where, F.PIERCES)
    elif isinstance(effect, Ward):
        _check_ward(effect, when, where, faults)


def _check_any(effect: Effect, where: str, faults: Faults) -> None:
    """It changes something, and asks of this Medarot only what may be so or not."""
    if isinstance(effect, (Mod, Hp)) and effect.amount == 0:
        faults.say(f"{where}/amount", CHANGES_NOTHING)
    only = getattr(effect, "only", forms.EVERYBODY)
    if getattr(effect, "who", "") == "self" and replace(only, acted=None, row=()) != forms.EVERYBODY:
        faults.say(f"{where}/only", F.KNOWN)


def _check_ward(ward: Ward, when: str, where: str, faults: Faults) -> None:
    """Only a barrier has a limit of power, and only a trap has a power."""
    if when != "special":
        faults.say(where, F.WARDS)
    if (ward.kind == "barrier") != (ward.power_max is not None):
        faults.say(f"{where}/power_max", F.BARRIER)
    if ward.power and ward.kind != "trap":
        faults.say(f"{where}/power", F.TRAP)


def check_half(timing: str, trash: str, trigger: str, effects: Sequence[Effect], where: str) -> None:
    """CardError for a Medarotter effect that means nothing."""
    faults = Faults()
    if (timing == "trigger") != bool(trigger):
        faults.say(f"{where}/trigger", F.TRIGGERS)
    if (timing == "defense") != (trash == "after_defense"):
        faults.say(f"{where}/trash", F.TRASHED)
    for place, effect in enumerate(effects):
        _check_in_half(effect, timing, trash, trigger, f"{where}/effects/{place}", faults)
        _check_any(effect, f"{where}/effects/{place}", faults)
        _check_when(effect, timing, trigger, f"{where}/effects/{place}", faults)
    _one_choice(effects, where, faults)
    faults.tell()


def _check_in_half(effect: Effect, timing: str, trash: str, trigger: str, where: str, faults: Faults) -> None:
    who, lasts = getattr(effect, "who", ""), getattr(effect, "lasts", "")
    if who in ("self", "adjacent_allies") or isinstance(effect, (Ward, Splash)) or lasts in ("lasting", "static"):
        faults.say(where, F.MEDAROT_DOES)
    if (who == "acting") > (timing == "action") or (who in ("target", "attacker")) > (timing == "defense"):
        faults.say(f"{where}/who", NOT_HERE.of(who))
    if lasts == "turn" and trash != "end_of_turn":
        faults.say(f"{where}/lasts", F.TURN)
    if isinstance(effect, Cancel) and trigger not in ("enemy_special", "enemy_medarotter"):
        faults.say(where, F.NO_CANCEL)
    if isinstance(effect, AlterAttack) and effect.armed != (timing == "action"):
        faults.say(f"{where}/armed", F.ARMED)
    if isinstance(effect, Pierce) and timing != "action":
        faults.say(where, F.PIERCES)


def _check_when(effect: Effect, timing: str, trigger: str, where: str, faults: Faults) -> None:
    """There is an attack, or a turn, in which it can come to something."""
    lasts = getattr(effect, "lasts", "")
    if lasts == "attack" and trigger in QUIET:
        faults.say(f"{where}/lasts", F.NO_ATTACK)
    if isinstance(effect, AlterAttack) and timing == "trigger":
        faults.say(where, F.NO_ATTACK)
    if trigger == "end_phase" and (lasts == "turn" or isinstance(effect, ActAgain)):
        faults.say(where, F.TURN_IS_OVER)


def _one_choice(effects: Sequence[Effect], where: str, faults: Faults) -> None:
    if sum(bool(aimed(effect)) for effect in effects) > 1:
        faults.say(f"{where}/effects", F.ONE_CHOICE)
