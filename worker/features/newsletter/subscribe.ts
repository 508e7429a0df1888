import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { MailError } from "../../providers/mail/mail.ts";
import { canonicalEmail } from "../auth/email.ts";
import { hashKeyed, hashSecret, makeRandomText } from "../auth/secrets.ts";
import { renderConfirmMail } from "./confirm-mail.ts";

const TOKEN_LENGTH = 43;
const NETWORK_WINDOW_MS = 3_600_000;
/** Addresses that may be entered from one network within the hour. */
const PER_NETWORK = 10;
/** Between two mails to one address, and how many it gets at most before anybody confirms. */
const PAUSE_MS = 15 * 60_000;
const MAX_MAILS = 5;
const RETRY_MAIL_S = 60;

type Tools = Pick<Deps, "db" | "mailer" | "config" | "now">;

/**
 * Notes an address and sends it a link to confirm. A known address, or one that was mailed lately, gets no mail and the
 * same answer. Throws `email_invalid`, `rate_limited` (by network), and `newsletter_mail_unavailable`, after which the
 * address can be entered again at once.
 */
export async function subscribe(
  deps: Tools,
  { email, visitor }: { email: string; visitor: string },
): Promise<void> {
  const to = canonicalEmail(email);
  if (to === null) throw new AppError("email_invalid");
  const secret = deps.config.keySecrets[0] ?? "";
  const network = await hashKeyed(secret, `network:${visitor}`);
  const confirmToken = makeRandomText(TOKEN_LENGTH);
  const unsubscribeToken = await hashKeyed(secret, `unsubscribe:${to}`);
  const noted = await noteSubscriber(deps, { to, network, confirmToken, unsubscribeToken });
  if (!noted) return refuseBusyNetwork(deps, network);
  try {
    await deps.mailer.send(
      await composeMail(deps.config.publicOrigin, { to, confirmToken, unsubscribeToken }),
    );
  } catch (cause) {
    await deps.db.run(sql`UPDATE subscribers SET mailed_at = 0, mails = mails - 1 WHERE email = ${to}`);
    if (!(cause instanceof MailError)) throw cause;
    throw new AppError("newsletter_mail_unavailable", { retryAfterS: RETRY_MAIL_S, cause });
  }
}

interface NewSubscriber {
  to: string;
  network: string;
  confirmToken: string;
  unsubscribeToken: string;
}

/** One statement counts and writes, so many at once cannot pass a limit; tells whether a mail is due. */
async function noteSubscriber({ db, now }: Tools, subscriber: NewSubscriber): Promise<boolean> {
  const at = now().getTime();
  const { to, network } = subscriber;
  const [confirmHash, unsubscribeHash] = await Promise.all([
    hashSecret(subscriber.confirmToken),
    hashSecret(subscriber.unsubscribeToken),
  ]);
  const rows = await db.all(sql`
    INSERT INTO subscribers (email, confirm_hash, unsubscribe_hash, network, created_at, mailed_at, mails)
    SELECT ${to}, ${confirmHash}, ${unsubscribeHash}, ${network}, ${at}, ${at}, 1
    WHERE ${countNetwork(network, at)} < ${PER_NETWORK}
    ON CONFLICT (email) DO UPDATE SET confirm_hash = excluded.confirm_hash, unsubscribe_hash = excluded.unsubscribe_hash,
      network = excluded.network, mailed_at = excluded.mailed_at, mails = mails + 1
    WHERE (confirmed_at IS NULL OR unsubscribed_at IS NOT NULL)
      AND mailed_at <= ${at - PAUSE_MS} AND mails < ${MAX_MAILS}
    RETURNING email`);
  return rows.length > 0;
}

const countNetwork = (network: string, at: number) =>
  sql`(SELECT count(*) FROM subscribers WHERE network = ${network} AND mailed_at > ${at - NETWORK_WINDOW_MS})`;

async function refuseBusyNetwork({ db, now }: Tools, network: string): Promise<void> {
  const [row] = await db.all<{ busy: number }>(
    sql`SELECT ${countNetwork(network, now().getTime())} >= ${PER_NETWORK} AS busy`,
  );
  if (row?.busy) throw new AppError("rate_limited", { retryAfterS: NETWORK_WINDOW_MS / 1000 });
}

/** The confirming mail with the headers that let a mail program unsubscribe in one click (RFC 8058). */
async function composeMail(
  origin: string,
  { to, confirmToken, unsubscribeToken }: Omit<NewSubscriber, "network">,
) {
  const link = `${origin}/newsletter?confirm=${confirmToken}`;
  const unsubscribeLink = `${origin}/newsletter?unsubscribe=${unsubscribeToken}`;
  const headers = {
    "List-Unsubscribe": `<${origin}/api/newsletter/unsubscribe?token=${unsubscribeToken}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return {
    to,
    link,
    linkName: "newsletter link",
    headers,
    ...(await renderConfirmMail(link, unsubscribeLink)),
  };
}
