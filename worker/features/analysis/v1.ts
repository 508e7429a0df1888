import { type Context, Hono } from "hono";
import { accepts } from "hono/accepts";
import { type AnalysisRequest, analysisRequestSchema, chatReplySchema } from "../../../shared/analysis.ts";
import { type BatchReply, batchReplySchema, batchRequestSchema } from "../../../shared/batch.ts";
import type { BoardRow } from "../../../shared/board.ts";
import { ASKED_ENDPOINTS, type AskedEndpoint, type Endpoint } from "../../../shared/endpoints.ts";
import { forecastReplySchema, forecastRequestSchema } from "../../../shared/forecast.ts";
import { screenQuerySchema, screenReplySchema } from "../../../shared/screen-reply.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody, searchQuery } from "../../http/json-body.ts";
import { replyWithEvents, wantsStream } from "../../http/reply/event-stream.ts";
import { signBody } from "../../http/reply/sign-replies.ts";
import type { BudgetShare } from "../../providers/ai/index.ts";
import type { Credits } from "../keys/account/credits.ts";
import { beginCall, type Charged, chargeCall, type HeldCall } from "../keys/charge-call.ts";
import {
  admitCall,
  freePolicy,
  limitTestAssets,
  readIdempotency,
  refuseEndedKey,
  setCreditHeaders,
} from "../keys/guard.ts";
import { type PaidCall, ReaderGone } from "../keys/hold-credit.ts";
import { type AnswerEvent, type Answering, answer, goTo, replyOf } from "./answer.ts";
import { readBatch, replyBatch } from "./batch/reply-batch.ts";
import { writeBatchCsv } from "./batch/write-batch-csv.ts";
import { readBoard } from "./board/read-board.ts";
import { screenBoard } from "./board/screen-board.ts";
import { gatherEvidence, gatherPrices } from "./gather.ts";
import { leadQuestion } from "./question/lead-question.ts";
import { findNamedAsset, readNamed, readRequest } from "./question/named-question.ts";
import { replyForecast } from "./reply-forecast.ts";
import { roundFigures } from "./round-figures.ts";
import { BEGIN, tellEvent } from "./stream/tell-events.ts";

/** An answer that was asked for, read, and is not paid for yet. */
interface Asked {
  answering: Answering;
  /** whose part of the models' budget words it: told once the plan is known */
  payFrom: (credits: Credits) => void;
}

/**
 * POST /api/v1/analyze | recommendation | technical | sentiment | fundamental AnalysisRequest -> PaidReply, or events
 * when asked for; one credit; behind `keyed`.
 */
export const paidRoutes = new Hono<AppEnv>();
for (const endpoint of ASKED_ENDPOINTS)
  paidRoutes.post(`/${endpoint}`, ...jsonBody(analysisRequestSchema), async (c) => {
    const leaving = new AbortController();
    const asked = await openAnswer(c, endpoint, c.req.valid("json"), leaving.signal);
    const call = await openCall(c, endpoint);
    return wantsStream(c) ? streamPaid(c, asked, call, leaving) : answerPaid(c, asked, call);
  });

/** POST /api/v1/forecast {asset, horizonDays?, level?}: ranges and odds alone; one credit. */
paidRoutes.post("/forecast", ...jsonBody(forecastRequestSchema), async (c) => {
  const ask = c.req.valid("json");
  const asset = findNamedAsset(ask.asset, "asset");
  const call = await openCall(c, "forecast");
  const gather = () => gatherEvidence(c.get("deps"), [asset]);
  return sendCharged(
    c,
    await chargeCall(c.get("deps"), call, { gather, write: (gathered) => replyForecast(gathered, ask) }),
  );
});

/**
 * POST /api/v1/batch {assets, horizonDays}: call, range and odds of up to 100 assets as JSON, or as CSV when asked for; one
 * credit for each that is answered.
 */
paidRoutes.post("/batch", ...jsonBody(batchRequestSchema), async (c) => {
  const { assets, horizonDays } = c.req.valid("json");
  await limitTestAssets(c, assets.length);
  const named = readBatch({ assets });
  const price = { most: named.places.size, of: (reply: object) => (reply as BatchReply).rows.length };
  const call = { ...(await openCall(c, "batch")), price };
  const gather = () => gatherPrices(c.get("deps"), [...named.places.keys()]);
  return sendCharged(
    c,
    await chargeCall(c.get("deps"), call, {
      gather,
      write: (gathered) => replyBatch(gathered, named, horizonDays),
    }),
    accepts(c, { header: "Accept", supports: ["application/json", "text/csv"], default: "application/json" }),
  );
});

/** GET /api/v1/screen?where=CONDITIONS: the listed assets that meet them; one credit. */
paidRoutes.get("/screen", searchQuery(screenQuerySchema), async (c) => {
  const { where } = c.req.valid("query");
  const call = await openCall(c, "screen");
  const deps = c.get("deps");
  const work = { gather: () => readBoard(deps), write: (rows: BoardRow[]) => screenBoard(rows, where) };
  return sendCharged(c, await chargeCall(deps, call, work));
});

const REPLIES = { forecast: forecastReplySchema, batch: batchReplySchema, screen: screenReplySchema };

