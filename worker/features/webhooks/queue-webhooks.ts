import { MINUTE_MS } from "../../../shared/time.ts";
import type { Deps } from "../../deps.ts";
import { findDueIds, sendWebhooks } from "./send-webhooks.ts";

/** One batch of Cloudflare Queues. */
const MAX_QUEUED = 100;
/** What is due for longer the queue has lost, or cannot keep up with. */
const LOST_MS = 5 * MINUTE_MS;

type Tools = Pick<Deps, "db" | "now" | "config">;

/**
 * Hands the ids of what is due to the queue, and sends what it did not bring in time. A delivery handed over twice is taken
 * once, by its row, which alone decides whether and when it is tried again.
 */
export async function queueWebhooks(deps: Tools, queue: Queue<string>): Promise<void> {
  try {
    const due = await findDueIds(deps, { limit: MAX_QUEUED });
    if (due.length > 0) await queue.sendBatch(due.map(({ id }) => ({ body: id })));
  } finally {
    await sendWebhooks(deps, { dueForMs: LOST_MS });
  }
}

/** Sends what the queue brings, as far as it is still due; what one run leaves undone comes with a later message. */
export async function sendQueued(deps: Tools, batch: MessageBatch<string>): Promise<void> {
  if (deps.config.maintenance !== undefined) return;
  await sendWebhooks(deps, { among: batch.messages.map(({ body }) => body) });
}
