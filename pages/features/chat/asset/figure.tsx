import type { Fact } from "../../../../shared/analysis.ts";
import type { AssetReply } from "../../../../shared/board.ts";
import { formatFact } from "../../../../shared/format-fact.ts";
import { Sparkline } from "../../../ui/controls/sparkline.tsx";

const isSigned = ({ unit, text }: Fact) => unit === "percent" && /^[+−]/.test(text);

/** A change says its way by arrow, sign and colour. */
export function Value({ fact }: { fact: Fact }) {
  if (!isSigned(fact)) return fact.text;
  const isUp = fact.text.startsWith("+");
  return (
    <span className={isUp ? "text-up" : "text-down"}>
      <span aria-hidden>{isUp ? "▲" : "▼"}</span> {fact.text}
    </span>
  );
}

/** How a figure moved over the last 90 days, where that is known. */
export function Spark({ fact, sparks }: { fact: Fact } & Pick<AssetReply, "sparks">) {
  const spark = sparks.find((one) => one.fact === fact.id);
  if (!spark) return null;
  const [low, high] = [spark.low, spark.high].map((value) => formatFact(value, fact.unit));
  return (
    <span className="flex h-4 w-14 shrink-0 text-fg-3">
      <Sparkline values={spark.steps} label={`${fact.label}, last 90 days: ${low} to ${high}`} />
    </span>
  );
}
