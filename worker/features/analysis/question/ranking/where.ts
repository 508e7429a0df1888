import type { FactKind } from "../../../../../shared/analysis.ts";
import type { RankingAsk } from "../../asks/ranking.ts";
import { firstOf, has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { either } from "../words/pattern.ts";

type Where = NonNullable<RankingAsk["where"]>;

const UNDER = either(
  / (?:under|below|less than|lower than|smaller than|at most|beneath|cheaper than|unter|weniger als|kleiner als) #/,
  / (?:menos de|por debajo de|menor que|inferior a|moins de|en dessous de|sous|abaixo de|ниже|меньше|менее|до) #/,
  / #(?:\S+ )?(?:altinda|以下|以内|未満|より低|이하|미만)|(?:低于|小于|不到) ?#/,
);
const OVER = either(
  / (?:over|above|more than|higher than|greater than|bigger than|at least|uber|mehr als|grosser als|mas de) #/,
  / (?:por encima de|mayor que|superior a|plus de|au dessus de|acima de|mais de|maior que|выше|больше|более) #/,
  / #(?:\S+ )?(?:ustunde|uzerinde|以上|より高|이상|초과)|(?:高于|大于|超过) ?#/,
);

/** Where the RSI is called oversold and overbought (Wilder). */
const RSI_ZONES: Partial<Record<string, Where>> = {
  oversold: { side: "below", than: 30 },
  overbought: { side: "above", than: 70 },
};
const IN_DOLLARS: ReadonlySet<FactKind | null> = new Set<FactKind>(["price", "market_cap", "volume_24h"]);

/** "RSI below 30", "down more than 10%", "under 1 dollar": only those; null where no line is told. */
export function findWhere(clause: Clause, by: FactKind | null, isChange: boolean): Where | null {
  const isRsi = by === "rsi_14" && clause.assets.length + clause.amounts.length === 0;
  const zone = isRsi ? RSI_ZONES[firstOf(clause, "claims") ?? ""] : undefined;
  return zone ?? (by === "score" || clause.assets.length > 0 ? null : findLine(clause, by, isChange));
}

function findLine(clause: Clause, by: FactKind | null, isChange: boolean): Where | null {
  const side = has(clause, UNDER) ? "below" : has(clause, OVER) ? "above" : null;
  const [amount, ...others] = amountsOf(clause, "usd", "number", "percent");
  if (!side || !amount || others.length > 0) return null;
  const isMove = by === null || isChange || /^(?:return|change)_/.test(by);
  if (amount.kind === "usd" && !IN_DOLLARS.has(by)) return null;
  if (!isMove) return { side, than: amount.value };
  if (amount.kind !== "percent") return null;
  const isFall = has(clause, "fall", "losers") && !has(clause, "rise");
  return isFall
    ? { side: side === "above" ? "below" : "above", than: -Math.abs(amount.value) }
    : { side, than: amount.value };
}
