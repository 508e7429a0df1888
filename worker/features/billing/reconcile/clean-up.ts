import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { NETWORK_IDS } from "../../../../shared/networks.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import { amountSlots, paymentIntents, strayTransfers, walletChallenges } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";

const KEPT_MS = 90 * DAY_MS;
const MAX_A_RUN = 1_000;

/**
 * Deletes amounts that are free again, and intents that ended 90 days ago without any payment; at most 1,000 of each.
 * One for which money came is `paid` or `parked` and stays for ever.
 */
export async function cleanUpIntents({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const at = now().getTime();
  const { id, state, network, expiresAt } = paymentIntents;
  const unpaid = db
    .select({ id })
    .from(paymentIntents)
    .where(and(eq(state, "expired"), inArray(network, [...NETWORK_IDS]), lt(expiresAt, at - KEPT_MS)))
    .limit(MAX_A_RUN);
  const free = db
    .select({ rowid: sql`rowid` })
    .from(amountSlots)
    .where(lt(amountSlots.freeAfter, at))
    .limit(MAX_A_RUN);
  const counted = db
    .select({ rowid: sql`rowid` })
    .from(strayTransfers)
    .where(lt(strayTransfers.at, at - KEPT_MS))
    .limit(MAX_A_RUN);
  await db.batch([
    db.delete(walletChallenges).where(lt(walletChallenges.expiresAt, at)),
    db.delete(strayTransfers).where(inArray(sql`rowid`, counted)),
    db.delete(amountSlots).where(inArray(sql`rowid`, free)),
    db.delete(paymentIntents).where(inArray(id, unpaid)),
  ]);
}
