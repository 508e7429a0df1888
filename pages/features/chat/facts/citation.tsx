import { Fragment, useContext } from "react";
import type { Statement } from "../../../../shared/analysis.ts";
import { type Cite, citedIds, cutCitations, FactsContext } from "./facts.ts";

/** The chip behind a number: opens the fact it cites. An id we do not hold stays text. */
function Citation({ id }: { id: string }) {
  const { facts, openFact } = useContext(FactsContext);
  const fact = facts.get(id);
  if (!fact) return `[${id}]`;
  return (
    <button
      type="button"
      className="citation"
      aria-label={`Fact ${id.slice(1)}: ${fact.label} ${fact.text}`}
      aria-haspopup="dialog"
      onClick={(event) => openFact(fact, event.currentTarget)}
    >
      {id.slice(1)}
    </button>
  );
}

/** A word and its chip on one line. */
export function CitedWord({ word, id, after }: Cite) {
  return (
    <span className="whitespace-nowrap">
      {word}
      <Citation id={id} />
      {after}
    </span>
  );
}

/** A sentence with its citations as chips; facts it does not cite in place follow at its end. */
export function Cited({ text, facts }: Statement) {
  const cited = citedIds(text);
  const rest = facts.filter((id) => !cited.includes(id)).map((id) => ` [${id}]`);
  return (
    <>
      {cutCitations(text + rest.join("")).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence
        <Fragment key={i}>{typeof part === "string" ? part : <CitedWord {...part} />}</Fragment>
      ))}
    </>
  );
}
