/**
 * As in `english.ts`, as seen on Wednesday 10 September 2025, in ten languages, written before any list of words was looked at: what
 * is read right of them at first sight tells of messages nobody has seen: 110 of 129. A heading with a comma: all asks of the message, in order.
 */
export const FIRST_SIGHT = `
# overview
ADA | | whats cardano looking like these days
NVDA | | fill me in on nvidia pls
LTC | | kurzer überblick zu litecoin bitte
AVAX | | háblame de avalanche
GOOGL | | donne-moi un point sur alphabet
DOGE | | o que ta rolando com a dogecoin
AMZN | | что там у амазона
# opinion
META | about=call | would u touch meta at these levels
LINK | about=call | got some spare cash, is chainlink worth it rn?
XRP | about=reasons,side=against,count=3 | 3 things that speak against ripple
BTC | about=call | lohnt sich bitcoin jetzt noch
AMD | about=call | ¿me deshago de mis acciones de amd?
ETH | about=call | faut-il vendre ses eth maintenant
SOL | about=call | devo segurar ou vender solana
TSLA | about=call | стоит ли сейчас брать теслу
AAPL | about=call | elma hissesi alınır mı
NVDA | about=call | 英伟达现在还能买吗
BTC | about=call | ビットコインは今が買い時ですか
MSFT | about=why | Should I buy Microsoft? >> ok but what makes you say so
# technical
SOL | | is solana overbought or what
DOT | | charttechnik polkadot
BTC | figures=macd | macd von bitcoin?
AMZN | figures=support | where's the next floor under amazon
ETH | claim=above | ist ether über seinem 200-tage-schnitt
AVAX | figures=rsi_14 | 雪崩币的RSI是多少
TSLA | figures=resistance | dónde está la resistencia de tesla
# fundamental
META | figures=pe_ratio | metas kgv?
AMZN | figures=revenue | amazon chiffre d'affaires
GOOGL | figures=net_margin | how fat are google's margins
AAPL | figures=eps_diluted | аппл прибыль на акцию
# sentiment
 | about=mood | is everyone scared in crypto atm
BTC | about=mood | wie ist die stimmung bei bitcoin
# compare
ADA,DOT | | cardano or polkadot?
AMD,NVDA | by=pe_ratio | amd vs nvda by p/e
ETH,SOL | by=volatility_30d | which swings more, eth or sol
AAPL,MSFT | | ¿apple o microsoft?
BTC,ETH | | 比特币和以太坊哪个好
LTC,XRP | | litecoin ou xrp, lequel choisir
# figure
BNB | figures=price | bnb preis
LINK | figures=price | quanto está a chainlink
TSLA | figures=market_cap | tesla piyasa değeri
SHIB | figures=price | shib price pls
ETH | figures=price | イーサリアムいくら
BTC | figures=price | 비트코인 시세
# price_at
BTC | from=2025-09-05 | what was btc on friday
ETH | from=2025-08-24 | eth price aug 24th
AAPL | from=2025-06-02 | precio de apple el 2 de junio
NVDA | from=2024-09-10 | nvidia vor einem jahr kurs
SOL | from=2025-09-09 | цена соланы вчера
TSLA | from=2025-03-14 | テスラの3月14日の終値
ADA | from=2025-08-27 | where was ada two weeks ago
XRP | from=2025-01-20 | xrp 2025年1月20日的价格
BTC | which=high,from=2025-06-01,to=2025-08-31 | how high did bitcoin get this summer
DOGE | from=2024-12-25 | dogecoin le jour de noël
# change_between
MSFT | from=2025-06-01,to=2025-08-31 | how did msft do over the summer
BTC | from=2025-03-01,to=2025-09-10 | bitcoin seit dem frühling
AMZN | from=2025-01-01 | amazon ytd performance
ETH | from=2024-12-01,to=2025-02-28 | ether cet hiver, ça a donné quoi
SOL | from=2025-08-01,to=2025-08-31 | solana august return
NVDA | from=2025-09-01,to=2025-09-07 | nvidia geçen hafta ne kadar yükseldi
BTC | from=2025-04-01,to=2025-06-30 | bitcoin in q2
TSLA | from=2024-09-01,to=2024-11-30 | tesla im herbst 2024
LINK | from=2025-07-01,to=2025-09-10 | quanto subiu a chainlink desde julho
AAPL | from=2025-06-01,to=2025-08-31 | как изменилась эппл за лето
# past_days
BTC | about=count,side=above,level=110000 | how many days has bitcoin closed above 110k this year
TSLA | about=last,side=up,move=5 | when was the last time tesla jumped 5% in one day
ETH | about=first,side=above,level=4000 | wann war eth zum ersten mal über 4000
# convert
ETH | units=1.75 | 1.75 eth in usd
BTC | usd=750 | how much bitcoin do i get for 750 bucks
SOL | units=40 | 40 sol kaç dolar
DOGE | usd=200 | was kriege ich an doge für 200 dollar
XRP | units=1500 | 1500 xrp combien en dollars
# position
NVDA | entry=96 | bought nvidia at 96, where do i stand
BTC | entry=58000,leverage=4,side=long | 4x long on btc since 58000
ADA | entry=0.45,units=3000 | tengo 3000 ada compradas a 0.45
AMD | entry=170,want=break_even | amd bei 170 gekauft, wann bin ich wieder bei null
SOL | entry=210 | купил солану по 210, сколько теряю
ETH | entry=3100,leverage=10,want=liquidation | eth 10x long from 3100, when do i get liquidated
# scenario
BTC | move=-30 | what if btc tanks 30%
AAPL | level=300 | apple müsste wie viel steigen bis 300
ETH | move=25 | si ether grimpe de 25%
# forecast
BTC | level=150000 | will bitcoin hit 150k this year
SOL | level=300 | chances of sol at 300 by christmas
XRP | | onde vai estar o xrp daqui a um mês
TSLA | level=500,days=30 | tesla 500 in 30 tagen wahrscheinlich?
ETH | move=-20 | how likely is it that eth loses 20%
DOGE | level=1 | 도지코인 1달러 갈까
NVDA | days=7 | エヌビディア来週どうなる
# risk
SHIB | | how dangerous is shiba inu
MSFT | measure=drawdown | microsofts größter rückgang
BTC | measure=worst_month | bitcoin's ugliest month
SOL | | solana ne kadar riskli
# why_moved
META | direction=down | why's meta in the red
ETH | direction=up | pourquoi l'ether monte
LINK | direction=down | почему падает чейнлинк
AMD | direction=up | amd neden yükseldi
BTC | direction=down | 比特币为什么跌
# change
AAPL | | Should I buy Apple? >> is that different from last week
# ranking
 | want=most,group=crypto | best coin this month
 | want=least,group=stock | which stock fell the hardest this year
 | by=pe_ratio,want=least,group=stock | aktie mit dem niedrigsten kgv
 | want=most,group=crypto | qué cripto ha subido más hoy
 | by=volatility_30d,want=most,group=crypto | wildest coin out there
# definition
 | of=bollinger_upper | what are bollinger bands
 | of=market_cap | was heißt marktkapitalisierung
 | of=rsi_14 | qu'est-ce que le rsi
 | of=short_selling | explain short selling to me
# about
 | topic=who | who made this
 | topic=price_source | where do u get ur prices
 | topic=cost | ist das hier kostenlos
 | topic=accuracy | ¿aciertas mucho?
# not_held
 | topic=fund_or_index | nasdaq today?
 | topic=commodity | goldpreis heute
MSFT | topic=dividend | microsoft dividend yield
NVDA | topic=earnings_date | when does nvidia report earnings
BTC | topic=currency | bitcoin en euros
# advice_limits
BTC | topic=loan | should i take out a loan to buy bitcoin
ETH | topic=leverage,leverage=20 | eth 20x hebel ja oder nein
 | topic=tax | do i pay tax on crypto gains
# chitchat
 | tone=thanks | thx mate
 | tone=hello | moin
# figure,opinion
AAPL | figures=price | apple price and should i buy it
# price_at,why_moved
TSLA | from=2025-06-05 | what did tesla close at on june 5 and why did it drop
# risk,technical
SOL | | how risky is sol and what's its rsi
# figure
ETH | figures=price | Analyze Bitcoin >> e ethereum quanto custa
# opinion
SOL | about=call | how's solana doing >> soll ich kaufen?
# compare
BTC,ETH | | bitcoin price >> how does eth compare
# price_at
NVDA | from=2025-08-10 | nvidia price >> and a month ago?
# change_between
AAPL | from=2025-09-01,to=2025-09-10 | apple rsi >> how much has it moved since sept 1
`;
