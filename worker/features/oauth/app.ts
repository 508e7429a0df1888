import { findHidden, isVisible } from "../../../shared/words.ts";

/** An app that asks to act for people. */
export interface App {
  id: string;
  /** as it calls itself, on one line; null where it does not */
  name: string | null;
  redirects: string[];
  /** the host of its description of itself; null where it only registered */
  describedBy: string | null;
}

const NAME_MAX_LENGTH = 40;
/** Marks nobody sees, and quotation marks: a name stands between ours, and must not end there to go on in our words. */
const UNFIT = /\p{Cf}|["\u201c-\u201f\u00ab\u00bb\u2033\u2036\u275d\u275e\u301d-\u301f\uff02]|''|``/gu;
/** More marks on one letter than any language has reach into the lines above. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** What an app calls itself, as far as it can be shown; null for nothing that can. */
export function cleanName(text: string | undefined): string | null {
  const line = text?.replace(/\s+/g, " ") ?? "";
  const name = line.replace(UNFIT, "").replace(PILED_MARKS, "$1").trim();
  if (findHidden(line) !== null || !isVisible(name)) return null;
  return [...name].slice(0, NAME_MAX_LENGTH).join("").trim();
}
