import { eq, type SQL, sql } from "drizzle-orm";
import { LINK_MINUTES } from "../../../../shared/auth.ts";
import { DAY_MS, MINUTE_MS } from "../../../../shared/time.ts";
import { countedMails } from "../../../db/schema.ts";
import type { CountedMail } from "./count-mail.ts";

/** So many mails of a scope within a window; what a caller can do about it hangs on which limit it is. */
export interface Limit {
  of: "mailbox" | "network" | "challenge" | "newcomers" | "day";
  scope: SQL;
  windowMs: number;
  max: number;
}

const WINDOW_MS = LINK_MINUTES * MINUTE_MS;
/** Mails that strangers can cause a mailbox, and all mails it gets, alerts among them. */
const MAX_A_WINDOW = 3;
const MAX_FROM_STRANGERS = 10;
const MAX_A_MAILBOX = 30;
/** Parts of a day's mails that networks get, and how many times as many whoever solved a challenge. */
const SHARES = { household: 0.005, block: 0.0075, site: 0.01, provider: 0.05 };
const PROVEN = 4;

const ofStrangers = sql`kind IN ('sign-in', 'newsletter')`;

/** Newcomers get half of a day's mails, the first half of those without a challenge. */
export const newcomersADay = (perDay: number) => Math.ceil(perDay / 2);
const easyNewcomersADay = (perDay: number) => Math.ceil(perDay / 4);

/** What a mail counts against; `isNewcomer` is a condition over tables. */
export function limitsOf(mail: CountedMail, perDay: number): Limit[] {
  const own = sql`mailbox = ${mail.mailbox}`;
  const day: Limit = { of: "day", scope: sql`true`, windowMs: DAY_MS, max: perDay };
  const all: Limit = { of: "mailbox", scope: own, windowMs: DAY_MS, max: MAX_A_MAILBOX };
  if (mail.kind === "alert") return [all, day];
  const own15 = sql`${own} AND ${ofStrangers}`;
  const newcomers = { of: "newcomers", scope: sql`is_newcomer = 1`, windowMs: DAY_MS } as const;
  return [
    all,
    { of: "mailbox", scope: own15, windowMs: WINDOW_MS, max: MAX_A_WINDOW },
    { of: "mailbox", scope: own15, windowMs: DAY_MS, max: MAX_FROM_STRANGERS },
    ...networkLimits(mail, perDay),
    ...(mail.isProven ? [] : [{ ...newcomers, of: "challenge", max: easyNewcomersADay(perDay) } as const]),
    // A mailbox that has signed in before passes it.
    { ...newcomers, scope: sql`is_newcomer = 1 AND ${mail.isNewcomer}`, max: newcomersADay(perDay) },
    day,
  ];
}

function networkLimits({ networks, isProven }: CountedMail, perDay: number): Limit[] {
  return (Object.keys(SHARES) as (keyof typeof SHARES)[]).flatMap((name) => {
    const network = networks?.[name];
    if (!network) return [];
    const max = Math.max(1, Math.ceil(SHARES[name] * perDay)) * (isProven ? PROVEN : 1);
    return [{ of: "network" as const, scope: eq(countedMails[name], network), windowMs: DAY_MS, max }];
  });
}
