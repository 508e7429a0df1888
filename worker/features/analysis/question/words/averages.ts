import { inText, pattern } from "./pattern.ts";

const DAYS = /20|50|200/;
const END = /(?![a-z\u0430-\u044f])/;
const ONE = pattern`[ -]?${"average_day"}${END}`;
const UNIT = pattern`(?:[ -]?${"average_days"}${END}|${ONE})?`;
const JOIN = pattern`-?(?: ?[,/&+] ?(?:${"and"} )?| ${"average_join"} | ?${"average_join_glued"} ?)`;
const list = (unit: RegExp) => pattern`(?<![\d.,$])${DAYS}${unit}(?:${JOIN}${DAYS}${unit})+(?!\d)`;

const NAMED = inText(pattern`${list(UNIT)}[ -]*(?<noun>${"average_name"})${END}`, "giu");
const NAMED_BEFORE = inText(
  pattern`(?<![a-z])${"average_before"} (?:${"average_of"} ?)?${list(UNIT)}`,
  "giu",
);
/** Without a noun only after a word that sets a price beside a line, and before nothing that makes it a length. */
const BARE = inText(
  pattern`(?<=${"beside_average"} )${list(pattern`${ONE}?`)}(?= ?(?:$|[?.,!;)]|${"behind_average"}(?![a-z])))`,
  "giu",
);
const HAS_UNIT = inText(pattern`\d${ONE}`, "iu");

/** "Its 50-day and 200-day", "the 20, 50 and 200 day averages": each average by its whole name. Pure. */
export function nameAverages(text: string): string {
  return text
    .replace(NAMED, (named, ...rest) => {
      const { noun = "" } = rest.at(-1) as Record<string, string | undefined>;
      return spell(named, /(?:^| )ema/i.test(noun) ? "ema" : "average");
    })
    .replace(NAMED_BEFORE, (named) => spell(named, "average"))
    .replace(BARE, (bare) => (HAS_UNIT.test(bare) ? spell(bare, "average") : bare));
}

const spell = (named: string, noun: string): string =>
  (named.match(/\d+/g) ?? []).map((days) => `${days} day ${noun}`).join(" and ");
