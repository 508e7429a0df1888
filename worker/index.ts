import { app } from "./app.ts";
import { runJobs } from "./cron.ts";
import { openDeps } from "./deps.ts";
import type { Env } from "./env.ts";
import { sendQueued } from "./features/webhooks/queue-webhooks.ts";

export { CreditCounters } from "./features/keys/credit-counters.ts";
export { SharedAnswers } from "./features/shares/shared-answers.ts";
export { KeptTalks } from "./features/talks/kept-talks.ts";
export { PaymentDesk } from "./features/x402/payment-desk.ts";

export default {
  fetch: app.fetch,
  scheduled: (controller, env, context) => runJobs(controller.cron, openDeps(env, context)),
  queue: (batch, env, context) => sendQueued(openDeps(env, context), batch),
} satisfies ExportedHandler<Env, string>;
