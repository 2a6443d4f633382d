"""Magna Spectra: two territories, three bases each, 2 players (magna.md)."""
