/** Simple moving average of closes, for drawing: one value a bar, from the first bar that has `length` closes behind it. */
export function averageCloses<T extends { date: string; close: number }>(candles: T[], length: number) {
  let sum = 0;
  return candles.flatMap(({ date, close }, i) => {
    sum += close - (candles[i - length]?.close ?? 0);
    return i < length - 1 ? [] : [{ time: date, value: sum / length }];
  });
}
