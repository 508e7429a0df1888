import * as z from "zod";
import type { DailyCall } from "../daily-call/call-daily.ts";
import type { Forecast } from "../forecast/forecast-asset.ts";
import { closedBars } from "../outlook/closed-bars.ts";
import { type Outlook, readEarlierOutlook } from "../outlook/read-outlook.ts";
import { sayDay } from "../slots/say-day.ts";
import { labelOf } from "../stance/judge-rules.ts";
import { addValues, fromBars } from "./desk/add-facts.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects, type Subject } from "./desk/desk.ts";
import { whenSchema } from "./desk/fields.ts";
import { type Answer, answerEach, join, listWords, phrase, say, tell } from "./desk/say.ts";
import { dayOf } from "./desk/say-time.ts";
import { refuseDay } from "./figures/read-past.ts";
import { sayCall } from "./overview.ts";

const fields = z.object({
  span: whenSchema.nullable().describe("since a day; null: since the close before the last"),
});
export type ChangeAsk = AskOf<"change", typeof fields>;

/** Which rules moved the score since an earlier close, adding up to its change, and how the range widened or narrowed. */
function answerChange(desk: Desk, ask: ChangeAsk): Answer {
  return answerEach(openSubjects(desk, ask.assets), (subject) => {
    const refused = ask.span && refuseDay(subject, ask.span);
    if (refused) return tell(refused);
    const dates = closedBars(subject.evidence).map(({ date }) => date);
    const last = dates.at(-1);
    const then = ask.span && "from" in ask.span ? standingOn(dates, ask.span.from) : dates.at(-2);
    if (!last || !then) return tell(phrase(desk, "change.none_before", { name: subject.name }));
    // Since a day after the last close nothing can have changed: the answer is what changed at that close.
    const before = then === last ? dates.at(-2) : then;
    return before ? tellChange(subject, before, last) : tell(sayCall(subject));
  });
}

/** The last bar that had closed when a day began. */
const standingOn = (dates: string[], day: string) => dates.findLast((date) => date < day);

function tellChange(subject: Subject, before: string, last: string): Answer {
  const earlier = readEarlierOutlook(subject.evidence, before);
  const [now, then] = [subject.outlook.call, earlier.call];
  if ("refusal" in now) return tell(sayCall(subject));
  if ("refusal" in then) {
    const { desk } = subject;
    const words = { day: dayOf(desk, before), reason: phrase(desk, `refusals.${then.refusal}`) };
    return tell(join(sayCall(subject), phrase(desk, "change.no_call_then", words)));
  }
  return tell(sayScores(subject, then, now), sayRules(subject, then, now), sayRanges(subject, earlier, last));
}

function sayScores(subject: Subject, then: DailyCall, now: DailyCall): string {
  const own = addValues(
    subject,
    { score_before: then.score, score_change: now.score - then.score },
    fromBars(subject, now.date),
    { score_before: `Score at the close of ${sayDay(then.date)}` },
  );
  const [call, score] = [
    now.action === then.action ? "kept" : "turned",
    now.score === then.score ? "same" : "moved",
  ] as const;
  const words = { before: then.action, action: now.action, day: dayOf(subject.desk, then.date) };
  return say(subject, `change.${call}_${score}`, own, words) ?? sayCall(subject);
}

/** Each rule that moved, with its points; together they are the change of the score. */
function sayRules(subject: Subject, then: DailyCall, now: DailyCall): string | null {
  const moved = now.contributions.flatMap(({ rule, points }) => {
    const change = points - (then.contributions.find((one) => one.rule === rule)?.points ?? 0);
    return change === 0 ? [] : [{ label: labelOf({ rule, points }, now), change }];
  });
  if (moved.length === 0) return phrase(subject.desk, "change.no_rule");
  const rules = moved
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .flatMap(({ label, change }) => {
      const own = addValues(subject, { rule_change: change }, fromBars(subject, now.date), {
        rule_change: `Change of the rule “${phrase({ language: "en" }, label)}”`,
      });
      return say(subject, "change.rule", own, { label: phrase(subject.desk, label) }) ?? [];
    });
  return phrase(subject.desk, "change.rules", { rules: listWords(subject.desk, rules) });
}

/** The 80% range of 30 days as a share of the close, now and then. */
function sayRanges(subject: Subject, earlier: Outlook, last: string): string | null {
  const [now, then] = [subject.outlook.month, earlier.month];
  if ("refusal" in now || "refusal" in then) return null;
  const [width, before] = [widthOf(now), widthOf(then)];
  const own = addValues(
    subject,
    { range_width: width, range_width_before: before, volatility_before: then.volatility.value },
    fromBars(subject, last),
  );
  const [shown, shownBefore] = [own.get("range_width")?.text, own.get("range_width_before")?.text];
  if (shown === shownBefore) return say(subject, "change.range_same", own);
  return say(subject, `change.range_${width > before ? "widened" : "narrowed"}`, own);
}

const widthOf = ({ quantiles, close }: Forecast) => (100 * (quantiles[90] - quantiles[10])) / close;

export const changeAsk = defineAsk("change", {
  fields,
  named: () => ({ span: null }),
  answer: answerChange,
  restated: "what has changed?",
  restsOnCall: () => true,
  takesStand: true,
});
