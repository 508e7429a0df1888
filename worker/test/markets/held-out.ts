/**
 * Messages written after the resolver was done, none of them used to tune it: how far it carries to words it was not
 * made for. The same form as in `messages.ts`.
 */
export const HELD_OUT = `
BTC | analyze | What's going on with Bitcoin?
ETH | recommendation | is eth a buy right now
SOL | recommendation | Should I sell my Solana?
XRP | analyze | ripple outlook for next month
BNB | analyze | tell me about binance coin
NVDA | recommendation | Is it too late to buy Nvidia?
MSFT | fundamental | microsoft revenue growth
GOOGL | analyze | alphabet stock
AAPL | fundamental | what is apple's p/e
TSLA | technical | tesla rsi
BTC | technical | btc macd and 200 day average please
ETH | technical | where is support on ethereum?
SOL | sentiment | sentiment on solana
DOGE | sentiment | is everyone still hyped about dogecoin
ADA | price | price of cardano
AVAX | price | how much is avax
LINK | analyze | chainlink
LTC | analyze | litecoin analysis
DOT | analyze | polkadot please
SHIB | recommendation | should i hold shiba inu
PEPE | analyze | $pepe
TRX | analyze | Tron network coin, any good?
XLM | analyze | stellar lumens
HBAR | analyze | hedera hashgraph thoughts
SUI | analyze | what about sui?
NEAR | analyze | near protocol
APT | analyze | aptos
ATOM | analyze | cosmos atom
UNI | analyze | uniswap token
AAVE | analyze | aave
ICP | analyze | internet computer
ARB | analyze | arbitrum
OP | analyze | optimism token
INJ | analyze | injective protocol
RENDER | analyze | render token
TAO | analyze | bittensor
WIF | analyze | dogwifhat
BONK | analyze | bonk
XMR | analyze | monero
ZEC | analyze | zcash
BCH | analyze | bitcoin cash
ETC | analyze | ethereum classic
BTC BCH | compare | bitcoin vs bitcoin cash
BTC ETH | compare | btc or eth?
ETH SOL | compare | which is better, ether or solana
NVDA MSFT | compare | compare nvidia and microsoft
AAPL MSFT GOOGL | compare | Apple, Microsoft and Google compared
TSLA BTC | compare | tesla vs bitcoin
BTC ETH SOL XRP | compare | BTC ETH SOL XRP
DOGE SHIB | compare | dogecoin versus shiba inu
ADA DOT | compare | is cardano safer than polkadot
AMZN WMT | compare | Amazon or Walmart
KO PEP | compare | coca cola vs pepsi
V MA | compare | Visa vs Mastercard
AMD NVDA | compare | amd against nvidia
AMZN | analyze | amazon stock analysis
META | recommendation | buy meta?
NFLX | analyze | netflix
AMD | technical | is amd overbought
PLTR | recommendation | would you buy palantir here, should i?
COIN | analyze | coinbase stock
HOOD | analyze | robinhood shares
GME | analyze | gamestop
AMC | analyze | amc stock
RIVN | analyze | rivian
INTC | fundamental | intel earnings
DIS | analyze | disney
JPM | analyze | jpmorgan
BAC | analyze | bank of america
XOM | analyze | exxon
WMT | price | walmart stock price
NKE | analyze | nike stock
SBUX | analyze | starbucks
MCD | analyze | mcdonald's
BA | analyze | boeing
F | analyze | ford stock
GM | analyze | general motors
T | analyze | AT&T
VZ | analyze | verizon
ORCL | analyze | oracle stock
CRM | analyze | salesforce
ADBE | analyze | adobe
UBER | recommendation | should i buy uber stock
ABNB | analyze | airbnb
SHOP | analyze | shopify
PYPL | analyze | paypal
SNOW | analyze | snowflake stock
MSTR | analyze | microstrategy
BTC MSTR | compare | microstrategy or just bitcoin
SMCI | analyze | super micro
TSM | analyze | taiwan semiconductor
ASML | analyze | asml
AVGO | analyze | broadcom
COST | analyze | costco
LLY | analyze | eli lilly
UNH | analyze | unitedhealth
NOW | analyze | servicenow
BTC | analyze | bitconi
ETH | analyze | ethereun
SOL | analyze | soalna
NVDA | analyze | nvidai
TSLA | analyze | telsa
AAPL | recommendation | shoud i buy appple
MSFT | analyze | micrsoft
AMZN | analyze | amazn stock
DOGE | analyze | dogecion
BTC | analyze | Bitcoin!!!!
BTC | analyze | ＢＩＴＣＯＩＮ
ETH | analyze | $ETH to the moon 🚀🚀
BTC | recommendation | yo should i ape into btc rn
SOL | recommendation | im down 40% on sol, cut my losses?
NVDA | sentiment | what do people think about nvda
TSLA | sentiment | tesla news today
BTC | price | cuanto cuesta bitcoin
ETH | recommendation | ethereum kaufen?
 | none | how are you today
 | none | what's your name?
 | none | nice, thank you
 | none | what can you do
 | none | I want to learn about investing
 | none | is the market open
 | none | it was all for nothing
 | none | can one person do it all
 | none | so are we on or not
 | none | i need to run now
 | none | write me a poem
 | none | who won the game last night
 | none | what is a blockchain
 | none | sorry, wrong window
 ?Quuxcoin | none | Analyze Quuxcoin
 ?VRBLX | none | $VRBLX
 ?Norvantis | none | should I buy Norvantis stock?
BTC ?GROMCOIN | analyze | bitcoin vs gromcoin
`;
