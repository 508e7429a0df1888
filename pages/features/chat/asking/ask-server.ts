import { type ChatReply, chatReplySchema, type Place, type Turn } from "../../../../shared/analysis.ts";
import { sealSchema } from "../../../../shared/shares.ts";
import { parseStreamEvent, STREAM_TYPE, type StreamEvent } from "../../../../shared/stream.ts";
import { ApiError } from "../../../api/api-error.ts";
import { openApi } from "../../../api/client.ts";
import { readEvents } from "../../../api/stream.ts";

interface AskOptions {
  /** what was said before, oldest first */
  turns?: Turn[];
  /** where the account is to keep it */
  keep?: Place | undefined;
  signal: AbortSignal;
  onEvent: (event: StreamEvent) => void;
}

/** An answer, and the server's seal on it and its question. */
export interface Sealed {
  reply: ChatReply;
  seal?: string | undefined;
  /** the account keeps both */
  isKept?: boolean | undefined;
}

function readSeal(data: string): Omit<Sealed, "reply"> {
  try {
    const { seal, kept } = sealSchema.parse(JSON.parse(data));
    return { seal, isKept: kept };
  } catch {
    return {};
  }
}

/**
 * The whole answer to a message; what comes of it meanwhile goes to `onEvent`. A server that knows no events answers in
 * one piece. Throws `ApiError` for a failure the server tells of, and when the stream breaks or ends without an answer.
 */
export async function askServer(
  message: string,
  { turns = [], keep, signal, onEvent }: AskOptions,
): Promise<Sealed> {
  const response = await openApi("/api/chat", {
    method: "POST",
    payload: { message, ...(turns.length > 0 && { turns }), ...(keep && { keep }) },
    signal,
    accept: `${STREAM_TYPE}, application/json`,
  });
  const isStream = response.headers.get("Content-Type")?.startsWith(STREAM_TYPE);
  if (!isStream || !response.body) {
    const seal = response.headers.get("Answer-Seal") ?? undefined;
    const isKept = response.headers.has("Answer-Kept");
    return { reply: chatReplySchema.parse(await response.json()), seal, isKept };
  }
  let sealed: Omit<Sealed, "reply"> = {};
  for await (const { event, data } of readEvents(response.body)) {
    if (event === "seal") sealed = readSeal(data);
    const known = parseStreamEvent(event, data);
    if (known?.event === "error") throw failureOf(known.data.problem);
    if (known) onEvent(known);
    if (known?.event === "done") return { reply: known.data.reply, ...sealed };
  }
  throw new Error("The stream ended before the answer did.");
}

const failureOf = (problem: Extract<StreamEvent, { event: "error" }>["data"]["problem"]) =>
  new ApiError(problem.status, problem.title, problem.error, problem);
