import { either, inText, pattern } from "./words/pattern.ts";

/** "Selling a quarter": a part, and no three months. */
const SOLD_QUARTER = inText(
  pattern`(?<=(?<![\p{L}\p{N}])${"sell"} )${"quarter"}(?![\p{L}\p{N}])(?! ${"ago"})`,
  "giu",
);

/** "Tengo 45 años", "when I was 26,": an age, and neither a length of time nor an amount. */
const YEARS = /(?:1[4-9]|[2-9]\d)/;
const AGE = inText(
  either(
    pattern`(?<=(?<![\p{L}\p{N}])${"age_with_years"} )${YEARS}(?= ${"age_years"}(?![\p{L}\p{N}]))`,
    pattern`(?<=(?<![\p{L}\p{N}])${"age_alone"} )${YEARS}(?= ?(?:[,.;!?]|$|${"age_goes_on"}(?![\p{L}\p{N}])))`,
  ),
  "giu",
);

/** A text in which an age is no number, and a quarter that is sold is no time. */
export const writePlain = (text: string): string => text.replace(AGE, "").replace(SOLD_QUARTER, "25%");
