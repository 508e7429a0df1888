import { type Slot, slotsOf } from "../words/bind.ts";
import type { Held, Reading, Word } from "../words/read-sentence.ts";

/** Whether a slot stands beside its own asset's name, where an answer is of several. */
export function isOfAsset(reading: Reading, { fact, place }: Slot, { assets }: Held): boolean {
  const own = fact.asset.split("/");
  const named = reading.words.flatMap((word, at) =>
    word.sort === "asset" ? [{ asset: word.asset, at }] : [],
  );
  if (fact.kind.startsWith("fear_greed") || assets.length < 2) return true;
  if (named.length === 0)
    return own.length > 1
      ? assets.length === 2 || arePairs(reading, assets)
      : slotsOf(reading).every((slot) => slot.fact.asset === fact.asset) || areTold(reading, assets);
  if (own.length > 1) return own.every((symbol) => named.some(({ asset }) => asset === symbol));
  const told = toldBeside(reading.words, place);
  if (told) return own.includes(told);
  const before = named.findLast(({ at }) => at < place)?.asset;
  const after = named.find(({ at }) => at > place)?.asset;
  if (new Set(named.map(({ asset }) => asset)).size === 1) {
    const beside = reading.words[place - 1];
    return (
      own.includes((before ?? after) as string) ||
      (assets.length === 2 &&
        slotsOf(reading).length > 1 &&
        /^(?:against|versus|vs|to|than|and|with)$/.test(beside?.said ?? ""))
    );
  }
  const subject = named.findLast(({ at }) => at < place && !isCompared(reading.words, at))?.asset;
  return (
    own.includes(before as string) ||
    own.includes(subject as string) ||
    (own.includes(after as string) && isAttached(reading.words, place))
  );
}

/** "Calmer than B", "between B and C": what an asset is held against. */
const isCompared = (words: Word[], at: number): boolean =>
  /(?:^|\s)than$|^between$|^ahead of$|^behind$/.test(words[at - 1]?.said ?? "") ||
  (words[at - 1]?.said === "and" && words[at - 3]?.said === "between");

/** "Both are neutral, {A} and {B}": one slot for each asset of the answer, in its order. */
const areTold = (reading: Reading, assets: Held["assets"]): boolean =>
  slotsOf(reading).length === assets.length &&
  slotsOf(reading).every(({ fact }, i) => fact.asset === assets[i]?.symbol);

/** "{f1} for Apple": the asset named next is the slot's where only "for", "at", "in" stand between. */
const isAttached = (words: Word[], place: number): boolean => {
  const at = words.findIndex((word, i) => i > place && word.sort === "asset");
  return (
    words.slice(place + 1, at).every((word) => /^(?:for|at|in|of|by|on|with)$/.test(word.said)) ||
    !words.slice(0, place).some((word) => word.sort === "asset")
  );
};

/** "Correlations of {AB}, {AC} and {BC}": the pairs of all assets, in their order. */
const arePairs = (reading: Reading, assets: Held["assets"]): boolean => {
  const pairs = assets.flatMap((one, i) =>
    assets.slice(i + 1).map((other) => `${one.symbol}/${other.symbol}`),
  );
  const slots = slotsOf(reading);
  return slots.length === pairs.length && slots.every(({ fact }, i) => fact.asset === pairs[i]);
};

/** "NVIDIA's {f1}", "{f1} for Apple": the asset with nothing but a small word between. */
function toldBeside(words: Word[], place: number): string | undefined {
  for (const [from, way] of [
    [place + 1, 1],
    [place - 1, -1],
  ] as const) {
    const near = words[from];
    const isSmall = way === 1 ? /^(?:for|at|in)$/ : /^(?:'s|'|with|at|:)$/;
    const next = isSmall.test(near?.said ?? "") ? words[from + way] : way === -1 ? near : undefined;
    if (next?.sort === "asset") return next.asset;
  }
  return undefined;
}
