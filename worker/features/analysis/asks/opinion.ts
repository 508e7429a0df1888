import * as z from "zod";
import type { Action } from "../../../../shared/action.ts";
import { actionSchema } from "../../../../shared/action.ts";
import { BORDER, plainAction } from "../daily-call/choose-action.ts";
import { CALL_HORIZON_DAYS } from "../daily-call/measured.ts";
import { addValues, fromBars } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, priceOf, type Subject } from "./desk/desk.ts";
import { type Answer, answerEach, join, listWords, phrase, say, tell } from "./desk/say.ts";
import { chooseOutlook, findExits } from "./exits/exits.ts";
import { pickReadings, readRules } from "./figures/readings.ts";
import { overview, sayApart, sayCall, sayRange, sayWorth, sayWrong, sentence } from "./overview.ts";
import { tellLevel } from "./scenario.ts";

const fields = z.object({
  about: z
    .enum(["call", "why", "why_not", "wrong", "reasons"])
    .describe(
      "`why`: the reasons of the call; `why_not`: why it is not `action`; `wrong`: what would cancel it; `reasons`: `count` of them",
    ),
  action: actionSchema.nullable(),
  side: z.enum(["for", "against"]).nullable(),
  count: z.int().nullable(),
  at: z.number().exactOptional().describe('"buy at 238?": USD'),
  wait: z.literal(true).exactOptional().describe("or wait for a lower price"),
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
    return opinion(subject, ask);
  });
}

/** The call and its reasons, at a price at which somebody thinks of acting, or beside waiting for a lower one. */
export function opinion(subject: Subject, thought: Pick<OpinionAsk, "at" | "wait"> = {}): Answer {
  const { call } = subject;
  if (!call?.action) return overview(subject);
  const [forIt, against] = (["for", "against"] as const).map((side) => pickReadings(subject, side, 2));
  const [backing, other] = call.action === "Sell" ? [against, forIt] : [forIt, against];
  const { desk, name } = subject;
  const words = {
    action: call.action,
    name,
    worth: sayWorth(subject, call),
    reason: backing?.length ? listWords(desk, backing) : phrase(desk, "opinion.nothing_clear"),
    but: other?.[0] ? phrase(desk, "opinion.but", { clause: other[0] }) : "",
  };
  const apart = sayApart(subject);
  const called = apart
    ? [apart, phrase(desk, "opinion.rests_on", words)]
    : [phrase(desk, "opinion.call", words), sayChance(subject)];
  return tell(
    join(...called, sayThought(subject, thought)),
    join(thought.at ? null : say(subject, "figure.trades_at"), sayRange(subject), sayWrong(subject)),
    sayOdds(subject) ?? "",
    other && other.length > 1
      ? phrase(desk, "opinion.also_against", { clauses: listWords(desk, other.slice(1)) })
      : "",
  );
}

function sayThought(subject: Subject, { at, wait }: Pick<OpinionAsk, "at" | "wait">): string {
  const price = priceOf(subject);
  return join(
    at && price ? tellLevel(subject, { units: null }, at, price).lead : null,
    wait ? sayWait(subject) : null,
  );
}

/** How often a lower price comes: odds, and no advice to wait for it. */
function sayWait(subject: Subject): string | null {
  const { days, outlook } = chooseOutlook(subject, null);
  const [nearest] = findExits(subject, { outlook, days, side: "below", told: null });
  return join(
    nearest &&
      say(subject, "plan.exit", nearest.own, {
        exit: say(subject, `exits.of_${nearest.which}`) ?? "",
        days: String(days),
      }),
    say(subject, "opinion.wait"),
  );
}

/** What would prove the call wrong, and what the call rests on. */
function tellProof(subject: Subject): Answer {
  const wrong = sayWrong(subject);
  if (!wrong) return opinion(subject);
  return tell(join(wrong, sayCall(subject)), join(sayBorders(subject), sayOdds(subject)));
}

/** The chance of a rise, of this asset and this day. */
const sayChance = (subject: Subject): string | null =>
  say(subject, "opinion.chance", undefined, { days: String(CALL_HORIZON_DAYS) });

/** What the forecast says of the call's horizon, and how often such odds came true. */
const sayOdds = (subject: Subject): string | null =>
  say(subject, "opinion.odds", undefined, {
    days: String(CALL_HORIZON_DAYS),
    band: String(subject.call?.odds?.within.percent),
  });

/** The rules by their weight, each with its points. */
function explainCall(subject: Subject): Answer {
  const { call, desk } = subject;
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
    return say(subject, "opinion.with_points", own, { clause: text }) ?? text;
  });
  if (clauses.length === 0) return tell(phrase(desk, "opinion.no_rule", { name: subject.name }));
  return tell(
    say(subject, "opinion.because", undefined, {
      clauses: listWords(desk, clauses),
      action: call?.action ?? "",
    }) ?? "",
    join(sayBorders(subject), sayChance(subject), sayOdds(subject)),
  );
}

const sayBorders = (subject: Subject): string | null => say(subject, "opinion.borders", bordersOf(subject));

const bordersOf = (subject: Subject) =>
  addValues(
    subject,
    { buy_border: BORDER, sell_border: -BORDER },
    { source: "the rules of the call", asOf: subject.desk.now },
  );

/** Why the call is not another one. */
function explainOther(subject: Subject, other: Action): Answer {
  const { desk } = subject;
  const side = other === "Sell" ? "for" : "against";
  const clauses = pickReadings(subject, side, 2);
  return tell(
    join(
      say(subject, `opinion.${isKeptFrom(subject, other) ? "kept" : "no"}_${other}`, bordersOf(subject)),
      clauses.length > 0 ? phrase(desk, "opinion.in_the_way", { clauses: listWords(desk, clauses) }) : null,
    ),
    join(listAgainst(subject, other)),
  );
}

/** Whether the score alone would be that action, and the side held before is kept near the border. */
const isKeptFrom = ({ call }: Subject, other: Action): boolean =>
  typeof call?.score === "number" && plainAction(call.score) === other;

function listAgainst(subject: Subject, other: Action): string {
  const clauses = pickReadings(subject, other === "Sell" ? "against" : "for", 2);
  const { desk } = subject;
  return clauses.length > 0
    ? phrase(desk, "opinion.would_speak_for", { clauses: listWords(desk, clauses) })
    : phrase(desk, "opinion.nothing_for", { action: other });
}

const COUNTS = ["0", "1", "2", "3", "4", "5"] as const;

/** This many reasons for it or against it, the call's own first. */
function giveReasons(subject: Subject, { side, count: most }: OpinionAsk): Answer {
  const { call, name, desk } = subject;
  const asked = Math.min(5, most ?? 3);
  const wanted = side ?? "for";
  const clauses = pickReadings(subject, wanted, asked);
  const agrees = call?.action === (wanted === "for" ? "Buy" : "Sell");
  const found = COUNTS[clauses.length] ?? "5";
  const count = phrase(desk, `opinion.reasons_${found}`);
  const told = { name, count: clauses.length < asked ? phrase(desk, "opinion.only", { count }) : count };
  return tell(
    phrase(desk, `opinion.give_${wanted}`, told),
    { list: clauses.map(sentence) },
    call?.action
      ? phrase(desk, agrees ? "opinion.so_is_the_call" : "opinion.for_all_that", {
          action: call.action,
          worth: sayWorth(subject, call),
        })
      : "",
  );
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
