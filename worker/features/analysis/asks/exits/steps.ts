import { findFactNumber } from "../../slots/fill-pattern.ts";
import { addValues, fromPrice, fromQuestion } from "../desk/add-facts.ts";
import { priceOf, type Subject } from "../desk/desk.ts";
import type { Ahead } from "../desk/fields.ts";
import { type Answer, join, listWords, phrase, say, tell } from "../desk/say.ts";
import { sayNoOdds } from "../figures/ranges.ts";
import { chooseOutlook, type Exit, findExits, tabulate } from "./exits.ts";

interface Steps {
  isSale: boolean;
  ahead: Ahead | null;
  /** USD a unit */
  steps: number[];
  /** USD that go in, or units sold, at each */
  each: number | undefined;
}

/** Orders at several prices: their average, how often each is touched, and what they hold together. */
export function tellSteps(subject: Subject, { isSale, ahead, steps, each }: Steps): Answer {
  const { desk } = subject;
  const price = priceOf(subject) ?? 0;
  const { days, outlook } = chooseOutlook(subject, ahead);
  const exits = steps.flatMap((step): Exit[] =>
    findExits(subject, { outlook, days, side: step < price ? "below" : "above", told: step }).slice(0, 1),
  );
  const at = listWords(
    desk,
    exits.map(({ own }) => say(subject, "exits.cell_price", own) ?? ""),
  );
  // Equal sums buy more at the lower prices; equal parts are sold.
  const average = isSale
    ? steps.reduce((sum, step) => sum + step, 0) / steps.length
    : steps.length / steps.reduce((sum, step) => sum + 1 / step, 0);
  const own = new Map([
    ...addValues(subject, { average_paid: average }, fromQuestion(subject), {
      average_paid: "Average price of all those orders",
    }),
    ...addValues(subject, { level_distance: 100 * (average / price - 1) }, fromPrice(subject)),
  ]);
  const isThere = steps.some((step) => (isSale ? step <= price : step >= price));
  return tell(
    join(
      say(subject, isSale ? "plan.steps_sold" : "plan.steps_bought", own, { at }),
      each === undefined ? null : sayWhole(subject, { steps, each, average }, isSale),
      isThere ? phrase(desk, isSale ? "plan.sold_now" : "plan.bought_now") : null,
    ),
    tabulate(subject, exits, days),
    join(
      "refusal" in outlook
        ? phrase(desk, "plan.no_odds", { reason: phrase(desk, `refusals.${outlook.refusal}`) })
        : sayNoOdds(subject, outlook, days),
      phrase(desk, "plan.limit"),
    ),
  );
}

/** What all orders buy for so much each; of a sale it is how many are sold at each. */
function sayWhole(
  subject: Subject,
  { steps, each, average }: { steps: number[]; each: number; average: number },
  isSale: boolean,
): string | null {
  const units = isSale ? each * steps.length : (each * steps.length) / average;
  const told = addValues(
    subject,
    isSale ? { asked_units: each } : { asked_usd: each },
    fromQuestion(subject),
    {
      ...(isSale
        ? { asked_units: "Units sold at each price, as you said" }
        : { asked_usd: "What goes in at each price, as you said" }),
    },
  );
  const computed = addValues(
    subject,
    { worth_units: units, worth_usd: units * average },
    fromQuestion(subject),
    {
      worth_units: "Units of all those orders",
      worth_usd: "What all those orders come to",
    },
  );
  const own = new Map([...told, ...computed]);
  return findFactNumber(own, "worth_units") === undefined
    ? null
    : say(subject, `plan.steps_${subject.type}`, own);
}
