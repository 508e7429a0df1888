import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAtom, useSetAtom, useStore } from "jotai";
import { MAX_KEPT_TALKS, MAX_QUESTIONS } from "../../../../shared/talk-limits.ts";
import { ApiError } from "../../../api/api-error.ts";
import { showToastAtom } from "../../../ui/toast.ts";
import { type AskRequest, askMutation, FAILED_ANSWER } from "../asking/ask.ts";
import { phasesEndAt } from "../asking/progress.ts";
import { progressAtom } from "../asking/use-progress.ts";
import { keptTalksQuery } from "../talks/account-talks.ts";
import { turnsQuery } from "../talks/queries.ts";
import { adoptTalk, isKept, keepsNew, mayKeepNew } from "../talks/use-account-talks.ts";
import { useKeepTurn, withTalk } from "../talks/use-keep-turn.ts";
import { draftAtom, editedIdAtom } from "./atoms.ts";
import { autoAskAtom } from "./auto-ask.ts";
import { secondsLeftAtom, startCooldownAtom } from "./cooldown.ts";
import { pickTurns } from "./pick-turns.ts";
import { type Answer, newId, type TalkTurn } from "./turn.ts";

const ASKING = { mutationKey: askMutation.mutationKey ?? [], status: "pending" } as const;

/** The requests under way, one a talk; they outlive the screen that started them. */
const useAsking = (): AskRequest[] =>
  useMutationState({ filters: ASKING, select: ({ state }) => state.variables as AskRequest });

const NOT_KEPT = {
  title: "Not saved in your account",
  text: `It has room for ${MAX_KEPT_TALKS} conversations of ${MAX_QUESTIONS} questions. This answer is lost when the tab is closed.`,
};

const now = () => new Date().toISOString();

/** Writes the answer of a turn, unless its talk was deleted meanwhile. */
function useAnswer() {
  const client = useQueryClient();
  const keep = useKeepTurn();
  return ({ talk, turn }: AskRequest, answer: Omit<Answer, "at">) => {
    const known = client.getQueryData(turnsQuery(talk).queryKey)?.find(({ id }) => id === turn);
    if (known) keep(talk, { ...known, answer: { ...answer, at: now() } });
  };
}

/**
 * A talk and all that can be done to it; null is one that begins with its first question, which `onBegin` hears of. One
 * request of a talk is under way at a time; asking meanwhile does nothing. `turns` are undefined while they are read, and
 * null where there is no such talk.
 */
export function useTalk(talk: string | null, onBegin: (talk: string) => void) {
  const client = useQueryClient();
  const { data, isError } = useQuery({ ...turnsQuery(talk ?? ""), enabled: talk !== null });
  const turns = talk === null ? [] : isError && !data ? null : data;
  const [editedId, setEditedId] = useAtom(editedIdAtom);
  const setDraft = useSetAtom(draftAtom);
  const setAutoAsk = useSetAtom(autoAskAtom);
  const report = useSetAtom(progressAtom);
  const startCooldown = useSetAtom(startCooldownAtom);
  const store = useStore();
  const keep = useKeepTurn();
  const answer = useAnswer();
  const showToast = useSetAtom(showToastAtom);
  const asking = useAsking().find((request) => request.talk === talk);

  /** What was on screen when the reader stopped it stays, as what it is; nothing of it, and that stays too. */
  function keepPart(request: AskRequest) {
    const progress = store.get(progressAtom)[request.talk];
    if (!progress?.text || phasesEndAt(progress) > Date.now())
      return answer(request, { content: "", isStopped: true });
    const { text, calls, facts, engine } = progress;
    answer(request, { content: text, part: { text, calls, facts, engine } });
  }
  const { mutate } = useMutation({
    ...askMutation,
    onSuccess: ({ reply, seal, isKept: wasKept }, request) => {
      answer(request, { content: reply.response, reply, seal });
      const isTheirs = isKept(client, request.talk);
      if (isTheirs && !wasKept) showToast(NOT_KEPT);
      if (wasKept && !isTheirs) void adoptTalk(client, request.talk);
    },
    onError: (error, request) => {
      if (request.stopper.signal.aborted) return keepPart(request);
      const failure = error instanceof ApiError ? error : undefined;
      answer(request, { content: FAILED_ANSWER, requestId: failure?.requestId });
      if (failure?.status === 429 && failure.retryAfterS) startCooldown(failure.retryAfterS);
    },
  });
  const isBusy = () =>
    client
      .getMutationCache()
      .findAll(ASKING)
      .some(({ state }) => (state.variables as AskRequest).talk === talk);
  const mustRest = () => store.get(secondsLeftAtom) > 0;
  function ask(of: string, turn: TalkTurn, before: TalkTurn[]) {
    if (talk === null && keepsNew(client))
      client.setQueryData(keptTalksQuery.queryKey, (kept) => kept && withTalk(kept, of, [turn]));
    // While the phases stand, so that the first sentence does not wait for it.
    import("../answer/prose.tsx").catch(() => {});
    keep(of, { ...turn, answer: null });
    mutate({
      talk: of,
      turn: turn.id,
      message: turn.question,
      keep:
        isKept(client, of) || (talk === null && mayKeepNew(client)) ? { talk: of, turn: turn.id } : undefined,
      turns: pickTurns(before),
      startedAt: Date.now(),
      stopper: new AbortController(),
      report: (progress) => report((all) => ({ ...all, [of]: progress })),
    });
  }

  /**
   * Sends a question; one that is being edited takes the place of the old one. While the server wants rest, the question
   * waits in the prompt line.
   */
  function send(text: string) {
    const question = text.trim();
    if (!question || !turns || isBusy()) return;
    const edited = turns.findIndex(({ id }) => id === editedId);
    if (mustRest() || (edited < 0 && turns.length >= MAX_QUESTIONS)) return setDraft(text);
    const of = talk ?? newId();
    const turn = { id: turns[edited]?.id ?? newId(), question, at: now(), answer: null };
    setEditedId(null);
    setAutoAsk(null);
    setDraft("");
    ask(of, turn, edited < 0 ? turns : turns.slice(0, edited));
    if (talk === null) onBegin(of);
  }

  /** Asks the last question again, in place of its answer. */
  function retry() {
    const last = turns?.at(-1);
    if (!talk || !turns || !last || isBusy() || mustRest()) return;
    ask(talk, last, turns.slice(0, -1));
  }

  const stop = () => asking?.stopper.abort();

  const keptTalk = talk !== null && isKept(client, talk) ? talk : undefined;
  const keepLinks = (turn: TalkTurn) => talk && keep(talk, turn);

  return { turns, asking, send, retry, stop, keptTalk, keepLinks };
}
