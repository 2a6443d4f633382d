"""Sound, made of numbers alone: how it is made, and who plays it.

speaker.py                      plays the cues; silent without a device
device.py                       what it is heard through
waves.py spectrum.py            what a wave is, how several become one; Fourier's transform
modes.py drums.py plucked.py brass.py    what rings when struck; skins; strings; brass
hiss.py bubbles.py bounces.py   noise and grains; water; dice and coins
reverb.py                       the room that all is heard in
loudness.py limiter.py          how loud a sound is to an ear; nothing clips
music/                          a piece for the title and for each table
"""
