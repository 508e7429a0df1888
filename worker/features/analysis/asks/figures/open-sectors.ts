import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { SECTOR_IDS, SECTORS, type SectorId } from "../../../../../shared/sectors.ts";
import { findAsset } from "../../../markets/assets.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import { draftFacts, numberFacts } from "../../facts/number-facts.ts";
import { openBook } from "../../slots/fill-pattern.ts";
import type { BoardAsk } from "../desk/board.ts";
import type { Desk, Figured } from "../desk/desk.ts";
import { phrase } from "../desk/say.ts";

/** Fewer of a sector tell nothing of it. */
const LEAST = 3;

/** The sectors that are asked for, else the widest of a class: each with the median of one figure of what is in it, in the figure's unit. */
export function openSectors(
  desk: Desk,
  subjects: readonly Figured[],
  { group, sectors, outside = [] }: BoardAsk,
  kind: FactKind,
): Figured[] {
  const type = group === "crypto" ? "crypto" : "stock";
  const wanted = sectors ?? SECTOR_IDS.filter((id) => isWide(id, type));
  return wanted.flatMap((id): Figured[] => {
    const facts = subjects.flatMap(({ symbol, book }) =>
      findAsset(symbol)?.sectors.includes(id) ? (book.get(kind) ?? []) : [],
    );
    if (facts.length < LEAST || outside.includes(id)) return [];
    const symbol = SECTORS[id].name;
    const draft = draftFacts({ [kind]: medianOf(facts) }, originOf(facts), {
      [kind]: `${FACT_CARDS[kind].label}, median of ${facts.length}`,
    });
    const own = numberFacts({ symbol, type }, draft, desk.facts.length + 1);
    desk.facts.push(...own);
    return [{ symbol, name: phrase(desk, `sectors.${id}`), type, book: openBook(own), desk }];
  });
}

/** The eleven of GICS, or the groups of coins. */
const isWide = (id: SectorId, type: Figured["type"]): boolean => {
  const { class: of, within, theme } = SECTORS[id];
  return (of === "coin") === (type === "crypto") && !within && !theme;
};

function medianOf(facts: readonly Fact[]): number {
  const values = facts.map(({ value }) => Number(value)).sort((a, b) => a - b);
  const [low, high] = [values[Math.floor((values.length - 1) / 2)], values[Math.floor(values.length / 2)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** As old as the oldest of them. */
function originOf(facts: readonly Fact[]) {
  const [source = ""] = facts.map((fact) => fact.source);
  return { source, asOf: new Date(Math.min(...facts.map(({ asOf }) => Date.parse(asOf)))) };
}
