import { and, eq, isNull, lt } from "drizzle-orm";
import { LINK_TOKEN_LENGTH } from "../../../../shared/auth.ts";
import type { TierId } from "../../../../shared/tiers.ts";
import { magicLinks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { MailError } from "../../../providers/mail/mail.ts";
import { canonicalEmail } from "../email.ts";
import { hashKeyed, hashSecret, makeRandomText } from "../secrets.ts";
import { renderSignInMail } from "../sign-in-mail.tsx";
import { insertLink } from "./insert-link.ts";

const NONCE_LENGTH = 43;
const RETRY_MAIL_S = 60;

/** Where a token is used; the host comes from the configuration, never from the request. */
export const linkTo = ({ publicOrigin }: Deps["config"], token: string): string =>
  `${publicOrigin}/auth/verify?token=${token}`;

type Tools = Pick<Deps, "db" | "mailer" | "config" | "now">;

/**
 * Sends a sign-in link and returns the nonce for the asking browser's cookie. `visitor` is the network address the
 * links are counted by. Nothing here depends on whether somebody has the e-mail already. Throws `email_invalid`,
 * `rate_limited`, and `mail_unavailable`, after which it is as if nobody had asked.
 */
export async function requestLink(
  deps: Tools,
  { email, tier, visitor }: { email: string; tier: TierId; visitor: string },
): Promise<{ nonce: string }> {
  const to = canonicalEmail(email);
  if (to === null) throw new AppError("email_invalid");
  const token = makeRandomText(LINK_TOKEN_LENGTH);
  const nonce = makeRandomText(NONCE_LENGTH);
  const inserted = await insertLink(deps, {
    hash: await hashSecret(token),
    email: to,
    network: await hashKeyed(deps.config.keySecrets[0] ?? "", `network:${visitor}`),
    nonceHash: await hashSecret(nonce),
    offeredTier: tier,
  });
  if (!inserted.ok) throw tooManyLinks(inserted.retryAfterS);
  await sendLink(deps, { id: inserted.id, to, link: linkTo(deps.config, token) });
  await endOlderLinks(deps, inserted.id, to);
  return { nonce };
}

/** Sends the mail; when that fails, the link it was for is taken back. */
async function sendLink(
  { db, mailer }: Tools,
  { id, to, link }: { id: number; to: string; link: string },
): Promise<void> {
  try {
    await mailer.send({ to, link, ...(await renderSignInMail(link)) });
  } catch (cause) {
    await db.delete(magicLinks).where(eq(magicLinks.id, id));
    if (!(cause instanceof MailError)) throw cause;
    throw new AppError("mail_unavailable", { retryAfterS: RETRY_MAIL_S, cause });
  }
}

async function endOlderLinks({ db, now }: Tools, id: number, email: string): Promise<void> {
  await db
    .update(magicLinks)
    .set({ closedAt: now().getTime() })
    .where(and(eq(magicLinks.email, email), lt(magicLinks.id, id), isNull(magicLinks.closedAt)));
}

function tooManyLinks(retryAfterS: number): AppError {
  const minutes = Math.ceil(retryAfterS / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new AppError("rate_limited", {
    retryAfterS,
    detail: `Too many sign-in links were asked for. Please use the newest one, or wait ${wait}.`,
  });
}
