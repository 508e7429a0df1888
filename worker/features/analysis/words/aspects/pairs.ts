import type { Fact } from "../../../../../shared/analysis.ts";
import { type Figures, pick } from "../figures.ts";

interface Pair {
  one: Figures;
  other: Figures;
  correlation: Fact;
  beta: Fact | undefined;
}

/** How the assets move together: the only pair with its beta, or the closest and the loosest of several. */
export function sayPairs(all: Figures[], facts: Fact[]): string[] {
  const pairs = findPairs(all, facts).sort(
    (a, b) => Number(b.correlation.value) - Number(a.correlation.value),
  );
  const [closest, loosest] = [pairs[0], pairs.at(-1)];
  if (!closest || !loosest) return [];
  if (closest === loosest) return [sayCorrelation(closest), ...sayBeta(closest)];
  return [
    `Closest are ${nameBoth(closest)}, with a correlation of ${shown(closest.correlation)}.`,
    `Loosest are ${nameBoth(loosest)} at a correlation of ${shown(loosest.correlation)}.`,
    Number(loosest.correlation.value) > 0.6
      ? "Holding all of them spreads little risk."
      : "A mix spreads risk better than any of them alone.",
  ];
}

const nameBoth = ({ one, other }: Pair) => `${one.name} and ${other.name}`;
const shown = (fact: Fact) => `${fact.text} [${fact.id}]`;

function findPairs(all: Figures[], facts: Fact[]): Pair[] {
  const bySymbol = new Map(all.map((f) => [f.symbol, f]));
  return facts
    .filter(({ kind }) => kind === "correlation")
    .flatMap((correlation) => {
      const [one, other] = correlation.asset.split("/").map((symbol) => bySymbol.get(symbol));
      const beta = facts.find(({ kind, asset }) => kind === "beta" && asset === correlation.asset);
      return one && other ? [{ one, other, correlation, beta }] : [];
    });
}

function sayCorrelation(pair: Pair): string {
  const value = Number(pair.correlation.value);
  const how =
    value >= 0.8
      ? "move almost as a unit"
      : value >= 0.5
        ? "tend to move together"
        : value >= 0.2
          ? "are loosely linked"
          : value > -0.2
            ? "go their own ways"
            : "tend to move against each other";
  return pick(pair.one, "correlation", [
    `${nameBoth(pair)} ${how}: the correlation of daily returns is ${shown(pair.correlation)}.`,
    `With a correlation of ${shown(pair.correlation)} in daily returns, ${nameBoth(pair)} ${how}.`,
    `Daily returns of ${nameBoth(pair)} have a correlation of ${shown(pair.correlation)}; they ${how}.`,
  ]);
}

function sayBeta({ one, other, beta }: Pair): string[] {
  if (!beta) return [];
  const value = Number(beta.value);
  const reading =
    value > 1.1
      ? `${one.name} exaggerates the moves of ${other.name}`
      : value > 0.9
        ? `${one.name} matches the moves of ${other.name} in size`
        : value > 0.2
          ? `${one.name} takes on only part of the moves of ${other.name}`
          : `${one.name} pays little heed to ${other.name}`;
  return [`At a beta of ${shown(beta)}, ${reading}.`];
}
