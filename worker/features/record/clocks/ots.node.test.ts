import { describe, expect, it } from "vitest";
import { areEqual, sha256 } from "../../../../shared/record-log/merkle.ts";
import { fromBase64, toBase64 } from "../../../../shared/record-log/signed-note.ts";
import { FILES, HEADER, INVALID } from "../../../test/record/ots/examples.ts";
import { difficultyOf, readHeader, readHeaders } from "./block-headers.ts";
import { followStamp, parseProof, parseStamp, toHex, writeProof } from "./ots.ts";

const read = (name: keyof typeof FILES) => parseProof(fromBase64(FILES[name]));
const follow = async (name: keyof typeof FILES) => {
  const { digest, stamp } = read(name);
  return followStamp(stamp, digest);
};

describe("the format of OpenTimestamps, by the reference client's own examples", () => {
  it.each(Object.entries(FILES))("%s is written as it was read, byte for byte", (_, file) => {
    expect(toBase64(writeProof(parseProof(fromBase64(file))))).toBe(file);
  });

  it("the proof of hello-world leads from its SHA-256 to the root of Bitcoin's block 358391 of May 2015", async () => {
    const { digest } = read("hello-world");
    expect(areEqual(digest, await sha256(new TextEncoder().encode("Hello World!\n")))).toBe(true);
    const [block, ...more] = await follow("hello-world");
    const header = readHeader(HEADER);
    expect(more).toEqual([]);
    expect(block).toMatchObject({ kind: "bitcoin", height: 358_391 });
    expect(toHex(block?.message ?? new Uint8Array())).toBe(toHex(header.root));
    expect(header.at.toISOString()).toBe("2015-05-28T15:41:18.000Z");
  });

  it("a proof that waits names each calendar, and an attestation of unknown kind is carried along", async () => {
    expect(await follow("two-calendars")).toMatchObject([
      { kind: "pending", calendar: "https://alice.btc.calendar.opentimestamps.org" },
      { kind: "pending", calendar: "https://bob.btc.calendar.opentimestamps.org" },
    ]);
    expect(await follow("unknown-notary")).toMatchObject([{ kind: "unknown", tag: "0102030405060708" }]);
  });

  it.each(Object.entries(INVALID))("%s is refused", (_, file) => {
    expect(() => parseProof(fromBase64(file))).toThrow(/proof/);
  });

  it("a proof that is cut, goes on, or repeats itself without end is refused", () => {
    const whole = fromBase64(FILES["hello-world"]);
    for (let end = 0; end < whole.length; end += 7)
      expect(() => parseProof(whole.slice(0, end))).toThrow(/proof/);
    expect(() => parseProof(new Uint8Array([...whole, 0]))).toThrow("something follows");
    expect(() => parseStamp(new Uint8Array(5_000).fill(0x08))).toThrow("too many steps");
    expect(() => parseStamp(Uint8Array.from([0x67, 0x08]))).toThrow("not known here");
  });
});

describe("headers of Bitcoin that a reader gives", () => {
  /** Its first three. */
  const FIRST = [
    "01000000" +
      "0000000000000000000000000000000000000000000000000000000000000000" +
      "3ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c",
    "01000000" +
      "6fe28c0ab6f1b372c1a6a246ae63f74f931e8365e15a089c68d6190000000000" +
      "982051fd1e4ba744bbbe680e1fee14677ba1a3c3540bf7b1cdb606e857233e0e61bc6649ffff001d01e36299",
    "01000000" +
      "4860eb18bf1b1620e37e9490fc8a427514416fd75159ab86688e9a8300000000" +
      "d5fdcc541e25de1c7a5addedf24858b8bb665c9f36ef744ee42c316022c90f9bb0bc6649ffff001d08d2bd61",
  ] as const;
  const lines = (...headers: readonly string[]) =>
    headers.map((hex, height) => `${height} ${hex}`).join("\n");
  /** One hexadecimal digit changed. */
  const alter = (hex: string, at: number) =>
    `${hex.slice(0, at)}${hex[at] === "0" ? "1" : "0"}${hex.slice(at + 1)}`;

  it("are read where each has its proof of work and follows on the one before", () => {
    const headers = readHeaders(`${lines(...FIRST)}\n\n358391 ${HEADER}\n`);
    expect([...headers.keys()]).toEqual([0, 1, 2, 358_391]);
    expect(headers.get(0)?.hash).toBe("000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f");
    expect(difficultyOf(readHeader(FIRST[0]))).toBe(1);
    expect(difficultyOf(readHeader(HEADER))).toBeCloseTo(48_807_487_244.68, 2);
  });

  it.each([
    ["version", 0],
    ["block before", 20],
    ["root over its transactions", 80],
    ["time", 136],
    ["nonce", 155],
  ])("altered in its %s has no proof of work", (_, at) => {
    expect(() => readHeaders(`358391 ${alter(HEADER, at)}`)).toThrow(
      "line 1: block 358391 has no proof of work",
    );
  });

  it("that names an easier target than Bitcoin ever had is refused, whatever its hash", () => {
    for (const bits of ["ffff7f20", "00000000", "ffff001e"])
      expect(() => readHeaders(`7 ${HEADER.slice(0, 144)}${bits}${HEADER.slice(152)}`)).toThrow(
        "names a target that Bitcoin never had",
      );
  });

  it("with work of its own that stands at another height is refused by its neighbours, in any order", () => {
    const [first, second, third] = FIRST;
    expect(() => readHeaders(lines(first, third))).toThrow(
      "line 2: block 1 does not follow on the one before",
    );
    expect(() => readHeaders(`2 ${third}\n1 ${first}`)).toThrow("is not the one that the next follows on");
    expect(() => readHeaders(`1 ${second}\n1 ${first}`)).toThrow("is another one than a line above tells");
    expect(() => readHeaders("1 00")).toThrow("a height, a blank and 80 bytes");
  });
});