/** The call whose credit is asked for next. Throws `invalid_request` for an unfit Idempotency-Key. */
async function openCall(c: Context<AppEnv>, endpoint: Endpoint): Promise<PaidCall> {
  const { accountId, mode } = c.get("keyHolder");
  const idempotency = await readIdempotency(c, endpoint, mode);
  const reply = endpoint in REPLIES ? REPLIES[endpoint as keyof typeof REPLIES] : chatReplySchema;
  return { ...admitCall(c), accountId, mode, endpoint, idempotency, reply, tell: roundFigures };
}

/**
 * Reads what a request asks: as named, and as its message is read, by a model too unless data alone is wanted. Throws what
 * `leadQuestion` throws, before any credit is held.
 */
async function openAnswer(
  c: Context<AppEnv>,
  endpoint: AskedEndpoint,
  request: AnalysisRequest,
  leaving: AbortSignal,
): Promise<Asked> {
  const deps = c.get("deps");
  const named = readNamed(request);
  let share: BudgetShare = "free";
  const answering = answer(deps, readRequest(request, named, deps.markets.now()), {
    ...{ requestId: c.get("requestId"), startedAt: deps.now().getTime() },
    ...{ asker: c.get("keyHolder").accountId, dataOnly: request.format === "data" },
    signal: AbortSignal.any([c.req.raw.signal, leaving]),
    share: () => share,
    settle: (question) => leadQuestion(endpoint, question, named),
  });
  await goTo(answering, "read");
  const payFrom = ({ tier }: Credits) => {
    // Paid plans' answers are worded by models also when others have used up what is theirs.
    share = tier === "free" ? "free" : "paid";
  };
  return { answering, payFrom };
}

async function answerPaid(c: Context<AppEnv>, { answering, payFrom }: Asked, call: PaidCall) {
  const charged = await chargeCall(c.get("deps"), call, {
    gather: () => goTo(answering, "gathered"),
    write: (_, credits) => {
      payFrom(credits);
      return replyOf(answering);
    },
  });
  return sendCharged(c, charged);
}

/** An answer that is paid for, or why there is none. As CSV a batch is what its JSON says: what is kept is the JSON. */
async function sendCharged(c: Context<AppEnv>, charged: Charged, type = "application/json") {
  const refused = await setPaidHeaders(c, charged);
  if (refused || !charged.ok) return refused as Response;
  const isCsv = type === "text/csv";
  const body = isCsv ? writeBatchCsv(JSON.parse(charged.body)) : charged.body;
  return c.body(body, 200, { "Content-Type": isCsv ? "text/csv; charset=utf-8" : type });
}

/**
 * The stream of a paid call begins once its credit is held; a refusal is a plain reply. The credit is debited when the
 * answer is whole, before `done` leaves, or when its reader has left: a worker that dies before charges nothing. A
 * repetition under the same Idempotency-Key is a stream of `done` alone, with the answer of the first. A reader who leaves
 * before the first fact and cannot come back for the answer, having sent no such key, pays nothing.
 */
async function streamPaid(
  c: Context<AppEnv>,
  { answering, payFrom }: Asked,
  call: PaidCall,
  leaving: AbortController,
) {
  const begun = await beginCall(c.get("deps"), call, () => goTo(answering, "gathered"));
  const refused = await setPaidHeaders(c, begun);
  if (refused) return refused;
  if ("body" in begun) return replyWithEvents(c, [await tellDone(c, begun.body)], async () => {});
  const { finish, credits } = begun as HeldCall<unknown>;
  payFrom(credits);
  return replyWithEvents(c, [BEGIN], async (send, signal) => {
    const leave = () => leaving.abort();
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave);
    const hear = (event: AnswerEvent) => {
      if (event.event === "drafted" && signal.aborted && !call.idempotency) throw new ReaderGone();
      send(roundFigures(tellEvent(event)));
    };
    const finished = await finish(() => replyOf(answering, hear)).catch((error) => {
      if (!(error instanceof ReaderGone)) throw error;
    });
    if (finished) send([await tellDone(c, finished.body)]);
  });
}

/** The whole reply, and its signature as a plain answer's headers would carry it. */
async function tellDone(c: Context<AppEnv>, body: string) {
  const signature = await signBody(c, new TextEncoder().encode(body));
  const signed = signature ? `,"signed":${JSON.stringify(signature)}` : "";
  return { event: "done" as const, json: `{"reply":${body}${signed}}` };
}

/** Says what the call costs and what is left; a refused one is answered here. */
async function setPaidHeaders(c: Context<AppEnv>, charged: Charged | HeldCall<unknown>) {
  c.header("Cache-Control", "no-store");
  if (c.get("keyHolder").mode === "test") c.header("RateLimit-Policy", freePolicy("test"));
  else if (charged.credits) setCreditHeaders(c, charged.credits);
  if (charged.ok) {
    if ("replayed" in charged && charged.replayed) c.header("Idempotency-Replayed", "true");
    return null;
  }
  const { reason } = charged;
  if (reason === "key_invalid" || reason === "account_suspended") return refuseEndedKey(c, reason);
  throw new AppError(reason);
}
