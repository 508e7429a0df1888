import type { Currency } from "../../../../providers/prices/rates/rates.ts";
import { pattern } from "../words/pattern.ts";
import type { Amount } from "./amount.ts";
import { currencyOf, OTHER_MONEY } from "./currencies.ts";

const MONEY = new RegExp(OTHER_MONEY);
/** "In euros", "en euros": the currency that the answer is wanted in. */
const TOLD_IN = new RegExp(pattern`(?<=\s)${"told_in"} (?:the )?(${MONEY})(?=\s|[?.!,]|$)`, "giu");
/** "円で", "원화로", "tl olarak": the same behind the word. */
const TOLD_AS = new RegExp(
  pattern`(?<=^|\s|[はをが])(${MONEY})${"told_as"}(?=\s|[?.!,#]|$|${"how_much"})`,
  "giu",
);
/** "How many euros", "wie viel Euro", "多少人民币" */
const HOW_MANY = new RegExp(pattern`${"how_much"}(?: in| de| d')? ?(${MONEY})`, "giu");

/** Marks of money in a text, and in which money they are stated; null where it is none, or more than one, of those with a rate. */
export interface Money {
  text: string;
  amounts: Amount[];
  currency: Currency | "USD" | null;
}

/** Reads amounts of one currency as if they were dollars, and says which it is; what is stated in several is left as it is. */
export function takeCurrency(text: string, amounts: Amount[]): Money {
  const asked = [...text.matchAll(TOLD_IN), ...text.matchAll(TOLD_AS), ...text.matchAll(HOW_MANY)].map(
    ([, words]) => currencyOf(words ?? ""),
  );
  const others = amounts.filter(({ kind }) => kind === "other");
  const named = [...others.map(({ money }) => currencyOf(money ?? "")), ...asked];
  const [currency] = named;
  const dollars = amounts.some(({ kind }) => kind === "usd");
  if (!currency) return { text, amounts, currency: dollars ? "USD" : null };
  if (dollars || named.some((one) => one !== currency)) return { text, amounts, currency: null };
  return {
    // "Bitcoin in euros" asks for its price.
    text: text
      .replace(TOLD_IN, amounts.length > 0 ? " in dollars " : " price ")
      .replace(TOLD_AS, amounts.length > 0 ? " in dollars " : " price ")
      .replace(HOW_MANY, (found, money) => found.replace(money, "").replace("many", "much"))
      .replaceAll("#cur", "#usd"),
    amounts: amounts.map((one) => (one.kind === "other" ? { kind: "usd", value: one.value } : one)),
    currency,
  };
}
