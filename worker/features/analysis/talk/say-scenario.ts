import type { Call, Fact, FactKind } from "../../../../shared/analysis.ts";
import { paragraph } from "../words/arguments.ts";
import { cite, type Figures, findNumber, hasAll, openFigures, type WrittenAsset } from "../words/figures.ts";

/** A paragraph an asset on what a move would mean; every figure is a fact of `computeScenario` or an older one. */
export const sayScenario = (assets: WrittenAsset[], facts: Fact[], calls: Call[]): string[] =>
  assets.flatMap((asset) => {
    const figures = openFigures(asset, facts);
    const call = calls.find((one) => one.asset === asset.symbol);
    return hasAll(figures, "scenario_move", "scenario_price") ? [sayOne(figures, call)] : [];
  });

function sayOne(f: Figures, call: Call | undefined): string {
  const isFall = (findNumber(f, "scenario_move") ?? 0) < 0;
  const level = isFall ? "support" : "resistance";
  const sentences = [
    `After a ${isFall ? "fall" : "rise"} of ${cite(f, "scenario_move")} ${f.name} would stand at ${cite(f, "scenario_price")}.`,
    sayDistance(f, `scenario_vs_${level}`, level, `the nearest ${level} of`),
    sayProof(f, call),
    "Whether such a move comes, these facts do not tell.",
  ];
  return (
    paragraph(
      "What if",
      sentences.filter((one) => one !== null),
    ) ?? ""
  );
}

/** "That is 6.51% [f62] below the nearest support of $61,831.25 [f40]." */
function sayDistance(f: Figures, kind: FactKind, level: FactKind, words: string): string | null {
  if (!hasAll(f, kind, level)) return null;
  const side = (findNumber(f, kind) ?? 0) < 0 ? "below" : "above";
  return `That is ${cite(f, kind)} ${side} ${words} ${cite(f, level)}.`;
}

function sayProof(f: Figures, call: Call | undefined): string | null {
  const [now, after, level] = [
    findNumber(f, "price"),
    findNumber(f, "scenario_price"),
    findNumber(f, "invalidation_price"),
  ];
  if (!call?.action || now === undefined || after === undefined || level === undefined) return null;
  const isBroken = level < now ? after < level : after > level;
  const side = after < level ? "below" : "above";
  const distance = `It is ${cite(f, "scenario_vs_invalidation")} ${side} ${cite(f, "invalidation_price")}`;
  return isBroken
    ? `${distance}, so a daily close there would prove the ${call.action} call wrong.`
    : `${distance}, the price that would prove the ${call.action} call wrong, so that call would stand.`;
}
