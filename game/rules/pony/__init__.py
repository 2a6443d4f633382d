"""My Little Pony Collectible Card Game: Problems, Friends and faceoffs, 2 to 4 players (pony.md)."""
