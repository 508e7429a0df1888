import * as z from "zod";
import { draftFacts } from "../facts/number-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  addFacts,
  type Desk,
  join,
  joinWords,
  openSubjects,
  type Subject,
  sayEnglish,
} from "./desk/desk.ts";
import { aheadSchema, spanSchema } from "./desk/fields.ts";
import { listed } from "./desk/peers.ts";
import { isPlainTitle } from "./desk/plain-name.ts";
import { type Measured, measureAll, sayValue, settleDay, type Yardstick } from "./figures/yardstick.ts";

const fields = z.object({
  /** `outlook`: what will do best; `moves`: what happened to all of them */
  about: z.enum(["moves", "outlook"]),
  group: z.enum(["crypto", "stock"]).nullable(),
  span: spanSchema.nullable(),
  /** the time ahead that is asked about */
  ahead: aheadSchema.nullable(),
  /** the way the asker says it went */
  direction: z.enum(["up", "down"]).nullable(),
});
export type MarketAsk = AskOf<"market", typeof fields>;

const NOUNS = { crypto: "coins", stock: "stocks", both: "coins and stocks" } as const;
const HEADLINES = 2;
const DAY_MS = 86_400_000;

/** All listed coins or stocks together: how many fell, by how much, what stands out, and whether a cause is held. */
function answerMarket(desk: Desk, ask: MarketAsk): Answer {
  const subjects = openSubjects(desk, listed(ask.group));
  if (ask.about === "outlook") return tellOutlook(subjects, ask);
  const { asked, note } = settleDay<Yardstick>(subjects, { by: null, span: ask.span });
  const ranked = measureAll(subjects, asked, "least");
  const [worst, best] = [ranked[0], ranked.at(-1)];
  if (!worst || !best) return { lead: "We hold no prices of them right now.", rest: [] };
  const fell = ranked.filter(({ value }) => value < 0).length;
  const mean = ranked.reduce((sum, { value }) => sum + value, 0) / ranked.length;
  const own = addFacts(
    worst.subject,
    ranked.map(({ subject }) => subject.symbol).join("/"),
    draftFacts(
      { days_counted: fell, days_of: ranked.length, market_change: mean },
      { source: "computed from their prices", asOf: desk.now },
      { days_counted: "Of them fell", days_of: "Listed ones looked at", market_change: "Their mean change" },
    ),
  );
  const when = asked.span?.said ?? "over the day";
  return {
    lead: join(
      isOtherWay(ask, fell, ranked.length) ? `Not everything went ${ask.direction}.` : null,
      sayEnglish(
        worst.subject,
        `{days_counted} of the {days_of} ${NOUNS[ask.group ?? "both"]} we list fell ${when}; their mean change is {market_change}.`,
        own,
      ),
      `${worst.subject.name} is lowest (${sayValue(worst)}), ${best.subject.name} highest (${sayValue(best)}).`,
      sayOdd(ranked, mean),
      sayCause(desk),
      note,
    ),
    rest: [{ list: ranked.map((one) => `${one.subject.name}: ${sayValue(one)}`) }],
  };
}

const isOtherWay = ({ direction }: MarketAsk, fell: number, all: number): boolean =>
  (direction === "down" && fell < all) || (direction === "up" && fell > 0);

/** The one that went another way than all, or farthest from their mean. */
function sayOdd(ranked: Measured[], mean: number): string | null {
  const odd = ranked.toSorted((a, b) => Math.abs(b.value - mean) - Math.abs(a.value - mean))[0];
  return odd ? `${odd.subject.name} stands out, farthest from that mean.` : null;
}

/** Headlines of the last day, or that no cause is held. */
function sayCause({ facts, now }: Desk): string {
  const titles = facts.filter(
    ({ kind, text, asOf }) =>
      kind === "headline" && isPlainTitle(text) && now.getTime() - Date.parse(asOf) <= DAY_MS,
  );
  return titles.length === 0
    ? "We found no news of these hours that explains it."
    : `We found no news that explains it, only headlines: ${joinWords(titles.slice(0, HEADLINES).map(({ id }) => `“{${id}}”`))}.`;
}

/** No order of what is to come; the calls, each with its evidence. */
function tellOutlook(subjects: Subject[], { ahead }: MarketAsk): Answer {
  const calls = subjects.flatMap((subject) => {
    const action = subject.call?.action;
    const told =
      action &&
      sayEnglish(
        subject,
        `{name}: **${action}** by our rules, a score of {score}; the chance of closing higher in 30 days is {odds_higher:whole}.`,
      );
    return told ? [told] : [];
  });
  return {
    lead: `We rank nothing by what it will do${ahead ? ` ${ahead.said}` : ""}: no order of future gains has been shown to work, ours included, and the farthest that can be measured is 30 days ahead. What we hold is the daily call of each, beside its chance of a rise.`,
    rest: calls.length > 0 ? [{ list: calls }] : [],
  };
}

export const marketAsk = defineAsk("market", {
  fields,
  named: null,
  answer: answerMarket,
  restated: "what is the market doing?",
  besides: ({ group }) => listed(group),
  restsOnCall: ({ about }) => about === "outlook",
});
