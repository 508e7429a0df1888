import { vi } from "vitest";
import type { ApiKey, UsageReply } from "../../shared/keys.ts";
import { json } from "./site.tsx";

type Answer = (body: never, url: URL) => Response | Promise<Response>;

/** Answers "METHOD /path" by the table, everything else with an empty list; `sent` lists the bodies sent to one. */
export function stubAccountApi(answers: Record<string, Answer>) {
  const api = vi.fn((path: string, init: RequestInit = {}) => {
    const url = new URL(path, "http://site.test");
    const answer = answers[`${init.method ?? "GET"} ${url.pathname}`];
    const body = init.body ? JSON.parse(init.body as string) : undefined;
    return Promise.resolve(answer ? answer(body as never, url) : json([]));
  });
  vi.stubGlobal("fetch", api);
  const calls = (call: string) =>
    api.mock.calls.filter(([path, init]) => `${init?.method ?? "GET"} ${path.split("?")[0]}` === call);
  const sent = (call: string) =>
    calls(call).map(([, init]) => (init?.body ? (JSON.parse(init.body as string) as unknown) : null));
  return { api, calls, sent };
}

/** The server's reply to a failure. */
export const problem = (status: number, code: string, error: string, fields?: Record<string, string>) =>
  json(
    {
      type: `/api-docs/errors/${code}`,
      title: "x",
      status,
      detail: error,
      error,
      code,
      requestId: "r1",
      retryable: false,
      charged: 0,
      fields,
    },
    status,
  );

export const signedIn = (email = "ada@example.com") => json({ authenticated: true, email, isAdmin: false });
export const signedOut = () => json({ authenticated: false });

export const sampleKey = (more: Partial<ApiKey> = {}): ApiKey => ({
  id: "k1",
  name: "production",
  keyPreview: "ngma_live_...7q2f",
  isActive: true,
  createdAt: "2026-03-01T10:00:00.000Z",
  lastUsedAt: null,
  endsAt: null,
  creditsUsed: 3,
  mode: "live",
  limits: { monthlyCredits: null, endpoints: null, networks: null, origins: null, expiresAt: null },
  budgetUsed: 3,
  app: null,
  ...more,
});

export const sampleUsage = (more: Partial<UsageReply> = {}): UsageReply => ({
  user: {
    email: "ada@example.com",
    tier: "free",
    creditsUsed: 12,
    creditsLimit: 100,
    creditsRemaining: 88,
    resetsAt: "2026-04-01T00:00:00.000Z",
  },
  usage: [],
  nextCursor: null,
  daily: [
    { date: "2026-03-01", calls: 4, credits: 3, errors: 1 },
    { date: "2026-03-02", calls: 9, credits: 9, errors: 0 },
  ],
  ...more,
});

export const sampleCall = (id: string, more: Partial<UsageReply["usage"][number]> = {}) => ({
  id,
  endpoint: "/api/v1/technical",
  method: "POST",
  statusCode: 200,
  code: null,
  creditsUsed: 1,
  responseTime: 41,
  createdAt: "2026-03-02T09:08:07.000Z",
  keyId: "k1",
  ...more,
});
