import * as z from "zod";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  answerEach,
  type Desk,
  join,
  openSubjects,
  priceOf,
  type Subject,
  sayEnglish,
} from "./desk/desk.ts";
import { addWipeOut, sayWipeOut } from "./figures/leverage.ts";
import { addYearFall } from "./risk.ts";

const fields = z.object({
  topic: z.enum(["leverage", "short", "options", "savings", "loan", "tax", "guarantee", "personal"]),
  leverage: z.number().nullable(),
  side: z.enum(["long", "short"]),
});
export type AdviceAsk = AskOf<"advice_limits", typeof fields>;

const DEFAULT_LEVERAGE = 2;

/** The part of a question about one's own money that can be computed, and the limit; never a call worded as advice. */
function answerAdvice(desk: Desk, ask: AdviceAsk): Answer {
  const subjects = openSubjects(desk, ask.assets);
  const [limit, nothing] = LIMITS[ask.topic];
  if (subjects.length === 0) return { lead: join(limit, nothing), rest: [] };
  return answerEach(subjects, (subject) => {
    const price = priceOf(subject);
    if ((ask.topic === "leverage" || ask.topic === "short") && price !== undefined) {
      const leverage = ask.leverage ?? (ask.topic === "leverage" ? DEFAULT_LEVERAGE : null);
      const computed = leverage
        ? sayWipeOut(subject, ask.side, addWipeOut(subject, { entry: price, leverage, side: ask.side }))
        : join("A short loses without a limit when the price rises.", sayOdds(subject));
      return {
        lead: join(computed, limit),
        rest: [sayEnglish(subject, "{name} trades at {price}.") ?? "", contextOf(subject)].filter(Boolean),
      };
    }
    return { lead: join(limit, sayOdds(subject)), rest: [contextOf(subject)].filter(Boolean) };
  });
}

/** What may be lost, by the past and by the odds. */
function sayOdds(subject: Subject): string {
  const fall = addYearFall(subject);
  return join(
    fall
      ? sayEnglish(subject, "{name} fell by {span_fall:size} at its worst within the last year.", fall)
      : null,
    sayEnglish(
      subject,
      "The odds of touching 10% below its last close within 30 days are {odds_fall_10:whole}, and 20% below it {odds_fall_20:whole}.",
    ) ??
      sayEnglish(
        subject,
        "The odds of touching 10% below its last close within 30 days are {odds_fall_10:whole}.",
      ),
    fall ? null : sayEnglish(subject, "Its yearly volatility over the last 30 days is {volatility_30d}."),
  );
}

/** Where the price may be: a range, no direction. */
const contextOf = (subject: Subject): string =>
  sayEnglish(
    subject,
    "In 30 days it is expected between {forecast_30d_low} and {forecast_30d_high} (80% range); no direction is forecast.",
  ) ?? "";

/** The limit in one sentence, and what to do where no asset is named. */
const LIMITS: Record<AdviceAsk["topic"], [limit: string, nothing: string]> = {
  leverage: [
    "Whether to use leverage is not for us to advise.",
    "Name an asset and a leverage, and the move that wipes the margin out can be computed.",
  ],
  short: [
    "Whether to go short is not for us to advise.",
    "Name an asset, and its odds of rising against you can be computed.",
  ],
  options: [
    "We hold no option prices and cannot say which to buy: that is no advice we can give.",
    "Name an asset, and the range an option would be a bet on can be told.",
  ],
  savings: [
    "How much of your savings to put into one asset is a decision we cannot take for you, and nothing here is financial advice.",
    "Name an asset, and how far it fell and may fall can be told.",
  ],
  loan: [
    "Whether to borrow for it is not for us to advise: a loan must be paid back whatever the price does.",
    "Name an asset, and how far it fell and may fall can be told.",
  ],
  tax: [
    "We cannot compute taxes: they depend on where you live and on when you bought, so ask a tax adviser.",
    "What can be computed is a gain: tell the price you bought at.",
  ],
  guarantee: [
    "Nobody can guarantee a profit, and we do not: what we measured of our own calls shows little or no edge.",
    "Ask for an asset’s range or its odds of a move instead.",
  ],
  personal: [
    "That depends on your own situation, which we do not know, so it is no advice we can give.",
    "Name an asset, and its range, risks and what our rules say can be told.",
  ],
};

export const adviceLimitsAsk = defineAsk("advice_limits", {
  fields,
  named: null,
  answer: answerAdvice,
  restated: "a question of personal advice",
  takesStand: true,
  besideOthers: true,
});
