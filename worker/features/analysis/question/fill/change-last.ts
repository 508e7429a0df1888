import type { Ahead } from "../../asks/desk/fields.ts";
import type { Ask } from "../../asks/registry.ts";
import { firstOf } from "../lexicon/lexicon.ts";
import { findMonth } from "../past/season.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { unique } from "../talk.ts";
import { aheadOf, moveOf, pastOf, sideOf } from "./slots.ts";

type Fields = Record<string, unknown>;

/** What a clause names for each field of an ask; undefined where it names nothing for it. */
const NAMED: Record<string, (clause: Clause, last: Fields) => unknown> = {
  assets: ({ assets }) => (assets.length > 0 ? unique(assets) : undefined),
  // A length is of the time that the last ask was of.
  span: (clause, last) => (last.ahead && aheadOf(clause) ? undefined : pastOf(clause)),
  when: pastOf,
  ahead: (clause, last) =>
    last.span && pastOf(clause) ? undefined : (aheadOf(clause) ?? lengthen(clause, last)),
  which: (clause, { kind }) => (kind === "season" ? findMonth(clause) : undefined),
  figures: ({ figures }) => (figures.length > 0 ? figures : undefined),
  of: (clause, { kind }) => (kind === "plan" ? firstOf(clause, "plans") : undefined),
  move: moveOf,
  every: (clause) => firstOf(clause, "every"),
  level: (clause, last) => (last.move === null && !lengthen(clause, last) ? moneyOf(clause) : undefined),
  direction: (clause, { kind }) => (kind === "forecast" ? sideOf(clause) : undefined),
  amount: moneyOf,
  units: (clause, last) => (last.units !== null ? moneyOf(clause) : undefined),
  usd: (clause, last) => (last.usd !== null && last.units === null ? moneyOf(clause) : undefined),
};

/** "And in three?", of "within a month". */
function lengthen(clause: Clause, { ahead, level }: Fields): Ahead | undefined {
  const { said, days } = (ahead ?? { said: "", days: 0 }) as Ahead;
  const [, n = "", unit] = /^within (\d+|an?) (day|week|month|quarter|year)s?$/.exec(said) ?? [];
  const count = clause.amounts[0];
  if (!unit || count?.kind !== "number" || count.value < 1 || level != null) return undefined;
  return {
    days: Math.round((days / (Number(n) || 1)) * count.value),
    said: `within ${count.value} ${unit}${count.value === 1 ? "" : "s"}`,
  };
}

/** The only amount of money or units. */
function moneyOf(clause: Clause): number | undefined {
  const [amount, ...others] = amountsOf(clause, "usd", "number");
  return others.length === 0 ? amount?.value : undefined;
}

/** The last ask with what a clause names in the place of its like; null where that changes nothing. Pure. */
export function changeLast(last: Ask, clause: Clause): Ask | null {
  // One asset is in no order, and how much of it is held was not stated: what is asked of it is something else.
  if (clause.assets.length > 0 && (last.kind === "ranking" || last.kind === "portfolio")) return null;
  const fields: Fields = { ...last };
  const named = Object.keys(fields).flatMap((field) => {
    const value = NAMED[field]?.(clause, fields) ?? undefined;
    return value === undefined ? [] : [[field, value] as const];
  });
  return named.length > 0 ? ({ ...last, ...Object.fromEntries(named) } as Ask) : null;
}
