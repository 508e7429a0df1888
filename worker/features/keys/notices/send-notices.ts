import { and, eq, ne } from "drizzle-orm";
import { describeFailure } from "../../../db/failures.ts";
import { users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { retryAfterPauses } from "../../../timing.ts";
import { mailEntry } from "../../mail/outbox.ts";
import { webhookEntry } from "../../webhooks/webhook-entry.ts";
import type { Notice } from "../account/notices.ts";
import { askAccount } from "../ask-account.ts";
import { renderNotice } from "./notice-mail.ts";

const PAUSES_MS = [200, 1_000, 5_000] as const;

type Tools = Pick<Deps, "db" | "accounts" | "config" | "now">;

/**
 * Puts the mails and webhook events of notices into the outbox and confirms that to the account's object. A failure is retried
 * for some seconds; after that the object hands the notice to a call ten minutes later. Throws nothing.
 */
export async function sendNotices(deps: Tools, accountId: string, notices: Notice[]): Promise<void> {
  const sent = notices.map(({ bucket, subject, percent }) => ({ bucket, subject, percent }));
  const send = async () => {
    await putMails(deps, accountId, notices);
    await askAccount(deps, accountId, async (account) => account.endNotices(sent));
  };
  await retryAfterPauses(send, PAUSES_MS).catch((error) => {
    console.error(JSON.stringify({ level: "error", error: `notice not sent: ${describeFailure(error)}` }));
  });
}

async function putMails(deps: Tools, accountId: string, notices: Notice[]): Promise<void> {
  const { db, config } = deps;
  const isOpen = and(eq(users.id, accountId), ne(users.state, "closed"));
  const [user] = await db.select({ email: users.email }).from(users).where(isOpen);
  if (!user) return;
  const link = `${config.publicOrigin}/api-docs?tab=usage`;
  for (const notice of notices) {
    const { bucket, subject, percent, used, limit, keyName: key, resetsAt } = notice;
    const id = `credits ${accountId} ${bucket} ${subject} ${percent}`;
    const words = await renderNotice(notice, link);
    await db.batch([
      mailEntry(deps, { id, to: user.email, kind: "credits notice", link, linkName: "usage", ...words }),
      webhookEntry(deps, {
        ...{ type: "credits.used", userId: accountId, subject: id, at: deps.now().getTime() },
        data: { percent, used, limit, key, resetsAt: new Date(resetsAt).toISOString() },
      }),
    ]);
  }
}
