import type { Fact } from "../../../../shared/analysis.ts";
import type { Written } from "../words/words.ts";

const LARGE: Record<string, string> = { T: "Billionen", B: "Milliarden", M: "Millionen", K: "Tausend" };
/** "−$1,234.50", "+14.30%", "1.23M": how `formatFact` writes figures. */
const FIGURE = /^([+−]?)(\$?)(\d[\d,]*(?:\.\d+)?)([TBMK]?)(%?)$/;
/** A figure and its unit stay on one line. */
const SPACE = "\u00a0";

const swap = (digits: string) => digits.replace(/[,.]/g, (mark) => (mark === "," ? "." : ","));

const WRITE: Record<Written, (text: string) => string> = {
  en: (text) => text,
  de: (text) =>
    text.replace(FIGURE, (_, sign, dollar, digits, large, percent) =>
      [sign + swap(digits), LARGE[large], dollar, percent].filter(Boolean).join(SPACE),
    ),
};

/** A fact's text as figures are written in a language: the same digits. What is no number stays as it is. */
export const writeFigure = ({ text, value }: Pick<Fact, "text" | "value">, language: Written): string =>
  typeof value === "number" ? WRITE[language](text) : text;
