import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChainedRow } from "../../../shared/record.ts";
import { entryOf, GENESIS, hashRow } from "../../../shared/record-log/hash-row.ts";
import {
  findConsistency,
  findInclusion,
  findRoot,
  hashLeaf,
  openLeaves,
} from "../../../shared/record-log/merkle.ts";
import {
  LOG_KEY,
  nameNoteKey,
  toBase64,
  writeSignature,
  writeTree,
} from "../../../shared/record-log/signed-note.ts";
import { json } from "../../test/site.tsx";
import { proveRow } from "./prove-row.ts";

const NAME = "example.org/record/simulated";

/** So many rows; `close` tells one history from another. */
async function makeRows(count: number, close: number): Promise<ChainedRow[]> {
  const rows: ChainedRow[] = [];
  for (let seq = 1; seq <= count; seq++) {
    const row = {
      ...{ kind: "call" as const, chain: "simulated" as const, seq, asset: "BTC", type: "crypto" as const },
      ...{ horizonDays: 30 as const, date: "2026-01-05", until: "2026-02-04" },
      ...{ writtenAt: "2026-01-06T01:00:00.000Z", close, sources: [], action: "Hold" as const, score: seq },
    };
    const previous = rows.at(-1)?.hash ?? GENESIS;
    rows.push({ previous, hash: await hashRow(previous, row), row });
  }
  return rows;
}

/** A server that signs such rows. */
async function openServer() {
  const pair = (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
  const { x = "" } = await crypto.subtle.exportKey("jwk", pair.publicKey);
  const key = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const serve = (rows: ChainedRow[], clocks: object[] = []) =>
    vi.stubGlobal("fetch", async (path: string) => {
      if (path.startsWith("/.well-known")) return json({ keys: [{ x, mode: "live" }] });
      const query = new URL(path, "http://x").searchParams;
      const [seq, since] = [Number(query.get("row")), query.get("since")];
      const find = openLeaves(await Promise.all(rows.map(({ hash }) => hashLeaf(entryOf(hash)))));
      const text = writeTree(NAME, { size: rows.length, root: await findRoot(find, 0, rows.length) });
      const signed = await crypto.subtle.sign("Ed25519", pair.privateKey, new TextEncoder().encode(text));
      const id = await nameNoteKey({ name: NAME, key }, LOG_KEY);
      return json({
        chain: "simulated",
        item: rows[seq - 1],
        checkpoint: `${text}\n${writeSignature(NAME, id, new Uint8Array(signed))}`,
        inclusion: (await findInclusion(find, seq - 1, rows.length)).map(toBase64),
        consistency:
          since === null
            ? null
            : {
                since: Number(since),
                path: (await findConsistency(find, Math.min(Number(since), rows.length), rows.length)).map(
                  toBase64,
                ),
              },
        clocks,
      });
    });
  return serve;
}

const at = (rows: ChainedRow[], seq: number) => rows[seq - 1] as ChainedRow;

describe("a row proven in the browser", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it("is in the signed log, which extends what was seen before, and names the clock that was not checked", async () => {
    const serve = await openServer();
    const rows = await makeRows(9, 100);
    serve(rows.slice(0, 5));
    expect(await proveRow(at(rows, 3))).toEqual({
      isProven: true,
      says: "In the signed log of 5 rows. No outside clock covers it yet, so there is no proof of when it was written.",
    });
    const clock = { clock: "witness", by: "one", at: "2026-01-06T02:00:00Z", rows: 9, proof: "?at=9" };
    serve(rows, [clock, { ...clock, clock: "opentimestamps", by: "alice.test" }]);
    const { isProven, says } = await proveRow(at(rows, 9));
    expect(isProven).toBe(true);
    expect(says).toMatch(
      /^In the signed log of 9 rows, which goes on from .+ by the time of one \(2026-01-06\), /,
    );
    expect(says).toContain("Bitcoin by its calendar alice.test (2026-01-06), not checked here");
  });

  it.each(["altered", "of another log", "forked", "cut", "signed by another key"])(
    "is refused when %s",
    async (how) => {
      const serve = await openServer();
      const [rows, others] = [await makeRows(9, 100), await makeRows(9, 99)];
      serve(rows);
      expect((await proveRow(at(rows, 3))).isProven).toBe(true);
      let item = at(rows, 3);
      if (how === "altered") item = { ...item, row: { ...item.row, until: "2026-02-05" } as typeof item.row };
      if (how === "of another log") item = at(others, 3);
      if (how === "forked") {
        serve(others);
        item = at(others, 3);
      }
      if (how === "cut") serve(rows.slice(0, 5));
      if (how === "signed by another key") {
        const strange = await openServer();
        strange(rows);
        const key = fetch;
        serve(rows);
        const own = fetch;
        vi.stubGlobal("fetch", (path: string) => (path.startsWith("/.well-known") ? own(path) : key(path)));
      }
      const { isProven, says } = await proveRow(item);
      expect(isProven).toBe(false);
      expect(says).toMatch(
        {
          altered: /not the one that was written/,
          "of another log": /not the one that was written/,
          forked: /forked/,
          cut: /forked/,
          "signed by another key": /not signed by the published key/,
        }[how] as RegExp,
      );
    },
  );
});
