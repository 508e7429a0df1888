import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import type { AssetType } from "../../../../shared/markets.ts";

export interface WrittenAsset {
  symbol: string;
  name: string;
  type: AssetType;
}

/** The facts about one asset as a writer takes them: by kind, already worded with their citations. */
export interface Figures extends WrittenAsset {
  book: Map<FactKind, Fact>;
  /** chooses among wordings: the same asset on the same day reads the same */
  seed: string;
}

export function openFigures(asset: WrittenAsset, facts: Fact[]): Figures {
  const own = facts.filter((fact) => fact.asset === asset.symbol);
  const book = new Map(own.toReversed().map((fact) => [fact.kind, fact]));
  return { ...asset, book, seed: `${asset.symbol} ${own[0]?.asOf.slice(0, 10) ?? ""}` };
}

/** A fact's number, or nothing when the fact is absent or words. */
export function findNumber({ book }: Figures, kind: FactKind): number | undefined {
  const value = book.get(kind)?.value;
  return typeof value === "number" ? value : undefined;
}

/** Whether the probability stands for a larger share than we show. */
export const isCapped = ({ book }: Figures) => book.get("probability")?.label.includes("(capped)") ?? false;

export const hasAll = ({ book }: Figures, ...kinds: FactKind[]) => kinds.every((kind) => book.has(kind));

/** The fact with its citation and without its sign, which the words must carry: "5.20% [f7]". Throws when absent. */
export const cite = (figures: Figures, kind: FactKind) =>
  citeFact(figures.book.get(kind), (text) => text.replace(/^[+−]/, ""));

/** The fact with its sign and citation: "−5.20% [f7]". Throws when absent. */
export const citeSigned = (figures: Figures, kind: FactKind) =>
  citeFact(figures.book.get(kind), (text) => text);

/** A percentage without decimals: "54% [f60]". Throws when absent. */
export const citeWhole = (figures: Figures, kind: FactKind) =>
  citeFact(figures.book.get(kind), (text, value) =>
    Number(value) >= 5 ? `${Math.round(Number(value))}%` : text,
  );

/** Only the citation: "[f7]". Throws when absent. */
export const mark = (figures: Figures, kind: FactKind) => citeFact(figures.book.get(kind), () => "").trim();

function citeFact(fact: Fact | undefined, show: (text: string, value: Fact["value"]) => string): string {
  if (!fact) throw new Error("a sentence quotes a fact that is absent");
  return `${show(fact.text, fact.value)} [${fact.id}]`;
}

/** One of several ways to say the same, fixed by the asset, the day and `topic`. */
export function pick<Option>(
  { seed }: Pick<Figures, "seed">,
  topic: string,
  options: [Option, ...Option[]],
): Option {
  // FNV-1a, 32 bits
  let hash = 0x811c9dc5;
  for (const char of `${seed} ${topic}`) hash = Math.imul(hash ^ (char.codePointAt(0) as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return options[((hash ^ (hash >>> 13)) >>> 0) % options.length] as Option;
}

export const joinWords = (parts: string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

export const capitalise = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The fact ids a text cites. */
export const citedIn = (text: string): string[] => text.match(/\[f\d+\]/g) ?? [];
