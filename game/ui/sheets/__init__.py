"""Readers of sheets: each screen that speaks of cards has one here, for all games whose cards have a sheet.

panel.py         the details of a piece beside a table
card_sheet.py    one card as large as the window allows
"""
