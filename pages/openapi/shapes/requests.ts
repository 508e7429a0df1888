import { analysisRequestSchema, chatRequestSchema } from "../../../shared/analysis.ts";
import { namedAskSchema } from "../../../shared/asks.ts";
import { batchRequestSchema } from "../../../shared/batch.ts";
import { forecastRequestSchema } from "../../../shared/forecast.ts";
import { objectShape, plainShape } from "../shape.ts";
import { ASKED_POSITION, PORTFOLIO_REQUEST } from "./portfolio.ts";

const TURNS = "What was said before, oldest first, so that a follow-up can be understood.";

export const QUESTION = objectShape(
  "Question",
  chatRequestSchema.omit({ keep: true }),
  "A question in words.",
  {
    message: "The question, 1 to 2,000 characters, in any of eleven languages.",
    turns: TURNS,
  },
);

export const ANALYSIS_REQUEST = {
  ...objectShape(
    "AnalysisRequest",
    analysisRequestSchema,
    "A question in words, or assets with what is asked of them, or both: then the message is read as one about these assets.",
    {
      message: "The question, 1 to 2,000 characters, in any of eleven languages.",
      assets: "Coins and stocks by ticker or name, one each.",
      asks: "What is asked of the assets; without it, what the address asks by itself.",
      horizonDays: "Of the forecast: calendar days ahead, 1 to 180.",
      level: "Of the forecast: a price in USD whose odds you want. It belongs to one asset.",
      format:
        "`data` leaves the prose out: `response` is empty, no model is asked, and a stream has no `text` event.",
      turns: TURNS,
    },
  ),
  rules: { anyOf: [{ required: ["message"] }, { required: ["assets"] }] },
};

export const FORECAST_REQUEST = objectShape("ForecastRequest", forecastRequestSchema, "What to forecast.", {
  asset: "One coin or stock, by ticker or name.",
  horizonDays: "Calendar days ahead, 1 to 180; without it those of 7 and 30 days come.",
  level: "A price in USD whose odds you want.",
});

export const BATCH_REQUEST = objectShape("BatchRequest", batchRequestSchema, "Assets to answer at once.", {
  assets: "1 to 100 coins and stocks by ticker or name, one each. One that is named twice is answered once.",
  horizonDays: "Calendar days ahead, 1 to 180.",
});

export const REQUEST_SHAPES = [
  QUESTION,
  ANALYSIS_REQUEST,
  BATCH_REQUEST,
  FORECAST_REQUEST,
  PORTFOLIO_REQUEST,
  ASKED_POSITION,
  plainShape("NamedAsk", namedAskSchema, "What can be asked of assets without a word more."),
  objectShape(
    "Turn",
    chatRequestSchema.shape.turns.unwrap().element,
    "One message of the conversation so far.",
    {
      role: "Who said it.",
      content: "What was said.",
    },
  ),
];
