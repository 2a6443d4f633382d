"""Effects on attacks: negating, weakening, piercing, splashing, and the wards of specials."""

from __future__ import annotations

from dataclasses import replace

from game.effects.effect import By, Effect
from game.effects.read import Natural, Positive
from game.frozen import frozen
from game.rules.medarot.card_text import Vocabulary
from game.rules.medarot.effect_targets import ABILITIES, NOTHING_TO_DO, candidates, known
from game.rules.medarot.events import EffectBegan, MadeWeak, Negated
from game.rules.medarot.forms import Altered, AttackType, Lasts, Scope, WardKind
from game.rules.medarot.lasting import Lasting, begin
from game.rules.medarot.places import facts, medarot
from game.rules.medarot.refusals import REASONS
from game.rules.medarot.stats import stat
from game.rules.medarot.words import TYPES
from game.table.state import State
from game.words import Phrase, joined

TOO_STRONG = Phrase("This stops attacks of power {0} or less only", "威力{0}以下の攻撃にしか使えない")


def suits(s: State, attack_type: str, power_max: int | None) -> str:
    """Why something does not fit the attack that is going on, as a code of section 19; "" if it does."""
    fight = medarot(s).fight
    attacker = s.pieces.get(fight.attacker) if fight else None
    if attacker is None:
        return "no_target"
    if attack_type and facts(s, attacker).type != attack_type:
        return "other_attack"
    return "barrier_too_weak" if power_max is not None and stat(s, attacker, "power") > power_max else ""


def alter(s: State, to: str, by: int) -> None:
    """The attack that is going on has no effect, or resolves as a weak attack."""
    me = medarot(s)
    if me.fight:
        if to == "nothing":
            s.tell(Negated(me.fight.attacker, me.fight.target, by))
            me.fight = replace(me.fight, over=True)
        else:
            s.tell(MadeWeak(me.fight.attacker, me.fight.target))
            me.fight = replace(me.fight, weak=True)


@frozen
class AlterAttack(Effect):
    """The current attack is negated or becomes weak; or, kept ready, one that its owner chooses later (11.4).

    今の攻撃を無効にするか、弱攻撃にする。かまえておけば、あとで持ち主が選んだ攻撃をそうする（11.4）。"""

    to: Altered
    attack_type: AttackType | None = None
    power_max: Natural | None = None
    armed: bool = False

    def obstacle(self, s: State, by: By) -> Phrase | None:
        """Why it does not fit the attack that is going on; what is armed waits for one (11.3)."""
        match "" if self.armed else suits(s, self.attack_type or "", self.power_max):
            case "":
                return None
            case "other_attack":
                return REASONS["other_attack"][0].of(TYPES[self.attack_type or "special"])
            case "barrier_too_weak":
                return TOO_STRONG.of(self.power_max)
            case _:
                return NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        if self.armed:
            begin(s, Lasting(self, by.seat, "armed", card=by.source))
        else:
            alter(s, self.to, by.source)

    def say(self, words: Vocabulary) -> Phrase:
        said = words.effect("alter_attack", self)
        if self.attack_type:
            said = words.note(said, "attack_type", self.attack_type)
        if self.power_max is not None:
            said = words.note(said, "power_max", self.power_max)
        return words.note(said, "armed") if self.armed else said


@frozen
class Pierce(Effect):
    """If the target is destroyed, the attack goes on to the next cell behind it.

    対象を破壊したら、攻撃がその後ろの次のマスへ続く。"""

    def obstacle(self, s: State, by: By) -> Phrase | None:
        """From a Medarotter the attack of the acting Medarot gains it; a special has none."""
        acting = s.pieces.get(known(by, "acting"))
        return None if acting and not facts(s, acting).special else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        me = medarot(s)
        if by.event in ABILITIES and me.fight:
            me.fight = replace(me.fight, pierce=True)
        elif acting := known(by, "acting"):
            begin(s, Lasting(self, by.seat, "activation", acting))
            s.tell(EffectBegan(acting, "pierce", by.card))

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("pierce", self)


@frozen
class Splash(Effect):
    """Enemies left and right of the target are hit with this power.

    対象の左右の敵も、この威力で攻撃する。"""

    amount: Positive

    def apply(self, s: State, by: By) -> None:
        me = medarot(s)
        if me.fight:
            me.fight = replace(me.fight, splash=self.amount)

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("splash", self)


@frozen
class Ward(Effect):
    """A special that protects: guard, trap, barrier or reflection (13).

    defence.py says what each does.

    守る特殊。ガード、トラップ、バリア、反射（13）。"""

    kind: WardKind
    scope: Scope
    lasts: Lasts
    attack_type: AttackType | None = None
    power: Natural = 0
    power_max: Natural | None = None
    uses: Natural = 0  # 0: no limit

    def obstacle(self, s: State, by: By) -> Phrase | None:
        """Where there are no weak attacks, none is ever turned back (16)."""
        if self.kind == "reflect" and not medarot(s).rules.weak_attack:
            return NOTHING_TO_DO
        return None if self.scope != "ally" or candidates(s, self, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        begin(
            s,
            Lasting(
                self, by.seat, self.lasts, known(by, "one") if self.scope == "ally" else 0, by.source, left=self.uses
            ),
        )
        s.tell(EffectBegan(by.source, self.kind, by.card))

    def say(self, words: Vocabulary) -> Phrase:
        parts = words.parts
        said = words.fill(
            parts["ward"][self.kind],
            {
                "scope": parts["scope"][self.scope],
                "power": words.value("ward", "power", self.power),
                "power_max": words.value("ward", "power_max", self.power_max),
            },
        )
        if limits := self.limits(words):
            said = Phrase("{0} ({1})", "{0}({1})").of(said, limits)
        return words.fill(parts["ops"]["ward"], {"ward": said, "lasts": parts["lasts"].get(self.lasts, Phrase("", ""))})

    def limits(self, words: Vocabulary) -> Phrase | None:
        """Against what it works only, and how often; None if always."""
        parts, notes = words.parts["ward"], list[Phrase]()
        if self.attack_type:
            notes.append(words.fill(parts["attack_type"], {"v": words.parts["only_values"][self.attack_type]}))
        if self.uses:
            notes.append(words.fill(parts["uses"], {"v": words.value("ward", "uses", self.uses)}))
        return joined(notes, ", ", "、") if notes else None
