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
# risk
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
