import * as z from "zod";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import { type Answer, answerEach, join, phrase, say, tell } from "./desk/say.ts";
import { addWipeOut, sayWipeOut } from "./figures/leverage.ts";
import { addYearFall } from "./risk.ts";

const fields = z.object({
  topic: z.enum(["leverage", "short", "options", "savings", "loan", "tax", "guarantee", "scam", "personal"]),
  leverage: z.number().nullable(),
  side: z.enum(["long", "short"]),
});
export type AdviceAsk = AskOf<"advice_limits", typeof fields>;

const DEFAULT_LEVERAGE = 2;

/** The part of a question about one's own money that can be computed, and the limit; never a call worded as advice. */
function answerAdvice(desk: Desk, ask: AdviceAsk): Answer {
  const subjects = openSubjects(desk, ask.assets);
  const limit = phrase(desk, `advice_limits.limit_${ask.topic}`);
  if (subjects.length === 0) return tell(join(limit, phrase(desk, `advice_limits.instead_${ask.topic}`)));
  return answerEach(subjects, (subject) => {
    const price = priceOf(subject);
    if ((ask.topic === "leverage" || ask.topic === "short") && price !== undefined) {
      const leverage = ask.leverage ?? (ask.topic === "leverage" ? DEFAULT_LEVERAGE : null);
      const computed = leverage
        ? sayWipeOut(subject, ask.side, addWipeOut(subject, { entry: price, leverage, side: ask.side }))
        : join(phrase(desk, "advice_limits.short_without_limit"), sayOdds(subject));
      return tell(join(computed, limit), say(subject, "advice_limits.trades_at") ?? "", contextOf(subject));
    }
    return tell(join(limit, sayOdds(subject)), contextOf(subject));
  });
}

/** What may be lost, by the past and by the odds. */
function sayOdds(subject: Subject): string {
  const fall = addYearFall(subject);
  return join(
    fall && say(subject, "advice_limits.fell", fall),
    say(subject, "advice_limits.odds"),
    fall ? null : say(subject, "advice_limits.volatility"),
  );
}

/** Where the price may be: a range, no direction. */
const contextOf = (subject: Subject): string => say(subject, "advice_limits.range") ?? "";

export const adviceLimitsAsk = defineAsk("advice_limits", {
  fields,
  named: null,
  answer: answerAdvice,
  restated: "a question of personal advice",
  takesStand: true,
  besideOthers: true,
});
