import type { Reading, Turn } from "../../../../shared/analysis.ts";
import type { Currency } from "../../../providers/prices/rates/rates.ts";
import type { Asset } from "../../markets/assets.ts";
import type { Language } from "../../markets/mentions/language.ts";
import type { Named } from "../asks/desk/desk.ts";
import type { Ask } from "../asks/registry.ts";

export { LANGUAGES, type Language } from "../../markets/mentions/language.ts";

/** How an answer is to be worded: its answer alone, or with what its terms mean. */
export type Manner = "short" | "simple";

/** A fund of ours that answers for what is not covered itself. */
export interface StandIn {
  asset: Asset;
  /** its name among `unheld` words; null: the market as a whole */
  what: string | null;
}

/** A message as it was read within its talk, before anything is looked up. */
export interface Question extends Named, Reading {
  message: string;
  /** what was said before, oldest first */
  turns: Turn[];
  /** one to three, in the order of the message, but a position or figure before the opinion that goes with it */
  asks: Ask[];
  language: Language;
  /** worded in another way than usual */
  manner?: Manner;
  /** funds that answer for what they track, which is not covered itself */
  standIns: StandIn[];
  /** amounts are in it, not in dollars, and are read as if they were dollars */
  currency?: Currency;
  /** content words that nothing was made of, lower case */
  left: string[];
}
