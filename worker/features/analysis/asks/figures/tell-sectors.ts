import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { SECTOR_IDS, SECTORS, type SectorId } from "../../../../../shared/sectors.ts";
import { dateOf } from "../../../../../shared/time.ts";
import { findAsset } from "../../../markets/assets.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import { draftFacts, numberFacts } from "../../facts/number-facts.ts";
import { openBook } from "../../slots/fill-pattern.ts";
import { type BoardAsk, nameMove, openClass, sayJudged } from "../desk/board.ts";
import type { Desk, Figured } from "../desk/desk.ts";
import type { End } from "../desk/fields.ts";
import { type Answer, join, listWords, phrase, tell } from "../desk/say.ts";
import { listOf } from "./filter.ts";
import { measureAll, nameYardstick, sayValue, type Yardstick } from "./yardstick.ts";

/** Which sectors, by what, from which end. */
interface Asked extends Yardstick, Pick<BoardAsk, "group"> {
  sectors?: readonly SectorId[];
  want: End;
}

/** Told with their figure in the first sentence; the others follow. */
const FIRST = 3;
/** Fewer of a sector say nothing about it. */
const LEAST = 3;

/** The order of sectors, each by the median of what we cover in it; where the board holds no such figure, that. */
export function tellSectors(desk: Desk, ask: Asked, board: BoardAsk | null): Answer {
  const move = nameMove(ask.span, dateOf(desk.now));
  const by = ask.by ?? move;
  if (!board || !desk.board || !by)
    return tell(phrase(desk, "ranking.sectors_not_over", { what: nameYardstick(desk, ask) }));
  const group = ask.group === "crypto" ? "crypto" : "stock";
  const asked: BoardAsk = { ...board, group, kinds: [by] };
  const subjects = openClass(desk, desk.board, asked, []);
  const sectors = openSectors(desk, subjects, asked, by);
  const [first, ...others] = measureAll(sectors, { by, span: null }, ask.want);
  const words = { what: nameYardstick(desk, { by, span: null }), whose: "" };
  if (!first) return tell(phrase(desk, "ranking.none", words));
  const next = others
    .slice(0, FIRST - 1)
    .map((one) => phrase(desk, "ranking.one", { name: one.subject.name, value: sayValue(one) }));
  const missing = (ask.sectors ?? [])
    .map((id) => phrase(desk, `sectors.${id}`))
    .filter((name) => sectors.every((sector) => sector.name !== name));
  return tell(
    join(
      phrase(desk, `ranking.sectors_${ask.want === "least" ? "least" : "most"}`, {
        ...words,
        whose: phrase(desk, `ranking.sectors_of_${ask.sectors ? "named" : group}`, {
          count: String(sectors.length),
        }),
        name: first.subject.name,
        value: sayValue(first),
        next: next.length > 0 ? phrase(desk, "ranking.then", { others: listWords(desk, next) }) : "",
      }),
      by === "score" ? phrase(desk, "ranking.no_advice") : null,
      missing.length > 0 ? phrase(desk, "ranking.unjudged", { names: listWords(desk, missing) }) : null,
      sayJudged(desk, subjects, asked),
    ),
    ...(others.length >= FIRST ? [listOf(desk, others.slice(FIRST - 1))] : []),
  );
}

/** The sectors that are asked for, else the widest of a class: each with the median of one figure of what is in it, in the figure's unit. */
function openSectors(
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
      [kind]: `${FACT_CARDS[kind].label}, median`,
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
  return {
    source: `${source}, of ${facts.length} in it`,
    asOf: new Date(Math.min(...facts.map(({ asOf }) => Date.parse(asOf)))),
  };
}
