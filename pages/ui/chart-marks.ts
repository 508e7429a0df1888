/** What stands over the candles of a chart: where the price may be, and levels that count. Prices in USD. */
export interface ChartMarks {
  /** from the close of `date`; `days` later the close lies within 50% and 80% of cases between these */
  cone: { date: string; close: number; at: ConeEnd[] } | null;
  levels: { price: number; name: string; tone: "support" | "resistance" | "wrong" | "asked" }[];
}

export interface ConeEnd {
  days: number;
  p10: number;
  p25: number;
  p75: number;
  p90: number;
}
