import { Hono } from "hono";
import { AppError } from "../../../errors.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { findListed, readAsset } from "./read-asset.ts";
import { readBoard } from "./read-board.ts";

/** GET /api/markets -> BoardRow[]; GET /api/markets/:symbol -> AssetReply. Neither asks a model. */
export const boardRoutes = new Hono<AppEnv>()
  .get("/", async (c) => c.json(await readBoard(c.get("deps"))))
  .get("/:symbol", async (c) => {
    const asset = findListed(c.req.param("symbol"));
    if (!asset) throw new AppError("asset_unknown");
    return c.json(await readAsset(c.get("deps"), asset));
  });
