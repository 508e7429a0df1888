import { type Context, Hono } from "hono";
import { chatRequestSchema, type Turn } from "../../../shared/analysis.ts";
import { ENDPOINTS, type Endpoint } from "../../../shared/endpoints.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { replyWithEvents, wantsStream } from "../../http/reply/event-stream.ts";
import { hashSecret } from "../auth/secrets.ts";
import type { Credits } from "../keys/account/calls.ts";
import {
  beginCall,
  type Charged,
  chargeCall,
  type HeldCall,
  type PaidCall,
  ReaderGone,
} from "../keys/charge-call.ts";
import { refuseEndedKey } from "../keys/guard.ts";
import { type Draft, type Question, readQuestion, replyBuiltIn, writeReply } from "./answer.ts";
import { type Gathered, gatherEvidence } from "./gather.ts";
import { BEGIN, tellDraft, tellPiece } from "./stream/tell.ts";

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * POST /api/v1/analyze | recommendation | technical | sentiment | fundamental {message, turns?} -> PaidReply, or events
 * when asked for; one credit; behind `keyed`.
 */
export const paidRoutes = new Hono<AppEnv>();
for (const endpoint of ENDPOINTS)
  paidRoutes.post(`/${endpoint}`, ...jsonBody(chatRequestSchema), async (c) => {
    const startedAt = c.get("deps").now().getTime();
    const { message, turns } = c.req.valid("json");
    const question = readPaidQuestion(endpoint, message, turns);
    const idempotency = await readIdempotency(c, endpoint);
    const call = { ...c.get("keyHolder"), id: c.get("requestId"), endpoint, idempotency };
    return wantsStream(c)
      ? streamPaid(c, question, call, startedAt)
      : answerPaid(c, question, call, startedAt);
  });

async function answerPaid(c: Context<AppEnv>, question: Question, call: PaidCall, startedAt: number) {
  const deps = c.get("deps");
  const asking = { requestId: call.id, startedAt, signal: c.req.raw.signal };
  const charged = await chargeCall(deps, call, {
    gather: () => gatherEvidence(deps, question.assets),
    write: (gathered) => writeReply(deps, question, gathered, asking),
  });
  const refused = await setPaidHeaders(c, charged);
  if (refused || !charged.ok) return refused as Response;
  return c.body(charged.body, 200, { "Content-Type": "application/json" });
}

/**
 * The stream of a paid call begins once its credit is held; a refusal is a plain reply. The credit is debited before the
 * first fact leaves, with the built-in answer kept for a repetition under the same Idempotency-Key until the whole one
 * replaces it. A repetition is a stream of `done` alone, with the answer of the first. A reader who leaves before the
 * debit and cannot come back for the answer, having sent no such key, pays nothing.
 */
async function streamPaid(c: Context<AppEnv>, question: Question, call: PaidCall, startedAt: number) {
  const deps = c.get("deps");
  const begun = await beginCall(deps, call, () => gatherEvidence(deps, question.assets));
  const refused = await setPaidHeaders(c, begun);
  if (refused) return refused;
  const tellDone = (body: string) => ({ event: "done" as const, json: `{"reply":${body}}` });
  if ("body" in begun) return replyWithEvents(c, [tellDone(begun.body)], async () => {});
  return replyWithEvents(c, [BEGIN], async (send, signal) => {
    const told = async (draft: Draft, debit: (reply: object) => Promise<void>) => {
      if (signal.aborted && !call.idempotency) throw new ReaderGone();
      await debit(replyBuiltIn(draft, question));
      send(tellDraft(draft));
    };
    const finishing = (begun as HeldCall<Gathered>).finish(async (gathered, debit) =>
      writeReply(deps, question, gathered, {
        requestId: call.id,
        startedAt,
        signal,
        told: async (draft) => told(draft, debit),
        release: async (piece) => send([tellPiece(piece)]),
      }),
    );
    const finished = await finishing.catch((error) => {
      if (!(error instanceof ReaderGone)) throw error;
    });
    if (finished) send([tellDone(finished.body)]);
  });
}

/** Says what the call costs and what is left; a refused one is answered here. */
async function setPaidHeaders(c: Context<AppEnv>, charged: Charged | HeldCall<Gathered>) {
  c.header("Cache-Control", "no-store");
  if (charged.credits) setCreditHeaders(c, charged.credits);
  if (charged.ok) {
    if ("replayed" in charged && charged.replayed) c.header("Idempotency-Replayed", "true");
    return null;
  }
  if (charged.reason === "key_invalid") return refuseEndedKey(c);
  throw new AppError(charged.reason);
}

/** The question with the address's own intent; to analyse several assets is to compare them. Throws `asset_unknown`. */
function readPaidQuestion(endpoint: Endpoint, message: string, turns?: Turn[]): Question {
  const question = readQuestion(message, turns);
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
