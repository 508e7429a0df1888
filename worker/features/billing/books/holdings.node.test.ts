import { expect, it } from "vitest";
import { listHeld, toHoldings } from "./holdings.ts";

const ORDERS = `0x${"1".repeat(40)}`;
const CALLS = `0x${"2".repeat(40)}`;
const CHAIN = { rpcUrls: [], receiver: ORDERS };
const config = {
  chains: { base: CHAIN, ethereum: CHAIN },
  x402: { receiver: CALLS, priceCents: 1, rpcUrls: [] },
} as unknown as Parameters<typeof listHeld>[0];

it("counts the dollars on Base that calls were paid with as ours, and on no other network", () => {
  const held = (network: "base" | "ethereum") =>
    listHeld(config, network).map(({ symbol, owners }) => [symbol, owners]);
  expect(held("base")).toEqual([
    ["ETH", [ORDERS]],
    ["USDC", [ORDERS, CALLS]],
  ]);
  expect(held("ethereum").flatMap(([, owners]) => owners)).not.toContain(CALLS);
  expect(toHoldings(listHeld(config, "base")).map(({ owner }) => owner)).toContain(CALLS);
});
