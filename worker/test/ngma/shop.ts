import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { distributions, payments } from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import { makeRandomText } from "../../features/auth/secrets.ts";
import { changeStatus } from "../../features/ngma/distributions/change-status.ts";
import type { StatusChange } from "../../features/ngma/distributions/decide-change.ts";
import type { BalanceChange, Chain, TransactionFacts } from "../../providers/chains/chain.ts";
import { openBrowser } from "../auth/browser.ts";
import { makeLink, someEmail } from "../people.ts";

export const db = drizzle(env.DB);
const MINT = "So11111111111111111111111111111111111111112";
const DECIMALS = 9;
export const START = Date.parse("2026-03-01T12:00:00Z");

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** Base58 of so many random bytes, of which the first is not zero. */
function makeBase58(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  raw[0] = (raw[0] ?? 0) | 1;
  let number = raw.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = "";
  for (; number > 0n; number /= 58n) text = BASE58[Number(number % 58n)] + text;
  return text;
}
export const someSolanaAddress = () => makeBase58(32);
export const someHash = () => makeBase58(64);

type PaymentRow = typeof payments.$inferInsert;

/** Writes a credited purchase of NGMA as billing leaves it behind, and returns it. */
export async function buyNgma(more: Partial<PaymentRow> = {}) {
  const deliveryAddress = someSolanaAddress();
  const row = {
    id: crypto.randomUUID(),
    userId: makeRandomText(22),
    network: "solana",
    hash: someHash(),
    method: "crypto",
    ngmaAmount: 1_000,
    deliveryAddress,
    amount: "25000000",
    priceCents: 2_500,
    state: "credited",
    paidAt: START,
    createdAt: START,
    ...more,
  } satisfies PaymentRow;
  await db.insert(payments).values(row);
  return { id: row.id, hash: row.hash, deliveryAddress };
}

export const readHandOut = async (id: string) =>
  (await db.select().from(distributions)).find(({ paymentId }) => paymentId === id);

/** A browser of somebody signed in, before a worker that knows them as an admin, or not. */
export async function openAs(role: "admin" | "user", vars: Parameters<typeof openBrowser>[0] = {}) {
  const email = someEmail();
  const admins = { ADMIN_EMAILS: role === "admin" ? email : "root@example.com" };
  const browser = openBrowser({ ...vars, vars: { ...admins, ...vars.vars } });
  const reply = await browser.verify(await makeLink(email), true);
  if (reply.status !== 200) throw new Error(`no sign-in: ${reply.status}`);
  return { ...browser, email };
}

/** The facts of a final transfer of NGMA, unless told otherwise. */
export const transferTo = (owner: string, tokens: number, more: Partial<TransactionFacts> = {}) =>
  ({
    hash: "",
    succeeded: true,
    final: true,
    confirmations: null,
    signers: [],
    changes: [{ owner, asset: MINT, amount: BigInt(tokens) * 10n ** BigInt(DECIMALS) }] as BalanceChange[],
    at: new Date(START + 60_000),
    height: 1,
    ...more,
  }) satisfies TransactionFacts;

type FindTransaction = Chain["findTransaction"];

/** The office of the admins: changes rows, on a clock of its own, and asks `findTransaction` when Solana is set up. */
export function openOffice(findTransaction?: FindTransaction) {
  const real = openDeps(env, { waitUntil: () => {} });
  const ngma = { mint: MINT, decimals: DECIMALS, treasury: MINT, liquidity: MINT };
  let at = START + 3_600_000;
  const deps = {
    db,
    now: () => new Date(at),
    config: { ...real.config, ...(findTransaction && { ngma }) },
    chains: findTransaction ? { solana: { findTransaction } as Chain } : {},
  };
  return {
    change: (admin: string, id: string, change: StatusChange) => changeStatus(deps, { id, admin, change }),
    pass: (minutes: number) => {
      at += minutes * 60_000;
    },
  };
}

/** The code of the failure, or what came instead. */
export const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    (error: { code?: string }) => error.code ?? error,
  );
