/** As in `english.ts`, as seen on Wednesday 17 May 2023; written last, in English and in other languages. */
export const ANOTHER_DAY = `
# price_at
BTC | from=2023-05-12 | btc price last friday
AAPL | from=2023-05-16 | what did apple close at yesterday?
ETH | from=2022-05-17 | ETH a year ago
TSLA | from=2023-04-17 | tesla price one month ago
SOL | from=2022-11-09 | what was solana worth on nov 9
NVDA | from=2022-12-25 | where was nvidia on christmas
MSFT | from=2023-05-01 | microsoft on may 1st
XRP | problem=ahead | What was XRP trading at on 1 December 2023?
GOOGL | from=2023-05-15 | google's close on monday
BNB | from=2023-03-10 | bnb on march 10
BTC | which=high,from=2021-01-01 | bitcoin's highest price in 2021
ETH | which=low,from=2022-06-01 | lowest eth in june 2022
TSLA | from=2023-05-10 | tesla 7 days ago
AAPL | problem=impossible | apple on 29 february 2023
SOL | from=2023-02-14 | solana on valentine's day
BTC | from=2022-12-31 | price of bitcoin at the end of 2022
NVDA | from=2023-05-16 | analyze nvidia >> and yesterday?
BTC | from=2023-05-12 | Bitcoin-Kurs am letzten Freitag
ETH | from=2023-05-16 | prix de l'ethereum hier
TSLA | from=2023-04-17 | precio de tesla hace un mes
BTC | from=2023-05-16 | цена биткоина вчера
AAPL | from=2023-05-16 | 苹果昨天的收盘价
NVDA | from=2023-05-10 | 一週間前のエヌビディアの株価
ETH | from=2023-04-17 | 한 달 전 이더리움 가격
BTC | from=2023-05-16 | dün bitcoin ne kadardı
SOL | from=2022-11-09 | preço da solana em 9 de novembro de 2022
# change_between
BTC | from=2023-01-01 | how is bitcoin doing ytd
ETH | from=2023-04-01,to=2023-04-30 | what did ethereum do in april
TSLA | from=2023-05-08,to=2023-05-14 | tesla last week, up or down?
NVDA | from=2023-01-01,to=2023-03-31 | nvidia's first quarter 2023 return
AAPL | from=2022-01-01,to=2022-12-31 | how much did apple lose last year
SOL | from=2022-11-08 | solana since november 8
XRP | from=2023-05-01 | xrp this month
MSFT | from=2023-02-17 | microsoft over the past three months
GOOGL | from=2022-11-30 | google since the end of november
BTC | from=2022-05-01,to=2022-06-30 | bitcoin from may to june 2022
BNB | from=2023-04-17 | BNB: change over one month?
ETH | from=2023-04-12,to=2023-05-12 | how did eth move between april 12 and may 12
TSLA | from=2023-01-01 | Tesla this year so far >> and in percent?
BTC | from=2022-01-01,to=2022-12-31 | wie viel hat bitcoin 2022 verloren
ETH | from=2023-04-01,to=2023-04-30 | performance d'ethereum en avril
AAPL | from=2023-01-01 | rendimiento de apple en lo que va de año
NVDA | from=2023-05-08,to=2023-05-14 | 英伟达上周涨了多少
SOL | from=2023-05-01 | 솔라나 이번 달 수익률
TSLA | from=2023-01-01 | テスラの年初来の騰落率
BTC | from=2023-04-01,to=2023-04-30 | на сколько процентов вырос биткоин в апреле
# forecast
BTC | level=30000,days=14 | bitcoin at 30k by the end of may?
ETH | level=2000 | do you think ethereum will break 2000 again
TSLA | days=2 | tesla on friday, where will it trade
NVDA | level=400 | nvidia to $400 in two weeks
AAPL | direction=down | is apple going to drop
SOL | level=25 | could sol see 25 this summer
XRP | | xrp price prediction 2025
BTC | days=31 | Should I buy Bitcoin? >> where might it be in a month
MSFT | direction=up | chances microsoft goes higher by june
ETH | move=-15 | how probable is a 15% correction of ethereum
BTC | level=35000 | Erreicht Bitcoin 35.000 bis Ende Juni?
TSLA | | où sera tesla la semaine prochaine
SOL | level=30 | ¿puede solana llegar a 30 dólares este mes?
ETH | level=2500 | 以太坊下个月能到2500吗
BTC | level=40000 | ビットコインは年末までに4万ドルになりますか
NVDA | | что будет с nvidia через неделю
# position
BTC | entry=28500 | bought some btc at 28.5k, up or down?
TSLA | entry=190,units=25,want=profit | i own 25 tesla bought at $190, whats my profit
ETH | entry=1900,leverage=3,side=long | longed eth at 1900 w/ 3x
SOL | entry=30,want=break_even | my sol entry was 30, how much must it rise to get my money back
AAPL | entered=2023-01-03,usd=2500 | $2,500 into Apple on January 3, 2023: what's that worth today
NVDA | entry=300,side=short | short nvda from 300, pnl
XRP | entry=0.55 | XRP at .55 was my buy, am I in the red?
BTC | entry=31000 | I bought bitcoin at 31000 >> should I hold? >> how much have I lost so far
ETH | entry=2100,want=liquidation,leverage=10 | Long Ethereum at 2100 with 10x >> what's my liquidation price
MSFT | entry=250 | ich hab microsoft für 250 gekauft wie siehts aus
GOOGL | entry=105.5 | j'ai des actions google achetées à 105,50, je gagne combien
BTC | entry=25000 | compré btc en 25000, cuánto gano
TSLA | entry=210 | 210で買ったテスラ、損してますか
SOL | entry=40 | солану брал по 40 сколько потерял
ETH | entry=1700 | 이더리움 1700에 매수했는데 얼마 벌었어
# compare
BTC,ETH | | eth or btc, which one
NVDA,TSLA | | who did better this year nvidia or tesla
AAPL,MSFT | by=market_cap | is apple worth more than microsoft
SOL,ETH | by=volatility_30d | Ethereum vs Solana >> which is riskier
BTC | unheld=gold | bitcoin or gold
GOOGL,MSFT | by=pe_ratio,want=least | Google vs Microsoft >> which has the lower P/E
XRP,BNB | | bnb vs xrp last 30 days
BTC,NVDA | by=correlation | does nvidia follow bitcoin? are they correlated
TSLA,AAPL | | Tesla o Apple, ¿cuál ha ido mejor este año?
BTC,SOL | by=volatility_30d | was ist riskanter bitcoin oder solana
# ranking
 | want=most | what's up the most today
 | want=least,group=stock | which stock is the worst this year
 | by=volatility_30d,want=least,group=crypto | calmest coin?
 | want=most | show me the winners of the week
 | by=market_cap,group=stock | largest company by market cap
 | | top gainers >> what about this week
 | want=most,group=crypto | welche coins sind diese woche am stärksten gestiegen
 | want=least | Quelle action a le plus perdu ce mois-ci ?
 | want=most,group=crypto | 这个月哪个币涨幅最大
# scenario
BTC | move=-20 | what would a 20% crash mean for bitcoin
ETH | move=15 | if eth adds 15 percent
TSLA | level=200 | how many percent until tesla hits 200
NVDA | move=-25,units=8 | what if nvidia loses a quarter... I mean 25%, what happens to my 8 shares
SOL | move=50 | Analyze Solana >> suppose it rallies 50%
BTC | leverage=20 | Should I buy Bitcoin? >> what if i use 20x
AAPL | move=-10 | was wenn apple 10% verliert
XRP | move=30 | si xrp monte de 30%
ETH | move=-30 | ¿y si ethereum se desploma un 30%?
# why_moved
BTC | direction=down | what's dragging bitcoin lower
TSLA | direction=up | tesla is up big, how come?
ETH | direction=up | why did ethereum rally in january
NVDA | direction=up | Analyze Nvidia >> why is it rising so much
SOL | direction=down | what happened to solana in november 2022, why the crash
AAPL | direction=down | warum ist apple gestern gefallen
XRP | direction=up | ¿por qué subió xrp en marzo?
# risk
BTC | | how safe is bitcoin
SOL | measure=drawdown | what's the biggest crash solana had in 2022
TSLA | measure=worst_day | tesla's worst trading day in 2022
ETH | | Should I buy Ethereum? >> how risky would that be
NVDA | measure=volatility | nvidia's volatility
XRP | | wie gefährlich ist xrp
BTC | measure=volatility | 比特币的波动率是多少
# figure
BTC | figures=price | btc now
ETH | figures=market_cap | eth mcap
NVDA | figures=high_52w | nvidia yearly high
SOL | figures=supply_circulating | how many solana coins exist right now
TSLA | figures=volume_24h | how many tesla shares changed hands? volume
AAPL | figures=price | Analyze Apple >> price?
MSFT | figures=price | msft ticker price plz
XRP | figures=return_30d | xrp 30d change
BNB | figures=price | cuánto está bnb
GOOGL | figures=price | qual o valor da ação do google
# opinion
BTC | about=call | thinking of selling my bitcoin, smart?
ETH | about=call | eth: buy, sell, hold?
TSLA | about=why | Is Tesla a buy? >> and why is that?
NVDA | about=reasons,count=3 | name three reasons for nvidia
SOL | about=call | would you touch solana right now
AAPL | about=call | Apple price >> would you buy it?
MSFT | about=call | ist microsoft ein guter kauf
XRP | about=call | ¿me conviene vender xrp?
BTC | about=call | ビットコインは売るべきでしょうか
# not_held
 | topic=fund_or_index | how's the S&P500 doing today
 | topic=commodity | silver price today
ETH | topic=currency | ethereum price in euro
AAPL | topic=dividend | when does apple pay its next dividend
MSFT | topic=earnings_date | next microsoft earnings?
 | topic=currency | USD/JPY
BTC | topic=on_chain | bitcoin whales buying?
TSLA | topic=people | what did elon musk say about tesla
 | topic=fund_or_index | wie läuft der S&P 500
# definition
 | of=macd | what's the MACD
 | of=pe_ratio | BTC price >> by the way, what does P/E mean
 | of=stablecoin | stablecoins explained
 | of=volatility_30d | was heisst volatilität
 | of=market_cap | qu'est-ce que la capitalisation boursière
# about
 | topic=accuracy | what's your success rate
 | topic=cost | how much do you charge
 | topic=real_data | are those live prices?
 | topic=who | wer seid ihr
 | topic=coverage | que peux-tu faire ?
# advice_limits
BTC | topic=savings | should my whole pension go into bitcoin
ETH | topic=leverage,leverage=5 | Ethereum price >> should I long it with 5x?
TSLA | topic=options | tesla puts or calls for next week
 | topic=tax | taxes on crypto gains?
SOL | topic=loan | taking a loan to buy solana - good idea?
# change
BTC | | Analyze Bitcoin >> why did it change since yesterday?
BTC | | Should I buy Bitcoin? >> what changed?
TSLA | | what changed for Tesla since last week
ETH | | what changed for ethereum since yesterday
AAPL | | why did the call on apple change
ETH | | has your call on Ethereum changed?
AAPL | | why is your verdict on Apple different from yesterday?
NVDA | | did the score of Nvidia move since Monday
SOL | | why did your forecast for Solana change?
BTC | | Warum hat sich deine Einschätzung zu Bitcoin geändert?
TSLA | | was hat sich bei Tesla seit gestern geändert?
BTC | | ¿Qué cambió en Bitcoin desde ayer?
ETH | | pourquoi ton avis sur Ethereum a changé ?
BTC | | o que mudou no Bitcoin desde ontem?
TSLA | | что изменилось по Tesla со вчерашнего дня?
BTC | | Bitcoin için ne değişti?
BTC | | 比特币从昨天以来有什么变化？
BTC | | ビットコインは昨日から何が変わりましたか？
BTC | | 비트코인 어제 이후로 뭐가 바뀌었어?
# why_moved
BTC | direction=down | why did bitcoin drop since yesterday?
# change_between
ETH | | how much did Ethereum change since January?
# risk
BTC | measure=best_month | What was the best month for Bitcoin in 2024?
ETH | measure=worst_month | Which month was the worst for Ethereum?
BTC | measure=best_month | В какой месяц биткоин вырос больше всего?
# past_days
TSLA | about=count,side=above,level=400 | On how many days did Tesla close above $400 this year?
BTC | about=count,side=down | How many red days did BTC have in December?
AAPL | about=last,side=below,level=200 | when did apple last close below 200
SOL | about=last,side=below,level=100 | When did Solana last trade below 100 dollars?
BTC | about=first,side=above,level=100000 | when did btc first hit 100k
BTC | about=last,side=below,level=60000 | Wann hat Bitcoin zuletzt unter 60000 notiert?
ETH | about=count,side=down | ¿Cuántos días bajó Ethereum en agosto?
# change_between
ETH | since=low | How has ether done since its low in August?
# position
AAPL | want=worth | If I'd put $1,000 into Apple on January 2nd, what would it be today?
# technical
BTC | figures=price_vs_sma_200 | How overextended is BTC versus its long-term average?
TSLA | claim=above | Tesla hissesi 200 günlük ortalamasının üstünde mi?
AAPL | | explain what a death cross is >> and for a stock? is AAPL near one?
# opinion
TSLA | about=call | ¿Conviene vender mis Tesla antes de fin de mes?
BTC | about=call | How confident are you in your bitcoin call?
# scenario
BTC | move=-20 | What would 20% down mean for my 0.5 BTC?
# about
 | topic=accuracy | What's your track record on stocks?
# price_at
ETH | | Could you tell me Ethereum's closing price on Christmas Day?
# change_between
AAPL | | Over the past five trading days, what has Apple done?
ETH | | 以太坊三月份涨了多少？
# technical
XRP | claim=below | Is XRP trading under its 50-day?
# opinion
TSLA | side=against | give me bear arguments for tesla
ETH | about=call | I'm up 40% on ETH, take profits?
# forecast
AAPL | | What range should I expect for Apple over the coming month?
# opinion
AAPL | about=why | Can you explain why you rate Apple the way you do?
# change_between
ETH | since=high | How much would I have lost if I'd bought Ethereum at its peak this year?
# figure
NVDA | | If NVDA goes back to its all-time high, how much is that from here?
# past_days
ETH | about=count,side=down,move=5 | how often has ETH dropped more than 5% in a day this year
BTC | about=first,side=above | ビットコインはいつ10万ドルを超えた？
NVDA | about=first,side=above,level=100 | when did nvidia cross 100
# convert
BTC | units=0.3 | Wie viel ist mein Bitcoin wert, wenn ich 0,3 habe?
# position
TSLA | usd=1000 | Si j'avais acheté 1000 $ de Tesla en janvier ?
# not_held
 | topic=other | when is the next halving
# technical
BTC | claim=bullish | Is Bitcoin in a bull market?
# change_between
XRP | | На сколько упал XRP за неделю?
# convert
ETH | usd=2000 | Ich will 2000 Dollar in Ethereum stecken, wie viele bekomme ich?
BTC | units=2 | If I sell half of my 4 BTC, how much cash is that?
# price_at
TSLA | which=low | what was the lowest tesla got in april
# opinion
BTC | | Bitcoin is crashing!!! what do i do
# fundamental
NVDA | figures=price_to_sales | how many times its sales is nvidia valued at
# position
ETH | want=break_even | Ab welchem Kurs bin ich mit meinen 3 ETH zu 3000 im Plus?
# not_held
BTC | topic=other | what is the sharpe ratio of bitcoin
`;
