import * as z from "zod";
import type { Action } from "../../../../shared/action.ts";
import { actionSchema } from "../../../../shared/action.ts";
import { BORDER } from "../daily-call/choose-action.ts";
import { CALL_HORIZON_DAYS } from "../daily-call/measured.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import {
  type Answer,
  addValues,
  answerEach,
  type Desk,
  fromBars,
  join,
  joinWords,
  openSubjects,
  type Passage,
  priceOf,
  type Subject,
  say,
} from "./desk/desk.ts";
import { pickReadings, readRules } from "./figures/readings.ts";
import { overview, sayApart, sayCall, sayRange, sayWorth, sayWrong, sentence } from "./overview.ts";
import { tellLevel } from "./scenario.ts";

const fields = z.object({
  /** `why`: the reasons of the call. `why_not`: why it is not `action`. `wrong`: what would prove it wrong. `reasons`: `count` reasons for or against it. */
  about: z.enum(["call", "why", "why_not", "wrong", "reasons"]),
  action: actionSchema.nullable(),
  side: z.enum(["for", "against"]).nullable(),
  count: z.number().nullable(),
  /** "buy at 238?": USD */
  at: z.number().exactOptional(),
});
export type OpinionAsk = AskOf<"opinion", typeof fields>;

/** The call with its evidence, or why it is what it is. */
function answerOpinion(desk: Desk, ask: OpinionAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    if (!subject.call?.action) return overview(subject);
    if (ask.about === "wrong") return tellProof(subject);
    if (ask.about === "why") return explainCall(subject);
    if (ask.about === "why_not" && ask.action && ask.action !== subject.call.action)
      return explainOther(subject, ask.action);
    if (ask.about === "why_not") return explainCall(subject);
    if (ask.about === "reasons") return giveReasons(subject, ask);
    return opinion(subject, ask.at);
  });
}

/** The call and its reasons; `at`: a price in USD at which somebody thinks of acting. */
export function opinion(subject: Subject, at?: number): Answer {
  const { call } = subject;
  const price = priceOf(subject);
  if (!call?.action) return overview(subject);
  const [forIt, against] = (["for", "against"] as const).map((side) => pickReadings(subject, side, 2));
  const [backing, other] = call.action === "Sell" ? [against, forIt] : [forIt, against];
  const reason = backing?.length ? joinWords(backing) : "nothing speaks clearly either way";
  const but = other?.length ? `; but ${joinWords(other.slice(0, 1))}` : "";
  const level = at && price ? tellLevel(subject, { units: null }, at, price).lead : null;
  const apart = sayApart(subject);
  return {
    lead: join(
      apart ?? `**${call.action}** ${subject.name} by our rules, ${sayWorth(call)}: ${reason}${but}.`,
      apart && `What the score of ${subject.name} rests on: ${reason}${but}.`,
      apart ? null : sayChance(subject),
      level,
    ),
    rest: [
      join(level ? null : say(subject, "It trades at {price}."), sayRange(subject), sayWrong(subject)),
      sayOdds(subject) ?? "",
      other && other.length > 1 ? `Also against this call: ${joinWords(other.slice(1))}.` : "",
    ].filter(Boolean),
  };
}

/** What would prove the call wrong, and what the call rests on. */
function tellProof(subject: Subject): Answer {
  const wrong = sayWrong(subject);
  if (!wrong) return opinion(subject);
  return { lead: join(wrong, sayCall(subject)), rest: [join(sayBorders(subject), sayOdds(subject))] };
}

/** The chance of a rise, of this asset and this day. */
const sayChance = (subject: Subject): string | null =>
  say(subject, `The chance of closing higher in ${CALL_HORIZON_DAYS} days is {odds_higher:whole}.`);

/** What the forecast says of the call's horizon, and how often such odds came true. */
const sayOdds = (subject: Subject): string | null => {
  const band = subject.call?.odds?.within.percent;
  const told = `A close in ${CALL_HORIZON_DAYS} days within ${band}% of the last one has odds of {odds_within:whole}`;
  return say(subject, [
    `${told}; on past days told odds like these, {odds_higher_came:whole} closed higher and {odds_within_came:whole} within that band.`,
    `${told}.`,
  ]);
};

