import { median, quantile } from "simple-statistics";

const round = (value: number) => Number(value.toFixed(value < 10 ? 2 : 1));

/** The middle and the 95th percentile, rounded for reading. */
export const spread = (values: number[]) => ({
  p50: round(median(values)),
  p95: round(quantile(values, 0.95)),
});
