import { expect, it } from "vitest";
import { sayPlainly } from "./plain-words.ts";

it.each([
  [
    "Its middle average is 10.90% [f9] below the long one.",
    "The 50-day average is 11% [f9] below the 200-day.",
  ],
  [
    "The last close, $5.10 [f1], is 12.90% [f8] below the long average.",
    "The last close, $5.10 [f1], is 13% [f8] below the 200-day average.",
  ],
  [
    "It lost 25.18% [f68] between 250 and 22 trading days ago.",
    "Down 25% [f68] over the 11 months before last month.",
  ],
  [
    "It gained 25.18% [f68] between 250 and 22 trading days ago.",
    "Up 25% [f68] over the 11 months before last month.",
  ],
  ["Loss between 250 and 22 trading days ago", "Loss over the 11 months before last month"],
  ["RSI is 58.2 [f2].", "RSI is 58.2 [f2]."],
])("%s", (text, words) => expect(sayPlainly(text)).toBe(words));
