import type { Action } from "./action.ts";
import type { BoardRow } from "./board.ts";
import { isScreenKind, SCREEN_KINDS, type ScreenKind } from "./screened-by.ts";

export const COMPARISONS = ["<", "<=", ">", ">="] as const;
type Comparison = (typeof COMPARISONS)[number];

/** What an asset must meet: a figure on one side of a number, or the day's call. */
export type Condition =
  | { kind: ScreenKind; is: Comparison; value: number }
  | { kind: "call"; is: "="; value: Action };

export const MAX_CONDITIONS = 5;
export const MAX_WHERE = 200;
const ACTIONS: readonly Action[] = ["Buy", "Hold", "Sell"];
const CONDITION = /^([a-z0-9_]+)\s*(<=|>=|<|>|=)\s*([-−]?\d{1,15}(?:\.\d{1,10})?|[a-z]+)$/i;

/** `rsi_14<30,call=Buy` as one writes it in an address. */
export const writeConditions = (conditions: readonly Condition[]): string =>
  conditions.map(({ kind, is, value }) => `${kind}${is}${value}`).join(",");

/** The conditions of a text, up to five between commas, or what is wrong with it. */
export function readConditions(text: string): Condition[] | { problem: string } {
  const parts = text.split(",").map((part) => part.trim());
  if (text.length > MAX_WHERE || parts.length > MAX_CONDITIONS)
    return { problem: `Send at most ${MAX_CONDITIONS} conditions, ${MAX_WHERE} characters in all.` };
  const read = parts.map(readCondition);
  const at = read.indexOf(null);
  if (at >= 0)
    return {
      problem: `"${parts[at]}" is no condition. Write one as rsi_14<30 or call=Buy; known are call, ${Object.keys(SCREEN_KINDS).join(", ")}.`,
    };
  return read.filter((one) => one !== null);
}

function readCondition(text: string): Condition | null {
  const [, kind = "", is = "", value = ""] = CONDITION.exec(text) ?? [];
  if (kind === "call") {
    const action = ACTIONS.find((one) => one.toLowerCase() === value.toLowerCase());
    return is === "=" && action ? { kind, is, value: action } : null;
  }
  const comparison = COMPARISONS.find((one) => one === is);
  const number = value === "" ? Number.NaN : Number(value.replace("−", "-"));
  if (!isScreenKind(kind) || !comparison || Number.isNaN(number)) return null;
  return { kind, is: comparison, value: number };
}

const MEETS: Record<Comparison, (one: number, other: number) => boolean> = {
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
};

/** The figure of a kind; undefined where it is not had. "No call" is a call that was had. */
const figureOf = (row: BoardRow, kind: Condition["kind"]) =>
  kind === "call" ? row.call?.action : row.figures[kind];

/** An asset that was not judged, and the kinds it has no figure of. */
export interface LeftOut {
  asset: string;
  lacks: Condition["kind"][];
}

/** The rows that meet every condition; those that lack a figure which is asked about are left out, not judged. */
export function screenRows(
  rows: readonly BoardRow[],
  conditions: readonly Condition[],
): { fits: BoardRow[]; judged: number; leftOut: LeftOut[] } {
  const kinds = [...new Set(conditions.map(({ kind }) => kind))];
  const leftOut = rows.flatMap((row) => {
    const lacks = kinds.filter((kind) => figureOf(row, kind) === undefined);
    return lacks.length > 0 ? [{ asset: row.symbol, lacks }] : [];
  });
  const judged = rows.filter(({ symbol }) => !leftOut.some(({ asset }) => asset === symbol));
  const meets = (row: BoardRow, condition: Condition) =>
    condition.kind === "call"
      ? row.call?.action === condition.value
      : MEETS[condition.is](row.figures[condition.kind] ?? Number.NaN, condition.value);
  return {
    fits: judged.filter((row) => conditions.every((condition) => meets(row, condition))),
    judged: judged.length,
    leftOut,
  };
}
