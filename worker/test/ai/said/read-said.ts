import type { Fact } from "../../../../shared/analysis.ts";

/** A sentence of a model, what its answer is about (a question's number, or assets), and its kind. */
export interface Said {
  kind: string;
  about: string;
  heading: string | null;
  text: string;
}

/** Reads a table of `# kind` headings and `about | heading :: sentence` lines. */
export function readSaid(table: string): Said[] {
  let kind = "";
  return table.split("\n").flatMap((line): Said[] => {
    if (line.startsWith("# ")) kind = line.slice(2).trim();
    const [about = "", ...rest] = line.split(" | ");
    if (rest.length === 0) return [];
    const [text = "", heading = null] = rest.join(" | ").split(" :: ").toReversed();
    return [{ kind, about: about.trim(), heading, text }];
  });
}

/** `{BTC price:size}` as the slot of that fact. Throws where none is held. */
export const fillSlots = (text: string, facts: readonly Fact[]): string =>
  text.replace(/\{(\S+) (\w+)(:\w+)?\}/g, (mark, asset, kind, form = "") => {
    const fact = facts.find((one) => one.asset === asset && one.kind === kind);
    if (!fact) throw new Error(`not held: ${mark}`);
    return `{${fact.id}${form}}`;
  });
