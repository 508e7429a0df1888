import { and, eq, gt, isNull } from "drizzle-orm";
import { LINK_TOKEN_LENGTH } from "../../../../shared/auth.ts";
import type { TierId } from "../../../../shared/tiers.ts";
import { magicLinks, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { hashSecret, makeRandomText } from "../secrets.ts";
import { USER_ID_LENGTH } from "../user.ts";

const TOKEN_FORM = new RegExp(`^[A-Za-z0-9]{${LINK_TOKEN_LENGTH}}$`);

type Tools = Pick<Deps, "db" | "now">;

/** `confirm` is the person's click, `nonce` the cookie of the browser that asked for the link. */
export interface Attempt {
  token: string;
  nonce?: string;
  confirm?: boolean;
}

/**
 * Uses a sign-in link up and returns its account, which the first one creates. Throws `link_invalid` for a token that
 * is unknown, used, ended or expired, all alike, and `confirmation_needed`, which uses nothing and names the e-mail,
 * when neither nonce nor click came.
 */
export async function verifyLink(
  deps: Tools,
  { token, nonce, confirm }: Attempt,
): Promise<{ id: string; email: string; offeredTier: TierId }> {
  if (!TOKEN_FORM.test(token)) throw new AppError("link_invalid");
  const open = isOpen(await hashSecret(token), deps.now());
  const [link] = await deps.db.select().from(magicLinks).where(open);
  if (!link) throw new AppError("link_invalid");
  const asked = nonce !== undefined && (await hashSecret(nonce)) === link.nonceHash;
  if (!asked && !confirm) throw new AppError("confirmation_needed", { fields: { email: link.email } });

  const closedAt = deps.now().getTime();
  const used = await deps.db
    .update(magicLinks)
    .set({ closedAt })
    .where(open)
    .returning({ id: magicLinks.id });
  if (used.length === 0) throw new AppError("link_invalid");
  return saveUser(deps, link.email, link.offeredTier);
}

const isOpen = (hash: string, now: Date) =>
  and(eq(magicLinks.hash, hash), isNull(magicLinks.closedAt), gt(magicLinks.expiresAt, now.getTime()));

async function saveUser({ db, now }: Tools, email: string, offeredTier: TierId) {
  const [user] = await db
    .insert(users)
    .values({ id: makeRandomText(USER_ID_LENGTH), email, offeredTier, createdAt: now().getTime() })
    .onConflictDoUpdate({ target: users.email, set: { offeredTier } })
    .returning({ id: users.id, email: users.email, offeredTier: users.offeredTier });
  if (!user) throw new Error("the account was not written");
  return user;
}
