import { pattern, phraseOf } from "./pattern.ts";

const SAID = pattern`#x|${"levered"}|${"inverse_of"}|${"inverse_fund"}|${"as_a_fund"}`;
const BEFORE = pattern`(?:^| )(?:(?:${SAID}) ?)+(?:(?:${"of_a_market"}) )*$`;
const AFTER = pattern`^(?: ?(?:${SAID}))+(?= |$)`;
const AGAINST = phraseOf("inverse_of");
const AGAINST_AS_A_FUND = phraseOf("inverse_fund");
const LEVERED = phraseOf("levered");
const AS_A_FUND = phraseOf("as_a_fund");

interface Place {
  from: number;
  to: number;
}

/** Words of a lever around what stands at a place: "3x leveraged …", "inverse …", "bet against …". */
export interface Lever {
  /** -1 against it, 1 with it, 0 where no such fund is asked for */
  side: -1 | 0 | 1;
  /** which of the amounts of the text says how many times */
  amount: number | null;
  /** with these words */
  place: Place;
}

export function findLever(text: string, { from, to }: Place): Lever {
  const before = BEFORE.exec(text.slice(0, from))?.[0] ?? "";
  const after = AFTER.exec(text.slice(to))?.[0] ?? "";
  const said = ` ${before} ${after} `;
  const place = { from: from - before.trimStart().length, to: to + after.length };
  const isCounted = said.includes("#");
  const amount = isCounted ? text.slice(0, text.indexOf("#", place.from)).split("#").length - 1 : null;
  return { side: sideOf(said, isCounted), amount, place };
}

function sideOf(said: string, isCounted: boolean): Lever["side"] {
  const isFund = AS_A_FUND.test(said);
  const isLevered = LEVERED.test(said) || (isCounted && (isFund || AGAINST_AS_A_FUND.test(said)));
  if (AGAINST.test(said) || ((isLevered || isFund) && AGAINST_AS_A_FUND.test(said))) return -1;
  return isLevered ? 1 : 0;
}
