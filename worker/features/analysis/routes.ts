import { type Context, Hono } from "hono";
import { chatRequestSchema } from "../../../shared/analysis.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { limitRate } from "../../http/limit-rate.ts";
import { replyWithEvents, wantsStream } from "../../http/reply/event-stream.ts";
import { visitorOf } from "../../http/visitor.ts";
import { answerQuestion, gatherFor, writeReply } from "./answer-question.ts";
import { explainKinds } from "./facts/fact-cards.ts";
import { readWithModel } from "./question/model/read-with-model.ts";
import type { Question } from "./question/question.ts";
import { readQuestion } from "./question/read-question.ts";
import { sealAnswer } from "./seal-answer.ts";
import { BEGIN, tellDraft, tellPiece } from "./stream/tell-events.ts";

/** POST /api/chat {message, turns?} -> ChatReply (its seal is in `Answer-Seal`), or events when asked for; GET /api/chat/terms -> TermsReply */
export const chatRoutes = new Hono<AppEnv>()
  .get("/terms", (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.json(explainKinds());
  })
  .post("/", limitRate, ...jsonBody(chatRequestSchema), async (c) => {
    const deps = c.get("deps");
    const { message, turns } = c.req.valid("json");
    const startedAt = deps.now().getTime();
    if (wantsStream(c))
      return streamAnswer(c, message, readQuestion(message, turns ?? [], deps.markets.now()), startedAt);
    const asking = {
      asker: visitorOf(c),
      requestId: c.get("requestId"),
      startedAt,
      signal: c.req.raw.signal,
      share: "terminal" as const,
    };
    const reply = await answerQuestion(deps, message, turns, asking);
    c.header("Cache-Control", "no-store");
    c.header("Answer-Seal", await sealAnswer(deps, { question: message, reply, at: startedAt }));
    return c.json(reply);
  });

const streamAnswer = (c: Context<AppEnv>, message: string, rules: Question, startedAt: number) =>
  replyWithEvents(c, [BEGIN], async (send, signal) => {
    const deps = c.get("deps");
    const question = await readWithModel(deps, rules, { asker: visitorOf(c), share: "terminal", signal });
    const reply = await writeReply(deps, question, await gatherFor(deps, question), {
      requestId: c.get("requestId"),
      startedAt,
      signal,
      share: "terminal",
      told: async (draft) => send(tellDraft(draft)),
      release: async (piece) => send([tellPiece(piece)]),
    });
    const seal = await sealAnswer(deps, { question: message, reply, at: startedAt });
    send([
      { event: "seal", json: JSON.stringify({ seal }) },
      { event: "done", data: { reply } },
    ]);
  });
