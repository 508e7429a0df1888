import type { FactKind } from "../../../../../shared/analysis.ts";
import type { Ask } from "../../asks/registry.ts";
import type { ScenarioAsk } from "../../asks/scenario.ts";
import { shockOf } from "../holdings/portfolio-range.ts";
import { findThan } from "../kinds/than.ts";
import { has } from "../lexicon/lexicon.ts";
import { OF_UNITS } from "../money/amount.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { subjectOf, type Talk } from "../talk.ts";
import { anyOf, pattern } from "../words/pattern.ts";
import { IF_I_HAVE } from "../words/trading.ts";
import { readCapPrice } from "./cap-price.ts";
import { signOf } from "./part-of.ts";
import { isOfHeld, isSupposed, STANDS } from "./scenario-asked.ts";

/** "My 2", "how much do I lose with 0.5". */
const MY_UNITS = pattern` ${anyOf("my", "gain_with")} $`;
/** Prices of ours that a price may go to. */
const LEVELS: FactKind[] = ["high_52w", "low_52w", "sma_20", "sma_50", "sma_200", "support", "resistance"];
const AT_LEVEL = pattern`(?:\bat|\bto|${"at_level"}) #`;
/** "1000 in ETH" is what is put in. */
const PUT_IN = pattern`^#(?:usd|n) (?:(?:worth )?(?:of|${"inside"}) @ |${"inside"} it |${"object_of"}? ?${"put_behind"})`;

/** "What if it drops 10%?", "how far is SOL from $250?", "what if I use 5x leverage?" */
export function readScenario(clause: Clause, talk: Talk): Ask | null {
  const capped = readCapPrice(clause, talk);
  if (capped) return capped;
  const assets = subjectOf(clause, talk);
  const isElse = has(clause, "odds", IF_I_HAVE) || clause.figures.includes("market_cap");
  if (assets.length === 0 || isElse || findThan(clause) !== null) return null;
  const worth = readWorth(clause, assets);
  if (worth) return worth;
  const supposed = isSupposed(clause, talk) ? suppose(clause, talk, assets) : null;
  const whole = talk.ask?.kind === "portfolio" ? talk.ask : null;
  const shock = whole && supposed && shockOf(whole, supposed);
  return shock ? { ...whole, shock } : ((supposed && closeHeld(clause, talk, supposed)) ?? supposed);
}

/** "What if it goes to 3.5?", of a position stated before: what it would make there. */
function closeHeld(
  clause: Clause,
  { position, ask }: Talk,
  { assets, level, leverage }: ScenarioAsk,
): Ask | null {
  const held = ask?.kind === "position" ? position : ask?.kind === "plan" ? ask.position : null;
  if (!held?.entry || clause.assets.length > 0 || leverage !== null || level === null) return null;
  return { kind: "position", assets, position: { ...held, exit: level }, want: "profit" };
}

/** "What price does ADA need for my 3000 coins to be worth 10k?" */
function readWorth(clause: Clause, assets: ScenarioAsk["assets"]): ScenarioAsk | null {
  if (!has(clause, "at_which_price") || !has(clause, "worth_in_all") || clause.dates.length > 0) return null;
  const money = amountsOf(clause, "usd", "number");
  const units = money.find(({ at, kind }) => kind === "number" && OF_UNITS.test(clause.text.slice(at)));
  const [worth, ...others] = money.filter((one) => one !== units);
  if (!units || !worth || others.length > 0) return null;
  const nothing = { move: null, level: null, usd: null, leverage: null, side: "long" } as const;
  return { kind: "scenario", assets: assets.slice(0, 1), ...nothing, units: units.value, worth: worth.value };
}

function suppose(clause: Clause, talk: Talk, assets: ScenarioAsk["assets"]): ScenarioAsk | null {
  const money = findMoney(clause);
  const leverage = amountsOf(clause, "leverage")[0]?.value ?? null;
  const { move, level, usd, either } =
    byPercent(clause, talk, money, leverage) ?? toLevel(clause, money, leverage);
  const to = findTo(clause);
  const isTold = to || (move ?? level) !== null || (leverage !== null && has(clause, "leverage"));
  if (!isTold) return null;
  return {
    ...{ kind: "scenario", assets, move, level },
    units: money.units ?? (assets.length === 1 ? unitsOf(clause, talk) : null),
    ...{ usd, leverage, side: findSide(clause, talk) },
    ...(to && { to }),
    ...(either && { either }),
  };
}

type Money = Record<"units" | "level" | "usd", number | null>;
type Change = Pick<ScenarioAsk, "move" | "level" | "usd" | "either">;

/** "Drops 10%": of the price, or of what is put in. */
function byPercent(clause: Clause, talk: Talk, money: Money, leverage: number | null): Change | null {
  const [percent] = amountsOf(clause, "percent");
  if (!percent) return null;
  const { units, level, usd } = money;
  const sign = signOf(clause, percent.value);
  const isEither = sign === null && leverage === null && level === null;
  return {
    move: percent.value * (sign ?? 1),
    level: null,
    usd: level ? null : (usd ?? (units === null ? talk.usd : null)),
    ...(isEither && { either: true }),
  };
}

/** "Rises to 100k", "doubles" */
const toLevel = (clause: Clause, { level }: Money, leverage: number | null): Change => ({
  move: level === null ? findMove(clause, leverage !== null) : null,
  level,
  usd: null,
});

/** Units that are held, the price that may be reached, and money put in. */
function findMoney(clause: Clause): Money {
  const { text } = clause;
  const money = amountsOf(clause, "usd", "number");
  const units = money.find(
    ({ at, kind }) =>
      kind === "number" &&
      !PUT_IN.test(text.slice(at)) &&
      (OF_UNITS.test(text.slice(at)) || MY_UNITS.test(text.slice(0, at))),
  );
  const others = money.filter((one) => one !== units);
  const level = has(clause, STANDS, AT_LEVEL, "how_far", "reach", "worth_now")
    ? others.findLast(({ at }) => !PUT_IN.test(text.slice(at)))
    : undefined;
  const usd = others.find(({ kind, at }) => kind === "usd" || PUT_IN.test(text.slice(at)));
  return { units: units?.value ?? null, level: level?.value ?? null, usd: usd?.value ?? null };
}

/** A move by a word; with leverage "double" is of that. */
function findMove(clause: Clause, isLevered: boolean): number | null {
  if (has(clause, "halves")) return -50;
  if (isLevered) return null;
  return has(clause, "doubles") ? 100 : has(clause, "triples") ? 200 : null;
}

const findTo = (clause: Clause): FactKind | undefined =>
  clause.amounts.length === 0 && has(clause, "if")
    ? LEVELS.find((kind) => clause.figures.includes(kind))
    : undefined;

/** Of what is held: "and if it rises to 100k?", of a position stated before. */
function unitsOf(clause: Clause, talk: Talk): number | null {
  const isOfThose =
    isOfHeld(talk) ||
    has(clause, "mine", / (?:those|them|worth) /) ||
    (talk.ask?.kind === "position" && clause.assets.length === 0);
  return isOfThose ? (talk.units ?? talk.position?.units ?? null) : null;
}

const findSide = (clause: Clause, { position }: Talk): ScenarioAsk["side"] =>
  has(clause, "shorted") || (clause.assets.length === 0 && position?.side === "short") ? "short" : "long";
