import { mutationOptions } from "@tanstack/react-query";
import type { Place, Turn } from "../../../../shared/analysis.ts";
import { askServer } from "./ask-server.ts";
import { foldEvent, type Progress, phasesEndAt, startProgress } from "./progress.ts";

export const FAILED_ANSWER =
  "I apologize, but I'm having trouble processing your request right now. Please try again in a moment.";

export interface AskRequest {
  /** ids of the talk and of the turn whose answer it is */
  talk: string;
  turn: string;
  message: string;
  turns: Turn[];
  /** where the account keeps it */
  keep?: Place | undefined;
  startedAt: number;
  stopper: AbortController;
  /** hears of everything that comes before the answer is whole */
  report: (progress: Progress) => void;
}

/** Rejects when the signal stops it. */
const waitUntil = (at: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, at - Date.now());
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Asks at once and answers when the reply is whole and the scanning phases are over; a failure does not wait for them. */
export const askMutation = mutationOptions({
  mutationKey: ["chat"],
  mutationFn: async ({ message, turns, keep, startedAt, stopper: { signal }, report }: AskRequest) => {
    let progress = startProgress(startedAt);
    report(progress);
    const sealed = await askServer(message, {
      turns,
      keep,
      signal,
      onEvent: (event) => {
        progress = foldEvent(progress, event, Date.now());
        report(progress);
      },
    });
    await waitUntil(phasesEndAt(progress), signal);
    return sealed;
  },
  meta: { errorText: "Failed to get AI response. Please try again." },
});
