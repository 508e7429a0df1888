/** A sentence of the contract's English: `{ADA rsi_14:zone}` stands for the slot of that asset's figure. */
export interface Pattern {
  /** a question about the simulated market whose answer holds it; a test proves that */
  asked: string;
  text: string;
}

/** How each use is worded: as desk notes, plainly, and in a talking tone. */
export const PATTERNS: Record<string, readonly Pattern[]> = {
  "one figure": [
    {
      asked: "Analyze Cardano",
      text: "ADX {ADA adx_14}: {ADA adx_14:zone}. RSI {ADA rsi_14}: {ADA rsi_14:zone}.",
    },
    { asked: "Analyze Cardano", text: "The RSI stands at {ADA rsi_14} and is neutral." },
    {
      asked: "Analyze Chainlink",
      text: "And the mood? Fear & Greed is at {LINK fear_greed}, which is neither fear nor greed.",
    },
  ],
  "two figures": [
    { asked: "Analyze Cardano", text: "MACD {ADA macd}, above its signal line at {ADA macd_signal}." },
    {
      asked: "Analyze Bitcoin",
      text: "−DI at {BTC minus_di_14} is above +DI at {BTC plus_di_14}, so sellers lead.",
    },
    {
      asked: "Analyze Bitcoin",
      text: "So the price is {BTC price_vs_sma_200:side} its 200-day average, but momentum is rising, with a MACD histogram of {BTC macd_histogram}.",
    },
  ],
  changes: [
    {
      asked: "Analyze Ethereum",
      text: "Down {ETH return_30d:size} over 30 days, up {ETH return_365d:size} over 365 days.",
    },
    {
      asked: "Analyze Chainlink",
      text: "Chainlink gained {LINK return_7d:size} over 7 days and lost {LINK return_30d:size} over 30 days.",
    },
    {
      asked: "Analyze Solana",
      text: "So the week was up {SOL return_7d:size}, and yet the month was down {SOL return_30d:size}.",
    },
  ],
  "why it moved": [
    {
      asked: "Why did XRP move this month?",
      text: "The fall of {XRP span_change:size} over 30 days compares with a mean change of {XRP market_change} for the other coins.",
    },
    {
      asked: "Why did XRP move this month?",
      text: "The market explains {XRP market_part} of it, which leaves {XRP own_part} as its own part.",
    },
  ],
  levels: [
    {
      asked: "Analyze Ethereum",
      text: "Support {ETH support} near, resistance {ETH resistance} well above the price.",
    },
    {
      asked: "Analyze Bitcoin",
      text: "The price of {BTC price} lies below its 50-day average of {BTC sma_50} and its 200-day average of {BTC sma_200}.",
    },
    {
      asked: "Analyze Bitcoin",
      text: "And the year? The price sits {BTC drawdown:side} its highest close, at a place of {BTC range_position_52w} in its 52-week range.",
    },
  ],
  "what carries a call": [
    {
      asked: "Analyze Bitcoin",
      text: "50-day average {BTC call_order:side} the 200-day average: this carries the Sell.",
    },
    {
      asked: "Analyze Bitcoin",
      text: "The MACD histogram of {BTC macd_histogram} is rising, and this speaks against the Sell.",
    },
    {
      asked: "Analyze Tesla",
      text: "What weighs on the Buy is the month, with a fall of {TSLA return_30d:size}; the long trend still speaks for it, with the price {TSLA price_vs_sma_200:side} its 200-day average.",
    },
    {
      asked: "Analyze Solana",
      text: "A daily close above {SOL invalidation_price} would prove the Sell wrong, and the odds of touching it within 30 days are {SOL invalidation_odds:whole}.",
    },
  ],
  "a Hold": [
    {
      asked: "Should I sell Microsoft?",
      text: "What speaks for the price is the trend, {MSFT price_vs_sma_200:side} its 200-day average; what speaks against it is resistance at {MSFT resistance}.",
    },
    {
      asked: "Should I sell Microsoft?",
      text: "A close below {MSFT hold_low} or above {MSFT hold_high} at the horizon would prove the Hold wrong.",
    },
  ],
  "its record": [
    {
      asked: "Analyze Bitcoin",
      text: "Right in {BTC probability:whole} of past Sell cases, base rate {BTC base_rate:whole}: no proven edge.",
    },
    {
      asked: "Analyze Ethereum",
      text: "The interval runs from {ETH probability_low:whole} to {ETH probability_high:whole} and holds the base rate of {ETH base_rate:whole}.",
    },
    {
      asked: "Analyze Tesla",
      text: "And the record? Past Buy cases were right in {TSLA probability:whole}, only a little more than the base rate of {TSLA base_rate:whole}.",
    },
  ],
  "forecast and risk": [
    {
      asked: "How risky is Nvidia?",
      text: "80% range in 30 days: {NVDA forecast_30d_low} to {NVDA forecast_30d_high}.",
    },
    {
      asked: "Analyze Ethereum",
      text: "A volatility of {ETH forecast_volatility} is expected over 30 days, and this is calm for it.",
    },
    {
      asked: "How risky is Nvidia?",
      text: "The odds of touching 10% below the last close within 30 days are {NVDA odds_fall_10:whole}.",
    },
    {
      asked: "How risky is Nvidia?",
      text: "And how wide are the swings? An average day covers {NVDA atr_percent} of the price.",
    },
  ],
  "several assets": [
    {
      asked: "Compare Bitcoin, Ethereum and Solana",
      text: "RSI: Bitcoin {BTC rsi_14}, Ethereum {ETH rsi_14}, Solana {SOL rsi_14}; all neutral.",
    },
    {
      asked: "Compare Bitcoin, Ethereum and Solana",
      text: "Solana is the most volatile of the three with a yearly volatility of {SOL compare_volatility}, and Bitcoin is the calmest with {BTC compare_volatility}.",
    },
    {
      asked: "Apple vs Nvidia",
      text: "Apple kept {AAPL net_margin} of its revenue as profit, more than NVIDIA with {NVDA net_margin}.",
    },
    {
      asked: "Apple vs Nvidia",
      text: "So both calls are a Sell, but Apple is {AAPL price_vs_sma_50:side} its 50-day average and NVIDIA {NVDA price_vs_sma_50:side}.",
    },
  ],
  "a company": [
    {
      asked: "Analyze Tesla",
      text: "P/E {TSLA pe_ratio}, net margin {TSLA net_margin}, debt to equity {TSLA debt_to_equity}.",
    },
    {
      asked: "Analyze Apple",
      text: "Revenue grew {AAPL revenue_growth:size} over the year before, while the stock fell {AAPL return_30d:size} over 30 days.",
    },
  ],
};

