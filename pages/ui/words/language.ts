import { createContext } from "react";
import type { Written } from "../../../shared/write-figure.ts";

/** How the words and figures around an answer are written. */
export interface Language {
  name: Written;
  /** words of ours in this language, and all others as they are */
  server: (text: string) => string;
  /** a figure as it stands in English: "$1,234.50" */
  figure: (text: string) => string;
}

const same = (text: string) => text;
export const ENGLISH: Language = { name: "en", server: same, figure: same };

/** Of the answer one is in; outside of any, English. */
export const LanguageContext = createContext(ENGLISH);
