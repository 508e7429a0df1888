/** What figures of records, forecasts, spans, pairs and companies are called, by the kinds told with them. */
export const OTHER_NAMES: [kinds: string, names: string][] = [
  ["score", "scores, score, call's score, daily score"],
  ["border_points", "border, nearest border, points to the nearest border between calls"],
  [
    "probability base_rate probability_low probability_high invalidation_crossed invalidation_right forecast_30d_held forecast_30d_later forecast_7d_held sample_size",
    "share, a share, measured share, past share, hit rate, share of past cases, track record, record, past record, past cases, cases, past calls, rate, history, sample",
  ],
  ["base_rate", "base rate, share of all cases, share of all past cases, all cases, all past cases"],
  [
    "probability sample_size",
    "share of past sell cases, share of past buy cases, share of past hold cases, past sell cases, past buy cases, past hold cases, sell cases, buy cases, hold cases",
  ],
  [
    "sample_size forecast_30d_cases",
    "number of cases, past cases measured, sample size, number of past cases, cases measured",
  ],
  [
    "probability_low probability_high edge_low edge_high",
    "interval, its interval, 95% interval, confidence interval, ends of the interval, low end, high end, low end of the interval, high end of the interval, lower end, upper end, lower end of the interval, upper end of the interval",
  ],
  [
    "edge edge_low edge_high",
    "edge over, lead over, difference to, edge of, an edge of, edge, lead over the base rate, difference, lead",
  ],
  ["horizon_days", "horizon"],
  [
    "invalidation_price",
    "invalidation level, invalidation price, stop level, price that would prove the call wrong, level that would prove the call wrong, line that would prove the call wrong, invalidation line",
  ],
  [
    "invalidation_odds",
    "odds of touching that price, odds of touching it, odds of touching that level, odds of a touch, odds of touching the invalidation level, odds of touching that line, odds of touching this level, odds of touching this price, odds of touching the level, odds of touching this line",
  ],
  [
    "invalidation_crossed invalidation_right",
    "such lines, such a line, such levels, such a level, such a price, such lines were crossed, lines of this kind",
  ],
  ["hold_low hold_high", "hold band, band, band in which a hold is right"],
  [
    "forecast_30d_low forecast_30d_high forecast_7d_low forecast_7d_high",
    "80% range, range, forecast range, forecast, ranges, 80% band, expected range, price range",
  ],
  [
    "forecast_30d_low forecast_30d_high",
    "30 day range, range for 30 days, monthly range, 80% range in 30 days, 30 day forecast, 80% range over 30 days, 80% range for 30 days, 80% range of 30 days, range in 30 days, range over 30 days, 80% range in a month, 30 day 80% range, forecast for 30 days",
  ],
  [
    "forecast_7d_low forecast_7d_high",
    "7 day range, range for 7 days, weekly range, 80% range in 7 days, 7 day forecast, 80% range over 7 days, 80% range for 7 days, 80% range of 7 days, range in 7 days, range over 7 days, 80% range in a week, 7 day 80% range, forecast for 7 days",
  ],
  ["forecast_30d_low", "lower end of the 80% range in 30 days"],
  ["forecast_30d_high", "upper end of the 80% range in 30 days"],
  ["forecast_7d_low", "lower end of the 80% range in 7 days"],
  ["forecast_7d_high", "upper end of the 80% range in 7 days"],
  [
    "forecast_30d_low forecast_7d_low",
    "lower end of the range, lower end of the 80% range, low end of the range, bottom of the range, low end of the 80% range",
  ],
  [
    "forecast_30d_high forecast_7d_high",
    "upper end of the range, upper end of the 80% range, high end of the range, top of the range, high end of the 80% range",
  ],
  [
    "forecast_30d_held forecast_30d_later forecast_7d_held",
    "ranges like this held, ranges like this, ranges of this kind, a range like this, such a range held, such ranges held, range held, ranges held, such a range, such ranges",
  ],
  ["odds_fall_10 odds_fall_20 odds_rise_10 invalidation_odds", "odds, odds of touching"],
  [
    "odds_fall_10",
    "10% below, 10% below it, 10% below the last close, 10% below that close, 10% under the last close, 10% fall, a 10% fall, fall of 10%, drop of 10%, drop by 10%, loss of 10%, 10% drop, 10% lower, 10% down, fall by 10%, odds of 10% below, odds of a 10% fall, odds of a fall of 10%, odds of a 10% drop, odds of a drop of 10%, odds of touching 10% below, odds of touching 10% below the last close, odds of touching a price 10% below the last close, odds of touching 10% below that close, odds of falling 10%",
  ],
  [
    "odds_fall_20",
    "20% below, 20% below it, 20% below the last close, 20% below that close, 20% under the last close, 20% fall, a 20% fall, fall of 20%, drop of 20%, drop by 20%, loss of 20%, 20% drop, 20% lower, 20% down, fall by 20%, odds of 20% below, odds of a 20% fall, odds of a fall of 20%, odds of a 20% drop, odds of a drop of 20%, odds of touching 20% below, odds of touching 20% below the last close, odds of touching a price 20% below the last close, odds of touching 20% below that close, odds of falling 20%",
  ],
  [
    "odds_rise_10",
    "10% above, 10% above it, 10% above the last close, 10% above that close, 10% over the last close, 10% rise, a 10% rise, rise of 10%, gain of 10%, gain by 10%, 10% gain, 10% higher, 10% up, rise by 10%, odds of 10% above, odds of a 10% rise, odds of a rise of 10%, odds of a 10% gain, odds of a gain of 10%, odds of touching 10% above, odds of touching 10% above the last close, odds of touching a price 10% above the last close, odds of touching 10% above that close, odds of rising 10%",
  ],
  [
    "market_change",
    "mean change, average change, mean change of the other coins, others, other coins, other stocks, mean change of the others, mean change of the market, market's change, change of the market, market's move, move of the market, mean move, average move, average of the others, mean of the others, rest of the market, peers, market",
  ],
  [
    "market_part",
    "market's part, part of the market, market part, market's share, part of the move, share of the market, beta part, market, beta to the market",
  ],
  ["span_start span_end past_close", "went from"],
  ["span_change_usd", "in dollars"],
  ["market_cap", "market values"],
  [
    "own_part",
    "alone, without the market, apart from the market, by itself, own part, its own part, part of its own, rest, rest of the move, own move, own share, its own, own",
  ],
  [
    "day_worst day_best",
    "days, biggest day, largest day, day, biggest move, largest move, biggest daily move, largest daily move, single day, move of one day, biggest single day",
  ],
  [
    "day_worst",
    "worst day, deepest day, worst move, deepest fall of a day, biggest daily fall, worst single day",
  ],
  ["day_best", "best day, strongest day, best move, biggest daily rise, best single day"],
  ["span_start", "start, close at the start, first close, starting price, start of the month"],
  ["span_end", "end, price at the end"],
  [
    "span_fall compare_drawdown",
    "deepest fall, largest fall, deepest fall of the year, deepest drop, largest drop, fall, falls",
  ],
  ["span_change span_change_usd", "month's change, month's move, change of the month, move of the month"],
  [
    "correlation beta",
    "correlation, correlations, correlation of daily returns, correlation of their daily returns, correlation of returns, daily returns",
  ],
  ["beta", "beta"],
  ["revenue revenue_growth net_margin", "revenue, revenues, sales"],
  ["revenue_growth", "revenue growth, growth of revenue, sales growth, growth in revenue"],
  ["net_income net_margin", "net income, profit, profits, net profit, earnings"],
  ["net_margin", "net margin, margin, profit margin, margins"],
  [
    "eps_diluted",
    "a share, per share, each share, earnings per share, eps, diluted earnings per share, diluted earnings, earnings a share",
  ],
  [
    "pe_ratio pe_trailing",
    "times earnings, times its earnings, times the earnings, p/e, pe, p/e ratio, price to earnings, price to earnings ratio, earnings multiple",
  ],
  [
    "price_to_sales",
    "times its sales, times sales, times its revenue, times revenue, times the revenue, times the sales, p/s, price to sales, p/s ratio, price to sales ratio",
  ],
  ["return_on_equity", "return on equity, roe"],
  ["debt_to_equity", "debt, debt to equity, debt to equity ratio, d/e, equity, debt ratio"],
  ["market_cap", "market value, market cap, market capitalization, market capitalisation, value"],
  ["supply_circulating", "circulating supply, coins in circulation, shares outstanding, supply"],
  ["supply_max", "maximum supply, max supply, supply cap"],
  [
    "supply_issued",
    "share of the maximum supply, issued share, supply issued, share issued, issued supply, share of the maximum supply issued",
  ],
  [
    "fiscal_period fiscal_period_end",
    "fiscal year, fiscal period, last fiscal year, filing, last filing, annual report, annual filing, report",
  ],
  ["filing_date", "filing date, date of the filing"],
  ["industry", "industry"],
  ["headline", "headline, headlines"],
];
