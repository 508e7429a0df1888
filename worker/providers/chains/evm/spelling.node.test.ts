import { describe, expect, it } from "vitest";
import { NETWORKS } from "../../../../shared/networks.ts";
import { EVM_NETWORKS, tokensOf } from "../../../test/chains/evm-shop.node.ts";
import { evmSpelling } from "./spelling.ts";

const HASH = "0xab5b7a8b1f5be44b5ad6d2ac8fb0e53f2e7b6bba2f4c6b1a0d9e8f7061524334";
/** Circle's own spelling of USDC's contract, with its checksum. */
const CHECKSUMMED = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const CANONICAL = CHECKSUMMED.toLowerCase();

describe("hashes of EVM networks", () => {
  it.each([
    ["lower case", HASH],
    ["upper case", `0x${HASH.slice(2).toUpperCase()}`],
    ["with 0X", HASH.replace("0x", "0X")],
    ["with blanks around", `  ${HASH}\n`],
  ])("F-061: %s is the same hash", (_case, text) => {
    expect(evmSpelling.parseHash(text)).toBe(HASH);
  });

  it.each([
    ["nothing", ""],
    ["no 0x", HASH.slice(2)],
    ["a digit short", HASH.slice(0, -1)],
    ["a digit long", `${HASH}0`],
    ["a letter that is no digit", HASH.replace("b", "g")],
    ["an address", CANONICAL],
    ["a blank inside", `${HASH.slice(0, 20)} ${HASH.slice(21)}`],
    ["two lines", `${HASH}\n${HASH}`],
    [
      "a Solana signature",
      "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW",
    ],
    ["wide digits", HASH.replace("ab", "ａｂ")],
  ])("%s is no hash", (_case, text) => {
    expect(evmSpelling.parseHash(text)).toBeNull();
  });
});

describe("addresses of EVM networks", () => {
  it.each([
    ["with its checksum", CHECKSUMMED],
    ["lower case", CANONICAL],
    ["upper case", `0x${CANONICAL.slice(2).toUpperCase()}`],
    ["with 0X", CHECKSUMMED.replace("0x", "0X")],
    ["with blanks around", ` ${CHECKSUMMED} `],
  ])("%s is kept in lower case", (_case, text) => {
    expect(evmSpelling.parseAddress(text)).toBe(CANONICAL);
  });

  it.each([
    ["a wrong checksum (one letter in the other case)", CHECKSUMMED.replace("eB48", "EB48")],
    ["a mistyped digit under a checksum", CHECKSUMMED.replace("991c", "992c")],
    ["the zero address", `0x${"0".repeat(40)}`],
    ["a digit short", CANONICAL.slice(0, -1)],
    ["a hash", HASH],
    ["a name", "vitalik.eth"],
    ["nothing", ""],
  ])("%s is no address", (_case, text) => {
    expect(evmSpelling.parseAddress(text)).toBeNull();
  });

  it("each contract of our own table is canonical", () => {
    const ours = EVM_NETWORKS.flatMap(tokensOf).map(({ address }) => address);
    expect(ours.map((address) => evmSpelling.parseAddress(address))).toEqual(ours);
    expect(EVM_NETWORKS.map((network) => Number(NETWORKS[network].chainId))).toEqual([1, 56, 137, 8453]);
  });
});
