import { either, pattern } from "../words/pattern.ts";
import { type Amount, type Counted, MARKS } from "./amount.ts";

/** What money lies in, beside a bare number. */
const ACCOUNT = either(
  /accounts?|acct|acc|portfolio|capital|bankroll|balance|stack|konto|depot|kapital|cuenta|cartera|compte|conta|carteira/,
  /счет\S*|депозит\S*|hesab\S*|kasa\S*|sermaye\S*|账户|帐户|本金|口座\S*|資金\S*|계좌\S*|자본\S*|시드\S*/,
);

const ANY_MARK = new RegExp(Object.values(MARKS).join("|"), "g");
const MONEY = /#usd|#cur|#n/;
const RISK = either(
  /risk\p{L}*|lose|riskier\p{L}*|risiko|arriesg\p{L}*|riesgo|risqu\p{L}*|arrisc\p{L}*|risco|риск\p{L}*|риску\p{L}*/u,
  /风险|リスク|리스크|위험/u,
);
const AT_MOST = either(
  /max|only|just|is|at most|up to|no more than|more than|of|my|about|around|von|de|du|höchstens|maximal|mehr als|nie mehr als|nicht mehr als/,
  /mas de|más de|mas del|más del|plus de|mais de|mais do que/,
  /solo|el|le|um|на|не больше|не более|больше|en fazla|控制在|是|を|は/,
);
/** "Risk 1%", "1% risk"; "the risk of a 5% drop" is none of an account. */
const RISKED = new RegExp(
  pattern`(?:${RISK})[,:]? ?(?:(?:${AT_MOST}) ?){0,2}(#pct)(?! *(?:drop|fall|loss|crash|dip|correction))|(#pct) ?(?:\p{L}+ )?(?:${RISK})`,
  "u",
);
const OF = /of|from|on|von|vom|de|del|du|da|от|из|の|의/;
const OWN = /(?:\p{L}+\s+){0,2}?/u;
/** "I have 5k" */
const HAVE = /i have|ive got|i ve got|i got|i've got|ich habe|tengo|j'ai|jai|eu tenho|tenho|у меня/;
const LINK = /size|is|of|with|has|balance|ist|hat|von|mit|de|es|est|с|в|是|は|が/;
const OWNED = pattern`(?:${HAVE}) +(?:about |around |only |just |ca |nur )?(#usd|#cur|#n(?!\s*(?:@|shares|coins|units|aktien)))`;
/** "A 5k account", "account size 5k"; "2% of 10k" of what is risked */
const SUM = new RegExp(
  pattern`(${MONEY}) *(?:${ACCOUNT})|(?:${ACCOUNT})[:=]? *(?:(?:${LINK}) *){0,2}(${MONEY})|${OWNED}`,
  "u",
);
const SUM_OF_RISK = pattern`(?<=#pct\s+(?:${OF})\s+${OWN})(${MONEY})`;
/** "2% of $500", "2% of a 5k account" */
const PART_OF = new RegExp(pattern`(#pct)\s+(?:${OF})\s+${OWN}(?:#usd|#cur|#n(?=\s+(?:${ACCOUNT})))`, "u");

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
