import * as z from "zod";
import type { FactBook } from "../slots/fill-pattern.ts";
import { sayDay } from "../slots/say-day.ts";
import { addValues, fromBars, fromPrice, fromQuestion } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import {
  type Ahead,
  aheadSchema,
  type More,
  moreSchema,
  type Position,
  positionSchema,
} from "./desk/fields.ts";
import { type Answer, join, phrase, say, tell } from "./desk/say.ts";
import { dayOf } from "./desk/say-time.ts";
import { buyMore } from "./figures/average.ts";
import { sayBreakEven, tellRecovery } from "./figures/break-even.ts";
import { sayKept } from "./figures/kept.ts";
import { addWipeOut, sayWipeOut } from "./figures/leverage.ts";
import { findEntryBar } from "./figures/read-past.ts";
import { findUsedUp, sayUsedUp } from "./figures/used-up.ts";

const fields = z.object({
  position: positionSchema,
  want: z
    .enum(["profit", "break_even", "liquidation", "worth", "recovery", "target", "average"])
    .describe(
      "`target`: the price of a gain; `recovery`: the rise that makes up for a fall of `lost` percent, of whatever it was; `average`: with `more` bought",
    ),
  more: moreSchema.exactOptional(),
  lost: z.number().exactOptional(),
  gain: z
    .object({ value: z.number(), in: z.enum(["usd", "percent"]) })
    .exactOptional()
    .describe("`target`: the gain whose price is asked for"),
  ahead: aheadSchema.exactOptional().describe("`break_even`: by when"),
});
export type PositionAsk = AskOf<"position", typeof fields>;

/** Profit or loss, break-even and, with leverage, the move that wipes it out. Computed, never advised. */
function answerPosition(
  desk: Desk,
  { assets, position, want, lost, gain, more, ahead }: PositionAsk,
): Answer {
  const [subject] = openSubjects(desk, assets);
  if (lost !== undefined) return tellRecovery(desk, lost, subject);
  if (!subject) return tell("");
  const price = priceOf(subject);
  if (price === undefined) return tell(phrase(desk, "overview.no_price", { name: subject.name }));
  const bar = position.entry === null ? findEntryBar(subject, position) : undefined;
  const entry = position.entry ?? bar?.close ?? (want === "liquidation" ? price : null);
  if (entry === null) return tellNoEntry(subject, position);
  const [entered, held] = [
    { ...position, entry },
    { price, want, day: bar?.date ?? null, ...(ahead && { ahead }) },
  ];
  if (more) return tellMore(subject, entered, held, more);
  const told = gain ? tellTarget(subject, entered, held, gain) : tellPosition(subject, entered, held);
  return { ...told, lead: join(told.lead, sayLate(subject, position, held.day)) };
}

/** That our bars begin after the day of purchase. */
const sayLate = ({ desk, name }: Subject, { entered }: Position, day: string | null): string | null =>
  day && entered && day > entered ? phrase(desk, "dca.begins", { name, day: dayOf(desk, day) }) : null;

const tellNoEntry = (subject: Subject, { entered }: Position): Answer =>
  tell(
    join(
      phrase(subject.desk, "position.entry_needed", { name: subject.name }),
      entered && phrase(subject.desk, "position.no_bar", { day: dayOf(subject.desk, entered) }),
      say(subject, "figure.trades_at"),
    ),
  );

interface Held {
  price: number;
  want: PositionAsk["want"];
  /** the day whose close is the entry */
  day: string | null;
  /** by when it is asked for */
  ahead?: Ahead;
}

type Entered = Position & { entry: number };

function tellPosition(subject: Subject, position: Entered, held: Held): Answer {
  const { entry, side, leverage } = position;
  const { price, want, day } = held;
  const own = addPosition(subject, position, held);
  const bought = sayBought(subject, position, { day, own });
  const wiped = leverage ? sayWipeOut(subject, side, own) : null;
  const usedUp =
    position.exit === undefined &&
    findUsedUp(subject, { side, leverage, entry, entered: day ?? position.entered }, price);
  if (usedUp)
    return tell(
      join(want === "liquidation" ? wiped : null, sayUsedUp(subject, bought, usedUp, own)),
      say(subject, "figure.trades_at"),
    );
  const profit = join(
    say(subject, position.exit === undefined ? `position.profit_${subject.type}` : "position.closed", own, {
      bought,
    }),
    leverage ? say(subject, "position.on_margin", own) : null,
  );
  if (position.exit !== undefined) return tell(profit);
  const even = sayBreakEven(subject, { ...position, price, ahead: held.ahead }, own);
  if (want === "liquidation")
    return tell(wiped ?? phrase(subject.desk, "position.no_leverage", { name: subject.name }), profit);
  if (want === "break_even") return tell(join(even, profit));
  return tell(join(profit, sayKept(subject, position, own), wiped), ...(even ? [even] : []));
}

