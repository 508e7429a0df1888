import * as z from "zod";
import type { Fact } from "../../../../shared/analysis.ts";
import { readStockHours } from "../../../../shared/exchange-days.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { PRODUCT } from "../../../../shared/product.ts";
import { CALLS } from "../daily-call/calibration-table.ts";
import { draftFacts, numberFacts } from "../facts/number-facts.ts";
import { MEASURED } from "../forecast/calibration-table.ts";
import { sayWeekday } from "../slots/say-day.ts";
import type { StatementOf } from "../words/words.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { barsOf, type Desk, openSubjects } from "./desk/desk.ts";
import { listed } from "./desk/peers.ts";
import { type Answer, join, listWords, phrase, say, tell } from "./desk/say.ts";
import { dayOf } from "./desk/say-time.ts";

const TOPICS = [
  "real_data",
  "price_source",
  "accuracy",
  "cost",
  "who",
  "human",
  "score",
  "range",
  "hours",
  "coverage",
  "history",
  "bars",
  "orders",
  "alerts",
  "account",
  "privacy",
  "api",
  "languages",
  "advice",
] as const;
type AboutTopic = (typeof TOPICS)[number];

const fields = z.object({
  topic: z.enum(TOPICS),
});
type AboutAsk = AskOf<"about", typeof fields>;

/** What the product is, how good it is by its own measure, and where its figures come from. */
const answerAbout = (desk: Desk, ask: AboutAsk): Answer => ANSWERS[ask.topic](desk, ask);

/** The same for everybody. */
const plain =
  (lead: StatementOf<"about">, ...rest: StatementOf<"about">[]) =>
  (desk: Desk): Answer =>
    tell(phrase(desk, lead, { product: PRODUCT }), ...rest.map((one) => phrase(desk, one)));

const ANSWERS: Record<AboutTopic, (desk: Desk, ask: AboutAsk) => Answer> = {
  real_data: (desk) => tell(phrase(desk, `about.market_${desk.market}`)),
  price_source: tellSources,
  accuracy: tellAccuracy,
  cost: plain("about.cost", "about.cost_plans"),
  who: plain("about.who"),
  human: plain("about.human"),
  score: plain("about.score", "about.score_weights"),
  range: plain("about.range", "about.range_fit"),
  hours: tellHours,
  coverage: tellCoverage,
  orders: plain("about.orders"),
  alerts: plain("about.alerts", "about.alerts_where"),
  account: plain("about.account"),
  history: tellHistory,
  bars: plain("about.bars"),
  privacy: plain("about.privacy"),
  api: plain("about.api"),
  advice: plain("about.advice"),
  languages: plain("about.languages"),
};

/** Where the prices of the assets named come from, and which market it is. */
function tellSources(desk: Desk, { assets }: AboutAsk): Answer {
  const sources = openSubjects(desk, assets).flatMap((subject) => {
    const source = subject.book.get("price")?.source;
    return (source && say(subject, "about.source", undefined, { source })) ?? [];
  });
  return tell(join(...sources, phrase(desk, `about.source_${desk.market}`)));
}

/** What can be asked about. */
function tellCoverage(desk: Desk): Answer {
  const names = (type: AssetType) =>
    listWords(
      desk,
      listed(type).map(({ name }) => name),
    );
  return tell(
    phrase(desk, "about.coverage", { coins: names("crypto"), stocks: names("stock") }),
    phrase(desk, "about.coverage_not"),
  );
}

/** Since when there are bars. */
function tellHistory(desk: Desk, { assets }: AboutAsk): Answer {
  const begun = openSubjects(desk, assets).flatMap((subject) => {
    const [first] = barsOf(subject);
    const { name } = subject;
    return first ? [phrase(desk, "about.history_begins", { name, day: dayOf(desk, first.date) })] : [];
  });
  return tell(begun.length > 0 ? join(...begun) : phrase(desk, "about.history"));
}

/** When US stocks trade, and whether they do at this moment. */
function tellHours(desk: Desk): Answer {
  const { open, changesAt } = readStockHours(desk.now.getTime());
  const bell = new Date(changesAt).toISOString();
  const words = {
    day: sayWeekday(bell.slice(0, "yyyy-mm-dd".length), desk.language),
    time: bell.slice("yyyy-mm-ddT".length, "yyyy-mm-ddThh:mm".length),
  };
  return tell(
    phrase(desk, open ? "about.hours_open" : "about.hours_closed", words),
    phrase(desk, "about.hours_rule"),
  );
}

/** What was measured: how often ranges were right, and what the calls were worth against all cases. */
function tellAccuracy(desk: Desk): Answer {
  const add = (
    asset: string,
    type: AssetType,
    values: Parameters<typeof draftFacts>[0],
    labels: Parameters<typeof draftFacts>[2],
  ): Fact[] => {
    const end = new Date("2022-12-31T23:59:59Z");
    const origin = {
      source: "measured on recorded daily bars up to the end of 2022",
      asOf: end < desk.now ? end : desk.now,
    };
    const facts = numberFacts(
      { symbol: asset, type },
      draftFacts(values, origin, labels),
      desk.facts.length + 1,
    );
    desk.facts.push(...facts);
    return facts;
  };
  const held = (["stock", "crypto"] as const).flatMap((type) => {
    const measured = MEASURED[`${type} 30 full`];
    return measured
      ? add(
          type === "stock" ? "stocks" : "coins",
          type,
          { forecast_30d_held: 100 * measured.covers80[0], forecast_30d_cases: measured.cases },
          {
            forecast_30d_held: `Share of past cases of ${type === "stock" ? "stocks" : "coins"} in which the 80% range was right`,
          },
        )
      : [];
  });
  const calls = (["Buy", "Sell"] as const).flatMap((action) => {
    const measured = CALLS.stock[action].judged;
    return measured
      ? add(
          "stocks",
          "stock",
          { probability: 100 * measured.right[0], base_rate: 100 * measured.baseRate },
          {
            probability: `Share of past stock ${action}s that were right 30 days later`,
            base_rate: `Share of all stock cases in which a ${action} would have been right`,
          },
        )
      : [];
  });
  const [stocks, , coins] = held;
  const [buy, buyBase, sell, sellBase] = calls;
  return tell(
    join(
      stocks && coins ? phrase(desk, "about.ranges_held", { stocks, coins }) : null,
      buy && sell && buyBase && sellBase
        ? phrase(desk, "about.calls_right", { buy, buyBase, sell, sellBase })
        : null,
    ),
    phrase(desk, "about.accuracy_record"),
  );
}

export const aboutAsk = defineAsk("about", {
  fields,
  named: null,
  answer: answerAbout,
  restated: "a question about us",
});
