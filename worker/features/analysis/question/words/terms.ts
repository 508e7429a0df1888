import type { Term } from "../../asks/figures/terms.ts";
import { cue, cues } from "./cue.ts";

/** Asks what something is. */
export const DEFINE = cue(`
  what is|whats|what are|whats a|tell you|tells you|tell us|used for|whats meant|meant by|mean|means|meaning|meant|define|definition|explain|explained|explanation|how does _ work|how do _ work|how is _ calculated|what exactly|eli5|in simple terms|tell me what|stand for|stands for|never heard of|what is meant|what the hell is|wtf is|difference between|teach me|understand
  was ist|was sind|was bedeutet|bedeutet|was heisst|erklar*|definition|was versteht man|wie funktioniert|wofur steht
  que es|que son|que significa|significa|explica*|explicame|definicion|como funciona|defineme|en que consiste
  qu est ce|c est quoi|que signifie|signifie|explique*|definition|que veut dire|veut dire|comment fonctionne|definis
  o que e|que e|o que sao|o que significa|significa|explique|explica|explicar|definicao|como funciona|defina
  что такое|что значит|что означает|объясни*|определение|как работает|расскажи что|поясни*|означает
  nedir|ne demek|ne anlama|acikla*|aciklar*|tanim*|ne ise yarar|nasil calisir|anlami ne
  是什么|什么是|是什麼|什麼是|什么意思|解释|解釋|定义|含义|是啥|啥是
  とは|って何|ってなに|とは何|意味|説明|教えて|どういう意味|定義|何ですか
  이란|란 무엇|무엇|뭐야|뭔가요|뜻|의미|설명|무슨 뜻|뭐예요|뭐죠|정의|란
  mean by|meaning of|whats the point of|what does _ do|in plain english|plain english|plain words|for dummies|newbie|noob|like im five|like im 5|im five|im 5|how would you explain|the idea behind|ever heard|concept of|beginner|beginners|difference between|break down|in layman*|what is this thing called|whats this thing called|what people mean|they mean|people say|when they say|when people say|the term|the word|heisst eigentlich|meint man|gemeint mit|einfach erklart|fur anfanger|que quiere decir|quiere decir|para novatos|en palabras simples|qu entend on|ca veut dire quoi|pour debutant*|c est quoi|quer dizer|para leigos|em palavras simples|своими словами|для чайников|простыми словами|что это за|nasil bir sey|basitce|tam olarak ne|通俗|小白|啥意思|指的是|初心者|ざっくり|どんなもの|초보|쉽게|뭔지|무엇인지
  tell me about|talk me through|walk me through|run me through|help me understand|got a definition|the gist of|erzahl mir was uber|hablame de|cuentame que es|parle moi de|fale sobre|расскажи про|расскажи о|bana anlat|讲讲|介绍一下|について教えて|에 대해
  diff between|differs from|differ from|how does _ differ`);
/** Of a figure of its own: no definition. */
export const OWN = cue(
  `its|their|his|your|current|currently|now|right now|latest|today|sein*|ihr*|su|son|sa|seu|sua|его|её|ее|их|onun|它的|その|그`,
);
export const TELLS = cue(
  `what does that|what does it|what does this|what do those|what do they|tell me|that mean|it mean|this mean|good or bad|is that good|is that bad|is that high|is that low|is that a lot|is that much|so what|and that means|what do i make of|how do i read|how should i read|interpret|was bedeutet das|was heisst das|was sagt mir|ist das gut|ist das viel|que significa eso|que me dice|eso es bueno|es mucho|qu est ce que ca|ca veut dire|que signifie cela|c est bien|o que isso|isso e bom|que quer dizer|что это значит|что это говорит|это много|это хорошо|bu ne demek|ne anlama geliyor|bu iyi mi|这说明什么|这意味着|什么意思|これは何を|それは何を|どういう意味|그게 무슨|무슨 뜻|무슨 의미|좋은 거
  explain that|explain it|explain this|explain like|dumb it down|simpler|in english|in normal words|high one|low one|good number|bad number|should it be|a healthy|healthy number|normal for|erklar das|erklare das|einfacher|explicalo|explicame eso|explique moi|explica isso|поясни|проще|acikla|解释一下|说人话|わかりやすく|かみ砕|쉽게 설명
  how was it calculated|how is it calculated|how is that calculated|how was that calculated|how do you calculate that|how do you calculate it|how do you get that|how is that worked out|wie wird das berechnet|como se calcula eso|comment c est calcule|como isso e calculado|как это считается|怎么算出来|どう計算|어떻게 계산`,
);

