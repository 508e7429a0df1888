import { type Cards, spell } from "./card.ts";

/** How far the price swings, and between what. */
export const RANGES = {
  bollinger_upper: {
    label: "Upper Bollinger band (20 days)",
    unit: "usd",
    names: spell(
      "bollinger, bollinger bands, bbands, bollinger band, upper band, upper bollinger, bollinger bander, bollingerbander, bandas de bollinger, bandes de bollinger, полосы боллинджера, полос боллинджера, боллинджер, bollinger bantlari, 布林带, 布林线, ボリンジャーバンド, 볼린저밴드, 볼린저 밴드",
    ),
    about: "abouts.bollinger",
    say: "figures.bollinger",
  },
  bollinger_middle: {
    label: "Middle Bollinger band (20 days)",
    unit: "usd",
    about: "abouts.bollinger",
    say: "figures.bollinger",
  },
  bollinger_lower: {
    label: "Lower Bollinger band (20 days)",
    unit: "usd",
    names: ["lower band", "lower bollinger"],
    about: "abouts.bollinger",
    say: "figures.bollinger",
  },
  bollinger_position: {
    label: "Place in the Bollinger bands (0 lower, 1 upper)",
    unit: "ratio",
    about: "abouts.bollinger",
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
    names: spell(
      "atr, average true range, daily range, durchschnittliche schwankungsbreite, rango verdadero promedio, 平均真实波幅, 평균 실제 범위",
    ),
    about: "abouts.atr_14",
    say: "figures.atr_14",
  },
  atr_percent: {
    label: "Average true range in percent (14 days)",
    unit: "percent",
    level: true,
    say: "figures.atr_percent",
    about: "abouts.atr_percent",
    good: "low",
  },
  volatility_30d: {
    label: "Yearly volatility of 30 daily returns",
    unit: "percent",
    level: true,
    names: spell(
      "volatility, volatile, vol, historical volatility, realized volatility, realised volatility, annualized volatility, standard deviation, volatilitat, volatilidad, volatilite, volatilidade, волатильность, волатильности, волатильностью, oynaklik, volatilitesi, volatilite, oynakligi, 波动率, 波动性, ボラティリティ, 변동성",
    ),
    about: "abouts.volatility_30d",
    say: "figures.volatility_30d",
    good: "low",
  },
  drawdown: {
    label: "Drawdown from the highest close of 365 days",
    unit: "percent",
    names: spell(
      "drawdown, below its high, off the high, from the top, from its high, from the peak, below ath, from ath, off its high, ruckgang vom hoch, caida desde maximos, recul depuis le sommet, queda desde a maxima, просадка, просадку, просадки, 回撤, ドローダウン, 낙폭, 고점 대비",
    ),
    about: "abouts.drawdown",
    say: "figures.drawdown",
    good: "high",
  },
  obv_trend: {
    label: "On-balance volume (20 days)",
    unit: "text",
    names: spell("obv, on balance volume, on-balance volume, накопленный объем, 能量潮"),
    about: "abouts.obv_trend",
    say: "figures.obv_trend",
  },
  volume_vs_average: {
    label: "Volume against its 20-day average",
    unit: "ratio",
    names: ["relative volume", "volume against average", "unusual volume", "rvol"],
    about: "abouts.volume_vs_average",
    say: "figures.volume_vs_average",
  },
  high_52w: {
    label: "52-week high",
    unit: "usd",
    names: spell(
      "52 week high, 52 week range, 52w range, yearly range, 52-week high, 52w high, yearly high, year high, high of the year, 1 year high, 12 month high, one year high, 52 wochen hoch, jahreshoch, maximo de 52 semanas, maximo anual, plus haut sur 52 semaines, plus haut de 52 semaines, plus haut annuel, maxima de 52 semanas, maxima do ano, 52 недельный максимум, годовой максимум, максимум за год, 52 haftanin zirvesi, 52 haftalik zirve, yillik zirve, 52周最高, 52周高点, 52周新高, 年内最高, 52週高値, 年初来高値, 52주 최고, 52주 최고가, 52주 신고가, all time high, ath, alltime high, allzeithoch, maximo historico, plus haut historique, maxima historica, исторический максимум, 历史最高, 史上最高値, 역대 최고",
    ),
    about: "abouts.year_range",
    say: "figures.high_52w",
  },
  low_52w: {
    label: "52-week low",
    unit: "usd",
    names: spell(
      "52 week low, 52-week low, 52w low, yearly low, year low, low of the year, 1 year low, 12 month low, one year low, 52 wochen tief, jahrestief, minimo de 52 semanas, minimo anual, plus bas sur 52 semaines, plus bas de 52 semaines, plus bas annuel, minima de 52 semanas, 52 недельный минимум, годовой минимум, минимум за год, 52 haftanin dibi, 52 haftalik dip, yillik dip, 52周最低, 52周低点, 52週安値, 年初来安値, 52주 최저, 52주 최저가, 52주 신저가, all time low, atl, allzeittief",
    ),
    about: "abouts.year_range",
    say: "figures.low_52w",
  },
  range_position_52w: {
    label: "Place in the 52-week range (0 low, 100 high)",
    unit: "index",
    about: "abouts.year_range",
    zones: [
      { below: 20, word: "near its low of the year" },
      { below: 80, word: "inside its range of the year" },
      { word: "near its high of the year" },
    ],
  },
  support: {
    label: "Nearest support",
    unit: "usd",
    names: spell(
      "support, supports, support level, floor, next floor, price floor, floor under, floor below, floor for, unterstutzung, unterstutzungen, unterstutzungslinie, soporte, soportes, niveau de support, suporte, suportes, поддержка, поддержки, поддержку, уровень поддержки, уровни поддержки, destek, destegi, destek seviyesi, destekleri, 支撑位, 支撑, サポートライン, 支持線, 지지선",
    ),
    about: "abouts.levels",
  },
  resistance: {
    label: "Nearest resistance",
    unit: "usd",
    names: spell(
      "resistance, resistances, resistance level, ceiling, next ceiling, price ceiling, ceiling above, ceiling over, ceiling for, hit a wall, hits a wall, widerstand, widerstande, widerstandslinie, resistencia, resistencias, niveau de resistance, сопротивление, сопротивления, уровень сопротивления, direnc, direnci, direncleri, direnc seviyesi, 阻力位, 阻力, 压力位, レジスタンス, 抵抗線, 저항선",
    ),
    about: "abouts.levels",
  },
  history_days: { label: "Daily bars read", unit: "count" },
} as const satisfies Cards;