/** A position with what is bought beside it. */
function tellMore(subject: Subject, position: Entered, held: Held, more: More): Answer {
  const averaged = buyMore(subject, position, more);
  if (typeof averaged === "string") return tell(averaged);
  const { lead, rest } = tellPosition(subject, averaged.position, { ...held, want: "profit", day: null });
  return { lead: join(averaged.told, lead), rest };
}

/** The price at which a position shows a gain. */
function tellTarget(
  subject: Subject,
  position: Entered,
  held: Held,
  gain: NonNullable<PositionAsk["gain"]>,
): Answer {
  const { entry, side } = position;
  const units = position.units ?? (position.usd === null ? null : position.usd / entry);
  if (gain.in === "usd" && !units)
    return tell(phrase(subject.desk, "position.units_needed", { name: subject.name }));
  const move = gain.in === "percent" ? (entry * gain.value) / 100 : gain.value / (units ?? 1);
  const price = entry + (side === "long" ? move : -move);
  const bought = sayBought(subject, position, { day: held.day, own: addPosition(subject, position, held) });
  const asked = addValues(
    subject,
    { [gain.in === "percent" ? "gain_percent" : "gain_usd"]: gain.value },
    fromQuestion(subject),
    { gain_percent: "Gain asked about", gain_usd: "Gain asked about" },
  );
  const computed = addValues(
    subject,
    { scenario_price: price, level_distance: 100 * (price / held.price - 1) },
    fromPrice(subject),
    { scenario_price: "Price at which that gain is reached" },
  );
  const own = new Map([...asked, ...computed]);
  return tell(say(subject, "position.target", own, { bought }) ?? "");
}

/** A position as given and its results, as facts. */
function addPosition(subject: Subject, position: Entered, { price: now, day }: Held): FactBook {
  const price = position.exit ?? now;
  const { entry, side, leverage } = position;
  const way = side === "long" ? 1 : -1;
  const units = position.units ?? (position.usd === null ? null : position.usd / entry);
  const gain = 100 * way * (price / entry - 1);
  const told = day
    ? addValues(subject, { entry }, fromBars(subject, day), {
        entry: `Close on ${sayDay(day)}, taken as the entry`,
      })
    : addValues(subject, { entry }, fromQuestion(subject), {
        ...(position.lots && { entry: `Average price of your ${position.lots} purchases` }),
      });
  const asked = addValues(
    subject,
    { asked_units: position.units, asked_usd: position.usd, level_asked: position.exit ?? null },
    fromQuestion(subject),
    { level_asked: "Price it is closed at, as you said" },
  );
  const computed = addValues(
    subject,
    {
      gain_percent: gain,
      gain_usd: units === null ? null : units * way * (price - entry),
      gain_margin: leverage ? gain * leverage : null,
      worth_usd: units === null || way < 0 ? null : units * price,
      break_even: 100 * (entry / price - 1),
    },
    fromPrice(subject),
  );
  const wipeOut = leverage ? addWipeOut(subject, { entry, leverage, side }) : new Map();
  return new Map([...told, ...asked, ...computed, ...wipeOut]);
}

/** "bought at $240.00" */
function sayBought(
  subject: Subject,
  { side, lots }: Entered,
  { day, own }: { day: string | null; own: FactBook },
): string {
  const how = day ? "_on_day" : lots ? "_on_average" : "";
  return say(subject, `position.${side}${how}`, own, { day: day ? dayOf(subject.desk, day) : "" }) ?? "";
}

export const positionAsk = defineAsk("position", {
  fields,
  named: null,
  answer: answerPosition,
  restated: "how does a position stand?",
  besideOthers: true,
});
