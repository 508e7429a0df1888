/** Why bars are not forecast, or no call is made on them; what is said of it is in `words`, room `refusals`. */
export type Refusal =
  | "no_bars"
  | "nothing_held"
  | "too_few_bars"
  | "too_few_bars_for_call"
  | "too_few_joined"
  | "stablecoin"
  | "holes"
  | "still"
  | "nothing_measured"
  | "unmeasured_bonds"
  | "unmeasured_coin_funds"
  | "unmeasured_volatility"
  | "unmeasured_portfolios";
