import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromBase64 } from "../../../../shared/record-log/signed-note.ts";
import { recordCheckpoints, recordStamps } from "../../../db/record-schema.ts";
import type { Deps } from "../../../deps.ts";
import { makeKey, makeLog, signLog } from "../../../test/record/make-log.ts";
import { startCalendar } from "../../../test/record/ots/calendar.node.ts";
import { openRecord } from "../../../test/record/replay-record.node.ts";
import type { ServedRow } from "../chain/verify-chain.ts";
import { type Evidence, verifyLog } from "../chain/verify-log.ts";
import { readHeader } from "./block-headers.ts";
import { listAllAnchors, listClocks } from "./list-clocks.ts";
import { stampChain } from "./stamp-checkpoint.ts";

const HOUR = 3_600_000;
const START = Date.parse("2024-03-14T02:00:00Z");

let record: Awaited<ReturnType<typeof openRecord>>;
let own: Deps["record"];
type Calendar = Awaited<ReturnType<typeof startCalendar>>;
let [one, two] = [] as unknown as [Calendar, Calendar];
let key: Awaited<ReturnType<typeof makeKey>>;
let served: ServedRow[];
let at = START;

beforeAll(async () => {
  [record, key, served] = await Promise.all([openRecord(), makeKey("example.org/record/live"), makeLog(20)]);
  own = drizzle(record.own as never);
});
beforeEach(async () => {
  await record.clear();
  at = START;
  [one, two] = await Promise.all([startCalendar(), startCalendar()]);
  return () => Promise.all([one.stop(), two.stop()]);
});
afterAll(() => record.close());

const deps = (): Deps =>
  ({ record: own, now: () => new Date(at), config: { calendars: [one.url, two.url] } }) as unknown as Deps;
const stamp = () => stampChain(deps(), "live");
/** A checkpoint over the first rows, as a night writes it. */
async function checkpoint(rows: number, chain: "live" | "simulated" = "live") {
  const note = await signLog(key, served.slice(0, rows));
  const root = note.split("\n")[2] ?? "";
  await own.insert(recordCheckpoints).values({ chain, size: rows, root, note, madeAt: at });
  return note;
}
const stamps = () => own.select().from(recordStamps).orderBy(recordStamps.size, recordStamps.clock);
const sizes = async () => (await stamps()).map(({ size, height }) => [size, height]);

describe("a checkpoint in Bitcoin by OpenTimestamps", () => {
  it("goes to each calendar once a day, and not again while no rows were added", async () => {
    await stamp();
    expect(await stamps()).toEqual([]);
    await checkpoint(6);
    await stamp();
    await stamp();
    await checkpoint(8);
    await stamp();
    expect([one.digests.length, two.digests.length]).toEqual([1, 1]);
    at += 24 * HOUR;
    await stamp();
    at += 24 * HOUR;
    await stamp();
    expect([one.digests.length, two.digests.length]).toEqual([2, 2]);
    expect(one.digests).toEqual(two.digests);
  });

  it("is completed once its block is there, each calendar by itself, and asked for once an hour at most", async () => {
    await checkpoint(6);
    await stamp();
    await one.mine(840_000, new Date(START + 2 * HOUR));
    await stamp();
    expect(await sizes()).toEqual([
      [6, null],
      [6, null],
    ]);
    at += HOUR;
    await stamp();
    expect(new Map((await stamps()).map(({ clock, height }) => [clock, height]))).toEqual(
      new Map([
        [one.url, 840_000],
        [two.url, null],
      ]),
    );
    expect(await listClocks(deps(), "live", { from: 1, to: 6 })).toEqual([
      {
        clock: "opentimestamps",
        by: new URL(one.url).host,
        at: new Date(at).toISOString(),
        rows: 6,
        proof: "?chain=live&after=5",
      },
    ]);
    expect(await listClocks(deps(), "live", { from: 7, to: 9 })).toEqual([]);
    const { stamps: all, next } = await listAllAnchors(deps(), "live", 0);
    expect([all.length, next]).toEqual([2, null]);
  });

  it("a calendar that is down or talks nonsense fails alone, and is asked again by the next run", async () => {
    await checkpoint(6);
    one.state.isDown = true;
    await expect(stamp()).rejects.toThrow("503");
    expect((await stamps()).map(({ clock }) => clock)).toEqual([two.url]);
    one.state.isDown = false;
    one.state.promises = "https://elsewhere.example";
    await expect(stamp()).rejects.toThrow("promises nothing of its own");
    one.state.promises = "";
    await stamp();
    expect(await stamps()).toHaveLength(2);
  });

  it("a way into a block that makes the proof too long to be read again is not kept, and asked for again", async () => {
    await checkpoint(6);
    await stamp();
    const proofs = async () => (await stamps()).map(({ proof, height }) => [proof, height]);
    const before = await proofs();
    await one.mine(840_000, new Date(START + 2 * HOUR), 250);
    for (let hour = 1; hour <= 2; hour++) {
      at += HOUR;
      await expect(stamp()).rejects.toThrow("too many steps");
      expect(await proofs()).toEqual(before);
    }
  });

  it("of prices that are not real no calendar hears; a stand-in takes its place and is named as such", async () => {
    await checkpoint(6, "simulated");
    await stampChain(deps(), "simulated");
    expect([one.digests, two.digests]).toEqual([[], []]);
    expect(await listClocks(deps(), "simulated", { from: 1, to: 6 })).toMatchObject([
      { clock: "stand-in", by: null, rows: 6 },
    ]);
  });

  it("no stamp can be deleted", async () => {
    await checkpoint(6);
    await stamp();
    const deletion = record.own.prepare("DELETE FROM record_stamps").run();
    await expect(deletion).rejects.toThrow("a stamp of the record stays");
  });
});

