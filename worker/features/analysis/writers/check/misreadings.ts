import type { Fact } from "../../../../../shared/analysis.ts";
import type { Known } from "./known.ts";
import { EARNING, EXTREME, EXTREME_PERCENT, LOSING, NEGATED } from "./way-words.ts";

/** What a sentence reads out of its facts as a whole and they do not say: a record, a profit, an extreme. */
export const misreads = (text: string, facts: Fact[], known: Known): boolean =>
  misreadsRecord(text, facts, known) ||
  misreadsCalls(text, known) ||
  misreadsProfit(text, facts) ||
  misreadsExtreme(text, facts, known);

const CALLED = /\b(all|each|every|both|none|neither)\b[^.;:]*\b(Buy|Sell|Hold)s?\b/i;

/** "Each of them is a Sell" where one is not. */
function misreadsCalls(text: string, { calls }: Known): boolean {
  const [, of, action = ""] = CALLED.exec(text) ?? [];
  if (!of || /\b(?:coins?|tokens?|stocks|shares)\b/i.test(text)) return false;
  const isSaid = calls.map((call) => call.action?.toLowerCase() === action.toLowerCase());
  return /none|neither/i.test(of) ? isSaid.includes(true) : isSaid.includes(false);
}

function misreadsProfit(text: string, facts: Fact[]): boolean {
  const profit = facts.find(({ kind }) => kind === "net_income" || kind === "net_margin");
  if (!profit || typeof profit.value !== "number") return false;
  return profit.value > 0 ? LOSING.test(text) : EARNING.test(text) && !NEGATED.test(text);
}

function misreadsExtreme(text: string, facts: Fact[], { prices }: Known): boolean {
  const level = facts.find(({ kind }) => kind === "high_52w" || kind === "low_52w");
  const price = Number(prices.get(level?.asset ?? "")?.value);
  return (
    !!level &&
    price > 0 &&
    EXTREME.test(text) &&
    100 * Math.abs(Number(level.value) / price - 1) > EXTREME_PERCENT
  );
}

const MAJORITY = /\b(?:most|majority|usually|mostly|more often than not|typically)\b/i;
const EDGE =
  /\b(?:edge|advantage|on the side of|speaks for the call|(?:clearly|far|much|well|considerably|significantly|easily) (?:more|better|higher|above)(?: than)? (?:the )?(?:base|chance)|far above the base rate|well above the base rate|beat(?:s|en)? the base rate|better than chance|outperforms? the base rate)\b/i;

/** What is said of past cases: a majority that is none, an edge that is not proven, the opposite outcome. */
function misreadsRecord(text: string, slots: Fact[], { calls }: Known): boolean {
  const share = slots.find(({ kind }) => kind === "probability");
  const ofRecord = slots.filter(({ kind }) => /^(?:probability|base_rate|edge|sample_size)/.test(kind));
  if (ofRecord.length === 0) return false;
  const call = calls.find(({ asset }) => asset === ofRecord[0]?.asset);
  if (
    EDGE.test(text) &&
    !call?.edge &&
    !/\b(?:no|not|without|hardly|never|neither|lacks?|little|n['’]t)\b/i.test(text)
  )
    return true;
  if (share && MAJORITY.test(text) && Number(share.value) <= 50) return true;
  const opposite =
    call?.action === "Buy"
      ? /\b(?:lower|fell|down|loss)\b/i
      : call?.action === "Sell"
        ? /\b(?:higher|rose|up|gain)\b/i
        : null;
  return (
    !!share && !!opposite && opposite.test(text) && !/\b(?:not|rather|against|than|while|other)\b/i.test(text)
  );
}
