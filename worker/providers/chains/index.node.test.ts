import { describe, expect, it } from "vitest";
import { readChainsConfig } from "./index.ts";

const [MINT, TREASURY, LIQUIDITY, RECEIVER] = [
  "So11111111111111111111111111111111111111112",
  "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU",
  "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
  "Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB",
];
const VARIABLES = {
  SOLANA_RECEIVER: RECEIVER,
  SOLANA_RPC_URL: ["http://127.0.0.1:1"],
  NGMA_MINT: MINT,
  NGMA_DECIMALS: 9,
  NGMA_TREASURY: TREASURY,
  NGMA_LIQUIDITY: LIQUIDITY,
};

describe("where payments in NGMA go", () => {
  it("is a treasury lock and a place for liquidity", () => {
    const { ngma, wrong } = readChainsConfig(VARIABLES);
    expect(wrong).toEqual([]);
    expect(ngma).toEqual({ mint: MINT, decimals: 9, treasury: TREASURY, liquidity: LIQUIDITY });
  });

  it("never one address for both: what is locked would be liquidity too", () => {
    const { wrong } = readChainsConfig({ ...VARIABLES, NGMA_LIQUIDITY: TREASURY });
    expect(wrong).toEqual(["NGMA_LIQUIDITY"]);
  });
});
