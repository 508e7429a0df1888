import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import * as z from "zod";
import { AUDIT_PAGE, auditEntrySchema, reconciliationSchema } from "../../../shared/audit.ts";
import {
  DISTRIBUTIONS_PAGE,
  distributionSchema,
  type distributionStatusChangeSchema,
  distributionStatusReplySchema,
} from "../../../shared/ngma.ts";
import { strayAssetSchema } from "../../../shared/orders.ts";
import {
  PAYMENTS_PAGE,
  type parkedDecisionSchema,
  parkedPaymentSchema,
  reversedPaymentSchema,
  type takeBackSchema,
} from "../../../shared/parked.ts";
import { reportedSharesSchema, shareBooksSchema } from "../../../shared/shares.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callApi } from "../../api/client.ts";
import type { HandOutFilter } from "./search.ts";

/** Query keys of all that admins see. */
export const ADMIN = [...ACCOUNT_DATA, "admin"] as const;
/** Every payment of a month (YYYY-MM), for an accountant. */
export const moneyAddress = (month: string) => `/api/admin/money.csv?month=${month}`;
export const EXPORT_ADDRESS = "/api/admin/ngma-distributions/export.csv";

/** The rows of all pages. */
const toRows = <T>({ pages }: { pages: T[][] }): T[] => pages.flat();

/** Other admins change all of this as well, so a screen that opens asks anew, and an open one now and then. */
const shared = { refetchOnMount: "always", refetchInterval: 30_000 } as const;

const doneSchema = z.object({ success: z.literal(true) });

/** What an admin does that fails. */
export const FAILED = {
  errorTitle: "Update Failed",
  errorText: "Nothing was changed. Please try again.",
  serverText: true,
};

/** The path with the parameters that are set. */
function withSearch(path: string, parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** What is to be handed out or confirmed, the oldest first, page by page. */
export const distributionsQuery = (status: HandOutFilter | undefined) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN, "distributions", status ?? "all"],
    queryFn: ({ signal, pageParam }) =>
      callApi(
        withSearch("/api/admin/ngma-distributions/pending", { status, after: pageParam }),
        z.array(distributionSchema),
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < DISTRIBUTIONS_PAGE ? undefined : page.at(-1)?.id),
    select: toRows,
    ...shared,
  });

export type ChangeRequest = z.infer<typeof distributionStatusChangeSchema>;

export const changeMutation = mutationOptions({
  mutationFn: ({ id, change }: { id: string; change: ChangeRequest }) =>
    callApi(`/api/admin/ngma-distributions/${encodeURIComponent(id)}/status`, distributionStatusReplySchema, {
      method: "POST",
      payload: change,
    }),
  meta: FAILED,
});

/** A list of payments, page by page. */
const paymentsQuery = <T extends { id: string }>(name: string, payment: z.ZodType<T>) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN, name],
    queryFn: ({ signal, pageParam }) =>
      callApi(withSearch(`/api/admin/payments/${name}`, { after: pageParam }), z.array(payment), { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: T[]) => (page.length < PAYMENTS_PAGE ? undefined : page.at(-1)?.id),
    select: toRows,
    ...shared,
  });

/** Payments that wait for a decision, the oldest first. */
export const parkedQuery = paymentsQuery("parked", parkedPaymentSchema);
/** Payments that were taken back, the newest first. */
export const reversedQuery = paymentsQuery("reversed", reversedPaymentSchema);

export type Decision = z.infer<typeof parkedDecisionSchema>;

export const decisionMutation = mutationOptions({
  mutationFn: ({ id, decision }: { id: string; decision: Decision }) =>
    callApi(`/api/admin/payments/${encodeURIComponent(id)}/decision`, doneSchema, {
      method: "POST",
      payload: decision,
    }),
  meta: FAILED,
});

/** What reached our addresses and is no payment. */
export const straysQuery = queryOptions({
  queryKey: [...ADMIN, "strays"],
  queryFn: ({ signal }) => callApi("/api/admin/payments/strays", z.array(strayAssetSchema), { signal }),
  ...shared,
});

export const takeBackMutation = mutationOptions({
  mutationFn: ({ id, ...payload }: { id: string } & z.infer<typeof takeBackSchema>) =>
    callApi(`/api/admin/payments/${encodeURIComponent(id)}/take-back`, doneSchema, {
      method: "POST",
      payload,
    }),
  meta: FAILED,
});

export const reinstateMutation = mutationOptions({
  mutationFn: ({ id, note }: { id: string; note: string }) =>
    callApi(`/api/admin/payments/${encodeURIComponent(id)}/reinstate`, doneSchema, {
      method: "POST",
      payload: { note },
    }),
  meta: FAILED,
});

/** What admins did, the newest first, page by page: to one subject, or all of it. */
export const auditQuery = (subject: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN, "audit", subject ?? "all"],
    queryFn: ({ signal, pageParam }) =>
      callApi(withSearch("/api/admin/audit", { subject, before: pageParam }), z.array(auditEntrySchema), {
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < AUDIT_PAGE ? undefined : page.at(-1)?.id.toString()),
    select: toRows,
    ...shared,
  });

/** What was paid against what was granted. */
export const reconciliationQuery = queryOptions({
  queryKey: [...ADMIN, "reconciliation"],
  queryFn: ({ signal }) => callApi("/api/admin/reconciliation", reconciliationSchema, { signal }),
  ...shared,
});

export const explainMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(`/api/admin/reconciliation/${encodeURIComponent(id)}/explain`, doneSchema, {
      method: "POST",
      payload: { reason },
    }),
  meta: FAILED,
});

/** A shared answer, as its books have it. */
export const shareBooksQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMIN, "share", id],
    queryFn: ({ signal }) =>
      callApi(`/api/admin/shares/${encodeURIComponent(id)}`, shareBooksSchema, { signal }),
    ...shared,
  });

/** The shared answers that somebody reported and nobody has reviewed. */
export const reportedSharesQuery = queryOptions({
  queryKey: [...ADMIN, "shares"],
  queryFn: ({ signal }) => callApi("/api/admin/shares", reportedSharesSchema, { signal }),
  ...shared,
});

export const decideShareMutation = mutationOptions({
  mutationFn: ({ id, decision, reason }: { id: string; decision: "take-down" | "review"; reason: string }) =>
    callApi(`/api/admin/shares/${encodeURIComponent(id)}/${decision}`, shareBooksSchema, {
      method: "POST",
      payload: { reason },
    }),
  meta: FAILED,
});
