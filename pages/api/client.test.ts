import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { ApiError, messageOf } from "./api-error.ts";
import { callApi, callApiAsVisitor } from "./client.ts";
import { createQueryClient } from "./query-client.ts";

const problem = {
  type: "/api-docs/errors/rate_limited",
  title: "Too Many Requests",
  status: 429,
  detail: "Too fast.",
  error: "Too fast.",
  code: "rate_limited",
  requestId: "req_1",
  retryable: true,
  charged: 0 as const,
};
const anything = z.unknown();

function stub(body: string | null, init: ResponseInit = {}) {
  const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response(body, init)));
  vi.stubGlobal("fetch", fetched);
  return () => fetched.mock.calls[0]?.[1] ?? {};
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error as ApiError,
  );

afterEach(() => vi.unstubAllGlobals());

describe("a request", () => {
  it("carries cookies and neither body nor content type without a payload", async () => {
    const sent = stub("{}");
    await callApi("/api/x", anything, { method: "POST" });
    expect(sent()).toMatchObject({ method: "POST", credentials: "include" });
    expect(sent()).not.toHaveProperty("body");
    expect(sent()).not.toHaveProperty("headers");
  });

  it("carries its payload as JSON", async () => {
    const sent = stub("{}");
    await callApi("/api/x", anything, { method: "POST", payload: { message: "hi" } });
    expect(sent()).toMatchObject({
      body: '{"message":"hi"}',
      headers: { "Content-Type": "application/json" },
      credentials: "include",
    });
  });

  it("is a GET by default", async () => {
    const sent = stub("[]");
    await callApi("/api/x", anything);
    expect(sent().method).toBe("GET");
  });
});

describe("several requests at once", () => {
  it("begin each in a task of its own, where the browser gives turns", async () => {
    const sent = stub("{}");
    const turns: (() => void)[] = [];
    vi.stubGlobal("scheduler", { yield: () => new Promise<void>((resolve) => turns.push(resolve)) });
    const calls = [callApi("/api/a", anything), callApi("/api/b", anything)];
    expect(turns.length).toBe(2);
    expect(sent()).toEqual({});
    for (const go of turns) go();
    await Promise.all(calls);
    expect(sent().method).toBe("GET");
  });
});

describe("a reply", () => {
  it("is given as its schema reads it, and refused when it is not that", async () => {
    stub('{"a":1,"b":2}');
    expect(await callApi("/api/x", z.object({ a: z.number() }))).toEqual({ a: 1 });
    stub('{"a":"1"}');
    await expect(callApi("/api/x", z.object({ a: z.number() }))).rejects.toThrow(z.ZodError);
  });

  it.each([
    ["body text", "no such thing", { status: 404, statusText: "Not Found" }, "404: no such thing"],
    ["an empty body", "", { status: 502, statusText: "Bad Gateway" }, "502: Bad Gateway"],
    ["a problem", JSON.stringify(problem), { status: 429 }, `429: ${JSON.stringify(problem)}`],
  ])("that failed with %s has the status and the text as its message", async (_case, body, init, message) => {
    stub(body, init);
    const error = await failure(callApi("/api/x", anything));
    expect(error).toBeInstanceOf(ApiError);
    expect(error?.message).toBe(message);
  });

  it("that failed has the code, the request id and the server's message", async () => {
    stub(JSON.stringify(problem), { status: 429 });
    expect(await failure(callApi("/api/x", anything))).toMatchObject({
      status: 429,
      code: "rate_limited",
      requestId: "req_1",
      retryable: true,
      serverText: "Too fast.",
    });
  });

  it("401 is null to a visitor's call and an error to any other", async () => {
    stub("", { status: 401, statusText: "Unauthorized" });
    expect(await callApiAsVisitor("/api/auth/check", anything)).toBeNull();
    expect((await failure(callApi("/api/keys", anything)))?.message).toBe("401: Unauthorized");
    stub("", { status: 403, statusText: "Forbidden" });
    expect((await failure(callApiAsVisitor("/api/auth/check", anything)))?.message).toBe("403: Forbidden");
  });
});

describe("messageOf", () => {
  it.each([
    ["the server's words", new ApiError(429, "", JSON.stringify(problem), problem), "Too fast."],
    ["the fallback for a body that is no problem", new ApiError(500, "Oops", "<html>"), "fallback"],
    ["the fallback for a lost network", new TypeError("Failed to fetch"), "fallback"],
  ])("gives %s", (_case, error, words) => expect(messageOf(error, "fallback")).toBe(words));
});

describe("the query client", () => {
  it("keeps data for ever, and neither refetches on focus nor tries again", () => {
    const { queries, mutations } = createQueryClient(() => {}).getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: false,
    });
    expect(queries?.refetchInterval).toBeUndefined();
    expect(mutations?.retry).toBe(false);
  });

  const refusal = new ApiError(429, "", JSON.stringify(problem), problem);
  it.each([
    ["its own words", { errorText: "Failed." }, refusal, { title: "Error", text: "Failed." }],
    [
      "the server's words where asked to",
      { errorText: "Failed.", serverText: true },
      refusal,
      { text: "Too fast." },
    ],
    [
      "the way to a new sign-in where an older one is the reason",
      { errorText: "Failed." },
      new ApiError(403, "", "{}", { ...problem, code: "sign_in_again" }),
      { link: { label: "Sign in again", href: "/login" }, durationMs: null },
    ],
    ["nothing when it has no words", {}, refusal, null],
    ["nothing when it was stopped", { errorText: "Failed." }, new DOMException("", "AbortError"), null],
  ])("reports a failed mutation with %s", async (_case, meta, error, expected) => {
    const report = vi.fn();
    const client = createQueryClient(report);
    const mutation = client.getMutationCache().build(client, {
      mutationFn: (): Promise<void> => Promise.reject(error),
      meta,
    });
    await mutation.execute(undefined).catch(() => {});
    if (expected) expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(expected));
    else expect(report).not.toHaveBeenCalled();
  });
});
