import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { NETWORKS } from "../../../shared/networks.ts";
import { amountSlots, paymentIntents, payments } from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import { listDistributions } from "../../features/ngma/distributions/list-distributions.ts";
import { openNgmaCheckout } from "../../features/ngma/purchases/open-ngma-checkout.ts";
import { recordPurchase } from "../../features/ngma/purchases/record-purchase.ts";
import type { Cards, SessionOrder } from "../../providers/cards/cards.ts";
import type { Chain } from "../../providers/chains/chain.ts";
import { readProblem } from "../ask.ts";
import { openBrowser } from "../auth/browser.ts";
import { expectErrors } from "../console-lines.ts";
import { codeOf, db, openAs, someHash, someSolanaAddress, transferTo } from "../ngma/shop.ts";
import { someEmail } from "../people.ts";

const ADDRESS = someSolanaAddress();
const CHECKOUT = "/api/create-ngma-checkout";
const RECORD = "/api/record-ngma-purchase";
const order = { ngmaAmount: 1_000, usdAmount: 25, walletAddress: ADDRESS };
const payment = { txHash: someHash(), network: "solana", paymentToken: "USDC" };
const real = openDeps(env, { waitUntil: () => {} });

/** A field is sent as it stands here, so that also what no number can hold gets through: 1e999. */
const bodyOf = (field: string, raw: string, rest: Record<string, unknown>) =>
  `${JSON.stringify({ ...rest, [field]: "?" }).replace('"?"', raw)}`;

describe("F-150: what no purchase can be", () => {
  const AMOUNTS: [raw: string, code: string][] = [
    ["0", "ngma_amount_invalid"],
    ["-0", "ngma_amount_invalid"],
    ["1", "ngma_amount_invalid"],
    ["39", "ngma_amount_invalid"],
    ["-1", "ngma_amount_invalid"],
    ["-1000", "ngma_amount_invalid"],
    ["4000001", "ngma_amount_invalid"],
    ["1e21", "ngma_amount_invalid"],
    ["1e300", "ngma_amount_invalid"],
    ["9007199254740993", "ngma_amount_invalid"],
    ["9223372036854775808", "ngma_amount_invalid"],
    ["1e-9", "ngma_amount_invalid"],
    ["0.000000001", "ngma_amount_invalid"],
    ["1000.5", "ngma_amount_invalid"],
    ["1000.0000001", "ngma_amount_invalid"],
    ["40.1", "ngma_amount_invalid"],
    ["5e-324", "ngma_amount_invalid"],
    ["1e999", "invalid_request"],
    ["-1e999", "invalid_request"],
    ["null", "invalid_request"],
    ["true", "invalid_request"],
    ['"1000"', "invalid_request"],
    ['""', "invalid_request"],
    ['"1e3"', "invalid_request"],
    ['"NaN"', "invalid_request"],
    ['"0x3e8"', "invalid_request"],
    ["[1000]", "invalid_request"],
    ['{"valueOf":1000}', "invalid_request"],
    ["NaN", "invalid_json"],
    ["Infinity", "invalid_json"],
    ["0x3e8", "invalid_json"],
    ["1_000", "invalid_json"],
    ["01000", "invalid_json"],
  ];
  const DOLLARS: [raw: string, code: string][] = [
    ["0", "price_mismatch"],
    ["-25", "price_mismatch"],
    ["24.99", "price_mismatch"],
    ["25.01", "price_mismatch"],
    ["2500", "price_mismatch"],
    ["1e21", "price_mismatch"],
    ["1e300", "price_mismatch"],
    ["1e999", "invalid_request"],
    ["null", "invalid_request"],
    ['"25"', "invalid_request"],
  ];
  // An address has no checksum: only what is too short or too long for 32 bytes is known to be cut or doubled.
  const WALLETS: [raw: string, code: string][] = [
    ['""', "delivery_address_invalid"],
    ['"                                "', "delivery_address_invalid"],
    [`"${ADDRESS.slice(0, -3)}"`, "delivery_address_invalid"],
    [`"${ADDRESS}111"`, "delivery_address_invalid"],
    [`"${ADDRESS.slice(0, -1)}0"`, "delivery_address_invalid"],
    [`"${ADDRESS} ${ADDRESS}"`, "delivery_address_invalid"],
    ['"0x52908400098527886E0F7030069857D2E4169EE7"', "delivery_address_invalid"],
    ['"rGm7WCVp9gb4jZHWTEtGUr4dd74z2XuWhE"', "delivery_address_invalid"],
    [`"${"1".repeat(33)}"`, "delivery_address_invalid"],
    [`"${"z".repeat(44)}"`, "delivery_address_invalid"],
    [`"${"A".repeat(5_000)}"`, "delivery_address_invalid"],
    ["null", "invalid_request"],
    ["1", "invalid_request"],
  ];

  it("is refused by the card checkout, each with its own code", async () => {
    const buyer = await openAs("user");
    const send = (body: string) =>
      buyer.send(CHECKOUT, { method: "POST", body, headers: { "Content-Type": "application/json" } });
    const cases = [
      ...AMOUNTS.map(([raw, code]) => ["ngmaAmount", raw, code] as const),
      ...DOLLARS.map(([raw, code]) => ["usdAmount", raw, code] as const),
      ...WALLETS.map(([raw, code]) => ["walletAddress", raw, code] as const),
    ];
    const found = [];
    for (const [field, raw] of cases)
      found.push([field, raw, (await readProblem(await send(bodyOf(field, raw, order)))).code]);
    expect(found).toEqual(cases.map((one) => [...one]));
  });

  it("is not recorded either", async () => {
    const buyer = await openAs("user");
    const send = (body: string) =>
      buyer.send(RECORD, { method: "POST", body, headers: { "Content-Type": "application/json" } });
    for (const [field, cases] of [
      ["ngmaAmount", AMOUNTS],
      ["usdAmount", DOLLARS],
    ] as const)
      for (const [raw, code] of cases)
        expect([
          raw,
          (await readProblem(await send(bodyOf(field, raw, { ...order, ...payment })))).code,
        ]).toEqual([raw, code]);
  });

  it.each([
    [40, 1],
    [41, 1.03],
    [41, 1.025],
    [1_000, 25],
    [1_001, 25.025],
    [1_001, 25.03],
    [1_003, 1_003 * 0.025],
    [4_000_000, 100_000],
  ])("%i tokens for %d dollars can be", async (ngmaAmount, usdAmount) => {
    expectErrors();
    const buyer = await openAs("user");
    // Without a card provider this is as far as a sound order gets.
    const reply = await buyer.post(CHECKOUT, { ...order, ngmaAmount, usdAmount });
    expect((await readProblem(reply)).code).toBe("card_unavailable");
    const record = await buyer.post(RECORD, { ...order, ...payment, ngmaAmount, usdAmount });
    expect((await readProblem(record)).code).toBe("intent_not_found");
  });
});

