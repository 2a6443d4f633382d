"""Where each part of a JSON text stands, so that whoever wrote it finds a mistake: line and column."""

from __future__ import annotations

import json
import re
from typing import Any

Path = tuple[str | int, ...]  # from the outermost object: names of fields, places in lists
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')


class Places:
    """The places of a text that is known to be JSON (`files.parsed` has read it)."""

    def __init__(self, words: str) -> None:
        self._words = words
        self._starts: dict[Path, int] = {}
        self.doubled: list[Path] = []  # fields that an object has twice: of those JSON keeps only the last
        self._walk()

    def __contains__(self, path: Path) -> bool:
        return path in self._starts

    def of(self, path: Path) -> tuple[int, int]:
        """Line and column (from 1) of a part, or of the nearest one around it: a field begins with its name."""
        while path not in self._starts:
            path = path[:-1]
        start = self._starts[path]
        return self._words.count("\n", 0, start) + 1, start - self._words.rfind("\n", 0, start)

    def _walk(self) -> None:
        """Not by recursion: how deep a text goes is for others to judge."""
        inside: list[Any] = []  # the part of each open list or object that is next: a place, a name, None before it
        self._starts[()] = 0
        for token in TOKEN.finditer(self._words):
            sign = token[0]
            if sign in ("}", "]"):
                inside.pop()
            elif sign == ",":
                inside[-1] = inside[-1] + 1 if isinstance(inside[-1], int) else None
            elif inside and inside[-1] is None:
                inside[-1] = json.loads(sign)
                self._found(tuple(inside), token.start())
            elif sign != ":":
                if inside and isinstance(inside[-1], int):
                    self._starts[tuple(inside)] = token.start()
                if sign in ("{", "["):
                    inside.append(None if sign == "{" else 0)

    def _found(self, path: Path, start: int) -> None:
        if path in self._starts:
            self.doubled.append(path)
        self._starts[path] = start
