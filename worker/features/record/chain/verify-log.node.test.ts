import { beforeAll, describe, expect, it } from "vitest";
import { closeOn, cosign, dayOf, makeKey, makeLog, nightOf, signLog } from "../../../test/record/make-log.ts";
import { sayTime } from "./judge-times.ts";
import type { ServedRow } from "./verify-chain.ts";
import { type Evidence, verifyLog } from "./verify-log.ts";

const DAYS = 20;
/** After seven nights of one forecast each. */
const FIRST_OUTCOME = 8;
type Key = Awaited<ReturnType<typeof makeKey>>;
let [log, one, two]: [Key, Key, Key] = [] as never;
let served: ServedRow[];
let note: string;
beforeAll(async () => {
  [log, one, two] = await Promise.all([makeKey("example.org/record/live"), makeKey("one"), makeKey("two")]);
  served = await makeLog(DAYS);
  note = await signLog(log, served);
});

const verify = (change: Partial<Evidence> = {}) => verifyLog({ served, note, keys: [log.key], ...change });
const refusal = async (change: Partial<Evidence>) => {
  const verdict = await verify(change);
  return verdict.ok ? null : verdict.says;
};
const remade = async (change: Parameters<typeof makeLog>[1]) => {
  const other = await makeLog(DAYS, change);
  return { served: other, note: await signLog(log, other) };
};
const cheaper = (row: Parameters<NonNullable<Parameters<typeof makeLog>[1]>>[0], seq: number) =>
  seq === 9 && row.kind === "forecast" ? { ...row, close: row.close * 0.9 } : row;
/** The first outcome, of 4 to 11 March 2024, with results that came at a moment, or with none. */
const withResults =
  (at: string | null, accession = "0001-24-1"): NonNullable<Parameters<typeof makeLog>[1]> =>
  (row, seq) =>
    seq === FIRST_OUTCOME && row.kind === "forecast-outcome" && row.result === "scored"
      ? { ...row, reported: at === null ? null : { at, accession } }
      : row;
const barsOf = () => ({
  source: "mine",
  closesOnly: false,
  bars: Array.from({ length: 60 }, (_, i) => {
    const close = closeOn(i);
    return { date: dayOf(i), open: close, high: close, low: close, close, volume: 1 };
  }),
});
/** The rows as they stood after so many days, their checkpoint, and what a witness made of it that night. */
const witnessed = async (witness: Key, days: number) => {
  const then = await makeLog(days);
  const first = await signLog(log, then);
  return first + (await cosign(witness, first, nightOf(days - 1)));
};

describe("an honest record", () => {
  it("holds, proven by nobody alone, and says of no row that it is proven in time", async () => {
    const verdict = await verify();
    expect(verdict).toMatchObject({ ok: true, proven: false, rows: served.length });
    expect(verdict.ok && verdict.times.every(({ existedBy }) => existedBy === null)).toBe(true);
    expect(verdict.ok && verdict.times.length).toBe(DAYS);
  });

  it("with a witness's cosignature of its night says by when each row existed, and how long before its outcome", async () => {
    const kept = await witnessed(one, 10);
    const verdict = await verify({ keptNotes: [kept], witnesses: [one.key] });
    if (!verdict.ok) throw new Error(verdict.says);
    expect(verdict.proven).toBe(true);
    const said = verdict.times.map(sayTime);
    expect(said[9]).toBe(`existed by ${nightOf(9).toISOString()} (witness one), 7.0 days before its outcome`);
    expect(said[0]).toBe("not proven in time");
    expect(said[10]).toBe("not proven in time");
    expect(said.filter((words) => words.startsWith("existed"))).toHaveLength(7);
  });

  it("has outcomes that a reader's own bars bear out", async () => {
    expect(await verify({ barsOf })).toMatchObject({
      ok: true,
      recomputed: { borneOut: DAYS - 7, unknown: 0 },
    });
  });
});

