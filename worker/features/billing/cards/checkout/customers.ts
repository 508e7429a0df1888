import { eq } from "drizzle-orm";
import { cardCustomers } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { User } from "../../../auth/user.ts";
import { askCards, type WithCards } from "../require-cards.ts";

/** The account's customer at the card provider, or null before its first checkout. */
export async function findCustomer({ db }: Pick<Deps, "db">, userId: string): Promise<string | null> {
  const [row] = await db.select().from(cardCustomers).where(eq(cardCustomers.userId, userId)).limit(1);
  return row?.customerId ?? null;
}

/** The same, made when there is none. Of two made at once one is kept; the other stays unused at the provider. */
export async function getCustomer(
  deps: WithCards<Pick<Deps, "db" | "cards">>,
  { id: userId, email }: Pick<User, "id" | "email">,
): Promise<string> {
  const known = await findCustomer(deps, userId);
  if (known) return known;
  const customerId = await askCards(deps.cards.createCustomer({ userId, email }));
  await deps.db.insert(cardCustomers).values({ userId, customerId }).onConflictDoNothing();
  return (await findCustomer(deps, userId)) ?? customerId;
}

/** For a customer the provider does not know (any more): the next checkout makes another. */
export const forgetCustomer = async ({ db }: Pick<Deps, "db">, userId: string) =>
  db.delete(cardCustomers).where(eq(cardCustomers.userId, userId));
