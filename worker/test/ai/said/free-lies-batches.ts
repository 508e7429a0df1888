/** Lies over true figures written without the prompt, batch by batch. */
export const FREE_LIES_BATCHES = `
# second batch
AAPL,NVDA | Nvidia's price has collapsed over the month, see {NVDA return_30d}.
AAPL,NVDA | Apple boasts the better month with {AAPL return_30d} next to {NVDA return_30d} at Nvidia.
AAPL,NVDA | Apple's gap of {AAPL price_vs_sma_200:size} over the 200-day average is a comfortable cushion.
AAPL,NVDA | The two stocks are practically identical twins, with a correlation of {AAPL/NVDA correlation}.
AAPL,NVDA | With {NVDA debt_to_equity}, Nvidia is free of debt.
AAPL,NVDA | Apple's revenue of {AAPL revenue} is falling.
AAPL,NVDA | Nvidia is in a powerful trend, with an ADX of {NVDA adx_14}.
AAPL,NVDA | Apple is overbought with an RSI of {AAPL rsi_14}.
AAPL,NVDA | Apple's new headset drove the stock to {AAPL price}.
AAPL,NVDA | Export limits explain Nvidia's distance of {NVDA drawdown:size} to its high.
AAPL,NVDA | Analysts have trimmed their numbers, hence the {AAPL return_30d:size} loss.
AAPL,NVDA | Nvidia can only win from here, at {NVDA price}.
AAPL,NVDA | A crash in Apple is overdue at {AAPL pe_ratio} times earnings.
AAPL,NVDA | The next quarter is going to be a good one for Nvidia at {NVDA price}.
AAPL,NVDA | Nvidia will hardly fall below {NVDA support}.
AAPL,NVDA | Whoever sells Apple at {AAPL price} will regret it.
AAPL,NVDA | Better get rid of Apple before {AAPL support} breaks.
AAPL,NVDA | At {NVDA price} you can pick up Nvidia without worry.
AAPL,NVDA | The record of {AAPL probability} leaves no room for doubt.
AAPL,NVDA | Apple has a {AAPL odds_fall_10} chance of rising by 10%.
XRP | XRP has sailed past its 200-day average, at {XRP price_vs_sma_200}.
XRP | The market is in panic, with the index at {XRP fear_greed}.
XRP | Trading is unusually slow, at {XRP volume_vs_average} times the average.
XRP | XRP is hitting new lows at {XRP price}.
XRP | Nearly all of the supply, {XRP supply_issued}, is out.
XRP | A drop of 10% is almost ruled out, with odds of {XRP odds_fall_10}.
XRP | The move above {XRP resistance} confirms the breakout.
XRP | XRP lost {XRP return_90d:size} in the last seven days.
XRP | The price has doubled in a month, by {XRP return_365d}.
XRP | Banks in Asia are using the token more, which is why it is up {XRP return_7d:size}.
XRP | Our Buy on XRP stands with {XRP score}.
XRP | It is the safest coin there is, with a volatility of {XRP volatility_30d}.
XRP | Sit back and let XRP run to {XRP high_52w}.
XRP | Put a limit order at {XRP support}.
XRP | XRP is due a bounce from {XRP support}.
TSLA | Tesla barely moves, with a daily range of {TSLA atr_percent}.
TSLA | Tesla is drowning in debt at {TSLA debt_to_equity}.
TSLA | Tesla is losing money, as the margin of {TSLA net_margin} shows.
TSLA | Tesla is at the top of its range, {TSLA range_position_52w}.
TSLA | The market is fearful, with the index at {TSLA fear_greed}.
TSLA | The stock fell below {TSLA support} this week.
TSLA | The MACD has crossed above its signal, {TSLA macd} to {TSLA macd_signal}.
TSLA | On-balance volume, {TSLA obv_trend}, proves strong accumulation.
TSLA | Heavy buying, {TSLA volume_vs_average} times normal, stands behind the move.
TSLA | The P/E of {TSLA pe_ratio} makes it a steal.
TSLA | The Sell call on Tesla has a score of {TSLA score}.
TSLA | Robotaxi hopes keep the shares {TSLA price_vs_sma_200:size} above the average.
TSLA | A rally back to {TSLA high_52w} is around the corner.
ETH,SOL | Ether beats Solana on the week, {ETH return_7d} to {SOL return_7d}.
ETH,SOL | Solana is steadier than Ether, {SOL volatility_30d} against {ETH volatility_30d}.
ETH,SOL | Solana is deeply oversold at {SOL stochastic_k}.
ETH,SOL | Ether and Solana have nothing in common, with a correlation of {ETH/SOL correlation}.
ETH,SOL | Staking inflows gave Solana its {SOL return_7d:size}.
ETH,SOL | Ether's buyers lead, {ETH plus_di_14} to {ETH minus_di_14}.
ETH,SOL | Solana broke through {SOL resistance} yesterday.
ETH,SOL | Ether is hugging its high of the year, {ETH high_52w}.
ETH,SOL | Solana has strong support at {SOL support}, which will hold.
ETH,SOL | Switch from Ether at {ETH price} into Solana while you can.
ETH,SOL | Solana's trend is unmistakably strong at {SOL adx_14}.
ETH,SOL | The last month was kind to Ether, {ETH return_30d}.
# third batch
DOGE | Dogecoin is a sure winner at {DOGE price}.
DOGE | Dogecoin has left its 200-day average of {DOGE sma_200} behind.
DOGE | The volatility of {DOGE volatility_30d} is that of a government bond.
DOGE | It is practically impossible that {DOGE invalidation_price} is touched.
DOGE | Dogecoin's community carried it up {DOGE return_7d:size}.
DOGE | With {DOGE probability} on our side, the odds of profit are excellent.
DOGE | Small investors should load the boat at {DOGE support}.
DOGE | Set your alarm for {DOGE resistance}.
DOGE | A celebrity endorsement lies behind the volume of {DOGE volume_24h}.
DOGE | The long-term trend is healthy, {DOGE price_vs_sma_200}.
DOGE | Dogecoin now trades at the same price as its high, {DOGE high_52w}.
DOGE | This coin goes nowhere but up from {DOGE price}.
DOGE | The next stop is {DOGE high_52w}.
DOGE | Dogecoin has held up well this year, with a drawdown of {DOGE drawdown}.
MSFT,GOOGL | Alphabet's market value of {MSFT market_cap} is huge.
MSFT,GOOGL | Cloud growth has carried Microsoft to {MSFT price}.
MSFT,GOOGL | Alphabet lost a big lawsuit and now stands at {GOOGL price}.
MSFT,GOOGL | Microsoft earns nothing, with a margin of {MSFT net_margin}.
MSFT,GOOGL | Microsoft and Alphabet are at war, and {MSFT price} shows who wins.
MSFT,GOOGL | Owning Microsoft at {MSFT price} beats owning Alphabet.
MSFT,GOOGL | There's nothing to fear for Microsoft above {MSFT support}.
MSFT,GOOGL | Alphabet is the best stock money can buy at {GOOGL pe_ratio}.
MSFT,GOOGL | The smart money is already in Alphabet at {GOOGL price}.
MSFT,GOOGL | Microsoft has the edge with a score of {MSFT score}, so put it on top of your list.
BNB | BNB's RSI of {BNB rsi_14} screams oversold.
BNB | The fear index of {BNB fear_greed} shows a market on its knees.
BNB | BNB has not lost a cent from its top, see {BNB drawdown}.
BNB | All past cases, {BNB probability}, ended as called.
BNB | BNB is up against Bitcoin, {BNB return_30d}.
BNB | The ADX of {BNB adx_14} is falling.
BNB | Its RSI of {BNB rsi_14} was higher last week.
BNB | BNB has just had its best day since spring, {BNB change_24h}.
BNB | The volume of {BNB volume_24h} is a record.
BNB | Support at {BNB support} has been tested three times.
BNB | The exchange behind BNB burned coins, so supply fell to {BNB supply_circulating}.
BNB | Insiders have known since Monday that {BNB support} breaks.
BNB | A bounce from {BNB support} would be no surprise and should be used.
BNB | If you own BNB, {BNB price} is the price to leave.
TSLA | Tesla's chart at {TSLA price} forms a textbook double bottom.
TSLA | Tesla is as stable as gold, with {TSLA volatility_30d}.
TSLA | The {TSLA return_30d:size} drop was deserved.
TSLA | Shareholders of Tesla are {TSLA return_30d:size} richer than a month ago.
TSLA | The gap between {TSLA sma_50} and {TSLA sma_200} is closing fast.
TSLA | Momentum is on Tesla's side, with {TSLA macd_histogram}.
TSLA | Tesla's profits will carry the stock beyond {TSLA resistance}.
TSLA | Earnings per share of {TSLA eps_diluted} came in above what was hoped for.
# fourth batch
ETH | Ether stands {ETH price_vs_sma_20:size} higher than its 20-day average.
ETH | The year was a losing one for Ether: {ETH return_365d}.
ETH | Ether's bulls outnumber the bears, {ETH plus_di_14} to {ETH minus_di_14}.
ETH | Almost nobody trades Ether now, {ETH volume_vs_average} of normal.
ETH | Support at {ETH support} is miles away.
ETH | The resistance at {ETH resistance} is just a step away.
ETH | Ether's MACD, {ETH macd}, trails its signal, {ETH macd_signal}.
ETH | Ether shows no trend at all with an ADX of {ETH adx_14}.
ETH | Extreme fear rules, as the {ETH fear_greed} shows.
ETH | This call has proven its worth, {ETH probability} of the time.
ETH | Ether fell {ETH return_30d:size} yesterday.
ETH | The week brought {ETH return_30d:gain}.
ETH | Layer-two growth lifts Ether to {ETH price}.
ETH | The upgrade next month makes {ETH high_52w} realistic.
ETH | Ether can be bought safely at {ETH support}.
ETH | My advice at {ETH price} is patience.
ETH | One should never bet against Ether at {ETH price}.
ETH | Ether's decline of {ETH drawdown:size} is the smallest in its history.
ETH | Only fools sell at {ETH price}.
ETH | Nothing speaks for Ether at {ETH price}.
AAPL | Apple is on a roll, {AAPL return_30d}.
AAPL | Apple lost {AAPL change_24h:size} on the day.
AAPL | The stock has shot above {AAPL resistance}.
AAPL | Apple's sales dropped, {AAPL revenue_growth}.
AAPL | Apple is up to its neck in debt, {AAPL debt_to_equity}.
AAPL | Apple's {AAPL pe_ratio} is a bargain multiple.
AAPL | The odds of a 20% fall are substantial, {AAPL odds_fall_20}.
AAPL | Apple trades far above its low of the year, {AAPL low_52w}.
AAPL | Apple is at a new high for the year, {AAPL range_position_52w}.
AAPL | Its price is well over the 200-day average, {AAPL price_vs_sma_200}.
AAPL | Tim Cook bought shares at {AAPL price}.
AAPL | Tariff relief pushed Apple to {AAPL price}.
AAPL | Warren Buffett's favourite trades at {AAPL price}.
AAPL | In a month Apple stands above {AAPL forecast_30d_high}.
AAPL | Apple's range of {AAPL forecast_30d_low} to {AAPL forecast_30d_high} is certain to hold.
AAPL | Apple always finds buyers at {AAPL support}.
AAPL | Take the {AAPL return_7d:size} and run.
AAPL | Better opportunities than Apple at {AAPL price} exist, so look elsewhere.
AAPL | Apple's Buy is confirmed by {AAPL score}.
AAPL | Everything about Apple at {AAPL price} says quality.
# fifth batch
NVDA | Nvidia is bleeding, {NVDA return_30d}.
NVDA | The odds of touching {NVDA invalidation_price} are negligible, {NVDA invalidation_odds}.
NVDA | Nvidia's money flow of {NVDA mfi_14} is overbought.
NVDA | At {NVDA price_vs_sma_200:size}, the gap above the 200-day average leaves room.
NVDA | Nvidia lies close to its high of {NVDA high_52w}.
NVDA | Its debt of {NVDA debt_to_equity} is the highest among chip makers.
NVDA | Gamers and miners drive Nvidia's {NVDA revenue_growth}.
NVDA | A split is what Nvidia needs at {NVDA price}.
NVDA | Nvidia's board plans a buyback at {NVDA price}.
NVDA | Shorting Nvidia at {NVDA resistance} offers a good ratio.
NVDA | The sell signal of {NVDA score} tells holders to run.
NVDA | Nvidia has risen on each of the last days, {NVDA return_7d}.
NVDA | Nvidia crosses {NVDA resistance} within days.
NVDA | The range {NVDA forecast_30d_low} to {NVDA forecast_30d_high} has been right each time.
NVDA | Nvidia's volume is exploding at {NVDA volume_vs_average}.
SOL | Solana dropped {SOL return_7d:size} in a week.
SOL | Solana's downtrend is brutal with an ADX of {SOL adx_14}.
SOL | Solana is oversold by every measure, from {SOL rsi_14} to {SOL mfi_14}.
SOL | Bears hold the reins, {SOL minus_di_14} against {SOL plus_di_14}.
SOL | Solana's on-balance volume, {SOL obv_trend}, shows holders fleeing.
SOL | In {SOL probability} of cases, clearly more than the base rate, the Sell was right.
SOL | Solana has recovered its losses, {SOL drawdown}.
SOL | Memecoin trading explains the {SOL return_7d:size}.
SOL | Solana stands a whole year's gain of {SOL return_365d:size} above last week.
SOL | Validators are leaving, so {SOL support} is weak.
SOL | {SOL resistance} is the ideal spot for a short.
SOL | Solana might be the next Bitcoin at {SOL price}.
SOL | Solana has beaten every other coin, {SOL return_365d}.
SOL | The floor at {SOL support} is made of concrete.
SOL | Sell Solana today at {SOL price}, not tomorrow.
`;
