import { cite, citeSigned, findNumber } from "../figures.ts";
import type { Aspect } from "./aspect.ts";

export const MACD: Aspect = {
  kinds: ["macd", "macd_signal"],
  wordings: (f) => {
    const building = (findNumber(f, "macd") ?? 0) >= (findNumber(f, "macd_signal") ?? 0);
    const [side, verdict] = building ? ["above", "building"] : ["below", "fading"];
    const [line, signal] = [citeSigned(f, "macd"), citeSigned(f, "macd_signal")];
    return [
      `MACD at ${line} is ${side} its signal line at ${signal}: short-term momentum is ${verdict}.`,
      `Momentum is ${verdict} in the short run, with MACD (${line}) ${side} its signal line (${signal}).`,
      `The MACD line, ${line}, stands ${side} its signal line, ${signal}.`,
      `Short-term push: ${verdict}, as MACD reads ${line} against a signal line of ${signal}.`,
    ];
  },
};

export const RSI: Aspect = {
  kinds: ["rsi_14"],
  wordings: (f) => {
    const rsi = cite(f, "rsi_14");
    const value = findNumber(f, "rsi_14") ?? 50;
    if (value >= 70)
      return [
        `RSI at ${rsi} is overbought.`,
        `With RSI at ${rsi} the move is stretched.`,
        `The 14-day RSI reads ${rsi}, an overbought market.`,
      ];
    if (value <= 30)
      return [
        `RSI at ${rsi} is oversold.`,
        `With RSI at ${rsi} selling looks tired.`,
        `The 14-day RSI reads ${rsi}, an oversold market.`,
      ];
    const lean =
      value > 55
        ? "on the firm side of neutral"
        : value < 45
          ? "on the soft side of neutral"
          : "in the middle of its range";
    return [
      `RSI at ${rsi} is ${lean}.`,
      `The 14-day RSI reads ${rsi}, ${lean}.`,
      `Neither stretched nor exhausted: RSI is ${rsi}.`,
      `An RSI of ${rsi} leaves room both ways.`,
    ];
  },
};

export const STOCHASTIC: Aspect = {
  kinds: ["stochastic_k", "stochastic_d"],
  wordings: (f) => {
    const [k, d] = [cite(f, "stochastic_k"), cite(f, "stochastic_d")];
    const value = findNumber(f, "stochastic_k") ?? 50;
    const zone =
      value >= 80
        ? "near the top of the scale"
        : value <= 20
          ? "near the bottom of the scale"
          : "in the normal zone";
    return [
      `The stochastic %K at ${k} against %D at ${d} is ${zone}.`,
      `Stochastic readings are ${zone}: %K ${k}, %D ${d}.`,
      `%K at ${k} and %D at ${d} put the stochastic ${zone}.`,
    ];
  },
};

export const BANDS: Aspect = {
  kinds: ["bollinger_lower", "bollinger_upper", "bollinger_position"],
  wordings: (f) => {
    const place = findNumber(f, "bollinger_position") ?? 0.5;
    const [lower, upper] = [cite(f, "bollinger_lower"), cite(f, "bollinger_upper")];
    if (place > 1)
      return [
        `The price is above the upper Bollinger band at ${upper}, a stretched move.`,
        `It has pushed through the upper Bollinger band (${upper}), further than usual.`,
      ];
    if (place < 0)
      return [
        `The price is below the lower Bollinger band at ${lower}, where falls often pause.`,
        `It has dropped through the lower Bollinger band (${lower}), further than usual.`,
      ];
    return [
      `The price is inside its Bollinger bands, between ${lower} and ${upper}.`,
      `The Bollinger bands span ${lower} to ${upper}, and the price is within them.`,
      `A move out of the Bollinger bands would need a close under ${lower} or over ${upper}.`,
    ];
  },
};

export const VOLATILITY: Aspect = {
  kinds: ["volatility_30d"],
  wordings: (f) => {
    const swing = cite(f, "volatility_30d");
    const limit = f.type === "crypto" ? 90 : 50;
    if ((findNumber(f, "volatility_30d") ?? 0) > limit)
      return [
        `Yearly volatility of ${swing} is unusually high.`,
        `At ${swing} a year, volatility is far out of the ordinary.`,
      ];
    return [
      `Yearly volatility of ${swing} is within the usual range.`,
      `Volatility runs at ${swing} a year, nothing unusual here.`,
      `Swings are ordinary, with yearly volatility at ${swing}.`,
    ];
  },
};

export const RANGE: Aspect = {
  kinds: ["atr_percent", "volatility_30d"],
  wordings: (f) => {
    const [range, swing] = [cite(f, "atr_percent"), cite(f, "volatility_30d")];
    return [
      `An average day covers ${range} of the price and yearly volatility is ${swing}: the way there can be rough, even for a call that ends right.`,
      `Size a position for daily ranges of ${range} and a yearly volatility of ${swing}; noise alone can shake out a good call.`,
      `With an average true range of ${range} a day and yearly volatility at ${swing}, timing can hurt more than direction.`,
      `Ordinary days swing ${range} of the price and yearly volatility is ${swing}, so the path may test patience.`,
    ];
  },
};

export const OBV: Aspect = {
  kinds: ["obv_trend"],
  wordings: (f) => {
    const trend = cite(f, "obv_trend");
    const value = f.book.get("obv_trend")?.value;
    if (value === "rising")
      return [
        `On-balance volume is ${trend}: more is traded on rising days.`,
        `Buyers show up in the turnover, as on-balance volume is ${trend}.`,
        `Volume sides with the bulls (on-balance volume ${trend}).`,
      ];
    if (value === "falling")
      return [
        `On-balance volume is ${trend}: more is traded on falling days.`,
        `Sellers dominate the turnover, as on-balance volume is ${trend}.`,
        `Volume sides with the bears (on-balance volume ${trend}).`,
      ];
    return [
      `On-balance volume is ${trend}: neither side trades more.`,
      `Turnover takes no side, with on-balance volume ${trend}.`,
    ];
  },
};

export const VOLUME: Aspect = {
  kinds: ["volume_vs_average"],
  wordings: (f) => {
    const ratio = cite(f, "volume_vs_average");
    const value = findNumber(f, "volume_vs_average") ?? 1;
    const crowd = value >= 1.5 ? "a crowd is at work" : value <= 0.7 ? "interest is thin" : "an ordinary day";
    return [
      `Volume was ${ratio} times its 20-day average: ${crowd}.`,
      `Trading volume came to ${ratio} of its 20-day average, ${crowd}.`,
      `The last complete day saw volume at ${ratio} times its 20-day average; ${crowd}.`,
    ];
  },
};
