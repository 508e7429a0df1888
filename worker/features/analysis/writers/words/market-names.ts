const AVERAGES = "sma_20 sma_50 sma_200 ema_20 price_vs_sma_20 price_vs_sma_50 price_vs_sma_200";
const CHANGES = "change_24h return_1d return_7d return_30d return_90d return_365d compare_return call_year";
const MACDS = "macd_histogram macd macd_signal";

/** What figures of prices, indicators and levels are called beside the names of their cards, by the kinds told with them. */
export const MARKET_NAMES: [kinds: string, names: string][] = [
  [
    `price call_close ${CHANGES}`,
    "price, quote, spot, spot price, last price, closing price, market price, share price, close, last close, daily close, last daily close, latest close, day's close, shares",
  ],
  [
    "sma_20 price_vs_sma_20 bollinger_middle volume_vs_average",
    "20 day average, 20 day moving average, 20 day, 20 day line, short average, shortest average, 20 day mean, short term average",
  ],
  [
    "sma_50 price_vs_sma_50 call_order",
    "50 day average, 50 day moving average, 50 day, 50 day line, middle average, 50 day mean, medium average",
  ],
  [
    "sma_200 price_vs_sma_200 call_vs_sma_200 call_order",
    "200 day average, 200 day moving average, 200 day, 200 day line, long average, long term average, 200 day mean, longest average, slow average",
  ],
  ["ema_20", "exponential, ema"],
  [
    `${AVERAGES} call_order call_vs_sma_200 volume_vs_average`,
    "average, averages, moving average, moving averages, daily average",
  ],
  [
    "price_vs_sma_200 price_vs_sma_50 price_vs_sma_20 call_order call_vs_sma_200 edge macd_histogram drawdown plus_di_14 minus_di_14",
    "gap, distance, spread, difference, gap between, distance between, difference between, spread between, gap to, distance to, distance from",
  ],
  [
    `${CHANGES} revenue_growth span_change span_change_usd market_change market_part own_part day_worst day_best past_change`,
    "return, returns, change, changes, move, moves, performance, result, results",
  ],
  [
    "return_7d",
    "weekly return, weekly change, weekly move, 7 day return, 7 day change, 7 day move, week's change",
  ],
  ["return_30d", "monthly return, monthly change, monthly move, 30 day return, 30 day change, 30 day move"],
  [
    "return_90d compare_return",
    "quarterly return, quarterly change, 90 day return, 90 day change, 90 day move, three month return",
  ],
  [
    "return_365d",
    "yearly return, yearly change, annual return, 365 day return, 365 day change, 365 day move, one year return, year's return",
  ],
  [
    "change_24h return_1d",
    "daily change, daily move, day's change, 24 hour change, change of the day, 1 day return, day's move, one day return, daily return",
  ],
  [
    "compare_return compare_volatility compare_drawdown compare_window_days",
    "common window, window, over the common window, over the window, over the shared window, over the same window, over that window, over this window, in the window, shared window, same window",
  ],
  [`${MACDS}`, "momentum"],
  ["macd macd_histogram", "macd line"],
  ["macd_signal", "signal, its signal, signal line, its signal line, the signal line, macd signal line"],
  ["macd_histogram", "macd histogram, histogram"],
  [
    `price_vs_sma_200 price_vs_sma_50 price_vs_sma_20 call_order call_vs_sma_200 call_year adx_14 plus_di_14 minus_di_14 score ${AVERAGES} ${CHANGES}`,
    "trend, long term trend, longer term trend, short term trend, main trend, broader trend, direction",
  ],
  ["adx_14", "trend strength, strength of the trend, average directional index"],
  ["plus_di_14", "+di, plus di, positive di, upward di"],
  ["minus_di_14", "-di, minus di, negative di, downward di"],
  [
    "plus_di_14 minus_di_14",
    "directional indicators, directional index, di lines, di, buyers, sellers, directional lines",
  ],
  [
    "stochastic_k stochastic_d",
    "stochastic, stochastics, stochastic oscillator, oscillator, stochastic line, stochastic reading",
  ],
  ["stochastic_k", "%k, stochastic %k, %k line"],
  ["stochastic_d", "%d, stochastic %d, %d line"],
  ["rsi_14 stochastic_k stochastic_d mfi_14", "oscillators"],
  ["rsi_14 call_rsi", "rsi, relative strength index, 14 day rsi"],
  ["mfi_14", "mfi, money flow, money flow index"],
  ["obv_trend", "obv, on balance volume, volume flow, volume trend"],
  ["volume_24h volume_vs_average obv_trend", "volume, turnover, trading volume, trading"],
  ["volume_vs_average", "relative volume, volume ratio"],
  [
    "bollinger_position bollinger_lower bollinger_upper bollinger_middle",
    "bollinger, band, bands, bollinger band, bollinger bands, bollinger place, bollinger position, place in the bollinger bands, place in the bands, band position",
  ],
  ["bollinger_upper bollinger_position", "upper one, upper band, upper bollinger band, upper bollinger"],
  ["bollinger_lower bollinger_position", "lower one, lower band, lower bollinger band, lower bollinger"],
  ["bollinger_middle", "middle band, middle bollinger band"],
  [
    "atr_14 atr_percent",
    "atr, average true range, true range, average day, average daily range, daily range, day's range, typical day, average day's range, day to day swing, daily swing, usual day",
  ],
  [
    "volatility_30d compare_volatility forecast_volatility forecast_rank atr_percent span_volatility",
    "swings",
  ],
  [
    "volatility_30d compare_volatility forecast_volatility forecast_rank span_volatility",
    "volatility, yearly volatility, annual volatility, annualized volatility, annualised volatility, vol, 30 day volatility, measured volatility",
  ],
  [
    "forecast_volatility forecast_rank",
    "expected volatility, volatility expected, forecast volatility, volatility forecast",
  ],
  ["forecast_rank", "volatility rank, rank, its rank, rank of volatility"],
  ["drawdown compare_drawdown", "drawdown, drawdowns, largest drawdown, largest drawdowns, deepest drawdown"],
  [
    "drawdown high_52w",
    "highest close, highest close of 365 days, highest close of the year, year's highest close, one year high, yearly high, high of the year, year's high, peak, 52 week peak, highest close of the last 365 days, top of the year, high",
  ],
  ["high_52w", "52 week high"],
  ["low_52w", "52 week low, yearly low, low of the year, year's low, one year low, low"],
  [
    "range_position_52w high_52w low_52w",
    "place in range, 52 week range, yearly range, range of the year, year's range, one year range, place in the 52 week range, place in the range, place in its range, place in the year's range, place in its range of the year, position in the 52 week range, 52 week place",
  ],
  ["range_position_52w bollinger_position", "place, position"],
  ["support", "support, nearest support, next support, support level, support line"],
  ["resistance", "resistance, nearest resistance, next resistance, resistance level, resistance line"],
  [
    "support resistance invalidation_price sma_200 sma_50 sma_20 hold_low hold_high",
    "level, levels, line, lines",
  ],
  [
    "fear_greed fear_greed_class",
    "crowd, fear & greed index, fear & greed, fear and greed index, fear & greed reading, fear and greed, sentiment, mood, sentiment index, crypto mood, market mood, crypto market's mood, mood index",
  ],
  [
    "call_year",
    "between 250 and 22 trading days ago, change between 250 and 22 trading days ago, gain between 250 and 22 trading days ago, loss between 250 and 22 trading days ago",
  ],
];
