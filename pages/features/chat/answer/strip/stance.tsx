import type { Call } from "../../../../../shared/analysis.ts";
import { Citation, Cited } from "../../facts/citation.tsx";
import { numberOf, useFindFact } from "../../facts/facts.ts";

/** Points a group must add up to before it counts as pointing anywhere. */
const NOTABLE_POINTS = 3;

const join = (words: string[]) => words.join(" and ");

/** "The trend speaks for Bitcoin, the momentum against it" */
function weighGroups({ contributions }: Call, name: string): string {
  const sums = Map.groupBy(contributions, ({ group }) => group);
  const groups = (sign: 1 | -1) =>
    [...sums]
      .filter(([, own]) => sign * own.reduce((sum, { points }) => sum + points, 0) >= NOTABLE_POINTS)
      .map(([group]) => group);
  const [better, worse] = [groups(1), groups(-1)];
  const speak = (of: string[]) => `The ${join(of)} ${of.length === 1 ? "speaks" : "speak"}`;
  if (better.length === 0 && worse.length === 0) return `Nothing in the score points either way for ${name}`;
  if (better.length === 0) return `${speak(worse)} against ${name}`;
  if (worse.length === 0) return `${speak(better)} for ${name}`;
  return `${speak(better)} for ${name}, the ${join(worse)} against it`;
}

/** The call in one plain sentence: which way the rules point, and what would prove it wrong. */
export function Stance({ call, name, number }: { call: Call; name: string; number: number }) {
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
      {weighGroups(call, name)}
      {wrong && `; ${wrong} would prove this wrong`}.
      {ids.length > 0 && <Citation ids={ids} number={number} />}
    </>
  );
}
