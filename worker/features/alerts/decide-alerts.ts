import * as z from "zod";
import { HOUR_MS } from "../../../shared/time.ts";

/** Something that should wake an operator now. */
export interface Alarm {
  /** of two of one kind one is told */
  kind: string;
  detail: string;
}

const entrySchema = z.object({
  detail: z.string(),
  /** since when it is so; null: it is over */
  since: z.number().nullable(),
  /** when it was told last; null: not yet */
  toldAt: z.number().nullable(),
});
/** What is known of alarms between two looks, by kind. Times are epoch ms. */
export const memorySchema = z.record(z.string(), entrySchema);
export type Memory = z.infer<typeof memorySchema>;

export interface Alert extends Alarm {
  state: "begun" | "goes on" | "over";
  since: number;
}

/** Each kind is told at most this often. */
const PAUSE_MS = HOUR_MS;

/**
 * What to tell of the alarms of this moment, and what to remember once it was told. An alarm is told when it begins, each
 * hour while it goes on, and when it is over, if its beginning was told. While `isBlind` what was so before is taken to be
 * so still.
 */
export function decideAlerts(
  { alarms, isBlind }: { alarms: readonly Alarm[]; isBlind: boolean },
  memory: Memory,
  now: number,
): { alerts: Alert[]; next: Memory } {
  const alerts: Alert[] = [];
  const next: Memory = {};
  for (const { kind, detail } of alarms) {
    const known = memory[kind];
    const since = known?.since ?? now;
    const isDue = known?.toldAt == null || now - known.toldAt >= PAUSE_MS;
    const isNew = known?.since == null || known.toldAt === null;
    if (isDue) alerts.push({ kind, detail, since, state: isNew ? "begun" : "goes on" });
    next[kind] = { detail, since, toldAt: isDue ? now : (known?.toldAt ?? null) };
  }
  for (const [kind, known] of Object.entries(memory)) {
    if (next[kind]) continue;
    const { since, toldAt, detail } = known;
    if (isBlind) next[kind] = known;
    else if (since !== null && toldAt !== null && toldAt >= since)
      alerts.push({ kind, detail, since, state: "over" });
    // Remembered until it may be told again, so that what comes and goes is not told each time.
    if (!isBlind && toldAt !== null && now - toldAt < PAUSE_MS) next[kind] = { detail, since: null, toldAt };
  }
  return { alerts, next };
}
