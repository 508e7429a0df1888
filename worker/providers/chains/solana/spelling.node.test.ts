import { describe, expect, it } from "vitest";
import { solanaSpelling } from "./spelling.ts";

const ADDRESS = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const HASH = "3pZYy7333JD4K3L9naqVSLQP8QbbqAyKnCkDM6S98VL3n38jevtuSZzSZLmTSGZmxQ4aLeYMjiehbNEVMjH4aCi";

describe("F-061: the spelling of Solana's addresses and signatures", () => {
  it("drops blanks around them and changes nothing else", () => {
    expect(solanaSpelling.parseAddress(` ${ADDRESS}\n`)).toBe(ADDRESS);
    expect(solanaSpelling.parseHash(`\t${HASH} `)).toBe(HASH);
  });

  it("takes the shortest and the longest of both", () => {
    expect(solanaSpelling.parseAddress("1".repeat(32))).toBe("1".repeat(32));
    expect(solanaSpelling.parseHash("1".repeat(64))).toBe("1".repeat(64));
    expect(solanaSpelling.parseAddress(`JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG`)).not.toBeNull();
  });

  it.each([
    ["an address for a hash", "parseHash", ADDRESS],
    ["a hash for an address", "parseAddress", HASH],
    ["lower case, which is another number of bytes", "parseHash", HASH.toLowerCase()],
    ["letters that base58 leaves out", "parseAddress", ADDRESS.replace("E", "0")],
    ["31 bytes", "parseAddress", ADDRESS.slice(2)],
    ["65 bytes", "parseHash", `11${HASH.slice(1)}`],
    ["a blank inside", "parseAddress", `${ADDRESS.slice(0, 20)} ${ADDRESS.slice(20)}`],
    ["nothing", "parseAddress", ""],
    ["another network's address", "parseAddress", "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48"],
    ["a very long text", "parseHash", "2".repeat(1_000_000)],
  ] as const)("refuses %s", (_case, parse, text) => {
    expect(solanaSpelling[parse](text)).toBeNull();
  });
});