describe("attacks on the record", () => {
  it.each<[string, (row: { writtenAt: string }) => string, RegExp]>([
    [
      "before its own close",
      () => "2024-03-01T00:00:00.000Z",
      /backdated: it tells .+ and the row before it/,
    ],
    [
      "when its outcome was known",
      () => nightOf(30).toISOString(),
      /backdated: it tells .+, when the close of/,
    ],
    ["an hour before the row ahead of it", ({ writtenAt }) => writtenAt.replace("T01", "T00"), /backdated/],
  ])("backdated: a row that tells a time %s is refused, signed or not", async (_, time, says) => {
    const change = await remade((row, seq) => (seq === 33 ? { ...row, writtenAt: time(row) } : row));
    expect(await refusal(change)).toMatch(says);
  });

  it("backdated: a first row from before its close is refused", async () => {
    const change = await remade((row, seq) =>
      seq === 1 ? { ...row, writtenAt: "2024-03-04T23:00:00.000Z" } : row,
    );
    expect(await refusal(change)).toBe(
      "row 1 was backdated: it tells 2024-03-04T23:00:00.000Z, before the close of 2024-03-04",
    );
  });

  it("late: rows appended when outcomes were known, with times that could be, are consistent, and not proven in time", async () => {
    const late = note + (await cosign(one, note, nightOf(40)));
    const verdict = await verify({ note: late, witnesses: [one.key] });
    expect(verdict.ok && new Set(verdict.times.map(sayTime))).toEqual(new Set(["not proven in time"]));
  });

  it("re-made: by an operator without a witness it passes alone; against a checkpoint that anybody kept it does not", async () => {
    const change = await remade(cheaper);
    expect(await verify(change)).toMatchObject({ ok: true, proven: false });
    const kept = await signLog(log, served.slice(0, 12));
    expect(await refusal({ ...change, keptNotes: [kept] })).toMatch(
      /^the log was forked: a signed checkpoint over 12 rows/,
    );
  });

  it("re-made: by an operator with a witness the witness's own checkpoint shows it", async () => {
    const change = await remade(cheaper);
    const kept = await witnessed(one, 10);
    expect(await refusal({ ...change, keptNotes: [kept], witnesses: [one.key] })).toMatch(/forked/);
  });

  it("forked: two histories, one signed for each reader, are refused as soon as both checkpoints meet", async () => {
    const other = await remade(cheaper);
    expect(await refusal({ keptNotes: [other.note] })).toMatch(/^the log was forked/);
    expect(await refusal({ ...other, keptNotes: [note] })).toMatch(/^the log was forked/);
  });

  it("forked: rows other than those of the tree that is told are refused at once", async () => {
    const other = await remade(cheaper);
    expect(await refusal({ served: other.served })).toMatch(/^the log was forked/);
  });

  it("cut: fewer rows than were signed are refused", async () => {
    expect(await refusal({ served: served.slice(0, -3) })).toBe(
      `the history was cut: a signed checkpoint covers ${served.length} rows, and ${served.length - 3} are told`,
    );
    const short = served.slice(0, 12);
    const shorter = { served: short, note: await signLog(log, short) };
    expect(await refusal({ ...shorter, keptNotes: [note] })).toMatch(/^the history was cut/);
  });

  it("replaced: a row that stands in another's place is refused", async () => {
    const other = await makeLog(DAYS, cheaper);
    expect(await refusal({ served: served.with(8, other[8] as ServedRow) })).toMatch(/altered|chained/);
  });

  it("an outcome that the bars contradict is refused, though chain, tree and times hold", async () => {
    const change = await remade((row, seq) =>
      seq === 10 && row.kind === "forecast-outcome" && row.result === "scored" ? { ...row, close: 77 } : row,
    );
    expect(await verify(change)).toMatchObject({ ok: true });
    expect(await refusal({ ...change, barsOf })).toMatch(/^row 10 tells another outcome than the bars/);
  });

  it("an outcome that tells results outside its days is refused, though chain, tree and times hold", async () => {
    const change = await remade(withResults("2024-03-12T21:00:00.000Z"));
    expect(await refusal(change)).toBe("row 8 names results that came outside its horizon");
  });

  it("an outcome that tells no results, or others, where a reader's own filings show some is refused", async () => {
    const first = { accession: "0001-24-1", at: "2024-03-05T21:20:00.000Z" };
    const filingsOf = () => ({ since: null, reports: [first] });
    const [none, honest, other] = await Promise.all([
      remade(withResults(null)),
      remade(withResults(first.at, first.accession)),
      remade(withResults(first.at, "0001-24-2")),
    ]);
    expect(await refusal({ ...none, filingsOf })).toBe(
      "row 8 tells no results within its horizon, and the filings results (0001-24-1)",
    );
    expect(await refusal({ ...other, filingsOf })).toMatch(/^row 8 tells results \(0001-24-2\)/);
    expect(await verify({ ...honest, filingsOf, barsOf })).toMatchObject({
      ok: true,
      reported: { borneOut: 1, unknown: 0 },
      recomputed: { borneOut: DAYS - 7, unknown: 0 },
    });
    expect(await verify({ ...none, filingsOf: () => undefined })).toMatchObject({
      ok: true,
      reported: { borneOut: 0, unknown: 1 },
    });
    expect(await verify(none)).toMatchObject({ ok: true, reported: null });
  });

  it("a lying clock: a cosignature with another time, or of a key that the reader does not trust, shows nothing", async () => {
    const line = await cosign(one, note, nightOf(40));
    const early = await cosign(one, note, nightOf(0));
    const [head, packed] = [line.slice(0, line.lastIndexOf(" ") + 1), line.slice(line.lastIndexOf(" ") + 1)];
    const [forged, told] = [packed, early.slice(early.lastIndexOf(" ") + 1)].map((text) =>
      Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0)),
    ) as [Uint8Array, Uint8Array];
    forged.set(told.slice(4, 12), 4);
    const moved = `${head}${btoa(String.fromCharCode(...forged))}\n`;
    for (const witnesses of [[one.key], [two.key]]) {
      const verdict = await verify({ note: note + moved, witnesses });
      expect(verdict.ok && verdict.times.every(({ existedBy }) => existedBy === null)).toBe(true);
    }
    const untrusted = await verify({ note: note + early, witnesses: [two.key] });
    expect(untrusted.ok && untrusted.times.every(({ existedBy }) => existedBy === null)).toBe(true);
  });

  it("a lying clock: one witness that lies is believed as the one it is, and named", async () => {
    const lied = note + (await cosign(one, note, nightOf(0)));
    const verdict = await verify({ note: lied, witnesses: [one.key] });
    expect(verdict.ok && sayTime(verdict.times[5] as never)).toContain("(witness one)");
  });

  it("a checkpoint of another key, or altered, is refused", async () => {
    const other = await makeKey(log.key.name);
    expect(await refusal({ keys: [other.key] })).toBe("the checkpoint is not signed by the log’s key");
    const altered = note.replace(`\n${served.length}\n`, `\n${served.length - 1}\n`);
    expect(await refusal({ note: altered })).toBe("the checkpoint is not signed by the log’s key");
  });

  it("an anchor whose head is another one's shows a history that was re-made, and one with more rows a cut", async () => {
    const anchor = { name: "Solana", rows: 9, at: nightOf(5), head: served[8]?.hash ?? "" };
    expect(await verify({ anchors: [anchor] })).toMatchObject({ ok: true, proven: true });
    expect(await refusal({ anchors: [{ ...anchor, head: served[7]?.hash ?? "" }] })).toMatch(
      /^the history was re-made/,
    );
    expect(await refusal({ anchors: [{ ...anchor, rows: 900 }] })).toMatch(/^the history was cut/);
  });
});
