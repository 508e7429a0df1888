import type { AssetType } from "../../../../../shared/markets.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { pattern } from "../words/pattern.ts";
import { groupOf } from "../words/way.ts";

/** "No crypto", "besides stocks", "암호화폐 말고" */
const NOT_SUCH = new RegExp(pattern` ${"none_of"} (?:${"for_all"} )?\S+(?= )| \S+ ${"such_not"}(?= )`, "gu");

/** What a clause says without what it says no to. */
export const withoutNegated = ({ text }: Clause): string => text.replace(NOT_SUCH, "");

/** The group that is to be ranked; the other one where only one is left out; null for all. */
export function findGroup(clause: Clause): AssetType | null {
  const wanted = { ...clause, text: withoutNegated(clause) };
  const isNamed = has(wanted, "coins", "stocks");
  return isNamed || wanted.text === clause.text
    ? groupOf(has(wanted, "coins"), has(wanted, "stocks"))
    : groupOf(has(clause, "stocks"), has(clause, "coins"));
}
