import type { PlanAsk } from "../../asks/plan.ts";
import { aheadOf } from "../fill/slots.ts";
import { has, type Sign } from "../lexicon/lexicon.ts";
import { turnPlan } from "../money/plan.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import { phraseOf } from "../words/pattern.ts";
import { isCarried } from "./carried.ts";

type Change = (ask: PlanAsk, clause: Clause) => PlanAsk | null;

const WIDER = phraseOf("stop_wider");
const NEARER = phraseOf("stop_nearer");
const TARGET = phraseOf("target_alone");
const LEVEL_IS = phraseOf("level_is");
const STOP: Sign[] = ["level_at.stop", "plans.stop"];
/** Words of holding on, beside until when. */
const HELD: Sign[] = ["if", "hold", "want", "will", phraseOf("i_hold")];

const isBare = ({ assets, dates, amounts, figures }: Clause): boolean =>
  assets.length + dates.length + amounts.length + figures.length === 0;

/** "Give it more room", "tighter": the next level further away or nearer. */
const giveRoom: Change = (ask, clause) => {
  const [isWider, isNearer] = [has(clause, WIDER), has(clause, NEARER)];
  if (!isBare(clause) || isWider === isNearer || ask.of === "target") return null;
  return { ...ask, room: (ask.room ?? 0) + (isWider ? 1 : -1) };
};

/** "Make it 8%", "at 2,500 instead": the stop, the target, or what may be lost of a size. */
const setLevel: Change = (ask, clause) => {
  const [amount, ...others] = clause.amounts;
  const isOther = clause.assets.length + clause.dates.length + others.length > 0;
  if (!amount || isOther || !isCarried(clause.text, ...STOP, TARGET, "if", LEVEL_IS)) return null;
  const { room: _, ...last } = ask;
  if (amount.kind === "percent")
    return ask.of === "target" ? null : { ...last, stop: null, away: Math.abs(amount.value) };
  const [price] = amountsOf(clause, "usd", "number");
  if (!price) return null;
  if (has(clause, ...STOP)) return { ...last, of: ask.of === "target" ? "stop" : ask.of, stop: price.value };
  if (ask.of === "size") return { ...last, risk: price.value };
  return ask.of === "target" ? { ...last, target: price.value } : { ...last, stop: price.value };
};

/** "And a target?", "and the stop?" */
const askOther: Change = (ask, clause) => {
  if (!isBare(clause)) return null;
  const { room: _, ...last } = ask;
  if (has(clause, TARGET) && isCarried(clause.text, TARGET)) return { ...last, of: "target" };
  return has(clause, ...STOP) && isCarried(clause.text, ...STOP) ? { ...ask, of: "stop" } : null;
};

/** "And till Easter?", "if I want to hold it for 3 months": the same over another time. */
const setTime: Change = (ask, clause) => {
  const ahead = aheadOf(clause);
  const isOther = clause.assets.length + clause.amounts.length + clause.figures.length > 0;
  return ahead && !isOther && isCarried(clause.text, ...HELD) ? { ...ask, ahead } : null;
};

/** What a message changes of the last plan: its side, its stop, what is asked of it, its time; null for anything else. */
export const changePlan: Change = (ask, clause) =>
  readFirst([turnPlan, giveRoom, setLevel, askOther, setTime], ask, clause);
