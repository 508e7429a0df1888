import { and, asc, eq, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { DAY_MS } from "../../../../shared/time.ts";
import { payments } from "../../../db/schema.ts";
import { authorizations, payers } from "../../../db/x402/x402-schema.ts";
import { DOLLAR } from "../../../providers/chains/evm/eip3009/authorization.ts";
import { LOOK_EVERY_MS } from "./confirm.ts";
import { KEPT_MS } from "./holds.ts";
import { changeRow, type DeskDb, doEach, type Row } from "./rows.ts";
import { forgetSendings, hasSendings } from "./sendings.ts";
import { closeAuthorization, LATE_MS, type SettleTools } from "./settle.ts";

const MAX_A_RUN = 50;
const SECOND_MS = 1000;
const SOON_MS = 2_000;
const PAYERS_KEPT_MS = 90 * DAY_MS;
/** How the ids of payments for single calls begin. */
const CALL = "x402-";
/** USDC is counted as a dollar. */
const PAR_MICRO_USD = 1_000_000;
const UNITS_A_CENT = 10_000n;

/**
 * Ends authorisations whose time is over, those first that were not looked at for longest; `isBusy`: somebody waits for this
 * one. One that fails stops no other. Throws `ProviderError`.
 */
export async function closeEnded(tools: SettleTools, isBusy: (id: string) => boolean): Promise<void> {
  const { db, token, now } = tools;
  const isOver = lte(authorizations.validBefore, Math.floor((now() - LATE_MS) / SECOND_MS));
  const isRested = or(isNull(authorizations.lookedAt), lte(authorizations.lookedAt, now() - LOOK_EVERY_MS));
  const rows = db
    .select()
    .from(authorizations)
    .where(and(ne(authorizations.state, "settled"), isOver, isRested))
    .orderBy(asc(authorizations.lookedAt), asc(authorizations.validBefore))
    .limit(MAX_A_RUN)
    .all();
  const ended = rows.filter(({ id }) => !isBusy(id));
  if (ended.length === 0) return;
  const final = await token.readFinal();
  await doEach(ended, async (row) => {
    changeRow(db, row.id, { lookedAt: now() });
    if (row.validBefore > final.timeS) return;
    const end = await closeAuthorization(tools, row, final.height);
    if (end === "unsettled") db.delete(authorizations).where(eq(authorizations.id, row.id)).run();
  });
}

/** The row of a settled authorisation among the payments: answered, or to be paid back to whoever paid it. */
function toPayment(row: Row, at: number): typeof payments.$inferInsert {
  const paidBy = row.id.replace(" ", "-");
  const isAnswered = row.packed !== null;
  const paidAt = row.settledAt ?? at;
  return {
    ...{
      id: `${CALL}${paidBy}`,
      userId: null,
      network: DOLLAR.network,
      method: "crypto",
      hash: `${row.hash}#${paidBy}`,
    },
    ...{ asset: DOLLAR.address, symbol: "USDC", decimals: DOLLAR.decimals, amount: row.value },
    ...{ priceCents: Number(BigInt(row.value) / UNITS_A_CENT), sender: row.payer, height: row.height },
    ...{ proof: "wallet", receivedRateMicroUsd: PAR_MICRO_USD, paidAt, createdAt: at },
    ...(isAnswered
      ? { state: "credited", appliedAt: at, checkedAt: at }
      : {
          ...{ state: "parked", code: "payment_unanswered" },
          ...{ refundAddress: row.payer, refundConfirmedAt: at },
        }),
  };
}

/** Writes what was settled for good into the books, once. */
export async function bookSettled(
  db: DeskDb,
  books: DrizzleD1Database,
  row: Row,
  now: number,
): Promise<void> {
  await books.insert(payments).values(toPayment(row, now)).onConflictDoNothing({ target: payments.id });
  changeRow(db, row.id, { bookedAt: now, signature: null, accepted: null });
}

/** Forgets answers of an hour ago, and payers who were not seen for long. */
export function forget(db: DeskDb, now: number): void {
  db.delete(authorizations)
    .where(and(isNotNull(authorizations.bookedAt), lte(authorizations.settledAt, now - KEPT_MS)))
    .run();
  db.delete(payers)
    .where(lt(payers.seenAt, now - PAYERS_KEPT_MS))
    .run();
  forgetSendings(db, now);
}

/** When there is something to see to next, epoch ms; null: never. */
export function nextDue(db: DeskDb, now: number): number | null {
  if (hasSendings(db)) return now + SOON_MS;
  const { settledAt, bookedAt, validBefore, lookedAt } = authorizations;
  const nextLook = sql`coalesce(${lookedAt} + ${LOOK_EVERY_MS}, 0)`;
  const next = db
    .select({
      at: sql<number | null>`min(CASE
        WHEN ${bookedAt} IS NOT NULL THEN ${settledAt} + ${KEPT_MS}
        WHEN ${authorizations.state} = 'settled' THEN ${nextLook}
        ELSE max(${validBefore} * ${SECOND_MS} + ${LATE_MS}, ${nextLook}) END)`,
    })
    .from(authorizations)
    .get();
  return next?.at == null ? null : Math.max(now + SOON_MS, next.at);
}
