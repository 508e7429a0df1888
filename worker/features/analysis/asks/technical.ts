import * as z from "zod";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";
import { findFactNumber } from "../slots/fill-pattern.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import { claimedSchema } from "./desk/fields.ts";
import { type Answer, answerEach, join, phrase, say, tell } from "./desk/say.ts";
import { type Level, sayBehind } from "./exits/level-behind.ts";
import { answerFigure } from "./figure.ts";
import { sayCall } from "./overview.ts";

const fields = claimedSchema.extend({
  figures: z.array(factKindSchema).describe("the figures named; none: the whole chart"),
  behind: z
    .int()
    .exactOptional()
    .describe("of support or resistance: how many levels behind the nearest; 1 for the next behind it"),
});
export type TechnicalAsk = AskOf<"technical", typeof fields>;

/** Which way the price stands to its averages; a hair above or below one is neither. */
function sayTrend(subject: Subject): string | null {
  const sides = (["price_vs_sma_200", "price_vs_sma_50"] as const).map((kind) => {
    const percent = findFactNumber(subject.book, kind) ?? 0;
    return Math.abs(percent) < HAIR_PERCENT ? 0 : Math.sign(percent);
  });
  const [long, short] = sides;
  const way = long !== short || !long ? "mixed" : long > 0 ? "up" : "down";
  return say(subject, `technical.trend_${way}`);
}
const HAIR_PERCENT = 1;

/** The chart: trend, momentum and levels; or the figures of it that were asked for. */
function answerTechnical(desk: Desk, ask: TechnicalAsk): Answer {
  const { behind } = ask;
  if (behind)
    return answerEach(openSubjects(desk, ask.assets), (subject) =>
      tell(sayBehind(subject, ask.figures.filter(isLevel), behind)),
    );
  if (ask.figures.length > 0 || ask.claim) return answerFigure(desk, ask);
  return answerEach(openSubjects(desk, ask.assets), (subject) =>
    tell(
      join(
        sayTrend(subject),
        say(subject, "technical.momentum") ??
          phrase(subject.desk, "technical.too_few", { name: subject.name }),
        say(subject, "technical.levels"),
      ),
      join(
        say(subject, "technical.adx"),
        say(subject, "technical.bands"),
        say(subject, "technical.average_day"),
        say(subject, "technical.volume"),
      ),
      sayCall(subject),
    ),
  );
}

const isLevel = (kind: string): kind is Level => kind === "support" || kind === "resistance";

export const technicalAsk = defineAsk("technical", {
  fields,
  named: () => ({ figures: [], claim: null }),
  answer: answerTechnical,
  restated: "what does the chart say?",
  restsOnCall: () => true,
  takesStand: true,
  worded: true,
});
