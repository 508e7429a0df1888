import type { Call } from "../../../../../shared/analysis.ts";
import { Citation, Cited } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";

/** Points a rule must give before it counts as pointing anywhere. */
const NOTABLE_POINTS = 3;

/** "The trend is down, momentum is up": rules of one group that point both ways are mixed. */
function sayGroups({ contributions }: Call): string {
  const notable = contributions.filter(({ points }) => Math.abs(points) >= NOTABLE_POINTS);
  const groups = [...Map.groupBy(notable, ({ group }) => group)].map(([group, own]) => {
    const ups = own.filter(({ points }) => points > 0).length;
    const way = ups === own.length ? "up" : ups === 0 ? "down" : "mixed";
    return `${group === "trend" ? "the trend" : group} is ${way}`;
  });
  if (groups.length === 0) return "Nothing in the score points either way.";
  const words = groups.join(", ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Which way the rules point, and what would cancel the call. */
export function Stance({ call, number }: { call: Call; number: number }) {
  const find = useFindFact(call.asset);
  // What this page puts together is English: elsewhere the call's own sentence is shown.
  if (call.language && call.invalidation) return <Cited {...call.invalidation} number={number} />;
  const line = find("invalidation_price");
  const [low, high] = [find("hold_low"), find("hold_high")];
  const isAbove = (numberOf(line) ?? 0) > (numberOf(find("call_close")) ?? numberOf(find("price")) ?? 0);
  const ids = [...(line ? [line] : low && high ? [low, high] : [])].map(({ id }) => id);
  const wrong = line
    ? `A daily close ${isAbove ? "above" : "below"} ${line.text}`
    : low && high
      ? `A close outside ${low.text} to ${high.text}`
      : null;
  return (
    <>
      {sayGroups(call)}
      {wrong && ` ${wrong} would cancel this call.`}
      {ids.length > 0 && <Citation ids={ids} number={number} />}
    </>
  );
}
