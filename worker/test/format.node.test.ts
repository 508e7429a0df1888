import { expect, it } from "vitest";
import { formatCount, withCents } from "../../shared/format.ts";

it("two decimals are rounded and grouped as Intl does it, at every size", () => {
  const cents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const ties = [0, 0.005, 1.005, 2.675, 999.995, 999_999.995, 1e-7, 4.35, 1e21, 123_456_789_012_345.67];
  const spread = Array.from({ length: 20_000 }, (_, at) => {
    const x = Math.sin(at + 1) * 43_758.545_3;
    return Number(((x - Math.floor(x)) * 10 ** ((at % 17) - 3)).toPrecision(1 + (at % 15)));
  });
  for (const x of [...ties, ...spread]) expect(withCents(x)).toBe(cents.format(x));
});

it("counts are grouped as Intl does it", () => {
  const counts = new Intl.NumberFormat("en-US");
  for (const x of [0, 7, 999, 1_000, 99_999, 100_000, 1_234_567, 2 ** 53, -1_234, 1_234.5, 1e21])
    expect(formatCount(x)).toBe(counts.format(x));
});
