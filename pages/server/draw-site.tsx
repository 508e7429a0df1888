import { createMemoryHistory, isNotFound } from "@tanstack/react-router";
import { createStore } from "jotai";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "../api/query-client.ts";
import { createSiteRouter } from "../router.tsx";
import { Site } from "../site.tsx";

/**
 * The site at an address, as main.tsx has it in the browser. `draw` gives its HTML by what its query client holds, `ask` is how
 * that reaches the API; `isFound` is
 * null where nobody could say whether there is anything at the address.
 */
export async function openSite(href: string, ask?: (path: string) => Promise<unknown>) {
  const store = createStore();
  const client = createQueryClient(() => {});
  const { queries, ...others } = client.getDefaultOptions();
  if (ask) client.setDefaultOptions({ ...others, queries: { ...queries, meta: { ask } } });
  const router = createSiteRouter(store, client, createMemoryHistory({ initialEntries: [href] }));
  // Its script would be inline, which the content security policy forbids.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  const draw = () => renderToString(<Site store={store} client={client} router={router} />);
  return { client, match: router.state.matches.at(-1), isFound: sayFound(router.state.matches), draw };
}

function sayFound(matches: readonly { status: string; error: unknown }[]): boolean | null {
  if (matches.some(({ error }) => isNotFound(error))) return false;
  return matches.some(({ status }) => status === "error") ? null : true;
}
