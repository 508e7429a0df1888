import { sql } from "drizzle-orm";
import { subscribers } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { canonicalEmail } from "../auth/email.ts";
import { hashKeyed } from "../auth/secrets.ts";
import { mailEntry, type OutgoingMail, sendMails } from "../mail/outbox.ts";
import { markOf, type Seal, sealToken } from "../mail/seal-token.ts";
import { renderConfirmMail } from "./confirm-mail.ts";

const NETWORK_WINDOW_MS = 3_600_000;
/** Addresses that may be entered from one network within the hour. */
const PER_NETWORK = 10;
/** Between two mails to one address, and how many it gets at most before anybody confirms. */
const PAUSE_MS = 15 * 60_000;
const MAX_MAILS = 5;

type Tools = Pick<Deps, "db" | "mailer" | "config" | "now" | "waitUntil">;

/**
 * Notes an address and puts the mail with a link to confirm it into the outbox, which sends it at once. A known address, or
 * one that was mailed lately, gets no mail and the same answer. Throws `email_invalid` and `rate_limited` (by network).
 */
export async function subscribe(
  deps: Tools,
  { email, visitor }: { email: string; visitor: string },
): Promise<void> {
  const to = canonicalEmail(email);
  if (to === null) throw new AppError("email_invalid");
  const { keySecrets } = deps.config;
  const network = await hashKeyed(keySecrets[0] ?? "", `network:${visitor}`);
  const at = deps.now().getTime();
  const confirm = await sealToken(keySecrets, "confirm", `newsletter confirm:${to}:${at}`);
  const leave = await sealToken(keySecrets, "unsubscribe", `unsubscribe:${to}`);
  const isNoted = sql`EXISTS (SELECT 1 FROM subscribers
    WHERE email = ${to} AND confirm_hash = ${confirm.hash} AND mailed_at = ${at})`;
  const mail = await writeMail(deps.config.publicOrigin, to, [confirm, leave]);
  const [noted] = await deps.db.batch([
    noteSubscriber(deps, { to, network, at, confirmHash: confirm.hash, unsubscribeHash: leave.hash }),
    mailEntry(deps, mail, isNoted),
  ]);
  if (noted.length === 0) return refuseBusyNetwork(deps, network);
  // What does not go now is cron's to send.
  deps.waitUntil(sendMails(deps).catch(() => {}));
}

interface NewSubscriber {
  to: string;
  network: string;
  at: number;
  confirmHash: string;
  unsubscribeHash: string;
}

/** One statement counts and writes, so many at once cannot pass a limit; a row comes back when a mail is due. */
const noteSubscriber = ({ db }: Tools, { to, network, at, confirmHash, unsubscribeHash }: NewSubscriber) =>
  db
    .insert(subscribers)
    .select(
      sql`SELECT ${to}, ${confirmHash}, ${unsubscribeHash}, ${network}, ${at}, ${at}, 1, NULL, NULL
        WHERE ${countNetwork(network, at)} < ${PER_NETWORK}`,
    )
    .onConflictDoUpdate({
      target: subscribers.email,
      set: { confirmHash, unsubscribeHash, network, mailedAt: at, mails: sql`mails + 1` },
      setWhere: sql`(confirmed_at IS NULL OR unsubscribed_at IS NOT NULL)
        AND mailed_at <= ${at - PAUSE_MS} AND mails < ${MAX_MAILS}`,
    })
    .returning({ email: subscribers.email });

const countNetwork = (network: string, at: number) =>
  sql`(SELECT count(*) FROM subscribers WHERE network = ${network} AND mailed_at > ${at - NETWORK_WINDOW_MS})`;

async function refuseBusyNetwork({ db, now }: Tools, network: string): Promise<void> {
  const [row] = await db.all<{ busy: number }>(
    sql`SELECT ${countNetwork(network, now().getTime())} >= ${PER_NETWORK} AS busy`,
  );
  if (row?.busy) throw new AppError("rate_limited", { retryAfterS: NETWORK_WINDOW_MS / 1000 });
}

/** The confirming mail with the headers that let a mail program unsubscribe in one click (RFC 8058). */
async function writeMail(origin: string, to: string, seals: Seal[]): Promise<OutgoingMail> {
  const link = `${origin}/newsletter?confirm=${markOf("confirm")}`;
  const leave = markOf("unsubscribe");
  const headers = {
    "List-Unsubscribe": `<${origin}/api/newsletter/unsubscribe?token=${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return {
    // Its hash names a mail: an address entered twice at one moment gets one.
    id: `newsletter ${seals[0]?.hash}`,
    ...{ to, kind: "newsletter confirmation", link, linkName: "newsletter link", headers, seals },
    ...(await renderConfirmMail(link, `${origin}/newsletter?unsubscribe=${leave}`)),
  };
}
