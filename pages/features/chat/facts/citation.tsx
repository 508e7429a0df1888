import { type ReactNode, useContext } from "react";
import type { Fact, Statement } from "../../../../shared/analysis.ts";
import { usePointing } from "../../../ui/life/pointed.ts";
import { useSay } from "../../../ui/words/say.ts";
import { citedIds, cutLastWord, dropCitations, FactsContext } from "./facts.ts";

const nameFacts = (facts: Fact[]) => facts.map(({ label, text }) => `${label} ${text}`).join("; ");

const MARK =
  "relative ml-1 select-none px-0.5 align-[3px] font-mono text-[10px] text-info leading-3 " +
  "before:content-[attr(data-number)] after:absolute after:-inset-x-1 after:-inset-y-2 hover:underline";

/**
 * The quiet mark behind a sentence: opens the facts it stands on. Its number is drawn, not written, so that selected text
 * carries none. Ids we do not hold stay text.
 */
export function Citation({ ids, number }: { ids: string[]; number: number }) {
  const { facts, openFacts } = useContext(FactsContext);
  const say = useSay();
  const held = ids.flatMap((id) => facts.get(id) ?? []);
  const pointing = usePointing(held);
  if (held.length === 0) return ids.map((id) => `[${id}]`).join("");
  return (
    <button
      type="button"
      className={MARK}
      data-number={number}
      aria-label={say("Source {number}: {facts}", { number, facts: nameFacts(held) })}
      aria-haspopup="dialog"
      {...pointing}
      onClick={(event) => openFacts(held, event.currentTarget)}
    />
  );
}

/** A figure, bar or line that opens the facts it shows instead of carrying a number; plain where none is held. */
export function Opens({
  facts,
  className = "",
  label,
  children,
}: {
  facts: (Fact | undefined)[];
  className?: string;
  /** what a screen reader hears, where the content is a picture */
  label?: string;
  children: ReactNode;
}) {
  const { openFacts } = useContext(FactsContext);
  const held = facts.filter((fact) => fact !== undefined);
  const pointing = usePointing(held);
  if (held.length === 0) return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      className={`opens ${className}`}
      aria-haspopup="dialog"
      {...(label && { "aria-label": label })}
      {...pointing}
      onClick={(event) => openFacts(held, event.currentTarget)}
    >
      {children}
    </button>
  );
}

/** A statement with the mark of its facts at its end. */
export function Cited({ text, facts, number }: Statement & { number: number }) {
  const ids = [...new Set([...citedIds(text), ...facts])];
  const words = dropCitations(text);
  if (ids.length === 0) return words;
  const [before, last] = cutLastWord(words);
  return (
    <>
      {before}
      <span className="whitespace-nowrap">
        {last}
        <Citation ids={ids} number={number} />
      </span>
    </>
  );
}
