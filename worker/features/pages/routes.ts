import { Hono } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { requireListed } from "../analysis/board/read-asset.ts";
import { fillAsset, fillBoard } from "./fill-page.tsx";

/** How long a filled page may be shown, in seconds: about half as long as its prices live. */
const KEEP_S = { crypto: 60, stock: 300 };

/** GET /api/pages/markets, /api/pages/markets/:symbol -> PageFill, for the Function that serves these pages. */
export const pageRoutes = new Hono<AppEnv>()
  .get("/", async (c) => {
    const fill = await fillBoard(c.get("deps"));
    return c.json(fill, 200, { "Cache-Control": `public, max-age=${KEEP_S.crypto}` });
  })
  .get("/:symbol", async (c) => {
    const asset = requireListed(c.req.param("symbol"));
    const fill = await fillAsset(c.get("deps"), asset);
    return c.json(fill, 200, { "Cache-Control": `public, max-age=${KEEP_S[asset.type]}` });
  });
