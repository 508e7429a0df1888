import { type AskKind, exampleOf } from "../../../../../shared/asks.ts";

const KINDS: [kind: AskKind, names: string[], gives: string][] = [
  ["overview", ["Bitcoin"], "one asset, the whole picture"],
  ["opinion", ["Tesla"], "a call, its odds, what would cancel it"],
  ["compare", ["Ethereum", "Solana"], "two assets over the same dates"],
];

/** Questions to begin with, each with what it gives. */
export const STARTERS = KINDS.flatMap(([kind, names, gives]) => {
  const prompt = exampleOf(kind, names);
  return prompt ? [{ prompt, gives }] : [];
});
