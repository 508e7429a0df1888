import type { Asset } from "../../../markets/assets.ts";
import type { Ask } from "../../asks/registry.ts";
import type { Clauses } from "../read-clauses.ts";
import { unique } from "../talk.ts";

const PRICES: ReadonlySet<string> = new Set("level at entry exit stop target steps".split(" "));

/**
 * Funds that stand for what was named, in a message or before it: an index, a metal. By its own ticker or name a fund is meant
 * itself from then on. Pure.
 */
export const trackedIn = ({ clauses, standIns }: Clauses, before: readonly Asset[]): Asset[] => {
  const stood = standIns.flatMap(({ asset, what }) => (what === null ? [] : [asset]));
  const named = clauses.flatMap(({ assets }) => assets).filter((asset) => !stood.includes(asset));
  return unique([...before.filter((asset) => !named.includes(asset)), ...stood]);
};

/** What is asked of prices of an index or a metal is not asked of the fund that tracks it: "the S&P at 7,000". Pure. */
export const refuseLevel = (ask: Ask, tracked: readonly Asset[]): Ask => {
  const assets = ask.assets.filter((asset) => tracked.includes(asset));
  return assets.length > 0 && hasPrice(ask)
    ? { kind: "not_held", assets, topic: "level", what: "that" }
    : ask;
};

function hasPrice(ask: Ask): boolean {
  let found =
    "than" in ask && typeof ask.than === "number" && "figures" in ask && ask.figures.includes("price");
  JSON.stringify(ask, (key, value) => {
    found ||= PRICES.has(key) && (typeof value === "number" || (Array.isArray(value) && value.length > 0));
    return key === "assets" ? undefined : value;
  });
  return found;
}
