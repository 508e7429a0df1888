import { type Context, Hono } from "hono";
import { type AnalysisRequest, analysisRequestSchema, chatReplySchema } from "../../../shared/analysis.ts";
import { ASKED_ENDPOINTS, type AskedEndpoint, type Endpoint } from "../../../shared/endpoints.ts";
import { forecastReplySchema, forecastRequestSchema } from "../../../shared/forecast.ts";
import { FREE_CALLS_A_MINUTE, type KeyMode } from "../../../shared/key-mode.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { replyWithEvents, wantsStream } from "../../http/reply/event-stream.ts";
import { signBody } from "../../http/reply/sign-replies.ts";
import { hashSecret } from "../auth/secrets.ts";
import type { Credits } from "../keys/account/calls.ts";
import { beginCall, type Charged, chargeCall, type HeldCall } from "../keys/charge-call.ts";
import { admitCall, refuseEndedKey } from "../keys/guard.ts";
import { type PaidCall, ReaderGone } from "../keys/hold-credit.ts";
import { type AnswerDraft, gatherFor, writeReply } from "./answer-question.ts";
import { type Gathered, gatherEvidence } from "./gather.ts";
import { leadQuestion } from "./question/lead-question.ts";
import { readWithModel } from "./question/model/read-with-model.ts";
import { findNamedAsset, readNamed, readRequest } from "./question/named-question.ts";
import type { Question } from "./question/question.ts";
import { replyForecast } from "./reply-forecast.ts";
import { BEGIN, tellDraft, tellPiece } from "./stream/tell-events.ts";

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** What a paid call is to answer. */
interface Asked {
  question: Question;
  dataOnly: boolean;
  startedAt: number;
}

/**
 * POST /api/v1/analyze | recommendation | technical | sentiment | fundamental AnalysisRequest -> PaidReply, or events
 * when asked for; one credit; behind `keyed`.
 */
export const paidRoutes = new Hono<AppEnv>();
for (const endpoint of ASKED_ENDPOINTS)
  paidRoutes.post(`/${endpoint}`, ...jsonBody(analysisRequestSchema), async (c) => {
    const asked = await readAsked(c, endpoint, c.req.valid("json"));
    const call = await openCall(c, endpoint);
    return wantsStream(c) ? streamPaid(c, asked, call) : answerPaid(c, asked, call);
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

/** The call whose credit is asked for next. Throws `invalid_request` for an unfit Idempotency-Key. */
async function openCall(c: Context<AppEnv>, endpoint: Endpoint): Promise<PaidCall> {
  const { accountId, mode } = c.get("keyHolder");
  const idempotency = await readIdempotency(c, endpoint, mode);
  const reply = endpoint === "forecast" ? forecastReplySchema : chatReplySchema;
  return { ...admitCall(c), accountId, mode, endpoint, idempotency, reply };
}

/** What a request asks: as named, and as its message is read, by a model too unless data alone is wanted. */
async function readAsked(
  c: Context<AppEnv>,
  endpoint: AskedEndpoint,
  request: AnalysisRequest,
): Promise<Asked> {
  const deps = c.get("deps");
  const startedAt = deps.now().getTime();
  const dataOnly = request.format === "data";
  const named = readNamed(request);
  const rules = readRequest(request, named, deps.markets.now());
  const asking = { asker: c.get("keyHolder").accountId, share: "free" as const, signal: c.req.raw.signal };
  const read = dataOnly ? rules : await readWithModel(deps, rules, asking);
  return { question: leadQuestion(endpoint, read, named), dataOnly, startedAt };
}

async function answerPaid(c: Context<AppEnv>, { question, ...how }: Asked, call: PaidCall) {
  const deps = c.get("deps");
  const asking = { ...how, requestId: call.id, signal: c.req.raw.signal };
  const charged = await chargeCall(deps, call, {
    gather: () => gatherFor(deps, question),
    write: (gathered, credits) =>
      writeReply(deps, question, gathered, { ...asking, share: shareOf(credits) }),
  });
  return sendCharged(c, charged);
}

/** An answer that is paid for, or why there is none. */
async function sendCharged(c: Context<AppEnv>, charged: Charged) {
  const refused = await setPaidHeaders(c, charged);
  if (refused || !charged.ok) return refused as Response;
  return c.body(charged.body, 200, { "Content-Type": "application/json" });
}

/**
 * The stream of a paid call begins once its credit is held; a refusal is a plain reply. The credit is debited when the
 * answer is whole, before `done` leaves, or when its reader has left: a worker that dies before charges nothing. A
 * repetition under the same Idempotency-Key is a stream of `done` alone, with the answer of the first. A reader who leaves
 * before the first fact and cannot come back for the answer, having sent no such key, pays nothing.
 */
async function streamPaid(c: Context<AppEnv>, { question, ...how }: Asked, call: PaidCall) {
  const deps = c.get("deps");
  const begun = await beginCall(deps, call, () => gatherFor(deps, question));
  const refused = await setPaidHeaders(c, begun);
  if (refused) return refused;
  if ("body" in begun) return replyWithEvents(c, [await tellDone(c, begun.body)], async () => {});
  return replyWithEvents(c, [BEGIN], async (send, signal) => {
    const told = async (draft: AnswerDraft) => {
      if (signal.aborted && !call.idempotency) throw new ReaderGone();
      send(tellDraft(draft));
    };
    const finishing = (begun as HeldCall<Gathered>).finish(async (gathered) =>
      writeReply(deps, question, gathered, {
        ...how,
        requestId: call.id,
        signal,
        share: shareOf((begun as HeldCall<Gathered>).credits),
        told,
        release: async (piece) => send([tellPiece(piece)]),
      }),
    );
    const finished = await finishing.catch((error) => {
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

/** Paid plans' answers are worded by models also when others have used up what is theirs. */
const shareOf = ({ tier }: Credits) => (tier === "free" ? "free" : "paid");

/** Says what the call costs and what is left; a refused one is answered here. */
async function setPaidHeaders(c: Context<AppEnv>, charged: Charged | HeldCall<Gathered>) {
  c.header("Cache-Control", "no-store");
  if (c.get("keyHolder").mode === "test")
    c.header("RateLimit-Policy", `"test";q=${FREE_CALLS_A_MINUTE};w=60`);
  else if (charged.credits) setCreditHeaders(c, charged.credits);
  if (charged.ok) {
    if ("replayed" in charged && charged.replayed) c.header("Idempotency-Replayed", "true");
    return null;
  }
  const { reason } = charged;
  if (reason === "key_invalid" || reason === "account_suspended") return refuseEndedKey(c, reason);
  throw new AppError(reason);
}

/** The caller's Idempotency-Key with a hash of what it came with. Throws `invalid_request` for an unfit one. */
async function readIdempotency(c: Context<AppEnv>, endpoint: Endpoint, mode: KeyMode) {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return undefined;
  if (!IDEMPOTENCY_KEY.test(key))
    throw new AppError("invalid_request", {
      fields: { "Idempotency-Key": "Send 1 to 255 visible ASCII characters." },
    });
  // A blank is in no key of a caller's: answers in test mode are never a live call's.
  return {
    key: mode === "test" ? `test ${key}` : key,
    requestHash: await hashSecret(`${endpoint}\n${await c.req.text()}`),
  };
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10: the month's credits as a quota policy. */
function setCreditHeaders(c: Context<AppEnv>, { limit, remaining, windowS, resetsInS }: Credits): void {
  c.header("RateLimit-Policy", `"credits";q=${limit};w=${windowS}`);
  c.header("RateLimit", `"credits";r=${remaining};t=${resetsInS}`);
}
