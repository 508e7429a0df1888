import { and, count, eq, gt, ne, sql } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "../../../../shared/time.ts";
import { authorizations, payers } from "../../../db/x402/x402-schema.ts";
import type { Authorization } from "../../../providers/chains/evm/eip3009/authorization.ts";
import { changeRow, type DeskDb, findRow, idOf, type Row } from "./rows.ts";

/** How long an answer that nobody finishes counts as being made: longer than a call may take. */
const HELD_MS = MINUTE_MS;
/** How long a call without a settlement counts among its payer's unsettled ones: longer than it can be settled. */
const UNSETTLED_MS = 2 * MINUTE_MS;
/** unsettled answers of a payer or a network, and answers begun to one authorisation */
const MAX_OF_ONE = 2;
const MAX_OF_STRANGERS = 200;
export const KEPT_MS = 60 * MINUTE_MS;
const REST_MS = DAY_MS;
const SECOND_MS = 1000;

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
export type Held = { is: "held"; turn: number } | Known | { is: "used" };
/** Why nothing is to be answered: of an authorisation that came before, its payer or its network. */
export type Known =
  | { is: "crowded" }
  | { is: "rests"; until: number }
  | { is: "kept"; packed: string; hash: string }
  | { is: "settling" }
  | { is: "in progress" }
  | { is: "unanswered" }
  | { is: "other request" };

export interface Asking {
  /** of the authorisation */
  id: string;
  payer: string;
  site: string;
  requestHash: string;
}

/**
 * Whether anything speaks against answering; null where nothing does. Once an authorisation is over anybody may have read it
 * on the chain, so only the network it came from learns what is known of it.
 */
export function look(db: DeskDb, asking: Asking, now: number): Known | null {
  const row = findRow(db, asking.id);
  const isOver = row !== undefined && row.validBefore * SECOND_MS <= now;
  return isOver && row.site !== asking.site ? null : findObstacle(db, asking, now);
}

function findObstacle(db: DeskDb, asking: Asking, now: number): Known | null {
  const row = findRow(db, asking.id);
  const known = row && findKnown(row, asking.requestHash, now);
  if (known) return known;
  const payer = db.select().from(payers).where(eq(payers.address, asking.payer)).get();
  if (payer?.restsUntil && payer.restsUntil > now) return { is: "rests", until: payer.restsUntil };
  const isKnown = Boolean(payer?.settledAt);
  return isCrowded(db, { ...asking, isKnown, turns: row?.turn ?? 0 }, now) ? { is: "crowded" } : null;
}

function findKnown(row: Row, requestHash: string, now: number): Known | null {
  if (row.requestHash !== requestHash) return { is: "other request" };
  if (row.state === "settling") return { is: "settling" };
  if (row.state === "held" && row.heldAt > now - HELD_MS) return { is: "in progress" };
  if (row.state !== "settled") return null;
  return row.packed === null || row.hash === null
    ? { is: "unanswered" }
    : { is: "kept", packed: row.packed, hash: row.hash };
}

/** Holds the nonce for an answer, within what one payer, a stranger's network and all strangers may have unsettled. */
export function hold(db: DeskDb, request: HoldRequest, now: number): Held {
  const { authorization, requestHash, site } = request;
  const { from: payer, to: receiver, value, validAfter, validBefore } = authorization;
  const id = idOf(authorization);
  const obstacle = findObstacle(db, { id, payer, site, requestHash }, now);
  if (obstacle) return obstacle;
  const turn = (findRow(db, id)?.turn ?? 0) + 1;
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

/** `isKnown`: its payer settled before; `turns`: how many answers to it were begun. */
type Counted = Omit<Asking, "requestHash"> & { isKnown: boolean; turns: number };

function isCrowded(db: DeskDb, { id, payer, site, isKnown, turns }: Counted, now: number): boolean {
  const isOpen = and(
    ne(authorizations.id, id),
    ne(authorizations.state, "settled"),
    gt(authorizations.heldAt, now - UNSETTLED_MS),
  );
  const countOf = (where = sql`true`) =>
    db.select({ n: count() }).from(authorizations).where(and(isOpen, where)).get()?.n ?? 0;
  return (
    turns >= MAX_OF_ONE ||
    countOf(eq(authorizations.payer, payer)) >= MAX_OF_ONE ||
    (!isKnown && (countOf(eq(authorizations.site, site)) >= MAX_OF_ONE || countOf() >= MAX_OF_STRANGERS))
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

/** That a transaction in a block settled it, whoever sent it. Until that block is final it may have to be settled again. */
export function noteSettled(
  db: DeskDb,
  row: Row,
  { hash, height }: { hash: string; height: number },
  now: number,
): void {
  const hashes = JSON.stringify([...new Set([...JSON.parse(row.hashes), hash])]);
  changeRow(db, row.id, { state: "settled", hash, height, hashes, settledAt: now, lookedAt: null });
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
