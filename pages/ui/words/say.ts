import { use, useMemo } from "react";
import type german from "./de.json";
import { ENGLISH, type Language, LanguageContext } from "./language.ts";

/** What is said beside the words of an answer: itself in English, and by this name in the file of another language. */
export type Phrase = keyof typeof german;

export interface Say extends Omit<Language, "name"> {
  language: Language["name"];
  /** a phrase with its values in place of `{name}` */
  (phrase: Phrase, values?: Record<string, string | number>): string;
}

function speak({ name, server, figure }: Language): Say {
  const say = (phrase: Phrase, values: Record<string, string | number> = {}) =>
    server(phrase).replace(/\{(\w+)\}/g, (_, place: string) => `${values[place]}`);
  return Object.assign(say, { language: name, server, figure });
}

export const sayEnglish: Say = speak(ENGLISH);

/** How the parts of the answer one is in speak. */
export function useSay(): Say {
  const language = use(LanguageContext);
  return useMemo(() => speak(language), [language]);
}
