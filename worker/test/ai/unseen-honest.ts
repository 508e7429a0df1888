/**
 * Honest sentences over the facts of the simulated market on 20 November 2026, in three styles, written before any rule was
 * looked at. `assets | sentence`; `{BTC price}` stands for the slot of that fact. Of each style every third one may be tuned
 * on; the others only judge.
 */
export const UNSEEN_HONEST = `
# terse desk note
BTC | Price {BTC price}, {BTC price_vs_sma_200:side} the 200-day average; structure still bearish.
BTC | ADX {BTC adx_14}: {BTC adx_14:zone}, sellers lead with −DI {BTC minus_di_14} vs +DI {BTC plus_di_14}.
BTC | RSI {BTC rsi_14}, {BTC rsi_14:zone}; no washout yet.
BTC | MACD line over signal ({BTC macd} vs {BTC macd_signal}), both still below zero.
BTC | OBV {BTC obv_trend}; volume {BTC volume_vs_average}x its 20-day average.
BTC | Support {BTC support}, resistance {BTC resistance}; the latter doubles as invalidation.
BTC | Score {BTC score}, driven by trend; momentum adds nothing.
BTC | Hit rate {BTC probability} vs base {BTC base_rate}, n={BTC sample_size}: no proven edge.
BTC | Interval {BTC probability_low} to {BTC probability_high} straddles the base rate of {BTC base_rate}.
BTC | Past week {BTC return_7d:move}, past month {BTC return_30d:move}: a bounce inside a downtrend.
BTC | Vol subdued at {BTC volatility_30d} annualized; ATR {BTC atr_percent} of price.
BTC | {BTC drawdown:size} off its one-year closing high, {BTC range_position_52w:zone}.
BTC | Sentiment {BTC fear_greed_class} at {BTC fear_greed}, so no help from either extreme.
BTC | Odds of tagging {BTC invalidation_price} within 30 days: {BTC invalidation_odds}.
TSLA | Buy, score {TSLA score}; long-term trend carries it, short-term tape does not.
TSLA | {TSLA price_vs_sma_200:side} the 200-day average but {TSLA price_vs_sma_20:side} the 20-day.
TSLA | ADX {TSLA adx_14}: {TSLA adx_14:zone}.
TSLA | MACD {TSLA macd} under its signal {TSLA macd_signal}, histogram {TSLA macd_histogram:zone}.
TSLA | Volume thin at {TSLA volume_vs_average} of the 20-day norm, OBV {TSLA obv_trend}.
TSLA | Vol is the story: {TSLA volatility_30d} annualized, ATR {TSLA atr_percent}.
TSLA | P/E {TSLA pe_ratio}, margin {TSLA net_margin}, D/E {TSLA debt_to_equity}: balance sheet is light on debt.
TSLA | 30 days {TSLA return_30d:move}, 90 days {TSLA return_90d:move}.
TSLA | Stop level {TSLA invalidation_price}, odds of a touch within 30 days {TSLA invalidation_odds:whole}.
TSLA | Edge {TSLA edge} with an interval of {TSLA edge_low} to {TSLA edge_high}; zero is inside, so unproven.
TSLA | RSI {TSLA rsi_14} mid-range; stochastic {TSLA stochastic_k} likewise.
TSLA | Revenue growth {TSLA revenue_growth}, FY numbers, filed {TSLA filing_date}.
AAPL,NVDA | Both are Sells: AAPL {AAPL score}, NVDA {NVDA score}.
AAPL,NVDA | NVDA has the better month, {NVDA return_30d:move}, against AAPL {AAPL return_30d:move}.
AAPL,NVDA | AAPL calmer: {AAPL volatility_30d} vs {NVDA volatility_30d} annualized.
AAPL,NVDA | AAPL margin {AAPL net_margin}, NVDA {NVDA net_margin}.
AAPL,NVDA | NVDA %K {NVDA stochastic_k}, {NVDA stochastic_k:zone}; RSI {NVDA rsi_14} not there.
AAPL,NVDA | AAPL {AAPL range_position_52w:zone}, {AAPL drawdown:size} off the high.
AAPL,NVDA | Correlation {AAPL/NVDA correlation}: {AAPL/NVDA correlation:zone}.
AAPL,NVDA | AAPL 30-day range {AAPL forecast_30d_low} to {AAPL forecast_30d_high}; NVDA {NVDA forecast_30d_low} to {NVDA forecast_30d_high}.
AAPL,NVDA | NVDA above its 50-day average ({NVDA price_vs_sma_50}), below its 200-day ({NVDA price_vs_sma_200}).
AAPL,NVDA | Leverage: NVDA {NVDA debt_to_equity}, AAPL {AAPL debt_to_equity}.
AAPL,NVDA | P/E {AAPL pe_ratio} for AAPL, lower at NVDA with {NVDA pe_ratio}.
BTC,ETH,TSLA,SOL | SOL leads the week, {SOL return_7d:move}.
BTC,ETH,TSLA,SOL | TSLA the sole Buy at {TSLA score}; the coins sit at {BTC score}, {ETH score} and {SOL score}.
BTC,ETH,TSLA,SOL | ETH weakest of the group over 30 days after TSLA: {ETH return_30d} vs {TSLA return_30d}.
BTC,ETH,TSLA,SOL | BTC/ETH correlation {BTC/ETH correlation}; BTC/TSLA only {BTC/TSLA correlation}.
BTC,ETH,TSLA,SOL | SOL stretched short term: %K {SOL stochastic_k}, Bollinger place {SOL bollinger_position}.
BTC,ETH,TSLA,SOL | ETH room to resistance large at {ETH resistance}, support close at {ETH support}.
BTC,ETH,TSLA,SOL | Drawdowns: BTC {BTC drawdown}, ETH {ETH drawdown}, SOL {SOL drawdown}, TSLA {TSLA drawdown}.
BTC,ETH,TSLA,SOL | ETH DI spread negative, {ETH plus_di_14} vs {ETH minus_di_14}; SOL positive, {SOL plus_di_14} vs {SOL minus_di_14}.
BTC,ETH,TSLA,SOL | Common window: TSLA {TSLA compare_return:move}, BTC {BTC compare_return:move}, SOL barely {SOL compare_return:move}.
BTC,ETH,TSLA,SOL | Lowest vol BTC, {BTC compare_volatility}; highest TSLA, {TSLA compare_volatility}.
XRP | Sell at {XRP score}; 200-day average overhead at {XRP sma_200}.
XRP | Volume {XRP volume_vs_average}x normal, OBV {XRP obv_trend}: accumulation of late.
XRP | {XRP return_7d:move} on the week, {XRP return_90d:move} on the quarter.
XRP | +DI {XRP plus_di_14} over −DI {XRP minus_di_14}, yet ADX just {XRP adx_14}.
XRP | Range for 30 days {XRP forecast_30d_low}–{XRP forecast_30d_high}, held in {XRP forecast_30d_held} of past cases.
XRP | Tail risk: {XRP odds_fall_20} odds of a fall of 20% or more.
XRP | Issued supply {XRP supply_issued} of max, so dilution remains ahead.
SOL | {SOL price_vs_sma_20:side} the 20-day, {SOL price_vs_sma_50:side} the 50-day.
SOL | RSI {SOL rsi_14} with room, MFI {SOL mfi_14} warm but not overbought.
SOL | Sell holds until a close past {SOL invalidation_price}, odds {SOL invalidation_odds} in 30 days.
SOL | Price pinned between {SOL support} and {SOL resistance}.
SOL | Year {SOL return_365d:move}; year ex last month {SOL call_year:move}.
SOL | Upper band {SOL bollinger_upper} is right overhead.
# plain retail
BTC | Bitcoin is trading at {BTC price}, which is below each of the averages we track: {BTC sma_20}, {BTC sma_50} and {BTC sma_200}.
BTC | Over the last month it {BTC return_30d:past}, so anyone who bought then is sitting on a loss.
BTC | The good news is that the past week was green, with a gain of {BTC return_7d:size}.
BTC | Momentum looks tired rather than panicked: RSI is {BTC rsi_14}.
BTC | If Bitcoin closes above {BTC invalidation_price}, our Sell call would be wrong.
BTC | That level is not far away, and there is a {BTC invalidation_odds:whole} chance it gets touched in the next 30 days.
BTC | Calls like this one came true {BTC probability} of the time, which is barely better than the {BTC base_rate} you'd get by chance.
BTC | In other words, the record doesn't show a real edge here: the difference is {BTC edge}, and it could just as well be zero.
BTC | Most of the coins that will ever exist are already out there: {BTC supply_issued} of the maximum.
BTC | The mood in the market is neither fearful nor greedy, with a reading of {BTC fear_greed}.
BTC | The coin has lost {BTC drawdown:size} from its highest close of the past year.
BTC | It's still up {BTC return_365d:size} compared with a year ago, though.
BTC | Day to day it has been fairly quiet, moving around {BTC atr_percent} on a typical day.
BTC | Sellers have the upper hand right now, because the −DI reading of {BTC minus_di_14} is higher than the +DI reading of {BTC plus_di_14}.
TSLA | Tesla's big picture is healthy: the stock sits {TSLA price_vs_sma_200:side} its 200-day average.
TSLA | The recent picture is not: it dropped {TSLA return_30d:size} in 30 days.
TSLA | Short and long term pull in opposite directions here, and our rules give more weight to the long trend, hence a score of {TSLA score}.
TSLA | The stock is very jumpy, with a yearly volatility of {TSLA volatility_30d}.
TSLA | The company is profitable and keeps {TSLA net_margin} of its revenue as profit.
TSLA | It carries little debt: {TSLA debt_to_equity} dollars of debt for each dollar of equity.
TSLA | At {TSLA pe_ratio} times earnings the price gives no clear hint either way.
TSLA | Sales grew by {TSLA revenue_growth:size} over the year before.
TSLA | Trading has been quieter than usual lately, at {TSLA volume_vs_average} times the average volume.
TSLA | A drop below {TSLA invalidation_price} would tell us that the Buy call was a mistake.
TSLA | Similar calls worked out in {TSLA probability:whole} of past cases, against {TSLA base_rate:whole} for all cases, so the record is not much to lean on.
TSLA | The nearest floor is {TSLA support} and the nearest ceiling is {TSLA resistance}.
AAPL,NVDA | Apple and Nvidia both get a Sell from us, and the scores are close: {AAPL score} and {NVDA score}.
AAPL,NVDA | Nvidia has done better lately, gaining {NVDA return_30d:size} in a month in which Apple lost {AAPL return_30d:size}.
AAPL,NVDA | Apple is the steadier of the two, with a volatility of {AAPL volatility_30d} compared to {NVDA volatility_30d} for Nvidia.
AAPL,NVDA | Apple also earns more on each dollar of sales: its net margin is {AAPL net_margin}, well above Nvidia's {NVDA net_margin}.
AAPL,NVDA | Nvidia is the cheaper one by earnings, at {NVDA pe_ratio} against {AAPL pe_ratio}.
AAPL,NVDA | For Apple, a fall of 10% in the next month has odds of {AAPL odds_fall_10}, for Nvidia {NVDA odds_fall_10}.
AAPL,NVDA | Both trade under their 200-day averages, Apple by {AAPL price_vs_sma_200:size} and Nvidia by {NVDA price_vs_sma_200:size}.
AAPL,NVDA | They don't move in lockstep: the correlation is {AAPL/NVDA correlation}.
AAPL,NVDA | Apple's stock is close to its lowest point of the year, at {AAPL range_position_52w} on a scale where the low is zero.
AAPL,NVDA | Sell calls on stocks like these did beat the base rate: {AAPL probability} against {AAPL base_rate}.
AAPL,NVDA | Nvidia's expected range for the next 30 days runs from {NVDA forecast_30d_low} to {NVDA forecast_30d_high}.
BTC,ETH,TSLA,SOL | Out of the group, only Tesla gets a Buy, with a score of {TSLA score}.
BTC,ETH,TSLA,SOL | Solana had the best week, up {SOL return_7d:size}, while Ether was basically flat at {ETH return_7d}.
BTC,ETH,TSLA,SOL | Bitcoin and Ether tend to move together, with a correlation of {BTC/ETH correlation}.
BTC,ETH,TSLA,SOL | Tesla hardly follows the coins, as its correlation with Bitcoin is just {BTC/TSLA correlation}.
BTC,ETH,TSLA,SOL | Ether is closest to its support, which lies at {ETH support}, a little under the price of {ETH price}.
BTC,ETH,TSLA,SOL | All of the coins are below their 200-day averages: Bitcoin by {BTC price_vs_sma_200:size}, Ether by {ETH price_vs_sma_200:size} and Solana by {SOL price_vs_sma_200:size}.
BTC,ETH,TSLA,SOL | Solana looks overheated in the short run: its stochastic reading is {SOL stochastic_k}.
BTC,ETH,TSLA,SOL | Of the coins, Solana lost the most from its peak, {SOL drawdown:size}.
BTC,ETH,TSLA,SOL | Bitcoin has been the calmest, with swings of {BTC compare_volatility} a year, and Tesla the wildest with {TSLA compare_volatility}.
XRP | XRP has had a good week, up {XRP return_7d:size}, but the last 90 days were negative at {XRP return_90d}.
XRP | People are trading it more than usual: volume is {XRP volume_vs_average} times its average.
XRP | The chance of a drop of at least 10% within a month is {XRP odds_fall_10}, and the chance of a rise that big is {XRP odds_rise_10}, so it's almost a coin flip.
XRP | Just over half of the maximum supply, {XRP supply_issued}, has been issued.
XRP | The price would have to close above {XRP invalidation_price} to prove the Sell wrong.
XRP | Right now there's only {XRP adx_14:zone}, with an ADX of {XRP adx_14}.
XRP | It trades a bit above its 20-day average ({XRP price_vs_sma_20}) and a bit below its 50-day average ({XRP price_vs_sma_50}).
SOL | Solana is sitting just under a ceiling at {SOL resistance}.
SOL | Buyers have been stronger lately: +DI is {SOL plus_di_14} and −DI is {SOL minus_di_14}.
SOL | Still, the longer trend points down, with the price {SOL price_vs_sma_200:side} its 200-day average.
SOL | It is {SOL drawdown:size} below its best close of the past year, so the recent bounce is small in comparison.
SOL | The fast indicators say overbought, at {SOL stochastic_k} and {SOL stochastic_d}.
# longer explanatory
BTC | The Sell rests almost entirely on the trend: the last close of {BTC call_close} stood {BTC call_vs_sma_200:size} below its 200-day average, and the 50-day average itself lies {BTC call_order:size} below the 200-day one.
BTC | What complicates the picture is that short-term momentum has begun to turn, since the MACD histogram is positive at {BTC macd_histogram} and the last seven days brought a gain of {BTC return_7d:size}.
BTC | It is worth keeping the record in perspective, because in {BTC sample_size} past cases a Sell like this was followed by a lower price {BTC probability} of the time, and the 95% interval from {BTC probability_low} to {BTC probability_high} includes the base rate.
BTC | An ADX of {BTC adx_14} tells us that there is a trend worth the name, and because −DI ({BTC minus_di_14}) exceeds +DI ({BTC plus_di_14}), that trend points down, although the margin between them is modest.
BTC | On-balance volume, which adds volume on up days and subtracts it on down days, has been {BTC obv_trend}, which means that volume has leaned towards the selling side.
BTC | The nearest resistance at {BTC resistance} matters twice, since it is where rallies have stalled and also the level beyond which the call would count as wrong.
BTC | While the price is down {BTC return_30d:size} over 30 days and {BTC return_90d:size} over 90 days, it is up {BTC return_365d:size} over a full year, so the decline is a matter of the last quarter rather than of the whole year.
BTC | Volatility has been modest by the standards of crypto, at {BTC volatility_30d} a year, which means that the loss of {BTC return_30d:size} came as a steady slide more than as a crash.
BTC | Neither RSI ({BTC rsi_14}) nor the money flow index ({BTC mfi_14}) is at an extreme, so neither supports the idea that the market is exhausted.
BTC | A call of this kind was crossed by its invalidation level in {BTC invalidation_crossed} of past cases, and {BTC invalidation_right} of those still ended right, which shows how noisy the path can be.
BTC | Taken together, the evidence is one-sided on trend and mixed on momentum, which is why the score of {BTC score} comes from the former alone.
BTC | With the Fear & Greed index at {BTC fear_greed}, sentiment adds little, because contrarian readings matter mainly at the extremes.
BTC | The price currently lies at {BTC bollinger_position} within its Bollinger bands, roughly in the middle, so there is no sign of an unusual short-term stretch in either direction.
TSLA | Tesla's Buy call leans on the long-term structure, in which the last close was {TSLA call_vs_sma_200:size} above the 200-day average and the year without its last month brought {TSLA call_year:gain}.
TSLA | Against that stands a sharp pullback of {TSLA return_30d:size} over 30 days, which took the price below both its 20-day average of {TSLA sma_20} and its 50-day average of {TSLA sma_50}.
TSLA | Because the ADX of {TSLA adx_14} signals {TSLA adx_14:zone}, the small lead of −DI over +DI, {TSLA minus_di_14} to {TSLA plus_di_14}, should not be over-interpreted.
TSLA | The financial statements, filed on {TSLA filing_date}, show revenue of {TSLA revenue} and a net income of {TSLA net_income}, which corresponds to a margin of {TSLA net_margin}.
TSLA | Valuation is a neutral factor here, since a price of {TSLA pe_ratio} times earnings is not part of the rules.
TSLA | This is a volatile stock: with a yearly volatility of {TSLA volatility_30d} and an average daily range of {TSLA atr_percent}, large moves in either direction are normal.
TSLA | The measured record offers limited comfort, because Buy calls were right in {TSLA probability} of cases while prices rose in {TSLA base_rate} of all cases anyway.
TSLA | The MACD line at {TSLA macd} has slipped below its signal line at {TSLA macd_signal}, and with on-balance volume {TSLA obv_trend} as well, the near-term evidence argues for caution.
TSLA | If the price were to close below {TSLA invalidation_price}, the premise of an intact uptrend would no longer hold, and the odds of touching that level within 30 days are {TSLA invalidation_odds}.
TSLA | Volume does not confirm the decline with any conviction, given that turnover runs at only {TSLA volume_vs_average} times its 20-day average.
TSLA | A debt-to-equity ratio of {TSLA debt_to_equity} and a return on equity of {TSLA return_on_equity} suggest a company that finances itself mostly from its own earnings.
TSLA | The stock stands at {TSLA range_position_52w} in its 52-week range, a little above the middle, between a low of {TSLA low_52w} and a high of {TSLA high_52w}.
AAPL,NVDA | Although both stocks carry a Sell, they arrive there differently: Apple is {AAPL price_vs_sma_200:side} its 200-day average with a weak month, while Nvidia has risen {NVDA return_30d:size} over 30 days and is merely held back by the long-term trend.
AAPL,NVDA | Nvidia's short-term strength is visible in its +DI of {NVDA plus_di_14} against a −DI of {NVDA minus_di_14}, whereas at Apple the balance is reversed, with {AAPL plus_di_14} against {AAPL minus_di_14}.
AAPL,NVDA | In terms of profitability Apple is ahead, with a net margin of {AAPL net_margin} and a return on equity of {AAPL return_on_equity}, compared with {NVDA net_margin} and {NVDA return_on_equity} at Nvidia.
AAPL,NVDA | The forecast ranges reflect the difference in volatility: for Apple the model expects {AAPL forecast_30d_low} to {AAPL forecast_30d_high}, for Nvidia {NVDA forecast_30d_low} to {NVDA forecast_30d_high}.
AAPL,NVDA | Nvidia's expected calm, a forecast volatility of {NVDA forecast_volatility} that ranks as {NVDA forecast_rank:zone}, should be seen beside its stochastic reading of {NVDA stochastic_k}, which is already overbought.
AAPL,NVDA | With a correlation of {AAPL/NVDA correlation} the two shares overlap only in part, so holding both spreads some of the risk, though not all of it.
AAPL,NVDA | Ranges of this kind held the price {AAPL forecast_30d_held} of the time over {AAPL forecast_30d_cases} past cases, so they are broken now and then, too.
AAPL,NVDA | Apple's revenue grew faster, {AAPL revenue_growth} against {NVDA revenue_growth}, while its stock did worse over 365 days, {AAPL return_365d} against {NVDA return_365d}.
AAPL,NVDA | What would prove the calls wrong is a close above {AAPL invalidation_price} for Apple and above {NVDA invalidation_price} for Nvidia.
AAPL,NVDA | Apple's rebound of {AAPL return_7d:size} over the past week has lifted it back above its 20-day average of {AAPL sma_20}, but not above the 50-day average of {AAPL sma_50}.
AAPL,NVDA | Nvidia carries clearly more debt relative to equity, {NVDA debt_to_equity} compared with {AAPL debt_to_equity}, which leaves it with less of a cushion.
BTC,ETH,TSLA,SOL | Because Bitcoin and Ether have a correlation of {BTC/ETH correlation}, owning both offers little diversification, whereas Tesla, at {BTC/TSLA correlation} with Bitcoin, behaves mostly independently.
BTC,ETH,TSLA,SOL | Over the common window of {BTC compare_window_days} days Tesla gained {TSLA compare_return:size}, while Bitcoin lost {BTC compare_return:size} and Ether {ETH compare_return:size}.
BTC,ETH,TSLA,SOL | That outperformance came at a price, since Tesla also had the highest volatility, {TSLA compare_volatility}, and the deepest drawdown, {TSLA compare_drawdown}.
BTC,ETH,TSLA,SOL | Solana presents the most contradictory picture, with strong short-term readings such as a weekly gain of {SOL return_7d:size} and a stochastic of {SOL stochastic_k}, set against a price {SOL price_vs_sma_200:size} below its long-term average.
BTC,ETH,TSLA,SOL | Ether combines a falling on-balance volume with turnover at {ETH volume_vs_average} times the average, which means that the heavier trading has come with selling.
BTC,ETH,TSLA,SOL | On a risk-adjusted view Bitcoin was not rewarded for its calm, as it had the lowest volatility, {BTC compare_volatility}, yet also the weakest return, {BTC compare_return}.
BTC,ETH,TSLA,SOL | The trend is strongest in Bitcoin, where ADX reads {BTC adx_14}, and hardly present in Tesla at {TSLA adx_14}.
BTC,ETH,TSLA,SOL | None of the coins shows a proven edge, since each call was right in {BTC probability} of past cases compared with a base rate of {BTC base_rate}.
BTC,ETH,TSLA,SOL | Ether's RSI of {ETH rsi_14} is the lowest of the group and approaches oversold territory without having reached it.
BTC,ETH,TSLA,SOL | Solana is the only one of the coins whose on-balance volume is {SOL obv_trend}, which fits with the fact that its +DI of {SOL plus_di_14} exceeds its −DI of {SOL minus_di_14}.
XRP | The forecast for XRP spans {XRP forecast_30d_low} to {XRP forecast_30d_high}, a wide band that reflects a volatility of {XRP volatility_30d} rather than any view on direction.
XRP | Recent buying interest is real, as both on-balance volume ({XRP obv_trend}) and a volume of {XRP volume_vs_average} times the average show, but it has not yet repaired the gap of {XRP price_vs_sma_200:size} to the 200-day average.
XRP | A year ago the price was much lower, so holders from then are up {XRP return_365d:size}, while those who bought at the high of {XRP high_52w} are far under water.
XRP | The odds of touching {XRP invalidation_price} within 30 days are {XRP invalidation_odds}, which means the call is more likely than not to be tested.
XRP | Because {XRP supply_issued} of the maximum supply is in circulation, future issuance remains a headwind.
SOL | The short-term indicators, with a stochastic of {SOL stochastic_k} and a place of {SOL bollinger_position} in the Bollinger bands, describe a market that has run ahead quickly.
SOL | Since the price is only slightly below the invalidation level of {SOL invalidation_price}, the odds of a touch within 30 days are high at {SOL invalidation_odds}.
SOL | The MACD line remains negative at {SOL macd}, but it has moved above its signal line at {SOL macd_signal}, which is how early recoveries usually begin to show.
SOL | Measured from its 52-week high of {SOL high_52w}, the coin has lost more than half of its value, and a rise of {SOL return_7d:size} in a week does little to change that.
SOL | All of these facts come from the simulated market, so the price of {SOL price} is not a real quote.
`;
