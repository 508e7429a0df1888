import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { ENGLISH, type Language, LanguageContext } from "../../../ui/words/language.ts";
import type { Sheet } from "./sheet.ts";
import { spellFacts } from "./spell-facts.ts";

const LANGUAGES: Record<NonNullable<Sheet["language"]>, () => Promise<{ default: Language }>> = {
  de: () => import("../../../ui/words/german.ts"),
};

/** The words around an answer in `language`: English until they are here. */
function useWords(language: Sheet["language"]): Language {
  const { data } = useQuery({
    queryKey: ["words", language],
    queryFn: async () => (language ? (await LANGUAGES[language]()).default : ENGLISH),
    enabled: language !== undefined,
  });
  return data ?? ENGLISH;
}

interface SayAnswerProps<Reply> {
  reply: Reply;
  /** draws the answer, whose figures are as its language writes them */
  children: (reply: Reply) => ReactNode;
}

/** Inside it labels, figures and facts are in the language of the answer's words. */
export function SayAnswer<Reply extends Pick<Sheet, "facts" | "language">>(props: SayAnswerProps<Reply>) {
  const { reply, children } = props;
  const words = useWords(reply.language);
  const spelled = useMemo(() => {
    if (words === ENGLISH) return reply;
    return { ...reply, facts: spellFacts(reply.facts, words) };
  }, [reply, words]);
  return <LanguageContext value={words}>{children(spelled)}</LanguageContext>;
}
