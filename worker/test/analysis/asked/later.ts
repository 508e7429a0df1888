/** As in `english.ts`, written when the rules stood on those: longer, rougher, in other words, with more said before. */
export const LATER = `
# overview
ORCL | | so i keep hearing about oracle, can u break it down for me?
ETH | | ETHEREUM!!!
PYPL | | paypal
BTC | | Analyze Solana >> same for bitcoin please
KO | | What's the story with Coca-Cola lately?
DOT | | i know nothing about polkadot, where do i start
CRM | | Could you please take a look at Salesforce?
BTC | | bitconi analysis
NFLX | | Skip Amazon. Netflix please.
AAPL,MSFT | | Analyze Apple and Microsoft
# opinion
PYPL | about=call | my uncle says paypal is a steal, what do you say, buy?
ETH | about=call | would it be dumb to buy ethereum at this level?
BTC | about=call | is btc still worth it in your opinion
ORCL | about=call | Oracle - accumulate or stay away?
TSLA | about=why_not,action=Buy | Is tesla a sell? >> why isn't it a buy?
GOOGL | about=reasons,side=for | What speaks for Alphabet?
SOL | about=call | Solana vs Ethereum >> should I buy solana then?
NVDA | about=why | Should I buy Nvidia? >> what makes you say that?
AMD | about=call | Do I keep my AMD shares or let them go?
DOGE | about=call | doge to the moon or nah, should i get some
KO | about=call | Is Coca-Cola stock undervalued enough to buy
XRP | about=call | 100% honest: xrp good or bad investment?
TSLA | about=call | should i close my tesla position before the weekend?
AAPL | about=call | should i sell apple before the weekend
BTC | about=call | should i hold bitcoin over the weekend
# technical
ORCL | figures=rsi_14 | what is oracle's relative strength index at the moment
ETH | claim=above,figures=sma_50 | has ethereum crossed above the 50-day moving average?
BTC | figures=support | if btc keeps falling where's support
DOT | | chart check polkadot
PYPL | figures=macd | is the macd of paypal positive
CRM | claim=oversold | salesforce looks oversold to me, is it?
SOL | figures=resistance | Analyze Solana >> and where does it hit resistance
AAPL | figures=bollinger_upper | where is apple inside its bollinger bands
NVDA | | What's the momentum like on NVDA
XRP | figures=sma_200 | XRP 200 day moving average?
# sentiment
 | about=mood | how greedy is the market right now
ORCL | about=news | did anything get reported about oracle this week
BTC | about=mood | is the crowd turning bearish on bitcoin?
SOL | about=news | Solana price >> what's in the news about it
ETH | about=mood | do folks still believe in ethereum? sentiment?
 | about=mood | fear & greed
# fundamental
ORCL | figures=revenue | How much money does Oracle take in, revenue wise?
PYPL | figures=pe_ratio | whats paypals pe
CRM | figures=debt_to_equity | is salesforce deep in debt
KO | figures=net_margin | Coke's profit margin
AAPL | figures=eps_diluted | Analyze Apple >> EPS?
TSLA | claim=expensive | Is TSLA too pricey given its earnings
MSFT | figures=revenue_growth | is microsoft's revenue growing
GOOGL | figures=net_income | how much profit did google book
# compare
BTC,ETH | | whats the better pick, btc or eth
ORCL,CRM | | Put Oracle next to Salesforce for me, compare them
TSLA,BTC | by=volatility_30d | does tesla swing more than bitcoin?
KO,PEP | by=market_cap | which is the bigger company, Coca-Cola or Pepsi
AAPL,GOOGL | | Apple vs Google over the last 30 days
SOL,BTC | | Analyze Solana >> is it better than bitcoin?
NVDA,AMD | by=rsi_14 | NVDA or AMD: higher RSI?
BTC,ETH | by=correlation | how correlated are bitcoin and ethereum
MSFT,AAPL | by=pe_ratio,want=least | Microsoft vs Apple >> which is cheaper by P/E?
ETH | unheld=gold | has ethereum beaten gold this year?
XRP,SOL | | between xrp and sol who lost more since november 1
AAPL,TSLA | by=price_vs_sma_200,want=nearest | apple or tesla, which is closer to its 200-day average?
# figure
ORCL | figures=price | yo what's oracle at
PYPL | figures=price | Could you tell me the current share price of PayPal?
DOT | figures=market_cap | How big is polkadot by market cap
BTC | figures=supply_circulating | how many bitcoins are in circulation
AAPL | figures=high_52w | What is the 52-week high of Apple again?
ETH | figures=drawdown | how far off its high is ethereum
CRM | figures=volume_24h | Salesforce volume
SOL | figures=price | Should I buy Solana? >> what's the price tho
AMD,NVDA | figures=price | amd & nvda prices
XRP | figures=supply_max | Analyze XRP >> max supply?
TSLA | figures=atr_14 | tsla atr(14)
BTC | figures=price | BTCUSDT price
AAPL | figures=change_24h | what's the one day change of apple?
MSFT | figures=return_7d | what is microsoft's 7 day return
# price_at
ORCL | from=2024-09-10 | oracle closing price on the 10th of september
BTC | from=2020-03-12 | How much was one bitcoin on 12 March 2020?
ETH | from=2024-12-29 | eth two days ago
AAPL | from=2024-12-26 | where did AAPL finish last Thursday
TSLA | from=2021-12-31 | Tesla on New Year's Eve 2021
SOL | which=low,from=2024-01-01 | the lowest solana went this year
NVDA | from=2024-06-30 | nvidia six months ago
MSFT | from=2024-11-28 | MSFT on thanksgiving
XRP | which=high | how high did XRP get in November 2024
BTC | from=2024-12-31,problem=undefined | Bitcoin price on 31 December 2024
BTC | problem=impossible | BTC on November 31, 2024
DOGE | problem=ahead | What did dogecoin close at on 14 February 2025?
GOOGL | from=2024-10-01 | What's Google trading at? >> and at the start of October?
AAPL | from=2024-09-03 | apple's price on the first trading day of september 2024
AAPL | from=2024-03-28 | apple on the last trading day of march 2024
ETH | from=2024-08-31 | what was eth's price on the last trading day of august 2024
BTC | which=range,from=2024-10-01,to=2024-10-31 | what was bitcoin's range in october?
SOL | which=range,from=2024-11-01,to=2024-11-30 | in november, what was solana's range
TSLA | which=range,from=2024-01-01,to=2024-12-31 | tesla's low this year versus its high?
NVDA | which=range | nvidia's high versus its low in october
AMZN | from=2024-12-27 | what was amazon at before the weekend
# change_between
ORCL | from=2024-01-01 | oracle year to date
BTC | from=2024-10-01,to=2024-12-31 | btc Q4 return
ETH | from=2024-05-01,to=2024-05-31 | how much did ether make in may 2024
AAPL | from=2024-12-23 | did apple go up or down last week? by how much
TSLA | from=2024-11-05,to=2024-12-17 | tesla from nov 5 to dec 17
SOL | from=2024-12-01 | what has solana done so far in december
NVDA | from=2022-01-01,to=2023-12-31 | nvidia between 2022 and 2023
XRP | from=2024-12-01 | XRP price >> how much did it change over 30 days?
DOGE | from=2024-09-30 | doge 3 month change
BTC | from=2024-08-05 | Bitcoin since the 5th of August
MSFT | in=usd | by how many dollars has microsoft moved since september 1
BNB | from=2024-04-20,to=2024-12-31 | bnb since bitcoin's halving on 20 april 2024
AAPL | from=2024-10-23,to=2024-12-31 | apple since tesla's earnings on 23 october
AAPL | from=2024-12-30,to=2024-12-31 | apple 1 day drop
BTC | since=high | how far is bitcoin below its 2021 high
# convert
ORCL | units=12 | what would a dozen oracle shares cost me
BTC | usd=20 | if i spend $20 how much bitcoin do i get
ETH | units=1.75 | 1.75 ether = ? dollars
SOL | units=3.2 | Solana price >> I hold 3.2, worth?
XRP | usd=300 | $300 worth of xrp is how many coins
TSLA | usd=2000 | with 2k dollars how many TSLA shares
DOGE | into=BTC | how many bitcoin is 100000 doge
AAPL | units=5 | value of five apple shares
# position
ORCL | entry=120,units=50 | 50 oracle shares, bought at 120. am i up?
BTC | entry=70000,usd=null | my average bitcoin price is 70k, what's my p&l
ETH | entry=3600,side=short,leverage=3 | I'm short ETH from 3600 with 3x, how much am I making
SOL | entered=2024-06-01,usd=1500 | Put 1500 dollars in solana on June 1. How much is it now?
AAPL | entry=230,want=break_even | I'm in Apple at 230, what move gets me to break even
TSLA | entry=410,want=liquidation,leverage=4 | TSLA long at 410 with 4x leverage, where's my liquidation
XRP | entry=2.4 | i fomo'd and bought xrp at 2.4, how bad is it
NVDA | entry=140 | I bought Nvidia at 140 >> how much have I lost?
DOGE | entry=0.15,units=10000 | bought 10,000 doge at $0.15, what's my profit in dollars
GOOGL | entered=2023-01-03,usd=1000 | what if I had invested $1,000 in Google on January 3, 2023
# scenario
ORCL | move=-12 | oracle drops 12 percent, what's the price then? what if
BTC | level=60000 | How much would bitcoin have to fall to hit 60k?
ETH | move=30,units=4 | if ethereum gains 30% what are my 4 eth worth
AAPL | move=-20 | should I buy Apple >> what happens if it falls 20%
SOL | level=1000 | how far away is 1000 dollars for solana
TSLA | leverage=2 | Tesla price >> what if I went in with 2x leverage
XRP | move=-35 | suppose XRP corrects by 35%
NVDA | move=100 | what if nvidia doubles from here
DOT | level=10 | what percent gain does polkadot need to reach $10
# forecast
ORCL | | what's next for oracle stock? prediction
BTC | level=100000 | can btc get back to 100k by valentine's day
ETH | level=4000,days=31 | what are the odds of eth above 4000 by January 31
SOL | direction=down | will solana keep dropping
TSLA | level=500 | chance TSLA touches $500 in the next two weeks
AAPL | days=7 | apple stock next week?
XRP | move=50 | probability of XRP rising 50%
BTC | | how low can bitcoin go in january
NVDA | | Where do you see nvidia in six months
DOGE | level=0.5,days=30 | doge 50 cents in 30 days? will it reach $0.50
GOOGL | direction=up | Analyze Google >> will it be higher in a month?
ETH | level=10000 | eth $10k this year possible?
TSLA | days=1 | the one-day move expected for tesla
BTC | days=3 | where will bitcoin be before the weekend
# risk
ORCL | | is oracle a risky stock
BTC | measure=drawdown | what's the worst fall btc had in 2022? max drawdown
ETH | measure=volatility | eth volatility?
SOL | | Should I buy Solana? >> is it dangerous
TSLA | measure=worst_day | tesla's worst day of the year
KO | | Is Coca-Cola a safe stock?
DOGE | measure=volatility | how wild are the swings in doge
XRP | measure=drawdown | Analyze XRP >> worst drawdown this year?
TSLA | measure=worst_day | tesla's biggest one-day drop
# why_moved
ORCL | direction=down | oracle got hammered in december, why the drop?
BTC | direction=up | what pushed bitcoin up in november
ETH | direction=down | Why has ethereum dropped since december 16?
AAPL | direction=up | How come Apple keeps climbing?
SOL | direction=down | Analyze Solana >> what's with the drop this month
TSLA | direction=down,from=2024-12-18 | Why did Tesla fall on December 18?
XRP | direction=up | explain why xrp went up so much in november
NVDA | direction=down | nvda red today, any reason
# ranking
 | want=most | who's leading today
 | want=least,group=crypto | Which coin dropped the most yesterday?
 | by=pe_ratio | which of the stocks is most expensive by P/E
 | want=most | best performing asset of 2023
 | by=volatility_30d,want=least | least volatile stock
 | want=most,group=stock | Which stock gained most since November 1?
 | | anything worth buying right now? top pick
 | by=volume_24h | which coin has the highest volume
 | want=least | top movers >> who lost the most?
TSLA,NVDA,AMD | | Rank Tesla, Nvidia and AMD by one year return
 | by=price_vs_sma_200,want=nearest,group=stock | which stocks are closest to their 200-day average?
 | by=price_vs_sma_200,want=nearest,group=stock | what stocks sit close to their 200-day average?
 | by=price_vs_sma_50,want=nearest,group=crypto | which coins trade near their 50-day average
 | by=price_vs_sma_50,want=nearest,group=stock | which stocks are nearest their 50-day average
 | by=price_vs_sma_200,want=furthest,group=crypto | which coins are furthest from their 200-day average
 | by=price_vs_sma_200,want=least,group=stock | which stock is furthest below its 200-day average
# definition
 | of=rsi_14 | in plain english, what is the RSI?
 | of=dividend | what is a dividend
 | of=liquidation | what does liquidation mean
 | of=market_cap | Bitcoin market cap? >> what does that mean exactly?
 | of=death_cross | Analyze Tesla >> what's a death cross?
 | of=hold_call | what does hold mean
 | of=liquidity | define liquidity
 | of=pe_ratio | i never understood P/E, explain
 | of=option | what is a call option
 | of=volatility_30d | Volatility of Bitcoin? >> and what is volatility?
# about
 | topic=real_data | Analyze Bitcoin >> where are you getting this, is it real?
 | topic=accuracy | How often were your calls right in the past?
 | topic=cost | do i have to pay for this
 | topic=who | what are you?
 | topic=coverage | what else can you do
 | topic=price_source | which exchange are these prices from
 | topic=score | Should I buy Tesla? >> how do you come to that score?
 | topic=human | is there a human behind this
 | topic=privacy | what happens with my data
# not_held
 | topic=fund_or_index | how did the S&P 500 do this year
 | topic=commodity | price of crude oil
 | topic=currency | how many yen for a dollar? dollar yen
KO | topic=dividend | How high is Coca-Cola's dividend?
ORCL | topic=earnings_date | when is oracle reporting earnings
BTC | topic=currency | Bitcoin price >> what's that in pounds?
ETH | topic=on_chain | how much ETH do whales hold
TSLA | topic=analyst_target | what's wall street's target for Tesla
AAPL | topic=options | open interest on AAPL options
 | topic=fund_or_index | DAX today
 | topic=other | what's the fed going to do with interest rates
NVDA | topic=people | how old is the ceo of nvidia
SOL | topic=intraday | SOL on the 15 minute chart
 | topic=asset | what about Foobarcoin
# chitchat
 | tone=thanks | Analyze Bitcoin >> thank you so much, that was very helpful
 | tone=hello | hello there :)
 | tone=insult | you're an idiot
 | tone=joke | tell me something funny
 | tone=bye | see you tomorrow
 | tone=praise | Should I buy Tesla? >> cool, nice answer
 | tone=yes_no | hmm ok
# advice_limits
BTC | topic=savings | i want to put everything i have in btc
TSLA | topic=options | are TSLA calls a good idea
ETH | topic=leverage,leverage=50 | 50x long on eth, good idea?
SOL | topic=short | is it time to short solana
AAPL | topic=loan | would you take out a loan to buy Apple
 | topic=guarantee | promise me i will not lose money
NVDA | topic=tax | what taxes on nvidia profits
BTC | topic=leverage,leverage=3 | Analyze Bitcoin >> should i go 3x leverage
 | topic=personal | how much of my salary should I invest
DOGE | topic=savings | my rent money on doge, yes?
`;
