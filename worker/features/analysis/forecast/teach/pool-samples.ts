/** Values in rising order, each of which counts `weight` times. */
export interface Sample {
  sorted: Float64Array;
  weight: number;
}

export const toSample = (values: Iterable<number>, weight = 1): Sample => ({
  sorted: Float64Array.from(values).sort(),
  weight,
});

const HALVINGS = 50;

/** The values under which the given shares (0-1) of all samples together lie. The samples hold at least one value. */
export function pooledQuantiles(samples: Sample[], shares: readonly number[]): number[] {
  const held = samples.filter(({ sorted }) => sorted.length > 0);
  const total = held.reduce((sum, { sorted, weight }) => sum + weight * sorted.length, 0);
  const least = Math.min(...held.map(({ sorted }) => sorted[0] as number));
  const most = Math.max(...held.map(({ sorted }) => sorted.at(-1) as number));
  return shares.map((share) => {
    let [low, high] = [least, most];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high) / 2;
      const below = held.reduce((sum, { sorted, weight }) => sum + weight * countUpTo(sorted, middle), 0);
      if (below < share * total) low = middle;
      else high = middle;
    }
    return high;
  });
}

function countUpTo(sorted: Float64Array, value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as number) <= value) from = middle + 1;
    else to = middle;
  }
  return from;
}
