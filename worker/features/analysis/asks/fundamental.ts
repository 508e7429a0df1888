import * as z from "zod";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";
import type { Fund } from "../../../providers/prices/prices.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import { claimedSchema } from "./desk/fields.ts";
import { type Answer, answerEach, join, phrase, say, tell } from "./desk/say.ts";
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
    say(subject, "fundamental.company") ??
      phrase(subject.desk, "fundamental.no_filing", { name: subject.name }),
    say(subject, "fundamental.pe"),
  );
  return tell(
    lead,
    join(
      say(subject, "fundamental.returns"),
      say(subject, "fundamental.value"),
      say(subject, "fundamental.filing"),
    ),
  );
}

function tellFund(subject: Subject, { tracks }: Fund): Answer {
  return tell(
    join(
      phrase(subject.desk, "fundamental.fund", { name: subject.name, tracks }),
      say(subject, "figure.trades_at"),
    ),
  );
}

function tellCoin(subject: Subject): Answer {
  return tell(
    join(
      phrase(subject.desk, "fundamental.coin", { name: subject.name }),
      say(subject, "fundamental.supply"),
    ),
    say(subject, "fundamental.turnover"),
  );
}

export const fundamentalAsk = defineAsk("fundamental", {
  fields,
  named: () => ({ figures: [], claim: null }),
  answer: answerFundamental,
  restated: "what do the fundamentals say?",
  restsOnCall: () => true,
  worded: true,
});
