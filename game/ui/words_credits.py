"""What the credits say. Of each game only what our sources tell: what they leave out is not said."""

from __future__ import annotations

from game.words import Phrase

CREDITS = Phrase("Credits", "クレジット")
GAMES: dict[str, Phrase] = {
    "arena": Phrase(
        "Magic: The Gathering – Arena of the Planeswalkers: Wizards of the Coast and Hasbro, 2015. "
        "Values that are not "
        "known are marked on the card as reconstructed.",
        "「Magic: The Gathering – Arena of the Planeswalkers」Wizards of the Coast、Hasbro、2015年。不明な値はカードに"
        "「推定復元」と示しています。",
    ),
    "foton": Phrase(
        "Planned by DeNA, developed by Hobby Japan, published by Good Smile Company. After its own rule "
        "sheet; what that "
        "leaves open is designed here.",
        "企画：ディー・エヌ・エー、開発：ホビージャパン、発売元：グッドスマイルカンパニー。ルールシートに"
        "基づき、不足分は"
        "本作で補っています。",
    ),
    "medarot": Phrase(
        "Published in 2000 and 2001 as the Medarot Official Card Game. Its list of cards could not be "
        "recovered: what no "
        "page tells is designed here.",
        "2000～2001年の「メダロット オフィシャルカードゲーム」。元のカードリストは見つからず、不明な点は本作で"
        "補っています。",
    ),
    "magna": Phrase(
        "Published by Fujimi Shobo in December 2004, designed by Group SNE. What the cards and rules say "
        "here is in our "
        "own words.",
        "富士見書房、2004年12月発売。デザインはグループSNE。カードとルールの文章はすべて本作のものです。",
    ),
    "pony": Phrase(
        "Published by Enterplay in December 2013. Our rules follow a Japanese description; where others "
        "differ from it, "
        "an option has theirs.",
        "Enterplay、2013年12月発売。日本語のルール解説に基づき、ほかの資料との違いはオプションで選べます。",
    ),
}
CHAPTERS: tuple[tuple[Phrase, Phrase], ...] = (
    (
        Phrase("What this is", "この作品について"),
        Phrase(
            "A fan-made, non-commercial engine for tabletop games. Names and figures of the original "
            "games are facts and "
            "are used as such; no original artwork, logo, scan or text is. Everything you see is drawn, modelled and "
            "written by this project, and every sound is computed. Not connected with the owners of the "
            "original games.",
            "ファンによる非営利のテーブルゲーム・エンジンです。原作の名称や数値は事実として用いていますが、"
            "原作の画像・ロゴ・"
            "スキャン・文章は使っていません。見えるものはすべて本プロジェクトが描き、造形し、書いたもので、"
            "音は計算で作られて"
            "います。各権利者とは関係ありません。",
        ),
    ),
    (
        Phrase("Fonts", "フォント"),
        Phrase(
            "M PLUS 1 by Coji Morishita and the M+ FONTS project, Shippori Mincho by FONTDASU, both "
            "under the SIL Open "
            "Font License 1.1. The licences lie beside the fonts.",
            "M PLUS 1（森下浩司と M+ FONTS プロジェクト）、しっぽり明朝（FONTDASU）。いずれも SIL Open Fo"
            "nt License 1.1。"
            "ライセンス文はフォントと同じ場所にあります。",
        ),
    ),
    (
        Phrase("Built with", "使用ライブラリ"),
        Phrase(
            "Python, pygame-ce (SDL), pyglet (OpenGL), numpy and pytmx. Battlefields are drawn in Tiled. "
            "The program is "
            "free software under the MIT licence.",
            "Python、pygame-ce（SDL）、pyglet（OpenGL）、numpy、pytmx。戦場は Tiled で描かれています。プ"
            "ログラムは MIT "
            "ライセンスの自由ソフトウェアです。",
        ),
    ),
)
