import { beforeAll, describe, expect, it } from "vitest";
import { writeCanonicalJson } from "../../../../shared/record-log/canonical-json.ts";
import { GENESIS, hashRow } from "../../../../shared/record-log/hash-row.ts";
import { type ServedRow, verifyChain } from "./verify-chain.ts";

const ROWS = 1_000;
type Row = ServedRow["row"] & { close: number };

async function makeChain(count: number, price: (seq: number) => number): Promise<ServedRow[]> {
  const made: ServedRow[] = [];
  for (let seq = 1; seq <= count; seq++) {
    const row: Row = { chain: "simulated", seq, close: price(seq) };
    const previous = made.at(-1)?.hash ?? GENESIS;
    made.push({ previous, hash: await hashRow(previous, row), row });
  }
  return made;
}

let seed = 7;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
/** Twelve places, the ends among them. */
const PLACES = [0, ROWS - 1, ...Array.from({ length: 10 }, () => Math.floor(random() * ROWS))];

let chain: ServedRow[];
let kept: { head: string; rows: number };
beforeAll(async () => {
  chain = await makeChain(ROWS, (seq) => 100 + seq / 7);
  kept = { head: chain.at(-1)?.hash ?? "", rows: ROWS };
});

const at = (i: number) => chain[i] as ServedRow;
const faultOf = async (rows: ServedRow[]) => {
  const verdict = await verifyChain(rows);
  return verdict.ok ? null : [verdict.fault.fault, verdict.fault.seq];
};
const altered = (i: number) => ({ ...at(i), row: { ...at(i).row, close: 1 } as Row });

describe("a chain of a thousand rows", () => {
  it("as it was written is consistent, and proven only against a head that was kept", async () => {
    expect(await verifyChain(chain)).toMatchObject({ ok: true, proven: false, rows: ROWS });
    expect(await verifyChain(chain, kept)).toMatchObject({ ok: true, proven: true });
    expect(await verifyChain(chain, { head: at(399).hash, rows: 400 })).toMatchObject({
      ok: true,
      proven: true,
    });
  });

  it.each(PLACES)("an altered row is named, at %i", async (i) => {
    expect(await faultOf(chain.with(i, altered(i)))).toEqual(["altered", i + 1]);
  });

  it.each(PLACES.filter((i) => i < ROWS - 1))("an altered row with a new hash is named, at %i", async (i) => {
    const { previous, row } = altered(i);
    expect(await faultOf(chain.with(i, { previous, row, hash: await hashRow(previous, row) }))).toEqual([
      "altered",
      i + 1,
    ]);
  });

  it.each(PLACES.filter((i) => i < ROWS - 1))("a dropped row is named, at %i", async (i) => {
    expect(await faultOf(chain.toSpliced(i, 1))).toEqual(["dropped", i + 1]);
  });

  it.each(PLACES.filter((i) => i < ROWS - 1))(
    "a dropped row whose followers got new numbers is named, at %i",
    async (i) => {
      const closed = chain.toSpliced(i, 1).map((item, k) => ({ ...item, row: { ...item.row, seq: k + 1 } }));
      expect(await faultOf(closed)).toEqual(["altered", i + 1]);
    },
  );

  it.each(PLACES)("reordered rows are named, at %i", async (i) => {
    const other = (i + 137) % ROWS;
    const swapped = chain.with(i, at(other)).with(other, at(i));
    expect(await faultOf(swapped)).toEqual(["reordered", Math.min(i, other) + 1]);
  });

  it("rows of another chain are named", async () => {
    const row = { ...at(4).row, chain: "live" };
    const foreign = { previous: at(3).hash, row, hash: await hashRow(at(3).hash, row) };
    expect(await faultOf([...chain.slice(0, 4), foreign])).toEqual(["foreign", 5]);
  });

  it("wholly re-made passes alone, and not against a head that was kept", async () => {
    const other = await makeChain(ROWS, (seq) => 200 + seq / 7);
    expect(await verifyChain(other)).toMatchObject({ ok: true, proven: false });
    expect(await verifyChain(other, kept)).toMatchObject({
      ok: false,
      fault: { fault: "re-made", seq: ROWS },
    });
  });

  it.each([1, 137, ROWS])(
    "cut by %i at its end passes alone, and not against a head that was kept",
    async (rows) => {
      const cut = chain.slice(0, ROWS - rows);
      expect(await verifyChain(cut)).toMatchObject({ ok: true, proven: false });
      expect(await verifyChain(cut, kept)).toMatchObject({
        ok: false,
        fault: { fault: "cut", seq: ROWS - rows + 1 },
      });
    },
  );
});

describe("canonical JSON", () => {
  // The examples of RFC 8785, sections 3.2.2 to 3.2.4 and appendix B.
  it("sorts members by UTF-16 units and writes text as ECMAScript does", () => {
    const told = {
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis",
    };
    expect(Object.values(JSON.parse(writeCanonicalJson(told)))).toHaveLength(7);
    const order = ['"\\r"', '"1"', '"\u0080"', '"ö"', '"€"', '"😀"', '"\ufb33"'];
    const places = order.map((name) => writeCanonicalJson(told).indexOf(`${name}:`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(writeCanonicalJson('\u20ac$\u000f\nA\'B"\\\\"/')).toBe('"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
  });

  it("writes numbers, literals and nests without white space", () => {
    const numbers = [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001, -0];
    expect(writeCanonicalJson({ numbers, literals: [null, true, false], a: {} })).toBe(
      '{"a":{},"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0]}',
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, "\ud800", { a: undefined }, () => 1])(
    "refuses %s, which is no JSON",
    (value) => {
      expect(() => writeCanonicalJson(value)).toThrow(TypeError);
    },
  );
});
