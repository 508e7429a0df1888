import type { Fact } from "../../../../shared/analysis.ts";
import type { Language } from "../../../ui/words/language.ts";

/** Facts with names, sources and figures as a language writes them. */
export const spellFacts = (facts: readonly Fact[], { server, figure }: Omit<Language, "name">): Fact[] =>
  facts.map((fact) => ({
    ...fact,
    label: server(fact.label),
    source: server(fact.source),
    text: typeof fact.value === "number" ? figure(fact.text) : server(fact.text),
  }));
