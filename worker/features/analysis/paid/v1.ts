import { type Context, Hono } from "hono";
import { accepts } from "hono/accepts";
import { type BatchReply, type BatchRequest, batchRequestSchema } from "../../../../shared/batch.ts";
import type { BoardRow } from "../../../../shared/board.ts";
import { forecastRequestSchema } from "../../../../shared/forecast.ts";
import { portfolioRequestSchema } from "../../../../shared/portfolio.ts";
import type { ScreenReply } from "../../../../shared/screen-reply.ts";
import { writeScreenCsv } from "../../../../shared/write-screen-csv.ts";
import type { AppEnv } from "../../../http/app-env.ts";
import { jsonBody, searchQuery } from "../../../http/json-body.ts";
import { chargeCall } from "../../keys/charge-call.ts";
import { limitTestAssets } from "../../keys/guard.ts";
import { payable } from "../../x402/guard.ts";
import { readBatch, replyBatch } from "../batch/reply-batch.ts";
import { writeBatchCsv } from "../batch/write-batch-csv.ts";
import { readWhole } from "../board/read-whole.ts";
import { screenBoard } from "../board/screen-board.ts";
import { type ScreenAsk, screenQuerySchema } from "../board/screen-query.ts";
import { type Gathered, gatherEvidence, gatherPrices } from "../gather.ts";
import { gatherPortfolio } from "../portfolio/gather-portfolio.ts";
import { readPositions } from "../portfolio/read-positions.ts";
import { replyPortfolio } from "../portfolio/reply-portfolio.ts";
import { findNamedAsset } from "../question/named-question.ts";
import { replyForecast } from "../reply-forecast.ts";
import { openCall, sendCharged } from "./guard.ts";

/** The paid addresses that answer in figures alone; behind `keyed`. */
export const figureRoutes = new Hono<AppEnv>();

/** POST /api/v1/forecast {asset, horizonDays?, level?}: ranges and odds alone; one credit. */
figureRoutes.post("/forecast", ...jsonBody(forecastRequestSchema), payable, async (c) => {
  const ask = c.req.valid("json");
  const asset = findNamedAsset(ask.asset, "asset");
  const call = await openCall(c, "forecast");
  const gather = () => gatherEvidence(c.get("deps"), [asset]);
  return sendCharged(
    c,
    await chargeCall(c.get("deps"), call, { gather, write: (gathered) => replyForecast(gathered, ask) }),
  );
});

/**
 * POST /api/v1/batch {assets, horizonDays}: call, range and odds of up to 100 assets as JSON, or as CSV when asked for;
 * /api/v1/batch/csv, always CSV; one credit for each that is answered.
 */
figureRoutes
  .post("/batch", ...jsonBody(batchRequestSchema), (c) => sendBatch(c, c.req.valid("json"), asksTable(c)))
  .post("/batch/csv", ...jsonBody(batchRequestSchema), (c) => sendBatch(c, c.req.valid("json"), true));

async function sendBatch(
  c: Context<AppEnv>,
  { assets, horizonDays }: BatchRequest,
  isTable: boolean,
): Promise<Response> {
  await limitTestAssets(c, assets.length);
  const named = readBatch({ assets });
  const price = { most: named.places.size, of: (reply: object) => (reply as BatchReply).rows.length };
  const call = { ...(await openCall(c, "batch")), price };
  const gather = () => gatherPrices(c.get("deps"), [...named.places.keys()]);
  const write = (gathered: Gathered) => replyBatch(gathered, named, horizonDays);
  return sendCharged(c, await chargeCall(c.get("deps"), call, { gather, write }), isTable && writeBatchCsv);
}

/** POST /api/v1/portfolio {positions, cash? | worth?, horizonDays?}: what up to 50 positions may be worth; one credit. */
figureRoutes.post("/portfolio", ...jsonBody(portfolioRequestSchema), payable, async (c) => {
  const ask = c.req.valid("json");
  const read = readPositions(ask);
  await limitTestAssets(c, read.amounts.size);
  const call = await openCall(c, "portfolio");
  const gather = () => gatherPortfolio(c.get("deps"), [...read.amounts.keys()]);
  const write = (gathered: Gathered) => replyPortfolio(gathered, read, ask);
  return sendCharged(c, await chargeCall(c.get("deps"), call, { gather, write }));
});

/**
 * GET /api/v1/screen?where=CONDITIONS: the assets that meet them, as of their last closes, as JSON, or as CSV when asked for with
 * a key; /api/v1/screen/csv, always CSV; one credit.
 */
figureRoutes
  .get("/screen", searchQuery(screenQuerySchema), payable, (c) =>
    sendScreen(c, c.req.valid("query"), !c.get("purse") && asksTable(c)),
  )
  .get("/screen/csv", searchQuery(screenQuerySchema), (c) => sendScreen(c, c.req.valid("query"), true));

async function sendScreen(c: Context<AppEnv>, ask: ScreenAsk, isTable: boolean): Promise<Response> {
  const call = await openCall(c, "screen");
  const deps = c.get("deps");
  const write = (rows: BoardRow[]) => {
    const screened = screenBoard(rows, ask);
    // Bars are not sold.
    return { ...screened, assets: screened.assets.map((row) => ({ ...row, closes: [] })) };
  };
  const charged = await chargeCall(deps, call, { gather: () => readWhole(deps), write });
  return sendCharged(c, charged, isTable && ((reply: ScreenReply) => writeScreenCsv(reply.assets)));
}

const asksTable = (c: Context<AppEnv>): boolean =>
  accepts(c, {
    ...{ header: "Accept", supports: ["application/json", "text/csv"] },
    default: "application/json",
  }) === "text/csv";
