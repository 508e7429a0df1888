import { type Context, Hono } from "hono";
import { chatRequestSchema } from "../../../shared/analysis.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { limitRate } from "../../http/limit-rate.ts";
import { replyWithEvents, wantsStream } from "../../http/reply/event-stream.ts";
import { answerQuestion, type Question, readQuestion, writeReply } from "./answer.ts";
import { gatherEvidence } from "./gather.ts";
import { BEGIN, tellDraft, tellPiece } from "./stream/tell.ts";

/** POST /api/chat {message, turns?} -> ChatReply, or events when asked for */
export const chatRoutes = new Hono<AppEnv>().post(
  "/",
  limitRate,
  ...jsonBody(chatRequestSchema),
  async (c) => {
    const deps = c.get("deps");
    const { message, turns } = c.req.valid("json");
    const startedAt = deps.now().getTime();
    if (wantsStream(c)) return streamAnswer(c, readQuestion(message, turns), startedAt);
    const asking = { requestId: c.get("requestId"), startedAt, signal: c.req.raw.signal };
    const reply = await answerQuestion(deps, message, turns, asking);
    c.header("Cache-Control", "no-store");
    return c.json(reply);
  },
);

const streamAnswer = (c: Context<AppEnv>, question: Question, startedAt: number) =>
  replyWithEvents(c, [BEGIN], async (send, signal) => {
    const deps = c.get("deps");
    const reply = await writeReply(deps, question, await gatherEvidence(deps, question.assets), {
      requestId: c.get("requestId"),
      startedAt,
      signal,
      told: async (draft) => send(tellDraft(draft)),
      release: async (piece) => send([tellPiece(piece)]),
    });
    send([{ event: "done", data: { reply } }]);
  });
