import { Hono } from "hono";
import type { AppEnv } from "../../../http/app-env.ts";
import { openRead } from "../../../http/reply/open-read.ts";
import { roundFigures } from "../round-figures.ts";
import { readAsset, requireAsset } from "./read-asset.ts";
import { readBoard } from "./read-board.ts";

const KEEP_S = 15;

/** GET /api/markets -> BoardRow[]; GET /api/markets/:symbol -> AssetReply. Neither asks a model. */
export const boardRoutes = new Hono<AppEnv>()
  .get("/", ...openRead(KEEP_S), async (c) => c.json(roundFigures(await readBoard(c.get("deps")))))
  .get("/:symbol", ...openRead(KEEP_S), async (c) =>
    c.json(roundFigures(await readAsset(c.get("deps"), requireAsset(c.req.param("symbol"))))),
  );
