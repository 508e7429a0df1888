import { createMemoryHistory } from "@tanstack/react-router";
import { createStore } from "jotai";
import { renderToString } from "react-dom/server";
import { createQueryClient } from "../api/query-client.ts";
import { createSiteRouter } from "../router.tsx";
import { Site } from "../site.tsx";

/** The site at an address, as main.tsx has it in the browser. `draw` gives its HTML by what its query client holds. */
export async function openSite(href: string) {
  const store = createStore();
  const client = createQueryClient(() => {});
  const router = createSiteRouter(store, createMemoryHistory({ initialEntries: [href] }));
  // Its script would be inline, which the content security policy forbids.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  const draw = () => renderToString(<Site store={store} client={client} router={router} />);
  return { client, match: router.state.matches.at(-1), draw };
}
