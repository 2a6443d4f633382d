"""The forms of card data in Japanese, as in `called_lists.py`. In English they are called as in the schema."""

from __future__ import annotations

FORMS = """
Ability=能力 Act=行動した時にすること ActAgain=もう一度行動できるようにする Action=任意の時に使う能力
AddPower=しばらくパワーを増やす All=当てはまるものすべて AllOfColor=対決中の全員がこの色
AlterAttack=今の攻撃を無効か弱くする AtLeast=いくつ以上ある AtMost=いくつ以下 AtRandom=でたらめに選ぶ
Attach=エンチャントを付けられる相手 AttackIs=答えるアタックの種類 AttackModifier=この攻撃のダイスを増減する
AttackOf=ユニットの今の攻撃力 Auto=自動効果 BasesFallen=自軍拠点がいくつ以上陥落 Bind=行動・攻撃・移動を封じる
BonusHits=命中を加える BonusOf=要件を満たした事件のボーナス値 BoostMane=メーンをブースト面にする
Burn=終わりごとにメダルを払わせる Bypass=最初の戦闘で拠点を飛ばす Cancel=待っている特殊や効果を無効にする
CancelAttack=攻撃をダイスなしで終える CancelAttackIfAttackerDestroyed=攻撃側がいなくなれば攻撃を終える
CannotMod=禁じる Carry=連れて行ったフィギュアを隣に置く ChangeRule=ルールの数を変える CheaperNext=次のカードを安くする
Check=チェック状態にする Choose=いくつかから選ぶ ChooseOne=どれか1つをする ChosenIf=選んだものが当てはまるなら
Cleanse=受けている効果を終わらせる Cost=支払うもの CostMod=コストを変える Count=数える
CountAtLeast=ユニットがいくつ以上 Counted=ユニットの数だけ Counter=対抗する効果 CounterSpell=スペルを打ち消す
Cover=トラブルメイカーをウラ向きにする D20Check=20面ダイスで決める D20Table=20面ダイスの表で決める
Damage=ダメージを与える DealDamage=ダメージを与える Destroy=撃破する DestroyEnchantment=エンチャントを破壊する
DestroyFigure=フィギュアを破壊する DiceRoll=ダイスの合計 Dilemma=ジレンマの要件とボーナス値 Discard=手札などを捨てる
DiscardAnyThenDraw=好きなだけ捨てて引く DiscardCards=手札を捨てる DismissCards=退場させる DismissCost=退場させて払う
Disrupt=かかっている特殊を終わらせる Draw=カードを引く DrawCards=カードを引く
Each=それぞれ裏返すか移し、1枚ごとに続ける Event=イベント Every=範囲のすべて Excess=合計パワーの超過
ExcessShieldsHit=余った盾が命中になる ExhaustCards=疲労させる ExhaustCost=疲労させて払う
Extra=エクストラフォトンを得る ExtraAttack=もう1回攻撃する FaceoffIs=対決の種類 Fetch=トラッシュやデッキから探して取る
Filter=しぼりこみ Flip=フォトンを裏返す FlipAgain=めくり直す FlipHigher=めくったカードの値を増やす
FlipMod=めくる枚数を変える FlipMore=さらにめくる FlipUp=ウラ向きのメダロットをオモテにする
FlippedToMod=めくったカードの行き先を変える FreeStay=とどまるのにメダルがいらない FrightenCards=フレンドを恐慌状態にする
GainAbility=能力を得る GainFight=ファイトを得る GainMagna=マグナを増減する GainPoints=勝利点を得る
GainTokens=アクショントークンを得る Grant=キーワードやスキルを与える GrantAttack=攻撃の外で攻撃させる
GrantMod=キーワードや特徴を与える Guard=守られたフォトン Half=メダロッターの効果 Heal=回復する
HealSpread=分けて回復する HostAt=付いた先の場所 Hp=メダルを増減する If=もし…なら IfSo=条件が合えばさらに
InCharge=突撃に加わっている Interfere=相手への妨害 InvertMoves=移動可能方向を入れかえる Involving=対決に加わっている
Keyword=キーワード Leading=合計が相手全員より高い LimitMod=回数の上限 Look=山札の上を見る
LookAtDeck=デッキの上を見る LookTop=一番上を見る LoseTokens=アクショントークンを失う Margin=ちょうどの差で勝った
MarginMin=この差以上で勝った May=してもよい MillCards=デッキの上から捨てる Mod=数値を変える
Modify=攻撃力と防御力を変える ModifyStat=数値を変える Move=カードを移す MoveCards=無料で移動させる
MoveEnchantment=エンチャントを移す MoveFigure=フィギュアを移動させる NamesInFaceoff=対決中の名前の数
NeedCharsMod=必要な人数を変える NeedMod=必要なパワーを変える Negate=宣言を無効にする Occasion=きっかけ
OnEvent=きっかけのたびにすること OpponentHas=相手が持っている Part=要件の一部 PayDiscard=カードを捨てて払う
PayTokens=トークンを払う PeekAt=ウラ向きのトラブルメイカーを見る Per=1つにつきいくつ Pick=効果の時に1体選ぶ
Pierce=次のマスへ貫通する Pile=カードの山から Place=無償で場に出す Play=イベントの効果 PlayFreely=コストを払わずに使う
PowerInPlay=場のキャラクターのパワー PowerMod=パワーを増やす PowerOf=このカードの今のパワー
Prevent=撃破やダメージを防ぐ PreventDestruction=破壊を防ぐ Provided=攻撃する者の条件 PutCards=カードを置く
Range=射程を伸ばす Reaction=反応 Ready=ノーマル状態にする ReadyCards=レディにする Reattach=リソースを付け替える
Redirect=遊撃の対象を変える Reduce=ダメージを減らす Relocate=拠点の間で移す ReplaceDismissMod=退場のかわりにデッキの上へ
Requirement=色とパワーの条件 Restrict=禁じる RetireCards=引退させる ReturnCost=手札に戻して払う
ReturnFromGraveyard=墓地から戻す ReturnToReserve=ストックに戻す Reveal=見る・公開する RevealTop=山札の上を公開する
RollDamage=ダイスでダメージを与える Row=表の1行 Scope=効果が及ぶ範囲 ScorePoints=得点する ScoredHere=ここで得た得点
SearchFor=探して取る SearchLibrary=山札から取る Sel=ユニットを選ぶ Selector=カードを選ぶ SelfAt=このカードの場所
SelfPower=このカードのパワー SendHomeCost=ホームに戻して払う Seq=まず…、できたなら続けて Shift=1マス動かす
ShuffleDeck=デッキをシャッフルする Side=メーンの一面 Splash=左右の敵にも当てる SplitExcess=余ったダメージを隣に割り振る
Static=常時能力 SummonExtra=もう1体召還する Summoned=招来されるユニット SwapPositions=場所を入れかえる
SwapStats=パワーとタフネスを入れ替える TakeControl=コントロールを奪う Teleport=移動せずに別の場所へ置く Texts=文章
ThatPlayerHas=そのプレイヤーが持っている TimesX=支払ったXの何倍 TotalMod=対決の合計を増やす
TraitTarget=選んだユニットの種別 Trigger=誘発能力 Uncover=トラブルメイカーを表にする UnlessPaid=払わなければ起こる
UpTo=0からこの数まで Wanted=選ぶ対象 Ward=守る特殊 When=いつ・もし Within=この距離以内 YouAre=自分の立場 integer=数
string=文字 array=並び
"""
