import type { ForecastAsk } from "../../asks/forecast.ts";
import type { Ask } from "../../asks/registry.ts";
import type { Extreme } from "../../asks/risk.ts";
import { readFigures } from "../kinds/figures.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";
import { isCarried } from "./carried.ts";
import { changePosition } from "./change-position.ts";
import { INTO_ONLY, TOO } from "./edit.ts";

/** "And in favour?" */
const FOR = / (?:for|in favou?r|pro|dafur|a favor|en faveur|за) (?=(?:it |them |@ )?$)/;

/** "And Ethereum?", "and in percent?", "make it 20%", "by Christmas?": the same ask of another asset, unit, size or time. */
export function readSame(clause: Clause, talk: Talk): Ask | null {
  const { ask } = talk;
  const { text, figures, dates, amounts } = clause;
  if (OF_LAST.test(text) && talk.figures.length > 0 && figures.length + dates.length + amounts.length === 0)
    return readFigures({ ...clause, figures: talk.figures }, talk);
  // "What is a P/E?", "and what is Apple's?"
  if (!ask && talk.figures.length > 0 && clause.assets.length > 0 && isCarried(text, "is"))
    return readFigures({ ...clause, figures: talk.figures }, talk);
  if (!ask || figures.length > 0) return null;
  if (ask.kind === "change_between" && UNIT_ONLY.test(text))
    return { ...ask, in: /usd|dollar|доллар/.test(text) ? "usd" : "percent" };
  const named = unique(clause.assets);
  const marks = Number(named.length > 0) + Number(dates.length > 0) + Number(amounts.length > 0);
  const changed = ask.kind === "position" ? changePosition(ask, clause) : null;
  if (changed) return changed;
  if (marks === 0 && ask.kind === "opinion" && isCarried(text, "against", FOR)) {
    const side = has(clause, "against") ? "against" : FOR.test(text) ? "for" : null;
    if (side) return { ...ask, about: "reasons", side, action: null };
  }
  if (marks === 0) {
    if (has(clause, "turns") && isCarried(text, "turns")) return turn(ask, clause);
    return has(clause, "times") && isCarried(text, "times") ? multiply(ask, clause) : null;
  }
  const side = ask.kind === "forecast" && named.length === 0 ? readOtherLevel(ask, clause) : null;
  if (side) return side;
  if (marks > 1 || !isCarried(text)) return null;
  if (amounts.length > 0) return ask.kind === "forecast" ? lengthen(ask, clause) : null;
  return named.length > 0 ? rename(ask, named, clause, talk) : null;
}

/** The same of other assets. */
function rename(ask: Ask, named: Clause["assets"], { text }: Clause, talk: Talk): Ask | null {
  const [into] = named;
  if (into && INTO_ONLY.test(text) && (ask.kind === "convert" || ask.kind === "figure"))
    return {
      kind: "convert",
      assets: talk.assets.slice(0, 1),
      units: talk.units ?? 1,
      usd: null,
      into,
      when: null,
    };
  if (ask.kind === "overview" || ask.kind === "ranking") return { kind: "overview", assets: named };
  const isMore =
    / (?:add|adding|throw in|include|including|plus) |加上/.test(text) ||
    (ask.kind === "compare" && TOO.test(text));
  const leave = / (?:drop|remove|replace|swap|leave out|without) /.test(text)
    ? named.filter((asset) => talk.assets.includes(asset))
    : [];
  const joins = ask.kind === "compare" && named.length - leave.length === 1;
  if (!isMore && !joins && leave.length === 0) return { ...ask, assets: named };
  const left = [...leave, ...talk.leftOut];
  return { ...ask, assets: unique([...talk.assets, ...named]).filter((asset) => !left.includes(asset)) };
}

/** The same the other way. */
function turn(ask: Ask, clause: Clause): Ask | null {
  const [up, down] = [has(clause, "rise"), has(clause, "fall")];
  const sign = up === down ? null : up ? 1 : -1;
  if ((ask.kind === "scenario" || ask.kind === "forecast") && ask.move !== null)
    return { ...ask, move: sign === null ? -ask.move : sign * Math.abs(ask.move) };
  const isBest = has(clause, "most") && !has(clause, "least");
  if (ask.kind === "risk" && ask.measure?.includes("_"))
    return { ...ask, measure: ask.measure.replace(/^[a-z]+/, isBest ? "best" : "worst") as Extreme };
  if (ask.kind === "ranking") return { ...ask, want: isBest || up ? "most" : "least", place: 1 };
  return null;
}

/** Twice or half of it. */
function multiply(ask: Ask, clause: Clause): Ask | null {
  const by = has(clause, "half") ? 0.5 : has(clause, "triple") ? 3 : 2;
  const times = (value: number | null) => value && value * by;
  if (ask.kind === "convert") return { ...ask, units: times(ask.units), usd: times(ask.usd) };
  if (ask.kind !== "position") return null;
  const { position } = ask;
  return { ...ask, position: { ...position, units: times(position.units), usd: times(position.usd) } };
}

/** "And below 80,000?" */
function readOtherLevel(ask: ForecastAsk, clause: Clause): ForecastAsk | null {
  const [level, ...others] = amountsOf(clause, "usd", "number");
  const isBelow = has(clause, "below");
  const isSide = isBelow !== has(clause, "above") && isCarried(clause.text, "above", "below");
  if (!level || others.length > 0 || clause.dates.length > 0 || !isSide) return null;
  return { ...ask, level: level.value, move: null, direction: isBelow ? "down" : "up" };
}

/** "And in three?", of "within a month". */
function lengthen(ask: ForecastAsk, { amounts: [count] }: Clause): Ask | null {
  const [, n = "", unit] =
    /^within (\d+|an?) (day|week|month|quarter|year)s?$/.exec(ask.ahead?.said ?? "") ?? [];
  if (!ask.ahead || !unit || count?.kind !== "number" || count.value < 1) return null;
  const days = Math.round((ask.ahead.days / (Number(n) || 1)) * count.value);
  return { ...ask, ahead: { days, said: `within ${count.value} ${unit}${count.value === 1 ? "" : "s"}` } };
}

/** "What is it for Bitcoin?", "is Apple near one?", of the figure told last. */
const OF_LAST =
  / (?:what|how high|how much|where) (?:is|was) (?:it|that|this|theirs?) (?:for|of|on|at) @ | is @ (?:near|close to|in|at|having|seeing|approaching) (?:one|it|such a thing) /;
/** "And in percent?" */
const UNIT_ONLY =
  /^ (?:(?:and|und|y|et|e|и|ve|what about|how about|how much is that|whats that|what is that) )*(?:in|en|em|as|в|a) (?:percent|percentage|a percentage|percentage terms|dollars|dollar terms|usd|cash|money|prozent|dollar|porcentaje|dolares|pourcentage|porcentagem|процентах|долларах) $/;
