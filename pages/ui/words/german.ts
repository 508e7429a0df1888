import { writeFigure } from "../../../shared/write-figure.ts";
import table from "./de.json";
import type { Language } from "./language.ts";

const WORDS: Partial<Record<string, string>> = table;

const GERMAN: Language = {
  name: "de",
  server: (text) => WORDS[text] ?? text,
  figure: (text) => writeFigure({ text, value: 0 }, "de"),
};
export default GERMAN;
