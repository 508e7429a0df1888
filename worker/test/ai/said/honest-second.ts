/** Honest sentences of a writer who had read a prompt without patterns: the second half. */
export const HONEST_SECOND = `
# terse
01 | Volume flow :: On-balance volume {BTC obv_trend} over 20 days, against the price.
01 | ADX {BTC adx_14} with −DI {BTC minus_di_14} over +DI {BTC plus_di_14}: {BTC adx_14:zone}, and sellers lead it.
01 | Drawdown {BTC drawdown}; place in the 52-week range {BTC range_position_52w}, near its low.
01 | Calm for it: volatility {BTC forecast_volatility} expected over 30 days, rank {BTC forecast_rank}.
02 | Momentum :: MACD histogram {ETH macd_histogram}, {ETH macd_histogram:zone}; this argues against the Sell.
02 | Bollinger :: Place {ETH bollinger_position}: {ETH bollinger_position:zone}.
02 | 7-day 80% range {ETH forecast_7d_low} to {ETH forecast_7d_high}, price {ETH price} inside it.
02 | Stochastic %K {ETH stochastic_k}, %D {ETH stochastic_d}. Neutral, both.
03 | Score {SOL score}: against the price.
03 | Place in the Bollinger bands {SOL bollinger_position}: {SOL bollinger_position:zone}.
03 | 90 days {SOL return_90d:move}; 365 days {SOL return_365d:move}.
03 | Record :: {SOL probability:whole} right, base rate {SOL base_rate:whole}, {SOL sample_size} past cases.
04 | Levels :: Support {XRP support} close; resistance {XRP resistance} well above.
04 | ADX {XRP adx_14}: {XRP adx_14:zone}. RSI {XRP rsi_14}: {XRP rsi_14:zone}.
04 | Stochastic %D {XRP stochastic_d}: {XRP stochastic_d:zone}; %K {XRP stochastic_k}: {XRP stochastic_k:zone}.
05 | Forecast :: 30 days, 80% range: {DOGE forecast_30d_low} to {DOGE forecast_30d_high}.
05 | Odds of a touch within 30 days: {DOGE odds_rise_10:whole} for 10% above, {DOGE odds_fall_10:whole} for 10% below.
05 | MACD {DOGE macd} above its signal line {DOGE macd_signal}; momentum rising.
06 | Score {TSLA score}: for the price.
06 | Price {TSLA price} below the 20-day average {TSLA sma_20} and the 50-day average {TSLA sma_50}, above the 200-day average {TSLA sma_200}.
06 | Volume {TSLA volume_vs_average} times its average, on-balance volume {TSLA obv_trend}.
06 | P/E {TSLA pe_ratio}, net margin {TSLA net_margin}, debt to equity {TSLA debt_to_equity}.
07 | Momentum :: MACD histogram {AAPL macd_histogram} for Apple and {NVDA macd_histogram} for NVIDIA, both rising.
07 | 30 days: Apple {AAPL return_30d:move}, NVIDIA {NVDA return_30d:move}.
07 | Volume :: Apple {AAPL volume_vs_average} times its average, above it; NVIDIA {NVDA volume_vs_average} times, below it.
07 | Expected volatility {AAPL forecast_volatility} for Apple, {NVDA forecast_volatility} for NVIDIA: Apple calmer.
08 | Levels :: Resistance {NVDA resistance} just above the price {NVDA price}; support {NVDA support} well below it.
08 | ADX {NVDA adx_14}: {NVDA adx_14:zone}; RSI {NVDA rsi_14}: {NVDA rsi_14:zone}.
08 | Debt to equity {NVDA debt_to_equity}; net margin {NVDA net_margin}, {NVDA net_margin:zone}.
09 | Over 365 days all up: Solana {SOL return_365d}, Ethereum {ETH return_365d}, Bitcoin {BTC return_365d}.
09 | Market value :: Bitcoin {BTC market_cap}, Ethereum {ETH market_cap}, Solana {SOL market_cap}.
09 | Correlation :: Bitcoin and Solana {BTC/SOL correlation}: {BTC/SOL correlation:zone}.
09 | Volatility of 30 days: Bitcoin {BTC volatility_30d}, Ethereum {ETH volatility_30d}, Solana {SOL volatility_30d}; Bitcoin the calmest.
10 | Return on equity {AAPL return_on_equity}; debt to equity {AAPL debt_to_equity}.
10 | MACD histogram {AAPL macd_histogram}, {AAPL macd_histogram:zone}, but on-balance volume {AAPL obv_trend}.
10 | Record :: Edge of {AAPL edge}, interval {AAPL edge_low} to {AAPL edge_high}: more than chance.
11 | Bollinger :: Price {TSLA price} below the middle Bollinger band at {TSLA bollinger_middle}.
11 | Week :: {TSLA return_7d:move} over 7 days.
11 | Sentiment :: Fear & Greed {TSLA fear_greed}: {TSLA fear_greed:zone}.
12 | 30 days {BTC return_30d:move}, 90 days {BTC return_90d:move}, 365 days {BTC return_365d:move}.
12 | On-balance volume {BTC obv_trend}: volume flow is falling.
12 | Bollinger :: Place {BTC bollinger_position}: {BTC bollinger_position:zone}.
# plain
01 | The drawdown of {BTC drawdown} and the 90-day return of {BTC return_90d} both fit the Sell.
01 | Over 7 days Bitcoin rose {BTC return_7d:size}, and that is a point against the Sell.
01 | Of the past cases that crossed such a line, {BTC invalidation_right:whole} still ended right.
01 | Levels :: Resistance at {BTC resistance} lies just above the price of {BTC price}, and it is also the price that would prove the call wrong.
02 | What carries it :: The 50-day average is {ETH call_order:side} the 200-day average and the last close is {ETH call_vs_sma_200:side} it, so the trend points down.
02 | Bollinger :: The price lies below its middle Bollinger band of {ETH bollinger_middle} and above its lower Bollinger band of {ETH bollinger_lower}.
02 | Ethereum fell {ETH return_1d:size} over 1 day and {ETH return_90d:size} over 90 days.
02 | Record :: Such lines were crossed in {ETH invalidation_crossed:whole} of past cases, and only {ETH invalidation_right:whole} of those ended right.
03 | What carries the Sell is the long trend, with the 50-day average {SOL call_order:side} the 200-day average.
03 | The MACD histogram of {SOL macd_histogram} is rising, and the money flow index of {SOL mfi_14} is neutral.
03 | An average day covers {SOL atr_14}, or {SOL atr_percent} of the price.
03 | Forecast :: In 30 days the 80% range runs from {SOL forecast_30d_low} to {SOL forecast_30d_high}, and the price of {SOL price} lies between them.
04 | XRP is {XRP price_vs_sma_20:side} its 20-day average but {XRP price_vs_sma_50:side} its 50-day average and {XRP price_vs_sma_200:side} its 200-day average.
04 | Range :: The 80% range in 7 days runs from {XRP forecast_7d_low} to {XRP forecast_7d_high}, and in 30 days from {XRP forecast_30d_low} to {XRP forecast_30d_high}.
04 | Over 365 days XRP is still {XRP return_365d:move}, though it lost {XRP return_90d:size} over 90 days.
05 | The RSI at the last close was {DOGE call_rsi}, lower than the {DOGE rsi_14} it shows now, and both figures are neutral.
05 | Money flow :: A money flow index of {DOGE mfi_14} is {DOGE mfi_14:zone}, so it reads higher than the RSI of {DOGE rsi_14}.
05 | Risk :: An average day covers {DOGE atr_percent} of the price, and the volatility of {DOGE forecast_volatility} expected over 30 days is usual for it.
06 | What speaks against it :: Momentum is falling with a MACD histogram of {TSLA macd_histogram}, and sellers lead with −DI at {TSLA minus_di_14} over +DI at {TSLA plus_di_14}.
06 | Levels :: Support at {TSLA support} and resistance at {TSLA resistance} are both close to the price of {TSLA price}.
06 | Risk :: The odds of touching 10% above the last close are {TSLA odds_rise_10:whole}, higher than the {TSLA odds_fall_10:whole} for 10% below it.
06 | Tesla's interval runs from {TSLA probability_low:whole} to {TSLA probability_high:whole}, and the base rate of {TSLA base_rate:whole} lies between them.
07 | Apple's revenue grew {AAPL revenue_growth:size}, more than NVIDIA's {NVDA revenue_growth:size}.
07 | Place in the year :: Apple is near its low of the year with a place of {AAPL range_position_52w}, and NVIDIA stands higher with {NVDA range_position_52w}.
07 | What would prove it wrong :: For Apple a daily close above {AAPL invalidation_price} would prove the call wrong, for NVIDIA one above {NVDA invalidation_price}.
07 | The drawdowns in the window are close to each other, with {AAPL compare_drawdown} for Apple and {NVDA compare_drawdown} for NVIDIA.
08 | Fall :: The deepest fall within the last year was {NVDA span_fall}, and today the price still stands {NVDA drawdown:side} its highest close.
08 | The 80% range in 7 days runs from {NVDA forecast_7d_low} to {NVDA forecast_7d_high}.
08 | Company :: NVIDIA earned {NVDA eps_diluted} per share and owes {NVDA debt_to_equity} of debt for each dollar of equity.
09 | Solana leads the three over 90 days with {SOL compare_return}, while Bitcoin lags with {BTC compare_return}.
09 | Ethereum has the lowest RSI of the three at {ETH rsi_14}, and Solana the highest at {SOL rsi_14}.
09 | Beta :: Bitcoin has a beta of {BTC/ETH beta} against Ethereum and of {BTC/SOL beta} against Solana.
09 | Today :: Over 24 hours Solana rose {SOL change_24h:size}, while Bitcoin fell {BTC change_24h:size} and Ethereum fell {ETH change_24h:size}.
10 | Size :: Revenue was {AAPL revenue} and net income was {AAPL net_income}, so the company shows a profit.
10 | The market value comes to {AAPL price_to_sales} times the revenue.
10 | What the fundamentals do not show :: The price is {AAPL price_vs_sma_50:side} its 50-day average, and the last close was {AAPL call_vs_sma_200:side} the 200-day average.
11 | The record does not carry the Buy far, with {TSLA probability:whole} of past cases higher against a base rate of {TSLA base_rate:whole}.
11 | Risk :: The odds of touching {TSLA invalidation_price} within 30 days are {TSLA invalidation_odds:whole}, and a daily close below it would prove the Buy wrong.
11 | Range :: The 80% range in 30 days runs from {TSLA forecast_30d_low} to {TSLA forecast_30d_high}, and its lower end lies below the {TSLA invalidation_price} that would prove the call wrong.
12 | A Fear & Greed index of {BTC fear_greed} is {BTC fear_greed_class}, and the RSI of {BTC rsi_14} is also neutral, so the two agree.
12 | The trend does not share the neutral mood, as the price is {BTC price_vs_sma_50:side} its 50-day average and {BTC price_vs_sma_200:side} its 200-day average.
12 | Momentum :: The MACD histogram is {BTC macd_histogram} and rising, which speaks for the price.
# conversational
01 | Here is the thing about the record: {BTC probability:whole} right is more than {BTC base_rate:whole}, but the interval from {BTC probability_low:whole} to {BTC probability_high:whole} covers both.
01 | A Sell it is, although one year back the price was lower, with a return of {BTC return_365d:move} over 365 days.
01 | What fits the Sell is that all three averages lie above the price, from {BTC sma_20} up to {BTC sma_200}.
01 | On the risk side, the odds of touching 10% below the last close are {BTC odds_fall_10:whole}, against {BTC odds_rise_10:whole} for 10% above.
02 | Ethereum's volume is not quiet at all, with {ETH volume_vs_average} times its 20-day average and the volume flow {ETH obv_trend}.
02 | Here the Sell and the price over a year disagree: {ETH return_365d:move} over 365 days, yet {ETH call_year:move} between 250 and 22 trading days ago.
02 | Between its 52-week low of {ETH low_52w} and its 52-week high of {ETH high_52w}, Ethereum sits in the lower part, with a place of {ETH range_position_52w}.
02 | And for a coin that covers {ETH atr_percent} of its price on an average day, the 80% range in 30 days leaves room from {ETH forecast_30d_low} to {ETH forecast_30d_high}.
03 | The short view and the long view do not agree here, with {SOL return_7d:move} over 7 days and the price {SOL price_vs_sma_200:side} the 200-day average.
03 | Well, ADX at {SOL adx_14} says there is hardly a trend, so the Sell rests on the averages: the close was {SOL call_vs_sma_200:side} the 200-day one.
03 | Solana is a long way under its highest close, by {SOL drawdown:size}, and that is on the side of the Sell.
03 | A place of {SOL range_position_52w} in the 52-week range means that Solana is nearer its 52-week low of {SOL low_52w} than its 52-week high of {SOL high_52w}.
04 | No reason is on file for any of it, only the moves: {XRP day_worst}, then {XRP day_worst}, then {XRP day_worst}.
04 | The market's part was larger than the whole move, really: {XRP market_part} against {XRP span_change}, with {XRP own_part} left as XRP's own.
04 | XRP still has some way to go to its old high: the drawdown from its highest close of 365 days is {XRP drawdown}.
05 | Put simply, the RSI compares the gains and the losses of its window, and at {DOGE rsi_14} the gains are a bit ahead.
05 | In its 52-week range Dogecoin has a place of {DOGE range_position_52w}, and that is near its low.
05 | For all the strength of the week, {DOGE return_7d:move}, Dogecoin is still {DOGE return_90d:move} over 90 days.
06 | Two things pull apart here: Tesla is {TSLA return_90d:move} over 90 days and {TSLA return_30d:move} over 30 days.
06 | The Buy leans on the long averages, and a change between 250 and 22 trading days ago of {TSLA call_year:move} fits it too.
06 | Sentiment is on the greed side, with a Fear & Greed index of {TSLA fear_greed}, and the RSI of {TSLA rsi_14} is simply neutral.
06 | Even the 7 days say little, {TSLA return_7d:move}, with the middle Bollinger band of {TSLA bollinger_middle} just above the price.
07 | Apple is the calmer stock and NVIDIA the stronger one: {AAPL compare_volatility} of volatility against {NVDA compare_volatility}, but {AAPL compare_return:move} against {NVDA compare_return:move}.
07 | With a beta of {AAPL/NVDA beta} against NVIDIA, Apple on average moves by less than NVIDIA does.
07 | Both are a Sell with an edge, and still such lines were crossed in {AAPL invalidation_crossed:whole} of past cases for Apple.
07 | NVIDIA stands above its 20-day average of {NVDA sma_20}, and Apple stands just above its own at {AAPL sma_20}.
08 | How risky? Well, an average day covers {NVDA atr_percent} of the price, and the yearly volatility was {NVDA volatility_30d}.
08 | For all the calm, the stochastic %K is at {NVDA stochastic_k} and overbought, with the price near its upper band of {NVDA bollinger_upper}.
08 | A P/E of {NVDA pe_ratio} and a price to sales of {NVDA price_to_sales} tell what the market pays for NVIDIA, not how far it swings.
09 | Bitcoin is the calm one here, at {BTC compare_volatility} of volatility, but calm did not help it: it has the weakest return with {BTC compare_return}.
09 | As for the calls, all three are a Sell, with a score of {BTC score} for Bitcoin, {ETH score} for Ethereum and {SOL score} for Solana.
09 | Ethereum sits in the middle on volatility at {ETH compare_volatility}, between Bitcoin at {BTC compare_volatility} and Solana at {SOL compare_volatility}.
09 | Even the two that move least together, Ethereum and Solana, still have a correlation of {ETH/SOL correlation}.
10 | On the company side the numbers speak for it, with revenue {AAPL revenue_growth:move} and a margin of {AAPL net_margin}.
10 | Yet the market has not followed along: the stock is {AAPL return_365d:move} over 365 days.
10 | The stock trades near its support, too: {AAPL support} lies just under the price of {AAPL price}.
11 | Tesla also carries wide swings, with a yearly volatility of {TSLA volatility_30d} over 30 days.
11 | The odds are not one-sided, by the way: {TSLA odds_fall_10:whole} for touching 10% below the last close and {TSLA odds_rise_10:whole} for 10% above.
11 | Against that, the long trend still stands, with the price {TSLA price_vs_sma_200:side} its 200-day average.
12 | Neutral is the word for most of it: Fear & Greed at {BTC fear_greed}, RSI at {BTC rsi_14}, money flow at {BTC mfi_14}.
12 | There is a bit more volume than usual, {BTC volume_vs_average} times its average, and yet the volume flow is {BTC obv_trend}.
12 | In 7 days the 80% range runs from {BTC forecast_7d_low} to {BTC forecast_7d_high}, with the price of {BTC price} between the two.
`;
