import * as z from "zod";
import { actionSchema } from "../../../../shared/action.ts";
import { assetTypeSchema } from "../../../../shared/markets.ts";
import type { BoardRecordRow, RecordRow } from "../../../../shared/record.ts";
import { writeCanonicalJson } from "../../../../shared/record-log/canonical-json.ts";
import { sha256 } from "../../../../shared/record-log/merkle.ts";
import type { StoredBoard } from "../../analysis/board/stored-board.ts";
import { wasRight } from "../../analysis/daily-call/measure-calls.ts";
import { CALL_HORIZON_DAYS } from "../../analysis/daily-call/measured.ts";
import { findRatio } from "../../analysis/forecast/bars/adjust-splits.ts";
import type { Draft } from "../make-rows.ts";

const price = z.number().positive();
const rangeSchema = z.tuple([price, price]).nullable();

/** What was published of all assets of a type at a close: their 80% ranges in USD, and their calls; null where none was. */
export const boardFileSchema = z.object({
  type: assetTypeSchema,
  date: z.iso.date(),
  assets: z.array(
    z.object({
      asset: z.string(),
      close: price,
      in7: rangeSchema,
      in30: rangeSchema,
      action: actionSchema.nullable(),
      score: z.number().nullable(),
    }),
  ),
});
export type BoardFile = z.infer<typeof boardFileSchema>;

/** The assets of a board that have come to a close, in the order of their symbols. */
export function makeFile(
  { entries }: StoredBoard,
  { type, date }: Pick<BoardFile, "type" | "date">,
): BoardFile {
  const symbols = Object.keys(entries).sort();
  return {
    ...{ type, date },
    assets: symbols.flatMap((asset) => toBoardAsset(asset, date, entries[asset]) ?? []),
  };
}

function toBoardAsset(
  asset: string,
  date: string,
  entry: StoredBoard["entries"][string] | undefined,
): BoardFile["assets"][number] | null {
  const { last, row } = entry ?? {};
  if (!row || last?.date !== date || !(last.close > 0)) return null;
  const { range, figures } = row;
  const { forecast_7d_low: low, forecast_7d_high: high } = figures;
  const call = row.call?.date === date && row.call.action !== null ? row.call : null;
  return {
    ...{ asset, close: last.close },
    ...{ in7: takeRange(low, high), in30: takeRange(range?.low, range?.high) },
    ...{ action: call?.action ?? null, score: call?.score ?? null },
  };
}

const takeRange = (low = 0, high = 0): [number, number] | null => (low > 0 && high > 0 ? [low, high] : null);

/** The bytes of a file, and their SHA-256 (hex). */
export async function packFile(file: BoardFile): Promise<{ hash: string; text: string }> {
  const text = writeCanonicalJson(file);
  return { hash: await hashFile(text), text };
}

/** SHA-256 (hex) of a file's text. */
export const hashFile = async (text: string): Promise<string> =>
  Array.from(await sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

type Scored = Extract<Draft<RecordRow>, { kind: "board-outcome"; result: "scored" }>;

/** The outcome of a row's ranges and calls by the closes of a later file: the same for everybody who has both. */
export function scoreFiles(
  { horizonDays }: Pick<BoardRecordRow, "horizonDays">,
  { type, assets }: BoardFile,
  later: BoardFile,
): Pick<Scored, "assets" | "held80" | "unknown" | "calls"> {
  const closes = new Map(later.assets.map(({ asset, close }) => [asset, close]));
  const judged = assets.map((one) => ({ ...one, range: horizonDays === 7 ? one.in7 : one.in30 }));
  const known = judged.flatMap((one) => {
    const end = closes.get(one.asset);
    // As far apart as by a split: two closes do not show which.
    const isClear = end !== undefined && (type === "crypto" || findRatio(one.close / end) === null);
    return isClear ? [{ ...one, end }] : [];
  });
  const ranged = known.flatMap(({ range, end }) => (range ? [end >= range[0] && end <= range[1]] : []));
  const called = horizonDays === CALL_HORIZON_DAYS ? known : [];
  return {
    assets: ranged.length,
    held80: ranged.filter(Boolean).length,
    unknown: judged.length - known.length,
    calls: actionSchema.options.flatMap((action) => {
      const own = called.filter((one) => one.action === action);
      const right = own.filter(({ close, end }) =>
        wasRight(action, { type, change: 100 * (end / close - 1) }),
      );
      return own.length > 0 ? [{ action, cases: own.length, right: right.length }] : [];
    }),
  };
}
