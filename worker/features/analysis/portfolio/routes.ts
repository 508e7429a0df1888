import { Hono } from "hono";
import { portfolioRequestSchema } from "../../../../shared/portfolio.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { limitRate } from "../../../http/limit-rate.ts";
import { roundFigures } from "../round-figures.ts";
import { gatherPortfolio } from "./gather-portfolio.ts";
import { readPositions } from "./read-positions.ts";
import { replyPortfolio } from "./reply-portfolio.ts";

/** POST /api/portfolio {positions, cash? | worth?, horizonDays?} -> PortfolioReply; nothing of it is kept. */
export const portfolioRoutes = new Hono<AppEnv>().post(
  "/",
  limitRate,
  ...jsonBody(portfolioRequestSchema),
  async (c) => {
    const ask = c.req.valid("json");
    const read = readPositions(ask);
    const gathered = await gatherPortfolio(c.get("deps"), [...read.amounts.keys()]);
    c.header("Cache-Control", "no-store");
    return c.json(roundFigures(replyPortfolio(gathered, read, ask)));
  },
);
