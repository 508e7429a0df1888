import { and, eq, gt, inArray, lte, or } from "drizzle-orm";
import { NETWORK_IDS, type NetworkId } from "../../../../shared/networks.ts";
import { LATE_HOURS } from "../../../../shared/payments.ts";
import { chainCursors, paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { BARE_COLUMNS, type BareIntent } from "../intents/open-intents.ts";

const HOUR_MS = 3_600_000;
/** More than any network needs to make a block final. */
const FINALITY_MS = HOUR_MS;
/** As long as an amount is nobody else's after its intent's end: late and second payments can be told to be its. */
const LIVE_MS = 2 * LATE_HOURS * HOUR_MS + FINALITY_MS;
/** A coin costs a request a block on some networks: it is scanned for only as long as it would be credited. */
const COIN_MS = LATE_HOURS * HOUR_MS + FINALITY_MS;
/** A network that could not be scanned keeps its intents waiting for so long. */
const OUTAGE_MS = 7 * 24 * HOUR_MS;
/** D1 binds 100 values a statement. */
const IDS_A_QUERY = 90;

export type Cursor = typeof chainCursors.$inferSelect;

/** An intent whose payments may still be found. */
export type LiveIntent = BareIntent;

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

/** Time stands still for a network while it cannot be scanned, a week at most. */
const seenUntil = (cursor: Cursor | undefined, at: number) =>
  Math.max(at - OUTAGE_MS, Math.min(at, cursor?.scannedAt ?? 0));

/** Whether a network is scanned for this live intent; a coin only while it is unpaid and would be credited. */
export const isScannedFor = (
  { asset, state, expiresAt }: LiveIntent,
  cursor: Cursor | undefined,
  at: number,
): boolean => asset !== "native" || (state !== "paid" && expiresAt > seenUntil(cursor, at) - COIN_MS);

/**
 * The intents whose payments may still be found, of the networks that are set up, paid ones among them: until 48 hours and
 * finality after their end.
 */
export async function readLiveIntents(
  { db, chains, now }: Pick<Deps, "db" | "chains" | "now">,
  cursors: ReadonlyMap<NetworkId, Cursor>,
): Promise<LiveIntent[]> {
  const at = now().getTime();
  const { network, state, expiresAt } = paymentIntents;
  const live = (Object.keys(chains) as NetworkId[]).map((id) => {
    return and(
      inArray(state, ["open", "expired", "parked", "paid"]),
      eq(network, id),
      gt(expiresAt, seenUntil(cursors.get(id), at) - LIVE_MS),
    );
  });
  if (live.length === 0) return [];
  return db
    .select(BARE_COLUMNS)
    .from(paymentIntents)
    .where(or(...live));
}

/** These intents as they are now, by id. */
export async function readIntents(
  { db }: Pick<Deps, "db">,
  ids: readonly string[],
): Promise<Map<string, BareIntent>> {
  const rows: BareIntent[] = [];
  for (let i = 0; i < ids.length; i += IDS_A_QUERY)
    rows.push(
      ...(await db
        .select(BARE_COLUMNS)
        .from(paymentIntents)
        .where(inArray(paymentIntents.id, ids.slice(i, i + IDS_A_QUERY)))),
    );
  return new Map(rows.map((row) => [row.id, row]));
}
