interface Labelled {
  message: string;
  /** tickers, sorted, joined by commas */
  symbols: string;
  /** what is named as an asset and not held */
  unknown: string[];
  intent: string;
}

/** Reads a table of `tickers and ?unknowns | intent | message` lines. */
export const readLabelled = (table: string): Labelled[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [names = "", intent = "", ...message] = line.split("|");
      const words = names.trim().split(/\s+/).filter(Boolean);
      const symbols = words.filter((word) => !word.startsWith("?"));
      return {
        message: message.join("|").trim(),
        symbols: symbols.sort().join(),
        unknown: words.filter((word) => word.startsWith("?")).map((word) => word.slice(1)),
        intent: intent.trim(),
      };
    });
