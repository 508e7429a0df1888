import { and, eq, getTableColumns, gt, inArray, lte, or } from "drizzle-orm";
import { NETWORK_IDS, type NetworkId } from "../../../../shared/networks.ts";
import { LATE_HOURS } from "../../../../shared/payments.ts";
import { chainCursors, paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { IntentRow } from "../intents/open-intents.ts";

const HOUR_MS = 3_600_000;
/** More than any network needs to make a block final. */
const FINALITY_MS = HOUR_MS;
const UNPAID_MS = LATE_HOURS * HOUR_MS + FINALITY_MS;
/** So long after its end a second payment of a paid intent is looked for. */
const PAID_MS = FINALITY_MS;
/** A network that could not be scanned keeps its intents waiting for so long. */
const OUTAGE_MS = 7 * 24 * HOUR_MS;
/** D1 binds 100 values a statement. */
const IDS_A_QUERY = 90;

export type Cursor = typeof chainCursors.$inferSelect;

const { transaction: _, ...COLUMNS } = getTableColumns(paymentIntents);
/** An intent whose payment may still be found, without the transaction that was handed out for it. */
export type LiveIntent = Omit<IntentRow, "transaction">;

/** Marks the open intents whose time is over; they stay payable for a day. */
export async function expireIntents({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const { state, network, expiresAt } = paymentIntents;
  await db
    .update(paymentIntents)
    .set({ state: "expired" })
    .where(and(eq(state, "open"), inArray(network, [...NETWORK_IDS]), lte(expiresAt, now().getTime())));
}

export const readCursors = async ({ db }: Pick<Deps, "db">): Promise<Map<NetworkId, Cursor>> =>
  new Map((await db.select().from(chainCursors)).map((cursor) => [cursor.network, cursor]));

/**
 * The intents whose payment may still be found, of the networks that are set up: unpaid ones until 24 hours and finality
 * after their end, paid ones for an hour, in case they are paid twice. Time stands still for a network while it cannot
 * be scanned, a week at most.
 */
export async function readLiveIntents(
  { db, chains, now }: Pick<Deps, "db" | "chains" | "now">,
  cursors: ReadonlyMap<NetworkId, Cursor>,
): Promise<LiveIntent[]> {
  const at = now().getTime();
  const { network, state, expiresAt } = paymentIntents;
  const live = (Object.keys(chains) as NetworkId[]).map((id) => {
    const seenUntil = Math.max(at - OUTAGE_MS, Math.min(at, cursors.get(id)?.scannedAt ?? 0));
    const isUnpaid = and(inArray(state, ["open", "expired", "parked"]), gt(expiresAt, seenUntil - UNPAID_MS));
    const isPaid = and(eq(state, "paid"), gt(expiresAt, seenUntil - PAID_MS));
    return and(eq(network, id), or(isUnpaid, isPaid));
  });
  if (live.length === 0) return [];
  return db
    .select(COLUMNS)
    .from(paymentIntents)
    .where(or(...live));
}

/** These intents as they are now, by id. */
export async function readIntents(
  { db }: Pick<Deps, "db">,
  ids: readonly string[],
): Promise<Map<string, IntentRow>> {
  const rows: IntentRow[] = [];
  for (let i = 0; i < ids.length; i += IDS_A_QUERY)
    rows.push(
      ...(await db
        .select()
        .from(paymentIntents)
        .where(inArray(paymentIntents.id, ids.slice(i, i + IDS_A_QUERY)))),
    );
  return new Map(rows.map((row) => [row.id, row]));
}
