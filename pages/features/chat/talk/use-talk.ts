import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useAtom, useSetAtom, useStore } from "jotai";
import { ApiError } from "../../../api/api-error.ts";
import { showToastAtom } from "../../../ui/toast.ts";
import { type AskRequest, askMutation, FAILED_ANSWER } from "../asking/ask.ts";
import { phasesEndAt } from "../asking/progress.ts";
import { progressAtom } from "../asking/use-progress.ts";
import { draftAtom, editedIdAtom, MAX_HISTORY, messagesAtom } from "./atoms.ts";
import { autoAskAtom } from "./auto-ask.ts";
import { secondsLeftAtom, startCooldownAtom } from "./cooldown.ts";
import { groupTurns, type Message, stamp } from "./messages.ts";
import { pickTurns } from "./pick-turns.ts";

/** The request under way, if any; it outlives the screen that started it. */
function useAsking(): AskRequest | undefined {
  return useMutationState({
    filters: { mutationKey: askMutation.mutationKey ?? [], status: "pending" },
    select: ({ state }) => state.variables as AskRequest,
  })[0];
}

/** The talk and all that can be done to it. One request is under way at a time; asking meanwhile does nothing. */
export function useTalk() {
  const client = useQueryClient();
  const [messages, setMessages] = useAtom(messagesAtom);
  const [editedId, setEditedId] = useAtom(editedIdAtom);
  const setDraft = useSetAtom(draftAtom);
  const setAutoAsk = useSetAtom(autoAskAtom);
  const showToast = useSetAtom(showToastAtom);
  const report = useSetAtom(progressAtom);
  const startCooldown = useSetAtom(startCooldownAtom);
  const store = useStore();
  const asking = useAsking();

  const append = (message: Message) => setMessages((all) => [...all, message].slice(-MAX_HISTORY));
  /** What was on screen when the reader stopped it stays, as what it is; nothing of it, and that stays too. */
  function keepPart() {
    const progress = store.get(progressAtom);
    if (!progress?.text || phasesEndAt(progress) > Date.now())
      return append({ ...stamp(), role: "assistant", content: "", isStopped: true });
    const { text, calls, facts, engine } = progress;
    append({ ...stamp(), role: "assistant", content: text, part: { text, calls, facts, engine } });
  }
  const { mutate } = useMutation({
    ...askMutation,
    onSuccess: (reply) => append({ ...stamp(), role: "assistant", content: reply.response, reply }),
    onError: (error, { stopper }) => {
      if (stopper.signal.aborted) return keepPart();
      const failure = error instanceof ApiError ? error : undefined;
      append({ ...stamp(), role: "assistant", content: FAILED_ANSWER, requestId: failure?.requestId });
      if (failure?.status === 429 && failure.retryAfterS) startCooldown(failure.retryAfterS);
    },
  });
  const isBusy = () => client.isMutating({ mutationKey: askMutation.mutationKey ?? [] }) > 0;
  const mustRest = () => store.get(secondsLeftAtom) > 0;
  function start(message: string, before: Message[]) {
    // While the phases stand, so that the first sentence does not wait for it.
    void import("../answer/prose.tsx");
    mutate({
      message,
      turns: pickTurns(before),
      startedAt: Date.now(),
      stopper: new AbortController(),
      report,
    });
  }

  /**
   * Sends a question; one that is being edited takes the place of the old one and of what followed it. While the server
   * wants rest, the question waits in the prompt line.
   */
  function send(text: string) {
    const content = text.trim();
    if (!content || isBusy()) return;
    if (mustRest()) return setDraft(text);
    const from = messages.findIndex(({ id }) => id === editedId);
    const before = from >= 0 ? messages.slice(0, from) : messages;
    setMessages(before);
    append({ ...stamp(), role: "user", content });
    setEditedId(null);
    setAutoAsk(null);
    setDraft("");
    start(content, before);
  }

  /** Asks the last question again, in place of its answer. */
  function retry() {
    const last = groupTurns(messages).at(-1);
    if (!last || isBusy() || mustRest()) return;
    setMessages(messages.filter(({ id }) => id !== last.answer?.id));
    start(last.question.content, messages.slice(0, messages.indexOf(last.question)));
  }

  const stop = () => asking?.stopper.abort();

  function clear() {
    stop();
    setMessages([]);
    setEditedId(null);
    showToast({ title: "Talk cleared", action: { label: "Undo", run: () => setMessages(messages) } });
  }

  return { messages, asking, send, retry, stop, clear };
}
