import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDeps } from "../../../deps.ts";
import { type Env, readConfig } from "../../../env.ts";
import { passTime } from "../../../test/clock.ts";
import { openChain, WALLET, withX402 } from "../../../test/x402/payer.ts";
import { findAlarms } from "../../alarms/find-alarms.ts";
import { isOffered, lookAtGas } from "./gas.ts";
import { readOffer } from "./read-offer.ts";

let chain: ReturnType<typeof openChain>;
const open = (bindings: Partial<Env> = {}) => openDeps(withX402(bindings), createExecutionContext());
beforeEach(() => {
  chain = openChain();
});

const alarmOf = async (deps: ReturnType<typeof open>) =>
  (await findAlarms(deps)).alarms.find(({ kind }) => kind === "x402 withdrawn")?.detail ?? null;

describe("calls are offered", () => {
  it("while a settlement costs a fifth of the price at most, which is also the most that is ever paid", async () => {
    const deps = open();
    await lookAtGas(deps);
    expect([await isOffered(deps), await alarmOf(deps)]).toEqual([true, null]);
    const { maxFeePerGas } = await readOffer(env.CACHE, Date.now());
    expect(Number(maxFeePerGas) * 86_000).toBeLessThanOrEqual(1e18);
    chain.gasPrice = (maxFeePerGas ?? 0n) + 1_000n;
    await lookAtGas(deps);
    expect(await isOffered(deps)).toBe(false);
    expect(await alarmOf(deps)).toContain("more than a fifth");
  });

  it("for a higher price at higher gas", async () => {
    const deps = open();
    await lookAtGas(deps);
    chain.gasPrice = 2n * ((await readOffer(env.CACHE, Date.now())).maxFeePerGas ?? 0n);
    const dear = open({ X402_PRICE_USD: "0.05" });
    await lookAtGas(dear);
    expect(await isOffered(dear)).toBe(true);
  });

  it("not while the wallet runs low", async () => {
    const deps = open();
    chain.coins.set(WALLET, 49n * 86_000n * chain.gasPrice);
    await lookAtGas(deps);
    expect(await isOffered(deps)).toBe(false);
    expect(await alarmOf(deps)).toContain("runs low");
  });

  it("not when nobody looked for ten minutes", async () => {
    const deps = open();
    await lookAtGas(deps);
    passTime(10 * 60_000 + 1);
    expect(await isOffered(deps)).toBe(false);
    expect(await alarmOf(deps)).toContain("ten minutes");
  });

  it("whatever gas costs where a facilitator sends", async () => {
    const deps = open({ X402_GAS_KEY: "", X402_FACILITATOR_URL: "https://facilitator.test" });
    await lookAtGas(deps);
    expect([await isOffered(deps), await alarmOf(deps), chain.asked.length]).toEqual([true, null, 0]);
  });
});

describe("the start refuses", () => {
  it.each([
    ["an address that orders are paid to", { BASE_RECEIVER: withX402().X402_RECEIVER }, "X402_RECEIVER"],
    ["one of another EVM network too", { BSC_RECEIVER: withX402().X402_RECEIVER }, "X402_RECEIVER"],
    ["the gas wallet's own", { X402_RECEIVER: WALLET }, "X402_RECEIVER"],
    ["none", { X402_RECEIVER: "" }, "X402_RECEIVER"],
    ["one that is no address", { X402_RECEIVER: "0x12" }, "X402_RECEIVER"],
    ["nobody who sends", { X402_GAS_KEY: "" }, "X402_GAS_KEY"],
    ["a key that the curve has not", { X402_GAS_KEY: `0x${"0".repeat(64)}` }, "X402_GAS_KEY"],
    ["two who send", { X402_FACILITATOR_URL: "https://facilitator.test" }, "X402_GAS_KEY"],
    ["no node", { BASE_RPC_URL: "" }, "BASE_RPC_URL"],
    ["a price below a cent", { X402_PRICE_USD: "0.001" }, "X402_PRICE_USD"],
  ])("%s", (_, bindings, name) => {
    expect(() => readConfig(withX402(bindings))).toThrow(name);
  });
});
