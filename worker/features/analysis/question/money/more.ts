import type { More, Position } from "../../asks/desk/fields.ts";
import type { PositionAsk } from "../../asks/position.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { placesOfPrices } from "./lots.ts";

/** "Get my average down to #n": of the amounts the one that the average shall be. */
const TO = pattern` ${"average"} (?:\S+ ){0,4}(?:of|${"up_to"}) (?=#(?:usd|n) )`;

/** "And if I buy one more at 2,000?", "how many to get my average down to 50k?", of what is held; null for anything else. */
export function readMore(clause: Clause, talk: Talk, told: Position | null): PositionAsk | null {
  const [asset] = subjectOf(clause, talk);
  const more = findTarget(clause) ?? (isOfLast(clause, talk) ? findMore(clause) : null);
  const held =
    more?.average == null || told?.entry === more.average ? talk.position : (told ?? talk.position);
  return asset && more && isOwned(held)
    ? { kind: "position", assets: [asset], position: held, want: "average", more }
    : null;
}

const isOwned = (held: Position | null): held is Position => held?.side === "long" && held.leverage === null;

const isOfLast = ({ assets }: Clause, { assets: last }: Talk): boolean =>
  assets.every((asset) => last.includes(asset));

function findTarget(clause: Clause): More | null {
  const found = TO.exec(clause.text);
  const end = found ? found.index + found[0].length : -1;
  const to = amountsOf(clause, "usd", "number").find(({ at }) => at >= end);
  return found && to ? { units: null, usd: null, price: null, average: to.value } : null;
}

function findMore(clause: Clause): More | null {
  if (!has(clause, "buy_more") || has(clause, phraseOf("sell"))) return null;
  const amounts = amountsOf(clause, "usd", "number");
  const at = placesOfPrices(clause);
  const price = amounts.find((one) => at.includes(one.at)) ?? null;
  const [size, ...others] = amounts.filter((one) => one !== price);
  if (!size || others.length > 0) return null;
  const isMoney = size.kind === "usd";
  return {
    ...{ units: isMoney ? null : size.value, usd: isMoney ? size.value : null },
    ...{ price: price?.value ?? null, average: null },
  };
}
