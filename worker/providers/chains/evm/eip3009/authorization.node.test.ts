import { type Hex, hashDomain } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { describe, expect, it } from "vitest";
import {
  type Anvil,
  deploy,
  encodeCall,
  HAS_ANVIL,
  send,
  startAnvil,
} from "../../../../test/chains/anvil.node.ts";
import { CHAIN_ID, DOLLAR, DOMAIN, digestOf, isSignedByPayer } from "./authorization.ts";

const ACCOUNT = privateKeyToAccount(`0x${"7".repeat(64)}`);
const ONE = {
  ...{ from: ACCOUNT.address.toLowerCase(), to: `0x${"2".repeat(40)}`, value: 10_000n },
  ...{ validAfter: 1n, validBefore: 2n ** 40n, nonce: `0x${"9".repeat(64)}` },
};
/** Half of the curve's order, and the order itself. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

describe("an authorisation's digest", () => {
  it("is over the domain of USDC on Base, as its contract tells it on chain", () => {
    const types = {
      EIP712Domain: [
        { name: "name", type: "string" },
        { name: "version", type: "string" },
        { name: "chainId", type: "uint256" },
        { name: "verifyingContract", type: "address" },
      ],
    };
    const domain = { ...DOMAIN, chainId: BigInt(CHAIN_ID), verifyingContract: DOLLAR.address as Hex };
    expect(hashDomain({ domain, types } as never)).toBe(
      "0x02fa7265e7c5d81118673727957699e4d68f74cd74b7db77da710fe8a2c7834f",
    );
  });

  it.runIf(HAS_ANVIL)(
    "is what the contract itself computes at that address, which then takes the signature",
    async () => {
      const anvil = await startAnvil(CHAIN_ID);
      try {
        await placeDollar(anvil);
        const { from, to, value, validAfter, validBefore, nonce } = ONE;
        const data = encodeCall("Dollar", "digestOf", [from, to, value, validAfter, validBefore, nonce]);
        expect(await anvil.ask("eth_call", [{ to: DOLLAR.address, data }, "latest"])).toBe(digestOf(ONE));
      } finally {
        await anvil.stop();
      }
    },
  );
});

async function placeDollar(anvil: Anvil): Promise<void> {
  const made = await deploy(anvil, "Dollar");
  await anvil.ask("anvil_setCode", [DOLLAR.address, await anvil.ask("eth_getCode", [made, "latest"])]);
  await send(anvil, {
    from: "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",
    ...{ to: DOLLAR.address, data: encodeCall("Dollar", "mint", [ONE.from, 10n ** 6n]) },
  });
}

describe("a signature", () => {
  it("counts with the smaller s and v of 27 or 28 alone, as in the contract", async () => {
    const signature = await ACCOUNT.sign({ hash: digestOf(ONE) });
    expect(await isSignedByPayer({ ...ONE, signature })).toBe(true);
    const s = BigInt(`0x${signature.slice(66, 130)}`);
    const v = signature.endsWith("1b") ? "1c" : "1b";
    const other = `${signature.slice(0, 66)}${(ORDER - s).toString(16).padStart(64, "0")}${v}`;
    expect(await isSignedByPayer({ ...ONE, signature: other })).toBe(false);
    const zero = `${signature.slice(0, 130)}${signature.endsWith("1b") ? "00" : "01"}`;
    expect(await isSignedByPayer({ ...ONE, signature: zero })).toBe(false);
    expect(await isSignedByPayer({ ...ONE, signature: `${signature}00` })).toBe(false);
    expect(await isSignedByPayer({ ...ONE, value: 10_001n, signature })).toBe(false);
  });
});
