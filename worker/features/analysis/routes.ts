import { Hono } from "hono";
import { chatRequestSchema } from "../../../shared/analysis.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { limitRate } from "../../http/limit-rate.ts";
import { answerQuestion } from "./answer.ts";

/** POST /api/chat {message} -> ChatReply */
export const chatRoutes = new Hono<AppEnv>().post(
  "/",
  limitRate,
  ...jsonBody(chatRequestSchema),
  async (c) => {
    const reply = await answerQuestion(c.get("deps"), c.req.valid("json").message);
    c.header("Cache-Control", "no-store");
    return c.json(reply);
  },
);
