import type { Refusal } from "../forecast/refusal.ts";
import { patternOf, type Written } from "../words/words.ts";

/** Why there is no forecast or call, in a sentence. */
export const sayRefusal = (refusal: Refusal, language: Written = "en"): string =>
  String(patternOf(language, `refusals.${refusal}`));
