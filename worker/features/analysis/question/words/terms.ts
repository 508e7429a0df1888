import type { Term } from "../question.ts";
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
  이란|란 무엇|무엇|뭐야|뭔가요|뜻|의미|설명|무슨 뜻|뭐예요|뭐죠|정의|란`);
/** Of a figure of its own: no definition. */
export const OWN = cue(
  `its|their|his|your|current|currently|now|right now|latest|today|sein*|ihr*|su|son|sa|seu|sua|его|её|ее|их|onun|它的|その|그`,
);
export const TELLS = cue(
  `what does that|what does it|what does this|what do those|what do they|tell me|that mean|it mean|this mean|good or bad|is that good|is that bad|is that high|is that low|is that a lot|is that much|so what|and that means|what do i make of|how do i read|how should i read|interpret|was bedeutet das|was heisst das|was sagt mir|ist das gut|ist das viel|que significa eso|que me dice|eso es bueno|es mucho|qu est ce que ca|ca veut dire|que signifie cela|c est bien|o que isso|isso e bom|que quer dizer|что это значит|что это говорит|это много|это хорошо|bu ne demek|ne anlama geliyor|bu iyi mi|这说明什么|这意味着|什么意思|これは何を|それは何を|どういう意味|그게 무슨|무슨 뜻|무슨 의미|좋은 거`,
);

/** Terms we can define, by their names. The first that fits is taken. */
export const TERM_NAMES = cues<Term>(`
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
  short_selling: short selling|shorting|short sale|going short|short position|leerverkauf*|shorten|venta en corto|ventas en corto|vente a decouvert|venda a descoberto|шорт*|коротк* продаж*|aciga satis|做空|卖空|空売り|공매도|숏
  liquidation: liquidation|liquidated|liquidierung|liquidacion|liquidacao|ликвидаци*|likidasyon|爆仓|强平|清算|強制決済|청산
  leverage: leverage|margin trading|hebel*|apalancamiento|effet de levier|levier|alavancagem|плеч*|кредитн* плеч*|kaldirac*|杠杆|槓桿|レバレッジ|레버리지
  liquidity: liquidity|liquiditat|liquidez|liquidite|ликвидност*|likidite|流动性|流動性|유동성
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