describe("buying NGMA", () => {
  it("takes somebody signed in, from our own site", async () => {
    for (const path of [CHECKOUT, RECORD]) {
      const visitor = await openBrowser().post(path, { ...order, ...payment });
      expect([visitor.status, (await readProblem(visitor)).code]).toEqual([401, "signed_out"]);
      const buyer = await openAs("user");
      const foreign = await buyer.post(path, { ...order, ...payment }, { Origin: "https://evil.example" });
      expect(foreign.status).toBe(403);
    }
  });

  it("F-147: by card costs our own price and belongs to who asked, whatever else the body says", async () => {
    const orders: SessionOrder[] = [];
    const cards = {
      createCustomer: async () => "cus_1",
      createSession: async (asked: SessionOrder) => {
        orders.push(asked);
        return { id: "cs_1", url: "https://pay.test/cs_1" };
      },
    } as unknown as Cards;
    const config = { ...real.config, cards: { secretKey: "sk_test", webhookSecret: "whsec" } };
    const user = { id: crypto.randomUUID(), email: someEmail() };
    const more = { userId: "other", amountCents: 1, tier: "enigmatic", isAdmin: true };
    const asked = { ...order, ...more, walletAddress: ` ${ADDRESS}\n` };
    const deps = { ...real, config, cards };
    expect(await openNgmaCheckout(deps, user, asked)).toEqual({ url: "https://pay.test/cs_1" });
    expect(orders).toMatchObject([{ userId: user.id, amountCents: 2_500, tier: null, every: "once" }]);
  });

  it("by wallet becomes one distribution once it is verified, however often it is recorded", async () => {
    const user = { id: crypto.randomUUID() };
    const [sender, receiver] = [someSolanaAddress(), someSolanaAddress()];
    const asset = NETWORKS.solana.tokens.USDC?.address ?? "";
    const now = Date.now();
    const id = crypto.randomUUID();
    const slot = {
      network: "solana",
      asset,
      amount: "25000123",
      intentId: id,
      freeAfter: now + 600_000,
    } as const;
    await db.insert(amountSlots).values(slot);
    await db.insert(paymentIntents).values({
      id,
      userId: user.id,
      tier: null,
      months: null,
      ngmaAmount: 1_000,
      deliveryAddress: ADDRESS,
      network: "solana",
      token: "USDC",
      sender,
      receiver,
      asset,
      decimals: 6,
      amount: "25000123",
      priceCents: 2_500,
      state: "open",
      ...{ fromHeight: 1, headHeight: 0 },
      createdAt: now - 60_000,
      expiresAt: now + 600_000,
    });
    let final = false;
    const txHash = someHash();
    const facts = () => ({
      ...transferTo("", 0),
      hash: txHash,
      final,
      signers: [sender],
      changes: [
        { owner: receiver, asset, amount: 25_000_123n },
        { owner: sender, asset, amount: -25_000_123n },
      ],
      at: new Date(now - 10_000),
    });
    const solana = { network: "solana", findTransaction: async () => facts() } as unknown as Chain;
    let at = now;
    const here = { solana: { rpcUrls: ["http://127.0.0.1:1"], receiver } };
    const deps = {
      ...{ ...real, chains: { solana }, now: () => new Date(at) },
      config: { ...real.config, chains: here },
    };
    const purchase = { ...order, ...payment, txHash, network: "solana", paymentToken: "USDC" } as const;
    expect(await recordPurchase(deps, user, purchase)).toMatchObject({ status: "pending", success: false });
    expect(await listed(user.id)).toEqual([]);
    final = true;
    at += 20_000;
    const replies = await Promise.all(
      [1, 2, 3].map(() => recordPurchase(deps, user, { ...purchase, walletAddress: sender })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(["paid"]));
    expect(replies.filter((reply) => "alreadyCredited" in reply && !reply.alreadyCredited)).toHaveLength(1);
    expect(await listed(user.id)).toMatchObject([
      { ngmaAmount: 1_000, usdAmount: 2_500, walletAddress: ADDRESS, purchaseTxHash: txHash },
    ]);
    const other = { id: crypto.randomUUID() };
    expect(await codeOf(recordPurchase(deps, other, purchase))).toBe("transaction_used");
  });
});

/** The distributions whose purchase was made by an account. */
async function listed(userId: string) {
  const mine = (await db.select().from(payments).where(eq(payments.userId, userId))).map(({ id }) => id);
  return (await listDistributions({ db }, { limit: 100 })).filter(({ id }) => mine.includes(id));
}
