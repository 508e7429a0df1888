/** A calendar day, YYYY-MM-DD. */
export type Day = string;

/** Past days a message names, as seen at the market's moment. */
export interface Span {
  from: Day;
  to: Day;
  /**
   * `day`: one day (from equals to). `period`: a calendar period (week, month, quarter, year), measured from the last close
   * before it. `stretch`: from the close of one day to that of another ("since March 1", "over the last 30 days").
   */
  unit: "day" | "period" | "stretch";
  /** how it is said in an answer: "on 27 December 2024", "in November 2024", "since 1 November 2024", "over 30 days" */
  said: string;
}

/** A day or span that a message names and that cannot be looked up. */
export interface BadDate {
  /** the day that does not exist, lies ahead (with what is asked of the past) or is not understood, as we say it */
  said: string;
  problem: "impossible" | "ahead";
}

/** What somebody holds or thinks of holding; what was not told is null. */
export interface Position {
  side: "long" | "short";
  /** USD a unit */
  entry: number | null;
  /** the day it was entered */
  entered: Day | null;
  units: number | null;
  /** USD put in */
  usd: number | null;
  /** 10 means tenfold; null: none */
  leverage: number | null;
  /** bought so many times: `units` are all of them, `entry` their average */
  lots?: number;
}

/** A day ahead that a message asks about. */
export interface Ahead {
  /** calendar days from the market's moment; at least 1 */
  days: number;
  /** how it is said in an answer: "by 31 January 2025", "within 30 days", "in 2030" */
  said: string;
}

/** What the asker supposes of figures, to be confirmed or denied: "is it overbought?" */
export type Claim =
  | "overbought"
  | "oversold"
  | "golden_cross"
  | "death_cross"
  /** the price above (below) the figure asked about */
  | "above"
  | "below"
  | "expensive"
  | "cheap"
  | "profitable"
  | "bullish"
  | "bearish";

/** What is asked of ourselves. */
export type AboutTopic =
  | "real_data"
  | "price_source"
  | "accuracy"
  | "cost"
  | "who"
  | "human"
  | "score"
  | "range"
  | "hours"
  | "coverage"
  | "history"
  | "orders"
  | "privacy"
  | "api"
  | "languages"
  | "advice";

/** Terms with a definition that are no figure of ours. */
const TERMS = [
  "stablecoin",
  "cryptocurrency",
  "blockchain",
  "stock",
  "etf",
  "dividend",
  "market_order",
  "leverage",
  "liquidation",
  "short_selling",
  "option",
  "bull_market",
  "bear_market",
  "halving",
  "staking",
  "defi",
  "wallet",
  "dollar_cost_averaging",
  "diversification",
  "moving_average",
  "golden_cross",
  "death_cross",
  "liquidity",
  "api_key",
  "credit",
  "ngma",
  "hold_call",
  "stop_loss",
  "take_profit_order",
  "short_squeeze",
  "bid_ask_spread",
  "slippage",
  "market_maker",
  "blue_chip",
  "penny_stock",
  "ipo",
  "stock_split",
  "buyback",
  "whale",
  "fork",
  "airdrop",
  "smart_contract",
  "nft",
  "gas_fee",
  "mining",
  "proof_of_stake",
  "proof_of_work",
  "altcoin",
  "meme_coin",
  "hodl",
  "fomo",
  "fud",
  "rug_pull",
  "pump_and_dump",
  "private_key",
  "fiat",
  "futures",
  "margin_trading",
  "portfolio",
  "hedge",
  "arbitrage",
  "candlestick",
  "fibonacci",
  "breakout",
  "bubble",
  "correction",
  "dead_cat_bounce",
  "capitulation",
  "technical_analysis",
  "fundamental_analysis",
  "ticker",
  "exchange",
  "token",
  "layer_two",
  "inflation",
  "bond",
  "index_fund",
  "yield_rate",
  "backtest",
  "hash_rate",
  "cold_storage",
  "trap",
  "free_cash_flow",
  "ebitda",
  "open_interest",
  "funding_rate",
  "order_book",
  "tvl",
  "tokenomics",
  "dilution",
  "margin_call",
  "consolidation",
  "dao",
  "bullish",
  "bearish",
  "long_position",
  "edge",
  "base_rate",
  "expected_range",
  "priced_in",
  "free_float",
  "bagholder",
  "alpha",
  "underwater",
  "paper_hands",
  "risk_reward",
  "satoshi",
  "gwei",
  "rally",
  "swing_trading",
  "intrinsic_value",
] as const;
export type Term = (typeof TERMS)[number];
