import { and, eq, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import { dateOf, HOUR_MS, MINUTE_MS } from "../../../shared/time.ts";
import { describeFailure } from "../../db/failures.ts";
import { users, webhookCounts, webhookDeliveries, webhookEndpoints } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { accountCount, countTry, shareOf } from "./count-try.ts";
import { type EndpointRow, turnOff } from "./end-endpoint.ts";
import { addTry, isGone, tryEndpoint } from "./try-endpoint.ts";
import { BODY } from "./webhook-entry.ts";

/** Between one try and the next: three days with half an hour to spare. */
const PAUSES_MS = [
  ...[MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2, 5, 10, 14, 18, 22].map((hours) => hours * HOUR_MS),
];
export const MAX_TRIES = PAUSES_MS.length + 1;
/** A last try of which nothing more is heard is given up after this. */
const LAST_MS = HOUR_MS;

/**
 * Each is three requests with its host's look-up, and the jobs of a minute share what one run of a worker may ask for, 50 on
 * Cloudflare's free plan: strangers' endpoints must not use up what payments need. 17,280 a day.
 */
const MAX_A_RUN = 12;
/** Requests at once: Cloudflare opens no more connections for one run of a worker. */
const LANES = 6;
/** From then on a run begins no further request, nor in an account's turn: one that hangs keeps few others waiting. */
const RUN_MS = 35_000;
const TURN_MS = 12_000;

type Tools = Pick<Deps, "db" | "now" | "config">;
/** Which of the deliveries that are due. */
interface Which {
  /** their ids; otherwise any */
  among?: string[];
  /** for how long they are due at least */
  dueForMs?: number;
  /** how many at most; otherwise what one run sends */
  limit?: number;
}
type Delivery = typeof webhookDeliveries.$inferSelect;
interface Due {
  delivery: Delivery;
  endpoint: EndpointRow;
}

/**
 * The outbox: sends what is due, six accounts at a time and each account's in turn, at most 12 a run. What was not tried yet
 * goes first, and of that whoever had the fewest requests today. One that was not taken is tried again after a minute, then
 * ever later, for three days. What failed on our side is thrown at the end.
 */
export async function sendWebhooks(deps: Tools, which: Which = {}): Promise<void> {
  const until = deps.now().getTime() + RUN_MS;
  const turns = [...Map.groupBy(await findDue(deps, which), ({ endpoint }) => endpoint.userId).values()];
  const failures: unknown[] = [];
  const work = async () => {
    for (let turn = turns.shift(); turn; turn = turns.shift())
      await takeTurn(deps, turn, until).catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: LANES }, work));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} turns not finished: ${describeFailure(failures[0])}`,
    );
}

/** What may be sent now, in its order. */
async function findDue(deps: Tools, which: Which): Promise<Due[]> {
  // Bodies are read of those alone that are sent, however many wait.
  const ids = (await findDueIds(deps, which)).map(({ id }) => id);
  const found = await deps.db
    .select({ delivery: { ...getTableColumns(webhookDeliveries), body: BODY }, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(inArray(webhookDeliveries.id, ids));
  const byId = new Map(found.map((due) => [due.delivery.id, due]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Repetitions come last; else the account's count and the place in its own queue together make the order. */
export function findDueIds({ db, now, config }: Tools, { among, dueForMs = 0, limit = MAX_A_RUN }: Which) {
  const nth = sql`row_number() OVER (PARTITION BY ${webhookDeliveries.userId} ORDER BY ${webhookDeliveries.nextAt})`;
  const had = sql`coalesce(${webhookCounts.tries}, 0)`;
  return db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(users, eq(users.id, webhookDeliveries.userId))
    .leftJoin(
      webhookCounts,
      and(
        eq(webhookCounts.day, dateOf(now())),
        eq(webhookCounts.of, sql`${accountCount("")} || ${webhookDeliveries.userId}`),
      ),
    )
    .where(
      and(
        // In the words of the partial index.
        sql`delivered_at IS NULL AND ended_at IS NULL`,
        lte(webhookDeliveries.nextAt, now().getTime() - dueForMs),
        // One parameter: D1 takes a hundred of a statement.
        among && sql`${webhookDeliveries.id} IN (SELECT value FROM json_each(${JSON.stringify(among)}))`,
        eq(webhookEndpoints.state, "active"),
        eq(users.state, "open"),
        sql`${had} < ${shareOf(config)}`,
      ),
    )
    .orderBy(sql`${webhookDeliveries.tries} > 0`, sql`${had} + ${nth}`)
    .limit(limit);
}

/** One account's turn: an endpoint that fails is left alone until the next run. */
async function takeTurn(deps: Tools, turn: Due[], runUntil: number): Promise<void> {
  const until = Math.min(runUntil, deps.now().getTime() + TURN_MS);
  const failed = new Set<string>();
  for (const due of turn) {
    if (deps.now().getTime() >= until) return;
    if (failed.has(due.endpoint.id)) continue;
    const said = await sendOne(deps, due);
    if (said === "no more today") return;
    if (said === "failed") failed.add(due.endpoint.id);
  }
}

async function sendOne(
  deps: Tools,
  { delivery, endpoint }: Due,
): Promise<"done" | "failed" | "no more today"> {
  const { db, now } = deps;
  if (delivery.tries >= MAX_TRIES) {
    await giveUp(deps, endpoint, delivery);
    return "failed";
  }
  // Counted first: of two runs at once one counts for nothing, and none goes beyond the limit.
  if (!(await countTry(deps, endpoint.userId))) return "no more today";
  const isIt = eq(webhookDeliveries.id, delivery.id);
  // Taken before it leaves: of two runs one sends it, and one that dies now is followed by another try of the same id.
  const taken = await db
    .update(webhookDeliveries)
    .set({
      tries: sql`tries + 1`,
      nextAt: now().getTime() + (PAUSES_MS[delivery.tries] ?? LAST_MS),
    })
    .where(
      and(
        isIt,
        eq(webhookDeliveries.nextAt, delivery.nextAt),
        sql`delivered_at IS NULL AND ended_at IS NULL`,
        sql`EXISTS (SELECT 1 FROM webhook_endpoints AS e JOIN users AS u ON u.id = e.user_id
          WHERE e.id = ${endpoint.id} AND e.state = 'active' AND u.state = 'open')`,
      ),
    )
    .returning({ id: webhookDeliveries.id });
  if (taken.length === 0) return "done";
  const tried = await tryEndpoint(deps, endpoint, delivery);
  const log = addTry(delivery.log, tried);
  if (tried.failure === null) {
    const at = now().getTime();
    await db.batch([
      db.update(webhookDeliveries).set({ deliveredAt: at, log }).where(isIt),
      db.update(webhookEndpoints).set({ tookAt: at }).where(eq(webhookEndpoints.id, endpoint.id)),
    ]);
    return "done";
  }
  await db.update(webhookDeliveries).set({ log }).where(isIt);
  if (isGone(tried)) await turnOff(deps, endpoint, "gone");
  else if (delivery.tries + 1 >= MAX_TRIES) await giveUp(deps, endpoint, delivery);
  return "failed";
}

/** After three days: an endpoint that took nothing since then is turned off; another one only misses this delivery. */
async function giveUp(deps: Tools, endpoint: EndpointRow, { id, madeAt }: Delivery): Promise<void> {
  const { db, now } = deps;
  await db.update(webhookDeliveries).set({ endedAt: now().getTime() }).where(eq(webhookDeliveries.id, id));
  const [found] = await db
    .select({ tookAt: webhookEndpoints.tookAt })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpoint.id));
  if (found && (found.tookAt ?? 0) < madeAt) await turnOff(deps, endpoint, "failing");
}
