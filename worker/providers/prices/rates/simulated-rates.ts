import { DAY_MS } from "../../../../shared/time.ts";
import { SIMULATED } from "../simulation/label.ts";
import type { Currency, ReadRate } from "./rates.ts";

/** About what they were worth in dollars in 2025. */
const USD: Record<Currency, number> = {
  ...{ EUR: 1.13, GBP: 1.32, JPY: 0.0067, CHF: 1.2, CAD: 0.72, AUD: 0.65, NZD: 0.59, HKD: 0.128 },
  ...{ SGD: 0.76, CNY: 0.139, KRW: 0.00071, INR: 0.0116, IDR: 0.000061, BRL: 0.18, MXN: 0.053 },
  ...{ SEK: 0.103, NOK: 0.098, DKK: 0.151, ISK: 0.0079, PLN: 0.266, CZK: 0.046, HUF: 0.0029 },
  ...{ RON: 0.224, TRY: 0.0255, ZAR: 0.056, ILS: 0.29, THB: 0.0305, MYR: 0.235, PHP: 0.0175 },
};
const SWING = 0.04;
const PERIOD_DAYS = 400;

/** A rate that swings slowly around its mean, the same for everyone. */
export const simulateRate: ReadRate = async (currency, day) => {
  const angle = (2 * Math.PI * Math.floor(Date.parse(day) / DAY_MS)) / PERIOD_DAYS;
  return { currency, usd: USD[currency] * (1 + SWING * Math.sin(angle)), date: day, source: SIMULATED };
};
