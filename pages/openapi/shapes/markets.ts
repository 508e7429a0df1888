import { boardReplySchema } from "../../../shared/board.ts";
import { assetsReplySchema, catalogueRowSchema } from "../../../shared/catalogue.ts";
import {
  candleSchema,
  candlesReplySchema,
  closesReplySchema,
  cryptoPriceSchema,
  cryptoPricesSchema,
  disputedSchema,
  stockPriceSchema,
  stockPricesSchema,
} from "../../../shared/markets.ts";
import { SCREEN_KINDS, type ScreenKind } from "../../../shared/screened-by.ts";
import { objectShape, plainShape } from "../shape.ts";

const DISPUTED =
  "Another source's price for the same minutes, while the two are too far apart and it is unclear which is right; absent otherwise.";
const PRICED = {
  name: "Its usual name.",
  symbol: "Its ticker.",
  price: "USD.",
  change24h: "Percent: 1.5 means +1.5%.",
  asOf: "The moment of the price.",
  market: "Where the price comes from.",
  disputed: DISPUTED,
};

export const CRYPTO_PRICES = plainShape("CryptoPrices", cryptoPricesSchema, "The listed coins.");
export const STOCK_PRICES = plainShape("StockPrices", stockPricesSchema, "The listed stocks.");

export const CANDLES_REPLY = objectShape("CandlesReply", candlesReplySchema, "Daily bars, oldest first.", {
  symbol: "The asset's ticker.",
  name: "Its usual name.",
  type: "Coin or stock.",
  market: "Where its prices come from.",
  source: "The source of the bars.",
  asOf: "The moment they were read.",
  candles: "One bar per day.",
});

export const CLOSES_REPLY = plainShape("ClosesReply", closesReplySchema, "Closes of the listed assets.");

export const ASSETS_REPLY = objectShape("AssetsReply", assetsReplySchema, "Assets that we cover.", {
  assets: "Those that fit, best first; at most 60.",
  total: "How many fit, on all pages.",
  nearest: "If nothing has exactly that name: what may have been meant, nearest first.",
});

export const BOARD_REPLY = plainShape("BoardReply", boardReplySchema, "The listed assets, coins first.");

const ROW = boardReplySchema.element.shape;

export const MARKET_SHAPES = [
  ASSETS_REPLY,
  objectShape("CatalogueRow", catalogueRowSchema, "What an asset is, without any price.", {
    symbol: "Its ticker.",
    name: "Its usual name.",
    class: "Coin, stock or fund.",
    exchange: "Where it is listed; null of a coin.",
    currency: "Of its prices.",
    coingeckoId: "A coin's.",
    noRange: "Why its kind has no range; null where it may have one.",
  }),
  objectShape("NoRange", catalogueRowSchema.shape.noRange.unwrap(), "A kind without a range.", {
    fromDays: "The first such horizon.",
    reason: "Why.",
  }),
  BOARD_REPLY,
  objectShape("BoardRow", boardReplySchema.element, "An asset at a glance.", {
    symbol: "Its ticker.",
    name: "Its usual name.",
    type: "Coin or stock.",
    market: "Where its prices come from.",
    quote: "Its price; null while no source has it.",
    call: "The decision on the last closed bar; null while its bars are unavailable.",
    range: "Where the day-30 close is in 8 of 10 cases; null without a forecast.",
    noRange: "Why there is no range; null where there is one, and while its bars are unavailable.",
    closes: "Of its last 30 daily bars, oldest first; none in `/api/v1/screen`, where bars are not sold.",
    figures: "Known numbers by kind of fact: what `/api/v1/screen` filters on.",
  }),
  objectShape(
    "BoardFigures",
    ROW.figures,
    "Figures at a glance; unknown ones are absent.",
    Object.fromEntries(
      Object.entries(SCREEN_KINDS).map(([kind, { label }]) => [kind, `${label}.`]),
    ) as Record<ScreenKind, string>,
  ),
  objectShape("BoardQuote", ROW.quote.unwrap(), "A price at a glance.", {
    price: "USD.",
    change24h: "Percent: over 24 hours for a coin, since the previous close for a stock.",
    source: "Its source.",
    asOf: "The moment of the price.",
    disputed: DISPUTED,
  }),
  objectShape("BoardCall", ROW.call.unwrap(), "A decision at a glance.", {
    action: "Null is no call.",
    score: "-100 to 100.",
    date: "The day of the closed bar.",
  }),
  objectShape("BoardRange", ROW.range.unwrap(), "A range at a glance.", {
    low: "USD.",
    high: "USD.",
    until: "The last day of the horizon.",
    held: "The share of past ranges of its kind that were right, 0 to 1.",
  }),
  objectShape("DisputedPrice", disputedSchema, "Another source's price for the same minutes.", {
    price: "USD.",
    source: "The other source.",
  }),
  CRYPTO_PRICES,
  STOCK_PRICES,
  CANDLES_REPLY,
  CLOSES_REPLY,
  objectShape("CryptoPrice", cryptoPriceSchema, "A coin's price.", {
    ...PRICED,
    id: "CoinGecko's id of the coin.",
    volume: "24-hour volume in USD.",
    marketCap: "USD; 0 where no source has it.",
  }),
  objectShape("StockPrice", stockPriceSchema, "A stock's price.", {
    ...PRICED,
    volume: "Shares of the last session.",
    marketCap: "Millions of USD; 0 where no source has it.",
  }),
  objectShape("Candle", candleSchema, "A daily bar.", {
    date: "The UTC day for a coin, the exchange's day for a stock.",
    open: "USD.",
    high: "USD.",
    low: "USD.",
    close: "USD.",
    volume: "USD volume for a coin, shares for a stock.",
    doubted:
      "USD. A high or low from the source that no other price of the day supports; not used as `high` or `low`.",
  }),
  objectShape("AssetCloses", closesReplySchema.element, "An asset's last daily closes.", {
    symbol: "Its ticker.",
    name: "Its usual name.",
    type: "Coin or stock.",
    market: "Where its prices come from.",
    source: "The source of the bars.",
    asOf: "The moment they were read.",
    closes: "The last 31 days, oldest first.",
  }),
  objectShape("DailyClose", closesReplySchema.element.shape.closes.element, "One day's close.", {
    date: "The day.",
    close: "USD.",
  }),
];
