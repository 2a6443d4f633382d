"""What the tests of screens share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ui.hands import Hands


@pytest.fixture
def hands() -> Iterator[Hands]:
    """A person at a window of 1280x720, with an empty home."""
    person = Hands()
    yield person
    person.app.close()
