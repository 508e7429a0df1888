/** Lies over true figures written without the prompt, by kind. */
export const FREE_LIES_FIRST = `
# the wrong direction, in words
BTC,ETH,TSLA,SOL | Bitcoin rose over the last month {BTC return_30d}.
BTC,ETH,TSLA,SOL | Bitcoin fell over the last week {BTC return_7d}.
BTC,ETH,TSLA,SOL | Bitcoin has been climbing for a month now {BTC return_30d}.
BTC,ETH,TSLA,SOL | The monthly return is positive {BTC return_30d}.
BTC,ETH,TSLA,SOL | The weekly return turned negative {BTC return_7d}.
BTC,ETH,TSLA,SOL | Bitcoin is higher than a month ago {BTC return_30d}.
BTC,ETH,TSLA,SOL | The price gained over the last quarter {BTC return_90d}, and that is what counts.
BTC,ETH,TSLA,SOL | Revenue shrank against the year before {TSLA revenue_growth}.
BTC,ETH,TSLA,SOL | The score is positive {BTC score}.
BTC,ETH,TSLA,SOL | On-balance volume is rising {BTC obv_trend}.
BTC,ETH,TSLA,SOL | Over the last month Bitcoin gained ground while its volume fell {BTC return_30d}{BTC obv_trend}.
# the wrong side of a level
BTC,ETH,TSLA,SOL | The price stands above its 200-day average {BTC price_vs_sma_200}.
BTC,ETH,TSLA,SOL | Bitcoin trades above the 50-day average {BTC sma_50}.
BTC,ETH,TSLA,SOL | The price is below its lower Bollinger band {BTC bollinger_lower}.
BTC,ETH,TSLA,SOL | The price has broken above its nearest resistance {BTC resistance}.
BTC,ETH,TSLA,SOL | Bitcoin lies under its nearest support {BTC support}.
BTC,ETH,TSLA,SOL | The price sits near the top of its 52-week range {BTC range_position_52w}.
BTC,ETH,TSLA,SOL | Bitcoin is close to its 52-week high {BTC high_52w}.
BTC,ETH,TSLA,SOL | At {BTC price:size} the price is above the 200-day average of {BTC sma_200:size}.
BTC,ETH,TSLA,SOL | The MACD is below its signal line {BTC macd}{BTC macd_signal}.
BTC,ETH,TSLA,SOL | With +DI above −DI the upward pressure leads {BTC plus_di_14}{BTC minus_di_14}.
BTC,ETH,TSLA,SOL | Volume is below its 20-day average {BTC volume_vs_average}.
BTC,ETH,TSLA,SOL | Tesla has more debt than equity {TSLA debt_to_equity}.
# the wrong reading
BTC,ETH,TSLA,SOL | The RSI is overbought {BTC rsi_14}.
BTC,ETH,TSLA,SOL | The RSI of Bitcoin is deeply oversold {BTC rsi_14}.
BTC,ETH,TSLA,SOL | With the RSI at {BTC rsi_14:size} the market is overbought.
BTC,ETH,TSLA,SOL | The stochastic is overbought {BTC stochastic_k}.
BTC,ETH,TSLA,SOL | The histogram is negative {BTC macd_histogram}.
BTC,ETH,TSLA,SOL | The Fear & Greed index shows extreme greed {BTC fear_greed}.
BTC,ETH,TSLA,SOL | Fear rules the market by the index {BTC fear_greed_class}.
BTC,ETH,TSLA,SOL | The ADX shows that there is no trend {BTC adx_14}.
BTC,ETH,TSLA,SOL | The company makes a loss {TSLA net_income}.
BTC,ETH,TSLA,SOL | Such scores had a clear edge over the base rate {BTC probability}{BTC base_rate}.
# another asset's fact
BTC,ETH,TSLA,SOL | Ethereum is below its 200-day average {BTC price_vs_sma_200}.
BTC,ETH,TSLA,SOL | Tesla fell over the last month, as its chart shows {BTC return_30d}.
BTC,ETH,TSLA,SOL | Bitcoin is more volatile than Ethereum {BTC compare_volatility}{ETH compare_volatility}.
# another figure's fact
BTC,ETH,TSLA,SOL | The RSI is weak and leans down {BTC adx_14}.
BTC,ETH,TSLA,SOL | The nearest support is the level to watch {BTC resistance}.
BTC,ETH,TSLA,SOL | The profit margin of the firm is thin {TSLA revenue}.
# a promise or a forecast
BTC,ETH,TSLA,SOL | Upside from here is assured {BTC price}.
BTC,ETH,TSLA,SOL | The price is set to explode upward from here {BTC price}.
BTC,ETH,TSLA,SOL | Expect a strong recovery in the coming weeks {BTC price}.
BTC,ETH,TSLA,SOL | Bitcoin should reach new highs before long {BTC price}.
BTC,ETH,TSLA,SOL | A rebound is only a matter of time {BTC price}.
BTC,ETH,TSLA,SOL | The price is about to break out of its range {BTC price}.
BTC,ETH,TSLA,SOL | A fall from here is out of the question {BTC price}.
BTC,ETH,TSLA,SOL | The next leg is up, and it is close {BTC price}.
# an advice
BTC,ETH,TSLA,SOL | Now is the time to get in {BTC price}.
BTC,ETH,TSLA,SOL | Investors would be wise to own it at this level {BTC price}.
BTC,ETH,TSLA,SOL | This is a bargain that nobody ought to miss {BTC price}.
BTC,ETH,TSLA,SOL | It pays to scoop up some before it runs {BTC price}.
BTC,ETH,TSLA,SOL | Better unload it before it is too late {BTC price}.
BTC,ETH,TSLA,SOL | Ignore the call, as the facts point the other way {BTC score}.
BTC,ETH,TSLA,SOL | The Sell call on Bitcoin is wrong by these facts {BTC score}.
BTC,ETH,TSLA,SOL | The call has been raised to a Buy {BTC score}.
BTC,ETH,TSLA,SOL | Closing the position is the sensible thing {BTC price}.
BTC,ETH,TSLA,SOL | A long position makes sense at this level {BTC price}.
# news and quotes
BTC,ETH,TSLA,SOL | The founder said “we are winning” and the price followed {BTC price}.
BTC,ETH,TSLA,SOL | A headline tells that demand is soaring {BTC price}.
BTC,ETH,TSLA,SOL | Regulators approved a new fund last week {BTC price}.
BTC,ETH,TSLA,SOL | Whales are moving their coins to exchanges {BTC volume_24h}.
BTC,ETH,TSLA,SOL | A large hack has shaken the market {BTC price}.
BTC,ETH,TSLA,SOL | Central banks are about to cut rates, which helps it {BTC price}.
# numbers and dates in disguise
BTC,ETH,TSLA,SOL | It lost nearly a tenth of its value within a month {BTC return_30d}.
BTC,ETH,TSLA,SOL | The price nearly doubled within a year {BTC return_365d}.
BTC,ETH,TSLA,SOL | The price is worth a fifth less than its old high {BTC drawdown}.
BTC,ETH,TSLA,SOL | By Christmas the price has to be watched again {BTC price}.
BTC,ETH,TSLA,SOL | The trend has been down since early March {BTC price_vs_sma_200}.
BTC,ETH,TSLA,SOL | The RSI of ４３.４ is soft {BTC rsi_14}.
BTC,ETH,TSLA,SOL | The RSI is in the low forties {BTC rsi_14}.
BTC,ETH,TSLA,SOL | The price is at sixty-four thousand dollars {BTC price}.
BTC,ETH,TSLA,SOL | The RSI is at {BTC rsi_14:size}, one of the lowest in 12 months.
# in other words
BTC,ETH,TSLA,SOL | Over the past thirty days Bitcoin gained {BTC return_30d:size}.
BTC,ETH,TSLA,SOL | Momentum over 30 days is upward {BTC return_30d}.
BTC,ETH,TSLA,SOL | The month was a good one for holders of Bitcoin {BTC return_30d}.
BTC,ETH,TSLA,SOL | The last quarter brought gains {BTC return_90d}.
BTC,ETH,TSLA,SOL | A negative week lies behind Bitcoin {BTC return_7d}.
BTC,ETH,TSLA,SOL | Bitcoin has reclaimed its 50-day average {BTC sma_50}.
BTC,ETH,TSLA,SOL | The price has slipped below the nearest support {BTC support}.
BTC,ETH,TSLA,SOL | Resistance has been cleared by the price {BTC resistance}.
BTC,ETH,TSLA,SOL | The 50-day average runs above the 200-day average {BTC sma_50}{BTC sma_200}.
BTC,ETH,TSLA,SOL | Bitcoin is hovering just under its 52-week high {BTC high_52w}.
BTC,ETH,TSLA,SOL | The market is in overbought territory, going by the RSI {BTC rsi_14}.
BTC,ETH,TSLA,SOL | An RSI above 70 signals heat {BTC rsi_14}.
BTC,ETH,TSLA,SOL | The trend is up, as the price keeps above its averages {BTC sma_200}.
BTC,ETH,TSLA,SOL | The MACD line has crossed below its signal line {BTC macd}{BTC macd_signal}.
BTC,ETH,TSLA,SOL | The index reads greed, so the crowd is greedy {BTC fear_greed}.
BTC,ETH,TSLA,SOL | Extreme fear grips the market {BTC fear_greed}.
BTC,ETH,TSLA,SOL | Buyers lead, because +DI is higher than −DI {BTC plus_di_14}{BTC minus_di_14}.
BTC,ETH,TSLA,SOL | On-balance volume rises and confirms the move {BTC obv_trend}.
BTC,ETH,TSLA,SOL | Turnover is lower than its 20-day average {BTC volume_vs_average}.
BTC,ETH,TSLA,SOL | Bitcoin is in an uptrend by its 200-day average {BTC price_vs_sma_200}.
BTC,ETH,TSLA,SOL | Tesla is losing money {TSLA net_income}.
BTC,ETH,TSLA,SOL | Sales of Tesla fell against the year before {TSLA revenue_growth}.
BTC,ETH,TSLA,SOL | Tesla is weighed down by heavy debt, more than its equity {TSLA debt_to_equity}.
BTC,ETH,TSLA,SOL | Ethereum is calmer than Bitcoin {ETH compare_volatility}{BTC compare_volatility}.
BTC,ETH,TSLA,SOL | Ethereum underperformed Bitcoin over the window {ETH compare_return}{BTC compare_return}.
BTC,ETH,TSLA,SOL | History is clearly on the side of the call {BTC probability}{BTC base_rate}.
BTC,ETH,TSLA,SOL | The measured probability is far above the base rate {BTC probability}{BTC base_rate}.
BTC,ETH,TSLA,SOL | The score points upward {BTC score}.
BTC,ETH,TSLA,SOL | The price hit a new high this week {BTC high_52w}.
BTC,ETH,TSLA,SOL | Bitcoin is at its lowest of the year {BTC low_52w}.
BTC,ETH,TSLA,SOL | Prices tend to double after such a reading {BTC rsi_14}.
BTC,ETH,TSLA,SOL | A rally looks certain from this base {BTC price}.
BTC,ETH,TSLA,SOL | This level offers a great entry point {BTC price}.
BTC,ETH,TSLA,SOL | Patient holders will be rewarded {BTC price}.
BTC,ETH,TSLA,SOL | It is safer to stay out of it for now {BTC price}.
BTC,ETH,TSLA,SOL | The supply is nearly exhausted, so the price must rise {BTC supply_issued}.
BTC,ETH,TSLA,SOL | Large funds have been accumulating {BTC volume_24h}.
BTC,ETH,TSLA,SOL | After the merger talks the price calmed down {BTC price}.
BTC,ETH,TSLA,SOL | Miners sold heavily, which explains the fall {BTC volume_24h}.
BTC,ETH,TSLA,SOL | The company beat expectations in its last filing {TSLA revenue}.
BTC,ETH,TSLA,SOL | Maximum supply has been reached {BTC supply_max}.
BTC,ETH,TSLA,SOL | The ADX points to a market without a trend {BTC adx_14}.
BTC,ETH,TSLA,SOL | Last week was a losing week for Bitcoin {BTC return_7d}.
BTC,ETH,TSLA,SOL | Prices are up from a month ago {BTC return_30d}.
BTC,ETH,TSLA,SOL | Monthly performance is in the green {BTC return_30d}.
BTC,ETH,TSLA,SOL | The price towers over its 200-day average {BTC sma_200}.
BTC,ETH,TSLA,SOL | The quote remains north of the 50-day average {BTC price_vs_sma_50}.
BTC,ETH,TSLA,SOL | It trades beneath the lower band {BTC bollinger_lower}.
BTC,ETH,TSLA,SOL | A close look at the RSI shows an overheated market {BTC rsi_14}.
BTC,ETH,TSLA,SOL | The MACD histogram has turned red {BTC macd_histogram}.
BTC,ETH,TSLA,SOL | The mood is euphoric {BTC fear_greed}.
BTC,ETH,TSLA,SOL | Investors are afraid, says the index {BTC fear_greed}.
BTC,ETH,TSLA,SOL | Volume confirms the rise, as on-balance volume goes up {BTC obv_trend}.
BTC,ETH,TSLA,SOL | The ADX is too low to speak of a trend {BTC adx_14}.
BTC,ETH,TSLA,SOL | Tesla has posted a deficit {TSLA net_income}.
BTC,ETH,TSLA,SOL | Tesla has no profit to show {TSLA net_margin}.
BTC,ETH,TSLA,SOL | Ethereum swings less than Bitcoin {ETH compare_volatility}{BTC compare_volatility}.
BTC,ETH,TSLA,SOL | The facts speak for a Buy {BTC score}.
BTC,ETH,TSLA,SOL | The chances of a fall are high {BTC probability}.
BTC,ETH,TSLA,SOL | A recovery is under way {BTC return_30d}.
BTC,ETH,TSLA,SOL | The bottom is in {BTC low_52w}.
BTC,ETH,TSLA,SOL | The worst is over {BTC price}.
BTC,ETH,TSLA,SOL | Holders can relax {BTC price}.
BTC,ETH,TSLA,SOL | This is where fortunes are made {BTC price}.
BTC,ETH,TSLA,SOL | Sentiment among developers is excellent {BTC fear_greed}.
BTC,ETH,TSLA,SOL | Its network is growing fast {BTC supply_circulating}.
BTC,ETH,TSLA,SOL | The stock was split this spring {TSLA supply_circulating}.
BTC,ETH,TSLA,SOL | Competition is squeezing Tesla {TSLA net_margin}.
`;
