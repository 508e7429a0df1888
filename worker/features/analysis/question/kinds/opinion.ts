import type { OpinionAsk } from "../../asks/opinion.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { anyOf, pattern, phraseOf } from "../words/pattern.ts";
import { WHY } from "../words/why.ts";
import { AT_PRICE, isCall, TRADES } from "./call.ts";
import { isOfProof } from "./proof.ts";

type Told = Pick<OpinionAsk, "about"> & Partial<OpinionAsk>;
/** "Overbought" holds the word for buying. */
const OVERDONE = new RegExp(anyOf("overdone"), "g");

type ReadAbout = (clause: Clause, talk: Talk) => Told | null;

/** Should I buy, is it a buy, why, why not Sell, three reasons against it. */
export function readOpinion(whole: Clause, talk: Talk): OpinionAsk | null {
  const assets = subjectOf(whole, talk);
  const clause = { ...whole, text: whole.text.replace(OVERDONE, "") };
  const isMeant = whole.meant === "opinion" || whole.meant === "overview";
  const read = assets.length > 0 ? readFirst(READERS, clause, talk) : null;
  const told = read ?? (isMeant && assets.length > 0 ? ({ about: "call" } as const) : null);
  return (
    told && {
      ...{ kind: "opinion", assets, about: told.about, action: null, side: null, count: null },
      ...(told.about === "call" && { ...findAt(clause), ...(isToWait(clause) && { wait: true }) }),
      ...told,
    }
  );
}

const WAIT = phraseOf("wait_lower");
const OF_REPORT = phraseOf("around_report");
/** "Before earnings", "wait for the report" */
export const isOfReport = (clause: Clause): boolean => has(clause, OF_REPORT);
const isToWait = (clause: Clause): boolean => has(clause, WAIT) && !isOfReport(clause);

/** The price at which somebody thinks of buying or selling, where it is the only amount. */
function findAt(clause: Clause): Pick<OpinionAsk, "at"> {
  const [amount] = amountsOf(clause, "usd", "number");
  return amount && clause.amounts.length === 1 && has(clause, AT_PRICE) ? { at: amount.value } : {};
}

/** "Do you agree?", of a view that was stated. */
const ofView: ReadAbout = (clause, { isReported }) =>
  isReported && clause.assets.length + clause.figures.length === 0 && has(clause, "agreed")
    ? { about: "call" }
    : null;

/** "Why not Dogecoin?": what is said of it. */
const WHY_NOT = pattern`^ (?:\S+ )?${WHY} ?${"not"}? ?(?:buy |just )?@ (?:${"then_behind"} )?$`;
const ofOther: ReadAbout = (clause) => (has(clause, WHY_NOT) ? { about: "call" } : null);

const pushed: ReadAbout = (clause) => {
  const side = has(clause, phraseOf("talk_out_of"))
    ? "against"
    : has(clause, phraseOf("talk_into"))
      ? "for"
      : null;
  const isEither = has(clause, / or /) || (side === "for" && has(clause, / out of /));
  return side && !isEither ? { about: "reasons", side } : null;
};

/** "How low must it fall to be a buy?": the levels at which the call ends. */
const ofProof: ReadAbout = (clause) =>
  isOfProof(clause) || (has(clause, phraseOf("price_of_call")) && clause.amounts.length === 0)
    ? { about: "wrong" }
    : null;

const whatIsMissing: ReadAbout = (clause) =>
  has(clause, "opinion_needed") ? { about: "why_not", action: findAction(clause) } : null;

const whyGood: ReadAbout = (clause) => {
  const side = has(clause, phraseOf("why_bad"))
    ? "against"
    : has(clause, phraseOf("why_good"))
      ? "for"
      : null;
  return side && !has(clause, "reasons") ? { about: "reasons", side } : null;
};

const reasons: ReadAbout = (clause) =>
  has(clause, "reasons") && !isLoneWhy(clause)
    ? { about: "reasons", side: has(clause, "against") ? "against" : "for", count: countReasons(clause) }
    : null;

const whyNot: ReadAbout = (clause) =>
  has(clause, phraseOf("why_not_so")) && (has(clause, ...TRADES) || isLoneWhy(clause))
    ? { about: "why_not", action: findAction(clause) }
    : null;

const why: ReadAbout = (clause) =>
  isLoneWhy(clause) || (has(clause, "why") && has(clause, ...TRADES, "verdict"))
    ? { about: "why", action: findAction(clause) }
    : null;

const call: ReadAbout = (clause) => (isCall(clause) ? { about: "call" } : null);

const READERS: ReadAbout[] = [
  ...[ofView, ofOther, pushed, ofProof, whatIsMissing, whyGood, reasons, whyNot, why, call],
];

const LONE_WHY = pattern`^ (?:${"just"} )?${"asked_why"}(?: ${"so_why"})?${"alone"}? $`;
/** "Why?", "based on what?", and nothing more. */
export const isLoneWhy = (clause: Clause): boolean => has(clause, LONE_WHY);

const COUNTS = [
  [phraseOf("one"), 1],
  [phraseOf("two"), 2],
  [phraseOf("three"), 3],
  [phraseOf("four"), 4],
  [phraseOf("five"), 5],
] as const;
function countReasons(clause: Clause): number | null {
  const told = amountsOf(clause, "number")[0]?.value ?? COUNTS.find(([words]) => has(clause, words))?.[1];
  return told && told <= 10 ? told : null;
}

function findAction(clause: Clause): OpinionAsk["action"] {
  if (has(clause, "sell")) return "Sell";
  if (has(clause, "buy")) return "Buy";
  return has(clause, "hold") ? "Hold" : null;
}
