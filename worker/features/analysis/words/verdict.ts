import type { Call } from "../../../../shared/analysis.ts";
import { capitalise, cite, citeWhole, type Figures, findNumber, hasAll, isCapped, pick } from "./figures.ts";

/** The call and what it rests on, the sentence a reader came for. */
export function sayVerdict(f: Figures, call: Call | undefined): string {
  if (!call?.action)
    return `**No call on ${f.name}.** ${call?.reason ?? "There is not enough sound data to judge."}`;
  return [`**${call.action} ${f.name}.**`, sayRecord(f, call), sayReason(f, call)]
    .filter((part) => part !== null)
    .join(" ");
}

/** What happened after past scores like this, with base rate and n; words about the edge are those of the figures. */
function sayRecord(f: Figures, call: Call): string | null {
  const outcome = f.book.get("probability")?.label.split(" in which ")[1];
  if (!outcome || !hasAll(f, "probability", "base_rate", "sample_size")) return null;
  const [share, base, n] = [citeWhole(f, "probability"), citeWhole(f, "base_rate"), cite(f, "sample_size")];
  if (isCapped(f))
    return `After such scores ${outcome} in a share of past cases that we cap at ${share}; the base rate is ${base} (n = ${n}).`;
  const edge = (findNumber(f, "probability") ?? 0) - (findNumber(f, "base_rate") ?? 0);
  const worth =
    edge <= 0 ? "no edge" : edge < 3 ? "a thin edge" : edge < 8 ? "a modest edge" : "a clear edge";
  return pick(f, `record ${call.action}`, [
    `In ${share} of past cases with such a score ${outcome}, against a base rate of ${base} (n = ${n}): ${worth}.`,
    `The record gives it ${worth}: ${outcome} in ${share} of comparable cases (n = ${n}), while the base rate is ${base}.`,
    `After such scores ${outcome} in ${share} of past cases; with a base rate of ${base} (n = ${n}) that is ${worth}.`,
    `History lends it ${worth}. With such a score ${outcome} in ${share} of past cases, base rate ${base} (n = ${n}).`,
  ]);
}

/** Which groups of findings carry the score. */
function sayReason(f: Figures, call: Call): string {
  const parts = /^Score (\S+ \[f\d+\]): ([^.]+)\.(.*)$/.exec(call.reason);
  if (!parts) return call.reason;
  const [, score, said = "", rest = ""] = parts;
  const weighed = said
    .replace(/ for it(?=$|,)/, ` for ${f.name}`)
    .replace(/ speaks? against it$/, (words) => words.replace("it", f.name));
  const honest = f.book.has("probability") ? "" : rest;
  return pick(f, "reason", [
    `Score ${score}: ${weighed}.${honest}`,
    `${capitalise(weighed)} (score ${score}).${honest}`,
    `On balance ${weighed}, which nets a score of ${score}.${honest}`,
  ]);
}

/** "Bitcoin trades at $64,007.10 [f1], down 1.18% [f2] on the day." */
export function sayPrice(f: Figures): string | null {
  if (!f.book.has("price")) return null;
  const price = cite(f, "price");
  const change = findNumber(f, "change_24h");
  if (change === undefined) return `${f.name} trades at ${price}.`;
  const span = f.type === "crypto" ? "over 24 hours" : "since the previous close";
  const way =
    change > 0
      ? `up ${cite(f, "change_24h")}`
      : change < 0
        ? `down ${cite(f, "change_24h")}`
        : `unchanged (${cite(f, "change_24h")})`;
  return pick(f, "price", [
    `${f.name} trades at ${price}, ${way} ${span}.`,
    `At ${price}, ${f.name} is ${way} ${span}.`,
    `The price of ${f.name} is ${price}, ${way} ${span}.`,
  ]);
}

/** The price that would prove the call wrong, and why that one. */
export function sayInvalidation(f: Figures, call: Call | undefined): string | null {
  if (!call?.invalidation) return null;
  const said = call.invalidation.text;
  const parts = /^A daily close (below|above) (\S+ \[f\d+\]), (.+), would prove this call wrong\.$/.exec(
    said,
  );
  if (!parts) return said;
  const [, side, level, why] = parts;
  return pick(f, "wrong", [
    said,
    `The call is wrong on a daily close ${side} ${level}, ${why}.`,
    `A daily close ${side} ${level} would settle it against this call: ${why}.`,
    `Drop this view if a day closes ${side} ${level}, ${why}.`,
  ]);
}
