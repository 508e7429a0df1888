import "./styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createStore, Provider } from "jotai";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { createSiteRouter } from "./router.tsx";
import { sayAlive } from "./ui/alive.ts";
import { showToastAtom } from "./ui/toast.ts";

// The content security policy forbids eval, which zod would try. It reads this when it is loaded, which is later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no #root");

/** Gives the browser its turn: what follows is a task of its own, so that a slow phone answers its reader in between. */
const takeTurns = () => new Promise((resolve) => setTimeout(resolve));

/** The address's HTML is there already. A document goes on from it; any other screen is drawn anew, once it can be whole. */
async function start(root: HTMLElement) {
  await takeTurns();
  const store = createStore();
  const client = createQueryClient((report) => store.set(showToastAtom, report));
  const router = createSiteRouter(store);
  await takeTurns();
  const isDocument = root.hasAttribute("data-hydrate");
  if (isDocument) router.ssr = { manifest: undefined };
  await router.load();
  // A document says so itself.
  if (!isDocument) router.subscribe("onRendered", () => setTimeout(sayAlive));
  await takeTurns();
  const site = (
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Provider>
    </StrictMode>
  );
  // In a transition, drawing leaves room for the reader's own clicks and scrolling.
  startTransition(() => {
    if (isDocument) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  return router;
}

void start(element).then(async (router) => (await import("./ui/page-wide/start.ts")).startPageWide(router));
