/** Honest sentences of a writer who had read the prompt with its patterns alone: no rule was set on them. */
export const HONEST_JUDGING = `
# terse
13 | Trend :: Price {ADA price_vs_sma_200:side} its 200-day average and {ADA price_vs_sma_50:side} its 50-day average: this backs the Sell.
13 | +DI {ADA plus_di_14}, −DI {ADA minus_di_14}: buyers lead, and this speaks against the Sell.
13 | Up {ADA return_7d:size} over 7 days, down {ADA return_30d:size} over 30 days.
14 | What speaks for it :: Price {MSFT price_vs_sma_50:side} its 50-day average, MACD {MSFT macd} above its signal line at {MSFT macd_signal}.
14 | On-balance volume {MSFT obv_trend}: volume flow is rising.
14 | Support {MSFT support} near, resistance {MSFT resistance} also near.
15 | Up {AMZN span_change:size} over 30 days, mean change of the other stocks {AMZN market_change}.
15 | MACD {AMZN macd}, above its signal line at {AMZN macd_signal}: momentum is rising.
15 | Strength :: ADX {AMZN adx_14}: {AMZN adx_14:zone}. +DI {AMZN plus_di_14}, well above −DI at {AMZN minus_di_14}.
15 | Support {AMZN support} near, resistance {AMZN resistance} well above the price.
16 | RSI: Microsoft {MSFT rsi_14}, Alphabet {GOOGL rsi_14}; both neutral.
16 | P/E: Microsoft {MSFT pe_ratio}, Alphabet {GOOGL pe_ratio}; Microsoft has the higher.
16 | Net margin: Alphabet {GOOGL net_margin}, Microsoft {MSFT net_margin}; Alphabet is more profitable.
16 | Revenue growth over the year before: Microsoft {MSFT revenue_growth}, Alphabet {GOOGL revenue_growth}.
17 | RSI: Cardano {ADA rsi_14}, Dogecoin {DOGE rsi_14}, XRP {XRP rsi_14}; all neutral.
17 | Down over 30 days: Cardano {ADA return_30d:size}, Dogecoin {DOGE return_30d:size}, XRP {XRP return_30d:size}.
17 | Only XRP is up over 365 days, with a gain of {XRP return_365d:size}.
17 | Highest market value: XRP with {XRP market_cap}; lowest: Cardano with {ADA market_cap}.
18 | Amazon {AMZN price_vs_sma_50:side} its 50-day average, Tesla {TSLA price_vs_sma_50:side}.
18 | MACD histogram: Amazon {AMZN macd_histogram}, rising; Tesla {TSLA macd_histogram}, falling.
18 | ADX: Amazon {AMZN adx_14}, a clear trend; Tesla {TSLA adx_14}, hardly a trend.
18 | Risk :: Volatility expected over 30 days: Tesla {TSLA forecast_volatility}, Amazon {AMZN forecast_volatility}; Amazon is calmer.
19 | Drawdown {LTC drawdown:size}: this speaks for the Sell.
19 | What speaks against it :: MACD {LTC macd}, above its signal line at {LTC macd_signal}: this speaks against the Sell.
19 | Price {LTC price_vs_sma_50:side} its 50-day average and {LTC price_vs_sma_200:side} its 200-day average.
19 | Support {LTC support} near, resistance {LTC resistance} near.
20 | −DI {AVAX minus_di_14}, above +DI {AVAX plus_di_14}: sellers lead.
20 | 80% range in 30 days: {AVAX forecast_30d_low} to {AVAX forecast_30d_high}.
20 | Place in the 52-week range {AVAX range_position_52w}: {AVAX range_position_52w:zone}.
20 | ADX {AVAX adx_14}: {AVAX adx_14:zone}; RSI {AVAX rsi_14}: {AVAX rsi_14:zone}.
21 | Record :: Right in {SOL probability:whole} of past Sell cases, base rate {SOL base_rate:whole}: no proven edge.
21 | Support {SOL support} near, resistance {SOL resistance} near.
21 | MACD histogram {SOL macd_histogram}: momentum is rising, and this weighs on the Sell.
21 | 50-day average {SOL call_order:side} the 200-day average: this carries the Sell.
22 | −DI {META minus_di_14}, +DI {META plus_di_14}: sellers lead.
22 | The company :: Net margin {META net_margin}, P/E {META pe_ratio}, debt to equity {META debt_to_equity}.
22 | Down {META return_30d:size} over 30 days, up {META return_365d:size} over 365 days.
23 | Stochastic %K {MSFT stochastic_k}: {MSFT stochastic_k:zone}. Money flow index {MSFT mfi_14}: {MSFT mfi_14:zone}.
23 | P/E {MSFT pe_ratio}, price to sales {MSFT price_to_sales}.
23 | RSI {MSFT rsi_14}: {MSFT rsi_14:zone}; Fear & Greed {MSFT fear_greed}: {MSFT fear_greed:zone}.
24 | −DI {DOT minus_di_14}, just above +DI at {DOT plus_di_14}: sellers lead.
24 | Record :: Interval {DOT probability_low:whole} to {DOT probability_high:whole}, base rate {DOT base_rate:whole}: no proven edge.
24 | Volatility expected over 30 days {DOT forecast_volatility}: {DOT forecast_rank:zone}.
24 | 80% range in 7 days: {DOT forecast_7d_low} to {DOT forecast_7d_high}.
# plain
13 | The RSI stands at {ADA rsi_14} and is neutral, and Fear & Greed reads {ADA fear_greed}, which is also neutral.
13 | What weighs on the Sell is the week, with a gain of {ADA return_7d:size}; the month still speaks for it, with a fall of {ADA return_30d:size}.
13 | Levels :: The price of {ADA price} lies above its 20-day average of {ADA sma_20} and below its 50-day average of {ADA sma_50}.
13 | Risk :: An average day covers {ADA atr_percent} of the price, and a volatility of {ADA forecast_volatility} is expected over 30 days, which is usual for it.
14 | What speaks for the price is the quarter, with a gain of {MSFT return_90d:size}; what speaks against it is resistance at {MSFT resistance}.
14 | The price trades near its upper Bollinger band of {MSFT bollinger_upper}, and the stochastic %D of {MSFT stochastic_d} is overbought.
14 | Volume against its 20-day average is {MSFT volume_vs_average}, which is below its average.
15 | The rise of {AMZN span_change:size} over 30 days compares with a mean change of {AMZN market_change} for the other stocks.
15 | The market explains {AMZN market_part} of it, which leaves {AMZN own_part} as its own part.
15 | Trend :: The price stands {AMZN price_vs_sma_50:side} its 50-day average and {AMZN price_vs_sma_200:side} its 200-day average, so the trend is up.
15 | The money flow index of {AMZN mfi_14} is overbought, while the RSI of {AMZN rsi_14} is still neutral.
16 | Alphabet kept {GOOGL net_margin} of its revenue as profit, more than Microsoft with {MSFT net_margin}.
16 | Over 365 days Microsoft gained {MSFT return_365d:size}, while Alphabet lost {GOOGL return_365d:size}.
16 | Both calls are a Hold, but Microsoft is {MSFT price_vs_sma_50:side} its 50-day average and Alphabet {GOOGL price_vs_sma_50:side}.
16 | A volatility of {GOOGL forecast_volatility} is expected for Alphabet over 30 days, which is calm for it, and a volatility of {MSFT forecast_volatility} for Microsoft, which is usual for it.
17 | Dogecoin lies {DOGE price_vs_sma_200:side} its 200-day average, Cardano {ADA price_vs_sma_200:side} and XRP {XRP price_vs_sma_200:side}.
17 | Risk :: Cardano is the most volatile of the three with a yearly volatility of {ADA volatility_30d}, and XRP is the calmest with {XRP volatility_30d}.
17 | Dogecoin lost the most over 90 days, with a fall of {DOGE return_90d:size}, while XRP lost the least with {XRP return_90d:size}.
17 | For XRP, past Sell cases were right in {XRP probability:whole}, only a little more than the base rate of {XRP base_rate:whole}.
18 | Amazon kept {AMZN net_margin} of its revenue as profit, more than Tesla with {TSLA net_margin}.
18 | Over 30 days Amazon gained {AMZN return_30d:size}, which speaks for its Buy, and Tesla lost {TSLA return_30d:size}, which speaks against its Buy.
18 | A daily close below {AMZN invalidation_price} would prove the Buy of Amazon wrong, and the odds of touching it within 30 days are {AMZN invalidation_odds:whole}.
18 | On-balance volume is {AMZN obv_trend} for Amazon and {TSLA obv_trend} for Tesla.
19 | The price sits {LTC drawdown:side} its highest close, at a place of {LTC range_position_52w} in its 52-week range.
19 | What carries the Sell is the long trend, with the price {LTC price_vs_sma_200:side} its 200-day average; the MACD histogram of {LTC macd_histogram} is rising and speaks against it.
19 | A daily close above {LTC invalidation_price} would prove the Sell wrong, and the odds of touching it within 30 days are {LTC invalidation_odds:whole}.
19 | Volume against its 20-day average is {LTC volume_vs_average}, which is above its average, while on-balance volume is {LTC obv_trend}.
20 | Trend :: The price of {AVAX price} lies below its 50-day average of {AVAX sma_50} and its 200-day average of {AVAX sma_200}, so the trend is down.
20 | The MACD of {AVAX macd} is above its signal line at {AVAX macd_signal}, so momentum is rising.
20 | The coin gained {AVAX return_7d:size} over 7 days, but it lost {AVAX return_90d:size} over 90 days.
21 | The stochastic %K of {SOL stochastic_k} is overbought, while the money flow index of {SOL mfi_14} is neutral.
21 | The price is above its 20-day average of {SOL sma_20}, but it is still below its 50-day average of {SOL sma_50}.
21 | Within 30 days the odds of touching 10% above the last close are {SOL odds_rise_10:whole}, and the odds of touching 10% below it are {SOL odds_fall_10:whole}.
21 | The interval runs from {SOL probability_low:whole} to {SOL probability_high:whole} and holds the base rate of {SOL base_rate:whole}.
22 | What speaks for the price is revenue, which grew {META revenue_growth:size} over the year before; what speaks against it is the month, with a fall of {META return_30d:size}.
22 | A close below {META hold_low} or above {META hold_high} at the horizon would prove the Hold wrong.
22 | The price of {META price} lies between support at {META support} and resistance at {META resistance}.
22 | The MACD histogram of {META macd_histogram} is falling, and ADX at {META adx_14} shows hardly a trend.
23 | Revenue grew {MSFT revenue_growth:size} over the year before, while the stock gained {MSFT return_365d:size} over 365 days.
23 | The company owes {MSFT debt_to_equity} of debt for each dollar of equity, and it kept {MSFT net_margin} of its revenue as profit.
23 | The odds of touching 10% below the last close within 30 days are {MSFT odds_fall_10:whole}, lower than the odds of touching 10% above it with {MSFT odds_rise_10:whole}.
24 | The price sits {DOT drawdown:side} its highest close, at a place of {DOT range_position_52w} in its 52-week range, which is near its low of the year.
24 | What weighs on the Sell is support at {DOT support}, close to the price; the trend still carries it, with the price {DOT price_vs_sma_50:side} its 50-day average.
# talking
13 | And the week? Up {ADA return_7d:size} over 7 days, and this speaks against the Sell.
13 | And the year? Cardano sits {ADA drawdown:side} its highest close, at a place of {ADA range_position_52w} in its 52-week range, near its low of the year.
13 | So buyers lead, with +DI at {ADA plus_di_14} over −DI at {ADA minus_di_14}, but the long trend still carries the Sell, with the price {ADA price_vs_sma_200:side} its 200-day average.
13 | And the record? Past Sell cases were right in {ADA probability:whole}, only a little more than the base rate of {ADA base_rate:whole}.
14 | And the mood? Fear & Greed is at {MSFT fear_greed}, which is greed.
14 | So momentum is rising, with a MACD histogram of {MSFT macd_histogram}, but ADX at {MSFT adx_14} shows hardly a trend.
14 | And the year? The price sits {MSFT drawdown:side} its highest close, at a place of {MSFT range_position_52w} in its 52-week range.
14 | So the month was down {MSFT return_30d:size}, and yet the quarter was up {MSFT return_90d:size}.
15 | And the other stocks? Over 30 days their mean change was {AMZN market_change}, while Amazon was up {AMZN span_change:size}.
15 | So the stock is not down but up {AMZN return_30d:size} over 30 days, and also up {AMZN return_365d:size} over 365 days.
15 | And the forecast? The 80% range in 30 days runs from {AMZN forecast_30d_low} to {AMZN forecast_30d_high}.
15 | And the year? The place in its 52-week range is {AMZN range_position_52w}, which is near its high of the year.
16 | And the company? The revenue of Microsoft grew {MSFT revenue_growth:size} over the year before, more than the revenue of Alphabet with {GOOGL revenue_growth:size}.
16 | So Microsoft has the higher P/E with {MSFT pe_ratio}, and yet Alphabet has the higher net margin with {GOOGL net_margin}.
16 | And the risk? The odds of touching 10% below the last close within 30 days are {MSFT odds_fall_10:whole} for Microsoft and {GOOGL odds_fall_10:whole} for Alphabet.
16 | So both are overbought by the stochastic %K, Microsoft at {MSFT stochastic_k} and Alphabet at {GOOGL stochastic_k}.
17 | And today? Over 24 hours Cardano is up {ADA change_24h:size}, Dogecoin is up {DOGE change_24h:size} and XRP is down {XRP change_24h:size}.
17 | So all calls are a Sell, but XRP is only {XRP price_vs_sma_200:side} its 200-day average and Dogecoin {DOGE price_vs_sma_200:side}.
17 | And the drawdown? Cardano has a drawdown of {ADA drawdown:size}, Dogecoin of {DOGE drawdown:size} and XRP of {XRP drawdown:size}.
17 | And together? Cardano and XRP have a correlation of {ADA/XRP correlation}, higher than Cardano and Dogecoin with {ADA/DOGE correlation}.
18 | So both calls are a Buy, but Amazon is {AMZN price_vs_sma_20:side} its 20-day average and Tesla {TSLA price_vs_sma_20:side}.
18 | And the pace? Momentum is rising for Amazon, with a MACD histogram of {AMZN macd_histogram}, and falling for Tesla, with a MACD histogram of {TSLA macd_histogram}.
18 | And how wide are the swings? An average day covers {TSLA atr_percent} of the price of Tesla, more than for Amazon with {AMZN atr_percent}.
18 | And the record? For Tesla, past Buy cases were right in {TSLA probability:whole}, only a little more than the base rate of {TSLA base_rate:whole}.
19 | And the month? Down {LTC return_30d:size} over 30 days, and this still speaks for the Sell.
19 | So sellers lead, with −DI at {LTC minus_di_14} over +DI at {LTC plus_di_14}, and this fits the Sell.
19 | And the forecast? The 80% range in 7 days runs from {LTC forecast_7d_low} to {LTC forecast_7d_high}.
19 | So the year was up {LTC return_365d:size}, and yet the quarter was down {LTC return_90d:size}.
20 | And the trend? The price is {AVAX price_vs_sma_200:side} its 200-day average, and ADX at {AVAX adx_14} shows a clear trend.
20 | So the coin is up {AVAX return_365d:size} over 365 days, but it is still {AVAX drawdown:side} its highest close.
20 | And the levels? Support at {AVAX support} is near the price, while resistance at {AVAX resistance} is well above it.
20 | And the other side? The odds of touching 10% above the last close within 30 days are {AVAX odds_rise_10:whole}.
21 | And the volume? On-balance volume is {SOL obv_trend}, and this speaks against the Sell.
21 | So the year was up {SOL return_365d:size}, but the price still trades {SOL price_vs_sma_200:side} its 200-day average.
21 | And what would prove the Sell wrong? A daily close above {SOL invalidation_price}, and the odds of touching it within 30 days are {SOL invalidation_odds:whole}.
21 | So the mood is neutral, with Fear & Greed at {SOL fear_greed}, but the stochastic %D at {SOL stochastic_d} is overbought.
22 | And the mood? Fear & Greed is at {META fear_greed}, which is greed, while the RSI of {META rsi_14} is neutral.
22 | So the price is {META price_vs_sma_200:side} its 200-day average, and yet it is {META price_vs_sma_50:side} its 50-day average.
23 | And the trend? The price is {MSFT price_vs_sma_200:side} its 200-day average, and this speaks for it.
23 | And what would prove the Hold wrong? A close below {MSFT hold_low} or above {MSFT hold_high} at the horizon.
24 | So momentum is falling, with the MACD at {DOT macd} below its signal line at {DOT macd_signal}, and this backs the Sell.
24 | And the month? Down {DOT return_30d:size} over 30 days, while the year is up {DOT return_365d:size}.
24 | So the price is close to its 20-day average of {DOT sma_20}, but well below its 200-day average of {DOT sma_200}.
`;
