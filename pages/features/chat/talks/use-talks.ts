import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { oldestFirst } from "../../../../shared/time.ts";
import { ApiError } from "../../../api/api-error.ts";
import { showToastAtom } from "../../../ui/toast.ts";
import { endShare } from "../share/queries.ts";
import { keepTroubleAtom } from "../talk/atoms.ts";
import type { Link } from "../talk/turn.ts";
import { notifyWindows } from "./other-windows.ts";
import { TALKS, talksQuery, turnsQuery } from "./queries.ts";
import { deleteTalk, forgetDeleted, renameTalk, restoreTalk, type Talk, UNDO_MS } from "./store.ts";

/** A link that is no more, or was never made, needs no ending. */
async function endLink({ id, token }: Link): Promise<void> {
  await endShare({ id: id ?? "unknown", token }).catch((error) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}
const forget = () => quietly(forgetDeleted(Date.now(), endLink));

/** The browser keeps nothing; what would have been changed there is in this tab alone. */
const quietly = (work: Promise<unknown>) => work.catch(() => {});

/** The talks of this browser, the newest first, and what can be done to one. `trouble`: why they are not kept. */
export function useTalks() {
  const client = useQueryClient();
  const { data: talks, isError } = useQuery(talksQuery);
  const failure = useAtomValue(keepTroubleAtom);
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => void forget(), []);

  const edit = (change: (talks: Talk[]) => Talk[]) => {
    void client.cancelQueries({ queryKey: talksQuery.queryKey });
    client.setQueryData(talksQuery.queryKey, (all = []) => change(all));
  };
  const settle = async () => {
    notifyWindows();
    await client.invalidateQueries({ queryKey: talksQuery.queryKey });
  };

  function rename(talk: Talk, title: string) {
    if (title.trim() === "") return;
    edit((all) => all.map((one) => (one.id === talk.id ? { ...one, title: title.trim() } : one)));
    void quietly(renameTalk(talk.id, title).then(settle));
  }

  function remove(talk: Talk) {
    const turns = client.getQueryData(turnsQuery(talk.id).queryKey);
    edit((all) => all.filter(({ id }) => id !== talk.id));
    client.setQueryData(turnsQuery(talk.id).queryKey, null);
    void quietly(deleteTalk(talk.id, Date.now()).then(settle));
    const timer = setTimeout(() => void forget(), UNDO_MS);
    const undo = () => {
      clearTimeout(timer);
      edit((all) => [talk, ...all].sort((a, b) => oldestFirst(b.updatedAt, a.updatedAt)));
      client.setQueryData(turnsQuery(talk.id).queryKey, turns);
      const again = async () => {
        await restoreTalk(talk.id);
        await client.invalidateQueries({ queryKey: TALKS });
        notifyWindows();
      };
      void quietly(again());
    };
    showToast({
      title: "Conversation deleted",
      text: talk.title,
      action: { label: "Undo", run: undo },
      durationMs: UNDO_MS - 1_000,
    });
  }

  return { talks, trouble: failure ?? (isError ? ("blocked" as const) : null), rename, remove };
}
