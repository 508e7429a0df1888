import { pattern } from "../words/pattern.ts";

/** A quantity of a message. `other`: money that is no dollar. */
export interface Amount {
  kind: "usd" | "percent" | "leverage" | "number" | "other";
  value: number;
  /** of `other`: the words for it, as written */
  money?: string;
}

/** A text with one `#usd`, `#pct`, `#x`, `#n` or `#cur` for each amount in it. */
export interface Counted {
  text: string;
  amounts: Amount[];
}

/** What stands for each in a text. */
export const MARKS = { usd: "#usd", percent: "#pct", leverage: "#x", number: "#n", other: "#cur" } as const;

/** A number of shares or coins, from where it is stated. */
export const OF_UNITS = pattern`^#n (?:@|${"unit"}|of @|of (?:them|those|these))`;
