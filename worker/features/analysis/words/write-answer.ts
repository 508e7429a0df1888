import type { Call, Fact, Intent } from "../../../../shared/analysis.ts";
import type { MarketKind } from "../../../../shared/markets.ts";
import { paragraphs } from "./arguments.ts";
import { writeComparison } from "./compare.ts";
import { type Figures, openFigures, type WrittenAsset } from "./figures.ts";
import { writeFundamental } from "./fundamental.ts";
import { writeAnalysis, writeRecommendation } from "./overview.ts";
import { listHeadlines, writeSentiment } from "./sentiment.ts";
import { sayGreeting, sayMarket, sayMissing, saySecond, sayUnknown, writePrice } from "./short.ts";
import { writeTechnical } from "./technical.ts";

/** What an answer is written from. `unknown` is text of the question that named no asset we hold. */
export interface AnswerInput {
  intent: Intent;
  assets: WrittenAsset[];
  facts: Fact[];
  calls: Call[];
  market: MarketKind;
  unknown: string[];
  suggestions: { symbol: string; name: string }[];
  /** assets we know whose prices could not be read */
  missing?: { symbol: string; name: string }[];
  /** paragraphs that answer what else was asked, before the rest */
  asides?: string[];
}

/**
 * The built-in writer: Markdown whose every number is the value of a fact, cited right behind it (`[f3]`), or part of
 * that fact's label. Different by intent; pure and the same for the same input. Facts and calls may be missing.
 */
export function writeAnswer(input: AnswerInput): string {
  const { assets, facts, market, unknown, suggestions, missing = [], asides = [] } = input;
  const notes = [sayUnknown(unknown, suggestions), sayMissing(missing), ...asides];
  const all = assets.map((asset) => openFigures(asset, facts));
  if (all.length === 0)
    return paragraphs([...notes, notes.some((note) => note !== null) ? null : sayGreeting()]);
  return paragraphs([...notes, writeBody(all, input), ...all.map(saySecond), sayMarket(market, all)]);
}

/** From here on, one text per asset is too long to read, and a comparison says more. */
const MOST_SECTIONS = 3;

/** Whether several assets are told side by side and not one after another. */
export function isComparison({ intent, assets }: Pick<AnswerInput, "intent" | "assets">): boolean {
  const isSpecial = intent === "technical" || intent === "sentiment" || intent === "fundamental";
  return assets.length > (isSpecial ? MOST_SECTIONS : 1);
}

function writeBody(all: Figures[], input: AnswerInput): string {
  const { intent, facts, calls } = input;
  if (intent === "price") return writePrice(all);
  if (isComparison(input)) return writeComparison(all, facts, calls);
  const sections = all.map((f) => {
    const call = calls.find(({ asset }) => asset === f.symbol);
    const short = f.name.includes(" ") ? f.symbol : f.name;
    const lead = (topic: string) =>
      all.length > 1 ? `${short}, ${topic.charAt(0).toLowerCase()}${topic.slice(1)}` : topic;
    return writeOne(f, call, intent, lead, facts);
  });
  return sections.join("\n\n");
}

function writeOne(
  f: Figures,
  call: Call | undefined,
  intent: Intent,
  lead: (topic: string) => string,
  facts: Fact[],
): string {
  switch (intent) {
    case "recommendation":
      return writeRecommendation(f, call);
    case "technical":
      return writeTechnical(f, call, lead);
    case "sentiment":
      return writeSentiment(f, call, lead, listHeadlines(f.symbol, facts));
    case "fundamental":
      return writeFundamental(f, call, lead);
    default:
      return writeAnalysis(f, call);
  }
}
