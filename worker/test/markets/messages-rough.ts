/**
 * Rougher talk than in the other tables, written after the rules were made and measured before any change: 94.2% exact
 * sets and 89.9% intents. A few rules were then widened with it, so what it gives now is no longer an untouched figure.
 * The same form as in `messages.ts`.
 */
export const ROUGH_MESSAGES = `
BTC | analyze | bruh btc just nuked wtf
BTC | recommendation | wife says sell the btc, do i listen
ETH | analyze | ETH maxis real quiet today
SOL | recommendation | aped 3k into sol at 240 am i ngmi
XRP | recommendation | been holding xrp since 2017 lmao time to let go?
DOGE | analyze | elon tweeted again, doge?
TSLA | recommendation | got TSLA 250c expiring friday, sell or diamond hands
NVDA | analyze | nvda bagholders report in
AAPL | analyze | tim apple gonna save AAPL or what
AMZN | fundamental | AMZN aws growth numbers any good?
META | analyze | what's META been up to
MSFT | recommendation | msft at 430 buy the dip?
GOOGL | analyze | goog... i mean GOOGL, your take
GOOG | analyze | GOOG?
PLTR | fundamental | PLTR trading at 60x sales this is insane
AMD | analyze | lisa su please AMD 🙏
INTC | recommendation | grandma left me 700k should i put it all in intel
GME | analyze | GME 🦍🦍🦍
SMCI | sentiment | whats with all the smci fud
COIN | fundamental | does COIN make money when crypto is down
HOOD | analyze | HOOD is ripping today
SOFI | recommendation | sofi leaps worth it?
RIVN | fundamental | how much cash does rivian have left, any debt
NIO | analyze | nio delisting risk?
BABA | analyze | baba or bust
DIS | analyze | mouse stock DIS looking rough
BA | analyze | boeing doors falling off again, thoughts
F | fundamental | whats F paying in dividends
T | technical | T stock chart looks toppy
V | analyze | V is my biggest position, thoughts on V?
KO | fundamental | how safe is the KO dividend
WMT COST | compare | wmt or costco for a recession
NVDA AMD AVGO | compare | rank these for me: NVDA, AMD, AVGO, which is best
BTC ETH | compare | sell eth for btc? which has more upside
SOL ETH | compare | will sol ever flip eth
BTC SOL | compare | 50/50 btc/sol portfolio vs all btc
LINK | recommendation | loading up on LINK under 15, smart?
LINK UNI AAVE | compare | LINK, UNI or AAVE which defi play
DOT | analyze | DOT has been dead for 2 years
ADA | sentiment | cardano community feeling hopeful?
AVAX | technical | AVAX daily candle closing below the ema
ATOM | recommendation | is ATOM a hold
NEAR | price | price of NEAR
NEAR | technical | near rsi
SUI APT | compare | sui vs aptos
TON | price | how much is TON rn
TRX | analyze | justin sun pumping trx again
LTC | analyze | ltc halving did nothing
XLM XRP | compare | xlm follows xrp or nah? which one is better
HBAR | recommendation | hbar to \u0024 1, should i load up
SHIB PEPE | compare | shib or pepe for max gains
BONK WIF | compare | bonk vs wif
PEPE | recommendation | pepe all in? my boyfriend says no
FIL | analyze | filecoin ever coming back
ICP | analyze | icp was a scam change my mind
OP ARB | compare | OP vs ARB
INJ TIA | compare | inj or tia
MSTR BTC | compare | MSTR or just hold bitcoin directly
MARA RIOT | compare | mara vs riot which miner
AAPL | price | AAPL last price
TSLA | price | where is tesla trading
BTC | price | btc in dollars how much
ETH | price | 1 eth = ? usd price
BTC | technical | BTC.D aside, btc weekly close above the 50 week ma?
ETH | technical | is eth forming a double bottom
NVDA | technical | nvda gap fill levels
SPOT | fundamental | spotify profitable yet?
NFLX | fundamental | nflx subs growth q3
UBER | fundamental | uber free cash flow
ABNB | analyze | airbnb getting banned everywhere, thesis?
SNOW | recommendation | SNOW a buy after that drop?
NOW | fundamental | NOW earnings
NOW CRM | compare | NOW or CRM
ALL | analyze | $ALL
IT | fundamental | $IT revenue
ARM | fundamental | ARM valuation makes no sense
CAT DE | compare | CAT vs DE
MCD SBUX | compare | mcdonalds vs starbucks stock
ORCL | sentiment | oracle ai hype overdone?
CRM | recommendation | dump salesforce?
SHOP | analyze | SHOP looking juicy
PYPL | recommendation | is paypal a value trap, should i get out
JPM GS MS | compare | jpm gs ms which bank
BRK.B | recommendation | brk.b at ath still buy?
LLY NVO | compare | lilly vs novo nordisk
XOM OXY | compare | exxon or oxy
LCID | recommendation | lucid stock bankrupt soon, sell?
DKNG | sentiment | draftkings news?
CVNA | recommendation | carvana short?
RDDT | recommendation | is RDDT worth a punt
BTC | analyze | bticoin
ETH | analyze | etherum thoughts
SOL | price | solana prcie? price?
TSLA | analyze | telsa fsd
NVDA | recommendation | nvidai buy?
AMZN | analyze | amazom
MSFT | analyze | mcrosoft
GOOGL | fundamental | goolge earnings
AAPL | analyze | APPL to 300
DOGE | analyze | doegcoin
PLTR | recommendation | palanter good buy?
COIN | analyze | coinbsae
 | none | anyone else just tired
 | none | so what now
 | none | are options worth learning
 | none | how do taxes work on short term gains
 | none | i lost everything
 | none | ON MY WAY
 | none | be right back
 | none | is this thing on
 | none | did you see the game last night
 | none | what time does nasdaq open
 | none | link in bio
 | none | near the end of the month i get paid
 | none | need a new phone, apple or samsung?
 | none | my amazon order never came
 | none | explain pe ratio like im five
 | none | who is satoshi
 | none | is crypto dead
 | none | what's the best exchange
 | none | whats a good entry strategy
 | none | good bot
 | none | ty!
 | none | sorry wrong chat
 | none | how accurate are you
 | none | can i cancel my plan
 | none | now what, one more time please
 | none | the fed is out of its mind
 | none | cat videos are the only thing keeping me sane
 | none | play some music
 SQQQ | none | thoughts on SQQQ
 QBTS | none | should i buy QBTS
 ?wojakcoin | none | wojakcoin to a dollar?
BTC GLD | analyze | BTC vs GLD
 VOO | none | is $VOO a buy
SSNLF | analyze | thoughts on Samsung
 BRETT | none | $BRETT wen
 NSRGY | recommendation | Should I buy Nestle?
`;
