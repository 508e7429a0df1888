import type { FactKind } from "../../../../../shared/analysis.ts";
import { findFactNumber } from "../../slots/fill-pattern.ts";
import { showFact } from "../../slots/render-slots.ts";
import { addValues, fromBars, fromQuestion } from "../desk/add-facts.ts";
import { barsOf, type Subject } from "../desk/desk.ts";
import type { Claim } from "../desk/fields.ts";
import { join, phrase, say } from "../desk/say.ts";
import { overview, sayCall } from "../overview.ts";

/** Confirms or denies what the asker supposes, with the figure that decides, or each line it was supposed of; nothing where none is held. */
export function checkClaim(
  subject: Subject,
  { claim, than }: { claim: Claim; than?: number },
  kinds: readonly FactKind[],
): string | null {
  const [kind = "price", ...others] = kinds;
  if (than !== undefined && (claim === "above" || claim === "below"))
    return checkAgainst(subject, kind, claim, than);
  const first = CHECK[claim](subject, kind);
  if (first === null || (claim !== "above" && claim !== "below")) return first;
  if (kind.startsWith("macd")) return first;
  return join(first, ...others.map((other) => checkSide(subject, other, claim, "beside")));
}

const CHECK: Record<Claim, (subject: Subject, kind: FactKind) => string | null> = {
  overbought: (subject) => checkStretched(subject, "overbought"),
  oversold: (subject) => checkStretched(subject, "oversold"),
  golden_cross: (subject) => checkCross(subject, "golden"),
  death_cross: (subject) => checkCross(subject, "death"),
  above: (subject, kind) => checkSide(subject, kind, "above"),
  below: (subject, kind) => checkSide(subject, kind, "below"),
  expensive: (subject) => checkPrice(subject, "expensive"),
  cheap: (subject) => checkPrice(subject, "cheap"),
  profitable: checkProfit,
  bullish: (subject) => checkStance(subject, "bullish"),
  bearish: (subject) => checkStance(subject, "bearish"),
};

function checkStretched(subject: Subject, claim: "overbought" | "oversold"): string | null {
  const fact = subject.book.get("rsi_14");
  if (!fact) return null;
  const isSo = showFact(fact, "zone") === claim;
  return say(subject, `claim.${isSo ? "is" : "is_not"}_${claim}`);
}

/** The day on which the 50-day average last changed sides of the 200-day average; nothing without one in the bars. */
function findCross(closes: { date: string; close: number }[]): { date: string; up: boolean } | null {
  let [short, long] = [0, 0];
  let before: boolean | null = null;
  let last: { date: string; up: boolean } | null = null;
  for (const [i, { date, close }] of closes.entries()) {
    short += close - (closes[i - 50]?.close ?? 0);
    long += close - (closes[i - 200]?.close ?? 0);
    if (i < 199) continue;
    const up = short / 50 > long / 200;
    if (before !== null && up !== before) last = { date, up };
    before = up;
  }
  return last;
}

function checkCross(subject: Subject, cross: "golden" | "death"): string | null {
  const [short, long] = [findFactNumber(subject.book, "sma_50"), findFactNumber(subject.book, "sma_200")];
  if (short === undefined || long === undefined) return null;
  const side = short > long ? "above" : "below";
  const isSo = (side === "above") === (cross === "golden");
  const crossing = findCross(barsOf(subject));
  const dated = crossing?.up === (side === "above") ? crossing : null;
  const own = dated && addValues(subject, { cross_date: dated.date }, fromBars(subject, dated.date));
  return say(subject, `claim.cross_${side}`, own ?? undefined, { verdict: verdictOf(subject, isSo) });
}

const verdictOf = ({ desk }: Subject, isSo: boolean): string =>
  phrase(desk, isSo ? "verdict.yes" : "verdict.no");

/** "RSI above 70": the figure against what the asker named. */
function checkAgainst(subject: Subject, kind: FactKind, claim: Side, than: number): string | null {
  const value = findFactNumber(subject.book, kind);
  if (value === undefined) return null;
  const asked = subject.book.get(kind)?.unit === "usd" ? "level_asked" : "figure_asked";
  const own = addValues(subject, { [asked]: than }, fromQuestion(subject));
  const side = value >= than ? "above" : "below";
  return say(subject, `claim.figure_${side}`, undefined, {
    verdict: verdictOf(subject, side === claim),
    figure: subject.book.get(kind),
    asked: own.get(asked),
  });
}

/** MACD is held against its own signal line. */
function checkMacd(subject: Subject, claim: Side): string | null {
  const [line, signal] = [findFactNumber(subject.book, "macd"), findFactNumber(subject.book, "macd_signal")];
  if (line === undefined || signal === undefined) return null;
  const side = line >= signal ? "above" : "below";
  return say(subject, `claim.macd_${side}`, undefined, { verdict: verdictOf(subject, side === claim) });
}

type Side = Extract<Claim, "above" | "below">;

/** `beside`: another line comes before it. */
function checkSide(
  subject: Subject,
  kind: FactKind,
  claim: Side,
  place: "first" | "beside" = "first",
): string | null {
  if (kind.startsWith("macd")) return checkMacd(subject, claim);
  const line = subject.book.get(kind);
  const [price, level] = [findFactNumber(subject.book, "price"), findFactNumber(subject.book, kind)];
  if (price === undefined || level === undefined || line?.unit !== "usd") return null;
  const side = price >= level ? "above" : "below";
  const words = {
    verdict: verdictOf(subject, side === claim),
    line,
    distance: subject.book.get(`price_vs_${kind}` as FactKind),
  };
  return (
    say(subject, `claim.${place}_distance`, undefined, words) ??
    say(subject, `claim.${place}_${side}`, undefined, words)
  );
}

/** Dear and cheap need a yardstick, and none is measured: what the figure is and is not. */
const checkPrice = (subject: Subject, claim: "expensive" | "cheap"): string | null =>
  say(subject, `claim.${claim}`);

function checkProfit(subject: Subject): string | null {
  const profit = findFactNumber(subject.book, "net_income");
  if (profit === undefined) return null;
  return say(subject, "claim.profit", undefined, { verdict: verdictOf(subject, profit > 0) });
}

function checkStance(subject: Subject, claim: "bullish" | "bearish"): string {
  const action = subject.call?.action;
  if (!action) return overview(subject).lead;
  const isSo = action === (claim === "bullish" ? "Buy" : "Sell");
  const stance = isSo ? "rather" : action === "Hold" ? "neither" : "other_way";
  return join(say(subject, `claim.stance_${stance}`), sayCall(subject));
}
