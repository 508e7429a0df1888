import type { Ahead } from "../../asks/desk/fields.ts";
import type { ForecastAsk } from "../../asks/forecast.ts";
import type { ScenarioAsk } from "../../asks/scenario.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { wayOf } from "../words/way.ts";
import { FAR, findAhead, findLevel, isEitherWay, isForecast } from "./forecast-asked.ts";

/** "Will ETH reach 5000 by March?", "how likely is a 20% drop?", "where will it be next week?" */
export function readForecast(clause: Clause, talk: Talk): ForecastAsk | null {
  const assets = subjectOf(clause, talk);
  if (assets.length === 0 || !(isForecast(clause) || isLonger(clause, talk))) return null;
  const last = lastOf(clause, talk);
  const level = findLevel(clause) ?? last?.level ?? null;
  const direction = findDirection(clause, level);
  const move = level === null ? findMove(clause, direction) : null;
  return {
    kind: "forecast",
    assets,
    ahead: (isLonger(clause, talk) ? lengthOf(clause) : findAhead(clause)?.ahead) ?? aheadOf(clause, talk),
    level,
    move: move ?? last?.move ?? null,
    direction: direction ?? directionOf(last),
    far: has(clause, ...FAR),
  };
}

/** "Will it ever reach a dollar?": of no day that a range reaches. */
const AT_ANY_TIME: Ahead = { days: 3_650, said: "at any time" };

/** "Longer term, like half a year", after a range ahead: a length lies ahead too where no past is stated. */
const isLonger = (clause: Clause, { ask }: Talk): boolean =>
  ask?.kind === "forecast" &&
  clause.assets.length + clause.amounts.length + clause.figures.length === 0 &&
  lengthOf(clause) !== null;
const lengthOf = ({ dates }: Clause): Ahead | null => dates.find(({ isLength }) => isLength)?.ahead ?? null;

/** "What are the odds?", of the level or move that was stated last. */
function lastOf(clause: Clause, { ask }: Talk): ForecastAsk | ScenarioAsk | null {
  const isOfLast = clause.assets.length + clause.amounts.length === 0 && has(clause, "odds");
  return isOfLast && (ask?.kind === "forecast" || ask?.kind === "scenario") ? ask : null;
}

/** "And above 100,000?", of the same time. */
function aheadOf(clause: Clause, { ask }: Talk): Ahead | null {
  if (has(clause, phraseOf("some_day"))) return AT_ANY_TIME;
  return clause.assets.length === 0 && ask?.kind === "forecast" ? ask.ahead : null;
}

const directionOf = (last: ForecastAsk | ScenarioAsk | null): ForecastAsk["direction"] =>
  last?.kind === "forecast" ? last.direction : null;

function findMove(clause: Clause, direction: ForecastAsk["direction"]): number | null {
  const [percent] = amountsOf(clause, "percent");
  const [times] = amountsOf(clause, "leverage");
  const move =
    percent?.value ??
    (times ? 100 * (times.value - 1) : null) ??
    (has(clause, "doubles") ? 100 : has(clause, "halves") ? -50 : null);
  return move !== null && move > 0 && direction === "down" ? -move : move;
}

function findDirection(clause: Clause, level: number | null): ForecastAsk["direction"] {
  if (isEitherWay(clause)) return "either";
  if (has(clause, "goes_low") !== has(clause, "goes_high")) return has(clause, "goes_low") ? "down" : "up";
  return wayOf(clause) ?? (level === null ? null : findSide(clause));
}

/** "Below 3000", "above 300" */
function findSide(clause: Clause): "up" | "down" | null {
  if (has(clause, BELOW)) return "down";
  return has(clause, ABOVE) ? "up" : null;
}
const BELOW = pattern` ${"below"} #|${"below_number"}`;
const ABOVE = pattern` ${"above"} #|${"above_number"}`;
