import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Keeping, KeptTurn } from "../../../../shared/talks.ts";
import { ACCOUNT_DATA, checkQuery } from "../../../api/account.ts";
import { ApiError } from "../../../api/api-error.ts";
import { callApi } from "../../../api/client.ts";
import type { TalkTurn } from "../talk/turn.ts";

const schemas = () => import("../../../../shared/talks.ts");
const keptTalksSchema = async () => (await schemas()).keptTalksSchema;

/** Whether the account keeps talks, and those that it keeps, the newest first. */
export const keptTalksQuery = queryOptions({
  queryKey: [...ACCOUNT_DATA, "talks"],
  queryFn: ({ signal }) => callApi("/api/talks", keptTalksSchema, { signal }),
  refetchOnMount: "always",
});

const readTurn = ({ id, question, at, reply, seal, answeredAt, share }: KeptTurn): TalkTurn => ({
  ...{ id, question, at },
  answer: reply && {
    ...{ content: reply.response, reply, at: answeredAt ?? at },
    ...(seal && { seal }),
  },
  ...(share && { links: [{ ...share, token: null, seal: seal ?? "" }] }),
});

/** The turns of a talk that the account keeps, oldest first; null where it keeps none of that id, or nobody is signed in. */
export async function readAccountTurns(client: QueryClient, talk: string): Promise<TalkTurn[] | null> {
  const check = await client.ensureQueryData(checkQuery);
  if (!check?.authenticated) return null;
  try {
    const { turns } = await callApi(
      `/api/talks/${encodeURIComponent(talk)}`,
      async () => (await schemas()).keptTurnsSchema,
    );
    return turns.map(readTurn);
  } catch (error) {
    if (error instanceof ApiError && [401, 404].includes(error.status)) return null;
    throw error;
  }
}

export const keepingMutation = mutationOptions({
  mutationFn: (keeping: Keeping) =>
    callApi("/api/talks/keeping", keptTalksSchema, { method: "POST", payload: keeping }),
  meta: { errorText: "Nothing was changed. Please try again.", serverText: true },
});

export const renameKeptMutation = mutationOptions({
  mutationFn: ({ id, title }: { id: string; title: string }) =>
    callApi(`/api/talks/${id}`, keptTalksSchema, { method: "PATCH", payload: { title } }),
  meta: { errorText: "The conversation was not renamed. Please try again.", serverText: true },
});

export const deleteKeptMutation = mutationOptions({
  mutationFn: (id: string) => callApi(`/api/talks/${id}`, keptTalksSchema, { method: "DELETE" }),
  meta: { errorText: "The conversation was not deleted. Please try again.", serverText: true },
});
