/**
 * Sentences written batch by batch while the rules were set, each batch before the rules had seen it: honest ones, and lies around
 * true figures. `assets | sentence` as in `unseen-honest.ts`.
 */
export const TUNING_HONEST = `
# second batch
AAPL,NVDA | AAPL: −DI {AAPL minus_di_14} > +DI {AAPL plus_di_14}, ADX {AAPL adx_14}; drift lower, no trend.
AAPL,NVDA | AAPL OBV {AAPL obv_trend} on volume {AAPL volume_vs_average}x average: distribution.
AAPL,NVDA | NVDA support {NVDA support}, some way down; resistance {NVDA resistance} within reach.
AAPL,NVDA | NVDA histogram just positive at {NVDA macd_histogram}, hardly a signal.
AAPL,NVDA | Edge {AAPL edge}, interval {AAPL edge_low} to {AAPL edge_high}: excludes zero, so a proven one.
AAPL,NVDA | NVDA wins on 30d ({NVDA return_30d}), 90d ({NVDA return_90d}) and 365d ({NVDA return_365d}).
AAPL,NVDA | Growth: AAPL {AAPL revenue_growth:move}, NVDA {NVDA revenue_growth:move}.
AAPL,NVDA | NVDA RoE {NVDA return_on_equity} on more leverage.
AAPL,NVDA | Short-term bid in both: week {AAPL return_7d} and {NVDA return_7d}.
AAPL,NVDA | Downside odds (10% in a month): NVDA {NVDA odds_fall_10}, AAPL {AAPL odds_fall_10}.
XRP | RSI {XRP rsi_14} dead centre, MFI {XRP mfi_14} same.
XRP | Bands {XRP bollinger_lower} to {XRP bollinger_upper}, price in the upper half.
XRP | Vol {XRP volatility_30d}, above the forecast of {XRP forecast_volatility}; {XRP forecast_rank:zone}.
XRP | Trend down long term: {XRP price_vs_sma_200:side} the 200-day.
XRP | Correction from {XRP high_52w} still runs at {XRP drawdown}.
XRP | No edge: {XRP edge} with {XRP edge_low} to {XRP edge_high}.
TSLA | Margin {TSLA net_margin}; growth modest at {TSLA revenue_growth}.
TSLA | Range position {TSLA range_position_52w}: mid-table.
TSLA | Score {TSLA score}; strongest input is the gap of {TSLA call_vs_sma_200} to the 200-day average.
TSLA | 50-day above 200-day by {TSLA call_order:size}: golden alignment intact.
TSLA | Flat on the day, {TSLA change_24h}.
TSLA | Hist {TSLA macd_histogram}: momentum {TSLA macd_histogram:zone}.
ETH,SOL | SOL bid, ETH not: +DI {SOL plus_di_14} vs {ETH plus_di_14}.
ETH,SOL | ETH volume {ETH volume_vs_average}x, SOL {SOL volume_vs_average}x.
ETH,SOL | Corr {ETH/SOL correlation}; beta {ETH/SOL beta}.
ETH,SOL | Both miss their 200-day averages by a wide margin: {ETH price_vs_sma_200}, {SOL price_vs_sma_200}.
ETH,SOL | RSI gap: {SOL rsi_14} against {ETH rsi_14}.
ETH,SOL | SOL max drawdown smaller, {SOL compare_drawdown} vs {ETH compare_drawdown}.
AAPL,NVDA | If you look at the past week alone, both stocks were up: Apple {AAPL return_7d:size}, Nvidia {NVDA return_7d:size}.
AAPL,NVDA | Nvidia has more debt than Apple for its size, {NVDA debt_to_equity} against {AAPL debt_to_equity}.
AAPL,NVDA | A rise of 10% or more over the next month has odds of {AAPL odds_rise_10} for Apple and {NVDA odds_rise_10} for Nvidia.
AAPL,NVDA | Neither stock is in a strong trend, with ADX at {AAPL adx_14} and {NVDA adx_14}.
AAPL,NVDA | Wall Street's mood is on the greedy side, with the index at {AAPL fear_greed}.
AAPL,NVDA | For every dollar of sales, Apple keeps {AAPL net_margin} and Nvidia {NVDA net_margin}.
AAPL,NVDA | Apple is the bigger of the two, with a market value of {AAPL market_cap} against {NVDA market_cap}.
AAPL,NVDA | Over a full year Apple lost {AAPL return_365d:size}, and Nvidia is slightly up at {NVDA return_365d}.
AAPL,NVDA | Our Sell on Apple would be off the table after a close over {AAPL invalidation_price}.
XRP | XRP swings a lot: the average daily range is {XRP atr_percent} of its price.
XRP | So far the rebound has stopped short of the 50-day average at {XRP sma_50}.
XRP | It is a long way below its high of {XRP high_52w}, though also well above the low of {XRP low_52w}.
XRP | Four weeks ago it was more expensive, and the change since then is {XRP return_30d}.
XRP | The picture would brighten above {XRP resistance} and darken below {XRP support}.
XRP | Our rules say Sell because the price is under its 200-day average, by {XRP call_vs_sma_200:size} at the last close.
XRP | History is no great help: such calls were right {XRP probability} of the time.
TSLA | The shares are well off their high: {TSLA drawdown:size} to be exact.
TSLA | Tesla made {TSLA net_income} in its last fiscal year, on sales of {TSLA revenue}.
TSLA | You get a company with low debt ({TSLA debt_to_equity}) and a share price that jumps around ({TSLA atr_percent} on a normal day).
TSLA | Even after the recent slide the shares are {TSLA return_90d:size} higher than 90 days ago.
TSLA | The index of market mood shows greed, {TSLA fear_greed}, which is not a plus by itself.
TSLA | About one thing the signals agree: there's hardly a trend right now, at {TSLA adx_14}.
ETH,SOL | Solana is winning the week, with {SOL return_7d:move} against {ETH return_7d:move} for Ether.
ETH,SOL | Ether has slipped further over the month, down {ETH return_30d:size}, than Solana with {SOL return_30d:size}.
ETH,SOL | Ether is the less volatile coin of the two, {ETH volatility_30d} against {SOL volatility_30d}.
ETH,SOL | Solana looks a bit hot: the stochastic is at {SOL stochastic_k}, where anything above eighty counts as overbought.
ETH,SOL | Money is flowing into Solana, going by an on-balance volume that is {SOL obv_trend}, and out of Ether, where it is {ETH obv_trend}.
AAPL,NVDA | The case against Apple is mainly technical, because its business figures, with a net margin of {AAPL net_margin} and revenue growth of {AAPL revenue_growth}, are sound.
AAPL,NVDA | Since Nvidia already stands close to its resistance of {NVDA resistance}, while its invalidation level of {NVDA invalidation_price} lies higher, there is some room in which the call stays valid even if the advance continues.
AAPL,NVDA | The difference in net margin, {AAPL net_margin} versus {NVDA net_margin}, partly explains why Apple is given the higher multiple of {AAPL pe_ratio}.
AAPL,NVDA | A word on uncertainty: the share of {AAPL probability} comes with a 95% interval from {AAPL probability_low} to {AAPL probability_high}, which is wide.
AAPL,NVDA | Momentum has improved in both names, as a positive MACD histogram shows ({AAPL macd_histogram} and {NVDA macd_histogram}), yet improving momentum inside a falling long-term trend has not been enough to turn the score.
AAPL,NVDA | On a 30-day horizon the forecast puts most outcomes for Nvidia between {NVDA forecast_30d_low} and {NVDA forecast_30d_high}, a band that includes both the support at {NVDA support} and the invalidation level.
XRP | The contrast between a good week ({XRP return_7d}) and a weak quarter ({XRP return_90d}) is typical of a market that is trying to stabilize after a long decline.
XRP | With +DI at {XRP plus_di_14} and −DI at {XRP minus_di_14}, buyers have taken the lead, but an ADX of {XRP adx_14} says that this lead has not developed into a trend.
XRP | Of the signals that enter the score, only the trend ones count against XRP, while momentum neither adds nor subtracts, which leaves it at {XRP score}.
XRP | Should the price move above {XRP invalidation_price}, the reasoning behind the Sell would be void, and with odds of {XRP invalidation_odds} that is a realistic outcome.
XRP | It is also a matter of supply, as only {XRP supply_issued} of the maximum of {XRP supply_max} exists today.
XRP | The forecast range was right in {XRP forecast_30d_held} of earlier cases, which is close to what a range of this kind promises.
TSLA | The long-term trend, measured by the {TSLA price_vs_sma_200} gap to the 200-day average, and the short-term trend, measured by the {TSLA price_vs_sma_20} gap to the 20-day average, currently disagree.
TSLA | Compared with its own recent past the stock is not moving on heavy volume, which at {TSLA volume_vs_average} times the average remains light, so the decline looks more like a lack of buyers than like a rush of sellers.
TSLA | The high volatility of {TSLA volatility_30d} also explains why the level that would prove the call wrong, {TSLA invalidation_price}, lies comparatively far from the price.
TSLA | An investor who follows the trend will point to the distance to the 200-day average of {TSLA sma_200}, and one who looks at momentum will point to the falling MACD of {TSLA macd}.
TSLA | A price-to-sales ratio of {TSLA price_to_sales} combined with a net margin of {TSLA net_margin} yields the earnings multiple of {TSLA pe_ratio}.
TSLA | Buy calls under these rules were followed by a higher price in {TSLA probability} of {TSLA sample_size} cases, and the difference of {TSLA edge} to the base rate may be due to chance.
ETH,SOL | Ether's position is weaker on several counts at once: on-balance volume is {ETH obv_trend}, −DI leads at {ETH minus_di_14}, and the 30-day return is {ETH return_30d}.
ETH,SOL | The main difference between the two lies in the short term, where Solana's RSI of {SOL rsi_14} signals demand and Ether's of {ETH rsi_14} does not.
ETH,SOL | Solana's overbought stochastic ({SOL stochastic_k}) does not have to end in a fall, because such readings can persist, but it does mean that a good part of the move has already happened.
ETH,SOL | Although Solana has the larger distance to its high, {SOL drawdown} against {ETH drawdown}, it has recovered more over the past year, {SOL return_365d} against {ETH return_365d}.
# third batch
DOGE | Spot {DOGE price}; 20-day {DOGE sma_20}, 50-day {DOGE sma_50}, 200-day {DOGE sma_200}.
DOGE | Call: Sell, score {DOGE score}, horizon {DOGE horizon_days} days.
DOGE | Long trend negative, {DOGE price_vs_sma_200}; short trend positive, {DOGE price_vs_sma_20}.
DOGE | %K {DOGE stochastic_k}, %D {DOGE stochastic_d}; RSI lags at {DOGE rsi_14}.
DOGE | Cap {DOGE market_cap}, turnover {DOGE volume_24h}.
DOGE | Invalidation {DOGE invalidation_price}; touched in {DOGE invalidation_odds} of simulated paths.
MSFT,GOOGL | MSFT vs GOOGL: P/E {MSFT pe_ratio} / {GOOGL pe_ratio}, margin {MSFT net_margin} / {GOOGL net_margin}.
MSFT,GOOGL | Scores {MSFT score} and {GOOGL score}.
MSFT,GOOGL | ATR: {MSFT atr_percent} vs {GOOGL atr_percent}.
MSFT,GOOGL | 52w position: MSFT {MSFT range_position_52w}, GOOGL {GOOGL range_position_52w}.
BNB | Mood {BNB fear_greed_class}; index {BNB fear_greed}.
BNB | Base rate {BNB base_rate}, hit rate {BNB probability}.
BNB | OBV: {BNB obv_trend}. Volume: {BNB volume_vs_average} of average.
DOGE | Dogecoin's price is {DOGE price} at the moment, and the whole coin is valued at {DOGE market_cap}.
DOGE | In the last 24 hours it moved by {DOGE change_24h}, which is nothing out of the ordinary.
DOGE | What worries us is the bigger picture, since it's trading {DOGE price_vs_sma_200:side} the 200-day average.
DOGE | On the bright side, the week brought {DOGE return_7d:gain}.
DOGE | You can see how fast it moves from the volatility, which is {DOGE volatility_30d} a year.
DOGE | The chance of hitting the level that would prove us wrong, {DOGE invalidation_price}, is {DOGE invalidation_odds}.
DOGE | It would take a close above {DOGE invalidation_price} for us to change our mind.
DOGE | Dogecoin has no maximum supply, and {DOGE supply_circulating} coins are around today.
MSFT,GOOGL | Microsoft's net margin is {MSFT net_margin}, Alphabet's is {GOOGL net_margin}.
MSFT,GOOGL | Over the past month Microsoft {MSFT return_30d:past} and Alphabet {GOOGL return_30d:past}.
MSFT,GOOGL | Google's parent has a market value of {GOOGL market_cap}, while Microsoft is worth {MSFT market_cap}.
MSFT,GOOGL | Both companies published their last annual report a while ago, on {MSFT filing_date} and {GOOGL filing_date}.
MSFT,GOOGL | How much of a year's range is behind them differs: {MSFT range_position_52w} for Microsoft and {GOOGL range_position_52w} for Alphabet.
BNB | BNB's RSI of {BNB rsi_14} doesn't tell us much, because it's {BNB rsi_14:zone}.
BNB | Past results of this call: right in {BNB probability:whole} of {BNB sample_size} cases.
BNB | The trend measure ADX stands at {BNB adx_14}, which we'd describe as {BNB adx_14:zone}.
BNB | From the top it has come down by {BNB drawdown:size}.
DOGE | What makes Dogecoin hard to judge is that its fast and slow indicators point in different directions, with the stochastic at {DOGE stochastic_k} on the one hand and a gap of {DOGE price_vs_sma_200} to the 200-day average on the other.
DOGE | The score of {DOGE score} expresses how strongly the rules lean, not how likely a fall is, and the measured share of {DOGE probability} is the better guide to the latter.
DOGE | As a rule of thumb, an average true range of {DOGE atr_percent} means that a move of that size in a day is nothing special for this coin.
DOGE | Resistance at {DOGE resistance} and support at {DOGE support} frame the current range, and within it the price says little about the next trend.
MSFT,GOOGL | Comparing the two on valuation, Microsoft trades at {MSFT pe_ratio} times earnings and Alphabet at {GOOGL pe_ratio} times.
MSFT,GOOGL | A correlation of {MSFT/GOOGL correlation} means that the two stocks share part of their daily moves, which is common for large technology companies.
MSFT,GOOGL | Return on equity tells how much profit a company makes on its owners' capital, and it stands at {MSFT return_on_equity} for Microsoft and at {GOOGL return_on_equity} for Alphabet.
BNB | The 50-day average lies {BNB call_order:size} away from the 200-day average, and it is this order of the averages that the trend rules look at first.
BNB | Because the interval from {BNB probability_low} to {BNB probability_high} is so wide, the hit rate of {BNB probability} should be treated as a rough estimate rather than as a precise number.
BNB | The money flow index of {BNB mfi_14} adds volume to the picture that RSI gives, and here the two tell the same story.
BNB | Whether the next thirty days bear out the call is open, because the interval of past results, {BNB probability_low} to {BNB probability_high}, leaves room for both outcomes.
# fourth batch
ETH | Ether {ETH price}, day {ETH change_24h:move}, month {ETH return_30d:move}.
ETH | Below every average: {ETH price_vs_sma_20}, {ETH price_vs_sma_50}, {ETH price_vs_sma_200}.
ETH | Support at {ETH support} is the line; nearest resistance far at {ETH resistance}.
ETH | Selling on volume: {ETH volume_vs_average}x, OBV {ETH obv_trend}.
ETH | Histogram {ETH macd_histogram} turns up from negative MACD {ETH macd}; early, unconfirmed.
ETH | Beaten down, {ETH drawdown} from the high, yet RSI {ETH rsi_14} not oversold.
ETH | Stretch to the 200-day: {ETH price_vs_sma_200:size}.
ETH | Call error point {ETH invalidation_price}, odds {ETH invalidation_odds}.
AAPL | AAPL {AAPL price}; sits between {AAPL support} and {AAPL resistance}.
AAPL | Fundamentals fine: margin {AAPL net_margin}, growth {AAPL revenue_growth}, RoE {AAPL return_on_equity}.
AAPL | Downtrend weak by ADX ({AAPL adx_14}); still a Sell on the averages.
AAPL | Track record better than base by {AAPL edge}, significant.
AAPL | Bounce of {AAPL return_7d} this week fails to change the score of {AAPL score}.
ETH | Ether has been falling behind over the last month, losing {ETH return_30d:size}.
ETH | A year ago it was cheaper, though, and it has gained {ETH return_365d:size} since.
ETH | More coins than usual changed hands, {ETH volume_vs_average} times the average, and mostly on down days, as on-balance volume is {ETH obv_trend}.
ETH | There is a cushion of sorts at {ETH support}, the nearest support, just below today's price of {ETH price}.
ETH | If that gives way, the next place to look is the low of the year at {ETH low_52w}.
ETH | The fear and greed index doesn't lean either way at {ETH fear_greed}.
ETH | Its swings are ordinary for a coin, around {ETH atr_percent} a day.
AAPL | Apple makes {AAPL eps_diluted} per share, so at today's price you pay {AAPL pe_ratio} times that.
AAPL | The company itself is doing fine, with sales up {AAPL revenue_growth:size}, but the stock is not.
AAPL | It's {AAPL drawdown:size} under its best close of the year.
AAPL | The last week was better, with {AAPL return_7d:gain}.
AAPL | A fall of 20% within a month is improbable, at {AAPL odds_fall_20}.
AAPL | We'd be wrong if it closed over {AAPL invalidation_price}, and that's a live possibility at {AAPL invalidation_odds}.
AAPL | Sell calls like this were right a bit more often than chance: {AAPL probability} compared with {AAPL base_rate}.
ETH | Ether's downtrend is confirmed by several independent measures: the price lies {ETH price_vs_sma_50:size} below the 50-day average, the ADX of {ETH adx_14} shows a trend, and −DI at {ETH minus_di_14} is above +DI at {ETH plus_di_14}.
ETH | The one reading that does not fit is the MACD, whose line of {ETH macd} has risen above its signal line of {ETH macd_signal}, and this usually precedes a pause in a decline rather than its end.
ETH | The distance between support at {ETH support} and resistance at {ETH resistance} is unusually large, so the levels offer little guidance about the next move.
ETH | Readers should keep in mind that the rate of {ETH probability} is measured over {ETH sample_size} cases of the years before and that its interval reaches from {ETH probability_low} to {ETH probability_high}.
ETH | Since the 30-day loss of {ETH return_30d:size} is larger than the 90-day loss of {ETH return_90d:size}, the decline has gathered pace recently.
AAPL | Apple illustrates how business and share price can diverge: revenue grew {AAPL revenue_growth:size} while the stock fell {AAPL return_365d:size} over 365 days.
AAPL | With the price at {AAPL range_position_52w} on a scale from the 52-week low to the high, most of the year's decline has not been made up.
AAPL | The model's range for the coming 30 days, {AAPL forecast_30d_low} to {AAPL forecast_30d_high}, lies on both sides of the price, which underlines that it is about the size of moves and not about their direction.
AAPL | A multiple of {AAPL pe_ratio} on earnings and {AAPL price_to_sales} on sales is what investors pay for a margin of {AAPL net_margin}.
AAPL | Short-term momentum is better than the call suggests, because the MACD of {AAPL macd} is above its signal line of {AAPL macd_signal} and the stochastic stands at {AAPL stochastic_k}.
# fifth batch
NVDA | NVDA: short and mid-term up ({NVDA price_vs_sma_20}, {NVDA price_vs_sma_50}), long-term down ({NVDA price_vs_sma_200}).
NVDA | %K {NVDA stochastic_k} hot, %D {NVDA stochastic_d} not yet.
NVDA | Bollinger: upper band {NVDA bollinger_upper}, lower {NVDA bollinger_lower}, place {NVDA bollinger_position}.
NVDA | Flat OBV ({NVDA obv_trend}), volume below par at {NVDA volume_vs_average}.
NVDA | Fwd vol {NVDA forecast_volatility} vs realized {NVDA volatility_30d}.
NVDA | Bull points: 30-day return {NVDA return_30d}, +DI lead. Bear point: {NVDA price_vs_sma_200} to the 200-day.
NVDA | Nvidia is recovering: the shares have gained {NVDA return_30d:size} in a month and {NVDA return_7d:size} in a week.
NVDA | Still, they remain {NVDA drawdown:size} below the best close of the past year.
NVDA | Our Sell may look odd after such a month, but our rules look at the long averages, and the price is {NVDA price_vs_sma_200:side} the 200-day one.
NVDA | Nvidia's profit margin of {NVDA net_margin} is {NVDA net_margin:zone} and its debt, at {NVDA debt_to_equity} of equity, is no cause for alarm.
NVDA | It's more expensive than it was a month ago and cheaper than at its high of {NVDA high_52w}, with the price at {NVDA price}.
NVDA | The next hurdle is {NVDA resistance}, only a little above today's {NVDA price}.
NVDA | There's about a one-in-two chance that the stop of our call at {NVDA invalidation_price} is reached: {NVDA invalidation_odds}.
NVDA | If the advance continues past {NVDA resistance}, attention turns to {NVDA invalidation_price}, because a close above it would mean that the Sell was wrong.
NVDA | While an RSI of {NVDA rsi_14} reflects healthy demand, the stochastic of {NVDA stochastic_k} warns that the pace may not last.
NVDA | Revenue growth of {NVDA revenue_growth} is solid in absolute terms, though a price of {NVDA price_to_sales} times sales already pays for some of it.
SOL | Solana: weekly {SOL return_7d}, monthly {SOL return_30d}, yearly {SOL return_365d}.
SOL | Resistance {SOL resistance} = upper edge of the range; upper Bollinger band {SOL bollinger_upper} just in front of it.
SOL | ADX {SOL adx_14} low, so the DI lead of buyers ({SOL plus_di_14}/{SOL minus_di_14}) counts for less.
SOL | The coin is volatile, {SOL volatility_30d} a year, and a stretch like last week's is not unusual.
SOL | Its volume is lighter than average at {SOL volume_vs_average}, so the rise lacks broad participation.
SOL | Money flow ({SOL mfi_14}) and on-balance volume ({SOL obv_trend}) both lean towards buyers.
SOL | Solana has made back part of its monthly loss of {SOL return_30d:size} with a gain of {SOL return_7d:size} in seven days.
SOL | On the daily chart the price has climbed from the middle of its bands at {SOL bollinger_middle} almost to the upper one at {SOL bollinger_upper}.
SOL | The call's weak spot is easy to name: {SOL resistance} is both the nearest resistance and the level that would refute it.
`;

export const TUNING_LIES = `
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
