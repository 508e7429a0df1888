import { readdirSync, readFileSync } from "node:fs";
import type { Ask } from "../../../features/analysis/asks/registry.ts";
import type { Question } from "../../../features/analysis/question/question.ts";

/** A question, what was said before it, and what must be read of it. */
export interface Asked {
  kind: string;
  /** sorted, joined by commas */
  symbols: string;
  /** of the first ask */
  want: [key: string, value: string][];
  earlier: string[];
  message: string;
}

/** Labelled messages of one author and time, as seen at one moment. */
export interface AskedTable {
  name: string;
  now: Date;
  asked: Asked[];
}

const FOLDER = new URL("./", import.meta.url);

/** The tables of this folder, a file each: `; remark` lines, one of them `; seen MOMENT`, then as `readAsked` takes it. */
export const readTables = (): AskedTable[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .map((file) => {
      const text = readFileSync(new URL(file, FOLDER), "utf8");
      const seen = /^; seen (\S+)$/m.exec(text)?.[1];
      return {
        name: file.slice(0, -".txt".length),
        now: new Date(seen ?? Number.NaN),
        asked: readAsked(text),
      };
    });

/** Reads a table of `# kind` headings and `tickers | key=value,... | earlier >> message` lines. */
function readAsked(table: string): Asked[] {
  let kind = "";
  return table.split("\n").flatMap((line): Asked[] => {
    if (line.startsWith(";")) return [];
    if (line.startsWith("# ")) kind = line.slice(2).trim();
    const [names = "", want = "", ...rest] = line.split("|");
    if (rest.length === 0) return [];
    const texts = rest
      .join("|")
      .split(">>")
      .map((text) => text.trim());
    const pairs = want.trim() === "" ? [] : want.trim().split(/,(?=\w+=)/);
    return [
      {
        kind,
        symbols: names.trim().split(",").filter(Boolean).sort().join(),
        want: pairs.map((pair) => pair.split("=") as [string, string]),
        earlier: texts.slice(0, -1),
        message: texts.at(-1) ?? "",
      },
    ];
  });
}

/** A message, what was said before it, and the kind of its first ask: for teaching alone. */
export interface Taught {
  kind: string;
  earlier: string[];
  message: string;
}

const TAUGHT = new URL("../taught/", import.meta.url);

/** The messages of the folder of those that teach: `; remark` lines, `# kind` headings and `earlier >> message` lines. */
export const readTaught = (): Taught[] =>
  readdirSync(TAUGHT)
    .sort()
    .flatMap((file) => {
      let kind = "";
      return readFileSync(new URL(file, TAUGHT), "utf8")
        .split("\n")
        .flatMap((line): Taught[] => {
          if (line.startsWith("# ")) kind = line.slice(2).trim();
          if (line.trim() === "" || /^[;#] ?/.test(line)) return [];
          const texts = line.split(">>").map((text) => text.trim());
          return [{ kind, earlier: texts.slice(0, -1), message: texts.at(-1) ?? "" }];
        });
    });

/** What a reading has wrong; nothing where it is exact. */
export function findMisread({ kind, symbols, want }: Asked, { asks, assets }: Question): string[] {
  const [ask] = asks;
  if (!ask) return ["no ask"];
  const kinds = kind.split(",");
  const [main] = kinds;
  const isWhole = kinds.length === 1 || asks.map((one) => one.kind).join() === kind;
  const facts = flatten(ask);
  const named = assets.map(({ symbol }) => symbol);
  const found = named.filter((symbol) => facts.into !== symbol || symbols.includes(symbol)).sort();
  return [
    ...(ask.kind === main && isWhole ? [] : [`${asks.map((one) => one.kind).join()} for ${kind}`]),
    ...(found.join() === symbols ? [] : [`[${found.join()}] for [${symbols}]`]),
    ...want
      .filter(([key, value]) => ask.kind === main && String(facts[key]) !== value)
      .map(([key, value]) => `${key}=${String(facts[key])} for ${value}`),
  ];
}

/** All that an ask tells, side by side: the days of its span, what it tells of a position. */
function flatten(ask: Ask): Record<string, unknown> {
  const when = "span" in ask ? ask.span : "when" in ask ? ask.when : null;
  return {
    ...("ahead" in ask && ask.ahead),
    ...ask,
    ...("position" in ask && ask.position),
    ...when,
    ...("holdings" in ask && {
      units: ask.holdings.map(({ units, usd }) => units ?? `$${usd}`).join("+"),
      entry: ask.holdings.map(({ entry }) => entry ?? "").join("+"),
    }),
    ...("into" in ask && { into: ask.into?.symbol }),
  };
}
