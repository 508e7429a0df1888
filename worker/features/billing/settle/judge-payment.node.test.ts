import { describe, expect, it } from "vitest";
import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import type { Due } from "./compute-due.ts";
import { judgePayment, type PaymentVerdict } from "./judge-payment.ts";

const MINUTE = 60_000;
const CREATED = Date.UTC(2026, 10, 20, 12);
const EXPIRES = CREATED + 15 * MINUTE;
const AMOUNT = 20_001_234n;

const DUE: Due = {
  sender: "payer",
  asset: "usdc",
  amount: AMOUNT,
  parts: new Map([["shop", AMOUNT]]),
  burn: null,
  known: new Map([
    ["native", 4n],
    ["usdc", 4n],
    ["usdt", 4n],
  ]),
  createdAt: CREATED,
  expiresAt: EXPIRES,
};
const NATIVE: Due = { ...DUE, asset: "native" };
const SPLIT: Due = {
  ...DUE,
  asset: "ngma",
  amount: 1_000n,
  parts: new Map([
    ["treasury", 400n],
    ["liquidity", 200n],
  ]),
  burn: 400n,
  known: new Map([
    ["native", 4n],
    ["usdc", 4n],
    ["ngma", 4n],
  ]),
};

type Change = [owner: string, asset: string, amount: bigint];
const facts = (changes: Change[], more: Partial<TransactionFacts> = {}): TransactionFacts => ({
  hash: "hash",
  succeeded: true,
  final: true,
  confirmations: null,
  signers: ["payer"],
  changes: changes.map(([owner, asset, amount]) => ({ owner, asset, amount })),
  at: new Date(CREATED + MINUTE),
  height: 7,
  ...more,
});
const sent = (amount = AMOUNT, asset = "usdc", from = "payer", to = "shop"): Change[] => [
  [from, asset, -amount],
  [to, asset, amount],
];
const paidNgma: Change[] = [
  ["payer", "ngma", -1_000n],
  ["treasury", "ngma", 400n],
  ["liquidity", "ngma", 200n],
];

const PAID: PaymentVerdict = { status: "paid" };
const rejected = (code: string, park: [string, bigint] | null = null) => ({
  status: "rejected",
  code,
  park: park && { asset: park[0], amount: park[1] },
});
const at = (time: number) => ({ at: new Date(time) });

