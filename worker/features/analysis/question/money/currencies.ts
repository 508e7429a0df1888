import { CURRENCIES, type Currency } from "../../../../providers/prices/rates/rates.ts";
import { endingOf, pattern } from "../words/pattern.ts";

/** Signs, and what else is no word by itself. */
const SIGNS: Partial<Record<Currency, RegExp>> = {
  EUR: /€/,
  GBP: /£/,
  JPY: /¥/,
  CAD: /c\$/,
  AUD: /a\$/,
  KRW: pattern`₩|원(?=${"worth_behind"})|원(?![a-zа-я가-힣])`,
  INR: /₹/,
  BRL: /r\$/,
  TRY: /₺/,
  ILS: /₪/,
};
const OTHERS = `₽|${endingOf("money.other").source}`;
/** What each is called; the specific before the general ("swedish krona" before "krona"). */
const NAMES = CURRENCIES.map((currency): [Currency, string] => {
  // "Try" is a word.
  const code = currency === "TRY" ? [] : `${currency.toLowerCase()}(?![a-zа-я0-9])`;
  return [
    currency,
    [SIGNS[currency]?.source ?? [], endingOf(`money.${currency}`).source, code].flat().join("|"),
  ];
});

/** Any money but dollars. */
export const OTHER_MONEY = `(?:${[...NAMES.map(([, names]) => names), OTHERS].join("|")})`;

const WHOLE = NAMES.map(([currency, names]) => [currency, new RegExp(`^(?:${names})$`, "iu")] as const);
/** Which money words name; null for none that we have a rate of. */
export const currencyOf = (words: string): Currency | null =>
  WHOLE.find(([, names]) => names.test(words.trim()))?.[0] ?? null;
