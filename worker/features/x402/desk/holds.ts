import { and, count, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "../../../../shared/time.ts";
import { authorizations, payers } from "../../../db/x402/x402-schema.ts";
import type { Authorization } from "../../../providers/chains/evm/eip3009/authorization.ts";
import { changeRow, type DeskDb, findRow, idOf, type Row } from "./rows.ts";

/** How long an answer that nobody finishes counts as being made: longer than a call may take. */
const HELD_MS = MINUTE_MS;
/** How long a call that ended without a settlement counts among its payer's unsettled ones. */
const UNSETTLED_MS = 2 * MINUTE_MS;
/** unsettled answers of a payer or a network, and answers begun to one authorisation */
const MAX_OF_ONE = 2;
const MAX_OF_STRANGERS = 200;
export const KEPT_MS = 60 * MINUTE_MS;
const REST_MS = DAY_MS;

export interface HoldRequest {
  authorization: Omit<Authorization, "value" | "validAfter" | "validBefore"> &
    Record<"value" | "validAfter" | "validBefore", string>;
  site: string;
  requestHash: string;
  height: number;
  /** somebody settled it before it came */
  isUsed: boolean;
}

/** What becomes of a call: it is to be answered, or why not; what is known of it otherwise. */
export type Held =
  | { is: "held"; turn: number }
  | Known
  | { is: "used" }
  | { is: "crowded" }
  | { is: "rests"; until: number };
/** Of an authorisation that came before. */
export type Known =
  | { is: "kept"; packed: string; hash: string }
  | { is: "settling" }
  | { is: "in progress" }
  | { is: "unanswered" }
  | { is: "other request" };

/** What is known of an authorisation that came before; null where it may be answered (again). */
export function findKnown(db: DeskDb, id: string, requestHash: string, now: number): Known | null {
  const row = findRow(db, id);
  if (!row) return null;
  if (row.requestHash !== requestHash) return { is: "other request" };
  if (row.state === "settling") return { is: "settling" };
  if (row.state === "held" && row.heldAt > now - HELD_MS) return { is: "in progress" };
  if (row.state !== "settled") return null;
  return row.packed === null || row.hash === null
    ? { is: "unanswered" }
    : { is: "kept", packed: row.packed, hash: row.hash };
}

/** Holds the nonce for an answer, within what one payer, one network and all strangers may have unsettled. */
export function hold(db: DeskDb, request: HoldRequest, now: number): Held {
  const { authorization, requestHash, site } = request;
  const { from: payer, to: receiver, value, validAfter, validBefore } = authorization;
  const id = idOf(authorization);
  const known = findKnown(db, id, requestHash, now);
  if (known) return known;
  const payerRow = db.select().from(payers).where(eq(payers.address, payer)).get();
  if (payerRow?.restsUntil && payerRow.restsUntil > now) return { is: "rests", until: payerRow.restsUntil };
  if (isCrowded(db, { id, payer, site, isKnown: Boolean(payerRow?.settledAt) }, now))
    return { is: "crowded" };
  const turn = turnsOf(db, id) + 1;
  const fresh = {
    ...{ payer, receiver, site, requestHash, value, validAfter, validBefore: Number(validBefore), turn },
    ...{ state: request.isUsed ? ("released" as const) : ("held" as const), heldAt: now },
    heldHeight: request.height,
  };
  db.insert(authorizations)
    .values({ id, ...fresh })
    .onConflictDoUpdate({ target: authorizations.id, set: fresh })
    .run();
  return request.isUsed ? { is: "used" } : { is: "held", turn };
}

interface Asking {
  id: string;
  payer: string;
  site: string;
  isKnown: boolean;
}

/** How many answers to it were begun. */
const turnsOf = (db: DeskDb, id: string): number => findRow(db, id)?.turn ?? 0;

function isCrowded(db: DeskDb, { id, payer, site, isKnown }: Asking, now: number): boolean {
  const isOpen = and(
    ne(authorizations.id, id),
    or(
      eq(authorizations.state, "settling"),
      and(
        inArray(authorizations.state, ["held", "released", "failed"]),
        gt(authorizations.heldAt, now - UNSETTLED_MS),
      ),
    ),
  );
  const countOf = (where = sql`true`) =>
    db.select({ n: count() }).from(authorizations).where(and(isOpen, where)).get()?.n ?? 0;
  return (
    turnsOf(db, id) >= MAX_OF_ONE ||
    countOf(eq(authorizations.payer, payer)) >= MAX_OF_ONE ||
    countOf(eq(authorizations.site, site)) >= MAX_OF_ONE ||
    (!isKnown && countOf() >= MAX_OF_STRANGERS)
  );
}

/** Nothing is settled of it: it was refused, failed, or nobody reads it any more. */
export function release(db: DeskDb, id: string, turn: number): void {
  const row = findRow(db, id);
  if (row?.state === "held" && row.turn === turn) changeRow(db, id, { state: "released" });
}

interface Answer {
  turn: number;
  packed: string;
  signature: string;
  accepted: string;
}

/** Keeps the answer before its authorisation is given out; false where the call was given up, or answered by another attempt. */
export function keepAnswer(db: DeskDb, id: string, { turn, ...answer }: Answer): boolean {
  const row = findRow(db, id);
  if (row?.state !== "held" || row.turn !== turn) return false;
  changeRow(db, id, { ...answer, state: "settling" });
  return true;
}

/** That a transaction in a block settled it, whoever sent it. */
export function noteSettled(
  db: DeskDb,
  row: Row,
  { hash, height }: { hash: string; height: number },
  now: number,
): void {
  const final = { state: "settled" as const, hash, height, settledAt: now, signature: null, accepted: null };
  changeRow(db, row.id, final);
  const seen = { settledAt: now, seenAt: now };
  db.insert(payers)
    .values({ address: row.payer, ...seen })
    .onConflictDoUpdate({ target: payers.address, set: seen })
    .run();
}

/** That it was refused: its payer rests for a day. Somebody may still settle it until it ends. */
export function noteFailed(db: DeskDb, { id, payer }: Row, now: number): void {
  changeRow(db, id, { state: "failed" });
  const rests = { restsUntil: now + REST_MS, seenAt: now };
  db.insert(payers)
    .values({ address: payer, ...rests })
    .onConflictDoUpdate({ target: payers.address, set: rests })
    .run();
}
