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
  const shown = slotsIn(text).flatMap((id) => byId.get(id) ?? []);
  const all = [...new Set([...shown, ...facts])];
  const ids = new Map(all.map(({ id }, i) => [id, `f${i + 1}`]));
  const idOf = (id: string) => ids.get(id) ?? id;
  return {
    facts: new Map(all.map((fact, i) => [`f${i + 1}`, { ...fact, id: `f${i + 1}` }])),
    idOf,
    rename: (slots) => slots.replace(/\{(f\d+)/g, (_, id: string) => `{${idOf(id)}`),
  };
}
