import type { MoneyDifference } from "../../../../shared/audit.ts";
import type { PlanSource } from "../../../../shared/tiers.ts";
import type { payments } from "../../../db/schema.ts";
import type { Ledger } from "../../keys/account/ledger.ts";

/** The outbox has done its work long before. */
const SETTLING_MS = 3_600_000;

/** What is compared of a credited payment that bought months. */
export type PlanPayment = { method: PlanSource } & Pick<
  typeof payments.$inferSelect,
  | "id"
  | "grantId"
  | "tier"
  | "months"
  | "createdAt"
  | "appliedAt"
  | "code"
  | "reversedAt"
  | "reversalAppliedAt"
>;

/**
 * Where the grants of an account's object and its credited payments differ at `now` (epoch ms): a payment that gave
 * nothing, a grant nobody paid for, months of another plan than was paid; and counters that are not what the call log
 * says. What was credited or taken back within the last hour may still be under way and counts neither way.
 */
export function compareAccount(
  paid: readonly PlanPayment[],
  { grants, counted, logged }: Ledger,
  now: number,
): MoneyDifference[] {
  const byGrant = new Map(paid.map((payment) => [payment.grantId ?? payment.id, payment]));
  const granted = new Set(grants.map(({ paymentId }) => paymentId));
  const differences: MoneyDifference[] = grants.flatMap((grant): MoneyDifference[] => {
    const payment = byGrant.get(grant.paymentId);
    if (payment && isBeingTakenBack(payment, now)) return [];
    const detail = `${grant.source}: ${nameMonths(grant)}`;
    if (!payment || payment.reversedAt !== null)
      return [{ kind: "grant_without_payment", id: grant.paymentId, detail }];
    const asPaid = nameMonths(payment);
    if (asPaid === nameMonths(grant)) return [];
    return [{ kind: "grant_differs", id: payment.id, detail: `${detail}, paid: ${asPaid}` }];
  });
  for (const [id, payment] of byGrant)
    if (!granted.has(id) && payment.reversedAt === null && !isBeingApplied(payment, now))
      differences.push({
        kind: "payment_without_grant",
        id: payment.id,
        detail: `${payment.method}: ${nameMonths(payment)}`,
      });
  if (counted !== logged)
    differences.push({
      kind: "credits_counted_wrong",
      id: "",
      detail: `${counted} counted, ${logged} in the log`,
    });
  return differences;
}

const nameMonths = ({ tier, months }: Pick<PlanPayment, "tier" | "months">) => `${months ?? 1} x ${tier}`;

/** Includes what an admin has just granted or reinstated, however old: the outbox reports what it cannot apply. */
const isBeingApplied = ({ createdAt, appliedAt, grantId, code }: PlanPayment, now: number) =>
  createdAt > now - SETTLING_MS || ((grantId !== null || code !== null) && appliedAt === null);

const isBeingTakenBack = ({ reversedAt, reversalAppliedAt }: PlanPayment, now: number) =>
  reversedAt !== null && reversalAppliedAt === null && reversedAt > now - SETTLING_MS;
