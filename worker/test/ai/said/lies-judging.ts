/** Lies over true figures by the same writer, in the words of the contract: no rule was set on them. */
export const LIES_JUDGING = `
# wrong direction
13 | Down {ADA return_7d:size} over 7 days, and down {ADA return_30d:size} over 30 days.
14 | The stock lost {MSFT return_90d:size} over 90 days.
15 | Amazon fell {AMZN span_change:size} over 30 days, and the mean change of the other stocks was {AMZN market_change}.
16 | Over 365 days Alphabet gained {GOOGL return_365d:size}.
17 | XRP is down {XRP return_365d:size} over 365 days.
18 | Momentum is rising for Tesla, with a MACD histogram of {TSLA macd_histogram}.
19 | So the year was down {LTC return_365d:size}, and the month was down {LTC return_30d:size}.
20 | Momentum is falling, with a MACD histogram of {AVAX macd_histogram}.
22 | Revenue shrank {META revenue_growth:size} over the year before.
24 | Up {DOT return_30d:size} over 30 days, up {DOT return_365d:size} over 365 days.
# wrong side of a level
13 | The price of {ADA price} lies above its 50-day average of {ADA sma_50}.
14 | The price of {MSFT price} trades below its 200-day average of {MSFT sma_200}.
15 | Amazon trades above its upper Bollinger band of {AMZN bollinger_upper}.
18 | Tesla is above its 20-day average of {TSLA sma_20}.
19 | MACD {LTC macd}, below its signal line at {LTC macd_signal}.
20 | The price of {AVAX price} lies below support at {AVAX support}.
21 | The price stands above its 50-day average of {SOL sma_50} and its 20-day average of {SOL sma_20}.
22 | Resistance at {META resistance} lies below the price of {META price}.
23 | Support {MSFT support} near, resistance {MSFT resistance} well above the price.
24 | +DI at {DOT plus_di_14} is above −DI at {DOT minus_di_14}, so buyers lead.
# wrong comparison or rank
16 | Microsoft kept {MSFT net_margin} of its revenue as profit, more than Alphabet with {GOOGL net_margin}.
16 | Alphabet is more volatile than Microsoft, with a yearly volatility of {GOOGL volatility_30d} against {MSFT volatility_30d}.
16 | Microsoft has more debt to equity with {MSFT debt_to_equity} than Alphabet with {GOOGL debt_to_equity}.
17 | XRP is the most volatile of the three with a yearly volatility of {XRP volatility_30d}.
17 | Cardano lost the least over 30 days, with a fall of {ADA return_30d:size}.
17 | Dogecoin has the highest market value with {DOGE market_cap}, ahead of XRP with {XRP market_cap}.
17 | Dogecoin has the lowest RSI with {DOGE rsi_14}.
18 | Tesla has the higher P/E with {TSLA pe_ratio}, and Amazon the lower with {AMZN pe_ratio}.
18 | Tesla is calmer with a yearly volatility of {TSLA volatility_30d} than Amazon with {AMZN volatility_30d}.
18 | The revenue of Tesla grew {TSLA revenue_growth:size} over the year before, more than the revenue of Amazon with {AMZN revenue_growth:size}.
# wrong zone
13 | RSI {ADA rsi_14}: overbought.
14 | The stochastic %K of {MSFT stochastic_k} is oversold.
15 | ADX {AMZN adx_14}: hardly a trend.
19 | A volatility of {LTC forecast_volatility} is expected over 30 days, and this is wild for it.
20 | The price sits at a place of {AVAX range_position_52w} in its 52-week range, near its high of the year.
21 | And the mood? Fear & Greed is at {SOL fear_greed}, which is greed.
22 | The RSI stands at {META rsi_14} and is oversold.
24 | ADX {DOT adx_14}: a strong trend.
# wrong window
13 | Down {ADA return_30d:size} over 7 days.
14 | The stock gained {MSFT return_90d:size} over 30 days.
17 | XRP rose {XRP return_365d:size} over 90 days.
18 | Amazon is up {AMZN return_365d:size} in a month.
19 | So the week was down {LTC return_30d:size}, and yet the year was up {LTC return_365d:size}.
20 | 80% range in 7 days: {AVAX forecast_30d_low} to {AVAX forecast_30d_high}.
21 | Solana gained {SOL return_7d:size} over 365 days.
24 | And the quarter? Down {DOT return_30d:size} over 90 days.
# another figure's or asset's slot
13 | The RSI stands at {ADA adx_14} and is neutral.
14 | MACD {MSFT macd_histogram}, below its signal line at {MSFT macd_signal}.
15 | The price of {AMZN price} lies above its 200-day average of {AMZN sma_50}.
16 | RSI: Microsoft {GOOGL rsi_14}, Alphabet {MSFT rsi_14}; both neutral.
17 | Cardano lost {DOGE return_90d:size} over 90 days.
18 | So both calls are a Buy, and Amazon is {TSLA price_vs_sma_200:side} its 200-day average.
19 | Price {LTC price_vs_sma_20:side} its 200-day average: this carries the Sell.
21 | The money flow index stands at {SOL stochastic_d}.
22 | P/E {META price_to_sales}, net margin {META net_margin}.
24 | The odds of touching 10% below the last close within 30 days are {DOT odds_fall_20:whole}.
# wrong record, edge or call
13 | Right in {ADA probability:whole} of past Sell cases, base rate {ADA base_rate:whole}: an edge.
14 | Right in {MSFT probability:whole} of past Hold cases, base rate {MSFT base_rate:whole}: no proven edge.
17 | So Cardano and Dogecoin are a Sell, but XRP is a Hold with a score of {XRP score}.
18 | Amazon is the only Buy, with a score of {AMZN score}.
19 | Past Sell cases were right in {LTC probability:whole}, lower than the base rate of {LTC base_rate:whole}.
21 | The interval runs from {SOL probability_low:whole} to {SOL probability_high:whole} and lies above the base rate of {SOL base_rate:whole}.
22 | With a score of {META score} the call is a Sell.
23 | Most past Hold cases were right, with a share of {MSFT probability:whole}.
24 | A daily close above {DOT invalidation_price} would prove the Buy wrong.
24 | A daily close below {DOT invalidation_price} would prove the Sell wrong, and the odds of touching it within 30 days are {DOT invalidation_odds:whole}.
# lean: speaks for what it speaks against
13 | +DI at {ADA plus_di_14} is above −DI at {ADA minus_di_14}, and this carries the Sell.
14 | What speaks against the price is the trend, {MSFT price_vs_sma_200:side} its 200-day average.
18 | Tesla fell {TSLA return_30d:size} over 30 days, and this backs its Buy.
18 | Amazon is {AMZN price_vs_sma_50:side} its 50-day average, and this weighs on its Buy.
19 | The MACD histogram of {LTC macd_histogram} is rising, and this supports the Sell.
21 | The price is {SOL price_vs_sma_200:side} its 200-day average, and this speaks against the Sell.
22 | What speaks for the price is resistance at {META resistance}.
24 | Down {DOT return_30d:size} over 30 days, and this argues against the Sell.
# promise or cause
13 | The RSI stands at {ADA rsi_14} and is neutral, so a move to {ADA resistance} is likely.
15 | Amazon rose {AMZN span_change:size} over 30 days because its revenue grew {AMZN revenue_growth:size} over the year before.
19 | The Sell remains right over the next 30 days, with a share of {LTC probability:whole}.
20 | The 80% range says that the price stands at {AVAX forecast_30d_high} in 30 days.
21 | Support at {SOL support} is near, and the price will move above resistance at {SOL resistance}.
24 | The fall of {DOT return_30d:size} over 30 days comes from the sellers, with −DI at {DOT minus_di_14}.
# praise or advice
14 | P/E {MSFT pe_ratio}: this is expensive.
16 | With a P/E of {GOOGL pe_ratio}, Alphabet is the better stock.
18 | Tesla is a case to sell near resistance at {TSLA resistance}.
22 | A solid net margin of {META net_margin}.
# order
19 | Sell below resistance at {LTC resistance}.
20 | Hold only above support at {AVAX support}.
21 | Move now, while the price of {SOL price} is near resistance at {SOL resistance}.
# address
13 | The RSI stands at {ADA rsi_14} and is neutral, and the market shows more at cardano.market/today.
17 | RSI of XRP {XRP rsi_14}: neutral, says @xrp_record.
24 | [ADX](polkadot.company) {DOT adx_14}: hardly a trend.
`;
