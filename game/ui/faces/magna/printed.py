"""What stands on a card in words and numbers."""

from __future__ import annotations

from game.rules.magna.cards import Arms, Force, Operation, Tactics
from game.ui.faces.magna.heraldry import Picture
from game.ui.faces.magna.words import CHAIN, EQUIP, KINDS, NO_COST, SUMMONS, TIMINGS, TRAITS


def name_of(facts: Picture, lang: str) -> str:
    """The name; a Ψ card has the sign before it."""
    return unique_sign(facts) + facts.name.in_(lang)


def unique_sign(facts: Picture) -> str:
    """What stands before the name of a Ψ card."""
    return "Ψ" if getattr(facts, "unique", False) else ""


def cost_of(facts: Picture) -> str:
    """What stands in the coin: Fight; a dash for a force or arms without a cost; nothing where there is no cost."""
    if isinstance(facts, Force | Arms):
        return NO_COST.en if facts.cost is None else str(facts.cost)
    return str(facts.cost) if isinstance(facts, Operation) else ""


def asked(facts: Picture) -> list[str]:
    """The skill icons that a force shows, or that an operation or tactics asks for, one by one."""
    if isinstance(facts, Operation | Tactics):
        return list(facts.price.skill)
    return [skill for skill, n in facts.skills.items() for _ in range(n)] if isinstance(facts, Force) else []


def numbered(facts: Picture) -> Force | Arms | None:
    """Whose attack and defence stand on a card: its own, or those of the unit that a summons becomes."""
    shown = facts.summon if isinstance(facts, Tactics) else facts
    return shown if isinstance(shown, Force | Arms) else None


def signed(value: int, plus: str) -> str:
    """A number with its sign; a true minus."""
    return f"{plus if value >= 0 else '−'}{abs(value)}"


def kind_words(facts: Picture, lang: str) -> str:
    """What stands on the strip: "Force · Orc", "Tactics · Block", "Arms · Weapon"."""
    dot = " · " if lang == "en" else "・"
    parts = [KINDS[facts.kind].in_(lang)]
    if isinstance(facts, Force):
        parts = [parts[0], *(TRAITS[trait].in_(lang) for trait in facts.traits)]
    elif isinstance(facts, Arms):
        parts.append(EQUIP[facts.equip].in_(lang))
    elif isinstance(facts, Tactics):
        parts.append((SUMMONS if facts.summon else TIMINGS[facts.timing]).in_(lang))
        parts += [CHAIN.in_(lang)] if facts.chain else []
    return dot.join(parts)
