import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MarketStatus, ProviderStatus, StatusReply } from "../../../shared/status.ts";
// Loaded on demand in the site, which a clock that only tests move would wait for in vain.
import "../../../shared/status.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";
import { sayDegraded } from "./judge.ts";
import { sayFailure } from "./say-failure.ts";
import { sayStatus } from "./say-status.ts";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();

const provider = (name: string, more: Partial<ProviderStatus> = {}): ProviderStatus => ({
  name,
  kind: "prices",
  state: "ok",
  lastSuccessAt: ago(12),
  lastFailureAt: null,
  terms: null,
  failure: null,
  ...more,
});
const broken = (name: string, more: Partial<ProviderStatus> = {}) =>
  provider(name, {
    state: "failing",
    lastSuccessAt: ago(7_200),
    lastFailureAt: ago(60),
    failure: "timeout",
    ...more,
  });

const market = (more: Partial<MarketStatus> = {}): MarketStatus => ({
  type: "crypto",
  market: "live",
  source: "CoinGecko",
  refreshedAt: ago(40),
  ageS: 40,
  isOld: false,
  ...more,
});
const simulated = market({ type: "stock", market: "simulated", source: "simulated market" });
const old = market({ type: "stock", source: "Finnhub", isOld: true });

const status = (more: Partial<StatusReply> = {}): StatusReply => ({
  at: ago(0),
  state: "degraded",
  release: "local",
  parts: [{ name: "database", state: "ok" }],
  jobs: [],
  engine: "anthropic:a-model",
  engines: ["anthropic:a-model", "openai:b-model", "builtin"],
  markets: [market(), simulated],
  providers: [
    provider("CoinGecko"),
    broken("Finnhub"),
    provider("ethereum", { kind: "chains", state: "unknown", lastSuccessAt: null }),
  ],
  ...more,
});

/** The site whose /api/status answers by `answer`. */
async function openWith(path: string, answer: () => Response) {
  const asked = vi.fn(answer);
  vi.stubGlobal(
    "fetch",
    vi.fn((url: string) => Promise.resolve(url === "/api/status" ? asked() : json([]))),
  );
  const site = await openSite(path);
  // The status line comes to life after the screen.
  await pass(10);
  return { ...site, asked };
}

const row = (name: string) => screen.getByRole("rowheader", { name }).closest("tr") as HTMLElement;
const line = () => screen.getByRole("contentinfo");

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 10) });
});
afterEach(closeSite);

it("while the service is down the page shows what the server says with its 503", async () => {
  const down = status({
    state: "down",
    parts: [{ name: "database", state: "failing" }],
    jobs: [{ name: "payments", state: "late", lastSuccessAt: ago(900), ageS: 900 }],
  });
  await openWith("/status", () => json(down, 503));
  expect(screen.queryByText(/^The service is down/)).not.toBeNull();
  expect(screen.getByText("Database").nextSibling?.textContent).toContain("not responding");
  const payments = screen.getByText("Job: payments");
  expect(payments.nextSibling?.textContent).toMatch(/late.*15 min/);
  expect(payments.closest("details")?.open).toBe(true);
});

it.each(["/privacy", "/terms"])("%s names those that are set up, by the server's own list", async (path) => {
  const providers = [
    provider("CoinGecko"),
    provider("SEC"),
    provider("cloudflare", { kind: "ai" }),
    provider("openai", { kind: "ai" }),
  ];
  const { asked } = await openWith(path, () => json(status({ providers })));
  expect(asked).toHaveBeenCalled();
  const words = "market data from CoinGecko and SEC; AI text and reading from Cloudflare and OpenAI.";
  expect(document.body.textContent).toContain(words);
});

describe("the status in words", () => {
  it.each<[string, Partial<StatusReply>, RegExp, string | null]>([
    [
      "nothing switched on",
      { providers: [] },
      /^Everything works. No outside provider is switched on here.$/,
      null,
    ],
    [
      "all well",
      { providers: [provider("a")] },
      /^Everything works. None of 1 provider failed when last asked.$/,
      null,
    ],
    [
      "some not asked",
      { providers: [provider("a"), { ...provider("b"), state: "unknown", lastSuccessAt: null }] },
      /^Everything works. None of 2 providers failed when last asked. 1 was not asked yet.$/,
      null,
    ],
    [
      "one that fails",
      { providers: [provider("a"), broken("b")] },
      /^1 of 2 providers failed/,
      "1 provider fails",
    ],
    [
      "two that fail",
      { providers: [broken("a"), broken("b")] },
      /^2 of 2 providers failed/,
      "2 providers fail",
    ],
    [
      "old prices",
      { markets: [market(), old], providers: [broken("b")] },
      /^The stock prices missed a refresh. 1 of 1 provider failed/,
      "stock prices old",
    ],
    [
      "old prices of both",
      { markets: [market({ isOld: true }), old], providers: [] },
      /^The crypto and stock prices missed a refresh. No outside provider is switched on here.$/,
      "crypto and stock prices old",
    ],
  ])("%s", (_case, more, sentence, mark) => {
    expect(sayStatus(status(more))).toMatch(sentence);
    expect(sayDegraded(status(more))).toBe(mark);
  });
});

