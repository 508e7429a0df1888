/**
 * `npm run verify-outcomes -- ORIGIN [--chain live|replay|simulated] [--head HASH --rows N] [--checkpoint FILE]...
 * [--witness NAME+ID+KEY]... [--solana URL | --anchor SIGNATURE] [--headers FILE] [--bars FOLDER] [--filings FOLDER] [--boards] [--row N]`:
 * reads the public record of a server and refuses it where a row was altered, dropped, reordered or backdated, where the signed tree is not that
 * of the rows, or where what somebody kept (a head, a checkpoint), a witness, Solana or a block of Bitcoin shows another history.
 * A stamp of OpenTimestamps that lies or cannot be read is named and counts for nothing.
 * The headers' FILE holds block headers that the reader trusts, a line each: height, blank, 80 bytes as hex; one without its proof
 * of work, or that does not follow on the one given before it, is refused. Says of each
 * forecast and call by when it existed, as far as a clock outside shows it, and with bars of the reader's own whether outcomes
 * are right. With SEC's submissions of companies, as SYMBOL.json, it says whether results came within the horizons where outcomes
 * tell them. Ends with 1 when anything is wrong.
 */
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import * as z from "zod";
import type { RecordRow } from "../../../shared/record.ts";
import { fromBase64, type NoteKey } from "../../../shared/record-log/signed-note.ts";
import { readAnchor } from "../../features/record/anchor-head.ts";
import { checkBoards } from "../../features/record/chain/check-boards.ts";
import { findGaps } from "../../features/record/chain/find-gaps.ts";
import { sayTime } from "../../features/record/chain/judge-times.ts";
import { type Evidence, verifyLog } from "../../features/record/chain/verify-log.ts";
import { difficultyOf, readHeaders } from "../../features/record/clocks/block-headers.ts";
import { readMemo } from "../../providers/chains/solana/memo.ts";
import { openRpc } from "../../providers/chains/solana/rpc.ts";
import { readSubmissions } from "../../providers/prices/stock/sec/reported-results.ts";
import { readFolder } from "../calibration/read-folder.ts";
import { readAnchors, readBoard, readChain, readKeys, readNote } from "./read-chain.ts";

const USAGE =
  "Usage: npm run verify-outcomes -- ORIGIN [--chain live|replay|simulated] [--head HASH --rows N] " +
  "[--checkpoint FILE] [--witness NAME+ID+KEY] [--solana URL | --anchor SIGNATURE] [--headers FILE] " +
  "[--bars FOLDER] [--filings FOLDER] [--boards] [--row N]";
/** Without its time an anchor shows what there was, not when. */
const LATEST = 8.64e15;
const SOLANA = "https://api.mainnet-beta.solana.com";

const keptSchema = z.object({
  head: z.string().regex(/^[0-9a-f]{64}$/, "--head is 64 hexadecimal digits"),
  rows: z.coerce.number("--rows is a number").int().min(1),
});

const { origin, chain, given } = readArguments();
try {
  const { rows: served, head } = await readChain(origin, chain);
  const note = await readNote(origin, chain);
  const named = await readAnchors(origin, chain);
  const verdict = await verifyLog({
    served,
    note,
    keys: await readKeys(origin, note),
    keptNotes: (given.checkpoint ?? []).map((file) => readFileSync(file, "utf8")),
    kept: given.head === undefined ? undefined : keptSchema.parse(given),
    witnesses: (given.witness ?? []).map(readWitness),
    anchors: await checkAnchors(named.signatures),
    stamps:
      given.headers === undefined ? undefined : { served: named.stamps, headers: openHeaders(given.headers) },
    barsOf: given.bars === undefined ? undefined : openBars(given.bars),
    filingsOf: given.filings === undefined ? undefined : openFilings(given.filings),
  });
  if (!verdict.ok) fail(verdict.says);
  // Rows may have been added while the others were read.
  if (head && head.rows > served.length) fail(`the server says ${head.rows} rows and tells ${served.length}`);
  console.log(
    `${verdict.proven ? "proven" : "consistent, not proven"}: ${verdict.rows} rows, head ${verdict.head}`,
  );
  const early = verdict.times.filter(({ existedBy }) => existedBy !== null);
  console.log(
    `${early.length} of ${verdict.times.length} forecasts and calls existed before their outcome, by a clock outside; the others are not proven in time`,
  );
  const gaps = findGaps(served.map(({ row }) => row as unknown as RecordRow));
  if (gaps.length > 0)
    console.log(`gaps, or days on which the exchange stayed closed for once: ${gaps.join(", ")}`);
  if (named.standIns > 0)
    console.log(`${named.standIns} stamps are of a stand-in, the server's own clock: they prove nothing`);
  for (const fault of verdict.stamps?.faults ?? []) console.log(`${fault}; it counts for nothing`);
  if (verdict.stamps)
    console.log(
      `OpenTimestamps: ${verdict.stamps.clocks.length} lead into blocks whose headers you gave, ${verdict.stamps.pending} wait for ` +
        `a block, headers are missing of ${verdict.stamps.unknown.join(", ") || "none"}`,
    );
  else if (named.stamps.length > 0)
    console.log(`${named.stamps.length} stamps of OpenTimestamps were not checked: --headers FILE does`);
  if (verdict.recomputed)
    console.log(
      `outcomes: ${verdict.recomputed.borneOut} borne out by your bars, ${verdict.recomputed.unknown} they cannot tell`,
    );
  if (verdict.reported)
    console.log(
      `results: ${verdict.reported.borneOut} outcomes are borne out by your filings, ${verdict.reported.unknown} they cannot tell`,
    );
  if (given.boards) {
    const boards = await checkBoards(
      served.map(({ row }) => row as unknown as RecordRow),
      (hash) => readBoard(origin, chain, hash),
    );
    if (typeof boards === "string") fail(boards);
    console.log(
      `boards: ${boards.files} files are those the record names, ${boards.missing} are missing; ${boards.borneOut} outcomes are borne out by them`,
    );
  }
  const one = verdict.times.find(({ seq }) => seq === Number(given.row));
  if (given.row !== undefined) console.log(`row ${given.row}: ${one ? sayTime(one) : "no forecast or call"}`);
  if (note === null) console.log("The server tells no checkpoint: nothing is signed.");
  if (!verdict.proven)
    console.log(
      "A chain that was wholly re-made, or cut at its end, shows only against a head or checkpoint that was " +
        "kept (--head, --rows, --checkpoint), a witness, Solana or Bitcoin.",
    );
} catch (error) {
  fail(String(error));
}

