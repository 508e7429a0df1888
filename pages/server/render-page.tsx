import { readBoardSearch } from "../features/markets/board/search.ts";
import { plotKey } from "../features/markets/charts/picture/standing-picture.tsx";
import { readSearch } from "../features/record/search.ts";
import type { findPage as FindPage, RenderedPage, renderPage as RenderPage } from "../renderer.js";
import { describeAsset, describeBoard, type Said } from "./describe-page.ts";
import { openSite } from "./draw-site.tsx";
import { readAssetPage, readBoardPage, readLegalPage, readRecordPage } from "./read-page.ts";

/** What of an address says what is shown. */
const READERS: Partial<Record<string, (search: Record<string, string>) => object>> = {
  "/markets": readBoardSearch,
  "/record": readSearch,
};

export const findPage: typeof FindPage = (path, query) => {
  const shown = READERS[path]?.(Object.fromEntries(query)) ?? {};
  const search = new URLSearchParams(Object.entries(shown));
  return search.size > 0 ? `${path}?${search}` : path;
};

const SILENT: Said = { title: "", description: "", structured: null };

export const renderPage: typeof RenderPage = async ({ href, origin, ask }): Promise<RenderedPage> => {
  const { client, match, isFound, draw } = await openSite(href, ask);
  if (isFound === null) throw new Error(`what ${href} is could not be found out`);
  const read = async (): Promise<Said> => {
    if (!isFound) return SILENT;
    if (match?.routeId === "/markets_/$symbol") {
      const { asset, title } = match.context;
      return describeAsset({ asset, title, reply: await readAssetPage(client, asset.symbol) }, origin);
    }
    if (match?.routeId === "/markets")
      return describeBoard(await readBoardPage(client, match.search), origin);
    if (match?.routeId === "/privacy" || match?.routeId === "/terms") {
      await readLegalPage(client);
      return SILENT;
    }
    if (match?.routeId !== "/record") throw new Error(`${href} is not drawn with data`);
    await readRecordPage(client, match.search);
    return SILENT;
  };
  const said = await read();
  // The browser asks for it again.
  client.removeQueries({ predicate: ({ state }) => state.status === "error" });
  return {
    ...said,
    isFound,
    html: draw(),
    state: client
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state: { data } }) =>
        data === undefined || queryKey[0] === plotKey("")[0] ? [] : [[queryKey, data]],
      ),
  };
};
