import { and, eq, isNull, lt } from "drizzle-orm";
import { LINK_TOKEN_LENGTH } from "../../../../shared/auth.ts";
import type { TierId } from "../../../../shared/tiers.ts";
import { magicLinks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { MailError } from "../../../providers/mail/mail.ts";
import { checkTurnstile } from "../../../providers/turnstile.ts";
import { canonicalEmail } from "../email.ts";
import { findKnownBrowser } from "../known-browser.ts";
import { hashMailbox } from "../mailbox.ts";
import { hashKeyed, hashSecret, makeRandomText } from "../secrets.ts";
import { renderSignInMail } from "../sign-in-mail.ts";
import { insertLink } from "./insert-link.ts";

const NONCE_LENGTH = 43;
const NONCE_FORM = new RegExp(`^[A-Za-z0-9]{${NONCE_LENGTH}}$`);
const RETRY_MAIL_S = 60;
const HOUR_MINUTES = 60;

/** Where a token is used; the host comes from the configuration, never from the request. */
const linkTo = ({ publicOrigin }: Deps["config"], token: string): string =>
  `${publicOrigin}/auth/verify?token=${token}`;

type Tools = Pick<Deps, "db" | "mailer" | "config" | "now">;

export interface LinkRequest {
  email: string;
  tier: TierId;
  visitor: string;
  nonce?: string;
  known?: string;
  challenge?: string;
}

/**
 * Sends a sign-in link and returns the nonce for the asking browser's cookie, the one it has if it has one: of one
 * browser's links the newest counts, those of other browsers stay. `visitor` is the network address the links are counted
 * by, `known` the cookie of a browser that was signed in before. Nothing here depends on whether somebody has the e-mail
 * already. Throws `email_invalid`, `rate_limited`, `challenge_failed`, `challenge_unavailable`, and `mail_unavailable`, after which it is as if nobody had asked.
 */
export async function requestLink(
  deps: Tools,
  { email, tier, visitor, nonce: earlier, known, challenge }: LinkRequest,
): Promise<{ nonce: string }> {
  const to = canonicalEmail(email);
  if (to === null) throw new AppError("email_invalid");
  const [mailbox = ""] = await hashMailbox(deps.config, to);
  const browser = await findKnownBrowser(deps.config, mailbox, known);
  if (browser === null) await requireChallenge(deps, challenge);
  const token = makeRandomText(LINK_TOKEN_LENGTH);
  const nonce = earlier && NONCE_FORM.test(earlier) ? earlier : makeRandomText(NONCE_LENGTH);
  const nonceHash = await hashSecret(nonce);
  const inserted = await insertLink(deps, {
    hash: await hashSecret(token),
    email: to,
    network: await hashKeyed(deps.config.keySecrets[0] ?? "", `network:${visitor}`),
    nonceHash,
    offeredTier: tier,
    mailbox,
    browser,
  });
  if (!inserted.ok) throw tooManyLinks(inserted.retryAfterS);
  await sendLink(deps, { id: inserted.id, to, link: linkTo(deps.config, token) });
  await endOlderLinks(deps, { id: inserted.id, email: to, nonceHash });
  return { nonce };
}

/** Where Turnstile is switched on, nobody passes without it: what cannot be checked is refused. */
async function requireChallenge({ config }: Tools, token: string | undefined): Promise<void> {
  if (!config.turnstile) return;
  if (!token) throw new AppError("challenge_failed");
  const { hostname } = new URL(config.publicOrigin);
  const isPerson = await checkTurnstile(config.turnstile, { token, hostname }).catch((cause) => {
    throw new AppError("challenge_unavailable", { retryAfterS: RETRY_MAIL_S, cause });
  });
  if (!isPerson) throw new AppError("challenge_failed");
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

async function endOlderLinks(
  { db, now }: Tools,
  { id, email, nonceHash }: { id: number; email: string; nonceHash: string },
): Promise<void> {
  const ofBrowser = and(eq(magicLinks.email, email), eq(magicLinks.nonceHash, nonceHash));
  await db
    .update(magicLinks)
    .set({ closedAt: now().getTime() })
    .where(and(ofBrowser, lt(magicLinks.id, id), isNull(magicLinks.closedAt)));
}

function tooManyLinks(retryAfterS: number): AppError {
  const minutes = Math.ceil(retryAfterS / 60);
  const hours = Math.ceil(minutes / HOUR_MINUTES);
  const wait = minutes === 1 ? "a minute" : minutes <= HOUR_MINUTES ? `${minutes} minutes` : `${hours} hours`;
  return new AppError("rate_limited", {
    retryAfterS,
    detail: `Too many sign-in links were asked for. Please use the newest one, or wait ${wait}.`,
  });
}
