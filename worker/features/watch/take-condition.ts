import { DAY_MS, dateOf } from "../../../shared/time.ts";
import type { NewAlert } from "../../../shared/watch.ts";
import { ANY_PRICE } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { sayRefusal } from "../analysis/outlook/say-refusal.ts";
import type { Asset } from "../markets/assets.ts";
import { LISTED } from "../markets/cache/price-list.ts";
import { openAccess } from "../markets/store/open-access.ts";
import { readDay } from "./read-day.ts";
import { readSoundPrices } from "./read-prices.ts";
import type { AlertRow } from "./read-watch.ts";

export type Condition = Pick<
  AlertRow,
  "low" | "high" | "horizonDays" | "action" | "ofDate" | "until" | "isClear" | "waitBelow" | "waitAbove"
>;
type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

const NOTHING: Condition = {
  low: null,
  high: null,
  horizonDays: null,
  action: null,
  ofDate: null,
  until: null,
  isClear: true,
  waitBelow: null,
  waitAbove: null,
};

/**
 * What an alert waits for from this moment on: the forecast's 80% range and the day's call are taken as they stand. Throws
 * `forecast_unavailable` when there is none, `market_data_unavailable` when there are no bars, `not_covered` where cron does
 * not keep what the alert would wait for.
 */
export async function takeCondition(deps: Tools, asset: Asset, asked: NewAlert): Promise<Condition> {
  const { store, [asset.type]: market } = deps.markets;
  if (!store && market.kind !== "simulated" && !LISTED[asset.type].includes(asset.symbol))
    throw new AppError("not_covered", { detail: `The price of ${asset.name} is not followed here.` });
  if (asked.kind === "level") {
    const ends = asked.side === "above" ? { high: asked.price } : { low: asked.price };
    return standAt(await findPrice(deps, asset), { ...NOTHING, ...ends });
  }
  const { call, month, week } = await readDay(deps, asset);
  if (asked.kind === "call") {
    if ("refusal" in call) throw new AppError("forecast_unavailable", { detail: sayRefusal(call.refusal) });
    return { ...NOTHING, action: call.action, ofDate: call.date };
  }
  const forecast = asked.horizonDays === 7 ? week : month;
  if ("refusal" in forecast)
    throw new AppError("forecast_unavailable", { detail: sayRefusal(forecast.refusal) });
  const range = {
    ...NOTHING,
    low: forecast.quantiles[10],
    high: forecast.quantiles[90],
    horizonDays: asked.horizonDays,
    ofDate: forecast.date,
    until: dateOf(Date.parse(forecast.date) + asked.horizonDays * DAY_MS),
  };
  return standAt(await findPrice(deps, asset), range);
}

/** What an alert may rest on, else what its owner sees: the last price that is kept, of a night's stock its close. */
async function findPrice(deps: Tools, asset: Asset): Promise<number | undefined> {
  const [sound] = await readSoundPrices(deps, asset.type, [asset.symbol]);
  return (sound ?? (await openAccess(deps, asset).quote()))?.price;
}

/** How a condition stands at a price: clear of it, or waiting until it is; where none is known the first look at one decides. */
function standAt(price: number | undefined, condition: Condition): Condition {
  if (price === undefined) return { ...condition, isClear: false, waitBelow: ANY_PRICE };
  const { low, high } = condition;
  if (high !== null && price >= high) return { ...condition, isClear: false, waitBelow: high };
  if (low !== null && price <= low) return { ...condition, isClear: false, waitAbove: low };
  return condition;
}
