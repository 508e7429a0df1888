import * as z from "zod";
import { type FactKind, factKindSchema } from "../../../../shared/fact-kinds.ts";
import { FACT_CARDS } from "../facts/fact-cards.ts";
import { type AskOf, defineAsk } from "./desk/ask.ts";
import { type Desk, openSubjects } from "./desk/desk.ts";
import { type Answer, join, phrase, tell } from "./desk/say.ts";
import { sayFigure } from "./figure.ts";
import { TERMS, type Term } from "./figures/terms.ts";

const fields = z.object({
  of: z.union([factKindSchema, z.enum(TERMS)]),
  beside: z.enum(TERMS).exactOptional().describe("a second term: how the two differ"),
});
type DefinitionAsk = AskOf<"definition", typeof fields>;

/** One plain sentence, then the value for the asset in talk. */
function answerDefinition(desk: Desk, { of, beside, assets }: DefinitionAsk): Answer {
  if (!isKind(of))
    return tell(join(phrase(desk, `terms.${of}`), beside ? phrase(desk, `terms.${beside}`) : null));
  const { about, label } = FACT_CARDS[of];
  const values = openSubjects(desk, assets)
    .filter(({ book }) => book.has(of))
    .map((subject) => sayFigure(subject, of));
  return tell(
    about ? phrase(desk, about) : phrase(desk, "definition.none", { label }),
    ...values.slice(0, 3),
  );
}

const IS_TERM: ReadonlySet<string> = new Set(TERMS);
const KINDS: ReadonlySet<string> = new Set(factKindSchema.options);
/** A term comes before a figure of the same name: leverage is explained, not the leverage somebody asked about. */
const isKind = (of: FactKind | Term): of is Exclude<FactKind, Term> => KINDS.has(of) && !IS_TERM.has(of);

export const definitionAsk = defineAsk("definition", {
  fields,
  named: null,
  answer: answerDefinition,
  restated: "what does a term mean?",
  worded: true,
});
