import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { hashMessage } from "viem/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Anvil, HAS_ANVIL, startAnvil } from "../../../test/chains/anvil.node.ts";
import type { Chain } from "../chain.ts";
import { poolNodes } from "../pool-nodes.ts";
import { openEvmNode } from "./evm.ts";

const WALLET = "0x00000000000000000000000000000000000c0de1";
/** Valid is what its first storage slot holds the hash of, as a multisig's owners agree on one; all else it refuses. */
const AGREED = "0x60043560005414600f5760006000fd5b631626ba7e60e01b60005260206000f3";
/** Gives back whatever it is called with, which begins as a valid answer does. */
const ECHO = "0x3660006000373660006000f3";
const REFUSES = "0x60006000fd";
const TEXT = "Payments from this wallet are credited to this account.\nNonce: 1";

describe.skipIf(!HAS_ANVIL)("a contract's signature (anvil, chain id 8453)", () => {
  let anvil: Anvil;
  let node: Chain;
  beforeAll(async () => {
    anvil = await startAnvil(8453);
    node = poolNodes([openEvmNode("base", anvil.url), openEvmNode("base", anvil.url)]);
    await anvil.ask("anvil_setCode", [WALLET, AGREED]);
    await anvil.ask("anvil_setStorageAt", [WALLET, "0x0", hashMessage(TEXT)]);
  });
  afterAll(() => anvil?.stop());
  const ask = (more: { address?: string; text?: string; signature?: string } = {}, of = node) =>
    of.isSignedBy?.({ address: WALLET, text: TEXT, signature: "0x", ...more });

  it("is valid for the text that its owners agreed on, and for no other", async () => {
    expect(await ask()).toBe(true);
    expect(await ask({ signature: `0x${"ab".repeat(500)}` })).toBe(true);
    expect(await ask({ text: `${TEXT}1` })).toBe(false);
    expect(await ask({ signature: "no hex" })).toBe(false);
  });

  it("is none of a key, of a contract that refuses, and of one that gives back what it is told", async () => {
    const key = privateKeyToAccount(generatePrivateKey());
    expect(await ask({ address: key.address, signature: await key.signMessage({ message: TEXT }) })).toBe(
      false,
    );
    for (const code of [REFUSES, ECHO]) {
      const address = `0x${"0".repeat(36)}c0d${code === ECHO ? 2 : 3}`;
      await anvil.ask("anvil_setCode", [address, code]);
      expect(await ask({ address })).toBe(false);
    }
    expect(await ask({ address: `0x${"0".repeat(39)}4` })).toBe(false);
  });

  it("counts only where every node says so, and one that cannot be asked is no answer", async () => {
    const liar = { ...openEvmNode("base", anvil.url), isSignedBy: async () => true };
    expect(await ask({ text: "another" }, poolNodes([liar, openEvmNode("base", anvil.url)]))).toBe(false);
    const down = openEvmNode("base", "http://127.0.0.1:1");
    await expect(ask({}, poolNodes([openEvmNode("base", anvil.url), down]))).rejects.toMatchObject({
      name: "ProviderError",
    });
  });
});
