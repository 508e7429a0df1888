/** The same things told in other words, by class, as seen on Friday 14 June 2024. */
export const OTHER_WORDS = `
# price_at
ETH | from=2024-05-01 | ether price on june 3rd >> and on the first of may?
ETH | from=2024-03-21 | ethereum on the twenty-first of march
NVDA | from=2024-01-02 | nvidia price january second 2024
ETH | from=2024-05-01 | Цена эфира первого мая
AAPL | from=2023-09-29 | Apple close on the last trading day of September 2023
TSLA | from=2023-12-29 | tesla close on the last trading day of last year
NVDA | from=2024-03-31 | Where did Nvidia end the last day of March?
MSFT | from=2024-01-02 | price of msft on the first trading day of January 2024
TSLA | from=2024-06-14,which=high | Tesla's high in the last session
TSLA | which=range | what range did tesla trade in today
AAPL | from=2024-06-13,which=range | apple's high and low yesterday
ETH | from=2024-05-01,to=2024-05-31,which=range | between which prices did eth move in May
XRP | from=2022-12-01,to=2022-12-31,which=low | what's the cheapest xrp got in december 2022?
# change_between
XRP | from=2024-05-31,to=2024-06-14 | what has xrp done over the last fortnight
MSFT | from=2024-05-02,in=usd | how much has msft gained since its close on may 2? >> and in dollars?
ETH | from=2022-09-15 | how has eth moved since the merge on 15 september 2022?
BTC | from=2024-04-20 | Bitcoin seit dem Halving am 20. April
SOL | since=low,from=2024-01-01 | SOL since its low in January
TSLA | since=high,from=2023-01-01 | how far below its 2023 high is Tesla
BTC | since=high,from=2021-01-01 | how much lower is BTC than its 2021 top
ETH | since=low,from=2022-01-01 | how far is eth above its 2022 low
# position
SOL | entry=120,units=30,want=profit | my avg in sol is 120, 30 coins, how am i doing
ETH | entry=2100 | I bought ETH at 3,050. Am I up? >> and the ones I got at 2,100?
ETH | entry=3900 | I bought ETH at 3,050. Am I up? >> my second batch was 3,900
TSLA | want=break_even,entry=240 | I paid 240 for tesla, what rise do I need to be even
AAPL | want=break_even,entry=230 | bought apple at 230. how far up until I'm whole
 | want=recovery,lost=50 | If I'm down 50%, how much does it have to rise to break even?
 | want=recovery,lost=20 | my stock fell 20%, what percent gain do I need to recover?
 | want=recovery,lost=25 | Wenn ich 25% verloren habe, wie viel muss es steigen, damit ich wieder bei null bin?
BTC | entry=50000,units=2,lots=2 | I bought 1 BTC at 40000 and another at 60000. Am I up?
ETH | entry=2600,units=5,lots=2 | 2 ETH at 2000 and 3 ETH at 3000, profit?
TSLA | usd=1000,entered=2023-01-03,want=worth | Say I'd bought $1,000 of Tesla on 3 January 2023. What would that be now?
ETH | usd=2000,want=worth | Say you had 2000 in ether in January, what would it be today
# scenario
ETH | level=3000,units=10 | i own 10 eth. it drops to 3000. how much do i lose
TSLA | level=250,units=25 | 25 tesla shares. tesla goes to 250. my gain?
# convert
BNB | units=12.5 | cash value of twelve and a half bnb
ETH | units=3.5 | value of 3 and a half eth
XRP | units=350 | Сколько долларов я выручу за 350 XRP сегодня?
AAPL | units=20 | if I sold my 20 apple shares right now what would I pocket
MSFT | units=25 | A block of 25 Microsoft shares would set me back how much?
NVDA | units=40 | what do 40 nvda shares run me
BTC | usd=500 | what slice of a bitcoin does 500 dollars get
ETH | units=1,into=SOL | how much solana could I swap one ether for
# change_between
ETH | from=2024-04-20 | ETH since the bitcoin halving on April 20
# change_between,change_between
XRP | from=2024-06-07 | how is xrp over 7 days and 90 days
# change_between,change_between,change_between
TSLA | from=2024-06-07 | return of tesla over a week, a month and a year
# price_at
BNB | from=2024-04-20 | Какой была цена BNB в день халвинга биткоина, 20 апреля 2024?
# opinion
TSLA | about=call | My friend thinks Tesla is cheap after the fall this month. Is he right?
ETH | about=call | A guy at work says ETH is a steal right now. Agree?
MSFT | about=call | Dad keeps telling me to load up on Microsoft. Is he right?
# technical
TSLA | claim=above | my friend says tesla's RSI is above 70. is he right?
# not_held
ETH | topic=currency | what is ETH in Canadian dollars
BTC | topic=currency | how much bitcoin for 500 canadian dollars
BTC | topic=currency | цена биткоина в юанях
# about
BTC | topic=history | How far back does your price history go for Bitcoin?
 | topic=history | how much history do you have
 | topic=orders | Do you place trades on my behalf?
 | topic=orders | can you buy 1 BTC for me
 | topic=orders | can I buy bitcoin here
# price_at
BTC | from=2023-09-06 | bitcoin price on sept 6
SOL | from=2024-01-01 | what did solana fetch on new years day
BNB | from=2024-05-01 | What did BNB stand at when May began?
GOOGL | from=2024-06-07 | What was Google at before the weekend?
TSLA | which=high | What's the day's high on Tesla?
BTC | which=high,from=2024-03-01 | What's the most you'd have paid for a bitcoin in March?
# price_at,price_at
TSLA | from=2024-06-11 | Tesla close on June 11 and June 12
# change_between
MSFT | from=2024-06-09 | msft 5 day change
ETH | from=2024-06-01 | how much lower is eth than on the 1st of june
# past_days
BTC | about=last,side=below,level=40000 | did btc ever drop below 40k in 2024
# opinion
TSLA | about=call | should i bail on tesla
GOOGL | about=call | Does Google deserve a spot in my account right now?
ETH | about=reasons | Convince me not to sell my ether
AAPL | about=call | Sitting on Apple since 2021, cash in or ride on?
XRP | about=call | Is it crazy to still be holding XRP?
GOOGL | about=call | Is Apple worth owning? >> and would you say the same of Google?
SOL | about=reasons,side=against | Is Solana a buy? >> and against?
# figure
XRP | figures=supply_circulating | how many XRP are out there
AAPL | figures=drawdown | How close is Apple to its record?
BTC | figures=volume_24h | is bitcoin liquid
AAPL | figures=high_52w | whats the highest apple has ever closed
# technical
ETH | figures=resistance | next hurdle above for eth
BTC | claim=golden_cross | when did bitcoin's 50 day cross above its 200 day
# risk
NVDA | measure=worst_day | biggest one-day drop of nvidia this year
# why_moved
BTC | | what lit a fire under bitcoin this week
# scenario
ETH | level=4000,units=15 | what would 15 eth be worth at 4000
XRP | move=25,either=true | if xrp moves 25% where does it land
XRP | move=25,either=undefined | if xrp rises 25% where does it land
# position
NVDA | entry=45.5,units=300 | My cost basis in nvda is 45.5 per share, I own 300. P&L?
XRP | entry=0.72 | in xrp since 0.72, down how much
# convert
BTC | usd=10 | 10 bucks of bitcoin is how much
NVDA | usd=1234 | $1,234 in nvda shares
BTC | units=0.5 | 1/2 btc price
# compare
BTC,SOL | by=drawdown,want=least | which is closer to its high, btc or sol
BTC,SOL | by=beta | beta of solana to bitcoin
# ranking
 | by=volatility_30d,want=least | least volatile of everything you track
 | by=rsi_14,want=least,group=crypto | which coin is most oversold
 | by=volatility_30d,group=crypto | 코인 변동성 순위
 | by=price_vs_sma_200,group=stock | how many of your stocks are above their 200 day average
# definition
 | of=dollar_cost_averaging | tell me about dollar cost averaging
 | of=liquidity | what does liquid mean
 | of=rsi_14 | what does RSI 70 mean
# about
 | topic=cost | are you free?
 | topic=human | what model do you run on
 | topic=api | can I use this in my own app
 | topic=real_data | How often do you update prices?
# not_held
SOL | topic=fund_or_index | is there a spot ETF for solana
 | topic=currency | What's the euro worth?
# price_at
SOL | which=high,to=2024-06-14 | solana all time high
BTC | which=high | when did bitcoin hit its all time high
NVDA | from=2024-01-01,which=high | on what day was nvidia's high this year
# change_between
NVDA | since=high,to=2024-06-14 | how far below its all time high is nvidia
# position
GOOGL | entry=150,units=60 | We paid 9,000 for 60 google shares. Are we up?
BTC | entry=73000,want=profit | what would be my loss if i bought btc at 73000
BTC | usd=100,want=worth | what would $100 in bitcoin in 2022 be worth today
SOL | want=liquidation,leverage=2 | At what price does my 2x long on SOL from 160 blow up?
# scenario
BTC | level=80000 | btc at 80k would be what percent above today
TSLA | move=-15 | What's 15% below Tesla's current price?
AAPL | move=8 | add 8% to apple's price
SOL | move=-30 | take 30% off solana
ETH | move=-40 | eth down 40 percent is what price
XRP | level=1 | how many percent until xrp is a dollar
ETH | to=high_52w | if eth goes back to its 52 week high, what's the gain
SOL | level=250,units=20 | 20 sol at 250 each is how much
BTC | move=200 | what if btc triples
# forecast
NVDA | level=150 | quelles sont les chances que nvidia dépasse 150 d'ici décembre
ETH | level=2000 | какова вероятность что эфир упадет ниже 2000 за месяц
ETH | days=200 | イーサリアムは年内に3000ドルに届く確率は?
# past_days
TSLA | about=last,level=300 | how long since tesla was above 300
# ranking
 | group=crypto,want=most | how did the coins do last week
 | by=revenue_growth | which company grew revenue fastest
# definition
 | of=pe_ratio | what's a good P/E
 | of=stop_loss | is a stop loss a good idea
# convert
BTC | units=2 | 2btc in usd
ETH | units=0.5 | 0.5ETHはいくら?
NVDA | units=15 | сколько стоят 15 акций нвидиа
# price_at
NVDA | from=2024-01-01,which=high | ¿Cuál es el máximo de Nvidia este año?
# figure
SOL | figures=drawdown | Wie weit ist Solana vom Rekordhoch entfernt?
# definition
 | of=trap | what is a bear trap
 | of=free_cash_flow | define free cash flow
 | of=margin_call | what's a margin call
 | of=open_interest | explain open interest
# convert
TSLA | usd=100 | is $100 enough for a share of tesla
BTC | units=2 | can i afford 2 btc with 150k
# change_between
TSLA | since=low | how many percent is tesla off its 52 week low
# technical
BTC | figures=sma_200 | btc distance to its 200 day in percent
TSLA | figures=sma_50,sma_200 | what's a golden cross >> does tesla have one?
# ranking
 | by=price_vs_sma_200,group=crypto | which coins are below their 200-day
# about
 | topic=accuracy | what happens if you're wrong
# risk
SOL | measure=best_week | biggest weekly gain of solana in 2023
SOL | measure=drawdown,from=2024-03-01,to=2024-06-14 | how much did solana give up from its march high to the low after it?
# figure
TSLA | figures=atr_14 | tesla avg true range pls
# definition
 | of=resistance | resistance.. what is that supposed to be
# ranking
 | by=price_vs_sma_200,want=most | Whose share price sits furthest above its 200-day average?
 | by=drawdown,want=most | Which stock is furthest below its 52-week high?
 | by=drawdown,want=least | which coin is closest to its 52 week high
 | want=most | what pumped hardest today, coins and stocks alike
# compare
ETH,SOL | by=drawdown,want=most | Was liegt weiter unter dem Jahreshoch, Solana oder Ethereum?
`;
