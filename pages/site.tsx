import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type createStore, Provider } from "jotai";
import { StrictMode } from "react";
import type { createSiteRouter } from "./router.tsx";

interface SiteProps {
  store: ReturnType<typeof createStore>;
  client: QueryClient;
  router: ReturnType<typeof createSiteRouter>;
}

/** The whole site: a server draws the same tree that the browser goes on from. */
export const Site = ({ store, client, router }: SiteProps) => (
  <StrictMode>
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>
  </StrictMode>
);
