import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { LINK_TOKEN_LENGTH } from "../../../../shared/auth.ts";
import type { TierId } from "../../../../shared/tiers.ts";
import { magicLinks, sessions, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { claimMailbox } from "../mailbox.ts";
import { hashSecret, makeRandomText } from "../secrets.ts";
import { EPOCH, keepSession, makeSession, type Place } from "../sessions.ts";
import { suspended, USER_ID_LENGTH } from "../user.ts";

const TOKEN_FORM = new RegExp(`^[A-Za-z0-9]{${LINK_TOKEN_LENGTH}}$`);

type Tools = Pick<Deps, "sessions" | "db" | "now" | "config">;

/** `confirm` is the person's click, `nonce` the cookie of the browser that asked for the link. */
export interface LinkUse {
  token: string;
  place: Place;
  nonce?: string;
  confirm?: boolean;
}

export interface SignIn {
  email: string;
  offeredTier: TierId;
  /** for the browser's cookie alone */
  sessionId: string;
  /** keyed hash of the mailbox */
  mailbox: string;
}

/**
 * Signs in by a link, whose account the first one creates. The link is used up, every other of its e-mail ended and the
 * session begun in one step: a failure leaves the link as it was. Throws `link_invalid` for a token that is unknown or
 * expired, `link_used`, `account_suspended`, and `confirmation_needed`, which uses nothing and names the e-mail, when
 * neither nonce nor click came.
 */
export async function verifyLink(deps: Tools, { token, place, nonce, confirm }: LinkUse): Promise<SignIn> {
  if (!TOKEN_FORM.test(token)) throw new AppError("link_invalid");
  const hash = await hashSecret(token);
  const isLive = gt(magicLinks.expiresAt, deps.now().getTime());
  const [link] = await deps.db
    .select()
    .from(magicLinks)
    .where(and(eq(magicLinks.hash, hash), isLive));
  if (!link) throw new AppError("link_invalid");
  if (link.closedAt !== null) throw new AppError("link_used");
  const asked = nonce !== undefined && (await hashSecret(nonce)) === link.nonceHash;
  if (!asked && !confirm) throw new AppError("confirmation_needed", { fields: { email: link.email } });

  const { id, email, offeredTier, state, stateReason } = await saveUser(deps, link.email, link.offeredTier);
  if (state === "suspended") throw suspended(deps.config, stateReason);
  const mailbox = await claimMailbox(deps, id, email);
  const session = await makeSession(deps, id, place);
  // Worth nothing without its row, so a failure between the two leaves the link as it was.
  await keepSession(deps, session.row);
  await burnLink(deps, { hash, email, session: session.row });
  return { email, offeredTier, sessionId: session.id, mailbox };
}

/** All or nothing. The link's row names the session it began, so of many uses at once one has a session. */
async function burnLink(
  { db, now }: Tools,
  { hash, email, session }: { hash: string; email: string; session: typeof sessions.$inferInsert },
): Promise<void> {
  const closedAt = now().getTime();
  const isOpen = and(eq(magicLinks.hash, hash), isNull(magicLinks.closedAt));
  const began = sql`${magicLinks.hash} = ${hash} AND ${magicLinks.session} = ${session.hash}`;
  const [used] = await db.batch([
    db
      .update(magicLinks)
      .set({ closedAt, session: session.hash })
      .where(isOpen)
      .returning({ id: magicLinks.id }),
    db.insert(sessions).select(sql`SELECT ${valuesOf(session)} FROM magic_links WHERE ${began}`),
    db
      .update(magicLinks)
      .set({ closedAt })
      .where(
        and(
          eq(magicLinks.email, email),
          isNull(magicLinks.closedAt),
          sql`EXISTS (SELECT 1 FROM magic_links WHERE ${began})`,
        ),
      ),
  ]);
  if (used.length === 0) throw new AppError("link_used");
}

/** In the order of the table's columns. */
const valuesOf = ({ hash, userId, device, country, createdAt, usedAt }: typeof sessions.$inferInsert) =>
  sql`${hash}, ${userId}, ${device}, ${country ?? null}, ${createdAt}, ${usedAt}, ${EPOCH}`;

async function saveUser({ db, now }: Tools, email: string, offeredTier: TierId) {
  const [user] = await db
    .insert(users)
    .values({ id: makeRandomText(USER_ID_LENGTH), email, offeredTier, createdAt: now().getTime() })
    .onConflictDoUpdate({ target: users.email, set: { offeredTier } })
    .returning();
  if (!user) throw new Error("the account was not written");
  return user;
}
