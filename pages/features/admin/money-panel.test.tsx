import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Reconciliation } from "../../../shared/audit.ts";
import { stubAccountApi } from "../../test/account-api.ts";
import { asAdmin } from "../../test/admin-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";

const RECONCILIATION = "GET /api/admin/reconciliation";
const even: Reconciliation = {
  tokens: [
    {
      network: "base",
      symbol: "USDC",
      payments: 2,
      cents: 4_000,
      planCents: 4_000,
      grantedCents: 4_000,
    },
    {
      network: null,
      symbol: "",
      payments: 1,
      cents: 15_525,
      planCents: 15_525,
      grantedCents: 15_525,
    },
  ],
  differences: [],
  books: [],
  gaps: [],
  checked: 3,
  accounts: 3,
};

async function openMoney(books: Reconciliation) {
  stubAccountApi({ "GET /api/auth/check": () => asAdmin(), [RECONCILIATION]: () => json(books) });
  await openSite("/admin?tab=money");
  await pass(50);
  return screen
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent).join(" | "));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(closeSite);

it("books that agree say so, by token, in the token and in dollars", async () => {
  expect(await openMoney(even)).toEqual([
    "Network | Token | Payments | At our prices | For plans | Granted",
    "Base | USDC | 2 | $40.00 | $40.00 | $40.00",
    "Card | USD | 1 | $155.25 | $155.25 | $155.25",
  ]);
  expect(screen.getByText("3 of 3 accounts compared within a day")).toBeDefined();
  expect(screen.getByRole("link", { name: "Export CSV" }).getAttribute("href")).toMatch(
    /^\/api\/admin\/money\.csv\?month=\d{4}-\d\d$/,
  );
  expect(screen.getByText("None: every payment has its grant, and every grant its payment.")).toBeDefined();
});

it("a payment without its grant is listed with its owner", async () => {
  const differences: Reconciliation["differences"] = [
    { kind: "payment_without_grant", id: "pay-12345678", detail: "2000 cents", email: "buyer@example.com" },
    { kind: "hand_out_without_payment", id: "d1", detail: "1000 NGMA", email: null },
  ];
  const rows = await openMoney({ ...even, differences });
  expect(rows.slice(-2)).toEqual([
    "Paid but not granted | pay-1234 | buyer@example.com | 2000 cents",
    "NGMA sent without payment | d1 | – | 1000 NGMA",
  ]);
});

it("two accounts whose credits are counted wrong are two rows, and neither leads to a payment", async () => {
  const told = vi.spyOn(console, "error");
  const differences = ["one@example.com", "two@example.com"].map((email) => ({
    ...{ kind: "credits_counted_wrong" as const, id: "", detail: "1 counted, 3 in the log", email },
  }));
  const rows = await openMoney({ ...even, differences });
  expect(rows.slice(-2)).toEqual([
    "Credits that differ from the log | – | one@example.com | 1 counted, 3 in the log",
    "Credits that differ from the log | – | two@example.com | 1 counted, 3 in the log",
  ]);
  expect(told).not.toHaveBeenCalled();
});

const books: Reconciliation["books"] = [
  {
    ...{ network: "base", symbol: "USDC", openedAt: "2026-03-01T10:00:00.000Z", opening: "100" },
    ...{ incoming: "40.5", outgoing: "12", fees: "0", balance: "128.5", height: 12_345 },
    ...{ balancedAt: "2026-03-02T10:00:00.000Z", isBehind: false, isComplete: true },
  },
];
const gap: Reconciliation["gaps"][number] = {
  ...{ id: "base-12345-USDC", network: "base", symbol: "USDC", height: 12_345, amount: "-12" },
  ...{ hashes: [`0x${"ab".repeat(32)}`], since: "2026-03-02T10:00:00.000Z", reason: null },
};

it("what is held adds up by network, and a move that nothing explains is named with its transaction", async () => {
  const rows = await openMoney({
    ...even,
    books,
    gaps: [gap, { ...gap, id: "x", hashes: [], reason: "Ours" }],
  });
  expect(rows.slice(3)).toEqual([
    "Network | Asset | Opening | In | Out | Fees | Balance | Read",
    "Base | USDC | 100 | 40.5 | 12 | 0 | 128.5 | 2026-03-02",
    "Since | Network | Amount | Transactions | Explanation | Actions",
    "2026-03-02 | Base | -12 USDC | 0xababab…ababab ↗Block 12,345 | – | ExplainHistory",
    "2026-03-02 | Base | -12 USDC | None: no such move on the networkBlock 12,345 | Ours | ExplainHistory",
  ]);
  expect(screen.getByRole("link", { name: /0xabab/ }).getAttribute("href")).toContain(gap.hashes[0]);
});

it("an admin explains a move with a reason, once there is one", async () => {
  const sent: unknown[] = [];
  stubAccountApi({
    "GET /api/auth/check": () => asAdmin(),
    [RECONCILIATION]: () => json({ ...even, books, gaps: [gap] }),
    "POST /api/admin/reconciliation/base-12345-USDC/explain": (body) => {
      sent.push(body);
      return json({ success: true });
    },
  });
  await openSite("/admin?tab=money");
  await pass(50);
  fireEvent.click(screen.getByRole("button", { name: "Explain: -12 USDC on Base, block 12,345" }));
  const explain = within(screen.getByRole("dialog")).getByRole("button", { name: "Explain" });
  expect(explain).toHaveProperty("disabled", true);
  fireEvent.change(screen.getByLabelText("Reason (for the audit log)"), {
    target: { value: " To our cold wallet " },
  });
  fireEvent.click(explain);
  await pass(50);
  expect(sent).toEqual([{ reason: "To our cold wallet" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
