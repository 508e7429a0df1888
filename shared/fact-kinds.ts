import * as z from "zod";
import groups from "./fact-kinds.json" with { type: "json" };

type Groups = typeof groups;
export type FactKind = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** The unit of each kind of fact. */
export const FACT_UNITS: Record<FactKind, string> = Object.assign({}, ...Object.values(groups));

/** What a fact measures. */
export const factKindSchema = z.enum(Object.keys(FACT_UNITS) as FactKind[]);
