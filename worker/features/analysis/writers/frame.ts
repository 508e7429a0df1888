import { paragraphs } from "../words/arguments.ts";
import { openComparison } from "../words/compare.ts";
import { openFigures } from "../words/figures.ts";
import { sayMarket, sayMissing, saySecond, sayUnknown } from "../words/short.ts";
import { sayVerdict } from "../words/verdict.ts";
import { type AnswerInput, isComparison } from "../words/write-answer.ts";

/** What stands around a model's words, by code alone: the calls with their probabilities, and which market it is. */
export interface Frame {
  opening: string;
  closing: string | null;
}

export function openFrame(input: AnswerInput): Frame {
  const { assets, facts, calls, market, unknown, suggestions, missing = [], asides = [] } = input;
  const all = assets.map((asset) => openFigures(asset, facts));
  const verdicts = isComparison(input)
    ? openComparison(all, calls)
    : paragraphs(
        all.map((f) =>
          sayVerdict(
            f,
            calls.find(({ asset }) => asset === f.symbol),
          ),
        ),
      );
  return {
    opening: paragraphs([sayUnknown(unknown, suggestions), sayMissing(missing), ...asides, verdicts]),
    closing: paragraphs([...all.map(saySecond), sayMarket(market, all)]) || null,
  };
}
