import { eq, type SQL, sql } from "drizzle-orm";
import { LINK_MINUTES } from "../../../../shared/auth.ts";
import { DAY_MS, MINUTE_MS } from "../../../../shared/time.ts";
import { countedMails } from "../../../db/schema.ts";
import type { CountedMail } from "./counted-mail.ts";

/** So many mails of a scope within a window; what a caller can do about it hangs on which limit it is. */
export interface Limit {
  of: "mailbox" | "network" | "challenge" | "newcomers" | "day";
  /** the table it counts, `counted_mails` unless given */
  table?: SQL;
  scope: SQL;
  windowMs: number;
  max: number;
}

const WINDOW_MS = LINK_MINUTES * MINUTE_MS;
/** Nobody waits longer for a link. */
export const MAX_WAIT_MS = 2 * DAY_MS;
/**
 * Mails that strangers can cause a mailbox; all mails it gets; and those asked for by browsers that were signed in before,
 * which count among all but are not refused for the others.
 */
const MAX_A_WINDOW = 3;
const MAX_FROM_STRANGERS = 10;
const MAX_A_MAILBOX = 30;
const MAX_OWN = 30;
/** Parts of a day's mails that networks get; what they get of it without a challenge. */
const SHARES = { household: 0.005, block: 0.0075, site: 0.01, provider: 0.05 };
const EASY = 0.5;

/** A wish that waits counts as its mail would, for its mailbox and networks; once it is mailed, for the day. */
const ofStrangers = sql`kind IN ('sign-in', 'newsletter', 'queued')`;
const isMail = sql`kind <> 'queued'`;

/** Newcomers get half of a day's mails, the first half of those without a challenge. */
export const newcomersADay = (perDay: number) => Math.ceil(perDay / 2);
const easyNewcomersADay = (perDay: number) => Math.ceil(perDay / 4);

/** What a mail counts against; `isNewcomer` is a condition over tables. */
export function limitsOf(mail: CountedMail, perDay: number): Limit[] {
  const own = sql`mailbox = ${mail.mailbox}`;
  const day: Limit = { of: "day", scope: isMail, windowMs: DAY_MS, max: perDay };
  const all: Limit = {
    of: "mailbox",
    scope: sql`${own} AND ${isMail}`,
    windowMs: DAY_MS,
    max: MAX_A_MAILBOX,
  };
  const ofKind = sql`${own} AND kind = ${mail.kind}`;
  const wishes = sql`${own} AND ${ofStrangers}`;
  const strangers: Limit[] = [
    { of: "mailbox", scope: wishes, windowMs: WINDOW_MS, max: MAX_A_WINDOW },
    { of: "mailbox", scope: wishes, windowMs: DAY_MS, max: MAX_FROM_STRANGERS },
    ...networkLimits(mail, perDay),
  ];
  switch (mail.kind) {
    case "alert":
      return [all, day];
    case "own":
      return [{ of: "mailbox", scope: ofKind, windowMs: DAY_MS, max: MAX_OWN }];
    case "queued":
      return strangers;
    case "waited":
      return [all, newcomersLimit(mail, perDay), day];
    default:
      return [all, ...strangers, ...newcomersLimits(mail, perDay), day];
  }
}

/** A mailbox that has signed in before passes it. */
const newcomersLimit = ({ isNewcomer }: CountedMail, perDay: number): Limit => ({
  of: "newcomers",
  scope: sql`is_newcomer = 1 AND ${isNewcomer}`,
  windowMs: DAY_MS,
  max: newcomersADay(perDay),
});

/** While somebody waits, who has not solved a challenge must, and a newcomer waits behind. */
function newcomersLimits(mail: CountedMail, perDay: number): Limit[] {
  const queue = { table: sql`queued_links`, windowMs: MAX_WAIT_MS, max: 1 };
  const newcomers = newcomersLimit(mail, perDay);
  if (mail.isProven)
    return [{ ...queue, of: "newcomers", scope: sql`tries = 0 AND ${mail.isNewcomer}` }, newcomers];
  const easy = { ...newcomers, scope: sql`is_newcomer = 1`, max: easyNewcomersADay(perDay) };
  return [{ ...queue, of: "challenge", scope: sql`tries = 0` }, { ...easy, of: "challenge" }, newcomers];
}

function networkLimits({ kind, networks, isProven }: CountedMail, perDay: number): Limit[] {
  // The newsletter has no challenge that would open the other half.
  const part = isProven || kind === "newsletter" ? 1 : EASY;
  return (Object.keys(SHARES) as (keyof typeof SHARES)[]).flatMap((name) => {
    const network = networks?.[name];
    if (!network) return [];
    const max = Math.max(1, Math.ceil(SHARES[name] * perDay * part));
    return [{ of: "network" as const, scope: eq(countedMails[name], network), windowMs: DAY_MS, max }];
  });
}
