"""The program in words: for whoever reads rather than looks, and for speech.

`text_view.py` `text_page.py`  every screen as lines under headings, walked by keys; how that looks
`screen_words.py`  what a screen of controls says: the texts that it draws, and each control with its state
`reader.py`  what is spoken by itself: the question, what happens, what the keyboard is on
`words.py`  the sentences of these
"""
