import { eq, sql } from "drizzle-orm";
import type { AssetType } from "../../../../shared/markets.ts";
import { DAY_MS, dateOf, MINUTE_MS } from "../../../../shared/time.ts";
import { coldAsks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import type { Asset } from "../assets.ts";
import { STORE_SHARE } from "../store/purse.ts";
import { LISTED, PERIOD_MS } from "./price-list.ts";

type Tools = Pick<Deps, "markets" | "db" | "now">;

/**
 * Leave to ask sources about one asset, taken when it is first needed and good for all that is asked of it at once.
 * Throws `lookups_exhausted` when the plan has no more for assets that are not listed, until the next minute or day: what is
 * left of it is the listed ones', which everybody sees.
 */
export type Ticket = () => Promise<void>;

export function openTicket(deps: Tools, asset: Asset): Ticket {
  let taken: Promise<void> | undefined;
  return () => {
    taken ??= take(deps, asset);
    return taken;
  };
}

/** Of the source whose plan is counted. */
const CALLS_A_LOOK: Record<AssetType, number> = { crypto: 2, stock: 1 };

/** One conditional statement on the source's row is the lock, so that all isolates together keep within the plan. */
async function take({ markets, db, now }: Tools, { symbol, type }: Asset): Promise<void> {
  const [plan] = markets[type].plans;
  if (!plan || LISTED[type].includes(symbol)) return;
  const moment = now();
  const [day, minute] = [dateOf(moment), Math.floor(moment.getTime() / MINUTE_MS)];
  const isListRead = minute % (PERIOD_MS[type] / MINUTE_MS) === 0;
  const share = (markets.store ? 1 - STORE_SHARE : 1) / CALLS_A_LOOK[type];
  const aMinute = Math.floor(share * (plan.aMinute - (isListRead ? plan.ofList : 0)));
  const aDay = Math.floor(share * plan.aDay);
  const isNewDay = sql`${coldAsks.day} <> ${day}`;
  const isNewMinute = sql`${coldAsks.minute} <> ${minute}`;
  const taken = await db
    .insert(coldAsks)
    .values({ source: plan.source, day, ofDay: 1, minute, ofMinute: 1 })
    .onConflictDoUpdate({
      target: coldAsks.source,
      set: {
        ...{ day, ofDay: sql`iif(${isNewDay}, 1, ${coldAsks.ofDay} + 1)` },
        ...{ minute, ofMinute: sql`iif(${isNewMinute}, 1, ${coldAsks.ofMinute} + 1)` },
      },
      setWhere: sql`(${isNewDay} OR ${coldAsks.ofDay} < ${aDay}) AND (${isNewMinute} OR ${coldAsks.ofMinute} < ${aMinute})`,
    })
    .returning({ source: coldAsks.source });
  if (taken.length > 0) return;
  const [used] = await db.select().from(coldAsks).where(eq(coldAsks.source, plan.source));
  const period = used?.day === day && used.ofDay >= aDay ? DAY_MS : MINUTE_MS;
  const retryAfterS = Math.ceil((period - (moment.getTime() % period)) / 1_000);
  throw new AppError("lookups_exhausted", { retryAfterS });
}
