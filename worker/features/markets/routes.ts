import { Hono } from "hono";
import { type AssetsReply, assetClassSchema } from "../../../shared/catalogue.ts";
import { MAX_TYPED } from "../../../shared/catalogue-limits.ts";
import type { CandlesReply } from "../../../shared/markets.ts";
import { isSector, SECTOR_IDS } from "../../../shared/sectors.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { openRead } from "../../http/reply/open-read.ts";
import { findAsset } from "./assets.ts";
import { readCandles } from "./candles.ts";
import { readCloses } from "./closes.ts";
import { type AssetsAsked, findAssets } from "./find-assets.ts";
import { readCryptoPrices, readStockPrices } from "./prices.ts";

/** As long as a live list of prices is shown without another look. */
const PRICES_S = 15;
const BARS_S = 60;
/** The catalogue changes with a deployment. */
const CATALOGUE_S = 300;
const DAYS = { least: 30, most: 1_830, usual: 365 };

/** GET /api/assets?q&class&sector&page, /api/crypto/prices, /api/stock/prices, /api/markets/closes, /api/markets/:symbol/candles?days=N */
export const marketRoutes = new Hono<AppEnv>()
  .get("/assets", ...openRead(CATALOGUE_S, { query: ["q", "class", "sector", "page"] }), (c) =>
    c.json<AssetsReply>(findAssets(readAsked(c.req.query()))),
  )
  .get("/crypto/prices", ...openRead(PRICES_S), async (c) => c.json(await readCryptoPrices(c.get("deps"))))
  .get("/stock/prices", ...openRead(PRICES_S), async (c) => c.json(await readStockPrices(c.get("deps"))))
  .get("/markets/closes", ...openRead(BARS_S), async (c) => c.json(await readCloses(c.get("deps"))))
  .get("/markets/:symbol/candles", ...openRead(BARS_S, { query: ["days"] }), async (c) => {
    const days = readDays(c.req.query("days"));
    const asset = findAsset(c.req.param("symbol").toUpperCase());
    if (!asset) throw new AppError("asset_unknown");
    const { source, asOf, candles } = await readCandles(c.get("deps"), asset, days);
    const { symbol, name, type } = asset;
    const market = c.get("deps").markets[type].kind;
    return c.json<CandlesReply>({ symbol, name, type, market, source, asOf: asOf.toISOString(), candles });
  });

/** Throws `invalid_request` for a class or a sector there is none of, a page that is no number and too long a text. */
function readAsked({ q = "", class: asked, sector, page = "1" }: Record<string, string>): AssetsAsked {
  const known = assetClassSchema.safeParse(asked);
  const isPage = /^[1-9]\d{0,3}$/.test(page);
  const fields = {
    ...(q.length > MAX_TYPED && { q: `at most ${MAX_TYPED} characters` }),
    ...(asked !== undefined && !known.success && { class: `one of ${assetClassSchema.options.join(", ")}` }),
    ...(sector !== undefined && !isSector(sector) && { sector: `one of ${SECTOR_IDS.join(", ")}` }),
    ...(!isPage && { page: "a whole number from 1" }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("invalid_request", { fields });
  const ofSector = sector !== undefined && isSector(sector) ? sector : null;
  return { q, class: known.data ?? null, sector: ofSector, page: Number(page) };
}

function readDays(text: string | undefined): number {
  if (text === undefined) return DAYS.usual;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < DAYS.least || days > DAYS.most)
    throw new AppError("invalid_request", {
      fields: { days: `a whole number from ${DAYS.least} to ${DAYS.most}` },
    });
  return days;
}
