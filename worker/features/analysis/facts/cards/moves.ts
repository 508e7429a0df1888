import type { Cards } from "./card.ts";

const about =
  "A return is how far the price moved from the close at the start of the time to the last one, in percent.";

/** How far the price went. */
export const MOVES = {
  return_1d: { label: "Return over 1 day", unit: "percent", good: "high", about },
  return_7d: {
    label: "Return over 7 days",
    unit: "percent",
    names: [
      "7 day change",
      "7d change",
      "weekly change",
      "weekly return",
      "7 day return",
      "one week change",
      "1w change",
    ],
    about,
    say: ["{name} is {return_7d:move} over 7 days, at {price}."],
    good: "high",
  },
  return_30d: {
    label: "Return over 30 days",
    unit: "percent",
    names: [
      "30 day change",
      "30d change",
      "monthly change",
      "monthly return",
      "30 day return",
      "one month change",
      "1m change",
    ],
    about,
    say: ["{name} is {return_30d:move} over 30 days, at {price}."],
    good: "high",
  },
  return_90d: {
    label: "Return over 90 days",
    unit: "percent",
    names: [
      "90 day change",
      "90d change",
      "quarterly return",
      "90 day return",
      "three month change",
      "3m change",
    ],
    about,
    say: ["{name} is {return_90d:move} over 90 days, at {price}."],
    good: "high",
  },
  return_365d: {
    label: "Return over 365 days",
    unit: "percent",
    names: [
      "yearly return",
      "annual return",
      "1 year return",
      "one year return",
      "365 day return",
      "12 month return",
      "yearly change",
      "1y change",
    ],
    about,
    say: ["{name} is {return_365d:move} over 365 days, at {price}."],
    good: "high",
  },
} as const satisfies Cards;
