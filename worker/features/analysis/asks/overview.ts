import * as z from "zod";
import type { Call } from "../../../../shared/analysis.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  answerEach,
  capitalise,
  type Desk,
  join,
  joinWords,
  openSubjects,
  type Subject,
  say,
} from "./desk/desk.ts";
import { pickReadings } from "./figures/readings.ts";

const fields = z.object({});
type OverviewAsk = AskOf<"overview", typeof fields>;

/** How such calls did: "with no proven edge". */
export const sayWorth = (call: Call): string => `with ${sayEdge(call)}`;
const sayEdge = ({ edge }: Call): string => (edge ? "a small measured edge" : "no proven edge");

/** "Trend score: **Sell**. Chance of closing higher in 30 days: 52%; no proven edge."; null where the two do not point apart. */
export function sayApart(subject: Subject): string | null {
  const { call, name, desk } = subject;
  if (!call?.action || !doPointApart(call)) return null;
  const score = desk.question.assets.length > 1 ? `${name}’s trend score` : "Trend score";
  return say(
    subject,
    `${score}: **${call.action}**. Chance of closing higher in ${call.horizonDays} days: {odds_higher:whole}; ${sayEdge(call)}.`,
  );
}

/** "By our rules it is a **Hold**, with no proven edge." */
export function sayCall(subject: Subject): string {
  const { call, name } = subject;
  if (!call?.action)
    return `There is no call on ${name}: ${call?.reason ?? "there is not enough sound data."}`;
  return sayApart(subject) ?? `By our rules it is a **${call.action}**, ${sayWorth(call)}.`;
}

/** "For it: ... Against it: ..." */
function sayBothSides(subject: Subject, most = 2): string {
  const [forIt, against] = (["for", "against"] as const).map((side) => pickReadings(subject, side, most));
  return join(
    forIt?.length ? `For it: ${joinWords(forIt)}.` : "Little speaks for it.",
    against?.length ? `Against it: ${joinWords(against)}.` : "Little speaks against it.",
  );
}

/** Where the price may be, and how well such ranges held. */
export const sayRange = (subject: Subject): string | null =>
  say(
    subject,
    "In 30 days we expect {forecast_30d_low} to {forecast_30d_high}, a range meant to hold in 80% of cases.",
  );

/** What would prove the call wrong. */
export const sayWrong = ({ call }: Subject): string | null => call?.invalidation?.text ?? null;

/** The price, the forecast range and the call; then what speaks for it and against it. */
function answerOverview(desk: Desk, { assets }: OverviewAsk): Answer {
  return answerEach(openSubjects(desk, assets), overview);
}

export function overview(subject: Subject): Answer {
  const price = say(subject, [
    "{name} trades at {price}, {change_24h:move} {sinceQuote}.",
    "{name} trades at {price}.",
  ]);
  const apart = sayApart(subject);
  return {
    lead: join(
      apart,
      price ?? `We hold no price of ${subject.name} right now.`,
      apart
        ? say(subject, "In 30 days we expect {forecast_30d_low} to {forecast_30d_high} (80% range).")
        : sayRange(subject),
      apart ? null : sayCall(subject),
    ),
    rest: [sayBothSides(subject), ...[sayWrong(subject)].filter((one) => one !== null)],
  };
}

export const sentence = (clause: string): string => `${capitalise(clause)}.`;

/** A Buy that is as likely to close lower, or a Sell that is as likely to close higher: the score and the chance point apart. */
function doPointApart({ action, odds }: Pick<Call, "action" | "odds">): boolean {
  if (!odds) return false;
  const higher = Math.round(100 * odds.higher.share);
  return (action === "Sell" && higher >= 50) || (action === "Buy" && higher <= 50);
}

export const overviewAsk = defineAsk("overview", {
  fields,
  named: () => ({}),
  answer: answerOverview,
  restated: "an overview",
  restsOnCall: () => true,
  takesStand: true,
  worded: true,
});
