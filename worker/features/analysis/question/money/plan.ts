import type { Position } from "../../asks/desk/fields.ts";
import type { PlanAsk } from "../../asks/plan.ts";
import { aheadOf } from "../fill/slots.ts";
import { isCarried } from "../follow/carried.ts";
import { firstOf, has, placesOf, rowsOf, type Sign } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause, type Placed } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { findPosition } from "./find-position.ts";

/**
 * Where to stop out or take a profit, both, or how much to hold for what may be lost; of what the talk is about. Never for
 * all one's savings or borrowed money.
 */
export function readPlan(clause: Clause, talk: Talk): PlanAsk | null {
  const assets = subjectOf(clause, talk);
  const levels = findLevels(clause);
  const of = has(clause, "savings", "loan", "odds") ? null : findPlan(clause, talk, levels);
  if (!of || assets.length === 0 || has(clause, phraseOf("is_it_worth"))) return null;
  if (of === "size") return limitLast(clause, talk) ?? sizeUp(clause, assets, levels);
  const last = lastOf(assets, talk);
  const position = of === "entry" ? enterAt(clause, levels) : findHeld(clause, talk, levels);
  const target = levels.target ?? last.target;
  return {
    ...{ kind: "plan", of, assets, target, risk: null, position, ahead: aheadOf(clause) },
    ...findStop(clause, of, position, levels, last),
  };
}

/** Where the stop is stated to be, or how far away; of an entry the price to get in at. */
function findStop(
  clause: Clause,
  of: PlanAsk["of"],
  position: PlanAsk["position"],
  { stop, away }: Levels,
  last: Pick<PlanAsk, "stop" | "away">,
): Pick<PlanAsk, "stop" | "away"> {
  if (of === "entry") return { stop: amountsOf(clause, "usd", "number")[0]?.value ?? null };
  const told = stop ?? (of === "stop" && position ? stopAtLoss(clause, position) : null);
  const distance = away ?? last.away;
  if (told !== null || distance === undefined || distance === null) return { stop: told ?? last.stop };
  return { stop: null, away: distance };
}

interface Levels {
  entry: number | null;
  stop: number | null;
  target: number | null;
  /** of the stop from where one gets in, percent */
  away: number | null;
  /** money that is none of these */
  rest: Placed[];
}

function findLevels(clause: Clause): Levels {
  const [stop, target, entry] = (["stop", "target", "entry"] as const).map((name) =>
    levelBehind(clause, `level_at.${name}`),
  );
  const rest = amountsOf(clause, "usd", "number").filter(
    ({ at }) => ![stop, target, entry].some((level) => level?.at === at),
  );
  const worthOf = (level: Placed | undefined) => level?.value ?? null;
  return {
    entry: worthOf(entry),
    stop: worthOf(stop),
    target: worthOf(target),
    away: findAway(clause),
    rest,
  };
}

/** "Stop 8% under", "a stop no more than 4% away" */
function findAway(clause: Clause): number | null {
  const ends = placesOf(clause, "level_at.stop").map(({ to }) => to);
  const found = amountsOf(clause, "percent").find(({ at }) =>
    ends.some((end) => end <= at && IS_AWAY.test(clause.text.slice(end, at))),
  );
  return found ? Math.abs(found.value) : null;
}
const IS_AWAY = pattern`^ ?(?:(?!${"and_else"} )[^\s#~^]+ ){0,4}$`;

/** The levels of the last plan, of the same assets. */
function lastOf(assets: PlanAsk["assets"], { ask }: Talk): Pick<PlanAsk, "stop" | "target" | "away"> {
  const isSame = ask?.kind === "plan" && ask.assets.length === assets.length;
  return isSame && assets.every((one) => ask.assets.includes(one)) ? ask : { stop: null, target: null };
}

/** "I can't take more than $60", of a stop asked for before. */
function limitLast(clause: Clause, { ask }: Talk): PlanAsk | null {
  const last = ask?.kind === "plan" && ask.of === "stop" && clause.assets.length === 0 ? ask : null;
  const stop = last?.position && stopAtLoss(clause, last.position);
  return last && stop ? { ...last, stop } : null;
}

/** How much to hold for what may be lost between where one gets in and the stop. */
function sizeUp(clause: Clause, assets: PlanAsk["assets"], levels: Levels): PlanAsk | null {
  const risk = findRisk(clause, levels.rest);
  const { stop, target, away } = levels;
  return risk === null
    ? null
    : {
        ...{ kind: "plan", of: "size", assets, stop, target, risk },
        ...{ position: enterAt(clause, levels), ahead: aheadOf(clause) },
        ...(stop === null && away !== null && { away }),
      };
}

