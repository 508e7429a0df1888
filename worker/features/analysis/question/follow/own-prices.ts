import type { Ask } from "../../asks/registry.ts";
import type { Clause } from "../read-clauses.ts";

/**
 * An ask of another asset than the last one's, without the prices that were the last asset's: what was paid for Bitcoin was not
 * paid for Ether, and 100,000 dollars are no level of it. Null where nothing is left to ask. A price said anew is its own. Pure.
 */
export function keepOwnPrices(ask: Ask, last: Ask | null, clauses: readonly Clause[]): Ask | null {
  const isNamed = clauses.some(({ amounts }) =>
    amounts.some(({ kind }) => kind === "usd" || kind === "number"),
  );
  return !last || isNamed || ask.assets.length === 0 || isOfSame(ask, last) ? ask : leavePrices(ask, last);
}

function leavePrices(ask: Ask, last: Ask): Ask | null {
  switch (ask.kind) {
    case "portfolio":
      return ask.holdings.length === ask.assets.length ? ask : null;
    case "plan":
      return { ...ask, position: null, stop: null, target: null };
    case "position":
      return ask.position.entry === null && (ask.position.exit ?? null) === null ? ask : null;
    case "forecast":
      return { ...ask, level: null };
    default:
      // Of two that move together the level is that of the one whose move was stated.
      if (ask.kind === "linked" && ask.assets[1] === last.assets[1]) return ask;
      return "level" in ask && ask.level !== null ? null : ask;
  }
}

const isOfSame = (ask: Ask, last: Ask): boolean => ask.assets.every((asset) => last.assets.includes(asset));
