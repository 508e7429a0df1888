/** What terms mean that are no figure of ours, in a sentence. */
export const TERM_WORDS = {
  stop_loss:
    "A stop loss is an order that sells by itself once the price falls to a level set beforehand, so that a loss stays limited; in a gap it may fill lower.",
  take_profit_order:
    "A take-profit order sells by itself once the price rises to a level set beforehand, so that a gain is locked in.",
  short_squeeze:
    "A short squeeze is a sharp rise that forces short sellers to buy back what they sold, which drives the price up further.",
  bid_ask_spread:
    "The spread is the gap between the best price somebody pays (bid) and the best price somebody asks; it is a cost of trading. We hold no order books.",
  slippage:
    "Slippage is the difference between the price expected when an order is sent and the price at which it is filled.",
  market_maker:
    "A market maker quotes prices to buy and to sell at the same time and lives on the gap between them.",
  blue_chip: "A blue chip is a share of a large, long-established company.",
  penny_stock:
    "A penny stock is a share that trades for very little, mostly of a small company, with thin trading and large swings.",
  ipo: "An IPO, an initial public offering, is the first sale of a company’s shares to the public on an exchange.",
  stock_split:
    "A stock split divides each share into several, so that the price of one falls and the value held stays the same.",
  buyback: "A buyback is when a company buys its own shares, so that each one left is a larger part of it.",
  whale:
    "A whale is somebody who holds so much of a coin that one trade of theirs can move the price. We hold no figures of single holders.",
  fork: "A fork is a change of a network’s rules; where not all follow, it splits into two coins.",
  airdrop: "An airdrop hands out coins for nothing, mostly to people who used a network early.",
  smart_contract: "A smart contract is a program on a blockchain that carries out what was agreed by itself.",
  nft: "An NFT is an entry in a blockchain that stands for one single thing, such as a picture, and cannot be exchanged like one coin for another.",
  gas_fee:
    "A gas fee is what a network takes to carry out a transaction; it rises when many want one at once. We hold no figures of fees.",
  mining:
    "Mining is checking transactions and adding blocks by computing power, for which the network pays in new coins.",
  proof_of_stake:
    "Proof of stake is a way to secure a network: those who lock coins up check its transactions and lose coins if they cheat.",
  proof_of_work:
    "Proof of work is a way to secure a network: those who spend computing power check its transactions, as in Bitcoin.",
  altcoin: "An altcoin is any coin other than Bitcoin.",
  meme_coin:
    "A meme coin is a coin that lives on a joke and on attention, mostly with no other use, and swings widely.",
  hodl: "HODL is slang for holding a coin through every rise and fall; it began as a typing mistake.",
  fomo: "FOMO, the fear of missing out, is buying because the price is rising and others are gaining.",
  fud: "FUD, fear, uncertainty and doubt, is bad news, true or not, that is spread to push a price down.",
  rug_pull: "A rug pull is a fraud: the makers of a coin take the money that backs it and leave.",
  pump_and_dump:
    "A pump and dump is a fraud: a price is talked up so that those who hold it can sell to the late.",
  private_key:
    "A private key, often written as a seed phrase of words, is the secret that moves one’s coins: whoever has it has them.",
  fiat: "Fiat money is money by law, such as the US dollar, with no metal behind it.",
  futures:
    "A future is a contract to buy or sell at a set price on a later day; a perpetual one has no such day and is kept near the price by payments between both sides. We hold no futures.",
  margin_trading:
    "Margin is the money put up as security for a position larger than it; when losses eat it, the position is closed.",
  portfolio: "A portfolio is all the assets somebody holds together.",
  hedge: "A hedge is a position taken to lose less when another one falls.",
  arbitrage:
    "Arbitrage is buying where a thing is cheaper and selling it at the same time where it is dearer.",
  candlestick:
    "A candlestick shows a day’s open, high, low and close: the body spans open and close, the wicks reach to high and low.",
  fibonacci:
    "Fibonacci levels mark shares of an earlier move (such as 38.2% or 61.8%) at which some traders expect a turn. We compute none.",
  breakout:
    "A breakout is when a price leaves the range it kept to for a while, above a resistance or below a support.",
  bubble:
    "A bubble is when a price rises far beyond what supports it because people buy on the rise alone, until they stop.",
  correction:
    "A correction is a fall of a tenth or more from a recent high within a longer rise, by common use.",
  dead_cat_bounce: "A dead cat bounce is a short rise in the middle of a long fall.",
  capitulation: "Capitulation is when many holders give up and sell at once, often near a low.",
  technical_analysis: "Technical analysis judges an asset by its past prices and volumes alone.",
  fundamental_analysis:
    "Fundamental analysis judges an asset by what stands behind it: a company’s sales, profits and debts, a coin’s supply and use.",
  ticker: "A ticker is the short sign of an asset, such as BTC or AAPL.",
  exchange:
    "An exchange is a market where buyers and sellers of an asset meet; a decentralised one is run by programs on a blockchain.",
  token: "A token is a coin kept on another coin’s blockchain, such as the many on Ethereum.",
  layer_two:
    "A layer 2 is a network built on another one (a layer 1) to make its transactions cheaper and faster.",
  inflation: "Inflation is the rise of prices in general, so that money buys less. We hold no figures of it.",
  bond: "A bond is a loan to a state or company that pays interest and is paid back on a set day. We hold no bonds.",
  index_fund:
    "An index is one figure for many assets together, such as the largest companies of a country. We hold no indices, but funds that track some: SPY the S&P 500, QQQ the Nasdaq-100.",
  yield_rate:
    "A yield is what an asset pays in a year as a share of its price or of what was put in. We hold no yields.",
  backtest:
    "A backtest tries a rule on past prices; it tells what would have been, and rules found that way often do worse afterwards.",
  hash_rate:
    "The hash rate is the computing power that secures a network such as Bitcoin’s. We hold no figures of it.",
  cold_storage:
    "Cold storage keeps the keys of coins on a device that is not connected to the internet; a hot wallet is connected.",
  trap: "A bull trap is a rise above a level that draws buyers in and then fails; a bear trap is the same the other way, a fall that fails.",
  free_cash_flow:
    "Free cash flow is the cash a company’s business brings in, less what it spends on its plant and equipment. We hold no figures of it.",
  ebitda:
    "EBITDA is a company’s profit before interest, taxes, depreciation and amortisation. We hold no figures of it.",
  open_interest:
    "Open interest is the number of futures or options contracts that are open and not yet closed. We hold no figures of it.",
  funding_rate:
    "The funding rate is what holders of perpetual futures pay each other to keep their price near that of the coin. We hold no figures of it.",
  order_book:
    "An order book lists the orders to buy and to sell that wait at an exchange, by price. We hold none.",
  tvl: "Total value locked is the worth of what has been put into a network’s programs, such as loans and pools. We hold no figures of it.",
  tokenomics:
    "Tokenomics is how a coin is made and handed out: how many there are, how many there can be, who gets them and what for.",
  dilution: "Dilution is when new shares or coins make each one that exists a smaller part of the whole.",
  margin_call:
    "A margin call asks for more security when losses have eaten much of the margin; without it the position is closed.",
  consolidation:
    "Consolidation is a time in which a price moves sideways in a narrow range, after a rise or a fall.",
  dao: "A DAO is a group run by rules in a program on a blockchain, in which those who hold its token vote.",
  stablecoin:
    "A stablecoin is a coin meant to keep a fixed price, mostly one US dollar, by reserves that back it or by rules that hold the peg.",
  cryptocurrency:
    "A cryptocurrency is money kept as entries in a public ledger that many computers hold and secure together, without a bank.",
  blockchain:
    "A blockchain is a public ledger in blocks, each sealed by a hash of the one before, so that what was written cannot be changed unseen.",
  stock: "A stock is a share of a company: it gives a part of its profits and a vote.",
  etf: "An ETF is a fund whose shares trade on an exchange and hold a basket of assets, often those of an index. We hold data of single coins and stocks, not of funds.",
  dividend:
    "A dividend is a part of its profit that a company pays out to its shareholders. We hold no dividends.",
  market_order:
    "A market order buys or sells at once at the best price there is; a limit order waits for the price it names.",
  leverage:
    "Leverage is trading with borrowed money: gains and losses count on the whole position, so with tenfold leverage a move of a tenth wipes out the margin.",
  liquidation:
    "Liquidation is the forced closing of a leveraged position once its losses have eaten the margin.",
  short_selling:
    "Selling short is selling what one has borrowed to buy it back cheaper: it gains when the price falls, and its loss has no limit.",
  option:
    "An option is the right, not the duty, to buy (a call) or sell (a put) at a set price until a set day. We hold no option prices.",
  bull_market: "A bull market is a long rise of prices, by common use of a fifth or more from a low.",
  bear_market: "A bear market is a long fall of prices, by common use of a fifth or more from a high.",
  halving:
    "A halving cuts the new coins a network pays its miners in half; Bitcoin’s comes about every four years.",
  staking:
    "Staking locks coins up to secure a network, which pays for it in new coins. We hold no staking figures.",
  defi: "DeFi is lending, trading and saving by programs on a blockchain instead of a bank.",
  wallet: "A wallet keeps the keys that move one’s coins; whoever holds the keys holds the coins.",
  dollar_cost_averaging:
    "Dollar-cost averaging buys for the same amount at fixed intervals, whatever the price, so that no single day decides.",
  diversification:
    "Diversification spreads money over assets that do not move together, so that one fall hurts less.",
  moving_average:
    "A moving average is the mean of the last closes: it smooths the noise away, and a price above it is in a rise of that length.",
  golden_cross:
    "A golden cross is when the 50-day average rises above the 200-day average; many read it as the start of a longer rise.",
  death_cross:
    "A death cross is when the 50-day average falls below the 200-day average; many read it as the start of a longer fall.",
  liquidity: "Liquidity is how much can be traded without moving the price.",
  api_key:
    "An API key is a secret that programs send with each call, so that it counts against its owner’s credits.",
  credit: "A credit pays for one analysis by the API; a call that fails costs none.",
  ngma: "NGMA is the token sold and spent in this product; what it buys stands on the page of the token.",
  bullish: "Bullish means expecting higher prices, or a sign of them; bearish is the opposite.",
  bearish: "Bearish means expecting lower prices, or a sign of falling ones; bullish is the opposite.",
  long_position:
    "To be long is to own something, or to have bet on its rise: it gains when the price goes up and loses when it falls.",
  edge: "An edge is being right more often than the base rate by more than chance explains; where none is proven, a call is no better than the average case.",
  base_rate:
    "The base rate is how often the same outcome followed in all cases, whatever was called: a call is worth something only beyond it.",
  expected_range:
    "An 80% range is where we expect the price to be at its end in eight of ten cases: in the other two it lies below or above.",
  priced_in:
    "Something is priced in when buyers and sellers know it already, so that the price has moved before it happens.",
  free_float:
    "The free float is the part of a company’s shares that can be traded freely. We hold no figures of it.",
  bagholder:
    "A bagholder is somebody who still holds an asset that has fallen far below what they paid for it.",
  alpha:
    "Alpha is what an investment returned beyond what its swings with the market explain. We hold no figures of it.",
  underwater:
    "A position is underwater when its price is below what was paid for it, so that selling would lose money.",
  paper_hands:
    "Paper hands is said of holders who sell at the first fall; diamond hands of those who hold on through it.",
  risk_reward:
    "Risk to reward sets what may be lost, down to where one would get out, against what may be gained up to the target.",
  satoshi: "A satoshi, or sat, is the smallest unit of Bitcoin: one hundred million of them are 1 BTC.",
  gwei: "A gwei is a billionth of an ether; the fees of Ethereum’s network are told in it.",
  rally: "A rally is a marked rise of a price over days or weeks, often after a fall.",
  swing_trading:
    "Swing trading holds for days to weeks to take part in one move; day trading closes everything the same day.",
  intrinsic_value:
    "Intrinsic value is what an asset would be worth by what it earns, whatever its price; it rests on assumptions, and we hold no figures of it.",
  hold_call:
    "A Hold is the call that our rules point neither way: it counts as right when the price has moved little a month later.",
};

export type Term = keyof typeof TERM_WORDS;
export const TERMS = Object.keys(TERM_WORDS) as Term[];
