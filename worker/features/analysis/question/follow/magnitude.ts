import type { Ask } from "../../asks/registry.ts";
import type { Language } from "../question.ts";
import type { Clause } from "../read-clauses.ts";
import { pattern } from "../words/pattern.ts";

const SCALES = [1e3, 1e6];
/** "5.5呢", of 6万 */
const TEN_THOUSANDS = [1e4, 1e8];
const COUNT_BY_TEN_THOUSAND: ReadonlySet<Language> = new Set<Language>(["zh", "ja", "ko"]);
/** "And in three?" counts time. */
const IS_COUNT = pattern` ${"within"} #n `;

/**
 * "And 130?", after a level of 150,000: a bare number in the place of a level is in thousands or millions where that is ten times
 * nearer to the level stated last. Pure.
 */
export function keepMagnitude(clauses: readonly Clause[], last: Ask | null): Clause[] {
  const level = levelOf(last);
  const [only, ...more] = clauses.flatMap(({ amounts }) => amounts);
  const isBare = only?.kind === "number" && only.value > 0 && only.value < 1e3 && more.length === 0;
  const isOther = clauses.some(({ assets, text }) => assets.length > 0 || IS_COUNT.test(text));
  if (!level || !isBare || isOther) return [...clauses];
  const away = (value: number) => Math.abs(Math.log10(value / level));
  const byTen = clauses.some(({ language }) => COUNT_BY_TEN_THOUSAND.has(language));
  const scales = byTen ? [...SCALES, ...TEN_THOUSANDS] : SCALES;
  const [near = only.value] = scales.map((scale) => only.value * scale).toSorted((a, b) => away(a) - away(b));
  if (away(only.value) - away(near) < 1) return [...clauses];
  return clauses.map((clause) =>
    clause.amounts.length > 0 ? { ...clause, amounts: [{ ...only, value: near }] } : clause,
  );
}

/** The price that was asked about last: a level, a stop, where it would be liquidated. */
export function levelOf(last: Ask | null): number | null {
  if (last?.kind === "position" && last.want === "liquidation") {
    const { entry, leverage, side } = last.position;
    return entry && leverage ? entry * (1 + (side === "long" ? -1 : 1) / leverage) : null;
  }
  if (last?.kind === "plan") return last.stop ?? last.target;
  return last && "level" in last ? (last.level ?? null) : null;
}
