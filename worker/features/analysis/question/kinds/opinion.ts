import type { OpinionAsk } from "../../asks/opinion.ts";
import { anyWord } from "../lexicon/any-word.ts";
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

/** Should I buy, is it a buy, why, why not Sell, three reasons against it. */
export function readOpinion(whole: Clause, talk: Talk): OpinionAsk | null {
  const assets = subjectOf(whole, talk);
  const clause = { ...whole, text: whole.text.replace(anyWord("x"), "") };
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

/** "Why not Dogecoin?": what is said of it. */
const WHY_NOT = pattern`^ (?:\S+ )?${WHY} ?${anyOf("not")}? ?(?:buy |just )?@ (?:olmasin |then |instead |아니고? |ではない )?$`;
const ofOther: ReadAbout = (clause) => (has(clause, WHY_NOT) ? { about: "call" } : null);

/** "Talk me out of it", "talk me into it" */
const OUT_OF =
  / (?:talk|argue|put|scare|warn|steer) (?:me|us) (?:out of|off|away from) | rede\S* (?:es )?mir .* aus /;
const pushed: ReadAbout = (clause) => {
  const side = has(clause, OUT_OF) ? "against" : has(clause, anyWord("talk_into")) ? "for" : null;
  const isEither = has(clause, / or /) || (side === "for" && has(clause, / out of /));
  return side && !isEither ? { about: "reasons", side } : null;
};

const PRICE_OF_CALL = either(
  / (?:at )?(?:what|which) (?:price|level) (?:would|does|will|is|do|should|must) (?:\S+ ){1,4}(?:a|your) (?:buy|sell)(?! order) /,
  / how (?:low|high|far|much lower|much higher) (?:\S+ ){1,6}(?:to be|before|until|till|to become) (?:\S+ ){0,4}(?:a )(?:buy|sell) /,
  / (?:wie (?:tief|weit|hoch)|ab welchem (?:preis|kurs)|bei welchem (?:preis|kurs)) (?:\S+ ){1,8}ein (?:kauf|verkauf) /,
  / (?:hasta cuanto|a que precio|hasta donde) (?:\S+ ){1,7}una (?:compra|venta) /,
  / (?:jusqu ?ou|jusqu ?a combien|a quel prix) (?:\S+ ){1,7}un (?:achat|bon achat) /,
  / (?:ate quanto|a que preco|ate onde) (?:\S+ ){1,7}uma (?:compra|venda) /,
  / (?:до скольки|до какой цены|при какой цене) (?:\S+ ){1,6}(?:покупк\S*|купить|покупать|брать) /,
  /(?:いくら|どこ)まで(?:下が|落ち|上が).*買い|いくらなら買い|跌到(?:多少|哪).*(?:买|買)|얼마까지 (?:떨어|내려|빠).*(?:매수|사)/,
);
/** "How low must it fall to be a buy?": the levels at which the call ends. */
const ofProof: ReadAbout = (clause) =>
  isOfProof(clause) || (has(clause, PRICE_OF_CALL) && clause.amounts.length === 0)
    ? { about: "wrong" }
    : null;

const whatIsMissing: ReadAbout = (clause) =>
  has(clause, "opinion_needed") ? { about: "why_not", action: findAction(clause) } : null;

const WHY_BAD = / why .*(?:bad|avoid|worr|concern|wrong|overrated)/;
const WHY_GOOD = / why .*(?:good|great|attractive|love)/;
const whyGood: ReadAbout = (clause) => {
  const side = has(clause, WHY_BAD) ? "against" : has(clause, WHY_GOOD) ? "for" : null;
  return side && !has(clause, "reasons") ? { about: "reasons", side } : null;
};

const reasons: ReadAbout = (clause) =>
  has(clause, "reasons") && !isLoneWhy(clause)
    ? { about: "reasons", side: has(clause, "against") ? "against" : "for", count: countReasons(clause) }
    : null;

const WHY_NOT_SO = either(
  / why (?:not|isnt it|is it not|dont you say|dont you) |warum nicht|por que no |pourquoi pas|почему не |neden .*degil/,
  /为什么不|なぜ.*ない|왜.*(?:아니|안)/,
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

const LONE_WHY = pattern`^ (?:${anyOf("just")} )?${anyOf("asked_why")}(?: ${anyOf("so_why")})?(?:ですか|呢|なの|인가요)? $`;
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
