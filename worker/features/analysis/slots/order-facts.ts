import type { Fact } from "../../../../shared/analysis.ts";
import { slotsIn } from "./render-slots.ts";

/** Facts under new ids, and what puts the new ids in the place of the old. */
export interface Ordered {
  /** by the new ids, in their order */
  facts: ReadonlyMap<string, Fact>;
  idOf: (id: string) => string;
  /** of every slot of a text */
  rename: (text: string) => string;
}

/** Numbers facts as a reader meets them: f1 is the first that `text` shows; those it does not show follow in their order. */
export function orderFacts(facts: readonly Fact[], text: string): Ordered {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const ids = new Map<string, string>();
  const ordered = new Map<string, Fact>();
  const add = (fact: Fact | undefined) => {
    if (!fact || ids.has(fact.id)) return;
    const id = `f${ids.size + 1}`;
    ids.set(fact.id, id);
    ordered.set(id, { ...fact, id });
  };
  for (const id of slotsIn(text)) add(byId.get(id));
  facts.forEach(add);
  const idOf = (id: string) => ids.get(id) ?? id;
  return {
    facts: ordered,
    idOf,
    rename: (slots) => slots.replace(/\{(f\d+)/g, (_, id: string) => `{${idOf(id)}`),
  };
}
