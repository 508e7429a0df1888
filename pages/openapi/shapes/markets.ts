import {
  candleSchema,
  candlesReplySchema,
  closesReplySchema,
  cryptoPriceSchema,
  cryptoPricesSchema,
  stockPriceSchema,
  stockPricesSchema,
} from "../../../shared/markets.ts";
import { objectShape, plainShape } from "../shape.ts";

const PRICED = {
  name: "Its usual name.",
  symbol: "Its ticker.",
  price: "USD.",
  change24h: "Percent: 1.5 means +1.5%.",
  asOf: "The moment of the price.",
  market: "Where the price comes from.",
};

export const CRYPTO_PRICES = plainShape("CryptoPrices", cryptoPricesSchema, "The listed coins.");
export const STOCK_PRICES = plainShape("StockPrices", stockPricesSchema, "The listed stocks.");

export const CANDLES_REPLY = objectShape("CandlesReply", candlesReplySchema, "Daily bars, oldest first.", {
  symbol: "The asset's ticker.",
  name: "Its usual name.",
  type: "Coin or stock.",
  market: "Where its prices come from.",
  source: "Who told the bars.",
  asOf: "The moment they were read.",
  candles: "One bar a day.",
});

export const CLOSES_REPLY = plainShape("ClosesReply", closesReplySchema, "Closes of the listed assets.");

export const MARKET_SHAPES = [
  CRYPTO_PRICES,
  STOCK_PRICES,
  CANDLES_REPLY,
  CLOSES_REPLY,
  objectShape("CryptoPrice", cryptoPriceSchema, "A coin's price.", {
    ...PRICED,
    id: "CoinGecko's id of the coin.",
    volume: "USD turned over in 24 hours.",
    marketCap: "USD; 0 where no source tells it.",
  }),
  objectShape("StockPrice", stockPriceSchema, "A stock's price.", {
    ...PRICED,
    volume: "Shares of the last session.",
    marketCap: "Millions of USD; 0 where no source tells it.",
  }),
  objectShape("Candle", candleSchema, "A daily bar.", {
    date: "The UTC day of a coin, the exchange's day of a stock.",
    open: "USD.",
    high: "USD.",
    low: "USD.",
    close: "USD.",
    volume: "USD turned over for a coin, shares for a stock.",
  }),
  objectShape("AssetCloses", closesReplySchema.element, "An asset's last daily closes.", {
    symbol: "Its ticker.",
    name: "Its usual name.",
    type: "Coin or stock.",
    market: "Where its prices come from.",
    source: "Who told the bars.",
    asOf: "The moment they were read.",
    closes: "The last 31 days, oldest first.",
  }),
  objectShape("DailyClose", closesReplySchema.element.shape.closes.element, "One day's close.", {
    date: "The day.",
    close: "USD.",
  }),
];
