import * as z from "zod";
import type { Asset } from "../../markets/assets.ts";
import tracked from "../question/lexicon/tracked.json" with { type: "json" };
import { findPattern, LOCALES, patternOf, type StatementOf, type Written } from "../words/words.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import { listed } from "./desk/peers.ts";
import { isPlainName } from "./desk/plain-name.ts";
import { type Answer, answerEach, join, listWords, phrase, say, tell } from "./desk/say.ts";

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
  "level",
  "asset",
  "other",
] as const;
export type UnheldTopic = (typeof UNHELD_TOPICS)[number];

const fields = z.object({
  topic: z.enum(UNHELD_TOPICS),
  what: z
    .string()
    .describe(
      'in our own words ("gold", "dividends"); for `asset` as written in the message, to be shown only when plain',
    ),
});
export type NotHeldAsk = AskOf<"not_held", typeof fields>;

/** That something is not held, by its name, and the nearest that is. */
function answerNotHeld(desk: Desk, ask: NotHeldAsk): Answer {
  const { topic, assets } = ask;
  if (topic === "asset") return tell(sayUnknown(desk, desk.question));
  const subjects = openSubjects(desk, assets);
  if (subjects.length === 0) return tell(sayNone(desk, ask, null));
  return answerEach(subjects, (subject) =>
    tell(
      join(
        sayTopic(desk, ask, subject.name),
        say(subject, isOneOf(HAS_NEAREST, topic) ? `not_held.nearest_${topic}` : "figure.trades_at"),
      ),
    ),
  );
}

/** That something is not held and what is instead, without a figure; `name` is the asset it was asked of. */
export const sayNone = (desk: Told, ask: NotHeldAsk, name: string | null): string =>
  join(sayTopic(desk, ask, name), sayInstead(desk, ask.topic));

type Told = Pick<Desk, "language">;

/** Our own words for what is not held, in the language of the answer. */
export function nameUnheld({ language }: Told, what: string): string {
  if (COUNTRY.test(what)) return nameMarket(language, what);
  const country = what.startsWith(MARKET_OF) && COUNTRIES.find((id) => nameMarket("en", id) === what);
  if (country) return nameMarket(language, country);
  return String(findPattern(language, `unheld.${what.toLowerCase().replace(/\W+/g, "_")}`) ?? what);
}

const COUNTRY = /^[A-Z]{2}$/;
const COUNTRIES = Object.keys(tracked).filter((id) => COUNTRY.test(id));
const MARKET_OF = String(patternOf("en", "unheld.stock_market_of")).split("{")[0] ?? "";

/** A market by its id in `tracked.json`: "the stock market of Switzerland". */
export function nameMarket(language: Written, id: string): string {
  if (!COUNTRY.test(id)) return String(findPattern(language, `unheld.${id}`) ?? id);
  const country = new Intl.DisplayNames(LOCALES[language], { type: "region" }).of(id) ?? id;
  return phrase({ language }, "unheld.stock_market_of", { country });
}

/** What stands for the whole of its topic. */
const WHOLE: ReadonlySet<string> = new Set(["funds", "commodities", "exchange rates"]);

/** What is not held, in words of ours; `name` is the asset it was asked of. */
function sayTopic(desk: Told, { topic, what }: NotHeldAsk, name: string | null): string {
  if (topic === "asset") return "";
  const words = {
    what: isPlainName(what) ? nameUnheld(desk, what) : phrase(desk, "not_held.that"),
    name: name ?? undefined,
  };
  if (name !== null && isOneOf(OF_ASSET, topic)) return phrase(desk, `not_held.${topic}_of`, words);
  if (isOneOf(HAS_WHOLE, topic) && WHOLE.has(what)) return phrase(desk, `not_held.${topic}_whole`, words);
  return phrase(desk, `not_held.${topic}`, words);
}

const isOneOf = <Topic extends UnheldTopic>(topics: readonly Topic[], topic: UnheldTopic): topic is Topic =>
  (topics as readonly UnheldTopic[]).includes(topic);

/** Topics whose whole may be asked for. */
const HAS_WHOLE = ["fund_or_index", "commodity", "currency"] as const;
/** Topics that are asked of an asset. */
const OF_ASSET = [
  ...(["currency", "dividend", "analyst_target", "options"] as const),
  ...(["on_chain", "intraday", "level", "other"] as const),
] as const;
/** Topics beside which a figure of the asset is held. */
const HAS_NEAREST = [
  ...(["currency", "dividend", "analyst_target", "options"] as const),
  ...(["on_chain", "intraday"] as const),
] as const;

/** Topics of which something else is held, with the assets that stand as examples. */
const INSTEAD: Partial<Record<UnheldTopic, Asset["type"] | "any">> = {
  fund_or_index: "stock",
  commodity: "any",
  currency: "crypto",
  dividend: "any",
  earnings_date: "any",
  other: "any",
};

function sayInstead(desk: Told, topic: UnheldTopic): string {
  const type = INSTEAD[topic];
  if (!type) return "";
  const examples = listed(type === "any" ? null : type)
    .slice(0, 4)
    .map(({ name }) => name);
  return phrase(desk, `not_held.instead_${topic}` as StatementOf<"not_held">, {
    examples: listWords(desk, examples),
  });
}

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
