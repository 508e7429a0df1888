import { Hono } from "hono";
import type { CandlesReply } from "../../../shared/markets.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { openRead } from "../../http/reply/open-read.ts";
import { findAsset } from "./assets.ts";
import { readCandles } from "./candles.ts";
import { readCloses } from "./closes.ts";
import { readCryptoPrices, readStockPrices } from "./prices.ts";

/** As long as a live list of prices is shown without another look. */
const PRICES_S = 15;
const BARS_S = 60;
const DAYS = { least: 30, most: 1_830, usual: 365 };

/** GET /api/crypto/prices, /api/stock/prices, /api/markets/closes, /api/markets/:symbol/candles?days=N */
export const marketRoutes = new Hono<AppEnv>()
  .get("/crypto/prices", ...openRead(PRICES_S), async (c) => c.json(await readCryptoPrices(c.get("deps"))))
  .get("/stock/prices", ...openRead(PRICES_S), async (c) => c.json(await readStockPrices(c.get("deps"))))
  .get("/markets/closes", ...openRead(BARS_S), async (c) => c.json(await readCloses(c.get("deps"))))
  .get("/markets/:symbol/candles", ...openRead(BARS_S), async (c) => {
    const days = readDays(c.req.query("days"));
    const asset = findAsset(c.req.param("symbol").toUpperCase());
    if (!asset) throw new AppError("asset_unknown");
    const { source, asOf, candles } = await readCandles(c.get("deps"), asset, days);
    const { symbol, name, type } = asset;
    const market = c.get("deps").markets[type].kind;
    return c.json<CandlesReply>({ symbol, name, type, market, source, asOf: asOf.toISOString(), candles });
  });

function readDays(text: string | undefined): number {
  if (text === undefined) return DAYS.usual;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < DAYS.least || days > DAYS.most)
    throw new AppError("invalid_request", {
      fields: { days: `a whole number from ${DAYS.least} to ${DAYS.most}` },
    });
  return days;
}
