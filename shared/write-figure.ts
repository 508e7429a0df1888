import type { Fact } from "./analysis.ts";

const LARGE: Record<string, string> = { T: "Billionen", B: "Milliarden", M: "Millionen", K: "Tausend" };
/** "−$1,234.50", "+14.30%", "1.23M": how `formatFact` writes figures. */
const FIGURE = /^([+−]?)(\$?)(\d[\d,]*(?:\.\d+)?)([TBMK]?)(%?)$/;
/** A figure and its unit stay on one line. */
const SPACE = "\u00a0";

const swap = (digits: string) => digits.replace(/[,.]/g, (mark) => (mark === "," ? "." : ","));

const WRITE = {
  en: (text: string) => text,
  de: (text: string) =>
    text.replace(FIGURE, (_, sign, dollar, digits, large, percent) =>
      [sign + swap(digits), LARGE[large], dollar, percent].filter(Boolean).join(SPACE),
    ),
};

/** The languages that answers are written in. */
export type Written = keyof typeof WRITE;

/** A fact's text as figures are written in a language: the same digits. What is no number stays as it is. */
export const writeFigure = ({ text, value }: Pick<Fact, "text" | "value">, language: Written): string =>
  typeof value === "number" ? WRITE[language](text) : text;
