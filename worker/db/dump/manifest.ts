import * as z from "zod";

/**
 * Tables that a restored installation begins with empty: sessions and what led to them have ended, jobs have all their
 * turns and looks before them, replies are kept for a day, apps ask anew, and its stores are yet to be measured.
 */
export const NOT_DUMPED: ReadonlySet<string> = new Set([
  "sessions",
  "ended_sessions",
  "magic_links",
  "queued_links",
  "counted_mails",
  "wallet_challenges",
  "grants",
  "jobs",
  "call_looks",
  "provider_health",
  "replies",
  "reply_space",
  "store_sizes",
]);

const shapeSchema = z.object({ columns: z.array(z.string()), key: z.array(z.string()) });

/** What a dump is made of; `finishedAt` is null while it is written. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** the moment it was begun, which is its folder too */
  id: z.string(),
  release: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** by store: its tables, whose columns are in the order of the rows' values */
  shapes: z.record(z.string(), z.record(z.string(), shapeSchema)),
  /** by store and table: rows */
  counts: z.record(z.string(), z.record(z.string(), z.number())),
  /** by class: objects */
  objects: z.record(z.string(), z.number()),
  /** by class: what they take, bytes; none in dumps from before it was counted */
  sizes: z.record(z.string(), z.number()).default({}),
  files: z.array(z.object({ name: z.string(), sha256: z.string(), bytes: z.number(), lines: z.number() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * A line of a dump's files: a row of a table in a place, which is a database ("DB") or an object ("CREDITS/NAME"). An
 * object's last line has its place alone, also where it has no row.
 */
export type Line = [place: string, table: string, row: unknown[]] | [place: string];
