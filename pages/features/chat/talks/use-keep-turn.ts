import { useQueryClient } from "@tanstack/react-query";
import { useSetAtom, useStore } from "jotai";
import type { KeptTalks } from "../../../../shared/talks.ts";
import { keepTroubleAtom } from "../talk/atoms.ts";
import type { TalkTurn } from "../talk/turn.ts";
import { keptTalksQuery } from "./account-talks.ts";
import { notifyWindows } from "./other-windows.ts";
import { talksQuery, turnsQuery } from "./queries.ts";
import { describeTalk, keepTurns } from "./store.ts";
import { isKept } from "./use-account-talks.ts";

/** The account's talks with this one as it is now, the newest first. */
export function withTalk(kept: KeptTalks, talk: string, turns: TalkTurn[]): KeptTalks {
  const known = kept.talks.find(({ id }) => id === talk);
  const others = kept.talks.filter(({ id }) => id !== talk);
  return { ...kept, talks: [describeTalk(talk, turns, known), ...others] };
}

/** The turns with one more, or with this in place of the one that has its id. */
const withTurn = (turns: TalkTurn[], turn: TalkTurn) =>
  turns.some(({ id }) => id === turn.id)
    ? turns.map((one) => (one.id === turn.id ? turn : one))
    : [...turns, turn];

/**
 * Writes a turn: on the screen at once, then into the browser, unless the account keeps the talk, where the server
 * writes it. Where that keeps nothing, the talk goes on in this tab and `keepTroubleAtom` says why it will be gone with
 * it.
 */
export function useKeepTurn() {
  const client = useQueryClient();
  const store = useStore();
  const setTrouble = useSetAtom(keepTroubleAtom);
  return (talk: string, turn: TalkTurn) => {
    const { queryKey } = turnsQuery(talk);
    const before = client.getQueryData(queryKey) ?? [];
    const after = withTurn(before, turn);
    // What is being read is older than this.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, after);
    if (isKept(client, talk)) {
      client.setQueryData(keptTalksQuery.queryKey, (kept) => kept && withTalk(kept, talk, after));
      return;
    }
    client.setQueryData(talksQuery.queryKey, (talks = []) => {
      const known = talks.find(({ id }) => id === talk);
      return [describeTalk(talk, after, known), ...talks.filter(({ id }) => id !== talk)];
    });
    // What could not be kept before may be kept now.
    const isNone = store.get(keepTroubleAtom) !== null;
    keepTurns(talk, isNone ? after : [turn], isNone || before.length === 0).then(
      async () => {
        setTrouble(null);
        notifyWindows();
        await client.invalidateQueries({ queryKey: talksQuery.queryKey });
      },
      (error: unknown) =>
        setTrouble(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked"),
    );
  };
}
