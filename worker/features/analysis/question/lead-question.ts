import { MAX_ASKS, type NamedAsk } from "../../../../shared/asks.ts";
import type { AskedEndpoint } from "../../../../shared/endpoints.ts";
import { AppError } from "../../../errors.ts";
import { sayDistress } from "../asks/distress.ts";
import { sayNoNextReport } from "../asks/figures/next-report.ts";
import { codeOf, sayNone } from "../asks/not-held.ts";
import { ASKS, type Ask, nameAsk, unheldOf } from "../asks/registry.ts";
import type { Gathered } from "../gather.ts";
import { listIn } from "../words/words.ts";
import { joinAsks, type Named } from "./named-question.ts";
import type { Question } from "./question.ts";
import { unique } from "./talk.ts";

/** What an endpoint asks by itself, whatever the message. */
const LEADS: Record<AskedEndpoint, NamedAsk | null> = {
  analyze: null,
  recommendation: "opinion",
  technical: "technical",
  sentiment: "sentiment",
  fundamental: "fundamental",
};

/**
 * The question of a paid call: on `analyze` what was named and read decides, elsewhere the endpoint leads. Of names that we
 * do not hold only that there are some is kept: the answer is signed, and no words of the caller may stand under our signature.
 * Throws `question_unread` for a message that asks nothing we understood or of which a number or condition is unused,
 * `asset_unknown` or `not_covered` for one that asks for nothing we hold, and what `joinAsks` throws.
 */
export function leadQuestion(endpoint: AskedEndpoint, question: Question, named: Named): Question {
  const lead = LEADS[endpoint];
  const isNamed = named.assets.length > 0;
  checkQuestion(question, lead !== null && !isNamed);
  const unnamed = { ...question, unknown: question.unknown.map(() => "") };
  const read = question.asks.filter(({ kind }) => !lead || kind === lead || ASKS[kind].besideOthers);
  if (isNamed) {
    const asks = joinAsks(lead ?? "overview", lead !== null, named, read);
    if (isEmpty(asks)) throw refuseUnheld(question);
    return {
      ...unnamed,
      asks,
      assets: unique([...asks.flatMap(({ assets }) => assets), ...question.assets]),
    };
  }
  if (!lead && isEmpty(question.asks)) throw refuseUnheld(question);
  if (!lead) return unnamed;
  const own = read.find(({ kind }) => kind === lead) ?? nameAsk(lead, question.assets);
  const beside = read.filter(({ kind }) => kind !== lead);
  return { ...unnamed, asks: [own, ...beside].slice(0, MAX_ASKS) };
}

/** Throws for what is not answered for money: distress, nothing held where assets are needed, anything unused or unread. */
function checkQuestion(question: Question, needsAssets: boolean): void {
  const { asks, assets, unused } = question;
  const distress = asks.find((ask) => ask.kind === "distress");
  if (distress)
    throw new AppError("question_unread", { fields: { message: sayDistress(distress).join(" ") } });
  if (needsAssets && assets.length === 0) throw refuseUnheld(question);
  if (unused.length > 0) throw refuseUnused(question);
  if (asks.length > 0 && asks.every(({ kind }) => kind === "unread" || kind === "chitchat"))
    throw new AppError("question_unread", {
      fields: {
        message: "Ask about a coin or a stock, such as “Analyze Bitcoin” or “TSLA price a year ago”.",
        ...offer(question),
      },
    });
}

/** No answer is paid for that passes over a number, unit or condition of its question. */
const refuseUnused = ({ unused, alternatives }: Question) =>
  new AppError("question_unread", {
    fields: {
      ...offer({ alternatives }),
      message: `We cannot use ${listIn(
        "en",
        unused.map((token) => `“${token}”`),
      )} in this question. Leave it out, or ask for what we cover.`,
    },
  });

/** Messages that may have been meant, a line each. */
const offer = ({ alternatives }: Pick<Question, "alternatives">): { alternatives?: string } =>
  alternatives.length > 0 ? { alternatives: alternatives.map(({ message }) => message).join("\n") } : {};

const isEmpty = (asks: Ask[]) => asks.every(({ kind }) => ASKS[kind].empty);

/**
 * Throws `not_covered` where nothing is asked but the day of next results, and none is known of those that data could be had of:
 * that only shows once they were looked up.
 */
export function refuseUnknown({ asks }: Question, { evidence }: Gathered): void {
  const dates = asks.filter(
    (ask) => ask.kind === "figure" && ask.figures.every((figure) => figure === "next_report"),
  );
  const isUnknown = (ask: Ask) => unheldOf(ask, evidence).length === ask.assets.length;
  const [asset] = dates[0]?.assets ?? [];
  if (asset && asks.every((ask) => ASKS[ask.kind].empty || (dates.includes(ask) && isUnknown(ask))))
    throw new AppError("not_covered", { fields: { message: sayNoNextReport({ language: "en" }, asset) } });
}

/** Why nothing of the question can be answered: what it asks for by name, as far as it is known. */
function refuseUnheld({ asks, unknown, suggestions }: Question): AppError {
  const ask = asks.find((one) => one.kind === "not_held" && one.topic !== "asset");
  const offers = suggestions.map(({ symbol, name }) => `${name} (${symbol})`).join(", ");
  const named = unknown.slice(0, 3).join(", ").slice(0, 100);
  const unheld = named ? `We have no data for ${named}.` : "Name an asset, such as Bitcoin or TSLA.";
  const isKnown = ask?.kind === "not_held";
  return new AppError(isKnown ? codeOf(ask) : "asset_unknown", {
    fields: {
      message: isKnown ? sayNone({ language: "en" }, ask, ask.assets[0]?.name ?? null) : unheld,
      ...(offers && { suggestions: offers }),
    },
  });
}
