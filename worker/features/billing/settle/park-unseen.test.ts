import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { chainCursors, payments, users } from "../../../db/schema.ts";
import { dieAt } from "../../../test/billing/after/dying.ts";
import { setUp } from "../../../test/billing/after/reconcile/set-up.ts";
import { pay } from "../../../test/billing/open-billing.ts";
import { readPlans } from "../../keys/read-plans.ts";
import { applyOpenPayments } from "../apply/apply-open-payments.ts";
import type { IntentRow } from "../intents/open-intents.ts";
import { decideParked } from "../parked/decide-parked.ts";
import { reconcileChains } from "../reconcile/reconcile-chains.ts";

/** Base, over a node that serves traces and one that does not; a contract pays an order in coins. */
async function open() {
  const shop = await setUp();
  const { deps, ledgers, base, order } = shop;
  await deps.db.delete(payments);
  const [scan, find] = [base.findTransfers.bind(base), base.findTransaction.bind(base)];
  const gains = new Map<number, bigint>();
  const through = new Set<string>();
  const gainAt = (height: number) => ({
    ...{ height, at: deps.now(), amount: gains.get(height) ?? 0n, shown: [] },
  });
  const plain = { serves: false };
  // Somebody else still has coins to send: the network goes on being scanned for them.
  await order({ token: "native" });
  base.findTransfers = async (asked) => {
    const found = await scan(asked);
    if (!plain.serves) return found;
    const shown = found.transfers.filter(({ hash }) => !through.has(hash));
    const unseen = [...gains.keys()].filter((height) => height >= asked.from).map(gainAt);
    return { ...found, transfers: shown, unseen };
  };
  base.findTransaction = async (hash) => {
    const facts = await find(hash);
    if (!facts || !through.has(hash)) return facts;
    if (plain.serves) return { ...facts, changes: [], unseen: true, notice: "Inside a contract." };
    return { ...facts, hidden: facts.changes.filter(({ amount }) => amount > 0n) };
  };
  base.findBlockGain = async (_, height) => gainAt(height);
  /** An order, and the contract's payment of it, which is `more` than was asked for. */
  const payByContract = async (more = 0n) => {
    const intent = await order({ token: "native" });
    const amount = BigInt(intent.amount) + more;
    const hash = pay(ledgers, intent, { amount });
    gains.set(base.height, amount);
    through.add(hash);
    return { intent, hash };
  };
  const rows = async () =>
    (await deps.db.select().from(payments)).map(({ hash, state, amount }) => [hash, state, amount]);
  const asked = (serves: "plain" | "tracing") => {
    plain.serves = serves === "plain";
    return reconcileChains(deps);
  };
  const plans = async ({ userId }: IntentRow) => (await readPlans(deps, userId)).length;
  return { ...shop, gains, payByContract, rows, asked, plans, plain };
}

const ORDERS = [["plain", "tracing", "plain"] as const, ["tracing", "plain", "tracing"] as const];

describe("coins through a contract, from a node with traces and one without", () => {
  it.each(ORDERS)(
    "F-219: %s first, then %s, then %s: one row, one credit, nothing parked",
    async (...turns) => {
      const { payByContract, asked, rows, plans, report, deps } = await open();
      const { intent, hash } = await payByContract();
      for (const turn of turns) {
        await report(intent.id, hash);
        await deps.db.delete(chainCursors);
        await asked(turn);
      }
      expect(await rows()).toEqual([[hash, "credited", intent.amount]]);
      expect(await plans(intent)).toBe(1);
    },
  );

  it.each(["plain", "tracing"] as const)(
    "F-219: with a surplus too, %s first: the rows are together what the block brought",
    async (first) => {
      const { payByContract, asked, rows, deps, gains } = await open();
      await payByContract(10n ** 16n);
      for (const turn of [first, first === "plain" ? "tracing" : "plain"] as const) {
        await deps.db.delete(chainCursors);
        await asked(turn);
      }
      const all = await rows();
      const sum = all.reduce((total, [, , amount]) => total + BigInt(amount ?? 0), 0n);
      expect(sum).toBe([...gains.values()].reduce((total, amount) => total + amount, 0n));
      expect(all.some(([hash]) => hash?.startsWith("block:"))).toBe(false);
    },
  );

  it("F-219: of two contracts' payments in a block what no node has traced yet stays parked", async () => {
    const { payByContract, asked, rows, base, gains, deps } = await open();
    const { intent, hash } = await payByContract();
    const other = 10n ** 16n;
    gains.set(base.height, BigInt(intent.amount) + other);
    for (const turn of ["plain", "tracing", "plain"] as const) {
      await deps.db.delete(chainCursors);
      await asked(turn);
    }
    expect((await rows()).map(([name, ...rest]) => [name === hash, ...rest])).toEqual(
      expect.arrayContaining([
        [true, "credited", intent.amount],
        [false, "parked", String(other)],
      ]),
    );
    expect(await rows()).toHaveLength(2);
  });

  it("F-219: what an admin has decided on as the block's gain is never credited again", async () => {
    const { payByContract, asked, rows, deps, plans } = await open();
    const { intent, hash } = await payByContract();
    await asked("plain");
    const [gain] = await deps.db.select().from(payments);
    const email = `${intent.userId.toLowerCase()}@example.com`;
    const user = { id: intent.userId, email, offeredTier: "free" as const, createdAt: 0 };
    await deps.db.insert(users).values(user).onConflictDoNothing();
    const decision = { decision: "assign" as const, email, note: "It is his." };
    await decideParked(deps, { id: gain?.id ?? "", admin: "admin@example.com", decision });
    await deps.db.delete(chainCursors);
    await asked("tracing");
    expect(await rows()).toEqual([[gain?.hash, "parked", intent.amount]]);
    expect([await plans(intent), hash === gain?.hash]).toEqual([0, false]);
    await deps.db.delete(users).where(eq(users.id, intent.userId));
  });

  it("F-219: a worker that dies at any step between the two leaves one row and one credit when the next one is done", async () => {
    for (let n = 0, survived = false; !survived; n++) {
      const { payByContract, asked, rows, deps, plain, plans } = await open();
      const { intent, hash } = await payByContract();
      await asked("plain");
      plain.serves = false;
      await deps.db.delete(chainCursors);
      const dying = dieAt(deps, env.DB, n, "before");
      await reconcileChains(dying.deps).catch(() => {});
      survived = dying.survived();
      for (const turn of ["plain", "tracing"] as const) {
        await deps.db.delete(chainCursors);
        await asked(turn);
      }
      await applyOpenPayments(deps);
      expect([n, await rows()]).toEqual([n, [[hash, "credited", intent.amount]]]);
      expect(await plans(intent)).toBe(1);
    }
  });

  it("F-219: two runs at the same moment, one at each node, never book the same coins twice", async () => {
    const { payByContract, asked, rows, deps } = await open();
    const { intent, hash } = await payByContract();
    await Promise.allSettled([asked("plain"), asked("tracing"), asked("plain"), asked("tracing")]);
    await deps.db.delete(chainCursors);
    await asked("tracing");
    expect(await rows()).toEqual([[hash, "credited", intent.amount]]);
  });
});
