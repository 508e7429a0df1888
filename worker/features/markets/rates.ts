import * as z from "zod";
import { DAY_MS, dateOf } from "../../../shared/time.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { CURRENCIES, type Currency, type Rate } from "../../providers/prices/rates/rates.ts";
import { readThrough } from "./cache/read-through.ts";

const FRESH_MS = 2 * 3_600_000;
const PAST_FRESH_MS = 7 * DAY_MS;

const rateSchema = z.object({
  currency: z.enum(CURRENCIES),
  usd: z.number().positive(),
  date: z.iso.date(),
  source: z.string(),
});

/** Today's rate of a currency and, if a past day is given, that day's. */
export interface Rates {
  now: Rate;
  past: Rate | null;
}

type Tools = Pick<Deps, "markets" | "cache" | "now" | "waitUntil">;

/** What a currency is worth now and on a past day. Throws `market_data_unavailable` where no rate can be had. */
export async function readRates(deps: Tools, currency: Currency, day: string | null): Promise<Rates> {
  const today = dateOf(deps.markets.now());
  const [now, past] = await Promise.all([
    readRate(deps, currency, today),
    day !== null && day < today ? readRate(deps, currency, day) : null,
  ]);
  return { now, past };
}

async function readRate(deps: Tools, currency: Currency, day: string): Promise<Rate> {
  const { rates } = deps.markets;
  const load = async (): Promise<Rate> => {
    const rate = await rates?.(currency, day);
    if (!rate) throw new AppError("market_data_unavailable");
    return rate;
  };
  if (deps.markets.crypto.kind === "simulated") return load();
  const freshMs = day === dateOf(deps.markets.now()) ? FRESH_MS : PAST_FRESH_MS;
  const revive = (stored: unknown) => rateSchema.safeParse(stored).data ?? null;
  return (await readThrough(deps, `rate:${currency}:${day}`, freshMs, revive, load)).value;
}
