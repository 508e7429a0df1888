import type { OpinionAsk } from "../../asks/opinion.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { anyOf, either, pattern } from "../words/pattern.ts";
import { WHY } from "../words/why.ts";
import { AT_PRICE, isCall, TRADES } from "./call.ts";
import { isOfProof } from "./proof.ts";

type Told = Pick<OpinionAsk, "about"> & Partial<OpinionAsk>;
type ReadAbout = (clause: Clause, talk: Talk) => Told | null;

/** "Overbought" holds the word for buying. */
const BOUGHT_TOO_MUCH = new RegExp(anyOf("bought_too_much"), "g");

/** Should I buy, is it a buy, why, why not Sell, three reasons against it. */
export function readOpinion(whole: Clause, talk: Talk): OpinionAsk | null {
  const assets = subjectOf(whole, talk);
  const clause = { ...whole, text: whole.text.replace(BOUGHT_TOO_MUCH, "") };
  const isMeant = whole.meant === "opinion" || whole.meant === "overview";
  const read = assets.length > 0 ? readFirst(READERS, clause, talk) : null;
  const told = read ?? (isMeant && assets.length > 0 ? ({ about: "call" } as const) : null);
  return (
    told && {
      ...{ kind: "opinion", assets, about: told.about, action: null, side: null, count: null },
      ...(told.about === "call" && findAt(clause)),
      ...told,
    }
  );
}

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

const NOT = anyOf("not_said");
/** "Why not Dogecoin?": what is said of it. */
const WHY_NOT = pattern`^ (?:\S+ )?${WHY} ?${NOT}? ?(?:buy |just )?@ (?:olmasin |then |instead |아니고? |ではない )?$`;
const ofOther: ReadAbout = (clause) => (has(clause, WHY_NOT) ? { about: "call" } : null);

/** "Talk me out of it", "talk me into it" */
const OUT_OF = pattern` ${"talk"} ${"me_or_us"} (?:out of|off|away from) | rede\S* (?:es )?mir .* aus `;
const INTO = anyOf("talk_me_into");
const pushed: ReadAbout = (clause) => {
  const side = has(clause, OUT_OF) ? "against" : has(clause, INTO) ? "for" : null;
  const isEither = has(clause, / or /) || (side === "for" && has(clause, / out of /));
  return side && !isEither ? { about: "reasons", side } : null;
};

const PRICE_OF_CALL = either(
  pattern` (?:at )?(?:what|which) (?:price|level) ${"would_be"} (?:\S+ ){1,4}${"a_or_your"} (?:buy|sell)(?! order) `,
  pattern` ${"how_low"} (?:\S+ ){1,8}${"a_trade"} `,
  pattern`${"how_low_glued"}.*${"a_trade_glued"}`,
);
/** "How low must it fall to be a buy?": the levels at which the call ends. */
const ofProof: ReadAbout = (clause) =>
  isOfProof(clause) || (has(clause, PRICE_OF_CALL) && clause.amounts.length === 0)
    ? { about: "wrong" }
    : null;

const whatIsMissing: ReadAbout = (clause) =>
  has(clause, "opinion_needed") ? { about: "why_not", action: findAction(clause) } : null;

const WHY_BAD = pattern` why .*${"bad"}`;
const WHY_GOOD = pattern` why .*${"why_good"}`;
const whyGood: ReadAbout = (clause) => {
  const side = has(clause, WHY_BAD) ? "against" : has(clause, WHY_GOOD) ? "for" : null;
  return side && !has(clause, "reasons") ? { about: "reasons", side } : null;
};

const reasons: ReadAbout = (clause) =>
  has(clause, "reasons") && !isLoneWhy(clause)
    ? { about: "reasons", side: has(clause, "against") ? "against" : "for", count: countReasons(clause) }
    : null;

const WHY_NOT_SO = either(
  pattern` why ${"why_not_so"} |warum nicht|por que no |pourquoi pas|почему не |neden .*degil`,
  pattern`为什么不|なぜ.*ない|왜.*${"not_glued"}`,
);
const whyNot: ReadAbout = (clause) =>
  has(clause, WHY_NOT_SO) && (has(clause, ...TRADES) || isLoneWhy(clause))
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

const JUST = anyOf("but");
const ASKED_WHY = anyOf("why");
const SO = anyOf("is_that");
const LONE_WHY = pattern`^ (?:${JUST} )?${ASKED_WHY}(?: ${SO})?(?:ですか|呢|なの|인가요)? $`;
/** "Why?", "based on what?", and nothing more. */
export const isLoneWhy = (clause: Clause): boolean => has(clause, LONE_WHY);

const COUNTS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5 },
  ...{ zwei: 2, drei: 3, dos: 2, tres: 3, deux: 2, trois: 3, duas: 2 },
  ...{ два: 2, две: 2, три: 3, iki: 2, uc: 3, 两: 2, 三: 3, 세: 3, 두: 2 },
};
function countReasons(clause: Clause): number | null {
  const { text } = clause;
  const word = Object.keys(COUNTS).find((one) => text.includes(one.length > 1 ? ` ${one} ` : one));
  const count = amountsOf(clause, "number")[0]?.value ?? COUNTS[word ?? ""];
  return count && count <= 10 ? count : null;
}

function findAction(clause: Clause): OpinionAsk["action"] {
  if (has(clause, "sell")) return "Sell";
  if (has(clause, "buy")) return "Buy";
  return has(clause, "hold") ? "Hold" : null;
}
