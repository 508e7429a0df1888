import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { createStore } from "jotai";
import { vi } from "vitest";
// Loaded on demand in the site, which a clock that only tests move would wait for in vain.
import "../../shared/auth.ts";
import "../../shared/keys.ts";
import "../../shared/markets.ts";
import "../../shared/problem.ts";
import "../api/zod.ts";
import "../features/chat/answer/prose.tsx";
import "../features/markets/hours/said-hours.tsx";
import "../features/palette/places-index.tsx";
import "../routes/-home-parts.tsx";
import { createQueryClient } from "../api/query-client.ts";
import { createSiteRouter } from "../router.tsx";
import { Site } from "../site.tsx";
import { showToastAtom } from "../ui/toast.ts";

type Handler = (path: string, init: RequestInit) => Promise<Response> | Response;

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

/** Answers /api/chat by `chat` (and stops with the request's signal), everything else with an empty list. */
export function stubApi(chat: Handler) {
  const api = vi.fn((path: string, init: RequestInit) => {
    if (path !== "/api/chat") return Promise.resolve(json([]));
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
      Promise.resolve(chat(path, init)).then(resolve, reject);
    });
  });
  vi.stubGlobal("fetch", api);
  const asked = () =>
    api.mock.calls
      .filter(([path]) => path === "/api/chat")
      .map(([, init]) => (JSON.parse(init.body as string) as { message: string }).message);
  return { api, asked };
}

/** Lets so much of the page's time pass; what is loaded meanwhile takes none of it, however long the machine does. */
export const pass = (ms: number) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });

/** The whole site at a path, in StrictMode, on a clock that `pass` moves. */
export async function openSite(path: string) {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("scrollTo", () => {});
  // jsdom has it for the window alone.
  Object.assign(Element.prototype, { scrollTo: () => {} });
  const store = createStore();
  const client = createQueryClient((report) => store.set(showToastAtom, report));
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createSiteRouter(store, client, history);
  const view = render(<Site store={store} client={client} router={router} />);
  // What comes in small steps stands at the end of a pass, and asks for its data in the next.
  await pass(10);
  await pass(10);
  return { ...view, store, client, history, router };
}

export function closeSite() {
  cleanup();
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
