import { and, eq, isNull, sql } from "drizzle-orm";
import { dateOf } from "../../../shared/time.ts";
import { MAX_ALERT_MAILS } from "../../../shared/watch.ts";
import { alertMails, mails, priceAlerts, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { hashMailbox } from "../auth/mailbox.ts";
import { countMail } from "../auth/mails/count-mail.ts";
import { mailEntry } from "../mail/outbox.ts";
import { type Happened, webhookEntry } from "../webhooks/webhook-entry.ts";
import { renderAlertMail, type Sighting } from "./alert-mail.ts";
import { type AlertRow, toCondition } from "./read-watch.ts";
import { openStopLink } from "./stop-link.ts";
import { nameAlert } from "./switch-mail.ts";

export interface ArmedAlert {
  alert: AlertRow;
  /** its owner's */
  email: string;
}

type Tools = Pick<Deps, "db" | "config" | "now">;

/**
 * An armed alert fires: it is quiet from now on, its mail is in the outbox and counted, all or nothing, and of two runs one
 * does it. Without a mail where its owner wants none, had ten on this day or all that a mailbox or a day can have, or is no open account any more.
 */
export async function fireAlert(deps: Tools, { alert, email }: ArmedAlert, seen: Sighting): Promise<void> {
  const { db, now } = deps;
  const { id, userId, armedAt } = alert;
  const { mail, unsubscribeHash } = await writeMail(deps, { alert, email }, seen);
  const today = dateOf(now());
  const isArmed = and(eq(priceAlerts.id, id), eq(priceAlerts.armedAt, armedAt), isNull(priceAlerts.firedAt));
  const wasArmed = sql`EXISTS (SELECT 1 FROM ${priceAlerts} WHERE ${isArmed})`;
  const isOpen = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${users.state} = 'open')`;
  const mayMail = sql`EXISTS (SELECT 1 FROM ${alertMails} WHERE ${alertMails.userId} = ${userId}
    AND ${alertMails.offAt} IS NULL AND (${alertMails.day} <> ${today} OR ${alertMails.ofDay} < ${MAX_ALERT_MAILS}))`;
  const isOnItsWay = sql`EXISTS (SELECT 1 FROM ${mails} WHERE ${mails.id} = ${mail.id})`;
  const [mailbox = ""] = await hashMailbox(deps.config, email);
  const counted = { id: mail.id, kind: "alert", mailbox, networks: null, challenge: null } as const;
  const { entry, isCounted } = countMail(
    deps,
    { ...counted, isNewcomer: sql`0`, isProven: true },
    sql`${wasArmed} AND ${isOpen} AND ${mayMail}`,
  );
  await db.batch([
    db
      .insert(alertMails)
      .values({ userId, unsubscribeHash })
      .onConflictDoUpdate({ target: alertMails.userId, set: { unsubscribeHash } }),
    entry,
    mailEntry(deps, mail, isCounted),
    webhookEntry(deps, toFiredEvent(alert, seen, now().getTime()), wasArmed),
    db
      .update(alertMails)
      .set({ day: today, ofDay: sql`CASE WHEN day = ${today} THEN of_day + 1 ELSE 1 END` })
      .where(sql`${alertMails.userId} = ${userId} AND ${wasArmed} AND ${isOnItsWay}`),
    db
      .update(priceAlerts)
      .set({
        firedAt: now().getTime(),
        ofDate: alert.ofDate,
        ...{ firedPrice: seen.price, firedSource: seen.source, firedPricedAt: seen.pricedAt },
        firedAction: seen.action,
        isMailed: sql`${isOnItsWay}`,
      })
      .where(isArmed),
  ]);
}

/** What endpoints receive when an alert fires. */
function toFiredEvent(
  alert: AlertRow,
  { price, source, pricedAt, action }: Sighting,
  at: number,
): Happened<"call.changed" | "level.touched" | "range.left"> {
  const { id, userId, asset, market, armedAt } = alert;
  const what = { userId, subject: `alert ${id} ${armedAt}`, at };
  const seen = {
    ...{ alertId: id, asset, market, price, source },
    pricedAt: new Date(pricedAt).toISOString(),
  };
  const condition = toCondition(alert);
  switch (condition.kind) {
    case "level": {
      const { side, price: level } = condition;
      return { ...what, type: "level.touched", data: { ...seen, side, level } };
    }
    case "range": {
      const { kind: _, ...range } = condition;
      return { ...what, type: "range.left", data: { ...seen, ...range } };
    }
    case "call":
      return { ...what, type: "call.changed", data: { ...seen, from: condition.action, to: action } };
  }
}

/** Its mail, which a mail program can unsubscribe from in one click. */
async function writeMail({ config }: Tools, { alert, email }: ArmedAlert, seen: Sighting) {
  const link = `${config.publicOrigin}/markets/${alert.asset}`;
  const { stopLink, sealed, unsubscribeHash } = await openStopLink(config, alert.userId);
  const words = await renderAlertMail(alert, seen, { link, stopLink });
  const mail = {
    id: nameAlert(alert.userId, alert.id, alert.armedAt),
    to: email,
    kind: "price alert",
    ...{ link, linkName: "alert" },
    ...sealed,
    ...words,
  };
  return { mail, unsubscribeHash };
}
