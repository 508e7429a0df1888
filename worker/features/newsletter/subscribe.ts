import { type SQL, sql } from "drizzle-orm";
import { subscribers } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Networks } from "../../networks.ts";
import { canonicalEmail } from "../auth/email.ts";
import { hashMailbox } from "../auth/mailbox.ts";
import { countMail, findReached, hashNetworks, isNewcomer } from "../auth/mails/count-mail.ts";
import type { CountedMail } from "../auth/mails/counted-mail.ts";
import { oneClick } from "../mail/one-click.ts";
import { mailEntry, type OutgoingMail, sendMails } from "../mail/outbox.ts";
import { markOf, type Seal, sealToken } from "../mail/seal-token.ts";
import { renderConfirmMail } from "./confirm-mail.ts";

/** Between two mails to one address, and how many it gets at most before anybody confirms. */
const PAUSE_MS = 15 * 60_000;
const MAX_MAILS = 5;

type Tools = Pick<Deps, "db" | "mailer" | "config" | "now" | "waitUntil">;

/**
 * Notes an address and puts the mail with a link to confirm it into the outbox, which sends it at once. A known address, or
 * one that was mailed lately, gets no mail and the same answer. Throws `email_invalid`, and `rate_limited` where its network or
 * everybody has had a day's mails.
 */
export async function subscribe(
  deps: Tools,
  { email, networks }: { email: string; networks: Networks },
): Promise<void> {
  const to = canonicalEmail(email);
  if (to === null) throw new AppError("email_invalid");
  const { keySecrets } = deps.config;
  const at = deps.now().getTime();
  const confirm = await sealToken(keySecrets, "confirm", `newsletter confirm:${to}:${at}`);
  const leave = await sealToken(keySecrets, "unsubscribe", `unsubscribe:${to}`);
  const isNoted = sql`EXISTS (SELECT 1 FROM subscribers
    WHERE email = ${to} AND confirm_hash = ${confirm.hash} AND mailed_at = ${at})`;
  const mail = await writeMail(deps.config.publicOrigin, to, [confirm, leave]);
  const mailboxes = await hashMailbox(deps.config, to);
  const counted: CountedMail = {
    ...{ id: mail.id, kind: "newsletter", mailbox: mailboxes[0] ?? "", challenge: null },
    ...{ networks: await hashNetworks(deps, networks), isNewcomer: isNewcomer(mailboxes), isProven: false },
  };
  const { entry, isCounted } = countMail(deps, counted, isDue(to, at));
  const [, noted] = await deps.db.batch([
    entry,
    noteSubscriber(
      deps,
      { to, at, confirmHash: confirm.hash, unsubscribeHash: leave.hash },
      sql`${isCounted} AND ${isDue(to, at)}`,
    ),
    mailEntry(deps, mail, isNoted),
  ]);
  if (noted.length === 0) return refuseBusy(deps, counted);
  // What does not go now is cron's to send.
  deps.waitUntil(sendMails(deps).catch(() => {}));
}

/** Nobody reads it yet, or has left, and its last mail was a while ago. */
const isDue = (to: string, at: number) => sql`NOT EXISTS (SELECT 1 FROM subscribers WHERE email = ${to}
  AND NOT ((confirmed_at IS NULL OR unsubscribed_at IS NOT NULL) AND mailed_at <= ${at - PAUSE_MS} AND mails < ${MAX_MAILS}))`;

interface NewSubscriber {
  to: string;
  at: number;
  confirmHash: string;
  unsubscribeHash: string;
}

/** A row comes back when a mail is due. */
const noteSubscriber = (
  { db }: Tools,
  { to, at, confirmHash, unsubscribeHash }: NewSubscriber,
  isCounted: SQL,
) =>
  db
    .insert(subscribers)
    .select(
      sql`SELECT ${to}, ${confirmHash}, ${unsubscribeHash}, '', ${at}, ${at}, 1, NULL, NULL WHERE ${isCounted}`,
    )
    .onConflictDoUpdate({
      target: subscribers.email,
      set: { confirmHash, unsubscribeHash, mailedAt: at, mails: sql`mails + 1` },
    })
    .returning({ email: subscribers.email });

async function refuseBusy(deps: Tools, mail: CountedMail): Promise<void> {
  const reached = await findReached(deps, mail);
  if (reached && reached.of !== "mailbox")
    throw new AppError("rate_limited", { retryAfterS: reached.retryAfterS });
}

/** The confirming mail, which a mail program can unsubscribe from in one click. */
async function writeMail(origin: string, to: string, seals: Seal[]): Promise<OutgoingMail> {
  const link = `${origin}/newsletter?confirm=${markOf("confirm")}`;
  const leave = markOf("unsubscribe");
  const headers = oneClick(`${origin}/api/newsletter/unsubscribe?token=${leave}`);
  return {
    // Its hash names a mail: an address entered twice at one moment gets one.
    id: `newsletter ${seals[0]?.hash}`,
    ...{ to, kind: "newsletter confirmation", link, linkName: "newsletter link", headers, seals },
    ...(await renderConfirmMail(link, `${origin}/newsletter?unsubscribe=${leave}`)),
  };
}
