import { and, eq, sql } from "drizzle-orm";
import { describeFailure } from "../../../db/failures.ts";
import { users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import type { User } from "../../auth/user.ts";
import { auditEntry } from "../../billing/audit.ts";
import { applyStanding } from "../../keys/apply-standing.ts";

type Tools = Pick<Deps, "db" | "accounts" | "config" | "now">;

interface Change {
  userId: string;
  admin: Pick<User, "id" | "email">;
  reason: string;
}

/**
 * Suspends an open account: its sessions and keys are refused from the next request on; what it paid for stays. Written
 * together with its audit entry. Throws `account_state` when it is not open, and `forbidden` for an admin's own.
 */
export async function suspendAccount(deps: Tools, change: Change): Promise<void> {
  if (change.userId === change.admin.id) throw new AppError("forbidden");
  await changeState(deps, change, { from: "open", to: "suspended", action: "account suspended" });
}

/** Opens a suspended account again. Throws `account_state` when it is not suspended. */
export const reopenAccount = (deps: Tools, change: Change): Promise<void> =>
  changeState(deps, change, { from: "suspended", to: "open", action: "account reopened" });

async function changeState(
  deps: Tools,
  { userId, admin, reason }: Change,
  { from, to, action }: { from: "open" | "suspended"; to: "open" | "suspended"; action: string },
): Promise<void> {
  const { db } = deps;
  const at = deps.now().getTime();
  const isFrom = and(eq(users.id, userId), eq(users.state, from));
  const [, changed] = await db.batch([
    auditEntry(
      db,
      { at, admin: admin.email, action, subject: userId, detail: reason },
      sql`EXISTS (SELECT 1 FROM ${users} WHERE ${isFrom})`,
    ),
    db
      .update(users)
      .set({
        state: to,
        stateReason: reason,
        stateBy: admin.email,
        stateAt: at,
        standing: sql`standing + 1`,
      })
      .where(isFrom)
      .returning({ id: users.id }),
  ]);
  if (changed.length === 0) throw new AppError("account_state");
  // The row is its own outbox: what fails here is done by the next run of cron.
  await applyStanding(deps, userId).catch((error) =>
    console.warn(
      JSON.stringify({ level: "warn", job: "apply standing", userId, error: describeFailure(error) }),
    ),
  );
}
