import type { Asset } from "../../../markets/assets.ts";
import type { LinkedAsk } from "../../asks/linked.ts";
import { has } from "../lexicon/lexicon.ts";
import { OF_UNITS } from "../money/amount.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";
import { either, pattern, phraseOf } from "../words/pattern.ts";
import { IF } from "../words/trading.ts";
import { wayOf } from "../words/way.ts";

/** "If Bitcoin", "when BTC": the asset behind it moves. */
const CONDITION = either(
  pattern`(?:^| )${IF} (?:\S+ ){0,2}@ | @ (?:#\S+ )?\S+[ae]rs[ae] `,
  pattern`@ ?(?:#\S+ )?\S*${"if_behind"} |${"if_before"} ?@ `,
);

/** "If Bitcoin falls 20%, what does my ETH do?": the second named moves, or may, and the other is asked about. */
export function readLinked(clause: Clause, talk: Talk): LinkedAsk | null {
  const goesOn = readOn(clause, talk);
  if (goesOn) return goesOn;
  const pair = isLinked(clause) || isGoneOn(clause, talk) ? findPair(clause, talk) : null;
  return pair && { kind: "linked", assets: pair, ...findSize(clause) };
}

/** "And if it falls 30%?" */
function readOn(clause: Clause, { ask }: Talk): LinkedAsk | null {
  const [size, ...sizes] = amountsOf(clause, "percent");
  if (ask?.kind !== "linked" || ask.move === null || clause.assets.length > 0) return null;
  if (!size || sizes.length > 0) return null;
  const way = wayOf(clause) ?? (ask.move < 0 ? "down" : "up");
  return { ...ask, move: (way === "up" ? 1 : -1) * Math.abs(size.value) };
}

const AND_IF = pattern`^ ${"and_but"} (?:what )?${IF} (?:der |the )?@ `;
/** "And if Bitcoin falls 25%?", after where Ethereum may go was asked. */
const isGoneOn = (clause: Clause, { ask, assets }: Talk): boolean =>
  (ask?.kind === "forecast" || ask?.kind === "risk") &&
  assets.length === 1 &&
  has(clause, AND_IF) &&
  has(clause, "fall", "rise") &&
  clause.amounts.length > 0;

const isLinked = (clause: Clause): boolean =>
  has(clause, "fall", "rise", "halves", "doubles", "reach") &&
  has(clause, phraseOf("asks_of_other")) &&
  !has(clause, "did", "should") &&
  !clause.dates.some(({ past }) => past);

/** How two move together was asked last: "if BTC drops 20%, how much does it drop?" */
const isOfPair = ({ ask, assets }: Talk): boolean =>
  assets.length === 2 &&
  (ask?.kind === "linked" || (ask?.kind === "compare" && (ask.by === "correlation" || ask.by === "beta")));

/** The asset that is asked about, and the one that moves. */
function findPair({ text, assets }: Clause, talk: Talk): [follower: Asset, driver: Asset] | null {
  const found = CONDITION.exec(text);
  const [one, other, ...more] = unique(assets);
  if (!found || !one || more.length > 0) return null;
  const driver = assets[text.slice(0, found.index + found[0].length).split("@").length - 2];
  // "What if BTC goes to 150k?", of what is held in it too.
  if (!other && talk.assets.includes(one) && !isOfPair(talk)) return null;
  const follower = (other ? [one, other] : talk.assets).find((asset) => asset !== driver);
  return driver && follower ? [follower, driver] : null;
}

function findSize(clause: Clause): Pick<LinkedAsk, "move" | "level" | "units"> {
  const [percent] = amountsOf(clause, "percent");
  const money = amountsOf(clause, "usd", "number");
  const units = money.find(({ at, kind }) => kind === "number" && OF_UNITS.test(clause.text.slice(at)));
  const level = percent ? undefined : money.filter((one) => one !== units).at(-1);
  const move = percent?.value ?? (has(clause, "halves") ? -50 : has(clause, "doubles") ? 100 : null);
  return {
    move: move !== null && move > 0 && wayOf(clause) === "down" ? -move : move,
    level: level?.value ?? null,
    units: units?.value ?? null,
  };
}
