import { type Context, Hono } from "hono";
import { chatRequestSchema } from "../../../shared/analysis.ts";
import { ENDPOINTS, type Endpoint } from "../../../shared/endpoints.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { hashSecret } from "../auth/secrets.ts";
import type { Credits } from "../keys/account/calls.ts";
import { chargeCall } from "../keys/charge-call.ts";
import { refuseEndedKey } from "../keys/guard.ts";
import { type Question, readQuestion, writeReply } from "./answer.ts";
import { gatherEvidence } from "./gather.ts";

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** POST /api/v1/analyze | recommendation | technical | sentiment | fundamental {message} -> PaidReply, one credit; behind `keyed`. */
export const paidRoutes = new Hono<AppEnv>();
for (const endpoint of ENDPOINTS)
  paidRoutes.post(`/${endpoint}`, ...jsonBody(chatRequestSchema), async (c) => {
    const question = readPaidQuestion(endpoint, c.req.valid("json").message);
    return answerPaid(c, endpoint, question, await readIdempotency(c, endpoint));
  });

async function answerPaid(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  question: Question,
  idempotency: Awaited<ReturnType<typeof readIdempotency>>,
) {
  const deps = c.get("deps");
  const call = { ...c.get("keyHolder"), id: c.get("requestId"), endpoint, idempotency };
  const charged = await chargeCall(deps, call, {
    gather: () => gatherEvidence(deps, question.assets),
    write: (gathered) => writeReply(deps, question, gathered),
  });
  c.header("Cache-Control", "no-store");
  if (charged.credits) setCreditHeaders(c, charged.credits);
  if (!charged.ok && charged.reason === "key_invalid") return refuseEndedKey(c);
  if (!charged.ok) throw new AppError(charged.reason);
  if (charged.replayed) c.header("Idempotency-Replayed", "true");
  return c.body(charged.body, 200, { "Content-Type": "application/json" });
}

/** The question with the address's own intent; to analyse several assets is to compare them. Throws `asset_unknown`. */
function readPaidQuestion(endpoint: Endpoint, message: string): Question {
  const question = readQuestion(message);
  if (question.assets.length > 0) {
    const intent = endpoint === "analyze" && question.assets.length > 1 ? "compare" : endpoint;
    return { ...question, intent };
  }
  const offers = question.suggestions.map(({ symbol, name }) => `${name} (${symbol})`).join(", ");
  const named = question.unknown.slice(0, 3).join(", ").slice(0, 100);
  throw new AppError("asset_unknown", {
    fields: {
      message: named ? `We hold no data for ${named}.` : "Name an asset, such as Bitcoin or TSLA.",
      ...(offers && { suggestions: offers }),
    },
  });
}

/** The caller's Idempotency-Key with a hash of what it came with. Throws `invalid_request` for an unfit one. */
async function readIdempotency(c: Context<AppEnv>, endpoint: Endpoint) {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return undefined;
  if (!IDEMPOTENCY_KEY.test(key))
    throw new AppError("invalid_request", {
      fields: { "Idempotency-Key": "Send 1 to 255 visible ASCII characters." },
    });
  return { key, requestHash: await hashSecret(`${endpoint}\n${await c.req.text()}`) };
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10: the month's credits as a quota policy. */
function setCreditHeaders(c: Context<AppEnv>, { limit, remaining, windowS, resetsInS }: Credits): void {
  c.header("RateLimit-Policy", `"credits";q=${limit};w=${windowS}`);
  c.header("RateLimit", `"credits";r=${remaining};t=${resetsInS}`);
}
