import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { ExactEvmScheme } from "@x402/evm";
import { decodePaymentResponseHeader, wrapFetchWithPaymentFromConfig } from "@x402/fetch";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { beforeEach, describe, expect, it } from "vitest";
import { paidForecastSchema, paidScreenSchema } from "../../../shared/keys.ts";
import { app } from "../../app.ts";
import { postJson, requestWith } from "../../test/ai/ai-street.ts";
import { judgeReply } from "../../test/api/judge-reply.ts";
import { passTime } from "../../test/clock.ts";
import { expectErrors } from "../../test/console-lines.ts";
import { openAccount } from "../../test/keys/account.ts";
import { someAddress } from "../../test/people.ts";
import {
  ACCEPTED,
  askUnkeyed,
  fromHeader,
  openChain,
  openOffer,
  openPayer,
  type Payload,
  PRICE,
  RECEIVER,
  ringDesk,
  toHeader,
  withX402,
} from "../../test/x402/payer.ts";

let chain: ReturnType<typeof openChain>;
beforeEach(async () => {
  chain = openChain();
  await openOffer();
});

const FORGED = `0x${"1".repeat(128)}1b` as const;
const rows = async () =>
  (await env.DB.prepare("SELECT * FROM payments WHERE id LIKE 'x402-%' ORDER BY created_at").all()).results;