/** The rules by their weight, each with its points. */
function explainCall(subject: Subject): Answer {
  const { call } = subject;
  const heaviest = (call?.contributions ?? [])
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const clauses = readRules(subject).map(({ text }, i) => {
    const own = addValues(
      subject,
      { rule_points: heaviest[i]?.points },
      fromBars(subject, call?.date ?? ""),
      {
        rule_points: `Points of the rule “${heaviest[i]?.label}”`,
      },
    );
    return `${text} (${say(subject, "{rule_points} points", own)})`;
  });
  const score = say(subject, "which adds up to a score of {score}");
  if (clauses.length === 0)
    return { lead: `Because none of our rules points either way for ${subject.name}.`, rest: [] };
  return {
    lead: `Because ${joinWords(clauses)}, ${score}: a ${call?.action}.`,
    rest: [join(sayBorders(subject), sayChance(subject), sayOdds(subject))],
  };
}

function sayBorders(subject: Subject): string | null {
  const own = bordersOf(subject);
  return say(
    subject,
    "A score of {buy_border} or more is a Buy, of {sell_border} or less a Sell, and between them it is a Hold.",
    own,
  );
}

const bordersOf = (subject: Subject) =>
  addValues(
    subject,
    { buy_border: BORDER, sell_border: -BORDER },
    { source: "the rules of the call", asOf: subject.desk.now },
  );

/** Why the call is not another one. */
function explainOther(subject: Subject, other: Action): Answer {
  const own = bordersOf(subject);
  const needed = {
    Buy: "a Buy would need {buy_border} or more",
    Sell: "a Sell would need {sell_border} or less",
    Hold: "a Hold would need one between {sell_border} and {buy_border}",
  }[other];
  const side = other === "Sell" ? "for" : "against";
  const clauses = pickReadings(subject, side, 2);
  return {
    lead: join(
      say(subject, `It is no ${other} because the score is {score}, and ${needed}.`, own),
      clauses.length > 0 ? `What stands in the way: ${joinWords(clauses)}.` : null,
    ),
    rest: [join(listAgainst(subject, other))],
  };
}

function listAgainst(subject: Subject, other: Action): string {
  const clauses = pickReadings(subject, other === "Sell" ? "against" : "for", 2);
  return clauses.length > 0
    ? `What would speak for it: ${joinWords(clauses)}.`
    : `Nothing in our figures speaks for a ${other} now.`;
}

const COUNTS = ["no", "one", "two", "three", "four", "five"];

/** So many reasons for it or against it, the call's own first. */
function giveReasons(subject: Subject, { side, count }: OpinionAsk): Answer {
  const { call, name } = subject;
  const asked = Math.min(5, count ?? 3);
  const wanted = side ?? "for";
  const clauses = pickReadings(subject, wanted, asked);
  const agrees = call?.action === (wanted === "for" ? "Buy" : "Sell");
  const how = clauses.length < asked ? `only ${COUNTS[clauses.length]}` : COUNTS[asked];
  const rest: Passage[] = [{ list: clauses.map(sentence) }];
  return {
    lead: `Our figures give ${how} ${clauses.length === 1 ? "reason" : "reasons"} ${wanted === "for" ? "for" : "against"} ${name}:`,
    rest: [
      ...rest,
      `${agrees ? "So is the call by our rules:" : "For all that, the call by our rules is"} **${call?.action}**, ${call ? sayWorth(call) : ""}.`,
    ],
  };
}

export const opinionAsk = defineAsk("opinion", {
  fields,
  named: () => ({ about: "call" as const, action: null, side: null, count: null }),
  answer: answerOpinion,
  restated: "buy, hold or sell?",
  restsOnCall: () => true,
  takesStand: true,
  worded: true,
});
