import { and, asc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Distribution, DistributionStatus } from "../../../../shared/ngma.ts";
import { distributions, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { isPurchase, selectPurchases, toDistribution } from "./purchases.ts";

/** Which rows: of one status, or else all that are not confirmed; `after` is the id of the last row of the page before. */
export interface Page {
  status?: Exclude<DistributionStatus, "confirmed">;
  after?: string;
  limit: number;
}

const MAX_EXPORT = 10_000;

/** In the words of the partial index, which does not have the confirmed ones. */
const isUndelivered = sql`${payments}.ngma_amount IS NOT NULL AND ${payments}.delivered_at IS NULL`;

const ofStatus = (status: Page["status"]) =>
  status === "sent"
    ? eq(distributions.status, "sent")
    : or(
        isNull(distributions.status),
        status ? eq(distributions.status, status) : ne(distributions.status, "confirmed"),
      );

const oldestFirst = [asc(payments.createdAt), asc(payments.id)];
const behind = (id: string): SQL =>
  sql`(${payments.createdAt}, ${payments.id}) > (SELECT created_at, id FROM payments WHERE id = ${id})`;

/** Purchases that are to be handed out or whose transfer is to be confirmed, the oldest first. */
export async function listDistributions(
  { db }: Pick<Deps, "db">,
  { status, after, limit }: Page,
): Promise<Distribution[]> {
  const rows = await selectPurchases(db)
    .where(and(isPurchase, isUndelivered, ofStatus(status), after === undefined ? undefined : behind(after)))
    .orderBy(...oldestFirst)
    .limit(limit);
  return rows.map(toDistribution);
}

/** All purchases, confirmed ones too, the newest 10,000, oldest first. */
export async function listAllDistributions({ db }: Pick<Deps, "db">): Promise<Distribution[]> {
  const rows = await selectPurchases(db)
    .where(isPurchase)
    .orderBy(sql`${payments.createdAt} DESC, ${payments.id} DESC`)
    .limit(MAX_EXPORT);
  return rows.reverse().map(toDistribution);
}
