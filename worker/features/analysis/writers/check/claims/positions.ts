import type { FactKind } from "../../../../../../shared/analysis.ts";
import { type Clause, type Find, isDenied, isSupposed, toNumber } from "./clauses.ts";

const AVERAGES: FactKind[] = ["sma_20", "sma_50", "sma_200"];
/** What a price can be above or below; of several kinds all are meant. */
const LEVELS: [string, FactKind[]][] = [
  ["20-day", ["sma_20"]],
  ["50-day", ["sma_50"]],
  ["200-day", ["sma_200"]],
  ["(?:all |both |every )?(?:of )?(?:its|the|their|these) (?:\\w+ )?(?:moving )?averages", AVERAGES],
  ["upper (?:bollinger )?band", ["bollinger_upper"]],
  ["middle (?:bollinger )?band", ["bollinger_middle"]],
  ["lower (?:bollinger )?band", ["bollinger_lower"]],
  ["support", ["support"]],
  ["resistance", ["resistance"]],
  ["(?:52-week|yearly) high", ["high_52w"]],
  ["(?:52-week|yearly) low", ["low_52w"]],
];
const LEVEL = new RegExp(`(?<![\\w-])(?:${LEVELS.map(([words]) => `(${words})`).join("|")})(?!\\w)`, "gi");
const UP =
  "above|over|beyond|higher than|north of|ahead of|cleared|overcame|surpassed|topped|reclaimed|overtook|through";
const DOWN = "below|under|beneath|lower than|south of|short of|gave up|lost";
const SIDE = new RegExp(`\\b(?:(${UP})|(${DOWN}))\\b`, "gi");
/** Words between the side and its level: "above all three of its". */
const REACH = 32;
const PRICE = /\b(?:price|trad(?:es|ed|ing)|it|quote)\b/i;
const VOLUME = /\b(?:volume|turnover)\b/i;

interface Named {
  index: number;
  kinds: FactKind[];
}

const findLevels = (text: string): Named[] =>
  [...text.matchAll(LEVEL)].map((hit) => {
    const which = hit.findIndex((part, i) => i > 0 && part !== undefined) - 1;
    return { index: hit.index, kinds: LEVELS[which]?.[1] ?? [] };
  });

/** Whether what a clause puts above or below a level stands there. */
export function judgePositions({ text }: Clause, find: Find): boolean {
  if (isSupposed(text)) return true;
  const levels = findLevels(text);
  const sides = [...text.matchAll(SIDE)];
  return sides.every((side, i) => {
    const from = side.index + side[0].length;
    const to = sides[i + 1]?.index ?? text.length;
    const meant = levels.filter(({ index }) => index >= from && index < to);
    if (meant.length === 0 || (meant[0]?.index ?? 0) > from + REACH) return true;
    const isAbove = (side[1] !== undefined) !== isDenied(text, side.index);
    const before = text.slice(0, side.index);
    return meant.flatMap(({ kinds }) => kinds).every((kind) => stands(find, before, kind, isAbove));
  });
}

function stands(find: Find, before: string, level: FactKind, isAbove: boolean): boolean {
  if (VOLUME.test(before)) {
    const ratio = toNumber(find("volume_vs_average"));
    return isAbove ? ratio >= 1 : ratio <= 1;
  }
  const own = PRICE.test(before) ? undefined : findLevels(before).at(-1)?.kinds[0];
  const [value, limit] = [toNumber(find(own ?? "price")), toNumber(find(level))];
  return isAbove ? value >= limit : value <= limit;
}
