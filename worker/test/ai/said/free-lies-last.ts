/** Lies over true figures written without the prompt, the last of them. */
export const FREE_LIES_LAST = `
# wrong direction word
BTC | Bitcoin has climbed steadily over the month, with a 30-day return of {BTC return_30d}.
BTC | Volume flows are improving, as on-balance volume is {BTC obv_trend}.
BTC | The coin has been recovering ground over 90 days, now at {BTC return_90d}.
TSLA | Tesla's MACD histogram of {TSLA macd_histogram} shows momentum building.
TSLA | With a 30-day change of {TSLA return_30d}, the stock has been marching higher.
TSLA | Tesla slipped over the quarter, with a 90-day return of {TSLA return_90d}.
AAPL,NVDA | Apple has been advancing for a year, as the 365-day figure of {AAPL return_365d} shows.
AAPL,NVDA | Nvidia's slide continued over the month, at {NVDA return_30d}.
AAPL,NVDA | Apple's revenue shrank by {AAPL revenue_growth:size} over the year before.
XRP | XRP is losing ground this week at {XRP return_7d}.
XRP | Buyers are backing away, which on-balance volume, {XRP obv_trend}, confirms.
SOL | Solana is sliding on the day, with a change of {SOL change_24h}.
# wrong comparison
BTC | Bitcoin trades at {BTC price}, comfortably above its 50-day average of {BTC sma_50}.
BTC | The MACD line at {BTC macd} is still under its signal line at {BTC macd_signal}.
BTC | Buyers dominate, since +DI at {BTC plus_di_14} is ahead of −DI at {BTC minus_di_14}.
TSLA | Tesla's price of {TSLA price} has dropped beneath its 200-day average of {TSLA sma_200}.
TSLA | The success rate of {TSLA probability} lags the base rate of {TSLA base_rate}.
TSLA | Tesla's P/E of {TSLA pe_ratio} is far above the usual range of large companies.
AAPL,NVDA | Nvidia is the more profitable company, with a net margin of {NVDA net_margin} against {AAPL net_margin} for Apple.
AAPL,NVDA | Apple is the riskier of the pair, at {AAPL volatility_30d} against {NVDA volatility_30d}.
AAPL,NVDA | Apple is cheaper by earnings, at {AAPL pe_ratio} compared with {NVDA pe_ratio} for Nvidia.
BTC,ETH,TSLA,SOL | Ether held up better than Bitcoin over 30 days, {ETH return_30d} against {BTC return_30d}.
BTC,ETH,TSLA,SOL | Bitcoin's volume is running hotter than Ether's, {BTC volume_vs_average} against {ETH volume_vs_average}.
SOL | Solana has broken out over its resistance at {SOL resistance} and trades at {SOL price}.
# wrong window
BTC | Since yesterday Bitcoin has lost {BTC return_30d:size}.
BTC | Over the past quarter the coin gained {BTC return_365d:size}.
BTC | This year's low so far this week is {BTC low_52w}.
TSLA | In the past week alone, Tesla fell {TSLA return_30d:size}.
TSLA | Over twelve months the stock has added {TSLA return_90d:size}.
TSLA | The 50-day average stands at {TSLA sma_20}.
AAPL,NVDA | Nvidia rose {NVDA return_30d:size} in a single day.
AAPL,NVDA | Apple has lost {AAPL return_365d:size} within a month.
BTC,ETH,TSLA,SOL | Overnight, Solana gained {SOL return_7d:size}.
BTC,ETH,TSLA,SOL | Ether's monthly gain is {ETH return_365d:size}.
XRP | XRP is up {XRP return_365d:size} since the start of the week.
XRP | The range of {XRP forecast_30d_low} to {XRP forecast_30d_high} is where we see the price by tomorrow.
# wrong asset
BTC,ETH,TSLA,SOL | Ether trades at {BTC price}.
BTC,ETH,TSLA,SOL | Solana's weekly gain of {BTC return_7d:size} leads the group.
BTC,ETH,TSLA,SOL | Bitcoin is overbought by its stochastic of {SOL stochastic_k}.
BTC,ETH,TSLA,SOL | Tesla's correlation with Solana is {BTC/ETH correlation}, so they move together.
BTC,ETH,TSLA,SOL | The P/E of Bitcoin is {TSLA pe_ratio}.
BTC,ETH,TSLA,SOL | Our Buy on Ether has a score of {TSLA score}.
BTC,ETH,TSLA,SOL | For Solana, support comes in at {ETH support}.
AAPL,NVDA | Apple carries a debt-to-equity ratio of {NVDA debt_to_equity}.
AAPL,NVDA | Nvidia sits near its low of the year, at {AAPL range_position_52w}.
AAPL,NVDA | Apple earned {NVDA net_income} in its fiscal year.
AAPL,NVDA | Nvidia's call is proven wrong above {AAPL invalidation_price}.
AAPL,NVDA | Microsoft, like Apple, earns a margin of {AAPL net_margin}.
# cause we hold no fact for
BTC | Bitcoin fell {BTC return_30d:size} because large funds took money out of their ETFs.
BTC | The drop of {BTC return_90d:size} is a reaction to higher interest rates.
BTC | Miners have been selling, which explains the decline of {BTC drawdown:size}.
TSLA | The slump of {TSLA return_30d:size} followed disappointing delivery numbers.
TSLA | Worries about competition from China pushed the stock {TSLA return_30d:move}.
TSLA | Thanks to strong demand for its cars, revenue grew {TSLA revenue_growth:size}.
AAPL,NVDA | Apple rose {AAPL change_24h:size} today after investors cheered the new phone.
AAPL,NVDA | Spending on artificial intelligence has lifted Nvidia by {NVDA return_30d:size}.
AAPL,NVDA | Apple trades near its low, at {AAPL range_position_52w}, owing to regulatory pressure in Europe.
XRP | A favourable court ruling sent XRP {XRP return_7d:move} this week.
SOL | Network outages weigh on Solana, which is {SOL return_30d:move} in 30 days.
SOL | Short sellers being squeezed out drove the gain of {SOL return_7d:size}.
# quantifier
BTC | Nearly every past Sell case was right, with a hit rate of {BTC probability}.
BTC | The vast majority of such calls end well, at {BTC probability}.
BTC | All of the indicators point down, from the MACD histogram at {BTC macd_histogram} to the ADX.
TSLA | Most past cases that touched the level still ended right, at {TSLA invalidation_right}.
TSLA | Hardly any of its revenue, {TSLA net_margin}, remains as profit.
TSLA | Every average supports the price, the 20-day one at {TSLA sma_20} included.
AAPL,NVDA | Both stocks lost money over the month, Nvidia at {NVDA return_30d} and Apple at {AAPL return_30d}.
AAPL,NVDA | Neither of the two is profitable, with margins of {AAPL net_margin} and {NVDA net_margin}.
BTC,ETH,TSLA,SOL | Each of the four is a Sell, from {BTC score} to {TSLA score}.
BTC,ETH,TSLA,SOL | None of the coins made money in the week, with Solana at {SOL return_7d}.
BTC,ETH,TSLA,SOL | All four are in a strong trend, as ADX readings of {BTC adx_14} and {TSLA adx_14} show.
XRP | Only a handful of cases, {XRP forecast_30d_cases}, back this range.
# superlative
BTC | This is the strongest signal we have ever had, at {BTC score}.
BTC | Bitcoin is at its highest level of the year at {BTC price}.
BTC | The coin has never been as cheap as at {BTC price}.
TSLA | Tesla is the calmest stock around, with a volatility of {TSLA volatility_30d}.
TSLA | The ADX of {TSLA adx_14} is among the strongest trend readings possible.
TSLA | A margin of {TSLA net_margin} is the best in the industry.
AAPL,NVDA | Nvidia is the most profitable chip maker in the world at {NVDA net_margin}.
BTC,ETH,TSLA,SOL | Bitcoin had the best return of the common window, {BTC compare_return}.
BTC,ETH,TSLA,SOL | Tesla was the least volatile of the group, at {TSLA compare_volatility}.
BTC,ETH,TSLA,SOL | Ether has the highest RSI of all, {ETH rsi_14}.
BTC,ETH,TSLA,SOL | Solana suffered the mildest drawdown from its peak, {SOL drawdown}.
XRP | XRP is the top performer of the whole market with {XRP return_7d}.
# sign flip
BTC | Bitcoin is {BTC price_vs_sma_200:size} above its 200-day average.
BTC | The call has an advantage of {BTC edge} that is statistically secure.
BTC | Over 90 days there was a profit of {BTC return_90d:size}.
TSLA | Holders of 30 days ago are {TSLA return_30d:size} ahead.
TSLA | The price is {TSLA price_vs_sma_200:size} short of its 200-day average.
TSLA | A MACD of {TSLA macd} above zero speaks for the bulls.
AAPL,NVDA | Apple gained {AAPL return_90d:size} in 90 days.
AAPL,NVDA | Nvidia stands {NVDA price_vs_sma_50:size} beneath its 50-day average.
AAPL,NVDA | Nvidia trades at a premium of {NVDA price_vs_sma_200:size} to its 200-day average.
XRP | XRP shed {XRP return_365d:size} in a year.
SOL | Solana is {SOL drawdown:size} above its one-year peak.
SOL | The score of {SOL score} is positive, so the rules lean towards buying.
# promise of what comes
BTC | Bitcoin will fall to {BTC support} before long.
BTC | A return to {BTC sma_200} is only a matter of time.
BTC | The price is bound to break {BTC resistance} soon.
TSLA | Expect Tesla to reach {TSLA high_52w} again by spring.
TSLA | The stock is set to gain another {TSLA return_90d:size} from here.
TSLA | Support at {TSLA support} is going to hold.
AAPL,NVDA | Nvidia is heading for {NVDA high_52w} next.
AAPL,NVDA | Apple's shares are certain to stay above {AAPL support}.
AAPL,NVDA | There is no way that Nvidia drops under {NVDA forecast_30d_low}.
XRP | XRP should easily clear {XRP resistance} in the coming days.
SOL | Once {SOL resistance} gives way, nothing stands between Solana and {SOL high_52w}.
SOL | Tomorrow's close is likely above {SOL price}.
# only, never, always
BTC | Support at {BTC support} has never been broken.
BTC | Such Sell calls always pay, as the {BTC probability} shows.
BTC | Bitcoin only ever falls when on-balance volume is {BTC obv_trend}.
TSLA | Tesla always rebounds from {TSLA support}.
TSLA | The only thing that matters is the P/E of {TSLA pe_ratio}.
TSLA | A Buy with a score of {TSLA score} never fails.
AAPL,NVDA | Nvidia only goes up when %K is at {NVDA stochastic_k}.
AAPL,NVDA | Ranges like {AAPL forecast_30d_low} to {AAPL forecast_30d_high} are never left.
BTC,ETH,TSLA,SOL | Bitcoin and Ether always move in the same direction, at {BTC/ETH correlation}.
BTC,ETH,TSLA,SOL | Tesla never moves with Bitcoin, as {BTC/TSLA correlation} proves.
XRP | Volume at {XRP volume_vs_average} times its average is invariably followed by a rally.
SOL | Whenever %K stands at {SOL stochastic_k}, a crash follows without exception.
# order in disguise
BTC | At {BTC price}, taking profits is the sensible move.
BTC | Anyone still holding at {BTC price} would do well to step aside.
BTC | Now is the moment to go short, with the score at {BTC score}.
TSLA | Wise investors add to their position near {TSLA support}.
TSLA | A stop just under {TSLA support} belongs in every portfolio.
TSLA | Consider adding Tesla below {TSLA sma_20}.
AAPL,NVDA | It makes sense to swap Apple at {AAPL price} for Nvidia.
AAPL,NVDA | Do not miss Nvidia at {NVDA price}.
BTC,ETH,TSLA,SOL | Your money is better placed in Tesla, with its score of {TSLA score}.
XRP | You might want to lock in the {XRP return_7d:size} of this week.
SOL | Traders ought to fade the move at {SOL resistance}.
SOL | Leave Solana alone until it closes above {SOL invalidation_price}.
# addresses, handles, people
BTC | More about {BTC price} stands on bitcoinprofits dot com.
BTC | Join t.me/btcsignals to trade {BTC price}.
BTC | Follow @coinwizard for updates on {BTC resistance}.
TSLA | Elon Musk called the price of {TSLA price} too high.
TSLA | See tesla-gains.io/start for how {TSLA price} came about.
TSLA | Goldman analysts share the view that {TSLA support} will hold.
AAPL,NVDA | Details on {AAPL price} are at aapl-insider.net.
AAPL,NVDA | Our partner StockGuru Pro confirms {NVDA price}.
AAPL,NVDA | Write to desk at nvda-club dot org about {NVDA price}.
XRP | The Ripple team has announced that {XRP price} is undervalued.
SOL | Connect your wallet at sol-claim.xyz while the price is {SOL price}.
SOL | Message @solwhale on Telegram when {SOL resistance} breaks.
`;
