import { and, eq, ne, or, sql } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { distributions, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { SPELLINGS } from "../../../providers/chains/spellings.ts";
import { applyReversal } from "../apply/reverse-payment.ts";
import { auditEntry } from "../audit.ts";
import { noticeEntry } from "../notices/notice-entry.ts";
import { tells } from "./match-error.ts";

type Tools = Pick<Deps, "db" | "accounts" | "now">;

interface TakeBack {
  /** of the payment; or its transaction on `network`, by card the provider's id */
  id: string;
  network?: NetworkId | "card";
  /** e-mail */
  admin: string;
  note: string;
}

/**
 * Reverses a credited payment, by an admin and with a reason: by its id, or by transaction and network (two networks of one
 * kind may have the same hash). The plan's months end, and unsent NGMA is withheld. Written in one batch with
 * its audit entry, and once. Refunding the money is a separate decision. Throws `not_found`, `transaction_hash_invalid`,
 * `order_state` for one that is not credited or whose tokens are on their way, `decision_made`, `account_unavailable`
 * (cron then does the rest).
 */
export async function takeBack(deps: Tools, { id: named, network, admin, note }: TakeBack): Promise<void> {
  const { db, now } = deps;
  const [payment] = await db.select().from(payments).where(isNamed(named, network));
  if (!payment) throw new AppError("not_found");
  const { id } = payment;
  if (payment.reversedAt !== null) throw new AppError("decision_made");
  if (payment.state !== "credited") throw new AppError("order_state");
  const at = now().getTime();
  const sent = and(
    eq(distributions.paymentId, id),
    or(ne(distributions.status, "pending"), sql`${distributions.claimedBy} IS NOT NULL`),
  );
  const mayBe = sql`state = 'credited' AND reversed_at IS NULL AND NOT EXISTS (SELECT 1 FROM ${distributions} WHERE ${sent})`;
  const change = db
    .update(payments)
    .set({ state: sql`CASE WHEN ${mayBe} THEN state END`, reversedAt: at, reversalReason: note })
    .where(eq(payments.id, id));
  const entry = auditEntry(db, { admin, action: "payment taken back", subject: id, detail: note, at });
  const { userId } = payment;
  try {
    if (userId === null) await db.batch([change, entry]);
    else await db.batch([change, entry, noticeEntry(db, { subject: id, kind: "reversed", userId, at })]);
  } catch (cause) {
    if (!tells(cause, "NOT NULL constraint failed: payments.state")) throw cause;
    const isTaken = and(eq(payments.id, id), sql`reversed_at IS NOT NULL`);
    if ((await db.$count(payments, isTaken)) > 0) throw new AppError("decision_made", { cause });
    throw new AppError("order_state", { cause, detail: "Its tokens are being sent, or were sent already." });
  }
  await applyReversal(deps, id);
}

function isNamed(named: string, network: TakeBack["network"]) {
  if (network === undefined) return eq(payments.id, named);
  const hash = network === "card" ? named : SPELLINGS[network].parseHash(named);
  if (hash === null) throw new AppError("transaction_hash_invalid");
  return and(eq(payments.network, network), eq(payments.hash, hash));
}
