import { type Context, Hono } from "hono";
import { type AnalysisRequest, analysisRequestSchema } from "../../../shared/analysis.ts";
import { ASKED_ENDPOINTS, type AskedEndpoint } from "../../../shared/endpoints.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { replyWithEvents, wantsStream } from "../../http/reply/event-stream.ts";
import { signBody } from "../../http/reply/sign-replies.ts";
import type { BudgetShare } from "../../providers/ai/index.ts";
import type { Credits } from "../keys/account/credits.ts";
import { beginCall, chargeCall, type HeldCall } from "../keys/charge-call.ts";
import { type PaidCall, ReaderGone } from "../keys/hold-credit.ts";
import { payable } from "../x402/guard.ts";
import { type AnswerEvent, type Answering, answer, goTo, replyOf } from "./answer.ts";
import { openCall, sendCharged, setPaidHeaders } from "./paid/guard.ts";
import { leadQuestion, refuseUnknown } from "./question/lead-question.ts";
import { readNamed, readRequest } from "./question/named-question.ts";
import { roundFigures } from "./round-figures.ts";
import { BEGIN, toStreamEvents } from "./stream/stream-events.ts";

/** An answer that was asked for, read, and is not paid for yet. */
interface Asked {
  answering: Answering;
  /** whose part of the models' budget words it: told once the plan is known */
  payFrom: (credits: Credits) => void;
}

/**
 * POST /api/v1/analyze | recommendation | technical | sentiment | fundamental AnalysisRequest -> PaidReply, or events
 * when asked for; below each of them /stream, always events; one credit; behind `keyed`.
 */
export const paidRoutes = new Hono<AppEnv>();
for (const endpoint of ASKED_ENDPOINTS)
  paidRoutes
    .post(`/${endpoint}`, ...jsonBody(analysisRequestSchema), payable, (c) =>
      replyPaid(c, endpoint, c.req.valid("json"), wantsStream(c)),
    )
    .post(`/${endpoint}/stream`, ...jsonBody(analysisRequestSchema), (c) =>
      replyPaid(c, endpoint, c.req.valid("json"), true),
    );

async function replyPaid(
  c: Context<AppEnv>,
  endpoint: AskedEndpoint,
  request: AnalysisRequest,
  isStream: boolean,
): Promise<Response> {
  const leaving = new AbortController();
  const asked = await openAnswer(c, endpoint, request, leaving.signal);
  const call = await openCall(c, endpoint);
  return isStream ? streamPaid(c, asked, call, leaving) : answerPaid(c, asked, call);
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
    check: refuseUnknown,
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
  if ("body" in begun) return replyWithEvents(c, [await toDoneEvent(c, begun.body)], async () => {});
  const { finish, credits } = begun as HeldCall<unknown>;
  payFrom(credits);
  return replyWithEvents(c, [BEGIN], async (send, signal) => {
    const leave = () => leaving.abort();
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave);
    const onEvent = (event: AnswerEvent) => {
      if (event.event === "drafted" && signal.aborted && !call.idempotency) throw new ReaderGone();
      send(roundFigures(toStreamEvents(event)));
    };
    const finished = await finish(() => replyOf(answering, onEvent)).catch((error) => {
      if (!(error instanceof ReaderGone)) throw error;
    });
    if (finished) send([await toDoneEvent(c, finished.body)]);
  });
}

/** The whole reply, and its signature as a plain answer's headers would carry it. */
async function toDoneEvent(c: Context<AppEnv>, body: string) {
  const signature = await signBody(c, new TextEncoder().encode(body));
  const signed = signature ? `,"signed":${JSON.stringify(signature)}` : "";
  return { event: "done" as const, json: `{"reply":${body}${signed}}` };
}
