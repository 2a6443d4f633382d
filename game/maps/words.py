"""What may be wrong with a map, in both languages."""

from __future__ import annotations

from game.words import Phrase

MAP = Phrase("map", "マップ")
IN_BATTLEFIELD = Phrase("battlefield '{0}': {1}", "戦場「{0}」：{1}")
NAME = Phrase(
    "its name must be one of at most {0} letters that can be printed", "名前は表示できる{0}文字以内でなければなりません"
)
NOT_READ = Phrase("Tiled data that cannot be read ({0})", "Tiledのデータを読めません（{0}）")
NOT_XML = Phrase("it is not well-formed XML in UTF-8 ({0})", "正しいUTF-8のXMLではありません（{0}）")
BYTE = Phrase("byte {0}", "{0}バイト目")
ZEROS = Phrase("it holds zeros", "ゼロのバイトがあります")

NOT_OFFERED = Phrase(
    "{0}. It is not offered until that is mended; the file stays as it is",
    "{0}。直るまで一覧に出しません。ファイルはそのまま残ります",
)

# ---- too much of something ---------------------------------------------------------------------------
TYPE_OR_ENTITIES = Phrase(
    "it declares a document type or entities, which are not allowed",
    "文書型や実体が宣言されています（使えません）",
)
TOO_DEEP = Phrase("its elements lie more than {0} deep in each other", "要素の入れ子が{0}段を超えています")
ELEMENT_WITH_MANY = Phrase("one of its elements has more than {0} attributes", "1つの要素に属性が{0}個より多くあります")
MORE_THAN = Phrase("it has more than {0} {1}", "{1}が{0}個より多くあります")
MORE_OF = Phrase("{0} has more than {1} {2}", "{0}に{2}が{1}個より多くあります")
ELEMENTS, ATTRIBUTES, TAGS = Phrase("elements", "要素"), Phrase("attributes", "属性"), Phrase("tags", "タグ")
LAYERS, OBJECTS = Phrase("layers", "レイヤー"), Phrase("objects", "オブジェクト")
TILESETS, TILES = Phrase("tilesets", "タイルセット"), Phrase("described tiles", "説明つきのタイル")
PROPERTIES = Phrase("properties", "プロパティ")
PIECES = Phrase("its text is in more than {0} pieces", "文字列が{0}個より多くに分かれています")
TOO_LONG = Phrase("{0} is longer than {1} letters", "{0}が{1}文字を超えています")

# ---- the map itself ----------------------------------------------------------------------------------
THE_MAP, AN_IMAGE = Phrase("the map", "マップ"), Phrase("an image", "画像")
A_TILESET, A_LAYER = Phrase("tileset '{0}'", "タイルセット「{0}」"), Phrase("layer '{0}'", "レイヤー「{0}」")
AN_OBJECT, A_TILE = Phrase("object '{0}'", "オブジェクト「{0}」"), Phrase("a tile of {0}", "{0}のタイル")
THAT_TILE = Phrase("tile {0} of {1}", "{1}のタイル{0}")
PART = Phrase("the {0} of {1}", "{1}の{0}")
PROPERTY = Phrase("property '{0}' of {1}", "{1}のプロパティ「{0}」")
NO_HEXAGONS = Phrase("it is not a hexagonal Tiled map", "Tiledの六角形マップではありません")
INFINITE = Phrase(
    "infinite maps cannot be played; turn off Infinite in the map properties",
    "無限マップでは遊べません。マップのプロパティで「無限」をオフにしてください",
)
STAGGER = Phrase(
    "the stagger axis must be Y and the stagger index Odd", "ずらし軸はY、ずらす番号は奇数でなければなりません"
)
NOT_ALLOWED = Phrase("it holds a <{0}>, which is not allowed", "<{0}>が含まれています（使えません）")
OTHER_FILE = Phrase(
    "it refers to another file, '{0}'; embed tilesets, keep images beside the map",
    "別のファイル「{0}」を参照しています。タイルセットは埋め込み、画像はマップと同じ場所に置いてください",
)
ONE_LAYER = Phrase(
    "it needs exactly one tile layer called '{0}', not {1}", "タイルレイヤー「{0}」がちょうど1つ必要です（今は{1}）"
)
OTHER_SIDE = Phrase("layer '{0}' has another {1} than the map", "レイヤー「{0}」の{1}がマップと異なります")
CSV_OR_BASE64 = Phrase("its layers must be saved as CSV or Base64", "レイヤーはCSVかBase64で保存しなければなりません")
NO_NUMBER = Phrase(
    "{0} is '{1}', it must be a whole number from {2} to {3}",
    "{0}が「{1}」です。{2}から{3}までの整数でなければなりません",
)
NO_PLACE = Phrase(
    "{0} is '{1}', it must be a number of at most {2} pixels",
    "{0}が「{1}」です。{2}ピクセル以内の数でなければなりません",
)

