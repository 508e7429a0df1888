import type * as z from "zod";
import type { AnalysisRequest, ChatReply } from "../../../../../shared/analysis.ts";
import type { AskKind, NamedAsk } from "../../../../../shared/asks.ts";
import type { Missing } from "../../../../../shared/missing.ts";
import type { Asset } from "../../../markets/assets.ts";
import type { Evidence } from "../../evidence.ts";
import type { LevelAsk } from "../../outlook/describe-forecast.ts";
import type { BoardAsk } from "./board.ts";
import type { Desk } from "./desk.ts";
import type { Answer } from "./say.ts";

type About<Kind extends AskKind> = {
  kind: Kind;
  /** what it is about, in the order named or inherited; at most 10 */
  assets: Asset[];
};

/** An ask of a kind, with the fields of its own where it has any. */
export type AskOf<Kind extends AskKind, Fields extends z.ZodObject> = string extends keyof z.infer<Fields>
  ? About<Kind>
  : About<Kind> & z.infer<Fields>;

/** What a request may say of an ask that it names. */
export type Particulars = Pick<AnalysisRequest, "horizonDays" | "level">;

/** All that a kind of ask is. A trait that is absent does not hold. */
export interface AskDefinition<Kind extends AskKind, Fields extends z.ZodObject, Ask = AskOf<Kind, Fields>> {
  /** what it has beside its assets */
  fields: Fields;
  /** its fields where a request names it, with nothing but assets */
  named: ((more: Particulars) => z.infer<Fields>) | (Kind extends NamedAsk ? never : null);
  answer: (desk: Desk, ask: Ask) => Answer;
  /** how it is put in our own words: "what is the mood?" */
  restated: string | ((reply: Pick<ChatReply, "response" | "facts">) => string);

  /** assets whose data it needs beside those it names */
  besides?: (ask: Ask) => Asset[];
  /** what of the day's board answers it, where that is kept, instead of what stands besides */
  fromBoard?: (ask: Ask, today: string) => BoardAsk | null;
  /** of those only bars are looked at */
  besidesInBars?: true;
  /** whether its answer rests on the daily call */
  restsOnCall?: (ask: Ask) => boolean;
  /** the level whose odds it asks for */
  level?: (ask: Ask) => LevelAsk | null;
  /** calendar days ahead that it is about, where they are others than those of every day */
  days?: (ask: Ask) => number | null;
  /** what it is about and we do not hold, by what was gathered */
  unheld?: (ask: Ask, evidence: readonly Evidence[]) => Pick<Missing, "asset" | "code">[];

  /** takes a stand on an asset; of a stablecoin it is answered by its peg */
  takesStand?: true;
  /** a model's words help; a figure, a position or a range is answered by code whole */
  worded?: true;
  /** answered beside what a paid address asks by itself */
  besideOthers?: true;
  /** gives nothing that we have, and so costs nothing */
  empty?: true;
  /** answered in the language of the message */
  ownLanguage?: true;
  /** the same ask of several times is one paragraph: "over a week ... over a month ..." */
  joinsTimes?: true;
}

export const defineAsk = <Kind extends AskKind, Fields extends z.ZodObject>(
  kind: Kind,
  definition: AskDefinition<Kind, Fields>,
) => ({ kind, ...definition });
