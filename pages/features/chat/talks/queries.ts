import { queryOptions } from "@tanstack/react-query";
import { readAccountTurns } from "./account-talks.ts";
import { listTalks, readTurns } from "./store.ts";

/** What this tab knows of its talks stays until it is closed: where the browser keeps nothing, it is all there is. */
const inTab = { gcTime: Number.POSITIVE_INFINITY };

/** Query key of everything about talks. */
export const TALKS = ["talks"] as const;

export const talksQuery = queryOptions({ queryKey: [...TALKS, "list"], queryFn: listTalks, ...inTab });

/** The turns of a talk, oldest first, from this browser, else from the account; null where neither keeps it. */
export const turnsQuery = (talk: string) =>
  queryOptions({
    queryKey: [...TALKS, "turns", talk],
    queryFn: async ({ client }) =>
      (await readTurns(talk).catch(() => null)) ?? readAccountTurns(client, talk),
    ...inTab,
  });
