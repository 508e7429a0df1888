import type { Language } from "./question.ts";
import { anyOf, inText, pattern, rowsIn, wordOf } from "./words/pattern.ts";
import { WHY } from "./words/why.ts";

/** "Why not Dogecoin?" is about Dogecoin. */
const NO_WHY = pattern`(?<!${WHY} )`;
const DO_NOT = pattern`${wordOf("do_not")} ${"not_to"}(?: ${"not_to_behind"})*`;
const DROP = /(?<=(?:^|[,.;!?]|(?<!\p{L})(?:and|then|now|ok|just|please|pls)) *)drop/u;
/** "Not Tesla", "don't tell me about Tesla": what a message says no to, up to where it goes on with what it wants. */
const TAKE_OUT = pattern`(?<!\p{L})(?:take|kick|throw|leave) @ (?:out|off|away)|${wordOf("leave_out")} ?(?:the )?@(?: ${"away"})?`;
const SAY_NO = pattern`(?:${DO_NOT}|${wordOf("leaving_out")}|${DROP}) ?(?:the )?@ ?(?:(?:@|and|or|,) ?)*`;
const NOT = inText(pattern`${NO_WHY}(?:${TAKE_OUT}|@ ?${"leave_out_behind"}|${SAY_NO})`);
/** "Not Bitcoin, Ethereum": what stands behind the comma is wanted. */
const NOT_BUT = /^(?:not|no) @ ?, ?@ ?$/;
/** What somebody says who has named the wrong one. */
const SLIP = inText(
  pattern`@(?=[^@]{0,40}?(?:[,.!;:\u3001\u3002\uff0c\u2026-]|\s)\s?${"slip"}(?!\p{L})[^@]{0,24}@)`,
);
const WORDED_NOT = inText(
  pattern`${NO_WHY}(?:${wordOf("worded_not")}(?: ${"not_of"})? ?@)|@ ?${"worded_not_behind"}|${"not_glued"} ?@`,
);
const NO_ANALYSIS = inText(anyOf("no_analysis"));

/** "BNB on the day of Bitcoin's halving": an asset in the name of an event, beside the one that is asked about. */
const EVENT = inText(
  pattern`(?<=@.*)(?:${"happening"} (?:${"of"} )?(?:the )?@|@(?:'?s)? ?${"happening"}(?!\p{L}))`,
);
/** "No Bitcoin" is "in Bitcoin" in Portuguese. */
const INTO = inText(pattern`(?<=^| )${"into_no"} (?=@)`);

/** A marked text without what it says no to: its marks become `¦`, those of slips and events `¬`, to keep the count. */
export function leaveOut(given: string, language: Language): string {
  const text =
    rowsIn(language, "into_no").length > 0
      ? given.replace(INTO, `${rowsIn(language, "in")[0]?.[0]} `)
      : given;
  const pass = (found: string) => found.replaceAll("@", "¬");
  const hide = (found: string) => {
    const [first = "", ...others] = found.match(/@/g) ?? [];
    return ` ${NOT_BUT.test(found) ? ["¦", ...others].join(" ") : [first, ...others].map(() => "¦").join(" ")} `;
  };
  return text
    .replace(NO_ANALYSIS, " ")
    .replace(EVENT, pass)
    .replace(SLIP, "¬")
    .replace(NOT, hide)
    .replace(WORDED_NOT, hide);
}
