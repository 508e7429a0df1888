import { sql } from "drizzle-orm";
import { type Gift, MAX_GIFT_CREDITS, MAX_GIFT_MONTHS } from "../../../../shared/accounts.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import { describeFailure } from "../../../db/failures.ts";
import { gifts } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { isClosed } from "../../auth/user.ts";
import { applyGift } from "../../billing/apply/apply-gift.ts";
import { auditEntry } from "../../billing/audit.ts";

const WINDOW_MS = 30 * DAY_MS;

/** What is given, in words. */
export const nameGift = ({
  credits,
  tier,
  months,
}: {
  credits?: number | null;
  tier?: string | null;
  months?: number | null;
}) => (tier ? `${months ?? 1} x ${tier}` : `${credits ?? 0} credits`);

/**
 * Gives an account credits of its running month, or months of a plan, written together with the audit entry; one
 * statement counts what was given and writes, so many at once cannot pass the cap. `id` is the request's: repeating it
 * gives once. Throws `gift_cap`, and `account_state` for an account that is closed.
 */
export async function giveAccount(
  deps: Pick<Deps, "db" | "accounts" | "now">,
  { id, userId, admin, gift }: { id: string; userId: string; admin: string; gift: Gift },
): Promise<void> {
  const { db } = deps;
  const at = deps.now().getTime();
  const given = { credits: null, tier: null, months: null, ...gift };
  const { tier, months, credits, reason } = given;
  if (await isClosed(deps, userId)) throw new AppError("account_state");
  const sumOf = (column: typeof gifts.credits | typeof gifts.months) =>
    sql`(SELECT coalesce(sum(${column}), 0) FROM ${gifts} WHERE user_id = ${userId} AND created_at > ${at - WINDOW_MS})`;
  const hasRoom = sql`${sumOf(gifts.credits)} + ${credits ?? 0} <= ${MAX_GIFT_CREDITS}
    AND ${sumOf(gifts.months)} + ${months ?? 0} <= ${MAX_GIFT_MONTHS}`;
  const isWritten = sql`EXISTS (SELECT 1 FROM gifts WHERE id = ${id})`;
  const [written] = await db.batch([
    db
      .insert(gifts)
      .select(
        sql`SELECT ${id}, ${userId}, ${tier}, ${months}, ${credits}, ${reason}, ${admin}, ${at}, NULL WHERE ${hasRoom}`,
      )
      .returning({ id: gifts.id }),
    auditEntry(
      db,
      { at, admin, action: "given", subject: userId, detail: `${nameGift(given)}: ${reason}` },
      isWritten,
    ),
  ]);
  if (written.length === 0) throw new AppError("gift_cap");
  await applyGift(deps, id).catch((error) =>
    console.warn(JSON.stringify({ level: "warn", job: "apply gift", id, error: describeFailure(error) })),
  );
}
