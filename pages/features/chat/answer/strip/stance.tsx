import type { Call } from "../../../../../shared/analysis.ts";
import { Citation, Cited } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";

/** Points a group must add up to before it counts as pointing anywhere. */
const NOTABLE_POINTS = 3;

const join = (words: string[]) => words.join(" and ");
const sum = (points: number[]) => points.reduce((all, one) => all + one, 0);

/** "The trend points up, the momentum is mixed" */
function weighGroups({ contributions }: Call): string {
  const groups = [...Map.groupBy(contributions, ({ group }) => group)].map(([group, own]) => {
    const up = sum(own.map(({ points }) => Math.max(points, 0)));
    const down = sum(own.map(({ points }) => Math.max(-points, 0)));
    const [isUp, isDown] = [up >= NOTABLE_POINTS, down >= NOTABLE_POINTS];
    return { group, way: isUp && isDown ? "is mixed" : isUp ? "points up" : isDown ? "points down" : null };
  });
  const told = (["points up", "points down", "is mixed"] as const).flatMap((way) => {
    const of = groups.filter((one) => one.way === way).map(({ group }) => group);
    if (of.length === 0) return [];
    const verb = of.length === 1 ? way : way === "is mixed" ? "are mixed" : way.replace("points", "point");
    return `the ${join(of)} ${verb}`;
  });
  const words = told.length > 0 ? told.join(", ") : "nothing in the score points either way";
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The call in one plain sentence: which way the rules point, and what would cancel it. */
export function Stance({ call, number }: { call: Call; number: number }) {
  const find = useFindFact(call.asset);
  if (!call.action) return <Cited text={call.reason} facts={[]} number={number} />;
  const line = find("invalidation_price");
  const [low, high] = [find("hold_low"), find("hold_high")];
  const isAbove = (numberOf(line) ?? 0) > (numberOf(find("call_close")) ?? numberOf(find("price")) ?? 0);
  const ids = [...(line ? [line] : low && high ? [low, high] : [])].map(({ id }) => id);
  const wrong = line
    ? `a daily close ${isAbove ? "above" : "below"} ${line.text}`
    : low && high
      ? `a close outside ${low.text} to ${high.text}`
      : null;
  return (
    <>
      {weighGroups(call)}
      {wrong && `; ${wrong} would cancel this call`}.
      {ids.length > 0 && <Citation ids={ids} number={number} />}
    </>
  );
}
