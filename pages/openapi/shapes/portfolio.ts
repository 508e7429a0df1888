import {
  paidPortfolioSchema,
  portfolioReplySchema,
  portfolioRequestSchema,
} from "../../../shared/portfolio.ts";
import { objectShape } from "../shape.ts";

const { positions, range, losses, worst, halved, history } = paidPortfolioSchema.shape;
const held = positions.element;

export const PORTFOLIO_REQUEST = objectShape("PortfolioRequest", portfolioRequestSchema, "What is held.", {
  positions: "1 to 50 positions; those of one asset count together.",
  cash: "USD beside the positions, a debt below 0; 0 by default.",
  worth:
    "The net worth in USD instead of `cash`: the rest after the positions is cash. Positions in percent need it.",
  horizonDays: "Calendar days ahead, 1 to 180; 30 by default.",
  loss: "A loss in percent of the net worth, whose odds are given along with those of 5, 10 and 20%.",
  lossUsd: "A loss in USD, whose odds are given beside them.",
});

const ABOUT = "What a portfolio may be worth, from closed daily bars only. It recommends no holding.";
const FIELDS = {
  date: "The last day on which all positions have closed; the horizon starts there.",
  horizonDays: "Calendar days ahead.",
  until: "The last day of the horizon.",
  worth: "Net worth in USD at the last closes: positions and cash, shorts below 0.",
  exposure: "The sizes of all positions, long and short, in USD.",
  cash: "USD beside the positions.",
  class: "What it holds: each class has its own tables.",
  positions: "What is held, in the order of the request.",
  range: "What it may be worth at the horizon.",
  losses: "Odds of losses; null where percentages mean nothing or history is too short.",
  reliability: "How often ranges for random portfolios of this class were right in 2019 to 2024.",
  worst: "The stretch in which today's weights would have done worst, chosen in hindsight.",
  diversification:
    "How much less, in percent, it moved over the last year than its positions would have in lockstep.",
  halved: "The range if half of the position that drives it most were cash; null if nothing drives it.",
  history: "The series behind it.",
  disclaimer: "Show it wherever you show the range.",
};

export const OPEN_PORTFOLIO = objectShape("OpenPortfolio", portfolioReplySchema, ABOUT, FIELDS);

export const PORTFOLIO_REPLY = objectShape("PortfolioReply", paidPortfolioSchema, ABOUT, {
  ...FIELDS,
  keyMode: "`live`, or `test`: then the market is simulated, the moment fixed and nothing is charged.",
  usage: "What the call cost.",
});

export const ASKED_POSITION = objectShape(
  "AskedPosition",
  portfolioRequestSchema.shape.positions.element,
  "One holding: give one of `units`, `usd` and `percent`; below 0 it is sold short.",
  {
    asset: "One coin or stock, by ticker or name.",
    units: "Coins or shares.",
    usd: "USD at the last close.",
    percent: "Percent of `worth`.",
  },
);

export const PORTFOLIO_SHAPES = [
  OPEN_PORTFOLIO,
  PORTFOLIO_REPLY,
  objectShape("HeldPosition", held, "One position at its last close.", {
    asset: "The asset that was named.",
    units: "Coins or shares; below 0 it is sold short.",
    date: "The last closed bar's day.",
    close: "That bar's close in USD.",
    source: "The bar's source.",
    usd: "Units at that close.",
    percent: "Of the net worth; null where it is not positive or the exposure over twice as large.",
    drives: "Its share, in percent, of how the portfolio moved over the last year; all together 100.",
  }),
  objectShape("PortfolioRange", range, "What the portfolio may be worth at the horizon.", {
    quantiles: "Net worth in USD: below `p10` in 10% of cases.",
    changes: "The same as changes in percent of the net worth; null where percentages mean nothing.",
  }),
  objectShape("PortfolioChanges", range.shape.changes.unwrap(), "Changes in percent, lowest first.", {
    p5: "5% of cases end below it.",
    p10: "10% of cases end below it: the lower end of the 80% range.",
    p25: "25% of cases end below it.",
    p50: "Half of the cases end below it.",
    p75: "75% of cases end below it.",
    p90: "90% of cases end below it: the upper end of the 80% range.",
    p95: "95% of cases end below it.",
  }),
  objectShape("LossOdds", losses.unwrap().element, "Odds (0 to 1) of a loss.", {
    percent: "Of the net worth.",
    usd: "The same in USD.",
    ended: "That it has lost this much or more at the end of the horizon.",
    touched: "That it has at some daily close by then.",
  }),
  objectShape("PortfolioStretch", worst.unwrap(), "A stretch of the past, from close to close.", {
    from: "Its first day.",
    to: "Its last day.",
    usd: "What today's portfolio would have gained or lost.",
    percent: "The same in percent of the net worth; null where percentages mean nothing.",
  }),
  objectShape("HalvedRange", halved.unwrap(), "The range after one change.", {
    asset: "The symbol of the position that is half cash.",
    quantiles: "Net worth in USD.",
    changes: "Changes in percent of the net worth; null where percentages mean nothing.",
  }),
  objectShape("PortfolioHistory", history, "The series at today's weights behind the range.", {
    days: "How many days it has.",
    from: "Its first day.",
    shortenedBy: "The symbol whose history it begins with.",
    stoodIn: "Younger assets, and what stands in before they began.",
  }),
  objectShape("StoodIn", history.shape.stoodIn.element, "An asset that is younger than the series.", {
    asset: "Its symbol.",
    since: "The day it began.",
    by: "The symbol of the asset whose days stand in; null: the mean of the others of its type.",
  }),
];
