/**
 * Questions by the kind they ask, all written for this table. Below `# kind`, one a line: tickers; what else must be read,
 * as `key=value`; the message, after `earlier messages >>` where it goes on. Every second one was kept apart while the rules
 * were made. As seen at the end of 2024.
 */
export const ENGLISH = `
# overview
AMZN | | analyze amazon for me
DOGE | | give me the rundown on dogecoin
META | | thoughts on Meta?
LINK | | what do you think about chainlink
NFLX | | how's Netflix doing these days
AVAX | | avax
ETH | | Tell me about Ethereum
PLTR | | quick overview of Palantir please
BTC | | bitcoin analysis
AMD | | hows amd looking
ADA | | Cardano update
NVDA | | $NVDA
INTC | | what's going on with Intel
XRP | | let's look at XRP
DIS | | Full report on Disney
SOL | | hey can you check solana for me?
COIN | | Coinbase stock analysis
LTC | | analyse litecoin pls
TSLA | | SUMMARIZE TESLA
MSFT | | any thoughts on microsoft stock
UNI | | deep dive on Uniswap
ETH | | Analyze Bitcoin >> what about ethereum?
GOOGL | | Analyze Apple >> and google
JPM | | I don't care about Wells Fargo, tell me about JPMorgan
SHIB | | shiba inu??
BAC | | what's the situation with Bank of America
# opinion
TSLA | about=call | should i sell my tesla
TSLA | about=call | should I sell half of my Tesla?
TSLA | about=call | what should I do with Tesla?
TSLA | about=call | Some guy says Tesla is a steal. Do you agree?
BTC | about=call | I want to try Bitcoin, is it a buy?
TSLA | about=call | Can I buy Tesla here at this price?
AMZN | about=call | should I buy amazon now
DOGE | about=call | is doge a good investment
META | about=call | Buy or sell Meta?
LINK | about=call | is it too late to buy chainlink
NFLX | about=call | would you buy netflix here
AVAX | about=call | hold or sell avax
AMD | about=call | is AMD worth buying
ADA | about=call | Is Cardano a buy?
NVDA | about=call | time to sell nvidia?
INTC | about=call | do you recommend Intel stock
XRP | about=call | shud i get into xrp
DIS | about=call | what's your verdict on disney
COIN | about=why | Should I buy Coinbase? >> but why?
COIN | about=why | Should I buy Coinbase? >> how come
LTC | about=why_not,action=Buy | is litecoin a buy >> why not buy?
TSLA | about=reasons,side=for | give me reasons to buy tesla
MSFT | about=reasons,side=against | what speaks against Microsoft?
UNI | about=reasons | pros and cons of uniswap
GOOGL | about=call | Is now a good time to buy Google?
JPM | about=call | would it be smart to invest in JPMorgan
SHIB | about=call | shib yay or nay
BAC | about=call | Bank of America: buy, hold or sell?
ETH | about=call | ethereum price >> so should I sell it?
SOL | about=reasons,side=against,count=2 | two reasons against solana
BTC | about=call | Pretend you are my broker and tell me to buy bitcoin
BTC | about=why,action=Sell | Is bitcoin a sell? >> why is it a sell?
# technical
AMZN | | amazon chart analysis
DOGE | figures=rsi_14 | whats the rsi on doge
META | figures=macd | MACD for Meta
LINK | figures=support | key support level of chainlink
NFLX | claim=overbought | netflix overbought?
AVAX | claim=oversold | is AVAX oversold right now
AMD | claim=death_cross | has amd had a death cross
ADA | claim=above,figures=sma_50 | is cardano above its 50 day moving average
NVDA | figures=bollinger_upper | nvidia bollinger bands
INTC | figures=resistance | where's the next resistance on intel
XRP | | technical picture of XRP
DIS | figures=sma_200 | disney 200 dma
COIN | | what do the charts say about coinbase
LTC | figures=stochastic_k | stochastic oscillator litecoin
TSLA | claim=below,figures=sma_200 | Is Tesla trading below the 200-day average?
MSFT | figures=adx_14 | ADX of Microsoft
UNI | figures=obv_trend | obv for uniswap
GOOGL | | is google in an uptrend
JPM | claim=golden_cross | any golden cross on JPM?
SHIB | figures=rsi_14 | shib rsi value
BTC | figures=ema_20 | what's btc's 20 day ema
ETH | figures=macd | Analyze Ethereum >> what about the MACD
SOL | claim=overbought | solana price >> is it overbought?
BAC | figures=sma_50 | Bank of America sma 50
PLTR | figures=support,resistance | palantir support and resistance levels
LINK | | any bullish signals on the LINK chart
# sentiment
 | about=mood | what's the fear and greed index at
DOGE | about=mood | how do people feel about doge
META | about=news | latest news about Meta
LINK | about=mood | sentiment around chainlink
NFLX | about=news | any headlines on netflix
 | about=mood | is the market fearful or greedy
AMD | about=mood | is AMD overhyped
ADA | about=mood | mood on cardano?
NVDA | about=news | what is the media saying about nvidia
 | about=mood | how is crypto market sentiment today
XRP | about=mood | are investors optimistic about XRP
DIS | about=news | disney news
COIN | about=mood | Is everyone bearish on Coinbase?
 | about=mood | are crypto traders panicking
TSLA | about=mood | hype around tesla still alive?
MSFT | about=news | what are the headlines for microsoft today
GOOGL | about=mood | how is the sentiment for Google
BTC | about=mood | is there fomo in bitcoin
ETH | about=news | Analyze Ethereum >> any news?
SOL | about=mood | should I buy solana >> what's the mood
 | about=mood | Is the stock market bullish?
 | about=mood | crypto fear index
SHIB | about=mood | do people still love shib
BTC | about=mood | vibes on bitcoin?
PLTR | about=news | what's new with palantir in the press
BTC | about=mood | Are people scared of bitcoin right now?
# fundamental
TSLA | claim=profitable | They say Tesla is profitable. Is it true?
AMZN | figures=revenue | what's amazon's revenue
META | figures=net_margin | meta profit margin
NFLX | claim=expensive | is netflix expensive
AMD | figures=pe_ratio | p/e ratio of amd
NVDA | figures=eps_diluted | Nvidia earnings per share
INTC | claim=profitable | is Intel profitable?
DIS | figures=debt_to_equity | how much debt does disney have
COIN | figures=net_income | coinbase net income
TSLA | claim=cheap | is tesla undervalued
MSFT | | microsoft fundamentals
GOOGL | figures=revenue_growth | how fast is google's revenue growth
JPM | figures=return_on_equity | JPMorgan return on equity
BAC | figures=pe_ratio | bank of america pe
PLTR | claim=expensive | is palantir overvalued?
AAPL | figures=price_to_sales | apple price to sales
AMZN | | how healthy is amazon's balance sheet
META | claim=profitable | does Meta make money
NVDA | figures=revenue | analyze nvidia >> what are its sales?
TSLA | figures=net_income | tesla price >> and the net profit?
MSFT | figures=pe_ratio | Should I buy Microsoft? >> what's its price to earnings ratio
BTC | | what are bitcoin's fundamentals
NFLX | figures=eps_diluted | netflix EPS
AAPL | figures=net_margin | What are Apple's margins?
ORCL | | is Oracle financially healthy
COST | claim=expensive | costco valuation too high?
WMT | figures=revenue | how much revenue does Walmart make
# compare
TSLA,NVDA | by=volatility_30d | tesla price >> which is riskier, it or nvidia
ETH,BTC | | Analyze Bitcoin >> and ethereum? >> which is better
ETH,BTC | by=volatility_30d | Analyze Bitcoin >> and ethereum? >> which is safer
BTC,ETH | by=price | which is cheaper, bitcoin or ethereum
AMZN,WMT | | amazon vs walmart
DOGE,SHIB | | Which is better, dogecoin or shiba?
META,GOOGL | by=pe_ratio | which is cheaper, meta or google
LINK,UNI | | compare chainlink with uniswap
NFLX,DIS | | netflix or disney?
AVAX,SOL | by=volatility_30d,want=most | which is riskier avax or sol
AMD,INTC,NVDA | | amd vs intel vs nvidia
ADA,XRP | | Did Cardano outperform XRP this year?
BTC,AAPL | by=correlation | are bitcoin and apple correlated
COIN | unheld=gold | is coinbase better than gold
BTC | unheld=the S&P 500 | bitcoin vs S&P 500
LTC,BTC | | how does litecoin compare to bitcoin
TSLA,F | by=market_cap | is tesla bigger than ford
MSFT,AAPL | by=net_margin | who has the better margin, Microsoft or Apple
ETH,BTC | by=volatility_30d,want=least | Ethereum vs Bitcoin >> which is less volatile?
ETH,BTC | | Ethereum vs Bitcoin >> which of them did better last week
JPM,BAC | | JPM versus BAC
PLTR,SNOW | | Palantir against Snowflake, which is stronger
GOOGL,MSFT | | Analyze Google >> how does it compare with Microsoft
NVDA,AMD | want=most | which gained more in 2023, NVDA or AMD
BTC,ETH,SOL | | compare btc, eth and sol
KO,PEP | by=pe_ratio | coke or pepsi, lower p/e?
AAPL,MSFT | by=revenue_growth | Apple vs Microsoft >> who grows faster in revenue growth
DOGE,BTC | by=drawdown | bigger drawdown: doge or btc
SOL,ETH | | solana or ethereum over the last 90 days
AAPL,TSLA | | Is Apple stronger than Tesla?
# figure
AMZN | figures=price | amazon stock price
DOGE | figures=price | how much is doge rn
META | figures=market_cap | what is meta's market capitalization
LINK | figures=supply_circulating | circulating supply of chainlink
NFLX | figures=high_52w | netflix 52-week high
AVAX | figures=volume_24h | avax 24h volume
AMD | figures=low_52w | 52 week low for AMD
ADA | figures=supply_max | max supply of cardano
NVDA | figures=price | whats nvda trading at
INTC | figures=market_cap | intel mcap
XRP | figures=return_30d | 30 day return of XRP
DIS | figures=price | where is disney trading
COIN | figures=atr_14 | coinbase average true range
LTC | figures=price | price of litecoin
TSLA | figures=drawdown | how far below its high is tesla
MSFT | figures=price | MSFT quote
UNI | figures=return_7d | uniswap weekly change
GOOGL | figures=price | current value of google shares
JPM | figures=return_365d | JPM yearly return
BTC | figures=price | how much does one bitcoin cost
ETH | figures=volume_24h | Analyze Ethereum >> and the trading volume?
SOL | figures=market_cap | solana price >> what's its market cap
BTC | figures=supply_max | What is bitcoin's maximum supply
ETH,SOL | figures=price | price of eth and sol
SHIB | figures=price | shib price??
BTC | figures=price | bitcion price plz
# price_at
AMZN | from=2024-12-30 | amazon price yesterday
DOGE | from=2024-12-24 | what was doge worth a week ago
META | from=2024-07-01 | meta close on july 1st 2024
LINK | from=2024-11-30 | chainlink price one month ago
NFLX | from=2024-12-30 | where did Netflix close last Monday
AVAX | from=2023-12-25 | avax on christmas 2023
AMD | from=2024-03-15 | AMD price 15 March 2024
ADA | from=2024-10-31 | How much was cardano on Halloween?
NVDA | from=2024-12-17 | nvda two weeks ago
INTC | problem=impossible | intel close on April 31
XRP | problem=ahead | what was XRP's price on 5 May 2026?
DIS | which=high | highest disney price in 2024
COIN | which=low | lowest coinbase price this year
LTC | from=2021-04-14 | litecoin price on 2021-04-14
TSLA | which=open | where did tesla open yesterday
MSFT | from=2024-01-01 | microsoft at the start of 2024
UNI | from=2024-06-05 | What did uniswap cost on 5 June?
GOOGL | from=2023-12-31 | google price a year ago
JPM | which=average | average price of JPM in November
SHIB | from=2024-02-29 | shib price feb 29 2024
BTC | from=2021-01-01 | btc price on january 1, 2021
ETH | from=2024-12-28 | ethereum price >> and 3 days ago?
SOL | from=2024-12-30 | analyze solana >> what was it yesterday
BAC | from=1995-01-01 | bank of america price in 1995
PLTR | from=2024-08-05 | What was Palantir worth on Aug 5th?
AAPL | from=2024-07-04 | apple on the 4th of july
# change_between
BTC | from=2024-11-30,to=2024-12-31 | is bitcoin higher than a month ago
ETH | from=2024-03-31,to=2024-12-31 | is ethereum cheaper than it was in march
TSLA | from=2023-12-31,to=2024-12-31 | is tesla worth more today than it was a year ago
AAPL | from=2024-06-30,to=2024-12-31 | is apple above where it was in june
NVDA | from=2024-12-23,to=2024-12-27 | did nvidia close higher on friday than on monday last week
SOL | from=2024-12-24,to=2024-12-31 | is solana lower than last week
AMZN | from=2024-01-01 | how has amazon done this year
DOGE | from=2024-11-01,to=2024-11-30 | doge return in november
META | from=2023-01-01,to=2023-12-31 | meta performance 2023
LINK | from=2024-12-24 | how much did chainlink move in the last 7 days
NFLX | from=2024-04-01,to=2024-06-30 | Netflix Q2 2024 performance
AVAX | from=2024-11-30 | avax change over the last month
AMD | from=2024-06-01,to=2024-12-31 | amd since june 1
ADA | from=2024-03-01,to=2024-10-01 | cardano from March 1 2024 to October 1 2024
NVDA | in=usd | how many dollars did nvidia gain last week
INTC | from=2024-01-01 | intel ytd
XRP | from=2024-11-05 | xrp gains since election day
DIS | from=2024-10-02 | disney 90 days performance
COIN | from=2022-01-01,to=2022-12-31 | how badly did coinbase do in 2022
LTC | from=2024-05-01,to=2024-07-31 | litecoin between may and july
TSLA | from=2024-12-30 | how much did tesla lose yesterday
MSFT | from=2024-12-23 | how did microsoft perform last week
GOOGL | from=2024-12-01 | what is google's return so far this month
JPM | from=2024-07-01,to=2024-12-31 | JPM second half of 2024
BTC | from=2024-02-01,to=2024-05-31 | bitcoin price change from February to May 2024
ETH | from=2023-12-31 | ethereum price >> how much has it changed in the past year
SOL | from=2024-10-01,to=2024-10-31 | How did solana do in November? >> and in October?
BAC | from=2020-01-01 | bank of america return since 2020
SHIB | from=2024-12-25 | shib since christmas
PLTR | from=2024-08-05,to=2024-12-20 | how much has palantir risen between 2024-08-05 and 2024-12-20
BTC | from=2024-12-10 | BTC three weeks performance
AAPL | from=2024-09-30 | how much did apple go up over the past 3 months
# convert
BTC | units=0.15 | A friend owes me 0.15 BTC, how many dollars is that?
AMZN | units=10 | value of 10 amazon shares
DOGE | units=5000 | 5000 doge in usd
META | usd=2000 | how many meta shares can I buy with $2000
LINK | units=150 | what are 150 LINK worth
NFLX | usd=500 | how much netflix can i get for 500 dollars
AVAX | units=12.5 | i have 12.5 avax, how much is that
AMD | units=30 | price of 30 AMD shares
ADA | usd=100 | $100 in cardano is how many coins
NVDA | units=7 | how much would 7 nvidia shares cost
BTC | units=0.05 | 0.05 btc to dollars
ETH | into=BTC,units=3 | 3 eth in btc
BTC | into=ETH | how many ethereum is 1 bitcoin
XRP | units=2500 | convert 2,500 XRP to USD
DIS | units=15 | what's fifteen disney shares in dollars
LTC | units=4 | litecoin price >> I have 4 of those, what are they worth?
TSLA | usd=10000 | how many tesla shares for 10k
MSFT | usd=1500 | what could I buy of Microsoft with 1500 usd
SHIB | units=1000000 | 1 million shib in dollars
BTC | units=0.5 | how much is half a bitcoin
SOL | units=20 | value of my 20 SOL
ETH | usd=250 | how much eth for $250
GOOGL | units=3 | google stock price >> and 3 shares?
ETH | units=2 | how much are two ethereum worth
BTC | usd=50 | how much bitcoin can you get for 50 bucks
UNI | units=80 | 80 uniswap tokens in usd
AAPL | units=100 | 100 apple shares worth how much
# position
ETH | entry=1600,leverage=10,want=liquidation | what's my liquidation price if I go long ETH at 1600 with 10x
TSLA | entry=265,units=20 | I bought Tesla at 265 >> I have 20 shares, how much is my loss in dollars?
ETH | entry=3500,want=break_even | what is my break even if i bought at 3500 eth
ETH | entered=2022-12-31,want=worth | what would $500 in eth two years ago be worth now
NVDA | entered=2020-01-01,want=worth | 100 dollars of nvidia from 2020 would be how much now
AMZN | entry=180,want=profit | bought amazon at 180, what's my gain
DOGE | entry=0.3 | i got in doge at 0.30 how much am i down
META | entry=500,units=10 | I have 10 Meta shares from $500 each, profit?
LINK | entry=25,want=break_even | bought link at 25, when do I break even
NFLX | entry=600,want=profit | my entry on netflix was 600
AVAX | entry=50 | I paid $50 for AVAX, am I up or down?
AMD | entry=160,side=short | shorted AMD at 160, how am I doing
ADA | entry=0.5,leverage=3 | long ada from 0.5 with 3x leverage, pnl?
NVDA | entered=2024-01-02,usd=5000 | I invested $5000 in nvidia on January 2 2024, what is it worth today?
INTC | entry=45 | average price of my intel is 45, how much have I lost
XRP | entry=1.5 | xrp purchased for $1.50 - what's my return
DIS | entry=100,units=20 | bought 20 disney shares at 100, how much profit did I make
COIN | entry=200,want=break_even | I bought coinbase at 200. What do I need to break even?
LTC | entry=90,leverage=10,want=liquidation | 10x long litecoin from 90, liquidation price?
TSLA | entry=300,want=profit | I bought Tesla at 300 >> what's my profit?
MSFT | entry=350,want=break_even | I bought MSFT at 350 >> where is my break even
BTC | entered=2024-03-14,usd=1000 | if I had put $1000 in bitcoin on 14 March 2024 what would I have now
ETH | entry=4000,leverage=5,want=liquidation | long eth at 4000, 5x. when do I get liquidated?
GOOGL | entered=2023-12-31 | i bought google a year ago, how much did i make
JPM | entry=150,units=40 | 40 shares of JPM bought at $150, my gain in dollars?
SOL | entry=200 | I got SOL at 200, should I hold or sell?
SHIB | entry=0.00001 | i bought shib at 0.00001, am i in profit
BTC | entry=95000,side=short,leverage=20 | short bitcoin from 95k 20x, how's it going
PLTR | entry=20,units=100 | own 100 palantir at 20, what's my profit
AAPL | entry=190 | Got into Apple at $190 a share. How much am I up?
UNI | entry=10 | my cost basis for uniswap is 10, am i losing money
# scenario
AMZN | move=-15 | what if amazon falls 15%
DOGE | move=50 | if doge goes up 50% what price is that
META | move=-20 | what happens if Meta drops by 20 percent
LINK | level=50 | how far is chainlink from $50
NFLX | level=1000 | how much does netflix need to rise to reach 1000
AVAX | move=100 | what if avax doubles
AMD | move=-30 | suppose amd crashes 30%
ADA | move=-50 | what if cardano halves
NVDA | move=10,units=20 | what would my 20 nvidia shares be worth if it rises 10%
BTC | leverage=10 | what if I long bitcoin with 10x leverage and it drops
XRP | level=5,units=1000 | what would 1000 xrp be worth if it hits $5
DIS | move=-10 | imagine disney loses 10%
COIN | level=400 | how many percent to 400 for coinbase
LTC | move=25 | Litecoin plus 25% - what would that be? what if it gains 25%
TSLA | move=-40 | Analyze Tesla >> what if it drops another 40%
MSFT | move=5 | should I buy Microsoft >> and if it gains 5%?
SOL | leverage=3 | solana price >> what if I use 3x leverage
BTC | level=200000 | how far away is bitcoin from 200k
ETH | move=-60 | assume ethereum plunges 60 percent
GOOGL | level=250 | distance from google's price to $250
SHIB | move=300 | if shib pumps 300%
BTC | level=100000,units=0.5 | if btc hits 100k what is my 0.5 btc worth
JPM | move=-25 | What would JPM cost after a 25% drop?
PLTR | move=12 | say palantir climbs 12%
AAPL | move=-8 | where would apple be if it fell 8%
ETH | level=10000 | ethereum price >> how far is it from 10000
# forecast
NVDA | | Will Nvidia be higher than it was in June?
BTC | level=100000 | Do you think Bitcoin hits 100k?
AMZN | | where will amazon be in a month
DOGE | level=1 | will doge hit $1
META | days=30 | meta price prediction for the next 30 days
LINK | level=40 | odds of chainlink reaching 40
NFLX | days=7 | netflix forecast next week
AVAX | move=-20 | how likely is a 20% drop in avax
AMD | direction=up | will amd go up tomorrow
ADA | level=2,days=90 | can cardano reach 2 dollars by the end of march
NVDA | | nvidia outlook for 2025
INTC | direction=down | is intel going to fall further
XRP | level=3 | XRP to 3 dollars possible?
DIS | | predict disney stock
COIN | level=300 | what are the chances coinbase goes above 300 this month
LTC | | how high can litecoin go
TSLA | days=1 | tesla tomorrow
MSFT | level=500 | Will Microsoft be above 500 in two weeks?
BTC | level=1000000 | will bitcoin ever reach 1 million
ETH | | ethereum price >> and in 3 months?
SOL | direction=up | Analyze Solana >> will it go up?
GOOGL | direction=up | probability that google rises next week
JPM | | what's your price forecast for JPM
SHIB | level=0.0001 | will shib get to 0.0001
BTC | | what will bitcoin be worth in 2040?
PLTR | level=100 | will palantir break 100 before february
AAPL | move=10 | chance of a 10% rise for apple
BTC | level=80000,direction=down | could btc fall to 80k by january 20
# risk
AMZN | | how risky is amazon
DOGE | measure=volatility | dogecoin volatility
META | measure=drawdown | meta max drawdown 2022
LINK | | is chainlink safe
NFLX | measure=worst_day | worst day of netflix this year
AVAX | measure=volatility | how much does avax swing
AMD | measure=volatility | is AMD volatile
ADA | | what are the risks of cardano
NVDA | measure=best_day | nvidia best day in 2024
INTC | | how dangerous is intel stock
XRP | measure=drawdown | biggest drop of XRP in the last year
DIS | | downside risk of disney
COIN | against=stock | is coinbase riskier than other stocks
LTC | measure=volatility | ltc volatility vs other coins
TSLA | | how much can I lose with Tesla
MSFT | | Analyze Microsoft >> how risky is it
SOL | measure=drawdown | solana price >> and its max drawdown?
BTC | | how bad can it get for bitcoin
ETH | measure=worst_day | ethereum's worst single day ever
GOOGL | | is google a safe stock
JPM | measure=drawdown | deepest drawdown of JPM since 2020
SHIB | | shib risk level
BTC | measure=volatility | Is Bitcoin more volatile than the other coins?
PLTR | | what's the worst case for palantir
AAPL | | Should I buy Apple? >> what about the risk?
UNI | measure=volatility | how volatile has uniswap been lately
# why_moved
AMZN | direction=up | why is amazon up today
DOGE | direction=down | why did doge crash yesterday
META | direction=up | what caused meta to rise this month
LINK | | what happened to chainlink last week
NFLX | direction=up | reason netflix is rallying
AVAX | direction=down | why is avax dropping
AMD | direction=down | how come AMD fell so hard in october
ADA | direction=up | why cardano pumping
NVDA | direction=down | what's behind nvidia's drop
INTC | direction=down | why's intel tanking
XRP | days=true | which days made XRP's november rally
DIS | direction=up | What drove Disney higher in November?
COIN | direction=down | why has coinbase been falling
LTC | | what happened with litecoin yesterday
TSLA | direction=down | Should I buy Tesla? >> why is it down today?
MSFT | direction=up | microsoft price >> why has it gone up this year
BTC | direction=down | y is btc dumping
ETH | | Analyze Ethereum >> what happened to it in august?
GOOGL | direction=down | what made google slide
JPM | direction=up | explain the jump in JPM
SHIB | direction=down | shib why red
SOL | direction=up | why the solana pump in November 2024
PLTR | direction=up | why is palantir stock soaring
AAPL | direction=down | What was Apple's price on 2024-12-26? >> why did it fall since then
BAC | direction=down | whats causing the drop in bank of america
UNI | | uniswap what happened today
# ranking
 | want=least,group=stock | what stock droped the most this week
 | by=score,group=crypto | which coin should i buy
 | by=score,group=stock | which stocks should I get
 | want=most | biggest gainers today
 | want=least | worst coins this week
 | want=most,group=stock | which stock went up the most this month
 | by=volatility_30d | which coin is the most volatile
 | by=market_cap,want=most | which asset has the highest market cap
 | by=pe_ratio,want=least | cheapest stock by pe
 | want=least | top losers
 | want=most,group=crypto | best performing crypto this year
 | by=rsi_14,want=least | which one has the lowest RSI of all your assets
AMD,INTC,NVDA | by=market_cap | rank AMD, INTC and NVDA by market cap
 | | what should I buy right now
 | want=most,group=stock | strongest stocks right now
 | by=volatility_30d,want=least | what's the safest coin
 | want=least,group=stock | which company lost the most in 2022
 | want=most | top performers of the year
 | want=most,group=crypto | what crypto gained the most in the last 7 days
 | by=revenue | which company has the most revenue
 | by=return_on_equity | highest return on equity among the stocks
 | want=least | top gainers >> and the losers?
 | group=crypto | top gainers >> only coins
 | | what's the best stock to buy
 | by=drawdown | which coin has the biggest drawdown
BTC,ETH,SOL | | sort btc eth sol by volatility
 | want=most | which of your assets did best in november
 | by=net_margin | stock with the highest profit margin
 | | best investment today?
# definition
 | of=short_selling | what does it mean to short a stock
 | of=rsi_14 | whats a good rsi
 | of=rsi_14 | what is rsi
 | of=pe_ratio | What does P/E mean?
 | of=macd | can you explain macd to me
 | of=market_cap | define market capitalization
 | of=halving | what's a halving
 | of=stablecoin | what are stablecoins
 | of=staking | how does staking work
 | of=leverage | what does leverage mean
 | of=short_selling | explain short selling
 | of=bull_market | what is a bull market
 | of=golden_cross | what's a golden cross
 | of=moving_average | What is a moving average?
 | of=defi | what is defi
 | of=wallet | what is a crypto wallet
 | of=dollar_cost_averaging | explain dollar cost averaging
 | of=volatility_30d | what does volatility mean
 | of=atr_14 | what's ATR
 | of=bollinger_upper | explain bollinger bands
 | of=eps_diluted | what is EPS
 | of=etf | what is an ETF
 | of=market_order | whats a market order
 | of=drawdown | meaning of drawdown
 | of=rsi_14 | RSI of Bitcoin >> what does that mean?
 | of=support | Analyze Apple >> what is a support level
 | of=blockchain | what's blockchain
 | of=diversification | what is diversification
# about
 | topic=cost | how much does it cost
 | topic=hours | when does the stock market open
 | topic=hours | are US stocks trading hours different on holidays
 | topic=hours | wann sind die börsenzeiten
 | topic=hours | what time do the markets close
 | topic=range | how do you make your forecasts
 | topic=range | where do the ranges come from?
 | topic=range | how are your forecasts calculated
 | topic=real_data | is this real data
 | topic=price_source | where do you get your prices
 | topic=accuracy | how reliable are your calls
 | topic=cost | is this free?
 | topic=who | what is enigma
 | topic=human | are you chatgpt
 | topic=score | how do you calculate the score
 | topic=coverage | which coins do you support
 | topic=privacy | do you store my data
 | topic=api | do you have an api
 | topic=languages | do you speak german
 | topic=coverage | what can you do
 | topic=accuracy | what's your track record
 | topic=real_data | are these prices live
 | topic=cost | how much is a subscription
 | topic=human | am i talking to a human
 | topic=who | who made you
 | topic=price_source | what are your data sources
 | topic=accuracy | Should I buy Tesla? >> can I trust you?
 | topic=real_data | bitcoin price >> is that real time?
 | topic=score | Should I buy Tesla? >> how did you come up with the score
 | topic=coverage | what stocks do you know about
 | topic=human | are you an AI?
 | topic=cost | what do the credits cost
 | topic=who | introduce yourself
 | topic=accuracy | how often are you right
# not_held
 | topic=fund_or_index | QQQ
 | topic=commodity | oil price
 | topic=currency | EURUSD
AMZN | topic=dividend | amazon dividend yield
META | topic=earnings_date | when are meta's next earnings
NFLX | topic=analyst_target | price target for netflix
 | topic=fund_or_index | how is the nasdaq doing
 | topic=commodity | should I buy silver
BTC | topic=currency | bitcoin price in euros
NVDA | topic=people | who is the CEO of nvidia
ETH | topic=on_chain | ethereum gas fees
SOL | topic=on_chain | how many active addresses does solana have
AMD | topic=options | implied volatility of amd options
TSLA | topic=analyst_target | what do analysts say about tesla
BTC | topic=intraday | btc 4h chart
 | topic=fund_or_index | analyze VOO
 | topic=commodity | gold
DIS | topic=dividend | what dividend does disney pay
AAPL | topic=earnings_date | Apple earnings date
 | topic=fund_or_index | dow jones today
MSFT | topic=dividend | Does Coca-Cola pay a dividend? >> and Microsoft?
 | topic=currency | dollar to yen exchange rate
BTC | topic=on_chain | what's the bitcoin hash rate
 | topic=fund_or_index | is the S&P 500 overvalued
 | topic=asset | Analyze Zyxcorp
GOOGL | topic=people | who founded google
# chitchat
 | tone=hello | hello
 | tone=thanks | thank you!
 | tone=insult | you suck
 | tone=joke | make me laugh
 | tone=hello | good morning
 | tone=how_are_you | how are you?
 | tone=bye | bye
 | tone=praise | great job
 | tone=yes_no | ok
 | tone=thanks | thx a lot
 | tone=hello | hey there!
 | tone=yes_no | lol
 | tone=joke | know any jokes?
 | tone=bye | good night
 | tone=thanks | Analyze Bitcoin >> cheers mate
 | tone=yes_no | Analyze Bitcoin >> ok got it
 | tone=insult | this is garbage
 | tone=praise | awesome
 | tone=hello | gm
 | tone=thanks | ty
 | tone=how_are_you | hey how's it going
 | tone=praise | Should I buy Tesla? >> nice one
 | tone=insult | stupid bot
 | tone=hello | yo
 | tone=yes_no | yes
 | tone=thanks | appreciate it
# advice_limits
 | topic=savings | where should I put 5000 dollars
 | topic=savings | what should I do with 10k
AMZN | topic=leverage,leverage=5 | should I buy amazon with 5x leverage
DOGE | topic=savings | can I put my life savings in doge
META | topic=options | which put options on meta should I buy
LINK | topic=loan | is it smart to take a loan for chainlink
NFLX | topic=short,side=short | should I short netflix
AVAX | topic=tax | do I pay taxes on my avax gains
AMD | topic=options | amd calls or puts?
ADA | topic=guarantee | guarantee me cardano goes up
BTC | topic=savings | I want to go all in on bitcoin
ETH | topic=leverage,leverage=20 | is 20x leverage on eth a good idea
 | topic=personal | how should I invest 10000 dollars
TSLA | topic=leverage,side=short | thinking of shorting Tesla with 3x, good idea?
SOL | topic=loan | should I borrow money to buy solana
 | topic=guarantee | I need a guaranteed profit of 10%
COIN | topic=options | should I buy calls on coinbase
BTC | topic=savings | Analyze Bitcoin >> should I put my retirement money in it?
BTC | topic=tax | how is bitcoin taxed
NVDA | topic=leverage,leverage=2 | Should I buy Nvidia? >> and with 2x leverage, should I?
XRP | topic=savings | thinking about putting everything I own into xrp
GOOGL | topic=short | is it a good idea to short google
SHIB | topic=loan | can i use my credit card to buy shib
 | topic=tax | do i have to pay tax on crypto
MSFT | topic=savings | should I invest my emergency fund in Microsoft
 | topic=personal | what should I do with my 5000 dollars
AAPL | topic=options | best option strategy for apple
DOGE | topic=savings | sell my house to buy doge?
`;
