import type { Action } from "../../../../../shared/action.ts";
import type { Fact, FactKind } from "../../../../../shared/analysis.ts";

type Way = 1 | -1;

/** What a word of the vocabulary claims; the check of its sort compares that with the facts. */
export type Claim =
  | { as: "way"; way: Way | 0; only?: "lean" }
  | { as: "side"; side: Way }
  | { as: "between" }
  | { as: "near"; near: boolean }
  | { as: "degree"; far: boolean }
  | { as: "zone"; kinds: readonly FactKind[]; zones: readonly string[] }
  | { as: "lean"; lean: Way }
  | { as: "rank"; kinds: RegExp | null; way: Way; top: boolean }
  | { as: "share"; from: number; to: number }
  | { as: "number"; of: number }
  | { as: "of"; how: "all" | "none" | "both" | "only" }
  | { as: "not" }
  | { as: "action"; action: Action }
  | { as: "call" }
  | { as: "edge"; edge: boolean }
  | { as: "wrong" }
  | { as: "would" }
  | { as: "later"; higher: boolean }
  | { as: "equal" }
  | { as: "mixed"; mixed: boolean }
  | { as: "usual"; side: Way }
  | { as: "kinds"; kinds: RegExp }
  | { as: "window"; days: number }
  | { as: "join"; hard: boolean }
  | { as: "force"; way: Way }
  | { as: "gains"; way: Way }
  | { as: "order"; way: Way }
  | { as: "amount"; large: boolean }
  | { as: "spans"; inside: boolean }
  | { as: "untrue" }
  | { as: "plain" }
  | { as: "follow" }
  | { as: "toward"; way: Way }
  | { as: "unit"; unit: Fact["unit"] };

/** Gives each of these phrases, with commas between, the claim; a later one replaces an earlier. */
export type Say = (claim: Claim, phrases: string) => void;