describe("a call without a key, where x402 is set up", () => {
  it("is told what it costs and how to pay, as version 2 writes it", async () => {
    const { reply, json } = await askUnkeyed("forecast");
    expect([reply.status, json().code]).toEqual([402, "payment_required"]);
    expect(fromHeader(reply.headers.get("payment-required"))).toEqual({
      x402Version: 2,
      error: "PAYMENT-SIGNATURE header is required",
      resource: {
        url: "http://127.0.0.1:8787/api/v1/forecast",
        description: expect.any(String),
        mimeType: "application/json",
      },
      accepts: [ACCEPTED],
    });
    // It has no credits to tell of; all else is as the document says.
    expect(await judgeReply("/api/v1/forecast", "post", reply)).toEqual(NO_CREDITS);
    expect(reply.headers.get("ratelimit-policy")).toBe('"wrong-key";q=60;w=60');
    expect(chain.asked).toEqual([]);
  });

  it("is 401 where it is not set up, also without a node, a price or an offer", async () => {
    const off = { X402_RECEIVER: "", X402_GAS_KEY: "" };
    const { reply, json } = await askUnkeyed("forecast", { bindings: off });
    expect([reply.status, json().code]).toEqual([401, "key_missing"]);
    await openOffer({ closed: "gas" });
    const withdrawn = await askUnkeyed("forecast");
    expect([withdrawn.reply.status, withdrawn.json().code]).toEqual([401, "key_missing"]);
    expect(withdrawn.reply.headers.get("www-authenticate")).toContain("Bearer");
  });

  it("stays 401 with a bad key, for a batch, a stream and what keys ask about themselves", async () => {
    const codes = await Promise.all([
      askUnkeyed("forecast", { headers: { "X-API-Key": "ngma_live_bad" } }),
      askUnkeyed("batch", { body: { assets: ["BTC"], horizonDays: 7 } }),
      askUnkeyed("analyze", { body: { message: "Bitcoin" }, headers: { Accept: "text/event-stream" } }),
      askUnkeyed("key"),
    ]);
    expect(codes.map(({ json }) => json().code)).toEqual([
      ...["key_invalid", "key_missing", "key_missing", "key_missing"],
    ]);
  });

  it("is 400 first where it is malformed, with a payment or without", async () => {
    const payment = await openPayer(chain).sign();
    for (const more of [{}, { payment }]) {
      const { reply, json } = await askUnkeyed("forecast", { body: { asset: 7 }, ...more });
      expect([reply.status, json().code]).toEqual([400, "invalid_request"]);
    }
    expect(chain.asked).toEqual([]);
  });

  it("with a payment that is none is 400", async () => {
    const { signature, authorization } = await openPayer(chain).sign();
    const tooMuch = { signature, authorization: { ...authorization, validBefore: String(2n ** 256n) } };
    for (const header of [
      ...["no base64!", btoa("{}"), toHeader({ signature: "0x", authorization: {} }), toHeader(tooMuch)],
    ]) {
      const { reply, json } = await askUnkeyed("forecast", { headers: { "PAYMENT-SIGNATURE": header } });
      expect([reply.status, Object.keys(json().fields)]).toEqual([400, ["PAYMENT-SIGNATURE"]]);
    }
  });

  it("after sixty within a minute is 429", async () => {
    const headers = { "CF-Connecting-IP": "203.0.113.9" };
    const replies = [];
    for (let i = 0; i < 61; i++) replies.push((await askUnkeyed("forecast", { headers })).reply);
    expect([...new Set(replies.map(({ status }) => status))]).toEqual([402, 429]);
    expect(replies.at(-1)?.headers.get("ratelimit")).toBe('"wrong-key";r=0;t=60');
  });

  it("after sixty within a minute is 429 too where each brings something as a payment", async () => {
    const headers = { "CF-Connecting-IP": "203.0.113.10", "PAYMENT-SIGNATURE": "AAAA" };
    const codes = [];
    for (let i = 0; i < 61; i++) codes.push((await askUnkeyed("forecast", { headers })).reply.status);
    expect([...new Set(codes)]).toEqual([400, 429]);
  });

  it("of somebody who paid before is not held up by sixty of strangers in the same network", async () => {
    const headers = { "CF-Connecting-IP": "203.0.113.11" };
    const payer = openPayer(chain);
    const pay = async (one = payer) =>
      (await askUnkeyed("forecast", { payment: await one.sign(), headers })).reply.status;
    expect(await pay()).toBe(200);
    for (let i = 0; i < 60; i++) await askUnkeyed("forecast", { headers });
    expect([await pay(openPayer(chain)), await pay()]).toEqual([429, 200]);
  });

  it.each([
    ["what they once signed, which stands on the chain", (payload: Payload) => payload],
    ["signatures that are not theirs", (payload: Payload) => ({ ...payload, signature: FORGED })],
  ])(
    "a stranger who brings known payers' names, and %s, has no more looks than his network",
    async (_, bring) => {
      const payments = await Promise.all([openPayer(chain), openPayer(chain)].map((payer) => payer.sign()));
      for (const payment of payments)
        expect((await askUnkeyed("forecast", { payment })).reply.status).toBe(200);
      passTime(3 * 60_000);
      const headers = { "CF-Connecting-IP": someAddress() };
      const statuses: number[] = [];
      for (let i = 0; i < 100; i++) {
        const payment = bring(payments[i % 2] as Payload);
        statuses.push((await askUnkeyed("forecast", { payment, headers })).reply.status);
      }
      expect([402, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([60, 40]);
    },
  );

  it("by HEAD has no price, and is not paid", async () => {
    const headers = {
      "CF-Connecting-IP": someAddress(),
      "PAYMENT-SIGNATURE": toHeader(await openPayer(chain).sign()),
    };
    const asked = { method: "HEAD", headers };
    const { reply, finish } = await requestWith(withX402(), "/api/v1/screen?where=rsi_14%3C70", asked);
    await finish();
    expect([reply.status, chain.asked, chain.balanceOf(RECEIVER)]).toEqual([401, [], 0n]);
  });
});

describe("a paid call", () => {
  it("is answered, signed, settled and in the books: exactly the price goes to us", async () => {
    const payer = openPayer(chain);
    const { reply, json } = await askUnkeyed("forecast", { payment: await payer.sign() });
    expect(reply.status).toBe(200);
    const told = paidForecastSchema.parse(json());
    expect(told).toMatchObject({ keyMode: "live", usage: { creditsUsed: 0, creditsLimit: 0 } });
    const paid = fromHeader(reply.headers.get("payment-response"));
    const [transaction] = [...chain.receipts.keys()];
    expect(paid).toEqual({ success: true, transaction, network: "eip155:8453", payer: payer.address });
    expect(reply.headers.get("signature")).toBeTruthy();
    // It has no credits to tell of; all else is as the document says.
    expect(await judgeReply("/api/v1/forecast", "post", reply)).toEqual(NO_CREDITS);
    expect([chain.balanceOf(RECEIVER), chain.balanceOf(payer.address)]).toEqual([PRICE, 10n ** 6n - PRICE]);
    await ringDesk();
    expect((await rows()).find(({ sender }) => sender === payer.address)).toMatchObject({
      ...{ network: "base", state: "credited", amount: "10000", price_cents: 1, symbol: "USDC" },
      ...{ sender: payer.address, user_id: null, code: null },
    });
  });

  it("sends what was signed nowhere before the answer is there, and logs it never", async () => {
    const { signature, authorization } = await openPayer(chain).sign();
    await askUnkeyed("forecast", { payment: { signature, authorization } });
    const carries = (text: string) => text.includes(signature.slice(2)) || text.includes(signature);
    const methods = chain.asked
      .filter(({ params }) => carries(JSON.stringify(params)))
      .map(({ method }) => method);
    expect(methods).toEqual(["eth_estimateGas", "eth_sendRawTransaction"]);
    for (const spy of [console.log, console.warn, console.error])
      expect(JSON.stringify((spy as never as { mock?: { calls: unknown } }).mock?.calls ?? "")).not.toContain(
        signature.slice(2, 60),
      );
  });

  it("F-225: is given again for an hour, as often as asked, and taken once; for another body it is 409", async () => {
    const payer = openPayer(chain);
    const payment = await payer.sign();
    const headers = { "CF-Connecting-IP": "198.51.100.41" };
    const first = await askUnkeyed("forecast", { payment, headers });
    passTime(59 * 60_000);
    await openOffer();
    const stranger = await askUnkeyed("forecast", { payment });
    expect([stranger.reply.status, stranger.json().code]).toEqual([402, "payment_refused"]);
    const [again, other, elsewhere] = [
      await askUnkeyed("forecast", { payment, headers }),
      await askUnkeyed("forecast", { payment, headers, body: { asset: "ETH" } }),
      await askUnkeyed("portfolio", {
        ...{ payment, headers },
        body: { positions: [{ asset: "BTC", units: 1 }], horizonDays: 30 },
      }),
    ];
    expect([again.text, again.reply.headers.get("payment-response")]).toEqual([
      ...[first.text, first.reply.headers.get("payment-response")],
    ]);
    expect(again.reply.headers.get("signature")).toBeTruthy();
    expect([other.reply.status, other.json().code]).toEqual([409, "payment_used_otherwise"]);
    expect(elsewhere.reply.status).toBe(409);
    expect(chain.balanceOf(payer.address)).toBe(10n ** 6n - PRICE);
    await ringDesk();
    passTime(2 * 60_000);
    await ringDesk();
    const late = await askUnkeyed("forecast", { payment, headers });
    expect([late.reply.status, late.json().code]).toEqual([402, "payment_refused"]);
  });

  it("F-059, F-060: of which the same comes twice at once is paid once", async () => {
    const payer = openPayer(chain);
    const payment = await payer.sign();
    const both = await Promise.all([1, 2, 3].map(() => askUnkeyed("forecast", { payment })));
    expect(both.filter(({ reply }) => reply.status === 200).length).toBeGreaterThan(0);
    for (const { reply, json } of both)
      if (reply.status !== 200) expect(json().code).toBe("call_in_progress");
    expect(chain.balanceOf(payer.address)).toBe(10n ** 6n - PRICE);
  });

  it("as an account's key is asked for: analyze, recommendation, screen and portfolio", async () => {
    const bodies = [
      ["analyze", { message: "Analyze Bitcoin" }],
      ["recommendation", { assets: ["TSLA"] }],
      ["portfolio", { positions: [{ asset: "BTC", units: 1 }], horizonDays: 30 }],
    ] as const;
    for (const [endpoint, body] of bodies) {
      const { reply, text } = await askUnkeyed(endpoint, { body, payment: await openPayer(chain).sign() });
      expect([endpoint, reply.status, text.slice(0, 200)]).toEqual([endpoint, 200, expect.any(String)]);
    }
    expect(chain.balanceOf(RECEIVER)).toBe(3n * PRICE);
  });

  it("whose answer is refused, or cannot be read, settles nothing, and may be asked again", async () => {
    const payer = openPayer(chain);
    const payment = await payer.sign();
    const { reply, json } = await askUnkeyed("forecast", { payment, body: { asset: "Zorbacoin" } });
    expect([reply.status, json().code]).toEqual([422, "asset_unknown"]);
    const unread = await askUnkeyed("analyze", {
      payment: await payer.sign(),
      body: { message: "blorp the zib" },
    });
    expect(unread.reply.status).toBe(422);
    expect([chain.balanceOf(RECEIVER), chain.receipts.size]).toEqual([0n, 0]);
  });

  it("whose reader has left settles nothing", async () => {
    const leaving = new AbortController();
    const payer = openPayer(chain);
    chain.around = (when, method) => {
      if (when === "after" && method === "eth_getCode") leaving.abort();
    };
    await askUnkeyed("forecast", { payment: await payer.sign(), signal: leaving.signal }).catch(() => {});
    expect(chain.balanceOf(RECEIVER)).toBe(0n);
    expectErrors()();
  });
});

describe("F-226: a payment is not taken", () => {
  it.each([
    ["of less", () => ({ value: PRICE - 1n }), "invalid_exact_evm_payload_authorization_value"],
    ["of more", () => ({ value: PRICE + 1n }), "invalid_exact_evm_payload_authorization_value"],
    [
      "to somebody else",
      () => ({ to: `0x${"5".repeat(40)}` }),
      "invalid_exact_evm_payload_recipient_mismatch",
    ],
    ["signed for another chain", () => ({ chainId: 1 }), "invalid_exact_evm_payload_signature"],
    [
      "that is over",
      () => ({ validBefore: now() + 5 }),
      "invalid_exact_evm_payload_authorization_valid_before",
    ],
    [
      "good for longer than two minutes",
      () => ({ validBefore: now() + 121 }),
      "invalid_exact_evm_payload_authorization_valid_before",
    ],
    [
      "not good yet",
      () => ({ validAfter: now() + 5 }),
      "invalid_exact_evm_payload_authorization_valid_after",
    ],
  ])("%s", async (_, more, reason) => {
    const { reply, json } = await askUnkeyed("forecast", { payment: await openPayer(chain).sign(more()) });
    expect([reply.status, json().code, json().fields]).toEqual([
      ...[402, "payment_refused", { "PAYMENT-SIGNATURE": reason }],
    ]);
    expect(fromHeader(reply.headers.get("payment-required"))).toMatchObject({
      error: reason,
      accepts: [ACCEPTED],
    });
    expect(chain.balanceOf(RECEIVER)).toBe(0n);
  });

  it("altered after it was signed, in whatever part", async () => {
    const payer = openPayer(chain);
    const { signature, authorization } = await payer.sign();
    const stranger = openPayer(chain);
    const flipped = `${signature.slice(0, 20)}${signature[20] === "0" ? "1" : "0"}${signature.slice(21)}`;
    const altered = [
      { signature, authorization: { ...authorization, from: stranger.address } },
      { signature, authorization: { ...authorization, nonce: `0x${"1".repeat(64)}` } },
      {
        signature,
        authorization: { ...authorization, validBefore: String(Number(authorization.validBefore) + 1) },
      },
      { signature: flipped, authorization },
      { signature: `${signature.slice(0, -2)}00`, authorization },
    ];
    for (const payment of altered) {
      const { json } = await askUnkeyed("forecast", { payment: payment as never });
      expect(json().fields).toEqual({ "PAYMENT-SIGNATURE": "invalid_exact_evm_payload_signature" });
    }
  });

  it.each([
    ["that a contract judges (ERC-1271)", `0x${"1".repeat(194)}`],
    ["of a wallet that is not made yet (ERC-6492)", `0x${"1".repeat(512)}${"6492".repeat(16)}`],
  ])("whose signature is one %s: told so, and no node is asked", async (_, signature) => {
    const { authorization } = await openPayer(chain).sign();
    const { reply, json } = await askUnkeyed("forecast", { payment: { signature, authorization } as never });
    expect([reply.status, json().code, json().fields]).toEqual([
      ...[402, "payment_refused", { "PAYMENT-SIGNATURE": "invalid_exact_evm_payload_signature" }],
    ]);
    expect(json().detail).toContain("Contract wallets");
    expect(chain.asked).toEqual([]);
  });

  it("over another offer than ours", async () => {
    const payload = await openPayer(chain).sign();
    const offers = [
      [{ ...ACCEPTED, scheme: "upto" }, "invalid_scheme"],
      [{ ...ACCEPTED, network: "eip155:1" }, "invalid_network"],
      [{ ...ACCEPTED, asset: `0x${"6".repeat(40)}` }, "invalid_payment_requirements"],
      [{ ...ACCEPTED, amount: "1" }, "invalid_payment_requirements"],
    ] as const;
    for (const [accepted, reason] of offers) {
      const headers = { "PAYMENT-SIGNATURE": toHeader(payload, accepted) };
      expect((await askUnkeyed("forecast", { headers })).json().fields["PAYMENT-SIGNATURE"]).toBe(reason);
    }
  });

  it("of a wallet without the money, of one that is a contract, and of one that we refuse", async () => {
    const poor = openPayer(chain, PRICE - 1n);
    const { json } = await askUnkeyed("forecast", { payment: await poor.sign() });
    expect(json().fields["PAYMENT-SIGNATURE"]).toBe("insufficient_funds");
    const contract = openPayer(chain);
    chain.codes.set(contract.address, "0xef0100");
    const second = await askUnkeyed("forecast", { payment: await contract.sign() });
    expect(second.json().fields["PAYMENT-SIGNATURE"]).toBe("invalid_exact_evm_payload_signature");
    const refused = openPayer(chain);
    const bindings = { REFUSED_WALLETS: refused.address };
    const third = await askUnkeyed("forecast", { payment: await refused.sign(), bindings });
    expect(third.json().code).toBe("wallet_refused");
  });

  it("while no node answers: 503, and nothing is held", async () => {
    const logged = expectErrors();
    const payment = await openPayer(chain).sign();
    chain.around = () => {
      throw new Error("down");
    };
    expect((await askUnkeyed("forecast", { payment })).json().code).toBe("payment_unsettled");
    chain.around = () => {};
    expect((await askUnkeyed("forecast", { payment })).reply.status).toBe(200);
    logged();
  });
});

it("the official client pays for a call by itself, and its payment stands in the reply", async () => {
  const account = privateKeyToAccount(generatePrivateKey());
  chain.balances.set(account.address.toLowerCase(), 10n ** 6n);
  const ask = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    request.headers.set("CF-Connecting-IP", "203.0.113.40");
    const context = createExecutionContext();
    const reply = await app.fetch(request, withX402(), context);
    await waitOnExecutionContext(context);
    return reply;
  };
  const client = new ExactEvmScheme(account);
  const pay = wrapFetchWithPaymentFromConfig(ask, { schemes: [{ network: "eip155:8453", client }] });
  const reply = await pay("http://127.0.0.1:8787/api/v1/forecast", postJson({ asset: "BTC" }));
  expect(reply.status).toBe(200);
  expect(paidForecastSchema.parse(await reply.json()).forecast.asset).toBe("BTC");
  expect(decodePaymentResponseHeader(reply.headers.get("payment-response") ?? "")).toMatchObject({
    ...{ success: true, network: "eip155:8453", payer: account.address.toLowerCase() },
  });
  expect(chain.balanceOf(account.address)).toBe(10n ** 6n - PRICE);
  // As the offer says, what is paid so is JSON.
  const headers = { Accept: "text/csv" };
  const screen = await pay("http://127.0.0.1:8787/api/v1/screen?where=rsi_14%3C70", { headers });
  expect([screen.status, screen.headers.get("content-type")]).toEqual([200, "application/json"]);
  expect(paidScreenSchema.parse(await screen.json()).listed).toBeGreaterThan(0);
  expect(chain.balanceOf(RECEIVER)).toBe(2n * PRICE);
});

it("a paid call by key still makes two object calls and no query, where x402 is set up", async () => {
  const { account, first } = await openAccount();
  const steps: string[] = [];
  const step =
    (name: "reserve" | "commit") =>
    (...values: never[]) => {
      steps.push(name);
      return (account[name] as (...values: never[]) => Promise<unknown>)(...values);
    };
  const untouchable = new Proxy({}, { get: (_, name) => expect.fail(`asked: ${String(name)}`) });
  const bindings = {
    CREDITS: { getByName: () => ({ reserve: step("reserve"), commit: step("commit") }) },
    ...{ DB: untouchable, X402: untouchable },
  };
  const asked = postJson({ asset: "BTC" }, { "X-API-Key": first.key, "CF-Connecting-IP": "203.0.113.7" });
  const { reply, finish } = await requestWith(withX402(bindings as never), "/api/v1/forecast", asked);
  expect(reply.status).toBe(200);
  await finish();
  expect(steps).toEqual(["reserve", "commit"]);
  expect(chain.asked).toEqual([]);
});

const NO_CREDITS = ["no header RateLimit"];
const now = () => Math.floor(Date.now() / 1000);
