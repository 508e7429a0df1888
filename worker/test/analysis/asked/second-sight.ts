/** As in `first-sight.ts`, as seen on Wednesday 22 May 2024, written after the rules had been mended by it: 49 of 60 at first sight. */
export const SECOND_SIGHT = `
# overview
UNI | | any thoughts on uniswap
NFLX | | netflix, was ist da los
BCH | | bitcoin cash auf einen blick
TRX | | как поживает трон
INTC | | インテルの今の状況を教えて
# opinion
AMZN | about=call | im tempted by amazon, talk me out of it or into it
ATOM | about=call | cosmos holen oder lassen?
BTC | about=call | ¿pillo más bitcoin o espero?
NFLX | about=call | netflix ça vaut encore le coup
ETH | about=call | bora comprar eth?
TSLA | about=call | слить теслу или подождать
SOL | about=reasons,side=for | what does solana have going for it
AAPL | about=why | should i sell apple >> based on what
XRP | about=call | 리플 지금 들어가도 되나
# technical
LTC | figures=rsi_14 | litecoin rsi plz
BTC | figures=resistance | where does bitcoin hit a wall
AMD | claim=below | is amd still under the 50 day average
ETH | figures=macd | ethereumun macd değeri ne
# fundamental
MSFT | figures=revenue | wie viel umsatz macht microsoft
NFLX | figures=pe_ratio | how expensive is netflix relative to its earnings
AAPL | figures=debt_to_equity | how deep in debt is apple
# compare
ATOM,DOT | | dot oder atom
AMZN,MSFT | by=market_cap | whos bigger, amazon or microsoft
BTC,ETH | | qual rendeu mais este ano, btc ou eth
# figure
TRX | figures=price | tron coin fiyatı
UNI | figures=price | uniの値段
# price_at
BTC | which=low | lowest bitcoin has been in the past year
BTC | from=2024-05-17 | btc letzten freitag
SOL | from=2024-04-22 | solana price a month back
ETH | from=2024-01-01 | combien valait l'ether au nouvel an
NVDA | from=2024-02-29 | nvidia on leap day this year
DOGE | from=2024-05-21 | 狗狗币昨天多少钱
# change_between
BTC | from=2023-12-01,to=2024-02-29 | bitcoin im letzten winter
AMZN | from=2024-04-01,to=2024-04-30 | amazon en abril
XRP | from=2024-05-13,to=2024-05-19 | did xrp do anything last week
AAPL | from=2024-01-01,to=2024-03-31 | apple first quarter return
SOL | from=2023-09-01,to=2023-11-30 | что делала солана прошлой осенью
# past_days
NVDA | about=count,side=up | how many green days did nvidia have last month
BTC | about=last,side=below,level=60000 | wann stand bitcoin zuletzt unter 60000
# convert
ETH | usd=300 | 300 dollars of ether is how many coins
LTC | units=12 | combien valent 12 litecoins
# position
TSLA | entry=220,units=15 | grabbed 15 tesla shares for 220 a piece, how am i doing
SOL | entry=95,leverage=5,side=long | 5x long solana ab 95
ETH | entry=2400 | i got eth at 2400, whats my gain
# scenario
NVDA | move=-15 | say nvidia slides 15%
BTC | level=100000 | how much does btc need to climb for 100k
# forecast
ETH | level=5000 | does eth see 5k before new year
AAPL | days=14 | wo steht apple in zwei wochen
DOGE | move=50 | wie wahrscheinlich ist ein anstieg von 50% bei doge
# risk
ATOM | | is cosmos a gamble
ETH | measure=worst_day | el día más negro de ethereum
# why_moved
NFLX | direction=up | what's got netflix flying
BTC | direction=down | pourquoi bitcoin s'écroule
# ranking
 | want=least,group=crypto | which coin is bleeding the most today
 | by=market_cap,want=most,group=stock | größte aktie nach marktwert
# definition
 | of=macd | macd erklärung bitte
# about
 | topic=accuracy | how often are you wrong
# not_held
TSLA | topic=analyst_target | what price target do analysts have for tesla
# advice_limits
BTC | topic=savings | i wanna put all my savings in btc, good idea?
# figure,opinion
SOL | figures=price | what's sol at, and would you hold it
`;
