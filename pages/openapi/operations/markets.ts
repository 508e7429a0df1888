import { ASSET_CLASSES, ASSETS_A_PAGE, MAX_TYPED } from "../../../shared/catalogue-limits.ts";
import type { Operation } from "../operation.ts";
import { ASSET_REPLY } from "../shapes/asset.ts";
import {
  ASSETS_REPLY,
  BOARD_REPLY,
  CANDLES_REPLY,
  CLOSES_REPLY,
  CRYPTO_PRICES,
  STOCK_PRICES,
} from "../shapes/markets.ts";
import { SCREEN_PAGE } from "../shapes/screen.ts";
import { query, read } from "./read.ts";
import { SCREEN_PARAMETERS, SECTOR, WHERE } from "./screen-parameters.ts";

/** Prices, bars, and what is known of the listed assets. */
export const MARKETS: readonly Operation[] = [
  read({
    id: "assets",
    group: "markets",
    path: "/api/assets",
    summary: "Find an asset we cover",
    description: `The catalogue, ${ASSETS_A_PAGE} at once, without prices: by ticker, name, or a name in another language.`,
    parameters: [
      query(
        "q",
        "A ticker or a name, or its beginning.",
        { type: "string", maxLength: MAX_TYPED },
        "cardano",
      ),
      query("class", "Only assets of this class.", { type: "string", enum: [...ASSET_CLASSES] }, "coin"),
      { ...SECTOR, example: "layer_1" },
      query("page", "Which page of them.", { type: "integer", minimum: 1, default: 1 }, 1),
    ],
    asked: { q: "cardano" },
    reply: { shape: ASSETS_REPLY, description: "The assets.", headers: ["Cache-Control"] },
    errors: [],
  }),
  read({
    id: "cryptoPrices",
    group: "markets",
    path: "/api/crypto/prices",
    summary: "Prices of the listed coins",
    description: "Five coins, refreshed every two minutes.",
    reply: { shape: CRYPTO_PRICES, description: "One entry per coin." },
    errors: ["market_data_unavailable"],
  }),
  read({
    id: "stockPrices",
    group: "markets",
    path: "/api/stock/prices",
    summary: "Prices of the listed stocks",
    description: "Five stocks, refreshed every thirty minutes.",
    reply: { shape: STOCK_PRICES, description: "One entry per stock." },
    errors: ["market_data_unavailable"],
  }),
  read({
    id: "board",
    group: "markets",
    path: "/api/markets",
    summary: "The listed assets at a glance",
    description:
      "Price, the day's call and the 30-day 80% range for each. A part that is unavailable right now is null.",
    reply: { shape: BOARD_REPLY, description: "One entry per asset." },
    errors: ["market_data_unavailable"],
  }),
  read({
    id: "boardScreen",
    group: "markets",
    path: "/api/markets/screen",
    summary: "All assets, or those that meet conditions",
    description:
      "What the markets page shows: every asset as of its last close, with its filters and its order.",
    parameters: [
      WHERE,
      query("q", "A part of a ticker or a name.", { type: "string", maxLength: MAX_TYPED }, "car"),
      ...SCREEN_PARAMETERS,
    ],
    asked: { where: "rsi_14<70" },
    reply: { shape: SCREEN_PAGE, description: "A page of them.", headers: ["Cache-Control"] },
    errors: ["market_data_unavailable"],
  }),
  read({
    id: "asset",
    group: "markets",
    path: "/api/markets/{symbol}",
    summary: "Everything known about an asset",
    description: "Call, forecast and facts as its page shows them, without prose: no model is called.",
    parameters: [
      {
        name: "symbol",
        in: "path",
        required: true,
        description: "The asset's ticker, in any case.",
        schema: { type: "string" },
        example: "BTC",
      },
    ],
    asked: { symbol: "BTC" },
    reply: { shape: ASSET_REPLY, description: "What is known." },
    errors: ["asset_unknown", "market_data_unavailable", "lookups_exhausted"],
  }),
  read({
    id: "closes",
    group: "markets",
    path: "/api/markets/closes",
    summary: "A month of closes for all listed assets",
    description: "The last 31 daily closes of each, for small charts and correlations.",
    reply: { shape: CLOSES_REPLY, description: "One entry per asset." },
    errors: ["market_data_unavailable"],
  }),
  read({
    id: "candles",
    group: "markets",
    path: "/api/markets/{symbol}/candles",
    summary: "Daily bars for an asset",
    description: "Open, high, low, close and volume for each day, oldest first, for any asset we cover.",
    parameters: [
      {
        name: "symbol",
        in: "path",
        required: true,
        description: "The asset's ticker, in any case.",
        schema: { type: "string" },
        example: "BTC",
      },
      query(
        "days",
        "How many days (sessions, for a stock); a live market has five years.",
        { type: "integer", minimum: 30, maximum: 1_830, default: 365 },
        30,
      ),
    ],
    asked: { symbol: "BTC", days: "30" },
    reply: { shape: CANDLES_REPLY, description: "The bars." },
    errors: ["asset_unknown", "market_data_unavailable", "lookups_exhausted"],
  }),
];
