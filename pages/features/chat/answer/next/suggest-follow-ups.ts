import { citedIds } from "../../facts/facts.ts";
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

/** What an answer is about: of a ranking its first. */
function findSubjects({ assets, asks, response, facts }: Parameters<typeof suggestFollowUps>[0]) {
  if (asks[0]?.kind !== "ranking") return assets;
  const [id] = citedIds(response);
  const winner = facts.find((fact) => fact.id === id)?.asset;
  return assets.filter(({ symbol }) => symbol === winner);
}

/**
 * Questions that go on from an answer, three at most; none where it is about no asset. A fall just asked about is not asked again. Each names its assets, so that it
 * means the same to a reader of the talk and to a server that remembers nothing.
 */
export function suggestFollowUps(
  sheet: Pick<Sheet, "assets" | "intent" | "facts" | "asks" | "response">,
): string[] {
  const { intent, facts } = sheet;
  const [first, second] = findSubjects(sheet);
  if (!first) return [];
  const isAfterDrop = facts.some(({ kind, value }) => kind === "scenario_move" && Number(value) < 0);
  const move = `What if ${first.name} ${isAfterDrop ? "rises" : "drops"} 10%?`;
  if (second) return [move, ...[first, second].map(({ name }) => `${name} technicals`)];
  const peer = PEERS[first.type ?? "crypto"].find(({ symbol }) => symbol !== first.symbol);
  const aspect = intent === "technical" ? `Mood around ${first.name}?` : `${first.name} technicals`;
  return [move, `${first.name} vs ${peer?.name}`, aspect];
}
