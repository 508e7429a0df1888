import { actionSchema } from "../../../shared/action.ts";
import { chatReplySchema, factSchema, readingSchema, termsReplySchema } from "../../../shared/analysis.ts";
import { intentSchema, replyAskSchema } from "../../../shared/asks.ts";
import { factKindSchema } from "../../../shared/fact-kinds.ts";
import { callUsageSchema, paidReplySchema } from "../../../shared/keys.ts";
import { assetTypeSchema, marketKindSchema } from "../../../shared/markets.ts";
import { missingSchema } from "../../../shared/missing.ts";
import { recordHeadSchema } from "../../../shared/record-head.ts";
import { tierIdSchema } from "../../../shared/tiers.ts";
import { objectShape, plainShape } from "../shape.ts";

const reply = chatReplySchema.shape;

export const CHAT_REPLY = objectShape("ChatReply", chatReplySchema, "An answer.", {
  response: "The answer as Markdown. Every figure is followed by the fact it comes from: `[f3]`.",
  intent: "What the question asks for, in one word.",
  asks: "What the message asks for, in the order of the answer.",
  assets: "The assets the answer is about.",
  calls: "The decision on each asset.",
  forecast: "Where each asset's price may be, one per asset in the order of `assets`.",
  facts: "Every fact behind the answer. A citation `[f3]` names the fact with the id `f3`.",
  missing:
    "Parts of the question that could not be served; absent where all were. With over half of several assets lost, the reply is `data_missing`, free.",
  language: "The language of `response`, that of the question; absent: English.",
  reading: "How the message was read; absent if every word was used and nothing else could have been meant.",
  suggestions: "Assets we cover, offered when the question named one that we do not.",
  engine: "What wrote the answer: `builtin`, or provider and model.",
  data: "Which market the figures come from, and how old they are.",
  record: "The state of the market's public record; null while it has no rows.",
  disclaimer: "Show it wherever you show the answer.",
});

const CALL_USAGE = objectShape(
  "CallUsage",
  callUsageSchema,
  "What a call cost and what is left. Calls in progress count as used.",
  {
    creditsUsed: "Credits this call cost.",
    creditsRemaining: "Credits left this month.",
    creditsLimit: "The month's credits.",
    tier: "The account's plan.",
  },
);

export const PAID_REPLY = objectShape(
  "PaidReply",
  paidReplySchema,
  "An answer of the paid API: the terminal's, with its cost.",
  {
    ...(CHAT_REPLY.fields as Record<keyof typeof reply, string>),
    keyMode: "`live`, or `test`: then the market is simulated, the moment fixed and nothing is charged.",
    usage: "What the call cost.",
  },
);

const FACT = objectShape("Fact", factSchema, "One known figure, with its source.", {
  id: "Its name within this answer, which citations use.",
  asset: "The symbol of its asset, or the name of a sector.",
  kind: "What it measures.",
  label: "What it measures, in words.",
  value: "A number for quantities, YYYY-MM-DD for `date`, words for `text`.",
  unit: "What the number counts. `percent`: 1.5 means 1.5%. `index`: 0 to 100. `points`: signed points of a score.",
  text: "The value as it is shown.",
  source: "Its source, or the bars it was computed from.",
  asOf: "The moment it was true.",
});

export const TERMS_REPLY = {
  ...plainShape(
    "TermsReply",
    termsReplySchema,
    "Sentences by kind of fact; a kind whose label is enough has none.",
  ),
  rules: { additionalProperties: { type: "string", description: "What this kind of fact is." } },
};

export const ANALYSIS_SHAPES = [
  TERMS_REPLY,
  CHAT_REPLY,
  PAID_REPLY,
  CALL_USAGE,
  FACT,
  plainShape("Action", actionSchema, "What a call says."),
  objectShape("ToldAsk", replyAskSchema, "One thing the message asks for.", {
    kind: "What is asked.",
    assets: "Symbols of the assets it is about.",
  }),
  plainShape("AskKind", replyAskSchema.shape.kind, "What a message can ask for."),
  plainShape("Intent", intentSchema, "What a question as a whole asks for; `none` is about no asset."),
  objectShape("AnsweredAsset", reply.assets.element, "An asset the answer is about.", {
    symbol: "Its ticker.",
    name: "Its usual name.",
    type: "Coin or stock.",
    market: "Where its prices come from.",
    asOf: "The moment of its price.",
  }),
  objectShape("Reading", readingSchema, "How a message was read.", {
    unused:
      "Words the answer does not use. With a number, unit, time or condition among them the paid API " +
      "does not answer: it returns `question_unread`, uncharged.",
    agreed: "Whether a second reader sees the same kind of question in the message.",
    alternatives: "Other questions it may have been, the likeliest first.",
  }),
  objectShape(
    "Alternative",
    readingSchema.shape.alternatives.element,
    "A question that may have been meant.",
    {
      kind: "What it asks.",
      message: "The message to send for it.",
    },
  ),
  objectShape("Missing", missingSchema, "A part of the question that could not be served.", {
    asset:
      "A symbol. For what we do not cover, our own words, such as `gold`; `unknown` for a name we do not know.",
    code: "Why, as an error's code: `market_data_unavailable`, `lookups_exhausted`, `asset_unknown`, `not_covered`.",
    retryAfter: "Seconds after which it may be available; null if asking again does not help.",
  }),
  objectShape("Suggestion", reply.suggestions.element, "An asset we cover.", {
    symbol: "Its ticker.",
    name: "Its usual name.",
  }),
  objectShape("DataAge", reply.data, "Which market an answer used.", {
    market: "The least real market among the assets.",
    asOf: "The oldest moment among their prices.",
  }),
  objectShape(
    "RecordHead",
    recordHeadSchema,
    "The state of the public record. Keep it: it proves the rows before it.",
    {
      chain: "The market whose chain it is.",
      head: "The SHA-256 of the last row, hex.",
      rows: "How many rows there are.",
      root: "The root, hex, of the signed checkpoint over them; absent until it is signed.",
    },
  ),
  plainShape("FactKind", factKindSchema, "What a fact measures. Kinds are added within v1."),
  plainShape("FactUnit", factSchema.shape.unit, "What a fact's number counts."),
  plainShape("AssetType", assetTypeSchema, "Coin or stock."),
  plainShape(
    "MarketKind",
    marketKindSchema,
    "`live`: real providers. `simulated`: the embedded market. `replay`: recorded real bars at a past date.",
  ),
  plainShape("TierId", tierIdSchema, "A plan."),
];
