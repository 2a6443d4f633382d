"""A match through PettingZoo's AEC interface (Terry et al. 2021): `env("foton")`, then as with any other environment.

    table = env("foton", seats=2, seed=7)
    table.reset()
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))

An agent is a seat, an action the number of an option as `legal` lists them. Agents see what their seat sees, no more:

    observation    the table (features.py), 32-bit numbers; `Table.features.table` names them
    options        what each option does, MOST x features; rows beyond the options are 0
    kinds          what each option is, MOST indices of `Table.features.steps`; -1 beyond
    action_mask    1 for each option that there is

Whoever wins gets 1, all others -1; nobody gets anything in a draw, nor before the end. Choices with a single answer are
taken at once. Where several seats are asked at once they answer one after the other, and learn nothing of each other.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

import game
from game.match.match import settle
from game.research.features import Features
from game.table.judgement import LARGEST
from game.table.state import choose, legal
from game.table.step import Step
from game.table.view import View, look

MOST = {"arena": 1024, "foton": 256, "medarot": 128, "magna": 128, "pony": 256}
"""Options that are offered at once: about twice what ever was (docs/research.md). Later ones could not be taken."""
ILLEGAL = -1.0  # for whoever takes an option that there is not: the match ends, as PettingZoo has it
SEEDS = 1 << 31


def env(key: str, seats: int = 2, seed: int | None = None) -> Any:
    """A match of a game, guarded by PettingZoo's wrappers. ValueError if there is no such game, or not for so many."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(Table(key, seats, seed), ILLEGAL)))


class Table(AECEnv):  # type: ignore[misc]
    """A match after the other; `s` is the truth, which agents never see."""

    def __init__(self, key: str, seats: int = 2, seed: int | None = None) -> None:
        super().__init__()
        self.rules = game.ruleset(key)
        if seats not in self.rules.seats:
            fit = f"{min(self.rules.seats)} to {max(self.rules.seats)}"
            raise ValueError(f"{self.rules.title.en} is played by {fit} seats, not {seats}")
        self.features, self.chance, self.most = Features(self.rules, seats), np.random.default_rng(seed), MOST[key]
        self.metadata = {"name": f"hexfold_{key}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._seen() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.most) for agent in self.possible_agents}

    def _seen(self) -> Any:
        table, option, steps = (len(each) for each in (self.features.table, self.features.option, self.features.steps))
        return Dict(
            {
                "observation": Box(-LARGEST, LARGEST, (table,), np.float32),
                "options": Box(-LARGEST, LARGEST, (self.most, option), np.float32),
                "kinds": Box(-1, steps - 1, (self.most,), np.int16),
                "action_mask": Box(0, 1, (self.most,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The next match: the first of a series that follows from the seed, if there is one. It has no options."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.s = game.start(self.rules.key, len(self.possible_agents), int(self.chance.integers(SEEDS)))
        settle(self.s)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def asked(self) -> tuple[View, list[Step]]:
        """What the agent whose turn it is sees, and its options: what computer players are given."""
        seat = self.seats[self.agent_selection]
        view = look(self.s, seat)
        return view, legal(view, seat)[: self.most]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        if agent not in self._observed:
            self._observed[agent] = self.of_view(look(self.s, seat), seat)
        return self._observed[agent]

    def of_view(self, view: View, seat: int) -> dict[str, Any]:
        """What is told of a view to its seat."""
        options = legal(view, seat)[: self.most]
        there, imagined = len(options), self.features.imagined(view, seat)
        seen: dict[str, Any] = {
            "observation": self.features.of_table(view, seat, imagined),
            "options": np.zeros((self.most, len(self.features.option)), np.float32),
            "kinds": np.full(self.most, -1, np.int16),
            "action_mask": np.zeros(self.most, np.int8),
        }
        if there:
            seen["options"][:there] = self.features.of_options(view, seat, imagined, options)
            seen["kinds"][:there] = self.features.of_kinds(options)
            seen["action_mask"][:there] = 1
        return seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.seats[agent]
        choose(self.s, seat, legal(self.s, seat)[int(action)])
        settle(self.s)
        self.s.events.clear()
        winners = self.s.result
        if winners is not None:
            for other, at in self.seats.items():
                self.rewards[other] = (1.0 if at in winners else -1.0) if winners else 0.0
                self.terminations[other] = True
        self._next()
        self._accumulate_rewards()
        self._deads_step_first()

    def _next(self) -> None:
        self._observed: dict[str, dict[str, Any]] = {}
        if self.s.asks:
            self.agent_selection = self.possible_agents[min(self.s.asks)]

    def render(self) -> str:
        """What is asked, and the options, in words."""
        view, options = self.asked()
        question = view.asks.get(self.seats[self.agent_selection])
        lines = [f"{self.agent_selection}: {question.ask(view).en}" if question else f"over: {view.result}"]
        return "\n".join([*lines, *(f"{number:3} {option.say(view).en}" for number, option in enumerate(options))])

    def close(self) -> None:
        """Nothing is open."""
