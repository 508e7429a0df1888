/** Talks that go on and questions by other words, as seen on Friday 16 August 2024, written before the rules for them. */
export const THIRD_SIGHT = `
# change_between
TSLA | from=2024-07-01,to=2024-07-31 | how has tesla done this month >> and the month before that?
AAPL | from=2024-04-01,to=2024-06-30 | how did apple do in july >> the quarter before?
BTC | from=2022-01-01,to=2022-12-31 | btc in 2023 >> what about the year before
SOL | from=2024-07-29,to=2024-08-04 | solana last week >> and the week prior
ETH | from=2024-07-16 | eth today >> and over the last month
# price_at
ETH | from=2024-06-04 | price of eth on 3 june >> and the day after?
BTC | from=2024-07-16 | цена биткоина >> а месяц назад
BTC | from=2023-08-16 | wie steht bitcoin >> und vor einem jahr?
BTC | from=2024-07-16 | 비트코인 가격 >> 한 달 전에는?
# risk
ETH | | eth price >> bitcoin price >> go back to the first one, how risky is it
# opinion
MSFT | about=call | apple vs microsoft >> ok and the second one, should i get it
BTC | about=call | wie steht bitcoin >> lohnt sich das noch
# figure
XRP | figures=supply_max | какой предельный выпуск у рипла?
ETH | figures=drawdown | how far is eth off the all time top
ETH | figures=price | compare btc and eth >> what does the latter trade at
AAPL | figures=volume_24h | apple price >> volume
ETH | figures=price | 比特币价格 >> 那以太坊呢
# compare
BNB,ETH,SOL | | eth vs sol >> add bnb
ETH,XRP | | eth vs sol >> drop sol, take xrp
BTC,ETH | by=volatility_30d | volatility of eth >> compared to bitcoin?
AAPL,MSFT | by=pe_ratio,want=least | apple vs microsoft >> which of the two is cheaper
# convert
BTC | into=ETH,units=1 | btc price >> in eth terms?
BTC | units=0.3 | btc price >> how much would 0.3 be
BTC | units=5 | btc price >> what'd 5 of those cost me
# scenario
BNB | level=1000 | bnb price >> what % until 1000
SOL | move=-35 | what if sol drops 20% >> and 35?
SOL | move=20 | what if sol drops 20% >> same but up
# position
BTC | usd=5000,entered=2024-01-01 | what if i had put 1000 in btc in january 2024 >> make it 5000
ETH | want=break_even,entry=2000 | i bought 3 eth at 2000 >> when am i flat again
# forecast
BTC | level=100000,days=137 | will btc reach 80k this year >> what about 100k
BTC | level=80000,days=131 | will btc reach 80k this year >> by christmas?
ETH | days=93 | where will eth be in a month >> and in 3
# ranking
 | place=2,group=stock | second best stock this year
 | place=3,group=crypto | which coin is number three this month
 | place=2,group=stock | best stock this year >> and second place?
 | place=1,want=least | best coin this week >> who came in last
 | group=stock,want=least | worst coin this year >> and of the stocks?
 | group=crypto,by=null | best coin over the last 30 days >> top three please
# fundamental
NVDA | figures=net_income | what did nvidia earn last year
MSFT | figures=revenue | tell me about microsoft >> revenue?
# not_held
ETH | topic=on_chain | what interest would i earn by staking ethereum
MSFT | topic=dividend | does apple pay a dividend >> and microsoft?
# convert
BTC | units=3.5 | what are three and a half bitcoin worth
TSLA | usd=1500 | how many tesla shares do i get for fifteen hundred dollars
XRP | units=200 | two hundred xrp in dollars
# scenario
BTC | move=-33.3333 | what if bitcoin loses a third
ETH | move=-25 | what if eth sheds a quarter of its value
BTC | move=-25 | was wenn bitcoin um ein viertel fällt
ETH | move=-50 | qué pasa si ethereum pierde la mitad
BTC | move=-33.3333 | если биткоин упадет на треть
BTC | move=-30 | 如果比特币跌三成会怎样
BTC | move=-30 | ビットコインが3割下がったら
TSLA | move=-20 | suppose tesla gave up a fifth
ETH | move=-10 | say eth slips by a tenth, whats it then
TSLA | move=-15 | tesla gives back 15 percent, then what
TSLA | move=-33.3333 | et si tesla reculait d'un tiers, l'action vaudrait combien
# change_between
AAPL | from=2024-02-01,to=2024-06-30 | apple from the 1st of feb thru the end of june
MSFT | from=2024-01-01,to=2024-06-30 | how did microsoft do in the first half of the year
NVDA | from=2024-01-01,to=2024-06-30 | nvda in h1
ETH | from=2024-03-31 | how has eth done since easter
# price_at
ETH | from=2024-08-05 | eth price on the 5th
SOL | from=2024-08-06 | what was sol on tuesday the 6th
ETH | from=2024-08-02 | where was eth two fridays ago
BTC | from=2024-08-02 | btc price the friday before last
BTC | from=2023-12-25 | 작년 크리스마스에 비트코인 얼마였어?
BTC | from=2023-04-09 | last year at easter what was btc
BTC | from=2024-08-05 | 上周一比特币多少钱
AAPL | from=2024-08-05 | what was apple on monday of last week
BTC | from=2023-12-25 | wo stand bitcoin letztes jahr an weihnachten
# why_moved
SOL | | sol price >> whats behind the jump today
TSLA | | was steckt hinter dem rückgang von tesla
NVDA | from=2023-03-01,to=2023-03-31 | why did nvda drop in march last year
# forecast
ETH | days=42 | where could eth be six weeks out
# definition
 | of=stop_loss | what's a stop loss
 | of=slippage | explain slippage to a beginner
 | of=dead_cat_bounce | what do people mean by dead cat bounce
 | of=beta | i keep hearing about beta, what is that
 | of=net_margin | tell me what net margin measures
 | of=liquidity | never understood what liquidity is
 | of=fomo | что значит фомо
 | of=stop_loss | 止损是什么意思
 | of=pe_ratio | what is a p/e >> is a high one bad
# overview
NVDA | | analyze tesla. sorry, i meant nvidia
MSFT | | was macht apple, ach nein, microsoft
# figure
ETH | figures=price | price of btc, actually no, eth
ETH | figures=price | dime el precio de bitcoin, perdón, de ethereum
BTC | figures=supply_max | what's the most bitcoin that can ever exist
AAPL | figures=volume_24h | how much apple stock changed hands yesterday
# fundamental
MSFT | figures=net_margin | what does microsoft keep of every dollar it takes in
AAPL | figures=net_margin | how much profit is left from each dollar apple sells
NVDA | figures=revenue | how much did nvidia sell last year
MSFT | figures=return_on_equity | how much do shareholders of microsoft earn on their equity
AAPL | figures=pe_ratio | what is a p/e >> and what is apple's
# compare
BTC,ETH | by=correlation | do btc and eth move in step
BTC,SOL | by=correlation | does solana follow bitcoin around
BTC,ETH | from=2024-01-01 | how has eth done this year >> how does that compare with btc's?
# technical
SOL | figures=resistance | what ceiling does solana keep bumping into
ETH | figures=support | where would buyers step in on eth
# opinion
NVDA | about=why_not | should i buy nvidia >> what would change your mind
AAPL | about=why | should i buy apple >> show me the reasoning
# position
ETH | want=worth,units=2 | i bought 2 eth at 3000 >> what are they worth
ETH | units=4 | i bought 2 eth at 3000 >> double it
# convert
BTC | units=1 | how much is 2 btc >> and half of that?
BTC | units=2,into=ETH | how much is 2 btc >> how many eth is that
# change_between
TSLA | from=2024-04-30 | why did tesla drop in april >> has it come back since
SOL | from=2024-01-01 | how has eth done this year >> no, solana i mean
# price_at
BTC | from=2024-03-01,to=2024-03-01 | what was eth on 1 march >> what about btc that day
ETH | which=high,from=2024-03-01,to=2024-03-31 | what was eth on 1 march >> highest that month?
# about
 | topic=price_source | should i buy apple >> where did you get that
# past_days
TSLA | about=last,side=below,level=130 | has tesla been under 130 at any point in the last 52 weeks?
BTC | about=last,side=below,level=20000,from=2023-01-01 | did btc ever drop below 20k in 2023
SOL | about=last,side=above,level=200 | has sol traded above 200 this year
# opinion
NVDA | about=reasons,side=against | talk me out of getting into nvidia
# ranking
 | by=null,from=2024-07-16,want=least,group=stock | of the stocks you follow, which one has had the roughest month?
 | by=volatility_30d,group=crypto | rank the coins by how much they swing
 | by=market_cap,group=crypto | put the coins in order of size
 | by=net_margin,want=most | which has the fattest margins
# why_moved
SOL | direction=up | what would you say drove solana's march rally
# chitchat
 | tone=how_are_you | na, wie geht's dir so?
# about
 | topic=accuracy | are your calls any good
# change_between
TSLA | from=2024-08-09 | tesla price >> is that up or down on the week
# convert
BTC | usd=1000,from=2023-08-16 | how much is 1000 usd in btc >> what would that have been worth a year ago
# scenario
BTC | side=short,level=50000 | i shorted btc at 65000 >> what if it goes to 50k
# position
MSFT | units=10,entered=2024-01-01 | bought 10 apple shares in january >> and if i'd bought microsoft instead
`;
