import { withLease } from "../../db/lease.ts";
import type { Deps } from "../../deps.ts";
import { cleanUpWebhooks } from "./clean-up.ts";
import { queueWebhooks } from "./queue-webhooks.ts";
import { sendWebhooks } from "./send-webhooks.ts";

/** A little less than the minute, and the quarter of an hour, between two runs. */
const MINUTE_MS = 50_000;
const QUARTER_MS = 14 * 60_000;

export const sendWebhooksJob = (
  deps: Pick<Deps, "db" | "now" | "config" | "webhookQueue">,
): Promise<boolean> =>
  withLease(deps.db, "webhooks:send", MINUTE_MS, deps.now, () =>
    deps.webhookQueue ? queueWebhooks(deps, deps.webhookQueue) : sendWebhooks(deps),
  );

export const cleanUpWebhooksJob = (deps: Pick<Deps, "db" | "now" | "config">): Promise<boolean> =>
  withLease(deps.db, "webhooks:clean-up", QUARTER_MS, deps.now, () => cleanUpWebhooks(deps));
