import type { PositionAsk } from "../../asks/position.ts";
import { has } from "../lexicon/lexicon.ts";
import { amountsOf, type Clause } from "../read-clauses.ts";
import { isCarried } from "./carried.ts";

const UNITS =
  / #n (?:shares?|coins?|units?|tokens?|of (?:it|them)|aktien|stuck|acciones|actions|acoes|акци\S*|монет\S*|штук\S*|adet|tane) | #n ?(?:股|枚|个|個|株|주|개)/;
/** "At 2,100", of what was bought. */
const AT_PRICE =
  /^ (?:and |i |bought |got (?:it|them) |it was |for )*(?:at|for|zu|bei|a|por|по|за) #(?:usd|n) (?:each )?$/;
const LONG = / (?:long|buying) /;

/** "5x instead", "50 shares", "short instead": the same position with another leverage, number or side; null for anything else. */
export function changePosition(ask: PositionAsk, clause: Clause): PositionAsk | null {
  const { text, assets, dates } = clause;
  if (assets.length + dates.length > 0) return null;
  const [amount, ...others] = clause.amounts;
  const { position } = ask;
  if (has(clause, "odds") && ask.want === "liquidation" && clause.amounts.length === 0) return ask;
  const price = AT_PRICE.test(text) ? amountsOf(clause, "usd", "number")[0] : undefined;
  if (price && others.length === 0)
    return { ...ask, position: { ...position, entry: price.value }, want: "profit" };
  const words = [UNITS, LONG, / (?:leverage|shares?|coins?) /];
  if (others.length > 0 || !isCarried(text, "short_sell", "shorted", "if", ...words)) return null;
  if (amount?.kind === "leverage") return { ...ask, position: { ...position, leverage: amount.value } };
  const [units] = amountsOf(clause, "number");
  if (units && UNITS.test(text)) return { ...ask, position: { ...position, units: units.value } };
  if (amount) return null;
  const isShort = has(clause, "short_sell", "shorted");
  if (isShort === LONG.test(text)) return null;
  return { ...ask, position: { ...position, side: isShort ? "short" : "long" } };
}
