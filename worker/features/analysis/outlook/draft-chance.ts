import type { CallOdds } from "../../../../shared/analysis.ts";
import type { AssetType, MarketKind } from "../../../../shared/markets.ts";
import { ODDS } from "../daily-call/calibration-table.ts";
import { type CallOdds as OddsName, tenthOf } from "../daily-call/measured.ts";
import { draftFacts, type FactDraft } from "../facts/number-facts.ts";

/** Odds in a tenth with fewer past days than this are shown without their reliability. */
const FEWEST_CASES = 200;

/** How odds of the same tenth did on the days of past calls; null where too few were published. */
export function reliabilityOf(type: AssetType, name: OddsName, share: number): CallOdds["reliability"] {
  const { from, to, odds } = ODDS[type];
  const found = odds[name].find(({ tenth }) => tenth === tenthOf(share));
  if (!found || found.cases < FEWEST_CASES) return null;
  const [came, low, high] = found.came;
  return { tenth: found.tenth, cases: found.cases, told: found.told, came, interval: [low, high], from, to };
}

const WHAT: Record<OddsName, string> = {
  higher: "closed higher 30 days later",
  within: "closed within the band of a Hold 30 days later",
  cancel: "were cancelled within 30 days",
};

interface Drafted {
  type: AssetType;
  market: MarketKind;
  candleSource: string;
  /** the close they are odds from */
  asOf: Date;
  now: Date;
}

/** Odds as a fact of the bars, and how such odds did as one of the years it was measured in. */
export function draftChance(
  name: OddsName,
  { share, reliability }: CallOdds,
  { type, market, candleSource, asOf, now }: Drafted,
  label?: string,
): FactDraft[] {
  const [told, measured] = [`odds_${name}`, `odds_${name}_came`] as const;
  const odds = draftFacts(
    { [told]: 100 * share },
    { source: `forecast from closed daily bars of ${candleSource}`, asOf },
    label ? { [told]: label } : {},
  );
  if (!reliability) return odds;
  const { tenth, cases, came, from, to } = reliability;
  const end = new Date(`${to}T23:59:59Z`);
  const source = [
    `measured on ${cases} recorded days of ${type === "stock" ? "stocks" : "coins"}, ${from.slice(0, 4)} `,
    `to ${to.slice(0, 4)}${market === "simulated" ? ", beside a simulated price" : ""}`,
  ].join("");
  return [
    ...odds,
    ...draftFacts(
      { [measured]: 100 * came },
      { source, asOf: end < now ? end : now },
      {
        [measured]: `Share of past days with odds of ${10 * tenth} to ${10 * (tenth + 1)}% that ${WHAT[name]}, ${from} to ${to}`,
      },
    ),
  ];
}
