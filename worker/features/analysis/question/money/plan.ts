import type { PlanAsk } from "../../asks/plan.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

import { findPosition } from "./find-position.ts";

/** "A stop at 55,000", "стоп на 90": the level behind the word. */
const STOP_AT =
  / (?:stops?|sl|stop ?loss|стоп\S*(?: лосс\S*)?) (?:\S+ )?(?:at|to|near|around|of|bei|auf|en|a|em|на|по) (?=#(?:usd|n) )/;

/**
 * Where to stop out or take a profit, both, or how much to hold for what may be lost; of what the talk is about. Never for
 * all one's savings or borrowed money.
 */
export function readPlan(clause: Clause, talk: Talk): PlanAsk | null {
  const assets = subjectOf(clause, talk);
  const of = has(clause, "savings", "loan", "odds") ? null : findPlan(clause);
  if (!of || assets.length === 0) return null;
  const [first] = amountsOf(clause, "usd", "number");
  const stop = of === "entry" ? (first?.value ?? null) : findStop(clause);
  const risk = of === "size" ? amountsOf(clause, "usd", "number").find(({ value }) => value !== stop) : null;
  if (of === "size" && !risk) return null;
  const position = of === "size" || of === "entry" ? null : (findPosition(clause) ?? talk.position);
  return {
    ...{ kind: "plan", of, assets, stop, risk: risk?.value ?? null },
    position: position && { ...position, entry: position.entry === stop ? null : position.entry },
    ahead: clause.dates.find(({ ahead }) => ahead)?.ahead ?? null,
  };
}

function findPlan(clause: Clause): PlanAsk["of"] | null {
  const isSized = has(clause, "how_large") ? 1 : findStop(clause) === null ? Number.POSITIVE_INFINITY : 2;
  if (has(clause, "may_lose") && amountsOf(clause, "usd", "number").length >= isSized) return "size";
  return firstOf(clause, "plans") ?? null;
}

function findStop(clause: Clause): number | null {
  const told = STOP_AT.exec(clause.text);
  const at = told ? told.index + told[0].length : -1;
  return amountsOf(clause, "usd", "number").find((one) => one.at === at)?.value ?? null;
}
