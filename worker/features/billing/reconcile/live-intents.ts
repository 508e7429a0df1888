import { and, desc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { NETWORK_IDS, type NetworkId } from "../../../../shared/networks.ts";
import { INTENT_MINUTES, LATE_HOURS } from "../../../../shared/payments.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../shared/time.ts";
import { chainCursors, paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { BARE_COLUMNS, type BareIntent } from "../intents/open-intents.ts";

/** More than any network needs to make a block final. */
const FINALITY_MS = HOUR_MS;
/** How long an amount stays reserved after its intent's end, so that late and second payments can be assigned to it. */
const LIVE_MS = 2 * LATE_HOURS * HOUR_MS + FINALITY_MS;
/** A coin costs a request a block on some networks: it is scanned for only as long as it would be credited. */
const COIN_MS = LATE_HOURS * HOUR_MS + FINALITY_MS;
/** A network that could not be scanned keeps its intents waiting for so long. */
const OUTAGE_MS = 7 * DAY_MS;
/** Between the time an intent bears and the moment it can be read, and between two clocks. */
const MARGIN_MS = MINUTE_MS;
/** D1 binds 100 values a statement. */
const IDS_A_QUERY = 90;
/** Of one run, however many intents there are. */
const MAX_EXPIRED = 1_000;
const MAX_RECENT = 500;
const MAX_REPORTED = 200;
const MAX_SENDERS = 300;
/** Of one account, so that it keeps nobody else waiting. */
const MAX_AN_ACCOUNT = 3;

export type Cursor = typeof chainCursors.$inferSelect;

/** SQL: made within the last minute; computed from its end, which is indexed. */
export const isRecentAt = (at: number) =>
  gt(paymentIntents.expiresAt, at - MARGIN_MS + INTENT_MINUTES * MINUTE_MS);

/** What a network is scanned for, in a few rows however many intents are live. */
export interface Demand {
  network: NetworkId;
  /** the height before which no live intent in a token can have been paid; null while none lives */
  fromTokens: number | null;
  /** the same of unpaid intents in the network's own coin */
  fromCoins: number | null;
  /** ids of the open intents made within the last minute: later ones were not looked for */
  recent: string[];
  /** wallets whose payments are awaited, a part of them */
  senders: string[];
  /** some of the hashes that pages reported */
  reported: BareIntent[];
  /** behind which the next run goes on with them */
  reportedAfter: string;
}

/** Marks the open intents whose time is over, the oldest first; they stay payable for a day. */
export async function expireIntents({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const { id, state, network, expiresAt } = paymentIntents;
  const over = db
    .select({ id })
    .from(paymentIntents)
    .where(and(eq(state, "open"), inArray(network, [...NETWORK_IDS]), lte(expiresAt, now().getTime())))
    .limit(MAX_EXPIRED);
  await db.update(paymentIntents).set({ state: "expired" }).where(inArray(id, over));
}

export const readCursors = async ({ db }: Pick<Deps, "db">): Promise<Map<NetworkId, Cursor>> =>
  new Map((await db.select().from(chainCursors)).map((cursor) => [cursor.network, cursor]));

/** Time stands still for a network while it cannot be scanned, a week at most. */
const seenUntil = (cursor: Cursor | undefined, at: number) =>
  Math.max(at - OUTAGE_MS, Math.min(at, cursor?.scannedAt ?? 0));

/**
 * What one network is scanned for: while a payment may still be found, which is until 48 hours and finality after an
 * intent's end; a coin while it is unpaid and would be credited. The work does not grow with the number of intents.
 */
export async function readDemand(
  { db, now }: Pick<Deps, "db" | "now">,
  network: NetworkId,
  cursor: Cursor | undefined,
): Promise<Demand> {
  const at = now().getTime();
  const seen = seenUntil(cursor, at);
  const { state, expiresAt, sender, userId, fromHeight } = paymentIntents;
  const isLive = gt(expiresAt, seen - LIVE_MS);
  // The first to end is the first that was made. In the words of the partial indexes.
  const firstOf = (words: SQL, since: number) =>
    db
      .select({ from: fromHeight })
      .from(paymentIntents)
      .where(and(eq(paymentIntents.network, network), gt(expiresAt, since), words))
      .orderBy(expiresAt)
      .limit(1);
  const awaitedOf = (one: "open" | "expired") =>
    db
      .select({ sender, userId })
      .from(paymentIntents)
      .where(and(eq(state, one), eq(paymentIntents.network, network), isLive))
      .orderBy(desc(expiresAt))
      .limit(MAX_SENDERS / 2);
  const isOpen = and(eq(state, "open"), eq(paymentIntents.network, network));
  const [tokens, coins, recent, fresh, late, reported] = await db.batch([
    firstOf(sql`asset <> 'native'`, seen - LIVE_MS),
    firstOf(sql`asset = 'native' AND state IN ('open', 'expired', 'parked')`, seen - COIN_MS),
    db
      .select({ id: paymentIntents.id })
      .from(paymentIntents)
      .where(and(isOpen, isRecentAt(at)))
      .orderBy(expiresAt)
      .limit(MAX_RECENT),
    awaitedOf("open"),
    awaitedOf("expired"),
    db
      .select(BARE_COLUMNS)
      .from(paymentIntents)
      .where(
        and(
          eq(paymentIntents.network, network),
          sql`reported_hash IS NOT NULL AND state IN ('open', 'expired')`,
          gt(paymentIntents.id, cursor?.reportedAfter ?? ""),
        ),
      )
      .orderBy(paymentIntents.id)
      .limit(MAX_REPORTED),
  ]);
  return {
    network,
    fromTokens: tokens[0]?.from ?? null,
    fromCoins: coins[0]?.from ?? null,
    recent: recent.map(({ id }) => id),
    senders: fewEach([...fresh, ...late]).flatMap((one) => (one.sender === "" ? [] : [one.sender])),
    reported: fewEach(reported).filter((one) => one.expiresAt > seen - LIVE_MS),
    reportedAfter: reported.length < MAX_REPORTED ? "" : (reported.at(-1)?.id ?? ""),
  };
}

/** At most so many of each account, in their order. */
function fewEach<T extends { userId: string }>(rows: readonly T[]): T[] {
  const count = new Map<string, number>();
  return rows.filter(({ userId }) => {
    const nth = (count.get(userId) ?? 0) + 1;
    count.set(userId, nth);
    return nth <= MAX_AN_ACCOUNT;
  });
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
