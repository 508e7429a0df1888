/** Honest sentences of a writer who had read a prompt without patterns: the first half. */
export const HONEST_FIRST = `
# terse
01 | Trend :: Price {BTC price_vs_sma_200:side} its 200-day average; ADX {BTC adx_14}: {BTC adx_14:zone}.
01 | Momentum :: MACD {BTC macd}, above its signal line at {BTC macd_signal}.
01 | RSI {BTC rsi_14} and money flow index {BTC mfi_14}: both neutral.
01 | Record :: Edge {BTC edge}, interval {BTC edge_low} to {BTC edge_high}: no proven edge.
02 | Averages :: Price under all three: {ETH sma_20}, {ETH sma_50} and {ETH sma_200}.
02 | −DI {ETH minus_di_14} over +DI {ETH plus_di_14}: sellers lead.
02 | Volume {ETH volume_vs_average} times its 20-day average; on-balance volume {ETH obv_trend}.
02 | Risk :: Odds of touching {ETH invalidation_price} within 30 days: {ETH invalidation_odds:whole}.
03 | +DI {SOL plus_di_14} above −DI {SOL minus_di_14}: buyers lead.
03 | Stochastic %K {SOL stochastic_k}, %D {SOL stochastic_d}: both overbought.
03 | Resistance {SOL resistance} near; upper Bollinger band {SOL bollinger_upper} nearer still.
03 | Volume {SOL volume_vs_average} times its 20-day average, so below it.
04 | Week :: Up {XRP return_7d:size} over 7 days.
04 | Momentum :: MACD histogram {XRP macd_histogram}: {XRP macd_histogram:zone}.
04 | Volume {XRP volume_vs_average} times its average; on-balance volume {XRP obv_trend}.
05 | RSI {DOGE rsi_14} neutral, money flow index {DOGE mfi_14} overbought.
05 | Trend :: ADX {DOGE adx_14}: {DOGE adx_14:zone}; price {DOGE price_vs_sma_200:side} its 200-day average.
05 | Support {DOGE support}, resistance {DOGE resistance}; price {DOGE price} between them.
06 | Trend :: Price {TSLA price_vs_sma_200:side} its 200-day average.
06 | ADX {TSLA adx_14}: {TSLA adx_14:zone}.
06 | MACD {TSLA macd} below its signal line at {TSLA macd_signal}.
06 | What would prove it wrong :: Daily close below {TSLA invalidation_price}; odds of touching it within 30 days {TSLA invalidation_odds:whole}.
07 | Averages :: Apple {AAPL price_vs_sma_20:side} its 20-day average, NVIDIA {NVDA price_vs_sma_20:side}.
07 | Trend strength :: ADX {AAPL adx_14} for Apple, {NVDA adx_14} for NVIDIA: hardly a trend for both.
07 | Debt to equity: {AAPL debt_to_equity} for Apple, {NVDA debt_to_equity} for NVIDIA; NVIDIA has more debt.
07 | Record :: Right in {AAPL probability:whole} of past Sell cases, base rate {AAPL base_rate:whole}: an edge of {AAPL edge}.
08 | Range :: 80% range in 30 days: {NVDA forecast_30d_low} to {NVDA forecast_30d_high}.
08 | Average true range {NVDA atr_14}, or {NVDA atr_percent} of the price.
08 | Volatility over 30 days {NVDA volatility_30d}, above the {NVDA forecast_volatility} that is expected.
09 | RSI :: Bitcoin {BTC rsi_14}, Ethereum {ETH rsi_14}, Solana {SOL rsi_14}: all neutral.
09 | Ethereum lies furthest below its 200-day average: {ETH price_vs_sma_200:side}, against {BTC price_vs_sma_200:side} for Bitcoin and {SOL price_vs_sma_200:side} for Solana.
09 | Correlation of Bitcoin and Ethereum {BTC/ETH correlation}: {BTC/ETH correlation:zone}.
09 | Drawdown from the highest close of 365 days: {BTC drawdown} for Bitcoin, {ETH drawdown} for Ethereum, {SOL drawdown} for Solana.
10 | Profit :: {AAPL net_margin} of revenue kept as profit.
10 | Earnings per share {AAPL eps_diluted}; P/E {AAPL pe_ratio}.
10 | Against the price :: {AAPL price_vs_sma_200:side} its 200-day average; {AAPL return_365d:move} over 365 days.
11 | Volume flow :: On-balance volume {TSLA obv_trend} over 20 days.
11 | −DI {TSLA minus_di_14} above +DI {TSLA plus_di_14}: sellers lead.
11 | 20-day average {TSLA sma_20} and 50-day average {TSLA sma_50} both above the price of {TSLA price}.
12 | Mood :: Fear & Greed {BTC fear_greed}: {BTC fear_greed:zone}.
12 | Money flow index {BTC mfi_14}, RSI {BTC rsi_14}: neutral both.
12 | Sellers lead: −DI {BTC minus_di_14}, +DI {BTC plus_di_14}.
# plain
01 | Trend :: The price lies below its 20-day average of {BTC sma_20}, its 50-day average of {BTC sma_50} and its 200-day average of {BTC sma_200}.
01 | What speaks against it :: The MACD histogram is rising at {BTC macd_histogram}, and this speaks against the Sell.
01 | Sell cases were right in {BTC probability:whole} of the past cases, which is only a little above the base rate of {BTC base_rate:whole}.
01 | Forecast :: The 80% range in 7 days runs from {BTC forecast_7d_low} to {BTC forecast_7d_high}.
02 | The 365-day return of {ETH return_365d:move} speaks against the Sell, but the 30-day return of {ETH return_30d:move} fits it.
02 | Levels :: Support at {ETH support} is close to the price of {ETH price}, while resistance at {ETH resistance} lies well above it.
02 | The interval of the Sell record runs from {ETH probability_low:whole} to {ETH probability_high:whole} and holds the base rate of {ETH base_rate:whole}, so there is no proven edge.
02 | Volatility :: A volatility of {ETH forecast_volatility} is expected over 30 days, and this is calm for it.
03 | Trend :: The price is {SOL price_vs_sma_20:side} its 20-day average but still {SOL price_vs_sma_200:side} its 200-day average.
03 | Solana gained {SOL return_7d:size} over 7 days and lost {SOL return_30d:size} over 30 days.
03 | Momentum :: MACD at {SOL macd} is above its signal line at {SOL macd_signal}, and this speaks against the Sell.
03 | What would prove it wrong :: A daily close above {SOL invalidation_price} would prove the call wrong, and the odds of touching it within 30 days are {SOL invalidation_odds:whole}.
04 | The month's fall of {XRP span_change:size} compares with a mean change of {XRP market_change} for the other coins.
04 | What is left :: The market explains {XRP market_part} of the move, which leaves {XRP own_part} as XRP's own part.
04 | The biggest day of the fall shows a move of {XRP day_worst}.
05 | Meaning :: An RSI of {DOGE rsi_14} is neutral, so it is neither overbought nor oversold.
05 | The stochastic %K of {DOGE stochastic_k} and the money flow index of {DOGE mfi_14} are overbought, while the RSI of {DOGE rsi_14} is not.
05 | The price trades {DOGE price_vs_sma_50:side} its 50-day average and {DOGE price_vs_sma_200:side} its 200-day average.
06 | What speaks for it :: The 50-day average is {TSLA call_order:side} the 200-day average, and this carries the Buy.
06 | The price fell {TSLA return_30d:size} over 30 days, which speaks against the Buy.
06 | Past Buy cases were higher 30 days later in {TSLA probability:whole} of cases, against a base rate of {TSLA base_rate:whole}.
06 | Company :: Revenue grew {TSLA revenue_growth:size} and the net margin is {TSLA net_margin}.
07 | NVIDIA rose {NVDA compare_return:size} over the common window, while Apple fell {AAPL compare_return:size}.
07 | Valuation :: Apple has the higher P/E at {AAPL pe_ratio}, against {NVDA pe_ratio} for NVIDIA.
07 | Apple kept {AAPL net_margin} of its revenue as profit, more than NVIDIA with {NVDA net_margin}.
07 | Correlation :: The daily returns have a correlation of {AAPL/NVDA correlation}, so they move partly together.
08 | Volatility :: The volatility of {NVDA forecast_volatility} expected over 30 days is lower than the {NVDA volatility_30d} of the last 30 days.
08 | The odds of touching 10% above the last close are {NVDA odds_rise_10:whole}, a little more than the {NVDA odds_fall_10:whole} for 10% below it.
08 | The price stands {NVDA drawdown:side} its highest close of 365 days.
09 | Risk :: Solana has the highest yearly volatility of the three over 90 days with {SOL compare_volatility}, and Bitcoin has the lowest with {BTC compare_volatility}.
09 | All three fell over 30 days: Bitcoin by {BTC return_30d:size}, Ethereum by {ETH return_30d:size} and Solana by {SOL return_30d:size}.
09 | Ethereum had the deepest fall in the window with {ETH compare_drawdown}, ahead of Solana with {SOL compare_drawdown} and Bitcoin with {BTC compare_drawdown}.
09 | Record :: For each coin the share of past Sell cases that were right is {BTC probability:whole}, and the base rate is {BTC base_rate:whole}.
10 | Debt :: The company owes {AAPL debt_to_equity} of debt for each dollar of equity.
10 | Volume :: The volume is above its average at {AAPL volume_vs_average}, but on-balance volume is {AAPL obv_trend} and speaks against the price.
10 | Revenue grew {AAPL revenue_growth:size}, but the stock fell {AAPL return_30d:size} over 30 days, so the company and the price disagree.
11 | Momentum :: MACD at {TSLA macd} is below its signal line at {TSLA macd_signal}, and this weighs on the Buy.
11 | The drawdown from the highest close of 365 days is {TSLA drawdown}.
11 | Levels :: Resistance at {TSLA resistance} lies near, just above the price of {TSLA price}.
12 | Bitcoin gained {BTC return_7d:size} over 7 days but lost {BTC return_30d:size} over 30 days, and the mood is {BTC fear_greed:zone}.
12 | Volume :: Volume is above its average at {BTC volume_vs_average} times, while on-balance volume is {BTC obv_trend}.
12 | The price holds a place of {BTC range_position_52w} in its 52-week range, which is near its low.
# conversational
01 | So the trend still points down with the 50-day average {BTC call_order:side} the 200-day average, and momentum does not.
01 | And the record? A share of {BTC probability:whole} right is more than half, but not by much.
01 | The line at {BTC invalidation_price} is close: the odds of touching it within 30 days are {BTC invalidation_odds:whole}.
01 | Bitcoin has room on both sides, with support at {BTC support} and resistance at {BTC resistance}.
02 | So what carries the Sell is the trend: the price is {ETH price_vs_sma_200:side} its 200-day average.
02 | Momentum tells another side, though: MACD at {ETH macd} is above its signal line at {ETH macd_signal}.
02 | There is a clear trend, with ADX at {ETH adx_14}, and sellers lead it with −DI at {ETH minus_di_14} against +DI at {ETH plus_di_14}.
02 | Over 7 days there is hardly a move: {ETH return_7d:move}.
03 | So Solana shows two sides: the 20-day average lies below the price at {SOL sma_20}, the 200-day average far above it at {SOL sma_200}.
03 | The RSI is at {SOL rsi_14} and neutral, but the stochastic %K of {SOL stochastic_k} is already overbought.
03 | Volume flow is rising ({SOL obv_trend}), yet the volume itself is below its average at {SOL volume_vs_average} times.
03 | And how wild is it? The {SOL forecast_volatility} expected over 30 days is calm for it.
04 | So the month was down {XRP span_change:size}, but the last 7 days were up {XRP return_7d:size}.
04 | Seen against the market, XRP's fall of {XRP span_change:size} is only a little larger than the {XRP market_change} of the others.
04 | And buyers lead at the moment, with +DI at {XRP plus_di_14} over −DI at {XRP minus_di_14}.
05 | So an RSI of {DOGE rsi_14} tells of a bit more strength than weakness, but it is still neutral.
05 | The year tells another side: the price sits {DOGE drawdown:size} below its highest close.
05 | Momentum is rising too, with a MACD histogram of {DOGE macd_histogram}, and buyers lead with +DI at {DOGE plus_di_14}.
06 | So the long trend is up, with the price {TSLA price_vs_sma_200:side} its 200-day average, and yet the month was not: {TSLA return_30d:move} over 30 days.
06 | And what would prove the Buy wrong? A daily close below {TSLA invalidation_price}, which lies well under the price of {TSLA price}.
06 | The record does not add much: {TSLA probability:whole} right against {TSLA base_rate:whole} of all cases is no proven edge.
06 | And the swings are wide: volatility over 30 days was {TSLA volatility_30d}, and an average day covers {TSLA atr_percent} of the price.
07 | So both calls are a Sell, but NVIDIA is {NVDA price_vs_sma_50:side} its 50-day average and Apple is {AAPL price_vs_sma_50:side} its own.
07 | Both stocks sit below their 200-day averages, Apple {AAPL price_vs_sma_200:side} and NVIDIA {NVDA price_vs_sma_200:side}.
07 | NVIDIA is the larger mover: its volatility over the window is {NVDA compare_volatility}, while Apple's is {AAPL compare_volatility}.
07 | And the edge is there, but it is not large: {AAPL edge}, with an interval from {AAPL edge_low} to {AAPL edge_high}.
08 | So a year like this one has room for a deep fall: the deepest was {NVDA span_fall:size}.
08 | And yet the near odds are small, with {NVDA odds_fall_20:whole} for touching 20% below the last close within 30 days.
08 | Right now it is calm for it: the rank is {NVDA forecast_rank} among the last three years.
09 | So Solana fell least over the 90 days with {SOL compare_return}, but it swings the most with a volatility of {SOL compare_volatility}.
09 | None of the three speaks for a Buy: Bitcoin, Ethereum and Solana lie {BTC price_vs_sma_200:side}, {ETH price_vs_sma_200:side} and {SOL price_vs_sma_200:side} their 200-day averages.
09 | Bitcoin and Ethereum move closely together at {BTC/ETH correlation}; Ethereum and Solana a bit less so at {ETH/SOL correlation}.
09 | And none of them is near its highest close, with Solana down {SOL drawdown:size} from it and Bitcoin {BTC drawdown:size}.
10 | So the company shows a profit of {AAPL net_margin} of its revenue, but the stock is {AAPL price_vs_sma_200:side} its 200-day average.
10 | And the averages are mixed: the price is above the 20-day average of {AAPL sma_20}, but below the 50-day average of {AAPL sma_50} and the 200-day average of {AAPL sma_200}.
10 | The call is still a Sell, and the trend carries it: the 50-day average is {AAPL call_order:side} the 200-day average.
11 | So what weighs on the Buy is the month, with a fall of {TSLA return_30d:size}, while 90 days still show a gain of {TSLA return_90d:size}.
11 | And there is hardly a trend to lean on: ADX is at {TSLA adx_14}.
11 | Volume is below its average too, at {TSLA volume_vs_average} times, and on-balance volume is {TSLA obv_trend}.
12 | So the mood is neither fear nor greed at {BTC fear_greed}, but the trend is down at {BTC price_vs_sma_200:side} the 200-day average.
12 | And that is the mood of the market, at {BTC fear_greed}, while Bitcoin itself is {BTC return_30d:move} over 30 days.
12 | A calm coin, too: the {BTC forecast_volatility} expected over 30 days is calm for it.
`;
