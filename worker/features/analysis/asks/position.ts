import * as z from "zod";
import { draftFacts } from "../facts/number-facts.ts";
import { sayDay } from "../slots/say-day.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  addFacts,
  addValues,
  barsOf,
  type Desk,
  fromBars,
  fromPrice,
  fromQuestion,
  join,
  openSubjects,
  priceOf,
  type Subject,
  sayEnglish,
} from "./desk/desk.ts";
import { type Position, positionSchema } from "./desk/fields.ts";
import { addWipeOut, sayWipeOut } from "./figures/leverage.ts";
import { findBar } from "./figures/read-past.ts";
import { findUsedUp, sayUsedUp } from "./figures/used-up.ts";

const fields = z.object({
  position: positionSchema,
  /** `recovery`: the rise that makes up for a fall of `lost` percent, of whatever it was */
  want: z.enum(["profit", "break_even", "liquidation", "worth", "recovery"]),
  lost: z.number().exactOptional(),
});
export type PositionAsk = AskOf<"position", typeof fields>;

/** Profit or loss, break-even and, with leverage, the move that wipes it out. Computed, never advised. */
function answerPosition(desk: Desk, { assets, position, want, lost }: PositionAsk): Answer {
  const [subject] = openSubjects(desk, assets);
  if (lost !== undefined) return tellRecovery(desk, lost, subject);
  if (!subject) return { lead: "", rest: [] };
  const price = priceOf(subject);
  if (price === undefined) return { lead: `We hold no price of ${subject.name} right now.`, rest: [] };
  const bar =
    position.entry === null && position.entered ? findBar(barsOf(subject), position.entered) : undefined;
  const entry = position.entry ?? bar?.close ?? (want === "liquidation" ? price : null);
  if (entry === null)
    return {
      lead: join(
        `Tell the price or the day you bought ${subject.name} at, and your gain can be computed.`,
        position.entered && `We hold no bar of ${sayDay(position.entered)}.`,
        sayEnglish(subject, "It trades at {price}."),
      ),
      rest: [],
    };
  return tellPosition(subject, { ...position, entry }, { price, want, day: bar?.date ?? null });
}

/** What a fall needs to be made up for: it is the same for whatever fell. */
function tellRecovery(desk: Desk, lost: number, subject: Subject | undefined): Answer {
  const origin = { source: "computed from your question", asOf: desk.now };
  const drafts = draftFacts({ scenario_move: -lost, break_even: 100 * (1 / (1 - lost / 100) - 1) }, origin, {
    scenario_move: "The fall you told",
    break_even: "Rise that makes up for it",
  });
  const own = addFacts({ desk, type: subject?.type ?? "stock" }, subject?.symbol ?? "any asset", drafts);
  return {
    lead: `After {${own.get("scenario_move")?.id}:rise} a rise of {${own.get("break_even")?.id}:size} is needed to be back where it was, for it starts from less.`,
    rest: [],
  };
}

interface Held {
  price: number;
  want: PositionAsk["want"];
  /** the day whose close is the entry */
  day: string | null;
}

function tellPosition(
  subject: Subject,
  position: Position & { entry: number },
  { price, want, day }: Held,
): Answer {
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
    { asked_units: position.units, asked_usd: position.usd },
    fromQuestion(subject),
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
  const own = new Map([...told, ...asked, ...computed, ...wipeOut]);
  const bought = `${side === "long" ? "bought" : "sold short"} at {entry}${day ? ` (the close of ${sayDay(day)})` : position.lots ? " on average" : ""}`;
  const usedUp = findUsedUp(subject, { side, leverage, entry, entered: day ?? position.entered }, price);
  if (usedUp)
    return {
      lead: join(
        want === "liquidation" ? sayWipeOut(subject, side, own) : null,
        sayUsedUp(subject, bought, usedUp, own),
      ),
      rest: [sayEnglish(subject, "It trades at {price}.")].filter((one) => one !== null),
    };
  const profit = join(
    sayEnglish(
      subject,
      [
        `Your {name}, ${bought}, is {gain_percent:gain}, {gain_usd:size} on {asked_units} ${subject.type === "crypto" ? "{symbol}" : "shares"}: it trades at {price}.`,
        `Your {asked_usd} in {name}, ${bought}, are worth {worth_usd} now, {gain_percent:gain}: it trades at {price}.`,
        `Your {name}, ${bought}, is {gain_percent:gain}, {gain_usd:size} in all: it trades at {price}.`,
        `Your {name}, ${bought}, is {gain_percent:gain}: it trades at {price}.`,
      ],
      own,
    )?.replace(/ is (\{f\d+:gain\})/, ` shows $1`),
    leverage
      ? sayEnglish(subject, "On the margin, with {leverage:times}, that is {gain_margin:gain}.", own)
      : null,
  );
  const even =
    Math.abs(gain) < 0.005
      ? null
      : gain * way < 0
        ? sayEnglish(
            subject,
            "To break even it has to rise {break_even:size} from {price}, back to {entry}.",
            own,
          )
        : sayEnglish(
            subject,
            "You break even at {entry}, {break_even:size} under the price of {price}.",
            own,
          );
  const short =
    gain * way < 0
      ? even
      : sayEnglish(subject, "You break even at {entry}; the price of {price} is beyond it.", own);
  const breakEven = side === "long" ? even : short;
  const wiped = leverage ? sayWipeOut(subject, side, own) : null;
  if (want === "liquidation" && wiped) return { lead: wiped, rest: [profit] };
  if (want === "liquidation")
    return {
      lead: `Without leverage nothing liquidates ${subject.name}: the most you can lose is what you put in.`,
      rest: [profit],
    };
  if (want === "break_even") return { lead: join(breakEven, profit), rest: [] };
  return { lead: join(profit, wiped), rest: breakEven ? [breakEven] : [] };
}

export const positionAsk = defineAsk("position", {
  fields,
  named: null,
  answer: answerPosition,
  restated: "how does a position stand?",
  besideOthers: true,
});
