"""The commands of contract.md, a file for each; `game.cli` reads the words and calls them."""
