import type { ForecastRow, RecordRow } from "../../../shared/record.ts";
import { entryOf, GENESIS, hashRow } from "../../../shared/record-log/hash-row.ts";
import { findRoot, hashLeaf, openLeaves } from "../../../shared/record-log/merkle.ts";
import {
  LOG_KEY,
  type NoteKey,
  nameNoteKey,
  WITNESS_KEY,
  writeCosigned,
  writeSignature,
  writeTree,
} from "../../../shared/record-log/signed-note.ts";
import { DAY_MS, dateOf } from "../../../shared/time.ts";
import type { ServedRow } from "../../features/record/chain/verify-chain.ts";

const FIRST = Date.parse("2024-03-04");
const CLOSES = Array.from({ length: 60 }, (_, i) => 100 + 7 * Math.sin(i) + i / 10);
export const dayOf = (i: number) => dateOf(FIRST + i * DAY_MS);
/** The close of a day as the world saw it. */
export const closeOn = (i: number) => CLOSES[i] as number;
/** The moment that the rows of a day are written: the night after. */
export const nightOf = (i: number) => new Date(FIRST + (i + 1) * DAY_MS + 3_600_000);

type Draft = RecordRow extends infer Row ? (Row extends unknown ? Omit<Row, "chain" | "seq"> : never) : never;

function forecast(i: number): Draft {
  const close = closeOn(i);
  const at = (share: number) => close * share;
  return {
    kind: "forecast",
    ...{ asset: "BTC", type: "crypto", horizonDays: 7, date: dayOf(i), until: dayOf(i + 7) },
    ...{ writtenAt: nightOf(i).toISOString(), close, sources: [] },
    quantiles: {
      q05: at(0.8),
      q10: at(0.85),
      q25: at(0.95),
      q50: close,
      q75: at(1.05),
      q90: at(1.15),
      q95: at(1.2),
    },
    odds: { fall10: 0.3, fall20: null, rise10: 0.3 },
  };
}

function outcome(i: number, of: number): Draft {
  const { quantiles, odds } = forecast(i) as ForecastRow;
  const close = closeOn(i + 7);
  return {
    kind: "forecast-outcome",
    ...{ asset: "BTC", type: "crypto", horizonDays: 7, date: dayOf(i), until: dayOf(i + 7) },
    ...{ writtenAt: nightOf(i + 7).toISOString(), of, result: "scored", split: null, sources: [], close },
    held50: close >= quantiles.q25 && close <= quantiles.q75,
    held80: close >= quantiles.q10 && close <= quantiles.q90,
    ...{ q10: quantiles.q10, q90: quantiles.q90, touched: null, odds },
  };
}

/** The rows that so many days make: a forecast a night, and a week later what came of it. `change` may spoil each. */
export async function makeLog(days: number, change: (row: Draft, seq: number) => Draft = (row) => row) {
  const served: ServedRow[] = [];
  const seqOf = new Map<number, number>();
  for (let i = 0; i < days; i++)
    for (const draft of [i >= 7 ? outcome(i - 7, seqOf.get(i - 7) as number) : null, forecast(i)]) {
      if (!draft) continue;
      const seq = served.length + 1;
      if (draft.kind === "forecast") seqOf.set(i, seq);
      const row = { ...change(draft, seq), chain: "live", seq } as ServedRow["row"];
      const previous = served.at(-1)?.hash ?? GENESIS;
      served.push({ previous, hash: await hashRow(previous, row), row });
    }
  return served;
}

/** A key pair under a name. */
export async function makeKey(name: string) {
  const pair = (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
  const key: NoteKey = {
    name,
    key: new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer),
  };
  return { key, privateKey: pair.privateKey };
}
type Key = Awaited<ReturnType<typeof makeKey>>;

const sign = async ({ privateKey }: Key, text: string) =>
  new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, new TextEncoder().encode(text)));

/** A log's signed checkpoint over served rows. */
export async function signLog(log: Key, served: readonly ServedRow[]): Promise<string> {
  const leaves = await Promise.all(served.map(({ hash }) => hashLeaf(entryOf(hash))));
  const root = await findRoot(openLeaves(leaves), 0, leaves.length);
  const text = writeTree(log.key.name, { size: leaves.length, root });
  return `${text}\n${writeSignature(log.key.name, await nameNoteKey(log.key, LOG_KEY), await sign(log, text))}`;
}

/** What a witness adds to a note at a time. */
export async function cosign(witness: Key, note: string, at: Date): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const text = note.slice(0, note.indexOf("\n\n") + 1);
  const time = new Uint8Array(8);
  new DataView(time.buffer).setBigUint64(0, BigInt(seconds));
  const signature = await sign(witness, writeCosigned(text, seconds));
  const id = await nameNoteKey(witness.key, WITNESS_KEY);
  return writeSignature(witness.key.name, id, new Uint8Array([...time, ...signature]));
}
