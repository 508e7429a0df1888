import * as z from "zod";
import groups from "./fact-kinds.json" with { type: "json" };

type Groups = typeof groups;
export type FactKind = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** The unit that a kind of fact is told in. */
export const FACT_UNITS: Record<FactKind, string> = Object.assign({}, ...Object.values(groups));

/** What a fact measures or tells. */
export const factKindSchema = z.enum(Object.keys(FACT_UNITS) as FactKind[]);
