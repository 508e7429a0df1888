import * as z from "zod";
import { findFactNumber } from "../slots/fill-pattern.ts";
import { addValues, fromPrice, fromQuestion } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import { aheadSchema, type Position, positionSchema } from "./desk/fields.ts";
import { type Answer, answerEach, join, phrase, say, tell } from "./desk/say.ts";
import { sayLiquidation, sayResult } from "./exits/exit-result.ts";
import { chooseOutlook, type Exit, findExits, tabulate } from "./exits/exits.ts";
import { tellSteps } from "./exits/steps.ts";
import { sayNoOdds } from "./figures/ranges.ts";

const fields = z.object({
  of: z
    .enum(["stop", "target", "plan", "size", "entry"])
    .describe(
      "`entry`: where to get in; `size`: how much to hold so that no more than `risk` is lost at the stop",
    ),
  position: positionSchema.nullable(),
  stop: z.number().nullable().describe("USD a unit, as told; of an entry the price to get in at"),
  away: z
    .number()
    .optional()
    .describe("percent from the price to get in at to the stop, where told so: 8 for 8% under"),
  target: z.number().nullable().describe("USD a unit, as told"),
  risk: z.number().nullable().describe("USD that may be lost"),
  ahead: aheadSchema.nullable(),
  room: z
    .int()
    .exactOptional()
    .describe("how many of our levels further away than the nearest it is asked for; negative: nearer"),
  steps: z
    .array(z.number())
    .exactOptional()
    .describe("several prices, USD a unit, of equal parts: to get in at (`entry`) or to sell at (`target`)"),
  equal: z.boolean().exactOptional().describe("the parts of such steps are told to be equal"),
  each: z.number().exactOptional().describe("of such steps: USD that go in, or units sold, at each"),
});
export type PlanAsk = AskOf<"plan", typeof fields>;

/** Support, resistance and the levels of some odds, with what an exit there would mean; odds, never advice. */
function answerPlan(desk: Desk, ask: PlanAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    const price = priceOf(subject);
    if (price === undefined) return tell(phrase(desk, "overview.no_price", { name: subject.name }));
    if (ask.steps)
      return tellSteps(subject, {
        ahead: ask.ahead,
        steps: ask.steps,
        each: ask.each,
        isSale: ask.of === "target",
      });
    const { days, outlook } = chooseOutlook(subject, ask.ahead);
    const isShort = ask.position?.side === "short";
    const [down, up] = (["below", "above"] as const).map((side) =>
      findExits(subject, {
        outlook,
        days,
        side,
        told: side === (isShort ? "above" : "below") ? (ask.stop ?? stopAway(ask, price)) : ask.target,
      }),
    ) as [Exit[], Exit[]];
    const [near, targets] = isShort ? [up, down] : [down, up];
    const stops = giveRoom(near, ask.room);
    const shown = { stop: stops, target: targets, plan: [...up, ...down], size: stops, entry: stops }[ask.of];
    const exit = (ask.of === "target" ? targets : stops)[0];
    return tell(
      join(
        sayNoRoom(subject, near, stops, ask.room),
        ask.of === "size"
          ? saySize(subject, ask, stops[0], targets[0])
          : ask.of === "plan"
            ? sayBoth(subject, ask.position, stops[0], targets[0], days)
            : sayExit(subject, exit, days),
        isShort ? phrase(desk, "plan.short") : null,
        sayResult(subject, ask.position, exit),
        ask.of === "target" ? null : sayLiquidation(subject, ask.position, stops[0]),
      ),
      ...(shown.length > 0 ? [tabulate(subject, shown, days)] : []),
      join(
        say(subject, STOPLESS.has(ask.of) ? "plan.average_day" : "plan.average_day_and_stop"),
        "refusal" in outlook
          ? phrase(desk, "plan.no_odds", { reason: phrase(desk, `refusals.${outlook.refusal}`) })
          : sayNoOdds(subject, outlook, days),
        phrase(desk, "plan.limit"),
      ),
    );
  });
}

/** The levels, first the one that is so many further from the price than the first. */
function giveRoom(exits: Exit[], room = 0): Exit[] {
  const [first] = exits;
  const away = ({ own }: Exit) => Math.abs(findFactNumber(own, "level_distance") ?? 0);
  const ordered = exits.toSorted((a, b) => away(a) - away(b));
  const at = (first ? ordered.indexOf(first) : 0) + room;
  const chosen = ordered[Math.max(0, Math.min(at, ordered.length - 1))];
  return chosen && room !== 0 ? [chosen, ...exits.filter((exit) => exit !== chosen)] : exits;
}

