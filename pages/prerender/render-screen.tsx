import { createMemoryHistory } from "@tanstack/react-router";
import { createStore } from "jotai";
import { LISTED_SYMBOLS } from "../../shared/listed-names.ts";
import { createQueryClient } from "../api/query-client.ts";
import { renderReference } from "../reference/render-reference.tsx";
import { createSiteRouter } from "../router.tsx";
import { openSite } from "../server/draw-site.tsx";
import type { Renderer } from "./screen.ts";

export const renderScreen: Renderer["renderScreen"] = async (path) => {
  const { match, draw } = await openSite(path);
  const { title = "", kind } = match?.staticData ?? {};
  return {
    html: draw(),
    title: match?.context.title ?? title,
    isDocument: kind === "document",
    isPublic: kind !== undefined,
  };
};

export const listPaths: Renderer["listPaths"] = () =>
  Object.values(
    createSiteRouter(
      createStore(),
      createQueryClient(() => {}),
      createMemoryHistory(),
    ).routesByPath,
  ).flatMap(({ fullPath }) => {
    if (fullPath === "/markets/$symbol") return LISTED_SYMBOLS.map((symbol) => `/markets/${symbol}`);
    if (fullPath === "/a/$shareId") return ["/a/shared"];
    // Many addresses, one screen: public/_redirects says which file they are answered with.
    return fullPath.includes("$") ? [] : [fullPath];
  });

export { renderReference };