/** The heads that transactions on Solana hold: the one named, or with `--solana` all that the server names. Throws where one holds none. */
async function checkAnchors(all: string[]): Promise<Evidence["anchors"]> {
  if (given.anchor === undefined && given.solana === undefined) return [];
  const ask = openRpc(given.solana ?? SOLANA);
  const named = given.anchor === undefined ? all : [given.anchor];
  const anchors: NonNullable<Evidence["anchors"]> = [];
  for (const signature of named) {
    const memo = await readMemo(ask, signature);
    const head = memo && readAnchor(memo.words);
    if (!memo || head?.chain !== chain) throw new Error(`${signature} anchors no head of the chain ${chain}`);
    console.log(
      `anchored by ${memo.signer}${memo.at ? ` at ${memo.at}` : ""}: ${head.rows} rows, head ${head.head}`,
    );
    anchors.push({ name: "Solana", rows: head.rows, head: head.head, at: new Date(memo.at ?? LATEST) });
  }
  return anchors;
}

/** Headers of Bitcoin, each with its proof of work. Throws at a line that is none. */
function openHeaders(file: string) {
  const headers = readHeaders(readFileSync(file, "utf8"));
  const least = Math.min(...[...headers.values()].map(difficultyOf));
  console.log(
    `${headers.size} headers of Bitcoin, each with its proof of work; the easiest has a difficulty of ${least.toPrecision(3)}`,
  );
  return headers;
}

/** A cosigner's key as C2SP signed-note writes it. */
function readWitness(text: string): NoteKey {
  const [, name, packed] = /^([^+\s]+)\+[\da-f]{8}\+(\S+)$/.exec(text) ?? [];
  if (!name || !packed) throw new Error("--witness is NAME+ID+KEY");
  return { name, key: fromBase64(packed).slice(1) };
}

function openBars(folder: string): Evidence["barsOf"] {
  const all = new Map(readFolder(folder).map((series) => [series.symbol, series]));
  return (symbol) => {
    const series = all.get(symbol);
    return series && { source: folder, closesOnly: series.closesOnly, bars: series.bars };
  };
}

/** SEC's submissions of companies, read when one of them is asked for. */
function openFilings(folder: string): Evidence["filingsOf"] {
  const files = new Set(readdirSync(folder));
  return (symbol) =>
    files.has(`${symbol}.json`)
      ? readSubmissions(JSON.parse(readFileSync(`${folder}/${symbol}.json`, "utf8")))
      : undefined;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        chain: { type: "string", default: "live" },
        head: { type: "string" },
        rows: { type: "string" },
        checkpoint: { type: "string", multiple: true },
        witness: { type: "string", multiple: true },
        anchor: { type: "string" },
        solana: { type: "string" },
        headers: { type: "string" },
        bars: { type: "string" },
        filings: { type: "string" },
        boards: { type: "boolean" },
        row: { type: "string" },
      },
    });
    if ((values.head === undefined) !== (values.rows === undefined))
      throw new Error("--head and --rows belong together");
    return {
      origin: new URL(z.string("which ORIGIN?").parse(positionals[0])).origin,
      chain: z
        .enum(["live", "replay", "simulated"], "--chain is live, replay or simulated")
        .parse(values.chain),
      given: values,
    };
  } catch (error) {
    return fail(`${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}\n${USAGE}`);
  }
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
