"""What the credits say."""

from __future__ import annotations

from game.words import Phrase

CREDITS = Phrase("Credits", "クレジット")
CHAPTERS: tuple[tuple[Phrase, Phrase], ...] = (
    (
        Phrase("What this is", "この作品について"),
        Phrase(
            "Hexfold is a fan-made, non-commercial engine for tabletop games. Names and figures of the "
            "original games are facts and are "
            "used as such; no original artwork, logo, scan or text is. Everything you see is drawn, modelled "
            "and written by this "
            "project, and every sound is computed. Hexfold is not connected with the owners of the original games.",
            "Hexfold は、ファンによる非営利のテーブルゲーム・エンジンです。原作の名称や数値は事実として用いて"
            "いますが、原作の画像・ロゴ・"
            "スキャン・文章は一切使っていません。画面に見えるものはすべて本プロジェクトが描き、造形し、書いた"
            "もので、音はすべて計算で作られて"
            "います。各権利者とは関係ありません。",
        ),
    ),
    (
        Phrase("Arena of the Planeswalkers", "アリーナ・オブ・ザ・プレインズウォーカーズ"),
        Phrase(
            "Magic: The Gathering – Arena of the Planeswalkers was published by Wizards of the Coast and "
            "Hasbro in 2015. Where a printed "
            "value is not known, ours is marked as reconstructed on the card.",
            "原作ボードゲームは2015年に Wizards of the Coast と Hasbro から発売されました。元の値が分からない"
            "ものは、カードに"
            "「推定復元」と示しています。",
        ),
    ),
    (
        Phrase("Fonts", "フォント"),
        Phrase(
            "M PLUS 1 by Coji Morishita and the M+ FONTS project, and Shippori Mincho by FONTDASU, both under "
            "the SIL Open Font License 1.1. "
            "The licences lie beside the fonts.",
            "M PLUS 1（森下浩司と M+ FONTS プロジェクト）、しっぽり明朝（FONTDASU）。いずれも SIL Open Font "
            "License 1.1 で、ライセンス文は"
            "フォントと同じ場所にあります。",
        ),
    ),
    (
        Phrase("Built with", "使用ライブラリ"),
        Phrase(
            "Python, pygame-ce (SDL), pyglet (OpenGL), numpy and pytmx. Battlefields are drawn in Tiled.",
            "Python、pygame-ce（SDL）、pyglet（OpenGL）、numpy、pytmx。戦場は Tiled で描かれています。",
        ),
    ),
    (
        Phrase("Licence", "ライセンス"),
        Phrase(
            "The program is free software under the MIT licence.",
            "このプログラムは MIT ライセンスの自由ソフトウェアです。",
        ),
    ),
)
