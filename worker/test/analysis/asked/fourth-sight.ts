/** Questions as seen on Friday 20 September 2024: parts of a coin, several averages, what is not held, calls asked for by price. */
export const FOURTH_SIGHT = `
# convert
BTC | units=0.5 | how mch is 0.5 btc
BTC | units=0.005 | how much is 500k sats
BTC | units=0.02 | value of 2 million satoshis in usd
BTC | usd=20 | how many sats do i get for $20
ETH | units=0.000003 | 3000 gwei in dollars
BTC | units=0.025 | Was sind 2.500.000 Satoshi wert?
BTC | units=0.001 | сколько стоит 100000 сатоши
BTC | units=0.03 | 300万聪值多少美元
SOL | units=3,into=BNB | if I trade 3 SOL for BNB what do I get
XRP | units=900,into=ETH | how much would I end up with if I converted 900 XRP into ETH
BNB | units=5,into=BTC | wenn ich 5 BNB in Bitcoin tausche, wie viel bekomme ich
ETH | units=4,into=SOL | si cambio 4 ETH a SOL, ¿cuánto recibo?
TSLA | usd=8000 | tesla share price >> how many of those can i buy with 8k
ETH | usd=1500 | eth price >> how many could I get for 1500
NVDA | units=1,into=ETH | price of nvidia in eth
# technical
BTC | figures=sma_50,sma_200 | how does BTC stand against its 50-day and 200-day
MSFT | figures=sma_50,sma_200 | msft vs the 50/200 DMA
NVDA | figures=sma_20,sma_50,sma_200 | nvidia against its 20, 50 and 200 day averages
ETH | figures=sma_50,sma_200,claim=above | ¿Está ETH por encima de las medias de 50 y 200 días?
SOL | figures=sma_50,sma_200 | Wo steht SOL im Vergleich zum 50- und 200-Tage-Durchschnitt?
AAPL | figures=sma_50,sma_200,claim=below | is apple below its 50- and 200-day moving averages
BTC | figures=macd,claim=bullish | is bitcoin's macd bullish
XRP | figures=adx_14,claim=bearish | adx on xrp, bearish?
TSLA | figures=support,resistance | which levels matter for tesla next week
BNB | figures=support,resistance | levels to watch on bnb tomorrow?
SOL | figures=bollinger_lower | upper bollinger band of sol >> and the lower one?
# definition
 | of=bullish | what does it mean when people are bullish
 | of=bearish | eth price >> what does bearish mean
 | of=bullish | Was bedeutet bullish?
 | of=bearish | что значит медвежий
 | of=bullish | ¿qué significa alcista?
 | of=correction | what is a correction
 | of=correction | whats a pullback
 | of=breakout | what is a breakout
 | of=layer_two | what's a layer 2
 | of=expected_range | thoughts on eth >> whats an 80% range
 | of=edge | thoughts on eth >> what does no proven edge mean
 | of=base_rate | what does base rate mean
 | of=long_position | what does it mean to be long
 | of=satoshi | what is a satoshi
 | of=bagholder | what's a bagholder
 | of=free_float | what is free float
 | of=priced_in | what does priced in mean
 | of=paper_hands | what are diamond hands
# not_held
 | topic=fund_or_index | whats the RSI of the S&P
 | topic=commodity | what is the market cap of gold
BTC | topic=other | what do bitcoin ETF fees look like
TSLA | topic=other | tesla's market share
NVDA | topic=other | nvidia stock split date
 | topic=asset,what=Samsung | is Samsung a buy
 | topic=asset,what=Volkswagen | how risky is Volkswagen
BTC | topic=other | btc dom
BTC | topic=other | how big were the inflows into bitcoin etfs this week
ETH | topic=other | how much money left the ETH ETFs, what are the net flows
TSLA | topic=other | did tesla miss estimates last quarter
NVDA | topic=other | nvidia's guidance for next year
AAPL | topic=other | how many iphones were sold by apple in 2023
TSLA | topic=other | tesla deliveries in Q2
SOL | topic=other | how many active users does solana have
 | topic=other | azure growth
AAPL | topic=other | apple's services revenue
MSFT | topic=other | credit rating of microsoft
GOOGL | topic=other | esg score of google
NVDA | topic=other | gross margin of nvidia
BTC | topic=people | how many bitcoin does the US government hold
BTC | topic=other | when will bitcoin halve again, the next bitcoin halving
# opinion
TSLA | about=call | would you buy tesla at 238
NVDA | about=call | would you trim nvidia at 116 or leave it be
BTC | about=call | bitcoin at 63k, yay or nay?
MSFT | about=call | keep holding microsoft or get out
XRP | about=call | xrp, worth a punt?
ETH | about=call | what's your stance on ether
SOL | about=call | are you bullish on solana
GOOGL | about=call | do you like google
BNB | about=call | scale in or wait on bnb?
NVDA | about=call | would you chase nvidia up here
AAPL | about=call | is there any upside left in apple
AAPL | about=call | Tu garderais Apple ?
TSLA | about=call | what would you do with my 20 tesla shares
TSLA | about=call | should I buy tesla >> and if I already own it?
TSLA | about=call | should I buy tesla >> so that's a no?
BTC | about=call | do i panic sell bitcoin
AAPL | about=call | what's your honest take on apple at these levels
SOL | about=call | best entry price for solana
BTC | about=call | dollar-cost average bitcoin or lump sum?
ETH | about=call | is the bottom in for ether
ETH | about=wrong | thoughts on ether >> what would prove you wrong?
TSLA | about=wrong | is tesla a buy >> at what price is that call wrong
SOL | about=wrong | analyze solana >> which level would kill that view?
BTC | about=wrong | should I buy bitcoin >> where does that thesis break
AAPL | about=wrong | soll ich apple kaufen >> ab wann wäre das falsch?
MSFT | about=wrong | debería comprar microsoft >> ¿qué lo invalidaría?
# about
 | topic=accuracy | thoughts on eth >> how often are you wrong
 | topic=accuracy | thoughts on eth >> what did you get wrong
# overview
TSLA | | how's tesla looking going into the weekend
SOL | | how does solana look ahead of the weekend
BTC | | how is bitcoin looking into the close
NVDA | | Wie sieht Nvidia vor dem Wochenende aus?
# forecast
XRP | direction=either | will xrp go up or down from here
TSLA | direction=either,days=30 | is tesla more likely to rise or fall over the next 30 days
BTC | direction=either | Geht Bitcoin rauf oder runter?
ETH | direction=either | ¿Sube o baja Ethereum?
SOL | direction=either | which way is solana going
BTC | direction=either | 比特币会涨还是跌
BTC | level=100000 | is 100k on the cards for bitcoin this year
AAPL | direction=down | is a pullback in apple likely
# change_between
TSLA | | was tesla up or down in august
BTC | | did btc go up or down last week
# price_at
BTC | problem=ahead | closing price of bitcoin on 3 December 2024
TSLA | problem=ahead | tesla close for 6 january 2025
AAPL | problem=ahead | Schlusskurs von Apple am 12. November 2024
BTC | from=2023-12-26 | btc price the day after christmas 2023
AAPL | from=2023-11-22 | apple the day before thanksgiving 2023
ETH | from=2024-06-04 | eth the day after 3 june 2024
SOL | from=2024-03-08 | price of solana a week after 1 march 2024
BTC | from=2023-12-26 | Bitcoin Kurs am Tag nach Weihnachten 2023
TSLA | from=2024-08-30 | tesla price three weeks ago today
ETH | which=low | what was ether's high in march >> and the low?
NVDA | which=high | opening price of nvidia yesterday >> and the high?
BTC | which=high,from=2024-03-14 | march 14 2024 btc high
ETH | from=2023-05-05 | eth on 2023 May 5th
# why_moved
ETH | from=2024-08-01,to=2024-08-31 | how did eth do in august >> why?
# figure
SOL | figures=low_52w | sol 52 week high? >> and the low?
MSFT | figures=high_52w | microsoft 52w low >> and its high
TSLA | figures=high_52w,low_52w | 52 week range of tesla
BNB | figures=beta | what's bnb's beta
# scenario
ETH | move=-15 | eth suffers a further 15% drop, what price is that
GOOGL | move=5 | google gets a 5% pop, where would it trade
AAPL | move=-12 | what does a 12% pullback make apple
BNB | level=700 | quanto o BNB precisa subir para chegar a 700?
ETH | level=3000 | ¿cuánto tiene que subir ethereum para llegar a 3000?
SOL | move=-30 | what does solana look like after losing 30%
# position
AAPL | entry=190 | j'ai payé mon apple 190 dollars, suis-je gagnant ?
TSLA | entry=250 | Ich habe für meine Tesla 250 bezahlt, wie stehe ich?
BTC | entry=60000 | заплатил за биткоин 60000, я в плюсе?
ETH | want=liquidation | long ETH from 2450 with 8x >> what's my liq price
SOL | entry=140 | averaged into sol at 140, am I green
TSLA | usd=1000,entered=2024-01-01 | si hubiera puesto 1000 dólares en tesla en enero
BTC | usd=500,entered=2024-03-01 | se eu tivesse investido 500 dólares em bitcoin em março
NVDA | usd=2000,entry=110 | $2,000 of nvda at 110, current value?
# advice_limits
ETH | topic=savings | coloco tudo que tenho na ethereum, minha reserva inclusive?
ETH | topic=savings | solo me queda el fondo de emergencia, ¿lo meto todo en ethereum?
SOL | topic=savings | Ich habe nur noch den Notgroschen, alles rein in Solana?
# ranking
 | by=volatility_30d,want=most,whole=true | list the coins from most to least volatile
 | by=pe_ratio,want=least,whole=true | sort the stocks by P/E, low to high
 | by=volume_24h,want=most | most traded coin
 | by=rsi_14,want=least | which coins are oversold
# chitchat
 | tone=thanks | eth price >> cheers, just what I was after
 | tone=thanks | eth price >> thank you, that answers it
`;

