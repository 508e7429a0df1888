import type { ChatReply, Place, Turn } from "../../../../shared/analysis.ts";
import { STREAM_TYPE } from "../../../../shared/phases.ts";
import type { StreamEvent } from "../../../../shared/stream.ts";
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

/** How the server's words are read: asked for with the first question, not with the screen. */
async function loadContract() {
  const [analysis, shares, stream] = await Promise.all([
    import("../../../../shared/analysis.ts"),
    import("../../../../shared/shares.ts"),
    import("../../../../shared/stream.ts"),
  ]);
  return { ...analysis, ...shares, ...stream };
}
type Contract = Awaited<ReturnType<typeof loadContract>>;

function readSeal(data: string, { sealSchema }: Contract): Omit<Sealed, "reply"> {
  try {
    const { seal, kept } = sealSchema.parse(JSON.parse(data));
    return { seal, isKept: kept };
  } catch {
    return {};
  }
}

/**
 * The whole answer to a message; what comes of it meanwhile goes to `onEvent`. A server that knows no events answers in
 * one piece. Throws `ApiError` for a failure the server reports, and when the stream breaks or ends without an answer.
 */
export async function askServer(
  message: string,
  { turns = [], keep, signal, onEvent }: AskOptions,
): Promise<Sealed> {
  const loaded = loadContract();
  // It is awaited below; until then a failure is the request's.
  loaded.catch(() => {});
  const response = await openApi("/api/chat", {
    method: "POST",
    payload: { message, ...(turns.length > 0 && { turns }), ...(keep && { keep }) },
    signal,
    accept: `${STREAM_TYPE}, application/json`,
  });
  const contract = await loaded;
  const isStream = response.headers.get("Content-Type")?.startsWith(STREAM_TYPE);
  if (!isStream || !response.body) {
    const seal = response.headers.get("Answer-Seal") ?? undefined;
    const isKept = response.headers.has("Answer-Kept");
    return { reply: contract.chatReplySchema.parse(await response.json()), seal, isKept };
  }
  let sealed: Omit<Sealed, "reply"> = {};
  for await (const { event, data } of readEvents(response.body)) {
    if (event === "seal") sealed = readSeal(data, contract);
    const known = contract.parseStreamEvent(event, data);
    if (known?.event === "error") throw failureOf(known.data.problem);
    if (known) onEvent(known);
    if (known?.event === "done") return { reply: known.data.reply, ...sealed };
  }
  throw new Error("The stream ended before the answer did.");
}

const failureOf = (problem: Extract<StreamEvent, { event: "error" }>["data"]["problem"]) =>
  new ApiError(problem.status, problem.title, problem.error, problem);
