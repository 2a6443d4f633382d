"""What the words of card data are called in Japanese: `word=名前`, spaces between; `_` for a space. In English they are
what they say themselves, but for a few (`ENGLISH`). `called.py` reads the lists; a word that stands in none is shown as
it is written, so that a new word of a game needs nothing here to work. Where a game calls it otherwise, or a word means
something else in a field, that stands before it: `medarot:power`, `timing:attack`.
"""

from __future__ import annotations

PARTS = """
armies=アーミーカード spells=スペル glyphs=グリフ events=イベント megido=メギド medarots=メダロット
medarotters=メダロッター bases=拠点 forces=兵力 traps=罠 arms=武装 operations=作戦 tactics=戦術 manes=メーン
friends=フレンド resources=リソース troublemakers=トラブルメイカー problems=事件
"""
ENGLISH = """
short=short_name n=how_many x=how_many cls=class ja=Japanese en=English lower=lower_effect upper=upper_effect
opp_req=others_need owner_req=owner_needs req=play_requirement tp=whose_turn_it_is tp_opp=opponent_of_whose_turn_it_is
opp=opponent up_to=up_to upto=up_to hp=HP no=number_printed aka=other_name dirs=directions cond=condition
medarot:F=forward medarot:B=back medarot:L=left medarot:R=right medarot:FL=forward-left medarot:FR=forward-right
medarot:BL=back-left medarot:BR=back-right windows:A=first_(before_moving) windows:B=second_(after_attacks)
vp_gained=points_gained tm_defeated=Troublemaker_beaten tm_here=Troublemaker_here tm_side=Troublemaker's_side
"""
FIELDS = """
pack=パック title=題名 look=絵 parts=絵の部分 picture=画像 main=主な色 a=一方 abilities=能力 ability=能力 act=行動
acted=行動済み add=加える adjacent_to=隣接 aka=別名 aliases=別の表記 all=すべて all_in_faceoff_color=対決中の全員の色
amount=量 an_opponent_has=相手の誰かが持つ any=どれでも any_color=いずれかの色 anybody=誰でも使える armed=条件付き
armor=装甲 army_card=アーミーカード at=場所 at_least=以上 at_most=以下 attach_to=付けられる先 attack=攻撃力
attack_is=アタックの種類 attack_of=誰の攻撃力 attack_type=攻撃の種類 attacker=攻撃する者 attacking=攻撃中 b=他方
base_set=基本セット bonus=ボーナス bonus_of=どのボーナス boosted=ブースト面 by=だれによるか by_you=自分による
card=カード card_type=カードの種類 card_types=カードの種類 cards=枚数 chain=チェイン charge=チャージ
check=チェックする choose=選ぶもの chosen_if=選んだものの条件 clear_sight=視線が通る cls=クラス code=コード color=色
colors=色 colour=色 colours=色 cond=条件 condition=条件 controller=だれの cost=コスト cost_each=1つごとのコスト
cost_max=コストの上限 count=数 count_max=数の上限 deck=山札 defence=防御力 dice=ダイス dilemma=ジレンマ dirs=方向
discard=捨てる枚数 dismiss=退場 do=すること duration=期間 during=いつの間 each=それぞれ effect=効果 effects=効果
en=英語 engaged_with=交戦している相手 epic=エピック epithet=二つ名 equip=装備 event=きっかけ excess_min=超過の下限
exhaust=疲労 expires=消える extra=追加 face=向き face_up=表向き faceoff=対決 fight=ファイト figures=フィギュア数
filter=しぼりこみ first=最初のもの gain=得るもの give_back=手札に戻す glyph=印 has_resource=リソース付き
has_skill=持つスキル hero=英雄点 highest=最も高いもの hint=ヒント home_limit=ホームリミット host_at=付いた先の場所
how=どのように hp=HP id=呼び名 if_defender_damaged=守備側が傷ついたら if_swords_at_least=剣がいくつ以上
ignore_highest=高い順に無視 in_charge=突撃中 involving=参加している ja=日本語 key=呼び名 keyword=キーワード
keywords=キーワード kind=種類 lasts=続く間 lead=リード least=少なくとも leave_life=残すライフ
legal_host_of=付けられるもの life=ライフ line=型 lines=効果 link=つながり lower=下段の効果 magna=マグナ
magna_x=マグナX margin=差 margin_min=差の下限 max=最大 max_attack=攻撃力の上限 max_cost=コストの上限
max_defence=防御力の上限 may=してもよい min=最小 min_damage=ダメージの下限 min_range=射程の下限 min_value=値の下限
mod=変えること mode=割り当て方 most=多くとも move=移動力 moved=移動した moves=矢印 n=数 name=名前
names_in_faceoff=対決中の名前 no=番号 not_color=この色以外 not_it=それ以外 not_subtype=このサブタイプ以外 nth=何番目
number=番号 of=だれの on=きっかけ on_active_card=アクティブなカード on_kind=きっかけの種類 once=回数 only=だけ
onto=どこへ op=効果 opp_req=相手の要件 optional=任意 options=選択肢 origin=元の場所 other=ほかの
otherwise=そうでなければ own_bases_fallen=陥落した自軍拠点 owner_req=持ち主の要件 part=パーツ pay=支払う数
per=数えるもの phase=フェイズ photons=フォトン pick=選ぶ数 place=置き場所 played=使われた player=プレイヤー
plus=足す数 points=得点 power=パワー power_in_play=場のパワー power_max=パワーの上限 power_min=パワーの下限
power_modifier=パワー修正 power_of=だれのパワー price=代償 printed_power=印刷されたパワー
printed_power_max=印刷されたパワーの上限 provided=条件 random=無作為 range=射程 rank=ランク rarity=レア度
rarity_min=レア度の下限 req=使用条件 rest=残り reveal=公開する row=並び sacrifice=生け贄 same_name=同名 scope=範囲
scored_here_this_phase_min=ここで得た得点の下限 self_at=自分の場所 self_power_min=自分のパワーの下限
send_home=ホームへ送る set=設定する short=短い名前 shuffle=シャッフルする side=どちらの側 size=サイズ
size_class=サイズ区分 skill=スキル skills=スキル source=どこから spaces=マス数 speed=スピード stacking=重ね方
stars=☆の数 start=スタート面 starting=最初の事件 stat=数値 state=状態 static=常にすること stats=数値
style=スタイル subtitle=副題 subtype=サブタイプ symbol=拠点シンボル symbols=拠点シンボル table=表 tags=効果の分類
take=取る枚数 target=対象 target_acted=対象が行動済み targets=対象 text=文章 that_player_has=そのプレイヤーが持つ
then=それから times=倍 timing=タイミング to=だれに・どこへ total=合計 toughness=タフネス trait=種別
trait_target=対象の種別 traits=種別 trash=トラッシュ trigger=きっかけ two_spaces=2マスを占める type=種類
unblockable=防げない unique=ユニーク
until=いつまで up_to=まで upper=上段の効果 upto=まで uses=回数 value=値 villain=悪役 what=何を when=いつ where=どこで
who=だれが whose=だれの windows=使える時 within=距離 x=数 you_are=自分の立場 zone=領域 foton:attack=アタック
foton:by=だれが foton:bonus=おまけ medarot:power=威力 medarot:power_max=威力の上限 medarot:times=回数
medarot:armed=かまえておく medarot:moves=移動可能方向 medarot:only=しぼりこみ medarot:row=フィールド
medarot:type=タイプ medarot:attack_type=攻撃のタイプ pony:deck=デッキ pony:trait=特徴 pony:traits=特徴
pony:bonus=ボーナス値 pony:bonus_of=どのボーナス値 pony:at=どこで
"""
VALUES = """
Accessory=アクセサリー Alicorn=アリコーン Artifact=アーティファクト Asset=備品 Condition=コンディション Critter=動物
Dilemma=ジレンマ Dragon=ドラゴン Earth_Pony=アースポニー Elder=お年寄り Foal=子ポニー Gotcha=ガッチャ Huge=巨大
Location=場所 Medium=中型 Pegasus=ペガサス Pony_Tone=ポニートーン Report=レポート Royalty=王族 Small=小型
Unicorn=ユニコーン Zebra=シマウマ ability=能力 act=行動 acting=行動中の action=行動 activated=起動型 actor=行動した者
actor_field=行動した者の場 acts_on_summoning_turn=速攻 adjacent_allies=隣接する味方 after_defense=防御後
after_use=使用後 ahead1=1マス前 ahead2=2マス前 ahead2_clear=2マス前（間にカードがない）
ahead2_free=2マス前（メダルなし） ahead3=3マス前 aim=射撃 all=すべて allies=味方 ally=味方
ally_destroyed=味方が破壊された時 ambush=伏兵 angel=天使 any=どれでも any_friend=表向きのフレンド
any_problem=どの事件でも armor=装甲 armour=防具 arms=武装 army_card=アーミーカード attack=攻撃
attacked_by_nonadjacent=離れた所から攻撃される attacker=攻撃側 aura=オーラ auto=自動 barrier=障壁 base=拠点
base_fallen=自軍拠点が陥落した時 base_taken=拠点を取った時 battle=戦闘 bearer=装備ユニット beast=獣 black=黒
blade=剣技 block=ブロック blue=青 board=戦場 bottom=下 break=ブレイクトリガー burst=バースト card=カード
caretaker=世話係 char_entered=キャラクターが出た時 char_moved=キャラクターが移動した時 character=キャラクター
charge=突撃 checked=チェック状態 choice=選ぶ choose=自分で選ぶ command=指揮 competitive=負けず嫌い
confront=要件を満たす confronted=要件を満たした事件 constant=常時 cost=コスト counter=対抗 countered=対抗された時
craft=工作 creature=クリーチャー creatures=クリーチャー damage=ダメージ damage_dealt=与えたダメージの数 deck=山札
deck_bottom=山札の下 deck_top=山札の上 defeated=倒した時 defence=防御力 defender=防衛 defense=防御 demon=魔族
destroy=破壊 destroyed=破壊された時 different_problems=別々の事件 dilemma=ジレンマ discard=捨札 discarded=捨てられた時
dismiss=退場 dismissed=退場した時 down=裏向き dragon=竜 draw=引く drew=引いた時 each=それぞれ early=序盤 effect=効果
effects=効果 elf=エルフ enchantment=エンチャント end_of_turn=ターン終了時 end_phase=エンドフェイズ enemies=敵 enemy=敵
enter=生産フェイズに配置された時 entered=場に出た時 event=イベント event_used=イベントを使った時 exhaust=疲労
exhausted=疲労 extra=追加 faceoff=対決 faceoff_problem=対決中の事件 faceoff_start=対決の始め
faceoff_won=対決に勝った時 fall_magna=陥落で得るマグナ field=場 field_down=場の裏向き fighter=ファイター
figure=フィギュア figures=フィギュア first_trap_free=最初のトラップは無償 flip=めくる flipped=めくった時 flying=飛行
focus=魔具 force=兵力 fortune=天運ダイスを振るたびに friend=フレンド funds=軍資金 gained=得た時 garrison=守備部隊
giant=巨人 graveyard=墓地 green=緑 guard=護衛 hand=手札 hand_limit=手札の上限 here=ここ hero_creature=英雄クリーチャー
hidden=伏せエンチャント hit=命中 home=ホーム home_frightened=恐慌状態でホームに host=付いた先
host_controller=付いた先の持ち主 host_problem=付いた先の事件 human=人間 in_water=水の中 inspired=ひらめき interfere=妨
interfere_used=妨を使った時 interfered=妨を受けた時 interrupt=割込 invade=進攻する時 it=それ last_faceoff=直前の対決
lasting=持続 late=終盤 machine=機械 magic=魔術 main=メインフェイズ mane=メーン me=自分 medarot=メダロット
medarotter=メダロッター megido_acts=メギドが行動した時 melee=格闘 mid=中盤 momentary=瞬間 mount=騎具 move=移動
move_away=離れる moved=移動した時 name=名前 neutral=無勢力 normal=ノーマル状態 not_moved=移動していない
nothing=何もない number=数字 once_per_game=ゲーム中1回 once_per_turn=ターン中1回 one=1つ one_base=1つの拠点
operation=作戦 opp=相手 opp_friend=相手の表向きのフレンド opp_problem=相手の事件 opponent=相手 opponents=相手
orange=橙 orc=オーク origin=元の場所 other_problem=別の事件 own=自分 owner=持ち主 party=進攻部隊 permanent=ずっと
phantom_walk=幻影歩き phase=フェイズ phase_end=フェイズの終わり phase_start=フェイズの始め photon=フォトン
photon_lost=フォトンを失った時 pink=桃 place=置く planeswalker=プレインズウォーカー play=使う play_free=無償で場に出す
played=使った時 player=プレイヤー possession=憑依 power=パワー prayer=祈祷 problem=事件 problem_entered=事件が出た時
problem_faceoff=事件の対決 problem_here=ここの事件 production=生産 purple=紫 random=無作為 range=射程 reaction=反応
ready=レディ red=赤 reflect=反射 reinforce=増援として配置された時 reorder=並べ直す resource=リソース rush=ラッシュ
score=得点 score_phase=スコアフェイズ scored=得点した時 sea=海 self=自分自身 sequence=順に side=側 skill=スキル
skirmish=遊撃 sniper=スナイパー solved=解決した時 sorcery=ソーサリー space=マス special=特殊 speed=スピード
spirit=精霊 squad_creature=スクワッド・クリーチャー stars=☆ start_of_your_turn=自分のターンの開始時
start_phase=スタートフェイズ static=常時 stealth=隠密 stock=ストック strike=攻撃 stubborn=がんこ studious=勉強家
style=スタイル swift=疾駆 symbol=シンボル tactics=戦術 take_one_rest_top=1枚取り残りは上へ target=対象
terrain_ease=登りに移動力を使わず、水で止まらない that=それ their_next_turn=相手の次のターン this=これ
this_turn=このターン to_discard=捨札へ top_or_bottom=上か下 top_power_here=ここで最大のパワー toughness=タフネス
tp=手番のプレイヤー tp_opp=手番の相手 trample=トランプル trap=罠 trash=トラッシュ trigger=発動 triggered=誘発型
trooper=トルーパー troublemaker=トラブルメイカー troublemaker_faceoff=トラブルメイカーとの対決
troublemaker_side=トラブルメイカー側 turn=ターン turn_end=ターンの終わり uncovered=表になった時 undead=不死
until_your_next_turn_starts=自分の次のターンまで up=表向き user=使う者 vp_gained=勝利点を得た時
water_walk=水で止まらない weak=弱い weapon=武器 while_attached=付いている間 while_occupied=乗られている間 white=白
wild=任意 yellow=黄 you=あなた your_figure=自分のフィギュア your_next_turn=自分の次のターン
same_name_adjacent_yours=隣接する同名の味方 enemy_enters_neutral=敵が中立フィールドに入った時 enemy_hand=相手の手札
numbers=数字 water_no_stop_adjacent=水分かち enemy_figures=敵のフィギュア shot=射具 enemy_special=敵が特殊を宣言した時
attacked_by_nonadjacent_creature=離れたクリーチャーに攻撃される colour=色 draw_phase_extra=ドローフェイズの追加
cls=クラス be_attacked_by_nonadjacent=離れた所から攻撃される no_strikes=追撃を受けない
enemy_medarotter=相手が効果を使った時 force_group=兵力の一群
all_figures_of_this_card_in_your_graveyard=墓地にあるこのカードの全員 opponent_figures=相手のフィギュア base3=第3拠点
shooting=射撃 tm_defeated=トラブルメイカーを倒した時 tm_here=ここのトラブルメイカー tm_side=トラブルメイカー側
windows:A=1回目（移動の前） windows:B=2回目（攻撃の後） arena:defender=防御側 arena:strike=追撃
arena:turn=アクティベート foton:attack=アタック foton:charge=チャージ foton:opponents=対戦相手 foton:flip=裏返す
style:counter=カウンター medarot:F=前 medarot:B=後 medarot:L=左 medarot:R=右 medarot:FL=左前 medarot:FR=右前
medarot:BL=左後 medarot:BR=右後 medarot:power=威力 medarot:guard=ガード medarot:trap=トラップ medarot:barrier=バリア
medarot:neutral=中立フィールド medarot:deck=デッキ medarot:nothing=無効 medarot:weak=弱攻撃 medarot:side=左右
medarot:ally=味方1体 medarot:allies=味方すべて medarot:enemy=敵1体
medarot:enemies=敵すべて scope:ally=選んだ味方1体 scope:allies=味方のどれか
medarot:up=オモテ medarot:down=ウラ向き when:attack=攻撃する時 when:destroy=攻撃で破壊した時
when:hit=攻撃が無効にされなかった時 lasts:attack=今の攻撃の間 lasts:turn=ターンの終わりまで
lasts:lasting=次の行動順まで magna:attack=アタック highest:attack=攻撃力 magna:strike=遊撃か突撃 magna:guard=護衛
skill:beast=獣性 skills:beast=獣性 has_skill:beast=獣性 magna:discard=捨て山 magna:deck=デッキ
magna:deck_bottom=デッキの下 magna:enemy=相手 magna:own=自軍 magna:destroy=撃破 magna:destroyed=撃破された時
magna:self=このユニット magna:that=そのユニット magna:user=使用者 magna:this=このカード once:turn=1ターンに1回
once:battle=1回の戦闘に1回 timing:reinforce=増援 magna:battle=この戦闘 mode:each=それぞれに同じだけ
mode:sequence=順に割り振る until:turn=ターンの終わりまで until:battle=戦闘の終わりまで
until:phase=フェイズの終わりまで until:faceoff=対決の終わりまで magna:trigger=誘発 pony:deck=デッキ
pony:deck_top=デッキの上 pony:deck_bottom=デッキの下 pony:discard=捨て札 pony:random=でたらめ pony:swift=すばやい
pony:score=スコアフェイズ phase:troublemaker=トラブルメイカーフェイズ phase:faceoff=対決中 pony:self=このカード
pony:down=ウラ向き
"""
LOOKS = """
figure=フィギュア scene=場面 seal=印章 field=盾の地 charge=盾の図柄 strewn=散らし emblem=紋章 head=頭 body=胴 arms=腕
back=背 face=顔 hair=髪 clothes=服 mane=たてがみ mark=キューティーマーク pose=姿勢 worn=身につけるもの main=主な色
second=2番目の色 third=3番目の色 light=光の色 skin=肌 accent=差し色 eyes=目 ground=背景 coat=毛並み streak=すじ
"""
