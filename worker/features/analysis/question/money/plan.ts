import type { Position } from "../../asks/desk/fields.ts";
import type { PlanAsk } from "../../asks/plan.ts";
import { aheadOf } from "../fill/slots.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

import { findPosition } from "./find-position.ts";

/** "A stop at 55,000", "стоп на 90": the level behind the word. */
const STOP_AT =
  / (?:stops?|sl|stop ?loss|стоп\S*(?: лосс\S*)?) (?:\S+ )?(?:at|to|near|around|of|bei|auf|en|a|em|на|по) (?=#(?:usd|n) )/;

/** "Lohnt sich der Einstieg?" asks for a verdict. */
const IS_IT_WORTH = / lohnt (?:\S+ ){1,3}(?:einstieg|einsteigen) /;

/**
 * Where to stop out or take a profit, both, or how much to hold for what may be lost; of what the talk is about. Never for
 * all one's savings or borrowed money.
 */
export function readPlan(clause: Clause, talk: Talk): PlanAsk | null {
  const assets = subjectOf(clause, talk);
  const of = has(clause, "savings", "loan", "odds") ? null : findPlan(clause, talk);
  if (!of || assets.length === 0 || has(clause, IS_IT_WORTH)) return null;
  if (of === "size") return limitLast(clause, talk) ?? sizeUp(clause, assets);
  const level = findLevel(clause, of);
  const position = of === "entry" ? null : findHeld(clause, talk, level);
  const stop = level ?? (of === "stop" && position ? stopAtLoss(clause, position) : null);
  return { kind: "plan", of, assets, stop, risk: null, position, ahead: aheadOf(clause) };
}

/** "I can't take more than $60", of a stop asked for before. */
function limitLast(clause: Clause, { ask }: Talk): PlanAsk | null {
  const last = ask?.kind === "plan" && ask.of === "stop" && clause.assets.length === 0 ? ask : null;
  const stop = last?.position && stopAtLoss(clause, last.position);
  return last && stop ? { ...last, stop } : null;
}

/** How much to hold for what may be lost. */
function sizeUp(clause: Clause, assets: PlanAsk["assets"]): PlanAsk | null {
  const stop = findStop(clause);
  const risk = findRisk(clause, stop);
  const ahead = aheadOf(clause);
  return risk === null ? null : { kind: "plan", of: "size", assets, stop, risk, position: null, ahead };
}

/** The stop that is told, or the price to get in at. */
const findLevel = (clause: Clause, of: PlanAsk["of"]): number | null =>
  of === "entry" ? (amountsOf(clause, "usd", "number")[0]?.value ?? null) : findStop(clause);

const findRisk = (clause: Clause, stop: number | null): number | null =>
  amountsOf(clause, "usd", "number").find(({ value }) => value !== stop)?.value ?? null;

/** "In at 14.20, don't want to lose more than 8%", or 60 dollars of what is held: where a long is stopped for that. */
function stopAtLoss(clause: Clause, { entry, units, side }: Position): number | null {
  if (entry === null || side !== "long" || !has(clause, "may_lose")) return null;
  const [percent] = amountsOf(clause, "percent");
  if (percent) return entry * (1 - Math.abs(percent.value) / 100);
  const lost = amountsOf(clause, "usd", "number").find(({ value }) => value !== entry && value !== units);
  const stop = lost && units ? entry - lost.value / units : 0;
  return stop > 0 ? stop : null;
}

function findHeld(clause: Clause, talk: Talk, stop: number | null): PlanAsk["position"] {
  const position = findPosition(clause) ?? talk.position;
  return position && { ...position, entry: position.entry === stop ? null : position.entry };
}

function findPlan(clause: Clause, { ask }: Talk): PlanAsk["of"] | null {
  const isSized =
    has(clause, "how_large") || ask?.kind === "plan"
      ? 1
      : findStop(clause) === null
        ? Number.POSITIVE_INFINITY
        : 2;
  if (has(clause, "may_lose") && amountsOf(clause, "usd", "number").length >= isSized) return "size";
  return firstOf(clause, "plans") ?? null;
}

function findStop(clause: Clause): number | null {
  const told = STOP_AT.exec(clause.text);
  const at = told ? told.index + told[0].length : -1;
  return amountsOf(clause, "usd", "number").find((one) => one.at === at)?.value ?? null;
}
