import { analysisRequestSchema, chatRequestSchema } from "../../../shared/analysis.ts";
import { namedAskSchema } from "../../../shared/asks.ts";
import { batchRequestSchema } from "../../../shared/batch.ts";
import { forecastRequestSchema } from "../../../shared/forecast.ts";
import { objectShape, plainShape } from "../shape.ts";
import { ASKED_POSITION, PORTFOLIO_REQUEST } from "./portfolio.ts";

const TURNS = "Earlier turns, oldest first, so that a follow-up can be understood.";

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
    "A question in words, or assets with what to answer about them, or both: then the message is read as about these assets.",
    {
      message: "The question, 1 to 2,000 characters, in any of eleven languages.",
      assets: "Coins and stocks by ticker or name, one each.",
      asks: "What to answer about the assets; by default, what the endpoint is for.",
      horizonDays: "For the forecast: calendar days ahead, 1 to 180.",
      level: "For the forecast: a price in USD whose odds you want, for one asset.",
      format:
        "`data` leaves the prose out: `response` is empty, no model is called, and a stream has no `text` event.",
      turns: TURNS,
    },
  ),
  rules: { anyOf: [{ required: ["message"] }, { required: ["assets"] }] },
};

export const FORECAST_REQUEST = objectShape("ForecastRequest", forecastRequestSchema, "What to forecast.", {
  asset: "One coin or stock, by ticker or name.",
  horizonDays: "Calendar days ahead, 1 to 180; by default both 7 and 30.",
  level: "A price in USD whose odds you want.",
});

export const BATCH_REQUEST = objectShape("BatchRequest", batchRequestSchema, "Assets to answer at once.", {
  assets: "1 to 100 coins and stocks by ticker or name, one each. Duplicates are answered once.",
  horizonDays: "Calendar days ahead, 1 to 180.",
});

export const REQUEST_SHAPES = [
  QUESTION,
  ANALYSIS_REQUEST,
  BATCH_REQUEST,
  FORECAST_REQUEST,
  PORTFOLIO_REQUEST,
  ASKED_POSITION,
  plainShape("NamedAsk", namedAskSchema, "What can be asked about assets without a message."),
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
