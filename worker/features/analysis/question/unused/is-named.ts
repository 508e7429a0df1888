import { SECTORS } from "../../../../../shared/sectors.ts";
import type { Ask } from "../../asks/registry.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import type { Question } from "../question.ts";
import { inText, pattern } from "../words/pattern.ts";

type Named = Pick<Question, "asks" | "unknown" | "standIns" | "message">;

/** A number of a message, with what clings to it, and where it ends. */
interface Written {
  text: string;
  to: number;
}

/** "The top 3", "best 5": an order is shown whole, up to five of a kind. */
const TOP = inText(pattern`(?:^|\s)${"top"} [2-5]$`, "iu");
/** "The 3 best" */
const BEST = inText(pattern`^\s?${"best_counted"}`, "iu");
/** "2 targets": a plan shows the levels of each side, up to four. */
const LEVELS = inText(pattern`^\s?${"levels"}`, "iu");

const isCount = (asks: readonly Ask[], message: string, digits: string, to: number): boolean => {
  const isOf = (wanted: string) => asks.some(({ kind }) => kind === wanted);
  const follows = (words: RegExp) => /^[2-5]$/.test(digits) && words.test(message.slice(to));
  return isOf("ranking") ? TOP.test(message.slice(0, to)) || follows(BEST) : isOf("plan") && follows(LEVELS);
};

/** Whether a number stands in the name of what is asked for: "RSI over 14 days", "layer 2", a day that does not exist. */
export function isNamed({ asks, unknown, standIns, message }: Named, { text, to }: Written): boolean {
  const digits = /\d[\d.,]*/.exec(text)?.[0];
  if (digits === undefined) return false;
  if (isCount(asks, message, digits, to)) return true;
  const names = [...unknown, ...standIns.flatMap(({ what }) => what ?? [])];
  for (const ask of asks)
    if (ask.kind === "ranking") names.push(...(ask.sectors ?? []).map((id) => SECTORS[id].name));
  JSON.stringify(asks, (key, value) => {
    if (typeof value === "string" && value in FACT_CARDS)
      names.push(FACT_CARDS[value as keyof typeof FACT_CARDS].label, value.replaceAll("_", " "));
    if (key === "what" || key === "unheld") names.push(String(value));
    if (value !== null && typeof value === "object" && "problem" in value) names.push(value.said);
    return value;
  });
  return names.some((name) => new RegExp(`(?<!\\d)${digits.replaceAll(".", "\\.")}(?!\\d)`).test(name));
}
