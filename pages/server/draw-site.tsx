import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { createStore, Provider } from "jotai";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "../api/query-client.ts";
import { createSiteRouter } from "../router.tsx";

/** The site at an address, as main.tsx has it in the browser. `draw` gives its HTML by what its query client holds. */
export async function openSite(href: string) {
  const store = createStore();
  const client = createQueryClient(() => {});
  const router = createSiteRouter(store, createMemoryHistory({ initialEntries: [href] }));
  // Its script would be inline, which the content security policy forbids.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  const draw = () =>
    renderToString(
      <StrictMode>
        <Provider store={store}>
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </Provider>
      </StrictMode>,
    );
  return { client, match: router.state.matches.at(-1), draw };
}
