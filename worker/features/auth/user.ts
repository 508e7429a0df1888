import { and, eq } from "drizzle-orm";
import { users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import type { Config } from "../../env.ts";
import { AppError } from "../../errors.ts";

/**
 * The person a session belongs to. `id`, 22 characters A-Z, a-z, 0-9, names the account everywhere, its Durable Object
 * included.
 */
export interface User {
  id: string;
  email: string;
  isAdmin: boolean;
}

export const USER_ID_LENGTH = 22;

/** The refusal of a suspended account, with the reason an admin gave and the address to write to, as far as there are any. */
export function suspended({ operator }: Pick<Config, "operator">, reason: string | null): AppError {
  const why = reason ? `This account is suspended: ${reason}` : "This account is suspended.";
  const whom = operator.email ?? "us";
  const detail = `${/[.!?]$/.test(why) ? why : `${why}.`} Write to ${whom} if you think that is a mistake.`;
  return new AppError("account_suspended", { detail, ...(reason && { fields: { reason } }) });
}

/** Whether an account was closed: money that comes for it now waits for an admin. */
export async function isClosed({ db }: Pick<Deps, "db">, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  return (await db.$count(users, and(eq(users.id, userId), eq(users.state, "closed")))) > 0;
}
