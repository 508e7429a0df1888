/** A sentence of a model, the assets its answer is about, and which half it belongs to: that which rules are set on, or that which judges them. */
export interface Said {
  kind: string;
  about: string[];
  said: string;
  half: "tuning" | "judging";
}

/** Reads a table of `# kind` headings and `assets | sentence` lines; of each kind one in so many is for tuning, the others judge. */
export function readSaid(table: string, oneIn: number): Said[] {
  let kind = "";
  let place = 0;
  return table.split("\n").flatMap((line): Said[] => {
    if (line.startsWith("# ")) [kind, place] = [line.slice(2).trim(), 0];
    const [assets = "", ...rest] = line.split(" | ");
    if (rest.length === 0) return [];
    place++;
    return [
      {
        kind,
        about: assets.trim().split(","),
        said: rest.join(" | "),
        half: place % oneIn === 1 ? "tuning" : "judging",
      },
    ];
  });
}
