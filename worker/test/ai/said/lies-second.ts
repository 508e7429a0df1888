/** Lies over true figures by the same writer, in the words of the contract: the second half. */
export const LIES_SECOND = `
# wrong direction
02 | Over 30 days Ethereum is up {ETH return_30d:size}, which speaks against the Sell.
04 | Week :: XRP lost {XRP return_7d:size} over 7 days.
07 | NVIDIA's revenue shrank {NVDA revenue_growth:size} over the year, and Apple's grew {AAPL revenue_growth:size}.
11 | Momentum is rising with a MACD histogram of {TSLA macd_histogram}, and this carries the Buy.
12 | Bitcoin dropped {BTC return_365d:size} over 365 days.
# wrong side of a level
02 | The price is just above its 20-day average of {ETH sma_20}.
04 | XRP holds above its 50-day average of {XRP sma_50} and its 20-day average of {XRP sma_20}.
05 | Dogecoin sits under its 20-day average of {DOGE sma_20}, while momentum is rising.
07 | Apple trades above its 200-day average, {AAPL sma_200}, and NVIDIA below its own, {NVDA sma_200}.
10 | Levels :: Support at {AAPL support} lies well below the price of {AAPL price}.
# wrong comparison
01 | So the MACD line at {BTC macd} still lies under its signal line at {BTC macd_signal}.
03 | Sellers lead, as −DI at {SOL minus_di_14} is higher than +DI at {SOL plus_di_14}.
06 | The share of {TSLA probability:whole} in past Buy cases is lower than the base rate of {TSLA base_rate:whole}.
07 | NVIDIA keeps more of its revenue as profit than Apple does, {NVDA net_margin} against {AAPL net_margin}.
08 | The odds of touching 10% below the last close, {NVDA odds_fall_10:whole}, are larger than those of 10% above it, {NVDA odds_rise_10:whole}.
# wrong rank or count
09 | Of the three, Solana is the least far below its 200-day average at {SOL price_vs_sma_200}.
09 | Ethereum leads on RSI with {ETH rsi_14}, and Solana has the weakest at {SOL rsi_14}.
11 | Both the 20-day average of {TSLA sma_20} and the 200-day average of {TSLA sma_200} lie above the price.
07 | Apple is the only one of the two with a Sell, at a score of {AAPL score}.
# wrong window
02 | Ethereum fell {ETH return_30d:size} this week.
05 | Dogecoin was {DOGE return_7d:move} over 30 days, and this argues against the Sell.
06 | Over 365 days Tesla gained {TSLA return_90d:size}.
08 | The deepest fall over the last 30 days was {NVDA span_fall:size}.
10 | Apple's price is down {AAPL return_365d:size} in a month.
# wrong asset
07 | NVIDIA is {AAPL price_vs_sma_50:side} its 50-day average, and Apple {NVDA price_vs_sma_50:side}.
09 | Bitcoin swings most: its yearly volatility over 90 days is {SOL compare_volatility}.
09 | Ethereum is {SOL return_365d:move} over 365 days.
04 | Over the month Bitcoin fell {XRP span_change:size}, and XRP moved with it.
07 | Debt :: Apple owes {NVDA debt_to_equity} of debt for each dollar of equity.
# slot of another figure named
02 | ADX {ETH rsi_14} shows a clear trend.
05 | The RSI stands at {DOGE plus_di_14}, which is well under the middle.
04 | Resistance at {XRP bollinger_upper} is near.
11 | The drawdown from the highest close is {TSLA return_30d}.
12 | The money flow index reads {BTC stochastic_d} and is neutral.
# wrong zone or reading
01 | ADX at {BTC adx_14} is hardly a trend, so the trend does not carry the Sell.
03 | The RSI of {SOL rsi_14} and the stochastic %K of {SOL stochastic_k} are both overbought.
06 | A Fear & Greed index of {TSLA fear_greed} means fear in the market.
09 | Bitcoin and Ethereum have a correlation of {BTC/ETH correlation}, so they hardly move together.
10 | The net margin of {AAPL net_margin} shows a loss.
# invented cause
04 | Regulatory worries explain the drop of {XRP day_worst} on the worst day.
02 | The sellers at −DI {ETH minus_di_14} are what moved the volume to {ETH volume_vs_average} times its average.
05 | The RSI climbed to {DOGE rsi_14} thanks to renewed interest from retail traders.
09 | Solana leads with {SOL compare_return} on the strength of its growing network.
12 | The neutral Fear & Greed index of {BTC fear_greed} carries the fall of {BTC return_30d:size} over 30 days.
# record oversold
01 | Sell cases like this one never miss by much, with {BTC probability:whole} right.
05 | The Sell has an edge over the base rate of {DOGE base_rate:whole}, as {DOGE probability:whole} of past cases were right.
11 | Record :: All {TSLA sample_size} past Buy cases by these rules were higher 30 days later.
06 | The interval from {TSLA probability_low:whole} to {TSLA probability_high:whole} leaves no room for the Buy to be wrong.
10 | Past Sell cases were right in most cases by far, {AAPL probability:whole} of them.
# promise or outlook
02 | The price of Ethereum is on its way down to {ETH forecast_30d_low}.
06 | Tesla moves above {TSLA resistance} in a month, as most past Buy cases did.
08 | In 30 days NVIDIA trades above {NVDA forecast_30d_low}, and not below it.
09 | Solana should stay ahead of Bitcoin, with {SOL compare_return} against {BTC compare_return}.
03 | Expect a breakout above {SOL resistance} soon.
# advice or order to the reader
08 | Keep NVIDIA small in the portfolio, since its volatility is {NVDA volatility_30d}.
07 | Between the two, NVIDIA at {NVDA price} is the one to own.
05 | With stochastic %K at {DOGE stochastic_k}, this is the time to take the gain.
01 | A Sell of Bitcoin at {BTC price} is the side to hold today.
12 | A mood of {BTC fear_greed} is a day for patience, so hold on to your coins.
# hearsay or outside knowledge
04 | The court case is still weighing on XRP at {XRP price}.
11 | Many on the street see Tesla as too dear at a P/E of {TSLA pe_ratio}.
09 | Ethereum at {ETH price} has the stronger developers and Bitcoin the stronger name.
03 | It is told in the market that the resistance at {SOL resistance} is the level of the big sellers.
# invented condition or past
01 | The last time that ADX stood at {BTC adx_14}, Bitcoin fell for a month.
06 | Tesla has been in an uptrend for each day of the year, with its 50-day average {TSLA call_order:side} the 200-day average.
07 | As long as the correlation holds at {AAPL/NVDA correlation}, Apple follows NVIDIA.
10 | Apple has kept {AAPL net_margin} of its revenue as profit in each year.
12 | Fear & Greed was in fear last month and now stands at {BTC fear_greed}.
# unit or kind wrong
04 | XRP has a change of {XRP supply_circulating} coins this month.
05 | Dogecoin is {DOGE rsi_14} percent neutral.
08 | The price fell {NVDA atr_percent} on an average day.
09 | The correlation of Bitcoin and Solana means that {BTC/SOL correlation} of the days are up for both.
# negation turned round
02 | No clear trend is there, as ADX reads {ETH adx_14}.
04 | Buyers do not lead, with +DI at {XRP plus_di_14} and −DI at {XRP minus_di_14}.
06 | The price is not below its 50-day average of {TSLA sma_50}.
11 | On-balance volume is not {TSLA obv_trend}, so the volume flow does not speak against the Buy.
12 | The place of {BTC range_position_52w} in the 52-week range is not near its low.
# subtle half-truths
03 | ADX at {SOL adx_14} shows hardly a trend, so the averages do not speak against the price.
07 | Apple has less volatility and a higher margin, {AAPL compare_volatility} and {AAPL net_margin}, so the evidence is for Apple and its price.
10 | Revenue grew {AAPL revenue_growth:size} and the margin is {AAPL net_margin}, so the call is a Buy by the company's figures.
02 | Ethereum rose {ETH return_365d:size} over 365 days, so it stands in an uptrend.
05 | An RSI of {DOGE rsi_14} is under its overbought zone, so none of the momentum figures is overbought.
# freer pictures
01 | Bitcoin is licking its wounds under {BTC resistance}.
11 | Tesla's engine is sputtering, with the histogram at {TSLA macd_histogram}.
08 | NVIDIA sits on a cushion of air above {NVDA support}.
03 | The bulls are knocking on the door at {SOL resistance}.
# addresses and handles
06 | Ask @teslabull about the support at {TSLA support}.
09 | All the figures, also the {BTC/ETH correlation}, are on cryptocompare-pro.io.
12 | Write to mood@btcdesk.example for more than {BTC fear_greed}.
04 | The rest of the move, {XRP own_part}, is told at www.xrp-truth.net/november.
`;
