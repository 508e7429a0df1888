import type { Asset } from "../../../markets/assets.ts";
import type { ScenarioAsk } from "../../asks/scenario.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk, unique } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";

const OF_CAP = pattern` @ (?:\^ )?${"cap"}`;

/** "What would ADA be worth at Ethereum's market cap?", "XRP at a market cap of a trillion" */
export function readCapPrice(clause: Clause, talk: Talk): ScenarioAsk | null {
  if (!clause.figures.includes("market_cap") || !has(clause, phraseOf("at_cap"))) return null;
  const amounts = amountsOf(clause, "usd", "number");
  const units = amounts.find(({ at }) => clause.text.startsWith("#n @", at));
  const [sum, ...sums] = amounts.filter((amount) => amount !== units);
  const pair = sum ? ofSum(clause, talk) : ofAnother(clause, talk);
  if (!pair || sums.length > 0) return null;
  const nothing = { move: null, level: null, usd: null, leverage: null, side: "long" } as const;
  return {
    ...{ kind: "scenario", assets: [pair.asset], ...nothing, units: units?.value ?? null },
    cap: { of: pair.of, usd: sum?.value ?? null },
  };
}

interface Pair {
  asset: Asset;
  /** whose market capitalisation it comes to */
  of: Asset | null;
}

function ofSum(clause: Clause, talk: Talk): Pair | null {
  const [asset, ...more] = subjectOf(clause, talk);
  return asset && more.length === 0 ? { asset, of: null } : null;
}

function ofAnother(clause: Clause, { assets: last }: Talk): Pair | null {
  const [one, other, ...more] = unique(clause.assets);
  if (!one || more.length > 0) return null;
  if (other) return isOfFirst(clause) ? { asset: other, of: one } : { asset: one, of: other };
  const [asset] = last;
  return asset && asset !== one && isOfFirst(clause) ? { asset, of: one } : null;
}

/** Whether the market capitalisation is that of the asset named first. */
function isOfFirst({ text }: Clause): boolean {
  const first = text.indexOf("@");
  const named = phraseOf("cap_of").exec(text);
  const at = named ? named.index + named[0].lastIndexOf("@") : (OF_CAP.exec(text)?.index ?? -2) + 1;
  return at === first;
}
