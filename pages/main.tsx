import "./styles.css";
import { createBrowserHistory } from "@tanstack/react-router";
import { createStore } from "jotai";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { takeTurns } from "./api/take-turns.ts";
import { createSiteRouter } from "./router.tsx";
import { Site } from "./site.tsx";
import { sayAlive } from "./ui/life/alive.ts";
import { keepFocus } from "./ui/life/keep-focus.ts";
import { showToastAtom } from "./ui/toast.ts";

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no #root");

/** What a server drew this page with: each query's key and data. */
const readState = (): [string[], unknown][] =>
  JSON.parse(document.getElementById("state")?.textContent ?? "[]") as [string[], unknown][];

/** The address's HTML is there already. A document goes on from it; any other screen is drawn anew, once it can be whole. */
async function start(root: HTMLElement) {
  await takeTurns();
  const store = createStore();
  const client = createQueryClient((report) => store.set(showToastAtom, report));
  for (const [key, data] of readState()) client.setQueryData(key, data);
  const history = createBrowserHistory();
  await takeTurns();
  const router = createSiteRouter(store, client, history);
  await takeTurns();
  const isDocument = root.hasAttribute("data-hydrate");
  if (isDocument) router.ssr = { manifest: undefined };
  await router.load();
  if (!isDocument) {
    const giveFocusBack = keepFocus(root);
    router.subscribe("onRendered", () => {
      giveFocusBack();
      // A document says so itself.
      setTimeout(sayAlive);
    });
  }
  await takeTurns();
  const site = <Site store={store} client={client} router={router} />;
  // In a transition, drawing leaves room for the reader's own clicks and scrolling.
  startTransition(() => {
    if (isDocument) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  return router;
}

start(element)
  .then(async (router) => (await import("./ui/page-wide/start.ts")).startPageWide(router))
  // Without a network the screen stands, and its parts that were not loaded say so themselves.
  .catch((error: unknown) => {
    if (navigator.onLine) throw error;
  });
