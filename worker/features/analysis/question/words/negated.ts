import { pattern } from "./pattern.ts";

/** "No crypto", "besides stocks", "암호화폐 말고" */
const NOT_SUCH = new RegExp(pattern` ${"none_of"} (?:${"for_all"} )?\S+(?= )| \S+ ${"such_not"}(?= )`, "gu");

/** What a clause says without what it says no to. */
export const withoutNegated = ({ text }: { text: string }): string => text.replace(NOT_SUCH, "");
