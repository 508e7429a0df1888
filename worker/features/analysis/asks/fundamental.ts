import * as z from "zod";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";
import type { Fund } from "../../../providers/prices/prices.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Answer, answerEach, type Desk, join, openSubjects, type Subject, say } from "./desk/desk.ts";
import { claimedSchema } from "./desk/fields.ts";
import { answerFigure } from "./figure.ts";

const fields = claimedSchema.extend({
  figures: z.array(factKindSchema),
});
export type FundamentalAsk = AskOf<"fundamental", typeof fields>;

/** Filed figures of a company, or supply and market value of a coin. */
function answerFundamental(desk: Desk, ask: FundamentalAsk): Answer {
  if (ask.figures.length > 0 || ask.claim) return answerFigure(desk, ask);
  return answerEach(openSubjects(desk, ask.assets), (subject) =>
    subject.type === "crypto"
      ? tellCoin(subject)
      : subject.evidence.asset.fund
        ? tellFund(subject, subject.evidence.asset.fund)
        : tellCompany(subject),
  );
}

function tellCompany(subject: Subject): Answer {
  const lead = join(
    say(subject, [
      "{name}’s revenue in {fiscal_period} was {revenue}, {revenue_growth:move} on the year before, with a net income of {net_income}, {net_margin} of it.",
      "{name}’s revenue in {fiscal_period} was {revenue}, with a net income of {net_income}.",
    ]) ?? `We hold no filing of ${subject.name} right now.`,
    say(subject, ["Its P/E is {pe_ratio}.", "Its P/E over the last twelve months is {pe_trailing}."]),
  );
  return {
    lead,
    rest: [
      join(
        say(subject, "Return on equity is {return_on_equity}, debt to equity {debt_to_equity}."),
        say(subject, "Its market value of {market_cap} is {price_to_sales} times its revenue.") ??
          say(subject, "Its market value is {market_cap}."),
        say(subject, "The figures are of the annual filing of {filing_date}."),
      ),
    ].filter(Boolean),
  };
}

function tellFund(subject: Subject, { tracks }: Fund): Answer {
  return {
    lead: join(
      `${subject.name} is a fund (${tracks}), not a company: it has no earnings and no P/E of its own.`,
      say(subject, "It trades at {price}."),
    ),
    rest: [],
  };
}

function tellCoin(subject: Subject): Answer {
  return {
    lead: join(
      `${subject.name} is a coin, not a company: it has no earnings and no P/E.`,
      say(subject, [
        "Its market value is {market_cap}, with {supply_circulating} coins in circulation, {supply_issued} of the maximum of {supply_max}.",
        "Its market value is {market_cap}, with {supply_circulating} coins in circulation.",
        "It trades at {price}.",
      ]),
    ),
    rest: [say(subject, "The turnover of 24 hours is {volume_24h}.")].filter((one) => one !== null),
  };
}

export const fundamentalAsk = defineAsk("fundamental", {
  fields,
  named: () => ({ figures: [], claim: null }),
  answer: answerFundamental,
  restated: "what do the fundamentals say?",
  restsOnCall: () => true,
  worded: true,
});
