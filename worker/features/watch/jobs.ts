import { lt, or } from "drizzle-orm";
import type { AssetType } from "../../../shared/markets.ts";
import { DAY_MS, dateOf, MINUTE_MS } from "../../../shared/time.ts";
import { withLease } from "../../db/lease.ts";
import { priceAlerts } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { checkCalls, checkPrices } from "./check-alerts.ts";
import { sendMornings } from "./morning/send-mornings.ts";

/** A little less than the minute, and the quarter of an hour, between two runs. */
const LEASE_MS = 50_000;
const QUARTER_MS = 14 * MINUTE_MS;
/** So long after it fired, or its range ended, an alert nobody armed again is forgotten. */
const KEEP_MS = 90 * DAY_MS;

/** Each minute, so that a new list of prices is looked at soon after it came, whoever asked for it. */
export const checkPricesJob = (deps: Deps): Promise<boolean> =>
  withLease(deps.db, "watch:prices", LEASE_MS, deps.now, () => checkBoth(deps, checkPrices));

export const checkCallsJob = (deps: Deps): Promise<boolean> =>
  withLease(deps.db, "watch:calls", QUARTER_MS, deps.now, () => checkBoth(deps, checkCalls));

/** Throws when one of the two types failed, after both have had their turn. */
async function checkBoth(deps: Deps, check: (deps: Deps, type: AssetType) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const type of ["crypto", "stock"] as const)
    await check(deps, type).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Each quarter of an hour some of those whose morning it is. */
export const morningsJob = (deps: Deps): Promise<boolean> =>
  withLease(deps.db, "watch:mornings", QUARTER_MS, deps.now, () => sendMornings(deps));

export const forgetAlertsJob = ({ db, now }: Pick<Deps, "db" | "now">): Promise<boolean> =>
  withLease(db, "watch:forget", QUARTER_MS, now, async () => {
    const before = now().getTime() - KEEP_MS;
    const isOver = or(lt(priceAlerts.firedAt, before), lt(priceAlerts.until, dateOf(before)));
    await db.delete(priceAlerts).where(isOver);
  });
