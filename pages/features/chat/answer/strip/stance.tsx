import type { Call } from "../../../../../shared/analysis.ts";
import { type Say, useSay } from "../../../../ui/words/say.ts";
import { Cited } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";

/** Points a rule must give before it counts as pointing anywhere. */
const NOTABLE_POINTS = 3;

const ABOVE = "A daily close above {price} would cancel this call.";
const BELOW = "A daily close below {price} would cancel this call.";

/** "The trend is down, momentum is up": rules of one group that point both ways are mixed. */
function sayGroups({ contributions }: Call, say: Say): string {
  const notable = contributions.filter(({ points }) => Math.abs(points) >= NOTABLE_POINTS);
  const groups = [...Map.groupBy(notable, ({ group }) => group)].map(([group, own]) => {
    const ups = own.filter(({ points }) => points > 0).length;
    const way = ups === own.length ? "{group} is up" : ups === 0 ? "{group} is down" : "{group} is mixed";
    return say(way, { group: say.server(group === "trend" ? "the trend" : group) });
  });
  if (groups.length === 0) return say("Nothing in the score points either way.");
  const words = groups.join(", ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Which way the rules point, and what would cancel the call. */
export function Stance({ call, number }: { call: Call; number: number }) {
  const find = useFindFact(call.asset);
  const say = useSay();
  const line = find("invalidation_price");
  const [low, high] = [find("hold_low"), find("hold_high")];
  const isAbove = (numberOf(line) ?? 0) > (numberOf(find("call_close")) ?? numberOf(find("price")) ?? 0);
  const ids = [...(line ? [line] : low && high ? [low, high] : [])].map(({ id }) => id);
  const wrong = line
    ? say(isAbove ? ABOVE : BELOW, {
        price: line.text,
      })
    : low && high
      ? say("A close outside {low} to {high} would cancel this call.", { low: low.text, high: high.text })
      : null;
  const text = [sayGroups(call, say), wrong].filter(Boolean).join(" ");
  return <Cited text={text} facts={ids} number={number} />;
}
