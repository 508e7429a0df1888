/**
 * Put together from the catalogue: tickers in either case, names, what people call them, lists and parts of a portfolio, everyday
 * words that name something and that do not. A share of 1,805 that the rules were widened with. The form of `messages.ts`, no intent.
 */
export const NAMES = `
XLM | | how's xlm doing
MDY | | how's mdy doing
QLD | | how did qld do this year
DOGE | | doge price
MRVL | | how did mrvl do this year
SYF | | how did SYF do this year
PINS | | what's the rsi of PINS
SBET | | is SBET a buy
DOVU | | should i buy DOVU
LMT | | is LMT a buy
APH | | Amphenol price
SMCI | | Super Micro Computer price
ANKR | | is Ankr a buy
ENS | | Ethereum Name Service forecast
AIOZ | | how did AIOZ Network do this year
C | | how did citi do this year
RIO | | thoughts on rio tinto?
EXPE | | expedia forecast
RL | | how's ralph lauren doing
LI | | how risky is li auto
DXJ IWF | | 40% iwf 60% dxj
BNB VEA | | bnb vs vea
HYG WLFI | | wlfi vs hyg since jan
IEF WDC | | wdc or ief
HBAR USDD | | i own 10 usdd and 5 hbar
COIN LCID | | is LCID riskier than COIN
FNMA HBAR | | compare FNMA and HBAR
KMI TAN | | swap KMI for TAN?
AXP FTNT | | i own 10 FTNT and 5 AXP
KAS TT | | is TT riskier than KAS
DGB HTX WLFI | | dgb wlfi htx
GLDM UVXY VT | | 50% uvxy 30% gldm 20% vt
BABA KAS SONY | | sony or baba or just kas
AGENTFUN XLV XUSD | | 50% xlv 30% agentfun 20% xusd
ITOT SOXS VWO | | soxs, vwo and itot
NET XLRE ZIL | | 10 ZIL, 5 NET, 2 XLRE
AFL BAT COP | | AFL COP BAT
AIOZ ELV EWW | | 50% ELV 30% EWW 20% AIOZ
APLD BSV LYFT | | APLD vs LYFT vs BSV since jan
KOSS VTI ZEC | | 50% VTI 30% ZEC 20% KOSS
ABBV BSV DELL ENPH EWW | | bsv abbv eww enph dell
BITB LCID LTC PSX XLF | | xlf, bitb, psx, lcid, ltc
ONDO SG THETA VXUS WSM | | ondo sg wsm vxus theta
ADA IBM TORN WLFI XLF | | torn, xlf, wlfi, ada, ibm
BAC ENVX GEV PAXG TGT | | tgt bac gev envx paxg
CAKE NEAR TON | | cake or ton or just near
CAKE LDO NEAR | | cake, ldo and near
DOT LINK SAND | | sand vs dot vs link since jan
ALGO APE FIL RENDER TON | | render ton fil ape algo
APE FIL SEI | | ape fil sei
CELH F | | ford vs celsius holdings
NXPI SBUX | | i own 10 nxp and 5 starbucks
NEAR SNOW | | near protocol vs snowflake
BCS DE | | i own 10 barclays and 5 john deere
PG TMUS | | compare procter and gamble and t-mobile
GS JNJ XRP | | johnson and johnson or ripple or just goldman
JPM QCOM V | | visa, qualcomm and jp morgan
AMGN BABA PG | | 10 p&g, 5 alibaba, 2 amgen
ETSY LRCX UNI | | lam research vs etsy vs uniswap since jan
SOL UNH VALE | | vale or solana or just united health
SNOW SUSHI | | compare snowflake and sushi
MCD SOL | | correlation mcdonalds sol
BONK XLK | | swap bonk for xlk?
IMX SMCI | | supermicro vs imx since jan
NKE SNEK | | nike vs snek since jan
AMD | | 에이엠디 주가
ETH MU | | 이더리움랑 마이크론 중에 뭐가 나아
DOGE INTC | | 도지코인랑 인텔 중에 뭐가 나아
COIN | | 코인베이스는 어때?
NVDA | | 엔비디아의 변동성
NVDA | | エヌビディアが下がった理由
NVDA | | エヌビディアを売るべき?
TSLA | | テスラの今年の成績
SONY XRP | | ソニーとリップルどっちがいい
INTC | | インテルを売るべき?
TSLA | | сколько сейчас стоит тесла
ETH TSLA | | риск теслы по сравнению с eth
ETH | | риск эфира по сравнению с eth
ADA ETH | | риск кардано по сравнению с eth
INTC | | цена интела
ABNB | | airbnb'nin fiyatı ne
DOT | | polkadot hissesi alınır mı
NVO | | novo nordisk'de ne kadar risk var
ADA | | cardano hissesi alınır mı
AMZN | | amazon'nin fiyatı ne
AAPL | | cómo va apple
SOL | | precio de solana
DOGE PLTR | | tengo 10 dogecoin y 5 palantir
DOGE | | qué tan riesgoso es dogecoin
BRK.B TSLA | | ¿compro berkshire o Tesla?
BTC PLTR | | palantir contra bitcoin no ano
SOL | | preço de solana
LINK | | vale a pena comprar chainlink?
MSFT SOL | | solana contra microsoft no ano
BTC LINK | | bitcoin ou chainlink
AMZN | | que penses-tu de amazon
MRNA | | cours de moderna
DOT VALE | | polkadot contre vale depuis janvier
ETH | | prix de ethereum
MU NVDA | | Nvidia contre micron depuis janvier
COIN NU | | coinbase kaufen oder nubank kaufen
ABNB VALE | | airbnb kaufen oder vale kaufen
DOGE | | kurs von dogecoin
NVO | | wie riskant ist novo nordisk
ABNB ETH | | ethereum oder airbnb?
 | | it is what it is
 | | avalanche of selling
 | | gm everyone
 | | optimism in the market
 | | pi day
 | | gas fees
 | | send me a link
 | | main street
 | | booking a profit
 | | at what price
 | | not now
 | | gold vs stocks explained as classes, no names
 | | all in or all out
 | | tons of risk
 | | show the graph
 | | race to zero
 | | zoom in
 | | is it a pump
 | | you are useless
 | | c'est la vie
 | | one day at a time
 | | set a target of 100
 | | is my wallet blocked
 | | price target please
 | | arm and a leg
 | | path to riches
 | | elf on the shelf
 | | who is behind the pump
 | | set a target
 | | or so they say
ALGO ATOM DOT | | dot vs atom vs algo
MANA SAND | | sand or mana
ARM NVDA | | arm vs nvda
ENPH RUN | | RUN vs ENPH
AAL DAL UAL | | aal dal ual
DJT | | trump media stock
LINK | | should i buy link
F | | ford stock price
KSS M | | M or KSS
MKR SKY | | SKY or MKR
MA V | | visa or mastercard
GLD IAU | | gld vs iau
JNJ PG | | j&j or p&g
CCJ URA | | ccj, ura
ALL | | ALL stock
BBAI SOUN | | soun or bbai
COIN CRCL | | crcl or coinbase
GRT | | graph token price
ARB OP | | ARB or OP
COST TGT WMT | | costco, target or walmart
MO PM | | MO vs PM
AMZN | | is amazon a good buy
BA GE | | ge vs ba
RL | | ralph lauren stock
VOO VTI | | voo or vti
BAT | | bat token
CCJ URA | | ccj or ura
ALL PGR | | ALL vs PGR
DOW | | dow inc stock
CRWD NET | | NET vs CRWD
BTC ?FOOBAR | | $FOOBAR or btc
?Zyxcorp | | should i buy Zyxcorp?
VOO VXUS BND | | 40% voo 20% vxus 20% bnd
DOT ATOM ALGO | | dot vs atom vs algo
AMD INTC MU AVGO QCOM | | amd intc mu avgo qcom
RL | | Ralph Lauren
MU | | 마이크론이랑 비교
`;
