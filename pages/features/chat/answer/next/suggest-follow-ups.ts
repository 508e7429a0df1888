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
 * Questions that go on from an answer, three at most; none where it is about no asset. Each names its assets, so that it
 * means the same to a reader of the talk and to a server that remembers nothing.
 */
export function suggestFollowUps({ assets, intent }: Pick<Sheet, "assets" | "intent">): string[] {
  const [first, second] = assets;
  if (!first) return [];
  if (second)
    return [
      `What if ${first.name} drops 10%?`,
      ...[first, second].map(({ name }) => `What do the technicals of ${name} say?`),
    ];
  const peer = PEERS[first.type ?? "crypto"].find(({ symbol }) => symbol !== first.symbol);
  const aspect =
    intent === "technical"
      ? `What is the mood around ${first.name}?`
      : `What do the technicals of ${first.name} say?`;
  return [`What if ${first.name} drops 10%?`, `Compare ${first.name} with ${peer?.name}`, aspect];
}