/** Sentences of every day with words of those above: each asks for something else. */
export const NOT_MEANT = `
# overview
BTC | | i need guidance on bitcoin
ETH | | am I up or down on my eth
# opinion
BTC | | i sold my etfs, should i buy btc
TSLA | | a guy on youtube says buy tesla
NVDA | | should I wait for a pullback before buying nvidia
TSLA | | should i sell tesla if it stops
# convert
BTC | units=2 | how much cash would I get for 2 BTC
BTC | units=3 | btc price >> how much for 3
TSLA | units=20 | tesla price >> how much for 20 shares
# sentiment
XRP | about=news | any news on the xrp lawsuit
# technical
BTC | figures=support,resistance | what levels is btc at
# unread
 | | is Monday a holiday
# compare
TSLA,MSFT | | is tesla beating microsoft
ETH,BTC | | did eth beat btc this year
# figure
ETH | figures=price | btc price >> thanks, now do eth
# not_held
 | topic=people | tell me about satoshi nakamoto
# price_at
GOOGL | from=2024-09-13 | what was google at before the weekend
SOL | from=2024-09-19 | what was solana at yesterday
# change_between
BTC | | btc up over the last 50 or 200 days?
# forecast
BTC | level=100000 | will btc hit 100k, yes or no
BTC | days=96 | where will btc be heading into christmas
# position
TSLA | entry=300 | i bought 20 and 50 shares of tesla at 300
# why_moved
TSLA | direction=down | tesla drops 5% today, what happened
# risk
SOL | measure=volatility | volatility of solana over the last 20 and 50 days
# fundamental
NVDA | figures=net_margin | net margin of nvidia
`;
