import { type Context, Hono } from "hono";
import {
  type ChatReply,
  type ChatRequest,
  chatRequestSchema,
  type Place,
  termsAskedSchema,
} from "../../../shared/analysis.ts";
import type { Deps } from "../../deps.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { requireOwnOrigin } from "../../http/check-origin.ts";
import { jsonBody, searchQuery } from "../../http/json-body.ts";
import { limitRate } from "../../http/limit-rate.ts";
import { replyWithEvents, wantsStream } from "../../http/reply/event-stream.ts";
import { visitorOf } from "../../http/visitor.ts";
import { findUser } from "../auth/guard.ts";
import { beginTurn, endTurn, type KeptQuestion } from "../talks/keep-turn.ts";
import { type Asking, answer, replyOf } from "./answer.ts";
import { explainKinds } from "./facts/fact-cards.ts";
import type { Question } from "./question/question.ts";
import { readQuestion } from "./question/read-question.ts";
import { roundFigures } from "./round-figures.ts";
import { sealAnswer } from "./seal-answer.ts";
import { BEGIN, toStreamEvents } from "./stream/stream-events.ts";

/**
 * POST /api/chat {message, turns?, keep?} -> ChatReply (its seal is in `Answer-Seal`), or events when asked for; POST
 * /api/chat/stream, always events; GET /api/chat/terms?language= -> TermsReply
 */
export const chatRoutes = new Hono<AppEnv>()
  .get("/terms", searchQuery(termsAskedSchema), (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.json(explainKinds(c.req.valid("query").language));
  })
  .post("/", limitRate, ...jsonBody(chatRequestSchema), (c) => reply(c, c.req.valid("json"), wantsStream(c)))
  .post("/stream", limitRate, ...jsonBody(chatRequestSchema), (c) => reply(c, c.req.valid("json"), true));

async function reply(
  c: Context<AppEnv>,
  { message, turns = [], keep }: ChatRequest,
  isStream: boolean,
): Promise<Response> {
  const rules = readQuestion(message, turns, c.get("deps").markets.now());
  const asked = await openQuestion(c, message, keep);
  return isStream ? streamAnswer(c, asked, rules) : replyAnswer(c, asked, rules);
}

/** A question on its way to its answer; `kept`: where its asker's account keeps both. */
interface Asked {
  message: string;
  startedAt: number;
  kept: KeptQuestion | null;
}

/** Writes the question down where an account keeps it: never for another site, nor for what the asker claims was said. */
async function openQuestion(c: Context<AppEnv>, message: string, keep: Place | undefined): Promise<Asked> {
  const deps = c.get("deps");
  const startedAt = deps.now().getTime();
  // Who brings no cookie has no account, wherever the question comes from.
  if (!keep || c.req.header("Cookie") === undefined) return { message, startedAt, kept: null };
  requireOwnOrigin(c);
  const user = await findUser(c);
  const question = user && { ...keep, userId: user.id, question: message, at: startedAt };
  const kept = question && (await beginTurn(deps, question)) ? question : null;
  return { message, startedAt, kept };
}

/** The seal on an answer, and whether the account of its asker has it now. */
async function closeQuestion(deps: Deps, { message, startedAt, kept }: Asked, reply: ChatReply) {
  const seal = await sealAnswer(deps, { question: message, reply, at: startedAt });
  const isKept = kept !== null && (await endTurn(deps, kept, { reply, seal, at: deps.now().getTime() }));
  return { seal, kept: isKept };
}

/** The answer of a visitor: who it is decides whether a model may read for them. */
const askFor = (c: Context<AppEnv>, { startedAt }: Asked, signal: AbortSignal): Asking => ({
  ...{ requestId: c.get("requestId"), startedAt, signal, asker: visitorOf(c) },
  share: () => "terminal",
});

async function replyAnswer(c: Context<AppEnv>, asked: Asked, rules: Question): Promise<Response> {
  const deps = c.get("deps");
  const reply = roundFigures(await replyOf(answer(deps, rules, askFor(c, asked, c.req.raw.signal))));
  const { seal, kept } = await closeQuestion(deps, asked, reply);
  c.header("Cache-Control", "no-store");
  c.header("Answer-Seal", seal);
  if (kept) c.header("Answer-Kept", "1");
  return c.json(reply);
}

const streamAnswer = (c: Context<AppEnv>, asked: Asked, rules: Question) =>
  replyWithEvents(c, [BEGIN], async (send, signal) => {
    const deps = c.get("deps");
    const answering = answer(deps, rules, askFor(c, asked, signal));
    const reply = roundFigures(
      await replyOf(answering, (event) => send(roundFigures(toStreamEvents(event)))),
    );
    const closed = await closeQuestion(deps, asked, reply);
    send([
      { event: "seal", json: JSON.stringify(closed) },
      { event: "done", data: { reply } },
    ]);
  });
