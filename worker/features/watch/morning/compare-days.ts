import * as z from "zod";
import { actionSchema } from "../../../../shared/action.ts";
import { formatUsd } from "../../../../shared/format.ts";
import type { Rule } from "../../analysis/daily-call/rules.ts";
import type { Outlook } from "../../analysis/outlook/read-outlook.ts";

/** An 80% range as published at the close of `date`, in force until `until` or until it is left. USD. */
const rangeSchema = z.object({ date: z.string(), until: z.string(), low: z.number(), high: z.number() });
export type RangeSnapshot = z.infer<typeof rangeSchema>;

const callSchema = z.object({
  action: actionSchema,
  score: z.number(),
  /** points by rule */
  points: z.record(z.string(), z.number()),
});

/** What a morning saw, for the next to compare with. */
export const snapshotSchema = z.object({
  assets: z.record(z.string(), z.object({ call: callSchema.nullable(), range: rangeSchema.nullable() })),
  portfolio: rangeSchema.nullable(),
});
export type Snapshot = z.infer<typeof snapshotSchema>;
type AssetSnapshot = Snapshot["assets"][string];

/** What an asset or a portfolio is worth at a close, and the range from there. */
export interface Seen {
  name: string;
  date: string;
  worth: number;
  range: RangeSnapshot | null;
}

const WHY: Record<Rule, string> = {
  order: "its 50-day against its 200-day average",
  overLong: "its close against its 200-day average",
  year: "its move of the last year",
  dip: "a short fall within a rise",
  strength: "the strength of its last weeks",
};

/** What is new about an asset since the last mail, in sentences, and what to store for the next one. */
export function compareAsset(
  seen: Seen,
  { call }: Pick<Outlook, "call">,
  before: AssetSnapshot | undefined,
): { news: string[]; snapshot: AssetSnapshot } {
  const range = compareRange(seen, before?.range ?? null);
  const now =
    "refusal" in call
      ? null
      : {
          action: call.action,
          score: call.score,
          points: Object.fromEntries(call.contributions.map(({ rule, points }) => [rule, points])),
        };
  const changed = now && before?.call && now.action !== before.call.action;
  const news = changed ? [sayChange(seen.name, now, before.call as NonNullable<AssetSnapshot["call"]>)] : [];
  return { news: [...range.news, ...news], snapshot: { call: now, range: range.snapshot } };
}

/** Whether a later close left a published range within its days. A new range begins then, or when it is over. */
export function compareRange(
  { name, date, worth, range }: Seen,
  before: RangeSnapshot | null,
): { news: string[]; snapshot: RangeSnapshot | null } {
  if (!before || date > before.until) return { news: [], snapshot: range };
  const isLeft = date > before.date && (worth < before.low || worth > before.high);
  if (!isLeft) return { news: [], snapshot: before };
  const side = worth < before.low ? "below" : "above";
  return {
    news: [
      `${name} is ${side} its range: ${formatUsd(worth)} at the close of ${date}. At the close of ${before.date} its 80% range ` +
        `until ${before.until} was ${formatUsd(before.low)} to ${formatUsd(before.high)}.`,
    ],
    snapshot: range,
  };
}

type CallSnapshot = NonNullable<AssetSnapshot["call"]>;

function sayChange(name: string, now: CallSnapshot, before: CallSnapshot): string {
  const moves = (Object.keys(WHY) as Rule[])
    .map((rule) => ({ rule, by: (now.points[rule] ?? 0) - (before.points[rule] ?? 0) }))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const [most] = moves;
  const why = most && most.by !== 0 ? `, most of all ${WHY[most.rule]} (${signed(most.by)} points)` : "";
  return `${name}: ${now.action} instead of ${before.action}. Its trend score is ${signed(now.score)} instead of ${signed(before.score)}${why}.`;
}

const signed = (points: number) => `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points)}`;
