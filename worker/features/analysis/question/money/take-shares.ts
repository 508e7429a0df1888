import { pattern } from "../words/pattern.ts";
import { type Amount, type Counted, MARKS } from "./amount.ts";

const ANY_MARK = new RegExp(Object.values(MARKS).join("|"), "g");
const MONEY = /#usd|#cur|#n/;
/** "Risk 1%", "1% risk"; "the risk of a 5% drop" is none of an account. */
const RISKED = new RegExp(
  pattern`${"at_risk"}[,:]? ?(?:${"at_most"} ?){0,2}(#pct)(?! *(?:drop|fall|loss|crash|dip|correction))|(#pct) ?(?:\p{L}+ )?${"at_risk"}`,
  "u",
);
const OWN = /(?:\S+\s+){0,2}?/;
/** "I have 5k" */
const OWNED = pattern`${"i_have"} +(?:about |around |only |just |ca |nur )?(#usd|#cur|#n(?!\s*(?:@|${"unit"})))`;
/** "A 5k account", "account size 5k"; "2% of 10k" of what is risked */
const SUM = pattern`(${MONEY}) *${"account"}|${"account"}[:=]? *(?:${"which_is"} *){0,2}(${MONEY})|${OWNED}`;
const SUM_OF_RISK = pattern`(?<=#pct\s+${"part_of"}\s+${OWN})(${MONEY})`;
/** "2% of $500", "2% of a 5k account" */
const PART_OF = pattern`(#pct)\s+${"part_of"}\s+${OWN}(?:#usd|#cur|#n(?=\s+${"account"}))`;

/** "2% of a 5k account" is 100 dollars; so is "a 5k account, stop at 90, 2% risk". Pure. */
export function takeShares({ text, amounts }: Counted): Counted {
  const risked = RISKED.exec(text);
  const sum = risked && (SUM_OF_RISK.exec(text) ?? SUM.exec(text));
  if (risked && sum) return takeShare({ text, amounts }, placeOf(risked), placeOf(sum), "risk ");
  const part = PART_OF.exec(text);
  if (!part) return { text, amounts };
  const whole = part.index + part[0].lastIndexOf("#");
  return takeShares(takeShare({ text, amounts }, part.index, whole, ""));
}

/** Where the mark stands that a pattern found. */
const placeOf = (found: RegExpExecArray): number =>
  found.index + found[0].indexOf(found.slice(1).find(Boolean) ?? "#");

/** A share and its whole, by where their marks stand, as one amount in the place of the share. */
function takeShare({ text, amounts }: Counted, share: number, whole: number, word: string): Counted {
  const marks = [...text.matchAll(ANY_MARK)];
  const [i, j] = [share, whole].map((place) => marks.findIndex(({ index }) => index === place));
  const [percent, sum] = [amounts[i ?? -1], amounts[j ?? -1]];
  if (!percent || !sum) return { text, amounts };
  const kind = sum.kind === "number" ? "usd" : sum.kind;
  const part: Amount = { ...sum, kind, value: (percent.value * sum.value) / 100 };
  const written = [
    { at: share, mark: MARKS.percent, by: word + MARKS[kind] },
    { at: whole, mark: marks[j ?? -1]?.[0] ?? "", by: "" },
  ].sort((a, b) => b.at - a.at);
  return {
    text: written.reduce(
      (done, { at, mark, by }) => done.slice(0, at) + by + done.slice(at + mark.length),
      text,
    ),
    amounts: amounts.with(i ?? 0, part).toSpliced(j ?? 0, 1),
  };
}
