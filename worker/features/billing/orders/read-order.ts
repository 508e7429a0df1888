import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { ErrorCode } from "../../../../shared/errors.ts";
import { LATE_HOURS } from "../../../../shared/payments.ts";
import { HOUR_MS } from "../../../../shared/time.ts";
import { paymentIntents, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { BARE_COLUMNS, type BareIntent } from "../intents/open-intents.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** An order: its ways to pay, the first of which is the order itself, and its payments; both in the order they came. */
export interface OrderRows {
  ways: BareIntent[];
  payments: PaymentRow[];
}

/** The order of a way to pay. */
export const orderIdOf = ({ id, firstId }: Pick<BareIntent, "id" | "firstId">): string => firstId ?? id;

/** SQL: a way to pay of this order. */
export const isWayOf = (orderId: string): SQL => eq(paymentIntents.orderId, orderId);

/** SQL: a payment of this order. */
export const isPaymentOf = (orderId: string): SQL =>
  sql`${payments.wayId} IN (SELECT id FROM payment_intents WHERE order_id = ${orderId})`;

/** Why money that came as a part waits: a better price, the rest, or its owner's word completes the order. */
const PART_CODES: readonly ErrorCode[] = ["payment_short", "payment_undervalued", "payment_late"];

/** Whether a payment counts towards its order once the rest comes; its owner has not asked for it back. */
export const isWaitingPart = ({ state, code, refundConfirmedAt }: PaymentRow): boolean =>
  state === "parked" && isPartCode(code) && refundConfirmedAt === null;

export const isPartCode = (code: string | null): boolean => PART_CODES.some((one) => one === code);

/** SQL: the same of this order's payments. */
export const isWaitingPartOf = (orderId: string) =>
  and(
    isPaymentOf(orderId),
    eq(payments.state, "parked"),
    sql`${payments.code} IN (${sql.join(
      PART_CODES.map((code) => sql`${code}`),
      sql`, `,
    )})`,
    isNull(payments.refundConfirmedAt),
  );

/** An order by its id. */
export async function readOrder({ db }: Pick<Deps, "db">, orderId: string): Promise<OrderRows> {
  const [ways, paid] = await db.batch([
    db.select(BARE_COLUMNS).from(paymentIntents).where(isWayOf(orderId)),
    db.select().from(payments).where(isPaymentOf(orderId)),
  ]);
  return { ways: ways.toSorted(asCreated), payments: paid.toSorted(asCreated) };
}

/** They are few: sorted here, no statement has to. */
export const asCreated = (a: { createdAt: number }, b: { createdAt: number }) => a.createdAt - b.createdAt;

/** The same by one of its ways to pay. */
export async function readOrderOf(deps: Pick<Deps, "db">, wayId: string): Promise<OrderRows> {
  const [way] = await deps.db.select(BARE_COLUMNS).from(paymentIntents).where(eq(paymentIntents.id, wayId));
  return way ? readOrder(deps, orderIdOf(way)) : { ways: [], payments: [] };
}

/** Whether what is missing of an order can still be paid at `now`: nothing is credited, and its last way ended less than a day ago. */
export const mayBeCompleted = ({ ways, payments: paid }: OrderRows, now: Date): boolean =>
  !paid.some(({ state }) => state === "credited") && now.getTime() < closesAt(ways);

/** When an order is over for good, epoch ms: what came in part goes back. */
export const closesAt = (ways: readonly Pick<BareIntent, "expiresAt">[]): number =>
  Math.max(...ways.map(({ expiresAt }) => expiresAt)) + LATE_HOURS * HOUR_MS;

/** What is still missing of what a way asks for, base units: parts that came by it count. Not above 0: it all came, and fell in price. */
export const missingOf = (way: BareIntent, { payments: paid }: Pick<OrderRows, "payments">): bigint =>
  paid
    .filter((one) => isWaitingPart(one) && one.wayId === way.id)
    .reduce((left, { amount }) => left - BigInt(amount), BigInt(way.amount));

/** The way that asks for the rest now, if nothing came by it. */
export const findOpenRest = ({ ways, payments: paid }: OrderRows, now: Date): BareIntent | null =>
  ways.findLast(
    ({ id, firstId, state, expiresAt }) =>
      firstId !== null &&
      state === "open" &&
      expiresAt > now.getTime() &&
      !paid.some(({ wayId }) => wayId === id),
  ) ?? null;
