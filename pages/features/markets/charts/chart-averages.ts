/** The averages of a chart by how many bars they reach back, which is their name, each with its colour token. */
export const AVERAGES = [
  { length: 20, token: "--color-fg" },
  { length: 50, token: "--color-info" },
  { length: 200, token: "--color-fg-3" },
] as const;

/** Simple moving average of closes, for drawing: one value a bar, from the first bar that has `length` closes behind it. */
export function averageCloses<T extends { date: string; close: number }>(candles: T[], length: number) {
  let sum = 0;
  return candles.flatMap(({ date, close }, i) => {
    sum += close - (candles[i - length]?.close ?? 0);
    return i < length - 1 ? [] : [{ time: date, value: sum / length }];
  });
}
