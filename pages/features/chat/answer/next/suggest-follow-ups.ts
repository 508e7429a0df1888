import type { Sheet } from "../sheet.ts";

const PEERS = {
  crypto: [
    { symbol: "BTC", name: "Bitcoin" },
    { symbol: "ETH", name: "Ethereum" },
  ],
  stock: [
    { symbol: "MSFT", name: "Microsoft" },
    { symbol: "NVDA", name: "NVIDIA" },
  ],
};

/**
 * Questions that go on from an answer, three at most; none where it is about no asset, and about the winner of a ranking. A fall just asked about is not asked again. Each names its assets, so that it
 * means the same to a reader of the talk and to a server that remembers nothing.
 */
export function suggestFollowUps({
  assets,
  asks,
  intent,
  facts,
}: Pick<Sheet, "assets" | "asks" | "intent" | "facts">): string[] {
  const [first, second] = asks[0]?.kind === "ranking" ? findWinner(assets, facts) : assets;
  if (!first) return [];
  const isAfterDrop = facts.some(({ kind, value }) => kind === "scenario_move" && Number(value) < 0);
  const move = `What if ${first.name} ${isAfterDrop ? "rises" : "drops"} 10%?`;
  if (second) return [move, ...[first, second].map(({ name }) => `${name} technicals`)];
  const peer = PEERS[first.type ?? "crypto"].find(({ symbol }) => symbol !== first.symbol);
  const aspect = intent === "technical" ? `Mood around ${first.name}?` : `${first.name} technicals`;
  return [move, `${first.name} vs ${peer?.name}`, aspect];
}

const findWinner = (assets: Sheet["assets"], facts: Sheet["facts"]) =>
  assets.filter(({ symbol }) => symbol === facts[0]?.asset);