/** Sentences that fall, with why. */
export const FALLING: readonly (Pattern & { why: string })[] = [
  { asked: "Analyze Bitcoin", text: "RSI {BTC rsi_14}, so a bounce is likely.", why: "what comes next" },
  {
    asked: "Analyze Bitcoin",
    text: "It fell {BTC return_30d:size} over 30 days as sellers grew tired.",
    why: "an invented cause",
  },
  { asked: "Analyze Bitcoin", text: "Watch the support at {BTC support}.", why: "an order" },
  { asked: "Analyze Apple", text: "A healthy net margin of {AAPL net_margin}.", why: "it praises" },
  {
    asked: "Analyze Bitcoin",
    text: "It fell {BTC return_90d:size} over 30 days.",
    why: "another window's slot",
  },
  {
    asked: "Apple vs Nvidia",
    text: "Apple shows {AAPL rsi_14}, NVIDIA {NVDA rsi_14}.",
    why: "no figure named",
  },
  {
    asked: "Analyze Bitcoin",
    text: "The RSI of {BTC rsi_14} is three points below 50.",
    why: "numbers written out",
  },
  {
    asked: "Analyze Bitcoin",
    text: "The Sell is sure to be right, at {BTC probability:whole}.",
    why: "a certainty",
  },
];

/** A pattern as a model reads it: with ids in the place of assets and kinds. */
export function showPattern({ text }: Pattern): string {
  const ids = new Map<string, string>();
  return text.replace(/\{(\S+ \w+)(:\w+)?\}/g, (_, of: string, form = "") => {
    const id = ids.get(of) ?? `f${ids.size + 1}`;
    ids.set(of, id);
    return `{${id}${form}}`;
  });
}