# ---- tiles -------------------------------------------------------------------------------------------
TILE_COUNT = Phrase(
    "layer '{0}' has {1} tiles where the map has {2} spaces",
    "レイヤー「{0}」のタイルが{1}個です（マップは{2}マス）",
)
NO_SUCH_TILE = Phrase(
    "layer '{0}' uses a rotated or flipped tile or one that is in no tileset",
    "レイヤー「{0}」に、回転や反転をしたタイルか、タイルセットにないタイルがあります",
)
NO_TILE_NUMBERS = Phrase(
    "layer '{0}' holds something other than tile numbers", "レイヤー「{0}」にタイル番号以外のものがあります"
)
PACKING = Phrase(
    "layers packed with '{0}' are not read; use CSV, zlib or gzip",
    "「{0}」で圧縮したレイヤーは読めません。CSV、zlib、gzipを使ってください",
)
BURSTS = Phrase(
    "layer '{0}' unpacks to more tiles than the map has spaces",
    "レイヤー「{0}」を展開すると、マップのマスより多くなります",
)
ENDS_EARLY = Phrase(
    "layer '{0}' ends too early, or goes on after its end",
    "レイヤー「{0}」のデータが途中で切れているか、終わりの後に続いています",
)
WITHOUT = Phrase(
    "layer '{0}' has a tile without '{1}' at column {2}, row {3}",
    "レイヤー「{0}」の{2}列{3}行のタイルに「{1}」がありません",
)
NO_GROUND = Phrase("there is no ground called '{0}', only {1}", "「{0}」という地面はありません。使えるのは{1}です")
NO_GLYPH = Phrase("there is no glyph called '{0}', only {1}", "「{0}」というグリフはありません。使えるのは{1}です")
TWO_GLYPHS = Phrase("two glyphs lie at column {0}, row {1}", "{0}列{1}行にグリフが2つあります")

# ---- can it be played? -------------------------------------------------------------------------------
WHOLE_PROPERTY = Phrase("its property '{0}' must be a whole number", "プロパティ「{0}」は整数でなければなりません")
TEAMS_LOOK = Phrase(
    "its property 'teams' must look like '1 2' or '1+3 2+4'",
    "プロパティ「teams」は「1 2」や「1+3 2+4」のように書いてください",
)
TEAMS_NAME = Phrase(
    "its property 'teams' must name each of the {0} seats once",
    "プロパティ「teams」には{0}個の席を1度ずつ書いてください",
)
TEAMS = Phrase("its teams must name each of the {0} seats once", "チームには{0}個の席が1度ずつ必要です")
MODE = Phrase("its mode is '{0}', it must be one of {1}", "モードが「{0}」です。使えるのは{1}です")
SEATS = Phrase(
    "mode {0} needs start zones for {1} seats, there are {2}",
    "モード{0}には{1}人分の初期配置エリアが必要です（今は{2}人分）",
)
OR = Phrase("{0} or {1}", "{0}か{1}")
TWO_TEAMS = Phrase(
    "mode skirmish needs two teams of two, such as '1+3 2+4'",
    "モードskirmishには「1+3 2+4」のように2人ずつ2組のチームが必要です",
)
TURN_LIMIT = Phrase(
    "its turn limit is {0}, it must be between {1} and 500", "ターン数が{0}です。{1}から500まででなければなりません"
)
NO_SCORING = Phrase("mode free_for_all needs scoring spaces", "モードfree_for_allには得点マスが必要です")
NO_ROOM = Phrase(
    "the start zone of seat {0} has fewer than two free spaces", "席{0}の初期配置エリアに空きマスが2つありません"
)
NO_WAY = Phrase(
    "nobody can walk from the start zone of seat 1 to that of seat {0}",
    "席1の初期配置エリアから席{0}の初期配置エリアまで歩けません",
)
IN_THE_AIR = Phrase(
    "{0} lies where there is no ground, at column {1}, row {2}", "{0}が、地面のない{1}列{2}行にあります"
)
A_LEVEL, A_RUIN, A_SCORING_SPACE = (
    Phrase("a level", "高さ"),
    Phrase("a ruin", "障害物"),
    Phrase("a scoring space", "得点マス"),
)
A_GLYPH, A_START_SPACE = Phrase("a glyph", "グリフ"), Phrase("a start space", "初期配置のマス")
CLASH = Phrase(
    "water, a ruin and a glyph exclude one another, see column {0}, row {1}",
    "水、障害物、グリフは同じマスに置けません（{0}列{1}行）",
)
LEVELS = Phrase("levels go from 0 to 9", "高さは0から9までです")
