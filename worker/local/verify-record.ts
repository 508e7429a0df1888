/**
 * `npm run verify-record -- ORIGIN [--chain live|replay|simulated] [--head HASH --rows N | --anchor SIGNATURE [--solana URL]]`: reads the public record of a
 * server, recomputes its chain and names the first row that was altered, dropped or reordered. With a head that somebody
 * kept, from an answer or elsewhere, it also tells a history that was re-made or cut. Ends with 1 when anything is wrong.
 */
import { parseArgs } from "node:util";
import * as z from "zod";
import { readAnchor } from "../features/record/anchor-head.ts";
import { verifyChain } from "../features/record/chain/verify-chain.ts";
import { readMemo } from "../providers/chains/solana/memo.ts";
import { openRpc } from "../providers/chains/solana/rpc.ts";
import { readChain } from "./read-chain.ts";

const USAGE =
  "Usage: npm run verify-record -- ORIGIN [--chain live|replay|simulated] [--head HASH --rows N | --anchor SIGNATURE [--solana URL]]";
const SOLANA = "https://api.mainnet-beta.solana.com";

const keptSchema = z.object({
  head: z.string().regex(/^[0-9a-f]{64}$/, "--head is 64 hexadecimal digits"),
  rows: z.coerce.number("--rows is a number").int().min(1),
});

const { origin, chain, anchor, ...given } = readArguments();
try {
  const kept = anchor ? await readKeptHead(anchor) : given.kept;
  const { rows, head } = await readChain(origin, chain);
  const verdict = await verifyChain(rows, kept);
  if (!verdict.ok) fail(verdict.fault.says);
  // Rows may have been added while the others were read.
  if (head && head.rows > rows.length) fail(`the server says ${head.rows} rows and tells ${rows.length}`);
  console.log(
    `${verdict.proven ? "proven" : "consistent, not proven"}: ${verdict.rows} rows, head ${verdict.head}`,
  );
  if (!verdict.proven)
    console.log(
      "A chain that was wholly re-made, or cut at its end, shows only against a head that was kept (--head, --rows).",
    );
} catch (error) {
  fail(String(error));
}

/** The head that a transaction on Solana holds. Throws where it holds none of this chain. */
async function readKeptHead({ signature, url }: { signature: string; url: string }) {
  const memo = await readMemo(openRpc(url), signature);
  const head = memo && readAnchor(memo.words);
  if (!memo || head?.chain !== chain) throw new Error(`${signature} anchors no head of the chain ${chain}`);
  console.log(
    `anchored by ${memo.signer}${memo.at ? ` at ${memo.at}` : ""}: ${head.rows} rows, head ${head.head}`,
  );
  return { head: head.head, rows: head.rows };
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        chain: { type: "string", default: "live" },
        head: { type: "string" },
        rows: { type: "string" },
        anchor: { type: "string" },
        solana: { type: "string", default: SOLANA },
      },
    });
    if ((values.head === undefined) !== (values.rows === undefined))
      throw new Error("--head and --rows belong together");
    return {
      origin: new URL(z.string("which ORIGIN?").parse(positionals[0])).origin,
      chain: z
        .enum(["live", "replay", "simulated"], "--chain is live, replay or simulated")
        .parse(values.chain),
      kept: values.head === undefined ? undefined : keptSchema.parse(values),
      anchor: values.anchor === undefined ? undefined : { signature: values.anchor, url: values.solana },
    };
  } catch (error) {
    return fail(`${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}\n${USAGE}`);
  }
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
