import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog, creditNotes, payments, receipts, users } from "../../../db/schema.ts";
import worker from "../../../index.ts";
import { openBilling } from "../../../test/billing/open-billing.ts";
import { signIn, someEmail } from "../../../test/people.ts";
import { exportMoney } from "./export-money.ts";

const { deps } = openBilling();
type Row = Partial<typeof payments.$inferInsert>;

async function write(rows: Row[]) {
  const made = rows.map((more, i) => ({
    ...{
      id: crypto.randomUUID(),
      network: "base" as const,
      hash: crypto.randomUUID(),
      method: "crypto" as const,
    },
    ...{ asset: "x", symbol: "USDC", decimals: 6, amount: "20000123", priceCents: 2_000 },
    ...{ state: "credited" as const, paidAt: Date.UTC(2026, 2, 3), createdAt: i, ...more },
  }));
  for (const row of made) await deps.db.insert(payments).values(row);
  return made;
}

async function read(month = "2026-03"): Promise<string[]> {
  let text = "";
  for await (const piece of exportMoney(deps, { admin: "root@example.com", month })) text += piece;
  return text.trimEnd().split("\r\n");
}

beforeEach(async () => {
  for (const table of [payments, receipts, creditNotes, auditLog]) await deps.db.delete(table);
});

describe("the money of all accounts as CSV", () => {
  it("has every payment, by card and chain, with rate, receipt and credit note", async () => {
    const email = someEmail();
    await signIn(email);
    const [user] = await deps.db.select().from(users).where(eq(users.email, email));
    const [, coin] = await write([
      {
        network: "card",
        method: "card",
        symbol: "USD",
        decimals: 2,
        amount: "2070",
        priceCents: 2_070,
        hash: "in_1",
      },
      {
        ...{
          userId: user?.id,
          symbol: "ETH",
          decimals: 18,
          amount: "8000000000000000",
          rateMicroUsd: 2_505_123_456,
          receivedRateMicroUsd: 2_499_000_000,
        },
        ...{
          tier: "pre-enigma",
          months: 2,
          hash: "0xabc",
          reversedAt: Date.UTC(2026, 2, 4),
          reversalReason: "a, b",
        },
      },
      { state: "parked", code: "payment_late", hash: "0xdef#surplus" },
    ]);
    const paper = { paymentId: coin?.id ?? "", issuedAt: 1 };
    await deps.db.insert(receipts).values({ number: 7, seller: "{}", ...paper });
    await deps.db.insert(creditNotes).values({ number: 3, ...paper });
    expect(await read()).toEqual([
      "paid at,state,kind,product,account,network,asset,amount,price USD,rate quoted,rate at " +
        "receipt,transaction,taken back at,reason,paid back in,receipt,credit note",
      "2026-03-03T00:00:00.000Z,credited,card,,,card,USD,20.7,20.70,,,in_1,,,,,",
      `2026-03-03T00:00:00.000Z,credited,crypto,"Pre-Enigma, 2 ` +
        `months",${email},base,ETH,0.008,20.00,2505.123456,2499,0xabc,2026-03-04T00:00:00.000Z,"a, b",,7,C-3`,
      "2026-03-03T00:00:00.000Z,parked,crypto,,,base,USDC,20.000123,20.00,,,0xdef,,,,,",
    ]);
    expect(await deps.db.select().from(auditLog)).toMatchObject([
      { admin: "root@example.com", action: "money exported" },
    ]);
  });

  it("runs nothing in a spreadsheet, whatever somebody wrote", async () => {
    await write([
      { symbol: '=HYPERLINK("x")', hash: "@SUM(1)", refundHash: "+1", reversalReason: "-2", reversedAt: 1 },
    ]);
    const [, line] = await read();
    expect(line).toContain(`"'=HYPERLINK(""x"")"`);
    for (const cell of ["'@SUM(1)", "'+1", "'-2"]) expect(line).toContain(cell);
    expect(line).not.toMatch(/(^|,)"?[=+@-]/);
  });

  it("reads page by page, misses none and names none twice", async () => {
    const statement =
      "INSERT INTO payments (id, network, hash, method, amount, price_cents, state, paid_at, created_at) ";
    const counting = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1203) ";
    await env.DB.prepare(
      `${statement}${counting} SELECT 'm' || i, 'base', 'h' || i, 'crypto', '1', 1, 'parked', 1, i FROM n`,
    ).run();
    const hashes = (await read("1970-01")).slice(1).map((line) => line.split(",")[11]);
    expect(hashes).toEqual(Array.from({ length: 1_203 }, (_, i) => `h${i + 1}`));
    const pieces = [];
    for await (const piece of exportMoney(deps, { admin: "root@example.com", month: "1970-01" }))
      pieces.push(piece.split("\r\n").length - 1);
    expect(pieces).toEqual([1, 500, 500, 203]);
  });

  it("is of one month by the day of payment, from its first moment to its last", async () => {
    const [first, last] = [Date.UTC(2026, 1, 1), Date.UTC(2026, 2, 1)];
    await write([first - 1, first, last - 1, last].map((paidAt) => ({ paidAt, hash: String(paidAt) })));
    const hashes = (await read("2026-02")).slice(1).map((line) => line.split(",")[11]);
    expect(hashes).toEqual([String(first), String(last - 1)]);
  });

  it("reads along an index, however many payments other months have", async () => {
    const query =
      "SELECT id FROM payments WHERE paid_at >= 1 AND paid_at < 2 AND (paid_at, rowid) > (1, 0) ORDER BY paid_at, rowid";
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`).all<{ detail: string }>();
    expect(results.map(({ detail }) => detail).join()).toMatch(
      /^SEARCH payments USING (?:COVERING )?INDEX payments_paid/,
    );
  });

  it("is for admins alone", async () => {
    const ask = async (cookie: string) =>
      worker.fetch(
        new Request("http://localhost:8787/api/admin/money.csv", { headers: { Cookie: cookie } }) as never,
        env,
        {
          waitUntil: () => {},
          passThroughOnException: () => {},
        } as never,
      );
    expect((await ask("")).status).toBe(401);
    expect((await ask(await signIn(someEmail()))).status).toBe(403);
  });
});
