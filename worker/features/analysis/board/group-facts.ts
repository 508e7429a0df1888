import type { Fact } from "../../../../shared/analysis.ts";
import type { AssetReply } from "../../../../shared/board.ts";
import { FILINGS } from "../facts/cards/filings.ts";
import { MOMENTUM } from "../facts/cards/momentum.ts";
import { MOOD } from "../facts/cards/mood.ts";
import { MOVES } from "../facts/cards/moves.ts";
import { QUOTE } from "../facts/cards/quote.ts";
import { RANGES } from "../facts/cards/ranges.ts";
import { TREND } from "../facts/cards/trend.ts";

const { supply_circulating, supply_max, supply_issued, ...QUOTED } = QUOTE;
const SUPPLY = { supply_circulating, supply_max, supply_issued };

const GROUPS: readonly (readonly [title: string, kinds: object])[] = [
  ["Price and size", QUOTED],
  ["Supply", SUPPLY],
  ["Filings", FILINGS],
  ["Returns", MOVES],
  ["Trend", TREND],
  ["Momentum", MOMENTUM],
  ["Ranges and levels", RANGES],
  ["Mood and headlines", MOOD],
];

/** The facts of one asset as its page shows them, by the groups of their cards; a group of none is left out. */
export const groupFacts = (facts: readonly Fact[]): AssetReply["groups"] =>
  GROUPS.flatMap(([title, kinds]) => {
    const held = facts.flatMap(({ id, kind }) => (kind in kinds ? [id] : []));
    return held.length > 0 ? [{ title, facts: held }] : [];
  });
