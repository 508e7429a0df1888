import { Hono } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { openRead } from "../../http/reply/open-read.ts";
import { requireListed } from "../analysis/board/read-asset.ts";
import { fillAsset, fillBoard } from "./fill-page.tsx";

/** How long a filled page may be shown, in seconds: about half as long as its prices live. */
const KEEP_S = { crypto: 60, stock: 300 };

/** GET /api/pages/markets, /api/pages/markets/:symbol -> PageFill, for the Function that serves these pages. */
export const pageRoutes = new Hono<AppEnv>()
  .get("/", ...openRead(KEEP_S.crypto), async (c) => c.json(await fillBoard(c.get("deps"))))
  .get("/:symbol", ...openRead(KEEP_S.crypto), async (c) => {
    const asset = requireListed(c.req.param("symbol"));
    return c.json(await fillAsset(c.get("deps"), asset));
  });
