import * as z from "zod";
import type { Asset } from "../../markets/assets.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  answerEach,
  type Desk,
  join,
  joinWords,
  listWords,
  openSubjects,
  phrase,
  type Subject,
  sayEnglish,
} from "./desk/desk.ts";
import { listed } from "./desk/peers.ts";
import { isPlainName } from "./desk/plain-name.ts";

const UNHELD_TOPICS = [
  "fund_or_index",
  "commodity",
  "currency",
  "dividend",
  "earnings_date",
  "analyst_target",
  "options",
  "on_chain",
  "intraday",
  "people",
  "asset",
  "other",
] as const;
export type UnheldTopic = (typeof UNHELD_TOPICS)[number];

const fields = z.object({
  topic: z.enum(UNHELD_TOPICS),
  /** in our own words ("gold", "dividends"); for `asset` as written in the message, to be shown only when plain */
  what: z.string(),
});
export type NotHeldAsk = AskOf<"not_held", typeof fields>;

/** That something is not held, by its name, and the nearest that is. */
function answerNotHeld(desk: Desk, ask: NotHeldAsk): Answer {
  const { topic, what, assets } = ask;
  if (topic === "asset") return { lead: sayUnknown(desk, desk.question), rest: [] };
  const subjects = openSubjects(desk, assets);
  if (subjects.length === 0) return { lead: sayNone(ask, null), rest: [] };
  return answerEach(subjects, (subject) => ({
    lead: join(
      NONE[topic](what, subject.name),
      sayEnglish(subject, NEAREST[topic] ?? ["It trades at {price}."]),
    ),
    rest: [],
  }));
}

/** That something is not held and what is instead, without a figure; `name` is the asset it was asked of. */
export const sayNone = ({ topic, what }: NotHeldAsk, name: string | null): string =>
  join(NONE[topic](isPlainName(what) ? what : "that", name), INSTEAD[topic]?.() ?? "");

/** What is not held, in words of ours; `name` is the asset it was asked of. */
const NONE: Record<UnheldTopic, (what: string, name: string | null) => string> = {
  fund_or_index: (what) =>
    what === "funds"
      ? "We hold no list of funds to choose from; one is answered by its name or ticker."
      : `We hold no indices, so no data on ${what}.`,
  commodity: (what) =>
    what === "commodities" ? "We hold no commodities." : `We hold no commodities, so no price of ${what}.`,
  currency: (what, name) =>
    name
      ? `We hold no exchange rates, so no price of ${name} in ${what}: all prices here are in US dollars.`
      : what === "exchange rates"
        ? "We hold no exchange rates."
        : `We hold no exchange rates, so no data on ${what}.`,
  dividend: (_, name) =>
    `We hold no dividends, of ${name ?? "any company"}${name ? " or any other asset" : ""}.`,
  earnings_date: (_, name) =>
    `We hold no dates of coming reports${name ? `, of ${name} or any other company` : ""}.`,
  analyst_target: (_, name) => `We hold no analysts’ price targets or ratings${name ? ` of ${name}` : ""}.`,
  options: (_, name) => `We hold no option prices${name ? ` of ${name}` : ""}.`,
  on_chain: (_, name) =>
    `We hold no on-chain figures${name ? ` of ${name}` : ""}, such as staking, addresses or flows.`,
  intraday: (_, name) =>
    `We hold daily bars only and no prices within a day${name ? `, of ${name} or any other asset` : ""}.`,
  people: () => "We hold nothing about people or their holdings.",
  asset: () => "",
  other: (what, name) => `We hold no data on ${what}${name ? `, for ${name} or any other asset` : ""}.`,
};

const EXAMPLES = (type: Asset["type"] | null) =>
  joinWords(
    listed(type)
      .slice(0, 4)
      .map(({ name }) => name),
  );

const INSTEAD: Partial<Record<UnheldTopic, () => string>> = {
  fund_or_index: () =>
    `The nearest we hold are funds, such as SPY and QQQ, and single stocks, such as ${EXAMPLES("stock")}.`,
  commodity: () => "What we hold are funds on gold (GLD), silver (SLV) and oil (USO).",
  currency: () => `What we hold are coins, such as ${EXAMPLES("crypto")}, and US stocks, all in US dollars.`,
  dividend: () => "What we hold of a company are its revenue, profit and ratios: ask for its fundamentals.",
  earnings_date: () => "What we hold is the last annual filing: ask for a company’s fundamentals.",
  other: () => `Ask about a coin or a US stock, such as ${EXAMPLES(null)}.`,
};

/** The nearest figures that are held. */
const NEAREST: Partial<Record<UnheldTopic, readonly string[]>> = {
  currency: ["In dollars it trades at {price}."],
  dividend: [
    "What we hold of it are earnings of {eps_diluted} a share in {fiscal_period}, at a price of {price}.",
    "It trades at {price}.",
  ],
  earnings_date: [
    "Its last annual filing we hold, for {fiscal_period}, is of {filing_date}.",
    "It trades at {price}.",
  ],
  analyst_target: [
    "What we hold is a range: in 30 days it is expected between {forecast_30d_low} and {forecast_30d_high} (80% range).",
    "It trades at {price}.",
  ],
  options: [
    "What we hold is the swing to expect: a volatility of {forecast_volatility} a year over the next 30 days.",
    "It trades at {price}.",
  ],
  on_chain: [
    "What we hold is a circulating supply of {supply_circulating} coins, worth {market_cap}.",
    "It trades at {price}.",
  ],
  intraday: [
    "It trades at {price}, {change_24h:move} {sinceQuote}; an average day covers {atr_percent}.",
    "It trades at {price}.",
  ],
};

/** Names what was asked for and is not held, as far as it can be shown safely, and the nearest assets that are. */
export function sayUnknown(desk: Pick<Desk, "language">, { unknown, suggestions }: Unknown): string {
  const shown = unknown.filter(isPlainName).slice(0, 3);
  const quoted = shown.map((name) => phrase(desk, "not_held.quoted", { name }));
  const near = suggestions
    .map(({ symbol, name }) => (name === symbol ? name : `${name} (${symbol})`))
    .filter(isPlainName)
    .slice(0, 3);
  return join(
    phrase(desk, "not_held.unknown", {
      what: quoted.length > 0 ? listWords(desk, quoted, "disjunction") : phrase(desk, "not_held.a_name"),
    }),
    near.length > 0
      ? phrase(desk, "not_held.did_you_mean", { names: listWords(desk, near, "disjunction") })
      : phrase(desk, "not_held.check_spelling"),
  );
}

interface Unknown {
  unknown: string[];
  suggestions: Pick<Subject, "name" | "symbol">[];
}

/** Topics that stand for an asset of another kind. */
const OTHER_ASSETS: ReadonlySet<UnheldTopic> = new Set(["asset", "fund_or_index", "commodity", "currency"]);

/** `asset_unknown` for another kind of asset, `not_covered` for anything else that we do not hold, also of an asset of ours. */
export const codeOf = ({ topic, assets }: NotHeldAsk) =>
  assets.length === 0 && OTHER_ASSETS.has(topic) ? "asset_unknown" : "not_covered";

function namesOf(ask: NotHeldAsk) {
  const { topic, assets, what } = ask;
  if (topic === "asset") return [];
  const names = assets.length > 0 ? assets.map(({ symbol }) => symbol) : [what];
  return names.map((asset) => ({ asset, code: codeOf(ask) }));
}

export const notHeldAsk = defineAsk("not_held", {
  fields,
  named: null,
  answer: answerNotHeld,
  restated: "a question we do not cover",
  unheld: namesOf,
  besideOthers: true,
  empty: true,
});
