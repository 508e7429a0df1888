import * as z from "zod";
import type { ChatReply, FactKind } from "../../../../shared/analysis.ts";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";
import { type FactBook, findFactNumber } from "../slots/fill-pattern.ts";
import { addValues, fromBars, fromPrice, fromQuestion } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import { capSchema } from "./desk/fields.ts";
import { type Answer, answerEach, join, phrase, say, tell } from "./desk/say.ts";
import { sayCapPrice } from "./figures/cap-price.ts";
import { addWipeOut, sayWipeOut } from "./figures/leverage.ts";

const fields = z.object({
  move: z.number().nullable().describe("percent with its sign"),
  level: z.number().nullable().describe("USD"),
  units: z.number().nullable(),
  usd: z.number().nullable(),
  leverage: z.number().nullable(),
  side: z.enum(["long", "short"]),
  either: z.boolean().exactOptional().describe("`move` is a size and may go either way"),
  worth: z.number().exactOptional().describe("USD that the units are to be worth in all"),
  to: factKindSchema.exactOptional().describe("goes to this price of ours"),
  cap: capSchema.exactOptional().describe("comes to this market capitalisation"),
});
export type ScenarioAsk = AskOf<"scenario", typeof fields>;

/** The price after a move, what lies between, and how often such a move came in such a time. */
function answerScenario(desk: Desk, ask: ScenarioAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    const price = priceOf(subject);
    if (price === undefined) return tell(phrase(desk, "overview.no_price", { name: subject.name }));
    if (ask.cap) return tell(sayCapPrice(desk, subject, ask.cap, ask.units));
    if (ask.leverage) {
      const own = addWipeOut(subject, { entry: price, leverage: ask.leverage, side: ask.side });
      return tell(
        join(
          sayOnMargin(subject, ask, own),
          sayWipeOut(subject, ask.side, own),
          say(subject, "figure.trades_at"),
        ),
      );
    }
    if (ask.worth !== undefined && ask.units) return tellWorth(subject, ask.units, ask.worth, price);
    const held = ask.to === undefined ? undefined : findFactNumber(subject.book, ask.to);
    if (ask.to && held === undefined)
      return tell(phrase(desk, "scenario.no_such_price", { name: subject.name }));
    if (ask.to && held !== undefined) return tellTo(subject, ask.to, held, price);
    if (ask.level !== null && ask.move === null) return tellLevel(subject, ask, ask.level, price);
    if (ask.either && ask.move !== null) return tellEither(subject, ask, ask.move, price);
    return tellMove(subject, ask, price);
  });
}

/** Odds of a price being touched within 30 days, as a fact; nothing without a forecast or where it has been reached. */
function addTouch(subject: Subject, level: number, kind: "scenario_odds" | "level_touch") {
  const { month } = subject.outlook;
  if ("refusal" in month || level <= 0) return new Map();
  return addValues(subject, { [kind]: 100 * month.touch(level) }, fromBars(subject, month.date), {
    [kind]: "Odds of touching that price within 30 days",
  });
}

/** How far it is to a price of ours: "back to its 52-week high". */
function tellTo(subject: Subject, to: FactKind, level: number, price: number): Answer {
  const distance = addValues(subject, { level_distance: 100 * (level / price - 1) }, fromPrice(subject));
  const own = new Map([...distance, ...addTouch(subject, level, "level_touch")]);
  return tell(
    join(
      say(subject, `scenario.to_${level > price ? "rise" : "fall"}`, own, { to: subject.book.get(to) }),
      say(subject, "scenario.touch", own),
    ),
  );
}

/** What a move brings on the margin: all of it at most is lost. */
function sayOnMargin(subject: Subject, { side, move }: ScenarioAsk, levered: FactBook): string | null {
  if (move === null) return null;
  const times = findFactNumber(levered, "leverage") ?? 1;
  const gain = times * move * (side === "long" ? 1 : -1);
  const asked = addValues(subject, { scenario_move: move }, fromQuestion(subject));
  const computed = addValues(subject, { gain_margin: Math.max(-100, gain) }, fromQuestion(subject));
  return say(subject, `leverage.on_margin_${side}`, new Map([...levered, ...asked, ...computed]));
}

