import type { FactBook } from "../../slots/fill-pattern.ts";
import { addValues, fromQuestion } from "../desk/add-facts.ts";
import type { Subject } from "../desk/desk.ts";
import type { Position } from "../desk/fields.ts";
import { say } from "../desk/say.ts";

/** What becomes of the rest where only a part is sold. */
export function sayKept(subject: Subject, { sold, kept }: Position, own: FactBook): string | null {
  if (sold !== undefined) return say(subject, "position.part_sold", own);
  if (kept === undefined) return null;
  const rest = addValues(subject, { more_units: kept }, fromQuestion(subject), {
    more_units: "Units that are not sold",
  });
  return say(subject, "position.rest_kept", rest);
}
