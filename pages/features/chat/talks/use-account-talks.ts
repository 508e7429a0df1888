import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { useEffect } from "react";
import type { KeptTalks } from "../../../../shared/talks.ts";
import { isSignedInAtom } from "../talk/atoms.ts";
import { deleteKeptMutation, keptTalksQuery, renameKeptMutation } from "./account-talks.ts";
import { TALKS, talksQuery, turnsQuery } from "./queries.ts";
import { deleteTalk } from "./store.ts";

/** Whether the account keeps a talk, as far as this tab knows. */
export const isKept = (client: QueryClient, talk: string): boolean =>
  client.getQueryData(keptTalksQuery.queryKey)?.talks.some(({ id }) => id === talk) ?? false;

/** Whether a talk that begins now is the account's to keep. */
export const keepsNew = (client: QueryClient): boolean =>
  client.getQueryData(keptTalksQuery.queryKey)?.since != null;

/** Whether a talk that begins now may be the account's: also while this tab has not heard yet what it keeps. */
export const mayKeepNew = (client: QueryClient): boolean =>
  client.getQueryData(keptTalksQuery.queryKey)?.since !== null;

/** A talk that began before this tab heard that the account keeps talks is the account's: its copy here goes. */
export async function adoptTalk(client: QueryClient, talk: string): Promise<void> {
  await client.invalidateQueries({ queryKey: keptTalksQuery.queryKey });
  await deleteTalk(talk, 0).catch(() => {});
  await client.invalidateQueries({ queryKey: talksQuery.queryKey });
}

/** Hears who is signed in: what an account keeps leaves the tab with its session. */
export function useSignedIn(isSignedIn: boolean): void {
  const client = useQueryClient();
  const [was, setSignedIn] = useAtom(isSignedInAtom);
  useEffect(() => {
    if (was === isSignedIn) return;
    setSignedIn(isSignedIn);
    if (was) client.removeQueries({ queryKey: keptTalksQuery.queryKey });
    void client.resetQueries({ queryKey: TALKS });
  }, [client, was, isSignedIn, setSignedIn]);
}

/** The talks that the account keeps, and what can be done to one. */
export function useAccountTalks() {
  const client = useQueryClient();
  const [isSignedIn] = useAtom(isSignedInAtom);
  const { data } = useQuery({ ...keptTalksQuery, enabled: isSignedIn });
  const onSuccess = (kept: KeptTalks) => client.setQueryData(keptTalksQuery.queryKey, kept);
  const rename = useMutation({ ...renameKeptMutation, onSuccess });
  const remove = useMutation({
    ...deleteKeptMutation,
    onSuccess: (kept, id) => {
      onSuccess(kept);
      client.setQueryData(turnsQuery(id).queryKey, null);
    },
  });
  return { kept: isSignedIn ? data : undefined, rename: rename.mutate, remove: remove.mutate };
}
