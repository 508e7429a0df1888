import { type Cards, spell } from "./card.ts";

const bands =
  "Bollinger bands lie two standard deviations above and below the 20-day average: a price near the upper one is high for its recent range.";
const sayBands = [
  "{name}’s Bollinger bands run from {bollinger_lower} to {bollinger_upper} around {bollinger_middle}; at {price} it is {bollinger_position:zone}.",
] as const;
const year = "The 52-week range is the highest and lowest price of the last year.";
const sayYear = [
  "{name}’s 52-week high is {high_52w}, its low {low_52w}; at {price} it is {drawdown:side} its highest close of 365 days.",
  "{name}’s 52-week high is {high_52w} and its low {low_52w}.",
] as const;
const levels =
  "Support is a price where falls have stopped before, resistance one where rises have: here the nearest confirmed swing low and high.";

/** How far the price swings, and between what. */
export const RANGES = {
  bollinger_upper: {
    label: "Upper Bollinger band (20 days)",
    unit: "usd",
    names: spell(
      "bollinger, bollinger bands, bbands, bollinger band, upper band, upper bollinger, bollinger bander, bollingerbander, bandas de bollinger, bandes de bollinger, полосы боллинджера, полос боллинджера, боллинджер, bollinger bantlari, 布林带, 布林线, ボリンジャーバンド, 볼린저밴드, 볼린저 밴드",
    ),
    about: bands,
    say: sayBands,
  },
  bollinger_middle: { label: "Middle Bollinger band (20 days)", unit: "usd", about: bands, say: sayBands },
  bollinger_lower: {
    label: "Lower Bollinger band (20 days)",
    unit: "usd",
    names: ["lower band", "lower bollinger"],
    about: bands,
    say: sayBands,
  },
  bollinger_position: {
    label: "Place in the Bollinger bands (0 lower, 1 upper)",
    unit: "ratio",
    about: bands,
    zones: [
      { below: 0, word: "under the lower band" },
      { below: 0.2, word: "near the lower band" },
      { below: 0.8, word: "between the bands" },
      { below: 1, word: "near the upper band" },
      { word: "over the upper band" },
    ],
  },
  atr_14: {
    label: "Average true range (14 days)",
    unit: "usd",
    noun: "average true range over 14 days",
    names: spell(
      "atr, average true range, daily range, durchschnittliche schwankungsbreite, rango verdadero promedio, 平均真实波幅, 평균 실제 범위",
    ),
    about:
      "The average true range is how far the price moves in an average day of the last 14, from its low to its high and over gaps.",
    say: [
      "{name}’s average true range over 14 days is {atr_14}, {atr_percent} of the price a day.",
      "{name}’s average true range over 14 days is {atr_14}.",
    ],
  },
  atr_percent: {
    label: "Average true range in percent (14 days)",
    unit: "percent",
    level: true,
    say: ["{name} covers {atr_percent} of its price in an average day, {atr_14}."],
    about: "The average true range in percent is the range of an average day against the price.",
    good: "low",
  },
  volatility_30d: {
    label: "Yearly volatility of 30 daily returns",
    unit: "percent",
    level: true,
    noun: "yearly volatility over the last 30 days",
    names: spell(
      "volatility, volatile, vol, historical volatility, realized volatility, realised volatility, annualized volatility, standard deviation, volatilitat, volatilidad, volatilite, volatilidade, волатильность, волатильности, волатильностью, oynaklik, volatilitesi, volatilite, oynakligi, 波动率, 波动性, ボラティリティ, 변동성",
    ),
    about:
      "Volatility is how much the price swings: the standard deviation of daily moves, scaled to a year.",
    say: ["{name}’s yearly volatility, measured over the last 30 days, is {volatility_30d}."],
    good: "low",
  },
  drawdown: {
    label: "Drawdown from the highest close of 365 days",
    unit: "percent",
    noun: "drawdown",
    names: spell(
      "drawdown, below its high, off the high, from the top, from its high, from the peak, below ath, from ath, off its high, ruckgang vom hoch, caida desde maximos, recul depuis le sommet, queda desde a maxima, просадка, просадку, просадки, 回撤, ドローダウン, 낙폭, 고점 대비",
    ),
    about: "A drawdown is the fall from the highest price so far, the peak, to the price at hand.",
    say: ["At {price}, {name} is {drawdown:side} its highest close of 365 days."],
    good: "high",
  },
  obv_trend: {
    label: "On-balance volume (20 days)",
    unit: "text",
    noun: "on-balance volume over 20 days",
    names: spell("obv, on balance volume, on-balance volume, накопленный объем, 能量潮"),
    about:
      "On-balance volume adds the volume of days that rise and takes off that of days that fall: it shows which way volume leans.",
    say: ["{name}’s on-balance volume has been {obv_trend} over 20 days."],
  },
  volume_vs_average: {
    label: "Volume against its 20-day average",
    unit: "ratio",
    names: ["relative volume", "volume against average", "unusual volume", "rvol"],
    about: "It sets the last full day’s volume against the average of 20 days: 1 is an ordinary day.",
    say: ["{name}’s last full day had {volume_vs_average} times its average volume of 20 days."],
  },
  high_52w: {
    label: "52-week high",
    unit: "usd",
    names: spell(
      "52 week high, 52 week range, 52w range, yearly range, 52-week high, 52w high, yearly high, year high, high of the year, 1 year high, 12 month high, one year high, 52 wochen hoch, jahreshoch, maximo de 52 semanas, maximo anual, plus haut sur 52 semaines, plus haut de 52 semaines, plus haut annuel, maxima de 52 semanas, maxima do ano, 52 недельный максимум, годовой максимум, максимум за год, 52 haftanin zirvesi, 52 haftalik zirve, yillik zirve, 52周最高, 52周高点, 52周新高, 年内最高, 52週高値, 年初来高値, 52주 최고, 52주 최고가, 52주 신고가, all time high, ath, alltime high, allzeithoch, maximo historico, plus haut historique, maxima historica, исторический максимум, 历史最高, 史上最高値, 역대 최고",
    ),
    about: year,
    say: sayYear,
  },
  low_52w: {
    label: "52-week low",
    unit: "usd",
    names: spell(
      "52 week low, 52-week low, 52w low, yearly low, year low, low of the year, 1 year low, 12 month low, one year low, 52 wochen tief, jahrestief, minimo de 52 semanas, minimo anual, plus bas sur 52 semaines, plus bas de 52 semaines, plus bas annuel, minima de 52 semanas, 52 недельный минимум, годовой минимум, минимум за год, 52 haftanin dibi, 52 haftalik dip, yillik dip, 52周最低, 52周低点, 52週安値, 年初来安値, 52주 최저, 52주 최저가, 52주 신저가, all time low, atl, allzeittief",
    ),
    about: year,
    say: [
      "{name}’s 52-week low is {low_52w}, its high {high_52w}; it trades at {price}.",
      "{name}’s 52-week low is {low_52w}.",
    ],
  },
  range_position_52w: {
    label: "Place in the 52-week range (0 low, 100 high)",
    unit: "index",
    about: year,
    zones: [
      { below: 20, word: "near its low of the year" },
      { below: 80, word: "inside its range of the year" },
      { word: "near its high of the year" },
    ],
  },
  support: {
    label: "Nearest support",
    unit: "usd",
    noun: "nearest support",
    names: spell(
      "support, supports, support level, floor, next floor, price floor, floor under, floor below, floor for, unterstutzung, unterstutzungen, unterstutzungslinie, soporte, soportes, niveau de support, suporte, suportes, поддержка, поддержки, поддержку, уровень поддержки, уровни поддержки, destek, destegi, destek seviyesi, destekleri, 支撑位, 支撑, サポートライン, 支持線, 지지선",
    ),
    about: levels,
  },
  resistance: {
    label: "Nearest resistance",
    unit: "usd",
    noun: "nearest resistance",
    names: spell(
      "resistance, resistances, resistance level, ceiling, next ceiling, price ceiling, ceiling above, ceiling over, ceiling for, hit a wall, hits a wall, widerstand, widerstande, widerstandslinie, resistencia, resistencias, niveau de resistance, сопротивление, сопротивления, уровень сопротивления, direnc, direnci, direncleri, direnc seviyesi, 阻力位, 阻力, 压力位, レジスタンス, 抵抗線, 저항선",
    ),
    about: levels,
  },
  history_days: { label: "Daily bars read", unit: "count" },
} as const satisfies Cards;
