import * as z from "zod";
import type { Call } from "../../../../shared/analysis.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import { type Answer, answerEach, capitalise, join, listWords, phrase, say, tell } from "./desk/say.ts";
import { pickReadings } from "./figures/readings.ts";

const fields = z.object({});
type OverviewAsk = AskOf<"overview", typeof fields>;

/** How such calls did: "with no proven edge". */
export const sayWorth = ({ desk }: Subject, { edge }: Call): string =>
  phrase(desk, edge ? "overview.with_edge" : "overview.without_edge");

/** "Trend score: **Sell**. Chance of closing higher in 30 days: 52%; no proven edge."; null where the two do not point apart. */
export function sayApart(subject: Subject): string | null {
  const { call, desk } = subject;
  if (!call?.action || !doPointApart(call)) return null;
  const isOneOfMany = desk.question.assets.length > 1;
  return say(subject, isOneOfMany ? "overview.apart_of_many" : "overview.apart", undefined, {
    action: call.action,
    days: String(call.horizonDays),
    edge: phrase(desk, call.edge ? "overview.small_edge" : "overview.no_edge"),
  });
}

/** "By our rules it is a **Hold**, with no proven edge." */
export function sayCall(subject: Subject): string {
  const { call, name, desk } = subject;
  if (!call?.action)
    return phrase(desk, "overview.no_call", {
      name,
      reason: call?.reason ?? phrase(desk, "overview.no_data"),
    });
  return (
    sayApart(subject) ??
    phrase(desk, "overview.call", { action: call.action, worth: sayWorth(subject, call) })
  );
}

/** "Points up: ... Points down: ..." */
function sayBothSides(subject: Subject, most = 2): string {
  const { desk } = subject;
  return join(
    ...(["for", "against"] as const).map((side) => {
      const clauses = pickReadings(subject, side, most);
      return clauses.length > 0
        ? phrase(desk, `overview.speaks_${side}`, { clauses: listWords(desk, clauses) })
        : phrase(desk, `overview.little_${side}`);
    }),
  );
}

/** Where the price may be, and how well such ranges held. */
export const sayRange = (subject: Subject): string | null => say(subject, "overview.range");

/** What would prove the call wrong. */
export const sayWrong = ({ call }: Subject): string | null => call?.invalidation?.text ?? null;

/** The price, the forecast range and the call; then what speaks for it and against it. */
function answerOverview(desk: Desk, { assets }: OverviewAsk): Answer {
  return answerEach(openSubjects(desk, assets), overview);
}

export function overview(subject: Subject): Answer {
  const apart = sayApart(subject);
  return tell(
    join(
      apart,
      say(subject, "figures.price") ?? phrase(subject.desk, "overview.no_price", { name: subject.name }),
      apart ? say(subject, "overview.range_short") : sayRange(subject),
      apart ? null : sayCall(subject),
    ),
    sayBothSides(subject),
    sayWrong(subject),
  );
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
