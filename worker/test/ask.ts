import { exports } from "cloudflare:workers";
import { type ChatReply, chatReplySchema } from "../../shared/analysis.ts";
import { type Problem, problemSchema } from "../../shared/problem.ts";

const ORIGIN = "http://127.0.0.1:8787";

/** One request to the worker as a caller would make it. */
export const call = (path: string, init?: RequestInit) =>
  exports.default.fetch(new Request(`${ORIGIN}${path}`, init));

export const postChat = (
  body: BodyInit,
  headers: Record<string, string> = { "Content-Type": "application/json" },
) => call("/api/chat", { method: "POST", body, headers });

/** Asks the terminal's question and reads the answer; throws when it is not one. */
export async function ask(message: string): Promise<ChatReply> {
  const reply = await postChat(JSON.stringify({ message }));
  return chatReplySchema.parse(await reply.json());
}

/** Reads an error reply; throws when it is not the one shape. */
export const readProblem = async (reply: Response): Promise<Problem> =>
  problemSchema.parse(await reply.json());