/** What is stated to be risked; else the only money that is no level. */
function findRisk({ text }: Clause, rest: Placed[]): number | null {
  const told = rest.find(
    ({ at }) => IS_RISKED.test(text.slice(0, at)) || / risk/.test(text.slice(at, at + 10)),
  );
  return (told ?? (rest.length === 1 ? rest[0] : undefined))?.value ?? null;
}
const IS_RISKED = pattern` ${"risked"} (?:\S+ ){0,3}$`;

/** "In at 14.20, don't want to lose more than 8%", or 60 dollars of what is held: where it is stopped for that. */
function stopAtLoss(clause: Clause, { entry, units, side }: Position): number | null {
  if (entry === null || !has(clause, "may_lose")) return null;
  const way = side === "long" ? -1 : 1;
  const [percent] = amountsOf(clause, "percent");
  if (percent) return entry * (1 + (way * Math.abs(percent.value)) / 100);
  const lost = amountsOf(clause, "usd", "number").find(({ value }) => value !== entry && value !== units);
  const stop = lost && units ? entry + (way * lost.value) / units : 0;
  return stop > 0 ? stop : null;
}

function findHeld(clause: Clause, talk: Talk, levels: Levels): PlanAsk["position"] {
  const position = findPosition(clause) ?? enterAt(clause, levels) ?? talk.position ?? shortOf(talk);
  if (!position || position.entry !== levels.stop) return position;
  return { ...position, entry: levels.entry };
}

/** "If I buy at 110 with a stop at 100", "a stop for a short": a position that is only thought of. */
function enterAt(clause: Clause, { entry }: Pick<Levels, "entry">): PlanAsk["position"] {
  const side = sideOf(clause) ?? "long";
  const leverage = amountsOf(clause, "leverage")[0]?.value ?? null;
  const isTold = entry !== null || side === "short" || leverage !== null;
  return isTold ? { ...thoughtOf(side), entry, leverage } : null;
}

/** A short that was asked about before. */
const shortOf = ({ ask }: Talk): PlanAsk["position"] =>
  ask && "side" in ask && ask.side === "short" ? thoughtOf("short") : null;

const thoughtOf = (side: Position["side"]): Position => ({
  ...{ side, entry: null, entered: null, units: null, usd: null, leverage: null },
});

const SHORT: Sign[] = ["shorted", "short_sell"];

const sideOf = (clause: Clause): Position["side"] | null =>
  has(clause, ...SHORT) ? "short" : has(clause, phraseOf("go_long")) ? "long" : null;

/** "And short?", of the last plan: the same the other way, without levels that were stated of that one. */
export function turnPlan(ask: PlanAsk, clause: Clause): PlanAsk | null {
  const side = sideOf(clause);
  const isNamed = clause.assets.length + clause.amounts.length + clause.dates.length > 0;
  if (!side || isNamed || !isCarried(clause.text, ...SHORT, phraseOf("go_long"), AS_A)) return null;
  return (ask.position?.side ?? "long") === side
    ? ask
    : {
        ...{ ...ask, stop: null, target: null },
        position: { ...thoughtOf(side), leverage: ask.position?.leverage ?? null },
      };
}
const AS_A = pattern` ${"turned"}(?= )`;

const PLANS = rowsOf("plans").map(([, meaning]) => meaning);

function findPlan(clause: Clause, { ask }: Talk, { stop, target, away, rest }: Levels): PlanAsk["of"] | null {
  const isSized = has(clause, "how_large", ...PLANS) || ask?.kind === "plan" || (stop ?? away) !== null;
  if (has(clause, "may_lose") && rest.length > 0 && isSized) return "size";
  return stop !== null && target !== null ? "plan" : (firstOf(clause, "plans") ?? null);
}

/** The price behind such a word: "stop 140", "target of 200", "стоп на 90". */
function levelBehind(
  clause: Clause,
  meaning: "level_at.stop" | "level_at.target" | "level_at.entry",
): Placed | undefined {
  const amounts = amountsOf(clause, "usd", "number");
  const ends = placesOf(clause, meaning).map(({ to }) => to);
  return amounts.find(
    ({ at }) =>
      !FROM_ENTRY.test(clause.text.slice(at)) &&
      ends.some((end) => end <= at && IS_AT.test(clause.text.slice(end, at))),
  );
}
/** "Stop 150 dollars below entry" is a distance, and no price. */
const FROM_ENTRY = pattern`^#(?:usd|n) (?:${"unit"} )?${"from_entry"}(?= )`;
const IS_AT = pattern`^ ?(?:(?:(?:${"for_the"} )?@|${"level_is"}) ?){0,3}$`;