/** That no level lies further away, or nearer, where one was asked for. */
function sayNoRoom({ desk, name }: Subject, near: Exit[], [chosen]: Exit[], room = 0): string | null {
  if (room === 0 || !chosen || chosen !== near[0]) return null;
  return phrase(desk, room > 0 ? "plan.no_further" : "plan.no_nearer", { name });
}

/** Where a stop lies that was told as a distance. */
function stopAway({ away, position }: PlanAsk, price: number): number | null {
  if (away === undefined) return null;
  const way = position?.side === "short" ? 1 : -1;
  return (position?.entry ?? price) * (1 + (way * away) / 100);
}

const STOPLESS: ReadonlySet<PlanAsk["of"]> = new Set<PlanAsk["of"]>(["target", "entry"]);

/** The nearest level of a side, and how often one so far away is touched. */
const sayExit = (subject: Subject, exit: Exit | undefined, days: number): string =>
  (exit &&
    say(subject, "plan.exit", exit.own, {
      exit: say(subject, `exits.of_${exit.which}`) ?? "",
      days: String(days),
    })) ??
  phrase(subject.desk, "plan.no_exit", { name: subject.name });

/** How far the target is away, measured by the stop: from the entry where one is told between them, else from the price. */
function sayRatio(subject: Subject, position: Position | null, stop: Exit, target: Exit) {
  const levelOf = ({ own }: Exit) => findFactNumber(own, "scenario_price") ?? 0;
  const rewardToRisk = (from: number) => (levelOf(target) - from) / (from - levelOf(stop));
  const told = position?.entry && rewardToRisk(position.entry) > 0 ? position.entry : null;
  const entry = addValues(subject, { entry: told }, fromQuestion(subject));
  const ratio = addValues(
    subject,
    { cross_rate: Math.round(100 * Math.abs(rewardToRisk(told ?? priceOf(subject) ?? 0))) / 100 },
    told ? fromQuestion(subject) : fromPrice(subject),
    { cross_rate: "Distance to the target against the distance to the stop" },
  );
  return { isOfEntry: told !== null, said: say(subject, "plan.ratio", new Map([...entry, ...ratio])) };
}

/** Both ways, and the one measured by the other. */
function sayBoth(
  subject: Subject,
  position: Position | null,
  stop: Exit | undefined,
  target: Exit | undefined,
  days: number,
): string {
  if (!stop || !target) return sayExit(subject, stop ?? target, days);
  const { isOfEntry, said } = sayRatio(subject, position, stop, target);
  return join(
    isOfEntry ? said : null,
    say(subject, "plan.first", stop.own, { exit: say(subject, `exits.of_${stop.which}`) ?? "" }),
    say(subject, "plan.second", target.own, { exit: say(subject, `exits.its_${target.which}`) ?? "" }),
    isOfEntry ? null : said,
    say(subject, "plan.both_odds", undefined, {
      days: String(days),
      first: stop.own.get("scenario_odds"),
      second: target.own.get("scenario_odds"),
    }),
  );
}

/** How many units lose no more than what was told, between the price and the stop. */
function saySize(
  subject: Subject,
  { risk, position }: PlanAsk,
  stop: Exit | undefined,
  target: Exit | undefined,
): string {
  const level = stop && findFactNumber(stop.own, "scenario_price");
  const entry = position?.entry ?? priceOf(subject);
  if (risk === null) return phrase(subject.desk, "plan.risk_needed");
  if (!level || !entry || level === entry) return sayExit(subject, stop, 30);
  const units = risk / Math.abs(entry - level);
  const asked = addValues(subject, { asked_usd: risk }, fromQuestion(subject), {
    asked_usd: "What may be lost, as you said",
  });
  const computed = addValues(subject, { worth_units: units, worth_usd: units * entry }, fromPrice(subject), {
    worth_units: "Units that lose it at the stop",
    worth_usd: "What they cost at the entry",
  });
  return join(
    say(subject, `plan.size_${subject.type}`, new Map([...stop.own, ...asked, ...computed])),
    target?.which === "told" ? sayRatio(subject, position, stop, target).said : null,
    say(subject, "plan.gap", stop.own),
  );
}

export const planAsk = defineAsk("plan", {
  fields,
  named: null,
  answer: answerPlan,
  restated: "levels for a plan",
  takesStand: true,
  besideOthers: true,
});
