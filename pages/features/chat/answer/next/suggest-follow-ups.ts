import type { AskKind } from "../../../../../shared/asks.ts";
import { type Say, sayEnglish } from "../../../../ui/words/say.ts";
import type { Sheet } from "../sheet.ts";
import { STARTERS } from "./starters.ts";

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

type Answered = Pick<Sheet, "assets" | "asks" | "intent" | "facts" | "response" | "suggestions" | "reading">;

/**
 * Questions that go on from an answer, three at most, and about the winner of a ranking. A fall just asked about is not
 * asked again. Each names its assets, so that it means the same to a reader of the conversation and to a server that
 * remembers nothing.
 */
export function suggestFollowUps(sheet: Answered, say: Say = sayEnglish): string[] {
  const { assets, asks, intent, facts } = sheet;
  const [first, second] = asks[0]?.kind === "ranking" ? findWinner(assets, facts) : assets;
  if (!first) return suggestStarts(sheet);
  const isAfterDrop = facts.some(({ kind, value }) => kind === "scenario_move" && Number(value) < 0);
  const move = say(isAfterDrop ? "What if {name} rises 10%?" : "What if {name} drops 10%?", {
    name: first.name,
  });
  if (second) return [move, ...[first, second].map(({ name }) => say("{name} technicals", { name }))];
  const peer = PEERS[first.type ?? "crypto"].find(({ symbol }) => symbol !== first.symbol);
  const aspect = intent === "technical" ? "Mood around {name}?" : "{name} technicals";
  const versus = say("{first} vs {second}", { first: first.name, second: peer?.name ?? "" });
  return [move, versus, say(aspect, { name: first.name })];
}

const findWinner = (assets: Sheet["assets"], facts: Sheet["facts"]) =>
  assets.filter(({ symbol }) => symbol === facts[0]?.asset);

const DEAD_ENDS: ReadonlySet<AskKind | undefined> = new Set<AskKind | undefined>(["not_held", "unread"]);

/** The way on where nothing was answered: what the answer quotes, the assets that it names by their tickers, or questions to begin with. */
function suggestStarts({ asks, response, suggestions, reading }: Answered): string[] {
  const isLed = suggestions.length > 0 || (reading?.alternatives.length ?? 0) > 0;
  if (isLed || !DEAD_ENDS.has(asks[0]?.kind)) return [];
  const quoted = [...response.matchAll(/^- “(.+)”$/gm)].map(([, question = ""]) => question);
  const named = [...response.matchAll(/\(([A-Z]{2,5})\)/g)].map(([, symbol]) => `Analyze ${symbol}`);
  const starters = STARTERS.map(({ prompt }) => prompt);
  return [quoted, named, starters].find(({ length }) => length > 0)?.slice(0, 3) ?? [];
}
