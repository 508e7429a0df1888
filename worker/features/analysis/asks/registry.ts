import type * as z from "zod";
import type { AskKind, NamedAsk } from "../../../../shared/asks.ts";
import type { Missing } from "../../../../shared/missing.ts";
import type { Asset } from "../../markets/assets.ts";
import type { Evidence } from "../evidence.ts";
import * as DEFINITIONS from "./definitions.ts";
import type { AskDefinition, AskOf, Particulars } from "./desk/ask.ts";
import type { BoardAsk } from "./desk/board.ts";

type Definitions = typeof DEFINITIONS;
export type Ask = { [Kind in AskKind]: AskOf<Kind, Definitions[Kind]["fields"]> }[AskKind];

/** By kind; what a definition takes is an ask of its kind. */
export const ASKS = DEFINITIONS satisfies { [Kind in AskKind]: { kind: Kind } } as unknown as Record<
  AskKind,
  AskDefinition<AskKind, z.ZodObject, Ask>
>;

/** An ask that a request names, with what it says of it. */
export const nameAsk = <Kind extends NamedAsk>(kind: Kind, assets: Asset[], more: Particulars = {}): Ask =>
  ({ kind, assets, ...ASKS[kind].named?.(more) }) as Ask;

/** Assets whose data an ask needs beside those it names. */
export const besidesOf = (ask: Ask): Asset[] => ASKS[ask.kind].besides?.(ask) ?? [];

/** What of the day's board answers an ask by itself. */
export const boardAskOf = (ask: Ask, today: string): BoardAsk | null =>
  ASKS[ask.kind].fromBoard?.(ask, today) ?? null;

/** What an ask is about and we do not hold, by what was gathered. */
export const unheldOf = (ask: Ask, evidence: readonly Evidence[]): Pick<Missing, "asset" | "code">[] =>
  ASKS[ask.kind].unheld?.(ask, evidence) ?? [];
