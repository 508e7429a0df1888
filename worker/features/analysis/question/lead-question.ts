import type { Endpoint } from "../../../../shared/endpoints.ts";
import { AppError } from "../../../errors.ts";
import type { Ask, Question } from "./question.ts";

const MOST_ASKS = 3;

/** What an endpoint asks by itself. */
const LEADS: Partial<Record<Endpoint, (assets: Question["assets"]) => Ask>> = {
  recommendation: (assets) => ({
    kind: "opinion",
    assets,
    about: "call",
    action: null,
    side: null,
    count: null,
  }),
  technical: (assets) => ({ kind: "technical", assets, figures: [], claim: null }),
  sentiment: (assets) => ({ kind: "sentiment", assets, about: "mood", claim: null }),
  fundamental: (assets) => ({ kind: "fundamental", assets, figures: [], claim: null }),
};

/** Dates, positions and moves that were read are answered beside what the endpoint asks. */
const BESIDE: ReadonlySet<Ask["kind"]> = new Set([
  "figure",
  "price_at",
  "change_between",
  "convert",
  "position",
  "scenario",
  "forecast",
  "risk",
  "advice_limits",
]);

/**
 * The question of a paid call: on `analyze` what was read decides, elsewhere the endpoint leads. Throws `question_unread` for
 * a message that asks nothing we understood, `asset_unknown` for one about nothing we hold.
 */
export function leadQuestion(endpoint: Endpoint, question: Question): Question {
  const lead = LEADS[endpoint];
  const isUnheld = question.asks.every((ask) => ask.kind === "not_held" && ask.topic === "asset");
  if (question.assets.length === 0 && (lead || isUnheld)) throw sayUnheld(question);
  if (question.asks.every(({ kind }) => kind === "unread" || kind === "chitchat"))
    throw new AppError("question_unread", {
      fields: {
        message: "Ask about a coin or a stock, such as “Analyze Bitcoin” or “TSLA price a year ago”.",
      },
    });
  if (!lead) return question;
  const own = question.asks.find(({ kind }) => kind === lead(question.assets).kind);
  const beside = question.asks.filter(({ kind }) => BESIDE.has(kind));
  return { ...question, asks: [own ?? lead(question.assets), ...beside].slice(0, MOST_ASKS) };
}

function sayUnheld({ unknown, suggestions }: Question): AppError {
  const offers = suggestions.map(({ symbol, name }) => `${name} (${symbol})`).join(", ");
  const named = unknown.slice(0, 3).join(", ").slice(0, 100);
  return new AppError("asset_unknown", {
    fields: {
      message: named ? `We hold no data for ${named}.` : "Name an asset, such as Bitcoin or TSLA.",
      ...(offers && { suggestions: offers }),
    },
  });
}
