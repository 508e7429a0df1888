import { and, eq, isNull, lt } from "drizzle-orm";
import { LINK_TOKEN_LENGTH } from "../../../../shared/auth.ts";
import { magicLinks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { MailError } from "../../../providers/mail/mail.ts";
import { hashSecret, makeRandomText } from "../secrets.ts";
import { renderSignInMail } from "../sign-in-mail.ts";
import { takeLinkBack } from "./insert-link.ts";

const RETRY_MAIL_S = 60;
type Tools = Pick<Deps, "db" | "mailer" | "config" | "now">;

/** A new token, and the hash that stands for it in the records. */
export async function makeToken(): Promise<{ token: string; hash: string }> {
  const token = makeRandomText(LINK_TOKEN_LENGTH);
  return { token, hash: await hashSecret(token) };
}

interface Sending {
  id: number;
  email: string;
  nonceHash: string;
  token: string;
}

/**
 * Mails a link that is written; the host in it comes from the configuration, never from the request. The asking browser's
 * older links end with it. Throws `mail_unavailable`, after which it is as if nobody had asked.
 */
export async function sendLink(
  { db, mailer, config, now }: Tools,
  { id, email, nonceHash, token }: Sending,
): Promise<void> {
  const link = `${config.publicOrigin}/auth/verify?token=${token}`;
  try {
    await mailer.send({ to: email, link, ...(await renderSignInMail(link)) });
  } catch (cause) {
    await takeLinkBack({ db }, id, await hashSecret(token));
    if (!(cause instanceof MailError)) throw cause;
    throw new AppError("mail_unavailable", { retryAfterS: RETRY_MAIL_S, cause });
  }
  const ofBrowser = and(eq(magicLinks.email, email), eq(magicLinks.nonceHash, nonceHash));
  await db
    .update(magicLinks)
    .set({ closedAt: now().getTime() })
    .where(and(ofBrowser, lt(magicLinks.id, id), isNull(magicLinks.closedAt)));
}
