import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useAtom, useSetAtom } from "jotai";
import { ApiError } from "../../../api/api-error.ts";
import { showToastAtom } from "../../../ui/toast.ts";
import { draftAtom, editedIdAtom, HISTORY_MAX, messagesAtom } from "./atoms.ts";
import { autoAskAtom } from "./auto-ask.ts";
import { groupTurns, type Message, stamp } from "./messages.ts";
import { type Ask, askMutation, FAILED_ANSWER } from "../queries.ts";

/** The request under way, if any; it outlives the screen that started it. */
export function useAsking(): Ask | undefined {
  return useMutationState({
    filters: { mutationKey: askMutation.mutationKey ?? [], status: "pending" },
    select: ({ state }) => state.variables as Ask,
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
  const asking = useAsking();

  const append = (message: Message) => setMessages((all) => [...all, message].slice(-HISTORY_MAX));
  const { mutate } = useMutation({
    ...askMutation,
    onSuccess: (reply) => append({ ...stamp(), role: "assistant", content: reply.response, reply }),
    onError: (error, { stopper }) => {
      if (stopper.signal.aborted) return;
      const requestId = error instanceof ApiError ? error.requestId : undefined;
      append({ ...stamp(), role: "assistant", content: FAILED_ANSWER, requestId });
    },
  });
  const isBusy = () => client.isMutating({ mutationKey: askMutation.mutationKey ?? [] }) > 0;
  const start = (message: string) =>
    mutate({ message, startedAt: Date.now(), stopper: new AbortController() });

  /** Sends a question; one that is being edited takes the place of the old one and of what followed it. */
  function send(text: string) {
    const content = text.trim();
    if (!content || isBusy()) return;
    const from = messages.findIndex(({ id }) => id === editedId);
    if (from >= 0) setMessages(messages.slice(0, from));
    append({ ...stamp(), role: "user", content });
    setEditedId(null);
    setAutoAsk(null);
    setDraft("");
    start(content);
  }

  /** Asks the last question again, in place of its answer. */
  function retry() {
    const last = groupTurns(messages).at(-1);
    if (!last || isBusy()) return;
    setMessages(messages.filter(({ id }) => id !== last.answer?.id));
    start(last.question.content);
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
