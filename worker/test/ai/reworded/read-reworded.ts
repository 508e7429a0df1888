import type { Named } from "../../../features/analysis/writers/reword/cut-clauses.ts";

/** A rewording of one of our statements, or of two. */
export interface Reworded {
  kind: string;
  assets: Named[];
  of: string[];
  text: string;
}

/** Reads `# kind` headings, `= assets | our statements, parted by ++` and `> rewording` lines. */
export function readReworded(table: string): Reworded[] {
  let [kind, assets, of]: [string, Named[], string[]] = ["honest", [], []];
  return table.split("\n").flatMap((line): Reworded[] => {
    if (line.startsWith("# ")) kind = line.slice(2);
    if (line.startsWith("= ")) {
      const [names = "", statements = ""] = line.slice(2).split(" | ");
      assets = names.split(", ").map((name) => ({ symbol: name.toUpperCase(), name }));
      of = statements.split(" ++ ");
    }
    return line.startsWith("> ") ? [{ kind, assets, of, text: line.slice(2) }] : [];
  });
}
