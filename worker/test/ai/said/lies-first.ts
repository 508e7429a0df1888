/** Lies over true figures by the same writer, in the words of the contract: the first half. */
export const LIES_FIRST = `
# wrong direction
01 | Bitcoin rose {BTC return_30d:size} over 30 days.
03 | Solana fell {SOL return_7d:size} over 7 days, and this fits the Sell.
05 | Dogecoin gained {DOGE return_90d:size} over 90 days.
10 | Company :: Revenue shrank {AAPL revenue_growth:size} over the year before.
12 | The volume flow is rising, as on-balance volume ({BTC obv_trend}) shows.
# wrong side of a level
01 | Trend :: The price lies above its 200-day average of {BTC sma_200}.
03 | Solana trades above its 50-day average of {SOL sma_50}.
06 | Tesla stands below its 200-day average of {TSLA sma_200}, and this weighs on the Buy.
08 | Levels :: NVIDIA trades above its resistance at {NVDA resistance}.
11 | The price of {TSLA price} is higher than the 20-day average of {TSLA sma_20}.
# wrong comparison
02 | Momentum :: MACD at {ETH macd} is below its signal line at {ETH macd_signal}.
06 | +DI at {TSLA plus_di_14} is above −DI at {TSLA minus_di_14}, so buyers lead.
07 | Apple is more volatile than NVIDIA, with a yearly volatility of {AAPL compare_volatility} against {NVDA compare_volatility}.
04 | The volatility of {XRP forecast_volatility} expected over 30 days is higher than the volatility of {XRP volatility_30d} over the last 30 days.
10 | Stochastic %K at {AAPL stochastic_k} is higher than stochastic %D at {AAPL stochastic_d}.
# wrong rank or count
09 | Ethereum has the highest yearly volatility of the three with {ETH compare_volatility}.
09 | Bitcoin leads over 90 days with a return of {BTC compare_return}, ahead of Ethereum with {ETH compare_return}.
06 | The price of {TSLA price} lies under all three averages: {TSLA sma_20}, {TSLA sma_50} and {TSLA sma_200}.
09 | Solana is the only Buy of the three, with a score of {SOL score}.
# wrong window
01 | Bitcoin fell {BTC return_90d:size} over 7 days.
04 | XRP gained {XRP return_365d:size} over 90 days.
11 | Tesla lost {TSLA return_30d:size} this week.
08 | Risk :: NVIDIA fell {NVDA span_fall:size} in a month.
12 | The 80% range in 30 days runs from {BTC forecast_7d_low} to {BTC forecast_7d_high}.
# wrong asset
07 | Apple rose {NVDA compare_return:size} over the common window, and this speaks against its Sell.
07 | NVIDIA has a P/E of {AAPL pe_ratio}.
09 | Solana has a drawdown of {ETH drawdown} from its highest close.
09 | Ethereum trades at {SOL price}.
07 | Apple's nearest resistance lies at {NVDA resistance}.
# slot of another figure named
01 | RSI {BTC adx_14}: neutral.
02 | Levels :: The nearest support lies at {ETH bollinger_lower}, near the price of {ETH price}.
06 | The net margin of {TSLA return_on_equity} speaks for the Buy.
08 | The P/E of NVIDIA is {NVDA price_to_sales}.
03 | Stochastic %K stands at {SOL mfi_14} and is neutral.
# wrong zone or reading
02 | An RSI of {ETH rsi_14} is oversold.
04 | ADX at {XRP adx_14} shows a strong trend.
05 | At {DOGE rsi_14} the RSI is overbought.
12 | Mood :: The Fear & Greed index at {BTC fear_greed} shows greed.
08 | The volatility of {NVDA forecast_volatility} expected over 30 days is wild for it.
# invented cause
04 | XRP fell {XRP span_change:size} this month because large holders took profits.
06 | Tesla fell {TSLA return_30d:size} over 30 days on weak delivery figures.
01 | The loss of {BTC return_30d:size} over 30 days is due to outflows from the funds.
10 | The move of the day, {AAPL change_24h:move}, tells of the revenue, which grew {AAPL revenue_growth:size}.
04 | Volume at {XRP volume_vs_average} times its average is what carries the fall of {XRP span_change:size} this month.
# record oversold
01 | The record shows an edge: {BTC probability:whole} of past Sell cases were right, against a base rate of {BTC base_rate:whole}.
06 | Past Buy cases were right in {TSLA probability:whole} of cases, so the Buy has a proven edge.
02 | Record :: The Sell was right in each of the {ETH sample_size} past cases.
07 | A Sell for Apple has always been right, with a share of {AAPL probability:whole} in past cases.
03 | The interval from {SOL probability_low:whole} to {SOL probability_high:whole} lies above the base rate of {SOL base_rate:whole}.
# promise or outlook
01 | In 30 days Bitcoin trades at {BTC forecast_30d_low}.
03 | Solana moves above {SOL resistance} this week.
05 | Dogecoin will reach {DOGE forecast_30d_high} within the month.
06 | Tesla is certain to stand above {TSLA forecast_30d_low} in 30 days.
12 | The next move of Bitcoin is up, from {BTC price} to {BTC forecast_30d_high}.
# advice or order to the reader
01 | You should sell your Bitcoin now at {BTC price}.
06 | Take profits near {TSLA resistance} and set a stop below {TSLA invalidation_price}.
11 | Today is the day for a Sell, with the price at {TSLA price}.
02 | A Buy at {ETH support} is the right move now.
10 | With a P/E of {AAPL pe_ratio}, it is best to wait for a lower entry.
# hearsay or outside knowledge
06 | Analysts see Tesla back above {TSLA resistance} after the next earnings call.
08 | The data-center business carries most of the revenue of {NVDA revenue}.
12 | Whales are selling, and on-balance volume is {BTC obv_trend}.
10 | The market says that Apple, at a P/E of {AAPL pe_ratio}, is the strongest company of the year.
# invented condition or past
02 | The support at {ETH support} has held in each month of this year.
03 | The price stood above {SOL resistance} on most days of the month and now is back under it.
05 | If the support at {DOGE support} holds, the trend turns up.
08 | NVIDIA moved under its support at {NVDA support} this week and is now back above it.
11 | Once ADX at {TSLA adx_14} climbs, the Buy is confirmed.
# unit or kind wrong
06 | Tesla earned {TSLA net_margin} for each of its shares.
09 | Bitcoin gained {BTC market_cap} of market value over 30 days.
10 | Apple owes {AAPL pe_ratio} of debt for each dollar of equity.
01 | Bitcoin fell {BTC atr_14} over 1 day.
# negation turned round
01 | The trend does not point down, with the price {BTC price_vs_sma_200:side} its 200-day average.
05 | The money flow index of {DOGE mfi_14} is not overbought.
07 | Neither stock lies below its 200-day average: {AAPL price_vs_sma_200} for Apple, {NVDA price_vs_sma_200} for NVIDIA.
06 | A daily close below {TSLA invalidation_price} would not prove the call wrong.
03 | The stochastic %K of {SOL stochastic_k} and the %D of {SOL stochastic_d} are neither overbought nor close to it.
# subtle half-truths
01 | More than half of the past Sell cases were right, {BTC probability:whole}, and this share is the evidence that carries the Sell.
08 | The odds of touching 20% below the last close are {NVDA odds_fall_20:whole}, so there is hardly a risk in the stock.
09 | Solana rose {SOL change_24h:size} over 24 hours, so it is in an uptrend.
12 | Bitcoin gained {BTC return_7d:size} over 7 days, so the trend points up.
11 | Tesla rose {TSLA return_90d:size} over 90 days, so the returns speak for the Buy over each window.
# freer pictures
04 | XRP is catching its breath before the next leg up, with the RSI at {XRP rsi_14}.
05 | Dogecoin is a coiled spring under {DOGE resistance}.
02 | The bears have Ethereum by the throat, with −DI at {ETH minus_di_14}.
12 | At {BTC fear_greed} the mood is the calm before the storm.
# addresses and handles
01 | Follow @btc_signals for the next move below {BTC support}.
07 | The evidence for the correlation of {AAPL/NVDA correlation} is at nvda-vs-aapl.com.
10 | See https://aapl-figures.example for the net income of {AAPL net_income}.
03 | The levels {SOL support} and {SOL resistance} are from t.me/solcalls.
`;
