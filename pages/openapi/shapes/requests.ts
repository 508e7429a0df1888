import { chatRequestSchema } from "../../../shared/analysis.ts";
import { forecastRequestSchema } from "../../../shared/forecast.ts";
import { objectShape } from "../shape.ts";

export const QUESTION = objectShape("Question", chatRequestSchema, "A question in words.", {
  message: "The question, 1 to 2,000 characters, in any of eleven languages.",
  turns: "What was said before, oldest first, so that a follow-up can be understood.",
});

export const FORECAST_REQUEST = objectShape("ForecastRequest", forecastRequestSchema, "What to forecast.", {
  asset: "One coin or stock, by ticker or name.",
  horizonDays: "7 or 30; both without it.",
  level: "A price in USD whose odds you want.",
});

export const REQUEST_SHAPES = [
  QUESTION,
  FORECAST_REQUEST,
  objectShape("Turn", chatRequestSchema.shape.turns.unwrap().element, "One message of the talk so far.", {
    role: "Who said it.",
    content: "What was said.",
  }),
];
