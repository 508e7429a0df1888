import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { chatReplySchema } from "../../../shared/analysis.ts";
import { callApi } from "../../api/client.ts";

export const SCAN_PHASES = [
  "[ SCANNING BLOCKCHAIN ]",
  "[ ANALYZING FUNDAMENTALS ]",
  "[ PROCESSING TECHNICALS ]",
  "[ EVALUATING SENTIMENTS ]",
] as const;
export const PHASE_MS = 800;

export const FAILED_ANSWER =
  "I apologize, but I'm having trouble processing your request right now. Please try again in a moment.";

export interface Ask {
  message: string;
  startedAt: number;
  stopper: AbortController;
}

const postChat = (message: string, signal: AbortSignal) =>
  callApi("/api/chat", chatReplySchema, { method: "POST", payload: { message }, signal });

/** Rejects when the signal stops it. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Asks at once and answers when the reply is there and the scanning phases are over; a failure does not wait for them. */
export const askMutation = mutationOptions({
  mutationKey: ["chat"],
  mutationFn: async ({ message, stopper: { signal } }: Ask) => {
    const phases = wait(SCAN_PHASES.length * PHASE_MS, signal);
    const [reply] = await Promise.all([postChat(message, signal), phases]);
    return reply;
  },
  meta: { errorText: "Failed to get AI response. Please try again." },
});

/** A real answer to show on the home page. */
export const sampleAnswerQuery = queryOptions({
  queryKey: ["sample-answer"],
  queryFn: ({ signal }) => postChat("Analyze Bitcoin", signal),
});
