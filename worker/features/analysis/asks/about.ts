import * as z from "zod";
import type { Fact } from "../../../../shared/analysis.ts";
import { readStockHours } from "../../../../shared/exchange-days.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { PRODUCT } from "../../../../shared/product.ts";
import { CALLS } from "../daily-call/calibration-table.ts";
import { draftFacts, numberFacts } from "../facts/number-facts.ts";
import { MEASURED } from "../forecast/calibration-table.ts";
import { sayDay, sayWeekday } from "../slots/say-day.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Answer, barsOf, type Desk, join, joinWords, openSubjects, sayEnglish } from "./desk/desk.ts";
import { listed } from "./desk/peers.ts";

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

const MARKET: Record<Desk["market"], string> = {
  live: "Prices are live, from CoinGecko and Binance for coins and from Finnhub and Twelve Data for stocks, and each figure names its source and age.",
  replay:
    "The prices here are real ones, recorded and replayed, not today’s; each figure names its source and the moment it is of.",
  simulated:
    "No: the prices here are simulated by a market built into this installation, not real ones, and are marked so wherever they show.",
};

const plain =
  (lead: string, ...rest: string[]) =>
  (): Answer => ({ lead, rest });

const ANSWERS: Record<AboutTopic, (desk: Desk, ask: AboutAsk) => Answer> = {
  real_data: ({ market }) => ({ lead: MARKET[market], rest: [] }),
  price_source: (desk, { assets }) => {
    const sources = openSubjects(desk, assets).flatMap((subject) => {
      const source = subject.book.get("price")?.source;
      return source
        ? [
            `The price of ${subject.name}, ${sayEnglish(subject, "{price}")}, comes from the source “${source}”.`,
          ]
        : [];
    });
    return { lead: join(...sources, MARKET[desk.market].replace(/^No: t/, "T")), rest: [] };
  },
  accuracy: tellAccuracy,
  cost: plain(
    "Asking here is free, within a fair number of questions. For programs there is an API: free credits each month with an account, more with a plan, and a call that fails costs nothing.",
    "The plans are on the page /pricing.",
  ),
  who: plain(
    `I am ${PRODUCT}, a program for market analysis of coins and stocks: every figure in an answer is a fact with its source, and the calls are made by fixed rules.`,
  ),
  human: plain(
    `I am ${PRODUCT}, an AI program and no human: fixed rules compute the figures and calls, and a language model may word them.`,
  ),
  score: plain(
    "The score adds the points of a few fixed rules about the trend and momentum of the closed daily bars: the 50-day against the 200-day average, the close against the 200-day average, the change over the eleven months before last month, and RSI. From a set score up the call is a Buy, from its negative down a Sell, and between them a Hold.",
    "The weights were set on years before 2019 and judged once on the years after; filings, mood and headlines stand beside the score and add nothing to it.",
  ),
  range: plain(
    "A range is made of how far the price has swung: its daily swings over days, weeks, months and years tell the size of the move to expect, and how far past moves went for their expected size tells the width. No direction is forecast.",
    "It is fitted anew each January on decades of daily bars, and each forecast is written down before its outcome and scored on the page /record.",
  ),
  hours: tellHours,
  coverage: () => {
    const names = (type: AssetType) => joinWords(listed(type).map(({ name }) => name));
    return {
      lead: `The largest crypto coins and US stocks, by name or ticker: for instance ${names("crypto")}, and ${names("stock")}.`,
      rest: [
        "Indices, commodities and currencies are not held; where a fund tracks one, as SPY the S&P 500, the fund answers.",
      ],
    };
  },
  orders: plain(
    "No: nothing is bought, sold or kept here, and no account of a broker or an exchange is connected. This is analysis; an order is placed where you hold your money.",
  ),
  alerts: plain(
    "A price alert is set beside an answer on a listed asset, or on its page: press “Set an alert”, signed in. One mail comes when the price reaches your level, leaves its forecast range, or the call changes.",
    "What is set, and whether it has fired, stands on the page /account.",
  ),
  account: plain(
    "Your plan, credits, payments and data are on the page /account once you are signed in, and your keys on /api-docs. A plan paid by card is cancelled in the card provider’s portal, from the page /pricing; one paid in coins ends by itself.",
  ),
  history: (desk, { assets }) => {
    const begun = openSubjects(desk, assets).flatMap((subject) => {
      const [first] = barsOf(subject);
      return first ? [`Our daily bars of ${subject.name} begin on ${sayDay(first.date)}.`] : [];
    });
    return {
      lead:
        begun.length > 0
          ? join(...begun)
          : "Daily bars reach back for years, as far as the source of an asset has them: name one, and its first day is told.",
      rest: [],
    };
  },
  privacy: plain(
    "A question is answered and not kept by us unless you ask for it; the conversation stays in your browser, and what is stored and for how long stands on the page /privacy.",
  ),
  api: plain(
    "Yes: the same analysis is an API. Sign in, make a key on the page /api-docs, and send it as X-API-Key; each call costs one credit, and one that fails costs none.",
  ),
  advice: plain(
    "No, nothing here is financial advice: it is what our rules make of the figures, the same for every reader, and we know nothing of your money or plans.",
  ),
  languages: plain(
    "You may ask in English, German, Spanish, French, Portuguese, Russian, Turkish, Chinese, Japanese or Korean; the answers are in English.",
  ),
};

/** When US stocks trade, and whether they do at this moment. */
function tellHours({ now }: Desk): Answer {
  const { open, changesAt } = readStockHours(now.getTime());
  const bell = new Date(changesAt).toISOString();
  const when = `on ${sayWeekday(bell.slice(0, "yyyy-mm-dd".length))} at ${bell.slice("yyyy-mm-ddT".length, "yyyy-mm-ddThh:mm".length)} UTC`;
  return {
    lead: `US stocks are ${open ? `trading now; the exchanges close ${when}` : `not trading now; the exchanges open ${when}`}.`,
    rest: [
      "They trade from 9:30 to 16:00 New York time on weekdays but for the exchanges’ holidays, and some days end at 13:00. Coins trade at all hours.",
    ],
  };
}

/** What was measured: how often ranges held, and what the calls were worth against all cases. */
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
            forecast_30d_held: `Share of past cases of ${type === "stock" ? "stocks" : "coins"} in which the 80% range held`,
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
  return {
    lead: join(
      stocks && coins
        ? `We are good at how far, not at which way: ranges meant to hold in 80% of cases held in {${stocks.id}} of past cases of stocks and {${coins.id}} of coins.`
        : null,
      buy && sell && buyBase && sellBase
        ? `Past Buys of stocks were right in {${buy.id}} against a base rate of {${buyBase.id}}, Sells in {${sell.id}} against {${sellBase.id}}; in the years after, and for coins, no edge over the base rate is proven.`
        : null,
    ),
    rest: ["Every forecast is written down before its outcome and scored in public on the page /record."],
  };
}

export const aboutAsk = defineAsk("about", {
  fields,
  named: null,
  answer: answerAbout,
  restated: "a question about us",
});
