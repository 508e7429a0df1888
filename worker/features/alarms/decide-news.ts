import * as z from "zod";
import { HOUR_MS } from "../../../shared/time.ts";

/** Something that should wake an operator now. */
export interface Alarm {
  /** of two alarms of one kind only one is sent */
  kind: string;
  detail: string;
}

const entrySchema = z.object({
  detail: z.string(),
  /** since when it is so; null: it is over */
  since: z.number().nullable(),
  /** when it was last sent; null: not yet */
  toldAt: z.number().nullable(),
});
/** What is known of alarms between two looks, by kind. Times are epoch ms. */
export const memorySchema = z.record(z.string(), entrySchema);
export type Memory = z.infer<typeof memorySchema>;

/** What is sent to operators about an alarm. */
export interface AlarmNews extends Alarm {
  state: "begun" | "goes on" | "over";
  since: number;
}

type Entry = z.infer<typeof entrySchema>;

/** Each kind is sent at most this often. */
const PAUSE_MS = HOUR_MS;

/**
 * What to send about the current alarms, and what to remember once it is sent. An alarm is sent when it begins, each
 * hour while it lasts, and when it ends, if its beginning was sent. While `isBlind` the previous state is assumed to
 * continue.
 */
export function decideNews(
  { alarms, isBlind }: { alarms: readonly Alarm[]; isBlind: boolean },
  memory: Memory,
  now: number,
): { news: AlarmNews[]; next: Memory } {
  const news: AlarmNews[] = [];
  const next: Memory = {};
  for (const alarm of alarms) {
    const { news: report, entry } = judgeOn(alarm, memory[alarm.kind], now);
    if (report) news.push(report);
    next[alarm.kind] = entry;
  }
  for (const [kind, known] of Object.entries(memory)) {
    if (next[kind]) continue;
    const { news: report, entry } = isBlind ? { entry: known } : judgeOver(kind, known, now);
    if (report) news.push(report);
    if (entry) next[kind] = entry;
  }
  return { news, next };
}

interface Judged {
  news?: AlarmNews | undefined;
  entry?: Entry | undefined;
}

/** Of an alarm that is on. */
function judgeOn({ kind, detail }: Alarm, known: Entry | undefined, now: number): Judged & { entry: Entry } {
  const toldAt = known?.toldAt ?? null;
  const since = known?.since ?? now;
  const isNew = known?.since == null || toldAt === null;
  if (toldAt !== null && now - toldAt < PAUSE_MS) return { entry: { detail, since, toldAt } };
  const report: AlarmNews = { kind, detail, since, state: isNew ? "begun" : "goes on" };
  return { news: report, entry: { detail, since, toldAt: now } };
}

/** Of one that was on at the last look or before, and is not now. */
function judgeOver(kind: string, { since, toldAt, detail }: Entry, now: number): Judged {
  if (toldAt === null) return {};
  const report: AlarmNews | undefined =
    since !== null && toldAt >= since ? { kind, detail, since, state: "over" } : undefined;
  // Remembered until it may be sent again, so that an alarm that comes and goes is not sent each time.
  const entry = now - toldAt < PAUSE_MS ? { detail, since: null, toldAt } : undefined;
  return { news: report, entry };
}
