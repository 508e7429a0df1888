import * as z from "zod";
import { draftFacts } from "../facts/number-facts.ts";
import { addFacts } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import { aheadSchema, spanSchema } from "./desk/fields.ts";
import { listed } from "./desk/peers.ts";
import { isPlainTitle } from "./desk/plain-name.ts";
import { type Answer, join, listWords, phrase, say, tell } from "./desk/say.ts";
import { sayAhead, saySpan } from "./desk/say-time.ts";
import { type Measured, measureAll, sayValue, settleSpan, type Yardstick } from "./figures/yardstick.ts";

const fields = z.object({
  about: z
    .enum(["moves", "outlook"])
    .describe("`outlook`: what will do best; `moves`: what happened to all of them"),
  group: z.enum(["crypto", "stock"]).nullable(),
  span: spanSchema.nullable(),
  ahead: aheadSchema.nullable().describe("the time ahead that is asked about"),
  direction: z.enum(["up", "down"]).nullable().describe("the way the asker says it went"),
});
export type MarketAsk = AskOf<"market", typeof fields>;

const HEADLINES = 2;
const DAY_MS = 86_400_000;

/** All listed coins or stocks together: how many fell, by how much, what stands out, and whether a cause is held. */
function answerMarket(desk: Desk, ask: MarketAsk): Answer {
  const subjects = openSubjects(desk, listed(ask.group));
  if (ask.about === "outlook") return tellOutlook(desk, subjects, ask);
  const { asked, note } = settleSpan<Yardstick>(subjects, { by: null, span: ask.span });
  const ranked = measureAll(subjects, asked, "least");
  const [worst, best] = [ranked[0], ranked.at(-1)];
  if (!worst || !best) return tell(phrase(desk, "market.no_prices"));
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
  const when = asked.span ? saySpan(desk, asked.span) : phrase(desk, "market.over_the_day");
  const other = otherWay(ask, fell, ranked.length);
  return tell(
    join(
      other && phrase(desk, `market.not_all_${other}`),
      say(worst.subject, `market.fell_${ask.group ?? "both"}`, own, { when }),
      phrase(desk, "market.ends", {
        worst: worst.subject.name,
        worstValue: sayValue(worst),
        best: best.subject.name,
        bestValue: sayValue(best),
      }),
      sayOdd(desk, ranked, mean),
      sayCause(desk),
      note,
    ),
    {
      list: ranked.map((one) => phrase(desk, "market.row", { name: one.subject.name, value: sayValue(one) })),
    },
  );
}

/** The way the asker says it all went, where it did not. */
const otherWay = ({ direction }: MarketAsk, fell: number, all: number): "up" | "down" | null =>
  (direction === "down" && fell < all) || (direction === "up" && fell > 0) ? direction : null;

/** The one that went another way than all, or farthest from their mean. */
function sayOdd(desk: Desk, ranked: Measured[], mean: number): string | null {
  const odd = ranked.toSorted((a, b) => Math.abs(b.value - mean) - Math.abs(a.value - mean))[0];
  return odd ? phrase(desk, "market.odd", { name: odd.subject.name }) : null;
}

/** Headlines of the last day, or that no cause is held. */
function sayCause(desk: Desk): string {
  const titles = desk.facts.filter(
    ({ kind, text, asOf }) =>
      kind === "headline" && isPlainTitle(text) && desk.now.getTime() - Date.parse(asOf) <= DAY_MS,
  );
  if (titles.length === 0) return phrase(desk, "market.no_news");
  const headlines = titles
    .slice(0, HEADLINES)
    .map((headline) => phrase(desk, "market.headline", { headline }));
  return phrase(desk, "market.only_headlines", { headlines: listWords(desk, headlines) });
}

/** No order of what is to come; the calls, each with its evidence. */
function tellOutlook(desk: Desk, subjects: Subject[], { ahead }: MarketAsk): Answer {
  const calls = subjects.flatMap((subject) => {
    const action = subject.call?.action;
    return (action && say(subject, "market.call", undefined, { action })) ?? [];
  });
  return tell(
    ahead
      ? phrase(desk, "market.no_order_ahead", { when: sayAhead(desk, ahead) })
      : phrase(desk, "market.no_order"),
    ...(calls.length > 0 ? [{ list: calls }] : []),
  );
}

export const marketAsk = defineAsk("market", {
  fields,
  named: null,
  answer: answerMarket,
  restated: "what is the market doing?",
  besides: ({ group }) => listed(group),
  restsOnCall: ({ about }) => about === "outlook",
});
