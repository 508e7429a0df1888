import { describe, expect, it } from "vitest";
import { areEqual, sha256 } from "../../../../shared/record-log/merkle.ts";
import { fromBase64, toBase64 } from "../../../../shared/record-log/signed-note.ts";
import { FILES, HEADER, INVALID } from "../../../test/record/ots/examples.ts";
import { followStamp, parseProof, parseStamp, readHeader, toHex, writeProof } from "./ots.ts";

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
    expect(toHex(block?.message ?? new Uint8Array())).toBe(toHex(header?.root ?? new Uint8Array()));
    expect(header?.at.toISOString()).toBe("2015-05-28T15:41:18.000Z");
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
