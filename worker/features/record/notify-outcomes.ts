import { and, asc, eq, exists, gt, inArray, lte } from "drizzle-orm";
import * as z from "zod";
import { callOutcomeSchema, forecastOutcomeSchema } from "../../../shared/record.ts";
import type { Chain } from "../../../shared/record-head.ts";
import { recordRows } from "../../db/record-schema.ts";
import { webhookMarks } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { sharedBody, webhookEntry } from "../webhooks/webhook-entry.ts";
import { readHead } from "./append-rows.ts";

/** Rows in one delivery. */
const ROWS_A_DELIVERY = 60;

const outcomeSchema = z.union([forecastOutcomeSchema, callOutcomeSchema]);

/**
 * Notifies endpoints of the outcomes written into a chain since the last run: the chain is the outbox, the mark is
 * how far it was read, and both move in one batch. Of two runs one does it. Outcomes before the first run are not sent.
 */
export async function notifyOutcomes(deps: Pick<Deps, "db" | "record" | "now">, chain: Chain): Promise<void> {
  const { db, record } = deps;
  const [mark] = await db.select().from(webhookMarks).where(eq(webhookMarks.chain, chain));
  const head = (await readHead(deps, chain))?.rows ?? 0;
  if (!mark) return void (await db.insert(webhookMarks).values({ chain, seq: head }).onConflictDoNothing());
  const rows = await record
    .select({ seq: recordRows.seq, body: recordRows.body })
    .from(recordRows)
    .where(
      and(
        eq(recordRows.chain, chain),
        gt(recordRows.seq, mark.seq),
        lte(recordRows.seq, head),
        inArray(recordRows.kind, ["forecast-outcome", "call-outcome"]),
      ),
    )
    .orderBy(asc(recordRows.seq))
    .limit(ROWS_A_DELIVERY);
  const seq = rows.length < ROWS_A_DELIVERY ? head : (rows.at(-1)?.seq ?? head);
  if (seq === mark.seq) return;
  const isUntold = and(eq(webhookMarks.chain, chain), eq(webhookMarks.seq, mark.seq));
  const wasUntold = exists(db.select().from(webhookMarks).where(isUntold));
  const moved = db.update(webhookMarks).set({ seq }).where(isUntold);
  if (rows.length === 0) return void (await moved);
  const data = { rows: rows.map(({ body }) => outcomeSchema.parse(JSON.parse(body))) };
  const what = { userId: null, subject: `record ${chain} ${seq}`, at: deps.now().getTime() };
  const happened = { ...what, type: "record.scored" as const, data };
  await db.batch([sharedBody(deps, happened, wasUntold), webhookEntry(deps, happened, wasUntold), moved]);
}