describe("who reads such a proof with headers of their own", () => {
  const BLOCK_AT = new Date("2024-03-14T05:00:00Z");

  async function evidence(change: Partial<Evidence> = {}): Promise<Evidence> {
    await checkpoint(10);
    await stamp();
    const hex = await one.mine(840_000, BLOCK_AT);
    at += HOUR;
    await stamp();
    const { stamps: told } = await listAllAnchors(deps(), "live", 0);
    return {
      served,
      note: await signLog(key, served),
      keys: [key.key],
      stamps: {
        served: told.map(({ rows, proof }) => ({ rows, proof: fromBase64(proof) })),
        headers: new Map([[840_000, readHeader(hex)]]),
      },
      ...change,
    };
  }
  const refusal = async (all: Evidence) => {
    const verdict = await verifyLog(all);
    return verdict.ok ? null : verdict.says;
  };

  it("sees by when rows existed; a stamp that waits, or of a block without a header, shows nothing", async () => {
    const all = await evidence();
    const verdict = await verifyLog(all);
    expect(verdict).toMatchObject({ ok: true, proven: true, stamps: { pending: 1, unknown: [] } });
    const early = verdict.ok ? verdict.times.filter(({ existedBy }) => existedBy !== null) : [];
    expect(early[0]).toMatchObject({ clock: "Bitcoin block 840000", existedBy: BLOCK_AT });
    const blind = await verifyLog({
      ...all,
      stamps: { served: all.stamps?.served ?? [], headers: new Map() },
    });
    expect(blind).toMatchObject({ ok: true, proven: false, stamps: { unknown: [840_000] } });
  });

  it("refuses rows that were altered and signed anew, a log of another name, and rows that were dropped", async () => {
    const all = await evidence();
    const other = await makeLog(20, (row, seq) =>
      seq === 4 && row.kind === "forecast" ? { ...row, close: row.close * 0.9 } : row,
    );
    const remade = { ...all, served: other, note: await signLog(key, other) };
    expect(await refusal(remade)).toMatch(/^the history was re-made: a stamp of OpenTimestamps over 10 rows/);
    const namesake = { ...key, key: { ...key.key, name: "example.com/record/live" } };
    const renamed = { ...all, note: await signLog(namesake, served), keys: [namesake.key] };
    expect(await refusal(renamed)).toMatch(/^the history was re-made/);
    const short = served.slice(0, 8);
    expect(await refusal({ ...all, served: short, note: await signLog(key, short) })).toMatch(
      /^the history was cut: a stamp of OpenTimestamps covers 10 rows, and 8 are told/,
    );
    expect(await refusal({ ...all, note: null })).toMatch(/no checkpoint/);
  });

  it("refuses a fork: the stamp of one history beside the rows of another", async () => {
    const all = await evidence();
    const fork = await makeLog(20, (row, seq) =>
      seq === 9 && row.kind === "forecast" ? { ...row, close: row.close * 1.1 } : row,
    );
    expect(await refusal({ ...all, served: fork, note: await signLog(key, fork) })).toMatch(/re-made/);
  });

  it("names a lying clock and a proof that cannot be read; neither shows anything, and the log stands", async () => {
    const all = await evidence();
    const told = all.stamps?.served ?? [];
    const lied = new Map([[840_000, { root: new Uint8Array(32).fill(7), at: BLOCK_AT }]]);
    expect(await verifyLog({ ...all, stamps: { served: told, headers: lied } })).toMatchObject({
      ...{ ok: true, proven: false },
      stamps: {
        clocks: [],
        faults: ["a clock lies: the stamp over 10 rows does not lead into block 840000 of Bitcoin"],
      },
    });
    const headers = all.stamps?.headers ?? new Map();
    const cut = { rows: 10, proof: told[0]?.proof.slice(0, -5) ?? new Uint8Array() };
    expect(await verifyLog({ ...all, stamps: { served: [cut, ...told], headers } })).toMatchObject({
      ...{ ok: true, proven: true },
      stamps: {
        clocks: [{ name: "Bitcoin block 840000" }],
        faults: ["the stamp over 10 rows cannot be read: the proof is cut"],
      },
    });
  });
});
