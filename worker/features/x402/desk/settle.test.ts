import { runInDurableObject } from "cloudflare:test";
import { drizzle } from "drizzle-orm/durable-sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { openDollarToken } from "../../../providers/chains/evm/eip3009/token.ts";
import { passTime } from "../../../test/clock.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { DESK_VARIABLES } from "../../../test/x402/desk-variables.ts";
import type { DollarChain } from "../../../test/x402/dollar-chain.ts";
import {
  desk,
  openChain,
  openPayer,
  type Payload,
  PRICE,
  RECEIVER,
  settlementOf,
  someHash,
} from "../../../test/x402/payer.ts";
import { hold, keepAnswer } from "./holds.ts";
import { settle } from "./settle.ts";

const FACILITATOR = "https://facilitator.test/base/";
let chain: DollarChain;
let told: { url: string; body: { paymentPayload: { payload: Payload } } }[];

let reply: (payload: Payload) => Promise<object>;
const openFacilitator = (given: typeof reply) => {
  reply = given;
};

/** What becomes of a payment whose answer is there, by the facilitator. */
async function settleOne(payment: Payload) {
  const { from, to, nonce, value, validAfter, validBefore } = payment.authorization;
  const authorization = { from: from.toLowerCase(), to, nonce, value, validAfter, validBefore };
  return runInDurableObject(desk(), async (_, { storage }) => {
    const db = drizzle(storage);
    const request = { authorization, site: nonce, requestHash: "one", height: chain.height, isUsed: false };
    const held = hold(db, request, Date.now());
    if (held.is !== "held") throw new Error(held.is);
    const id = `${authorization.from} ${nonce}`;
    const answer = {
      turn: held.turn,
      packed: "packed",
      signature: payment.signature,
      accepted: '{"scheme":"exact"}',
    };
    keepAnswer(db, id, answer);
    const token = openDollarToken([DESK_VARIABLES.BASE_RPC_URL]);
    const readSender = async () => ({ facilitator: FACILITATOR });
    return settle({ db, token, readSender, now: () => Date.now() }, id);
  });
}

beforeEach(() => {
  told = [];
  chain = openChain(async (url, text) => {
    if (!url.startsWith(FACILITATOR)) return null;
    const body = JSON.parse(text);
    told.push({ url, body });
    return Response.json(await reply(body.paymentPayload.payload));
  });
});

it("a call waits for thirty-one looks at most, also where every look fails and the clock stands still", async () => {
  const logged = expectErrors();
  const payment = await openPayer(chain).sign();
  let looks = 0;
  chain.around = () => {
    looks++;
    throw new Error("down");
  };
  expect(await settleOne(payment)).toEqual({ is: "pending" });
  // The chain's id is asked beside each question until it is told.
  expect(looks).toBe(2 * 31);
  logged();
});

describe("a facilitator", () => {
  it("is given the authorisation once the answer is kept, and believed as far as the chain tells", async () => {
    const payment = await openPayer(chain).sign();
    const hash = someHash();
    openFacilitator(async (payload) => {
      await chain.execute(hash, settlementOf(payload));
      return { success: true, transaction: hash, network: "eip155:8453" };
    });
    expect(await settleOne(payment)).toEqual({ is: "settled", hash, packed: "packed" });
    expect(told.map(({ url }) => url)).toEqual(["https://facilitator.test/base/settle"]);
    expect(told[0]?.body).toMatchObject({
      x402Version: 2,
      paymentPayload: { x402Version: 2, payload: { signature: payment.signature } },
      paymentRequirements: { scheme: "exact" },
    });
    expect(chain.balanceOf(RECEIVER)).toBe(PRICE);
  });

  it("that says it settled and did not is not believed: the answer is not given", async () => {
    const logged = expectErrors();
    openFacilitator(async () => ({ success: true, transaction: someHash() }));
    chain.around = (when, method) => {
      if (when === "after" && method === "eth_getTransactionReceipt") passTime(6_000);
    };
    expect(await settleOne(await openPayer(chain).sign())).toEqual({ is: "pending" });
    logged();
  });

  it("that names a transaction which paid somebody else is not believed", async () => {
    const logged = expectErrors();
    const [payment, other] = [await openPayer(chain).sign(), await openPayer(chain).sign()];
    const hash = someHash();
    await chain.execute(hash, settlementOf(other));
    openFacilitator(async () => ({ success: true, transaction: hash }));
    expect(await settleOne(payment)).toEqual({ is: "failed" });
    logged();
  });

  it("that settled and says it did not has settled", async () => {
    const hash = someHash();
    openFacilitator(async (payload) => {
      await chain.execute(hash, settlementOf(payload));
      return { success: false, errorReason: "unexpected_settle_error" };
    });
    expect(await settleOne(await openPayer(chain).sign())).toMatchObject({ is: "settled", hash });
  });

  it("that refuses ends it", async () => {
    openFacilitator(async () => ({ success: false, errorReason: "insufficient_funds" }));
    expect(await settleOne(await openPayer(chain).sign())).toEqual({ is: "failed" });
  });
});
