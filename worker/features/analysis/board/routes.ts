import { Hono } from "hono";
import type { AppEnv } from "../../../http/app-env.ts";
import { searchQuery } from "../../../http/json-body.ts";
import { openRead } from "../../../http/reply/open-read.ts";
import { roundFigures } from "../round-figures.ts";
import { readAsset, requireAsset } from "./read-asset.ts";
import { readBoard } from "./read-board.ts";
import { readWhole } from "./read-whole.ts";
import { screenBoard } from "./screen-board.ts";
import { screenPageSchema } from "./screen-query.ts";

const KEEP_S = 15;
/** Rows of the board change once a day. */
const SCREEN_S = 60;

/** GET /api/markets -> BoardRow[]; GET /api/markets/screen -> ScreenReply; GET /api/markets/:symbol -> AssetReply. None asks a model. */
export const boardRoutes = new Hono<AppEnv>()
  .get("/", ...openRead(KEEP_S), async (c) => c.json(roundFigures(await readBoard(c.get("deps")))))
  .get(
    "/screen",
    ...openRead(SCREEN_S, { query: Object.keys(screenPageSchema.shape) }),
    searchQuery(screenPageSchema),
    async (c) => c.json(roundFigures(screenBoard(await readWhole(c.get("deps")), c.req.valid("query")))),
  )
  .get("/:symbol", ...openRead(KEEP_S), async (c) =>
    c.json(roundFigures(await readAsset(c.get("deps"), requireAsset(c.req.param("symbol"))))),
  );
