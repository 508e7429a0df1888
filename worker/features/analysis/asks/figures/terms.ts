import { namesOf, type StatementOf } from "../../words/words.ts";

/** What people ask the meaning of and that is no figure of ours; a sentence on each stands in `words`, room `terms`. */
export type Term =
  StatementOf<"terms"> extends infer Id ? (Id extends `terms.${infer Name}` ? Name : never) : never;

export const TERMS = namesOf("terms") as Term[];