describe("judging a payment", () => {
  it.each<[string, TransactionFacts | null, unknown]>([
    ["exactly as asked", facts(sent()), PAID],
    ["with another's fee in the same transaction", facts([...sent(), ["relay", "native", -5_000n]]), PAID],
    ["in two parts that add up", facts([...sent(AMOUNT - 5n), ...sent(5n)]), PAID],
    ["at the moment it expires", facts(sent(), at(EXPIRES)), PAID],
    ["F-068: sixteen minutes after it was begun", facts(sent(), at(CREATED + 16 * MINUTE)), PAID],
    ["24 hours after it expired", facts(sent(), at(EXPIRES + 1_440 * MINUTE)), PAID],
    [
      "F-068: later than that",
      facts(sent(), at(EXPIRES + 1_440 * MINUTE + 1)),
      rejected("payment_late", ["usdc", AMOUNT]),
    ],
    ["F-203: in a block stamped 150 seconds too early", facts(sent(), at(CREATED - 2.5 * MINUTE)), PAID],
    [
      "F-065: earlier than that",
      facts(sent(), at(CREATED - 2.5 * MINUTE - 1)),
      rejected("transaction_too_old"),
    ],
    [
      "F-065: two years ago",
      facts(sent(), at(CREATED - 730 * 1_440 * MINUTE)),
      rejected("transaction_too_old"),
    ],
    [
      "F-066: one base unit short",
      facts(sent(AMOUNT - 1n)),
      rejected("payment_short", ["usdc", AMOUNT - 1n]),
    ],
    ["F-067: one base unit over", facts(sent(AMOUNT + 1n)), rejected("payment_over", ["usdc", AMOUNT + 1n])],
    ["F-067: twice the price", facts(sent(2n * AMOUNT)), rejected("payment_over", ["usdc", 2n * AMOUNT])],
    [
      "F-072: with 12 decimals too few",
      facts(sent(AMOUNT / 10n ** 6n)),
      rejected("payment_short", ["usdc", AMOUNT / 10n ** 6n]),
    ],
    [
      "short by a token's own fee",
      facts([
        ["payer", "usdc", -AMOUNT],
        ["shop", "usdc", AMOUNT - 100n],
      ]),
      rejected("payment_short", ["usdc", AMOUNT - 100n]),
    ],
    ["F-075: but it failed", facts([], { succeeded: false }), rejected("transaction_failed")],
    [
      "F-075: but it failed and is not final",
      facts([], { succeeded: false, final: false }),
      rejected("transaction_failed"),
    ],
    ["F-076: nobody knows it", null, { status: "pending", confirmations: null }],
    ["without a block yet", facts(sent(), { height: null }), { status: "pending", confirmations: null }],
    ["without a time yet", facts(sent(), { at: null }), { status: "pending", confirmations: null }],
    [
      "F-077: in a block that is not final",
      facts(sent(), { final: false, confirmations: { have: 3, need: 12 } }),
      { status: "pending", confirmations: { have: 3, need: 12 } },
    ],
    [
      "F-077: wrong, and not final",
      facts(sent(1n), { final: false }),
      { status: "pending", confirmations: null },
    ],
    [
      "F-085: in USDT instead of USDC",
      facts(sent(AMOUNT, "usdt")),
      rejected("payment_wrong_token", ["usdt", AMOUNT]),
    ],
    ["in the network's coin", facts(sent(5n, "native")), rejected("payment_wrong_token", ["native", 5n])],
    [
      "F-073, F-074: in a token nobody knows",
      facts(sent(AMOUNT, "fake usdc")),
      rejected("payment_wrong_token"),
    ],
    [
      "in a token nobody knows and in USDT",
      facts([...sent(9n, "fake usdc"), ...sent(8n, "usdt")]),
      rejected("payment_wrong_token", ["usdt", 8n]),
    ],
    ["another wallet's USDT", facts(sent(AMOUNT, "usdt", "stranger")), rejected("transaction_not_yours")],
    [
      "F-087, F-088: to another address",
      facts(sent(AMOUNT, "usdc", "payer", "shoP")),
      rejected("payment_wrong_receiver"),
    ],
    ["to nobody", facts([]), rejected("payment_wrong_receiver")],
    [
      "out of our own address",
      facts([
        ["shop", "usdc", -AMOUNT],
        ["payer", "usdc", AMOUNT],
      ]),
      rejected("payment_wrong_receiver"),
    ],
    [
      "F-063: exactly, from another wallet",
      facts(sent(AMOUNT, "usdc", "stranger")),
      rejected("transaction_not_yours", ["usdc", AMOUNT]),
    ],
    [
      "F-063: another amount, from another wallet",
      facts(sent(AMOUNT + 9n, "usdc", "stranger")),
      rejected("transaction_not_yours"),
    ],
    [
      "F-105: the named wallet only pays the fee",
      facts([...sent(AMOUNT, "usdc", "stranger"), ["payer", "native", -5_000n]]),
      rejected("transaction_not_yours", ["usdc", AMOUNT]),
    ],
    [
      "by two wallets, the named one pays less than all",
      facts([
        ["payer", "usdc", -1n],
        ["stranger", "usdc", 1n - AMOUNT],
        ["shop", "usdc", AMOUNT],
      ]),
      rejected("transaction_not_yours", ["usdc", AMOUNT]),
    ],
  ])("%s", (_, transaction, verdict) => {
    expect(judgePayment(transaction, DUE)).toEqual(verdict);
  });

  it.each<[string, Change[], unknown]>([
    [
      "and the sender's fee comes on top",
      [
        ["payer", "native", -AMOUNT - 21_000n],
        ["shop", "native", AMOUNT],
      ],
      PAID,
    ],
    [
      "and a storage rebate flows back to the sender",
      [
        ["payer", "native", -AMOUNT + 1_000_000n],
        ["shop", "native", AMOUNT],
      ],
      PAID,
    ],
    [
      "and the named wallet pays the fee alone",
      [
        ["payer", "native", -21_000n],
        ["stranger", "native", -AMOUNT],
        ["shop", "native", AMOUNT],
      ],
      rejected("transaction_not_yours", ["native", AMOUNT]),
    ],
  ])("in the network's coin %s", (_, changes, verdict) => {
    expect(judgePayment(facts(changes), NATIVE)).toEqual(verdict);
  });

  it.each<[string, Change[], unknown]>([
    ["as asked", paidNgma, PAID],
    [
      "nothing is burned, all goes to the treasury",
      [
        ["payer", "ngma", -1_000n],
        ["treasury", "ngma", 800n],
        ["liquidity", "ngma", 200n],
      ],
      rejected("payment_wrong_split", ["ngma", 1_000n]),
    ],
    [
      "one unit is not burned",
      [
        ["payer", "ngma", -999n],
        ["treasury", "ngma", 400n],
        ["liquidity", "ngma", 200n],
      ],
      rejected("payment_wrong_split", ["ngma", 600n]),
    ],
    [
      "one unit more is burned",
      [
        ["payer", "ngma", -1_001n],
        ["treasury", "ngma", 400n],
        ["liquidity", "ngma", 200n],
      ],
      rejected("payment_wrong_split", ["ngma", 600n]),
    ],
    [
      "liquidity's part goes elsewhere",
      [
        ["payer", "ngma", -1_000n],
        ["treasury", "ngma", 400n],
        ["friend", "ngma", 200n],
      ],
      rejected("payment_wrong_split", ["ngma", 400n]),
    ],
    ["all is burned", [["payer", "ngma", -1_000n]], rejected("payment_wrong_split", ["ngma", 0n])],
    [
      "another wallet's",
      [
        ["stranger", "ngma", -1_000n],
        ["treasury", "ngma", 400n],
        ["liquidity", "ngma", 200n],
      ],
      rejected("transaction_not_yours", ["ngma", 600n]),
    ],
    [
      "USDC to the treasury instead",
      sent(5n, "usdc", "payer", "treasury"),
      rejected("payment_wrong_token", ["usdc", 5n]),
    ],
  ])("NGMA: %s", (_, changes, verdict) => {
    expect(judgePayment(facts(changes), SPLIT)).toEqual(verdict);
  });

  it("NGMA: while it is not set up nothing is due anywhere, so nothing pays", () => {
    expect(judgePayment(facts(paidNgma), { ...SPLIT, parts: new Map() })).toMatchObject({
      status: "rejected",
    });
  });

  it("only a transaction exactly as asked is ever paid: 20,000 random ones", () => {
    const pick = <T>(...of: T[]) => of[Math.floor(Math.random() * of.length)] as T;
    for (let i = 0; i < 20_000; i++) {
      const changes: Change[] = Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () =>
        sent(
          AMOUNT + pick(0n, 0n, 1n, -1n, AMOUNT),
          pick("usdc", "usdc", "usdt", "fake"),
          pick("payer", "payer", "stranger"),
          pick("shop", "shop", "else"),
        ),
      ).flat();
      const transaction = facts(changes, {
        succeeded: Math.random() < 0.9,
        final: Math.random() < 0.9,
        at: new Date(CREATED + pick(1, 1, -2, 30 * 60) * MINUTE),
      });
      if (judgePayment(transaction, DUE).status !== "paid") continue;
      const net = (owner: string) =>
        changes.filter(([o, a]) => o === owner && a === "usdc").reduce((sum, [, , n]) => sum + n, 0n);
      expect([net("shop"), transaction.succeeded, transaction.final]).toEqual([AMOUNT, true, true]);
      expect(net("payer") <= -AMOUNT).toBe(true);
    }
  });
});
