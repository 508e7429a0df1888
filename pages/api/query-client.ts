import { MutationCache, QueryClient } from "@tanstack/react-query";
import { ApiError, messageOf } from "./api-error.ts";

/** The toast of a failed mutation; none without `errorText`. */
interface ErrorMeta extends Record<string, unknown> {
  /** title of the toast, "Error" unless given */
  errorTitle?: string;
  /** the words when the server gave none */
  errorText?: string;
  /** show the server's own words where it gave any */
  serverText?: boolean;
}

/** How a server that draws a page asks the API for what it shows. */
interface QueryMeta extends Record<string, unknown> {
  /** the JSON at a path of the API; rejects where that is no success */
  ask?: (path: string) => Promise<unknown>;
}

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: ErrorMeta;
    queryMeta: QueryMeta;
  }
}

interface Report {
  title: string;
  text: string;
  tone: "destructive";
  link?: { label: string; href: string };
  durationMs?: null;
}

/** A sign-in that is too old is mended in another tab, so that nothing typed here is lost. */
const SIGN_IN = { link: { label: "Sign in again", href: "/login" }, durationMs: null };

const wasStopped = ({ name }: Error) => name === "AbortError";

/** Never stale, no refetch on focus, no polling unless a query sets it, no retries; failed mutations are reported here. */
export function createQueryClient(report: (report: Report) => void): QueryClient {
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      if (!meta?.errorText || wasStopped(error)) return;
      const text = meta.serverText ? messageOf(error, meta.errorText) : meta.errorText;
      const isOld = error instanceof ApiError && error.code === "sign_in_again";
      report({ title: meta.errorTitle ?? "Error", text, tone: "destructive", ...(isOld && SIGN_IN) });
    },
  });
  // "always": a lost network is an error to show, not a request to hold back in silence.
  const defaults = { retry: false, networkMode: "always" } as const;
  return new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: { ...defaults, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      mutations: defaults,
    },
  });
}
