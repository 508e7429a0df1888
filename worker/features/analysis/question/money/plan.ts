import type { Position } from "../../asks/desk/fields.ts";
import type { PlanAsk } from "../../asks/plan.ts";
import { aheadOf } from "../fill/slots.ts";
import { firstOf, has, placesOf } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";

import { findPosition } from "./find-position.ts";

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
  const last = lastOf(assets, talk);
  const level = findLevel(clause, of);
  const position = of === "entry" ? null : findHeld(clause, talk, level);
  const stop = level ?? (of === "stop" && position ? stopAtLoss(clause, position) : last.stop);
  const target = levelBehind(clause, "level_at.target") ?? last.target;
  return { kind: "plan", of, assets, stop, target, risk: null, position, ahead: aheadOf(clause) };
}

/** The levels of the last plan, of the same assets. */
function lastOf(assets: PlanAsk["assets"], { ask }: Talk): Pick<PlanAsk, "stop" | "target"> {
  const isSame = ask?.kind === "plan" && ask.assets.length === assets.length;
  return isSame && assets.every((one) => ask.assets.includes(one)) ? ask : { stop: null, target: null };
}

/** "I can't take more than $60", of a stop asked for before. */
function limitLast(clause: Clause, { ask }: Talk): PlanAsk | null {
  const last = ask?.kind === "plan" && ask.of === "stop" && clause.assets.length === 0 ? ask : null;
  const stop = last?.position && stopAtLoss(clause, last.position);
  return last && stop ? { ...last, stop } : null;
}

/** How much to hold for what may be lost. */
function sizeUp(clause: Clause, assets: PlanAsk["assets"]): PlanAsk | null {
  const stop = levelBehind(clause, "level_at.stop");
  const risk = findRisk(clause, stop);
  const ahead = aheadOf(clause);
  const size = { of: "size", stop, target: null, risk, position: null, ahead } as const;
  return risk === null ? null : { kind: "plan", assets, ...size };
}

/** The stop that is told, or the price to get in at. */
const findLevel = (clause: Clause, of: PlanAsk["of"]): number | null =>
  of === "entry"
    ? (amountsOf(clause, "usd", "number")[0]?.value ?? null)
    : levelBehind(clause, "level_at.stop");

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
  const position = findPosition(clause) ?? enterAt(clause) ?? talk.position;
  if (!position || position.entry !== stop) return position;
  return { ...position, entry: levelBehind(clause, "level_at.entry") };
}

/** "If I buy at 110 with a stop at 100": a position that is only thought of. */
function enterAt(clause: Clause): PlanAsk["position"] {
  const entry = levelBehind(clause, "level_at.entry");
  const side = has(clause, "shorted", "short_sell") ? "short" : "long";
  return entry === null ? null : { side, entry, entered: null, units: null, usd: null, leverage: null };
}

function findPlan(clause: Clause, { ask }: Talk): PlanAsk["of"] | null {
  const stop = levelBehind(clause, "level_at.stop");
  const isSized =
    has(clause, "how_large") || ask?.kind === "plan" ? 1 : stop === null ? Number.POSITIVE_INFINITY : 2;
  if (has(clause, "may_lose") && amountsOf(clause, "usd", "number").length >= isSized) return "size";
  const isWhole = stop !== null && levelBehind(clause, "level_at.target") !== null;
  return isWhole ? "plan" : (firstOf(clause, "plans") ?? null);
}

/** The price behind such a word: "stop 140", "target of 200", "стоп на 90". */
function levelBehind(
  clause: Clause,
  meaning: "level_at.stop" | "level_at.target" | "level_at.entry",
): number | null {
  const amounts = amountsOf(clause, "usd", "number");
  const ends = placesOf(clause, meaning).map(({ to }) => to);
  const found = amounts.find(({ at }) =>
    ends.some((end) => end <= at && IS_AT.test(clause.text.slice(end, at))),
  );
  return found?.value ?? null;
}
const IS_AT = /^ ?(?:(?:loss|price|is|at|to|near|around|of|about|bei|auf|en|a|em|на|по) ){0,2}$/;
