import { Hono } from "hono";
import { AppError } from "../../../errors.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { fillAsset, fillBoard } from "./page/fill-page.tsx";
import { findListed, readAsset } from "./read-asset.ts";
import { readBoard } from "./read-board.ts";

/** GET /api/markets -> BoardRow[]; GET /api/markets/:symbol -> AssetReply. Neither asks a model. */
export const boardRoutes = new Hono<AppEnv>()
  .get("/", async (c) => c.json(await readBoard(c.get("deps"))))
  .get("/:symbol", async (c) => c.json(await readAsset(c.get("deps"), requireListed(c.req.param("symbol")))));

/** How long a filled page may be shown, in seconds: about half as long as its prices live. */
const KEEP_S = { crypto: 60, stock: 300 };

/** GET /api/pages/markets, /api/pages/markets/:symbol -> PageFill, for the Function that serves these pages. */
export const boardPageRoutes = new Hono<AppEnv>()
  .get("/", async (c) => {
    const fill = await fillBoard(c.get("deps"));
    return c.json(fill, 200, { "Cache-Control": `public, max-age=${KEEP_S.crypto}` });
  })
  .get("/:symbol", async (c) => {
    const asset = requireListed(c.req.param("symbol"));
    const fill = await fillAsset(c.get("deps"), asset);
    return c.json(fill, 200, { "Cache-Control": `public, max-age=${KEEP_S[asset.type]}` });
  });

function requireListed(symbol: string) {
  const asset = findListed(symbol);
  if (!asset) throw new AppError("asset_unknown");
  return asset;
}
