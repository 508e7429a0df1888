import type { LinkedAsk } from "../../asks/linked.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";

/** "If Bitcoin", "when BTC": the asset behind it moves. */
const CONDITION =
  /(?:^| )(?:if|when|whenever|once|should|suppose|after|wenn|falls|sobald|si|cuando|quand|lorsque|se|quando|если|когда|eger|как только) (?:\S+ ){0,2}@ | @ (?:#\S+ )?\S+[ae]rs[ae] |@ ?(?:#\S+ )?\S*(?:면|たら) |(?:如果|假如|当|もし|만약) ?@ /;
/** It is asked of the other, and no position or choice is told. */
const ASKS =
  / (?:what|whats|how|happens|does|do|will|would|could|where|was|wie|que|cuanto|qu|quoi|combien|o que|quanto|что|как|сколько|ne|nasil) |怎么|会|多少|どう|どれ|いくら|어떻게|얼마/;

/** The way a clause tells, else that of the move before. */
function signOf(clause: Clause, before: number): 1 | -1 {
  const [fall, rise] = [has(clause, "fall"), has(clause, "rise")];
  return fall === rise ? (before < 0 ? -1 : 1) : rise ? 1 : -1;
}

/** "If Bitcoin falls 20%, what does my ETH do?": the second named moves, or may, and the other is asked about. */
export function readLinked(clause: Clause, talk: Talk): LinkedAsk | null {
  const { text, dates } = clause;
  const last = talk.ask;
  const [size, ...sizes] = amountsOf(clause, "percent");
  if (
    last?.kind === "linked" &&
    clause.assets.length === 0 &&
    size &&
    sizes.length === 0 &&
    last.move !== null
  )
    return { ...last, move: signOf(clause, last.move) * Math.abs(size.value) };
  const found = CONDITION.exec(text);
  const named = unique(clause.assets);
  if (!found || named.length + talk.assets.length < 2 || named.length > 2 || named.length === 0) return null;
  const driver = clause.assets[text.slice(0, found.index + found[0].length).split("@").length - 2];
  // "What if BTC goes to 150k?", of what is held in it too.
  if (named.length === 1 && talk.assets.some((asset) => asset === named[0])) return null;
  const follower =
    named.find((asset) => asset !== driver) ??
    (named.length === 1 ? talk.assets.find((asset) => asset !== driver) : undefined);
  const isMoved = has(clause, "fall", "rise", "halves", "doubles") || has(clause, "reach");
  if (!driver || !follower || !isMoved || !ASKS.test(text)) return null;
  if (has(clause, "did", "should") || dates.some(({ past }) => past)) return null;
  const [percent] = amountsOf(clause, "percent");
  const level = percent ? undefined : amountsOf(clause, "usd", "number").at(-1);
  const move = percent?.value ?? (has(clause, "halves") ? -50 : has(clause, "doubles") ? 100 : null);
  const isFall = has(clause, "fall") && !has(clause, "rise");
  return {
    kind: "linked",
    assets: [follower, driver],
    move: move !== null && move > 0 && isFall ? -move : move,
    level: level?.value ?? null,
  };
}