/** The price at which the units are worth a sum. */
function tellWorth(subject: Subject, units: number, worth: number, price: number): Answer {
  const each = worth / units;
  const asked = addValues(subject, { asked_units: units, asked_usd: worth }, fromQuestion(subject));
  const computed = addValues(
    subject,
    { scenario_price: each, level_distance: 100 * (each / price - 1) },
    fromPrice(subject),
  );
  const own = new Map([...asked, ...computed, ...addTouch(subject, each, "level_touch")]);
  return tell(
    join(
      say(subject, "scenario.worth", own),
      say(subject, "scenario.worth_distance", own),
      say(subject, "scenario.touch", own),
    ),
  );
}

/** What a level is against the price, and the odds of touching it. */
export function tellLevel(
  subject: Subject,
  { units }: Pick<ScenarioAsk, "units">,
  level: number,
  price: number,
): Answer {
  const asked = addValues(subject, { level_asked: level, asked_units: units }, fromQuestion(subject));
  const worth =
    units === null
      ? {}
      : { scenario_value: units * level, worth_usd: units * price, gain_usd: units * (level - price) };
  const distance = { level_distance: 100 * (level / price - 1) };
  const computed = addValues(subject, { ...distance, ...worth }, fromPrice(subject));
  const own = new Map([...asked, ...computed, ...addTouch(subject, level, "level_touch")]);
  return tell(
    join(
      say(subject, `scenario.units_${level < price ? "less" : "more"}`, own),
      say(subject, "scenario.level_distance", own),
      say(subject, "scenario.touch", own),
    ),
  );
}

/** A move of which only the size was given: both ways. */
function tellEither(subject: Subject, ask: ScenarioAsk, size: number, price: number): Answer {
  const [up, down] = [Math.abs(size), -Math.abs(size)].map((move) =>
    tellMove(subject, { ...ask, move }, price),
  );
  return tell(join(up?.lead, down?.lead));
}

function tellMove(subject: Subject, { move, units, usd }: ScenarioAsk, price: number): Answer {
  const percent = move ?? -10;
  const after = price * (1 + percent / 100);
  const held = units ?? (usd === null ? null : usd / price);
  const asked = addValues(
    subject,
    { scenario_move: percent, asked_units: units, asked_usd: usd },
    fromQuestion(subject),
  );
  const computed = addValues(
    subject,
    {
      scenario_price: after,
      scenario_value: held === null ? null : held * after,
      worth_usd: held === null ? null : held * price,
      gain_usd: held === null ? null : held * (after - price),
      scenario_vs_support: percent < 0 ? against(subject, "support", after) : null,
      scenario_vs_resistance: percent > 0 ? against(subject, "resistance", after) : null,
    },
    fromPrice(subject),
  );
  const own = new Map([...asked, ...computed, ...addTouch(subject, after, "scenario_odds")]);
  const way = percent < 0 ? "fall" : "rise";
  return tell(
    join(
      held === null
        ? say(subject, `scenario.after_${way}`, own)
        : say(subject, `scenario.${units === null ? "sum" : "units"}_after_${way}`, own),
      say(subject, "scenario.touch_after", own),
    ),
    say(subject, "scenario.against_levels", own),
  );
}

const against = (subject: Subject, kind: "support" | "resistance", after: number): number | null => {
  const level = findFactNumber(subject.book, kind);
  return level ? 100 * (after / level - 1) : null;
};

function restate({ facts }: Pick<ChatReply, "facts">): string {
  const level = facts.find(({ kind }) => kind === "level_asked");
  if (level) return `what if it goes to ${level.text}?`;
  const move = facts.find(({ kind }) => kind === "scenario_move");
  if (typeof move?.value !== "number") return "what if its price moves?";
  return `what if it ${move.value < 0 ? "drops" : "rises"} ${move.text.replace(/^[+−-]|\.00(?=%)/g, "")}?`;
}

export const scenarioAsk = defineAsk("scenario", {
  fields,
  named: null,
  answer: answerScenario,
  besides: ({ cap }) => (cap?.of ? [cap.of] : []),
  restated: restate,
  besideOthers: true,
});
