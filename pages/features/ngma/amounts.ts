import { formatCount } from "../../../shared/format.ts";
import { centsToNgma, NGMA_MAX_PURCHASE, NGMA_MIN_PURCHASE, ngmaToCents } from "../../../shared/ngma.ts";

/** The two inputs as they are typed and shown. */
export interface Amounts {
  tokens: string;
  usd: string;
}

const PLAIN = /^\d+$/;
/** "1,000", "1.000.000" */
const GROUPED = /^[1-9]\d{0,2}([,.])\d{3}(?:\1\d{3})*$/;

/** Far above all the tokens there are, far below where numbers lose their last digits. */
const MAX_SIZE = 1e12;

function toNumber(whole: string, fraction = ""): number | null {
  const value = Number(`${whole.replace(/[,.]/g, "") || "0"}.${fraction || "0"}`);
  return value <= MAX_SIZE ? value : null;
}

/**
 * A typed or pasted amount: blanks, apostrophes, a currency and either way of grouping are taken; a comma may be the decimal
 * mark. `grouping` is the mark that groups if it is alone before three digits ("1,000"). Null is no amount of zero or more.
 */
function parseAmount(text: string, grouping: RegExp): number | null {
  const digits = text.replace(/[\s'’_]|usd|ngma|\$/gi, "");
  const mark = GROUPED.exec(digits)?.[1];
  const groups = mark !== undefined && (digits.split(mark).length > 2 || grouping.test(mark));
  if (groups || PLAIN.test(digits)) return toNumber(digits);
  const [, whole = "", point = "", fraction = ""] = /^(.*)([,.])(\d*)$/.exec(digits) ?? [];
  const isWhole =
    whole === "" ? fraction !== "" : PLAIN.test(whole) || GROUPED.exec(whole)?.[1] === other(point);
  return isWhole ? toNumber(whole, fraction) : null;
}
const other = (mark: string) => (mark === "," ? "." : ",");

/** Tokens come in wholes, so either mark groups them. */
const parseTokens = (text: string): number | null => parseAmount(text, /[,.]/);
const parseUsd = (text: string): number | null => parseAmount(text, /,/);

/** 2500 is "25.00" */
const showCents = (cents: number) => (cents / 100).toFixed(2);

/** The other input follows at the fixed price: "0" where there is no amount. */
export const fromTokens = (tokens: string): Amounts => {
  const count = parseTokens(tokens);
  return { tokens, usd: count === null ? "0" : showCents(ngmaToCents(Math.round(count))) };
};
export const fromUsd = (usd: string): Amounts => {
  const dollars = parseUsd(usd);
  return { usd, tokens: dollars === null ? "0" : String(centsToNgma(Math.round(dollars * 100))) };
};

/** The whole tokens to buy, or why they cannot be bought. */
export function readPurchase({ tokens }: Amounts): { ngmaAmount: number } | { problem: string } {
  const count = parseTokens(tokens);
  if (count === null) return { problem: "Enter how many tokens you want." };
  if (!Number.isInteger(count)) return { problem: "NGMA is sold in whole tokens." };
  const words = (amount: number) => `${formatCount(amount)} NGMA`;
  if (count < NGMA_MIN_PURCHASE) return { problem: `The least is ${words(NGMA_MIN_PURCHASE)}.` };
  if (count > NGMA_MAX_PURCHASE) return { problem: `The most at once is ${words(NGMA_MAX_PURCHASE)}.` };
  return { ngmaAmount: count };
}
