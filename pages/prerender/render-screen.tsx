import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { createStore, Provider } from "jotai";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { LISTED_SYMBOLS } from "../../shared/listed-names.ts";
import { createQueryClient } from "../api/query-client.ts";
import { renderReference } from "../reference/render-reference.tsx";
import { createSiteRouter } from "../router.tsx";
import type { Renderer } from "./screen.ts";

export const renderScreen: Renderer["renderScreen"] = async (path) => {
  const router = createSiteRouter(createStore(), createMemoryHistory({ initialEntries: [path] }));
  // Its script would be inline, which the content security policy forbids.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  const html = renderToString(
    <StrictMode>
      <Provider store={createStore()}>
        <QueryClientProvider client={createQueryClient(() => {})}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Provider>
    </StrictMode>,
  );
  const match = router.state.matches.at(-1);
  const { title = "", kind } = match?.staticData ?? {};
  return {
    html,
    title: match?.context.title ?? title,
    isDocument: kind === "document",
    isPublic: kind !== undefined,
  };
};

export const listPaths: Renderer["listPaths"] = () =>
  Object.values(createSiteRouter(createStore(), createMemoryHistory()).routesByPath).flatMap(
    ({ fullPath }) => {
      if (fullPath === "/markets/$symbol") return LISTED_SYMBOLS.map((symbol) => `/markets/${symbol}`);
      if (fullPath === "/a/$shareId") return ["/a/shared"];
      // Many addresses, one screen: public/_redirects says which file they are answered with.
      return fullPath.includes("$") ? [] : [fullPath];
    },
  );

export { renderReference };
