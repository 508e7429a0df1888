import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { accountBooksSchema, foundAccountsSchema, type Gift } from "../../../../shared/accounts.ts";
import { callApi } from "../../../api/client.ts";
import { ADMIN, FAILED } from "../queries.ts";

const BASE = "/api/admin/accounts";
const pathOf = (id: string) => `${BASE}/${encodeURIComponent(id)}`;

/** The accounts that were meant by an e-mail, an id, or what is shown of a key. */
export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: [...ADMIN, "found", q],
    queryFn: ({ signal }) =>
      callApi(`${BASE}?${new URLSearchParams({ q })}`, foundAccountsSchema, { signal }),
    enabled: q !== "",
    refetchOnMount: "always",
  });

export const booksQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMIN, "books", id],
    queryFn: ({ signal }) => callApi(pathOf(id), accountBooksSchema, { signal }),
    refetchOnMount: "always",
  });

export const stateMutation = mutationOptions({
  mutationFn: ({ id, act, reason }: { id: string; act: "suspend" | "reopen"; reason: string }) =>
    callApi(`${pathOf(id)}/${act}`, accountBooksSchema, { method: "POST", payload: { reason } }),
  meta: FAILED,
});

export const giftMutation = mutationOptions({
  mutationFn: ({ id, gift }: { id: string; gift: Gift }) =>
    callApi(`${pathOf(id)}/gifts`, accountBooksSchema, { method: "POST", payload: gift }),
  meta: FAILED,
});