describe("a failure in words", () => {
  it.each([
    ["timeout", "no answer in time"],
    ["network", "not reachable"],
    ["schema", "answered something else"],
    ["rate_limited 429", "asked too often"],
    ["rate_limited 200", "asked too often"],
    ["status 401", "refused us, 401"],
    ["status 503", "error 503"],
    ["ungrounded", "ungrounded"],
  ])("%s is: %s", (kind, words) => expect(sayFailure(kind)).toBe(words));
});

describe("the status screen", () => {
  it("says of each source what it gives, how it is in words, and when it last succeeded and failed", async () => {
    await openWith("/status", () => json(status()));
    expect(screen.getByText(/^1 of 3 providers failed/)).toBeDefined();
    const coingecko = within(row("CoinGecko"));
    for (const text of ["market data", "Answers", "12 s ago", "never"])
      expect(coingecko.getByText(text)).toBeDefined();
    const finnhub = within(row("Finnhub"));
    for (const text of ["Last call failed", "2 h ago", "1 min ago", "· no answer in time"])
      expect(finnhub.getByText(text)).toBeDefined();
    expect(within(row("Ethereum")).getByText("Not asked yet")).toBeDefined();
  });

  it("names the markets with the age of their data, and the engine", async () => {
    await openWith("/status", () => json(status()));
    const main = within(screen.getByRole("main"));
    for (const text of [
      "live",
      "40 s ago",
      "simulated",
      "generated, not real prices",
      "anthropic:a-model",
      "also here: openai:b-model, builtin",
    ])
      expect(main.getAllByText(text)[0]).toBeDefined();
    for (const word of ["live", "replay", "simulated", "builtin"])
      expect(
        within(screen.getByRole("region", { name: "What these words mean" })).getByText(word),
      ).toBeDefined();
  });

  it("says in words that prices missed a refresh, and that there are none", async () => {
    await openWith("/status", () =>
      json(status({ markets: [old, market({ refreshedAt: null, ageS: null, isOld: true })] })),
    );
    expect(screen.getAllByText("missed a refresh")).toHaveLength(1);
    expect(screen.getByText(/no prices read yet/)).toBeDefined();
  });

  it("says that the engine's provider failed last, and what replaces it", async () => {
    const failing = { ...broken("anthropic"), kind: "ai" as const };
    await openWith("/status", () => json(status({ providers: [failing] })));
    expect(screen.getByText("failed last").parentElement?.textContent).toBe(
      "✕ failed last · stands in: openai:b-model, builtin",
    );
  });

  it("asks again every 30 s and shows what is new", async () => {
    let reply = status();
    const { asked } = await openWith("/status", () => json(reply));
    asked.mockClear();
    await pass(29_000);
    expect(asked).not.toHaveBeenCalled();
    reply = status({ engine: "builtin" });
    await pass(1_000);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.getByText("Engine in use").nextSibling?.textContent).toBe("builtin");
  });

  it("says when the server does not answer, keeps the last status and offers a retry", async () => {
    let isUp = true;
    await openWith("/status", () => (isUp ? json(status()) : new Response("down", { status: 503 })));
    isUp = false;
    await pass(30_000);
    expect(screen.getByRole("alert").textContent).toContain("What stands below is older.");
    expect(row("CoinGecko")).toBeDefined();
    isUp = true;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await pass(10);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the status line", () => {
  it("leads to the status, and names engine and failing sources", async () => {
    await openWith("/privacy", () => json(status()));
    expect(
      within(line())
        .getByRole("link", { name: /^Status:/ })
        .getAttribute("href"),
    ).toBe("/status");
    expect(within(line()).getByText("Written by anthropic:a-model")).toBeDefined();
    expect(within(line()).getByText(/1 provider fails/)).toBeDefined();
  });

  it("says nothing of sources that answer", async () => {
    await openWith("/privacy", () => json(status({ providers: [provider("a")] })));
    expect(within(line()).queryByText(/fail/)).toBeNull();
  });

  it("asks once for all screens", async () => {
    const { asked, router } = await openWith("/privacy", () => json(status()));
    expect(asked).toHaveBeenCalled();
    asked.mockClear();
    await act(() => router.navigate({ to: "/terms" }));
    await pass(120_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it("is unchanged if the server reports nothing", async () => {
    await openWith("/privacy", () => new Response("", { status: 404 }));
    expect(within(line()).getByRole("link", { name: "Status:no data" })).toBeDefined();
    expect(within(line()).queryByText(/engine/)).toBeNull();
  });
});