/** Terms we can define, by their names. The first that fits is taken. */
export const TERM_NAMES = cues<Term>(`
  bullish: bullish|alcista|haussier|haussiere|altista|бычий|бычье|по бычьи|boga gibi|看涨|強気とは|강세란
  bearish: bearish|bajista|baissier|baissiere|baixista|медвежий|медвежье|по медвежьи|看跌|弱気とは|약세란
  long_position: long position|long positions|a long|going long|go long|being long|be long|long mean|long means|longing a|posicion larga|position longue|posicao comprada|лонг|длинн* позици*|uzun pozisyon|做多|ロングポジション|롱 포지션
  base_rate: base rate|base rates|basisrate|tasa base|taux de base|taxa base|базов* частот*|базов* ставк*|temel oran|基准率|基準率|기저율
  edge: an edge|no proven edge|proven edge|edge mean|measured edge
  expected_range: #pct range|#pct interval|expected range|prognosespanne|#pct spanne
  priced_in: priced in|eingepreist|descontado en el precio|deja dans les cours|precificado|заложен* в цен*|уже в цене|fiyatlandi|已被定价|织り込み済み|織り込み|선반영
  free_float: free float|freefloat|streubesitz|capital flotante|flottant|halka acik oran|流通股本|浮動株|유통주식
  bagholder: bagholder*|bag holder*|holding the bag|left holding the bag
  paper_hands: paper hands|diamond hands|diamantenhande|manos de papel|manos de diamante
  underwater: underwater|under water|unter wasser
  risk_reward: risk reward|risk to reward|reward to risk|risk reward ratio|chance risiko verhaltnis|riesgo beneficio|风险回报|リスクリワード|손익비
  satoshi: a satoshi|satoshis|a sat|sats|сатоши|聪是|サトシとは|사토시란
  gwei: gwei|gweis|a wei
  rally: a rally|rallies|relief rally|santa rally|bear market rally
  swing_trading: swing trading|swing trade|swing trader|day trading|day trader|daytrading|intraday trading
  intrinsic_value: intrinsic value|innerer wert|valor intrinseco|valeur intrinseque|внутренн* стоимост*|内在价值|本源的価値|내재가치
  alpha: alpha
  trap: bull trap|bull traps|bear trap|bear traps|bullenfalle|barenfalle|trampa alcista|trampa bajista|piege haussier|бычья ловушка|медвежья ловушка|ブルトラップ|ベアトラップ|불트랩|베어트랩
  free_cash_flow: free cash flow|fcf|freier cashflow|flujo de caja libre|flux de tresorerie disponible|fluxo de caixa livre|свободный денежный поток|serbest nakit akisi|自由现金流|フリーキャッシュフロー|잉여현금흐름
  ebitda: ebitda|ebit
  open_interest: open interest|offenes interesse|interes abierto|interet ouvert|открытый интерес|未平仓|建玉|미결제약정
  funding_rate: funding rate|funding rates|finanzierungsrate|tasa de financiacion|taux de financement|ставка финансирования|资金费率|資金調達率|펀딩비
  order_book: order book|orderbook|orderbuch|libro de ordenes|carnet d ordres|livro de ofertas|стакан|emir defteri|订单簿|板情報|호가창
  tvl: tvl|total value locked
  tokenomics: tokenomics|token economics|токеномика|代币经济|トークノミクス|토크노믹스
  dilution: dilution|share dilution|verwasserung|dilucion|diluicao|размывани*|稀释|希薄化|희석
  margin_call: margin call|margin calls|nachschuss*|llamada de margen|appel de marge|chamada de margem|маржин колл|追加保证金|追証|마진콜
  consolidation: consolidation|consolidating|sideways market|konsolidierung|consolidacion|consolidacao|консолидаци*|konsolidasyon|盘整|もみ合い|횡보
  dao: a dao|daos|decentralised autonomous organi*|decentralized autonomous organi*
  stop_loss: stop loss|stoploss|stop losses|stop order|trailing stop|verlustbegrenzung|stop de perdidas|стоп лосс*|стоп-лосс*|zarar durdur|止损|止損|損切り|ロスカット注文|손절매|스탑로스
  take_profit_order: take profit order|take profit|gewinnmitnahme|toma de ganancias|тейк профит*|止盈|利確|익절
  short_squeeze: short squeeze|squeezed shorts|шорт сквиз*|轧空|逼空|踏み上げ|숏 스퀴즈|숏스퀴즈
  bid_ask_spread: bid ask spread|bid ask|the spread|a spread|spreads|geld brief spanne|horquilla|спред*|买卖价差|点差|スプレッド|스프레드
  slippage: slippage|проскальзыван*|deslizamiento|滑点|スリッページ|슬리피지
  market_maker: market maker|market makers|маркет мейкер*|маркетмейкер*|做市商|マーケットメイカー|마켓메이커
  blue_chip: blue chip|blue chips|bluechip*|голуб* фиш*|蓝筹|優良株|우량주|블루칩
  penny_stock: penny stock|penny stocks|pennystock*|仙股|低位株|동전주
  ipo: ipo|ipos|initial public offering|going public|go public|borsengang|salida a bolsa|introduction en bourse|abertura de capital|выход на биржу|halka arz|首次公开募股|新股上市|新規上場|신규 상장|기업공개
  stock_split: stock split|stock splits|share split|reverse split|a split|aktiensplit|desdoblamiento|fractionnement|desdobramento|дроблен*|сплит*|hisse bolunme*|拆股|株式分割|액면분할|주식분할
  buyback: buyback|buybacks|share repurchase|share buyback|aktienruckkauf|recompra de acciones|rachat d actions|recompra de acoes|обратн* выкуп*|байбек*|geri alim|回购|自社株買い|자사주
  whale: a whale|whales|crypto whale|кит на рынке|ballenas|巨鲸|クジラとは|고래
  fork: hard fork|soft fork|a fork|хардфорк*|硬分叉|分叉|ハードフォーク|하드포크
  airdrop: airdrop|airdrops|аирдроп*|эирдроп*|空投|エアドロップ|에어드랍|에어드롭
  smart_contract: smart contract|smart contracts|contrato inteligente|contratos inteligentes|contrat intelligent|смарт контракт*|akilli sozlesme*|智能合约|スマートコントラクト|스마트 컨트랙트|스마트계약
  nft: nft|nfts|non fungible token*|нфт|非同质化|エヌエフティー
  gas_fee: gas fee|gas fees|gas in ethereum|a gas fee|network fee|комисси* за газ|gas ucreti|矿工费|ガス代|가스비|가스 수수료
  mining: mining|miner|miners|mine bitcoin|schurfen|mineria|minado|minage|mineracao|майнинг*|madencilik|挖矿|マイニング|채굴
  proof_of_stake: proof of stake|pos consensus|доказательств* доли|权益证明|プルーフオブステーク|지분증명
  proof_of_work: proof of work|доказательств* работы|工作量证明|プルーフオブワーク|작업증명
  altcoin: altcoin|altcoins|alt coin|alt season|альткоин*|山寨币|竞争币|アルトコイン|알트코인
  meme_coin: meme coin|meme coins|memecoin*|мемкоин*|мем коин*|迷因币|ミームコイン|밈코인
  hodl: hodl|hodling|hodler*|ходл*|ホドル|존버
  fomo: fomo|fear of missing out|фомо|错失恐惧|踏み遅れ|포모
  fud: fud|fear uncertainty and doubt|фуд на рынке|恐慌传播|퍼드
  rug_pull: rug pull|rugpull*|rug pulls|раг пул*|跑路盘|ラグプル|러그풀
  pump_and_dump: pump and dump|pump n dump|pumps and dumps|памп и дамп|拉高出货|パンプアンドダンプ|펌프 앤 덤프
  private_key: private key|private keys|seed phrase|recovery phrase|seed words|privat* schlussel|clave privada|frase semilla|cle privee|chave privada|приватн* ключ*|сид фраз*|ozel anahtar|私钥|助记词|秘密鍵|シードフレーズ|개인키|시드 구문
  fiat: fiat|fiat money|fiat currency|fiatgeld|dinero fiat|monnaie fiat|фиат*|法币|法定通貨|法定货币|명목화폐|법정화폐
  futures: futures|future contract|futures contract|perpetual*|perps|terminkontrakt*|futuros|contrats a terme|фьючерс*|vadeli|期货|合约交易|先物|선물거래|선물이란|무기한 선물
  margin_trading: margin account|buying on margin|a margin|initial margin|маржинальн*|teminat*|保证金|証拠金|증거금
  portfolio: a portfolio|portfolio|portefeuille|cartera|carteira de|портфел*|portfoy*|投资组合|ポートフォリオ|포트폴리오
  hedge: hedge|hedging|a hedge|absicher*|cobertura|couverture|хедж*|korunma|对冲|套期|ヘッジ|헤지|헷지
  arbitrage: arbitrage|arbitraje|arbitragem|арбитраж*|arbitraj*|套利|裁定取引|アービトラージ|차익거래
  candlestick: candlestick|candlesticks|candle chart|a candle|doji|kerze|kerzenchart|vela japonesa|velas|chandelier|candle|свеч*|японск* свеч*|mum grafi*|蜡烛图|k线图|ローソク足|캔들|봉차트
  fibonacci: fibonacci|fib retracement*|fib levels|фибоначчи|斐波那契|フィボナッチ|피보나치
  breakout: breakout|break out|ausbruch|ruptura|cassure|rompimento|пробой|kirilim|突破|ブレイクアウト|돌파
  bubble: a bubble|bubble|blase|burbuja|bulle|bolha|пузыр*|balon|泡沫|バブル|거품|버블
  correction: a pullback|pullback|pullbacks|rucksetzer|retroceso|repli|откат*|geri cekilme|回撤|押し目|눌림목|a correction|correction|korrektur|correccion|correcao|коррекци*|duzeltme|回调|調整局面|조정장|조정이란
  dead_cat_bounce: dead cat bounce|dead cat|отскок дохлой|死猫|デッドキャット|데드캣
  capitulation: capitulation|capitulate|kapitulation|capitulacion|capitulacao|капитуляци*|kapitulasyon|投降式|投げ売り|항복 매도
  technical_analysis: technical analysis|chart analysis|technische analyse|charttechnik|analisis tecnico|analyse technique|analise tecnica|технический анализ|теханализ|teknik analiz|技术分析|テクニカル分析|기술적 분석
  fundamental_analysis: fundamental analysis|fundamentalanalyse|fundamental analyse|analisis fundamental|analyse fondamentale|analise fundamentalista|фундаментальный анализ|temel analiz|基本面分析|ファンダメンタル分析|기본적 분석
  ticker: a ticker|ticker symbol|ticker|tickersymbol|kursel|тикер*|股票代码|ティッカー|티커
  exchange: crypto exchange|stock exchange|an exchange|dex|cex|decentralized exchange|borse|bolsa de valores|une bourse|криптобирж*|бирж*|kripto borsasi|交易所|取引所|거래소
  token: a token|tokens|token and a coin|jeton|токен*|代币|トークン|토큰
  layer_two: layer #n|layer 2|layer two|l2|layer 1|layer one|второго уровня|二层|レイヤー2|레이어2|레이어 2
  inflation: inflation|inflacion|inflacao|инфляци*|enflasyon|通货膨胀|通胀|インフレ|인플레이션
  bond: a bond|bonds|anleihe*|bono|bonos|obligation*|titulo publico|облигаци*|tahvil|债券|債券|채권
  index_fund: stock index|an index|market index|aktienindex|indice bursatil|indice boursier|индекс*|endeks|指数|株価指数|지수란
  yield_rate: apy|apr|yield farming|a yield|rendite|rendimiento|rendement|доходност*|getiri|年化|利回り|수익률
  backtest: backtest|backtesting|back test|бэктест*|回测|バックテスト|백테스트
  hash_rate: hash rate|hashrate|хешрейт*|算力|ハッシュレート|해시레이트
  cold_storage: cold wallet|cold storage|hardware wallet|hot wallet|холодн* кошел*|soguk cuzdan|冷钱包|コールドウォレット|콜드월렛|콜드 월렛
  stablecoin: stablecoin*|stable coin|stable coins|стейблкоин*|稳定币|ステーブルコイン|스테이블코인
  market_order: market order|market orders|limit order|limit orders|stop order|stop loss order|limitorder|marktorder|orden de mercado|orden limite|ordre au marche|ordre limite|ordem a mercado|ordem limitada|рыночный ордер|лимитный ордер|рыночн* заявк*|piyasa emri|limit emir*|市价单|限价单|成行注文|指値注文|指値|成行|시장가 주문|지정가
  dollar_cost_averaging: dollar cost averaging|dca|cost averaging|sparplan|cost average effekt|promedio del costo|dca|усреднени*|maliyet ortalama*|定投|定期定额|ドルコスト平均法|積立|적립식|분할매수|분할 매수
  bull_market: bull market|bull run|bullrun|bullenmarkt|mercado alcista|marche haussier|mercado de alta|бычий рынок|boga piyasasi|牛市|強気相場|ブル相場|강세장|불장
  bear_market: bear market|barenmarkt|mercado bajista|marche baissier|mercado de baixa|медвежий рынок|ayi piyasasi|熊市|弱気相場|ベア相場|약세장|베어마켓
  halving: halving|halvening|halbierung|халвинг*|yarilanma*|减半|減半|半減期|반감기
  staking: staking|stake|staken|стейкинг*|质押|質押|ステーキング|스테이킹
  defi: defi|decentralized finance|decentralised finance|дефи|децентрализованн* финанс*|去中心化金融|分散型金融|디파이
  wallet: wallet|wallets|cold storage|hardware wallet|geldborse|billetera|monedero|portefeuille crypto|carteira digital|carteira|кошел*|cuzdan*|钱包|錢包|ウォレット|지갑
  golden_cross: golden cross|goldenes kreuz|cruce dorado|croix doree|cruz dourada|золотой крест|altin kesisim|altin hac|黄金交叉|金叉|ゴールデンクロス|골든크로스
  death_cross: death cross|todeskreuz|cruce de la muerte|croix de la mort|cruz da morte|крест смерти|мертвый крест|olum kesisimi|死亡交叉|死叉|デッドクロス|데드크로스
  moving_average: moving average|moving averages|gleitender durchschnitt|gleitende* durchschnitt*|media movil|moyenne mobile|media movel|скользящ* средн*|hareketli ortalama*|移动平均|均线|移動平均線?|移動平均|이동평균*
  short_selling: to short a|to short an|to short something|short a stock|short a coin|shorting a|short selling|shorting|short sale|going short|short position|leerverkauf*|shorten|venta en corto|ventas en corto|vente a decouvert|venda a descoberto|шорт*|коротк* продаж*|aciga satis|做空|卖空|空売り|공매도|숏
  liquidation: liquidation|liquidated|liquidierung|liquidacion|liquidacao|ликвидаци*|likidasyon|爆仓|强平|清算|強制決済|청산
  leverage: leverage|margin trading|hebel*|apalancamiento|effet de levier|levier|alavancagem|плеч*|кредитн* плеч*|kaldirac*|杠杆|槓桿|レバレッジ|레버리지
  liquidity: liquid|illiquid|liquidity risk|liquidity|liquiditat|liquidez|liquidite|ликвидност*|likidite|流动性|流動性|유동성
  option: call option|put option|option|options|optionen|opcion|opciones|опцион*|opsiyon*|期权|オプション|옵션
  etf: etf|etfs|exchange traded fund|exchange traded funds|index fund|фонд etf|交易所交易基金|上場投資信託|상장지수펀드
  dividend: dividend|dividends|dividende*|dividendo*|дивиденд*|temettu*|股息|分红|配当*|배당*
  diversification: diversification|diversify|diversified|diversifikation|diversificacion|диверсификаци*|cesitlendirme|分散投资|分散投資|분산투자|분산 투자
  blockchain: blockchain|block chain|blockchains|cadena de bloques|блокчейн*|blokzincir*|区块链|區塊鏈|ブロックチェーン|블록체인
  cryptocurrency: cryptocurrency|cryptocurrencies|crypto|a coin|kryptowahrung*|criptomoneda*|cryptomonnaie*|criptomoeda*|криптовалют*|kripto para*|加密货币|虚拟货币|仮想通貨|暗号資産|암호화폐|가상화폐
  stock: a stock|a share|stocks|shares|equities|aktie|aktien|una accion|acciones|une action|uma acao|acoes|акци*|hisse senedi|hisse|股票|株式|株とは|주식
  api_key: api key|api keys|api schlussel|clave api|cle api|chave api|api ключ|api anahtari|api 密钥|apiキー|api 키
  ngma: ngma|ngma token
  credit: credit|credits|a credit|guthaben|creditos|кредиты|kredi|积分|クレジット|크레딧
  hold_call: hold|a hold|hold call|hold mean|hold rating`);
