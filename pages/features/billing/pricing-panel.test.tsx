import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problem, signedIn, signedOut, stubAccountApi } from "../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";
import { removeWallets, samplePricing, settle, untilPanel } from "../../test/wallet-fakes.ts";
import { currentPlan, waitingPlans } from "./plans/current-plan.ts";
import "../wallet/payment-panel.tsx";

const CHECKOUT = "POST /api/create-checkout-session";
const PRICING = "GET /api/pricing";
const BILLING = "GET /api/billing";
const URL = "https://checkout.example/pay";
const NOTHING = { plans: [], subscription: null };

const site = {
  "GET /api/auth/check": () => signedIn(),
  [PRICING]: () => json(samplePricing()),
  [BILLING]: () => json(NOTHING),
  [CHECKOUT]: () => json({ url: URL }),
};

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(() => {
  closeSite();
  removeWallets();
});

const shown = (text: string | RegExp) => screen.queryByText(text) !== null;
const card = (name: string) => within(screen.getByRole("article", { name }));
const price = (name: string) =>
  document.querySelector(`[aria-labelledby="tier-${name}"] .tier-price`)?.textContent;

async function open(path = "/pricing") {
  const opened = await openSite(path);
  await settle();
  return opened;
}

/** What window.open gives: a tab, or nothing where the browser blocks it. */
function stubTab(blocked = false) {
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.stubGlobal(
    "open",
    vi.fn(() => (blocked ? null : tab)),
  );
  return tab;
}

async function payByCard(answers: Parameters<typeof stubAccountApi>[0] = {}, blocked = false) {
  const tab = stubTab(blocked);
  const api = stubAccountApi({ ...site, ...answers });
  const opened = await open();
  fireEvent.click(card("Enigmatic").getByRole("button", { name: "Pay with Card" }));
  await settle();
  return { tab, ...api, ...opened };
}

describe("the price list", () => {
  it("has one card per tier: name, credits per month, features, price and three ways to pay", async () => {
    stubAccountApi(site);
    await open();
    for (const [name, credits] of [
      ["Free", "100"],
      ["Pre-Enigma", "1,000"],
      ["Enigmatic", "10,000"],
    ] as const)
      expect(card(name).getByText(credits).parentElement?.textContent).toBe(`${credits} credits per month`);
    for (const name of ["Pre-Enigma", "Enigmatic"])
      expect(
        card(name)
          .getAllByRole("button")
          .map((one) => one.textContent?.trim()),
      ).toEqual(["Pay with Card", "Pay with Crypto", "Pay with NGMA"]);
    expect(card("Free").getByRole<HTMLButtonElement>("button", { name: "Current Plan" }).disabled).toBe(true);
    expect(card("Enigmatic").getByText("Most Popular")).toBeTruthy();
    expect(screen.getAllByText("Most Popular")).toHaveLength(1);
  });

  it.each([
    ["card", "$20.70 a month", "$155.25 a month", "3.5% service fee included"],
    ["crypto", "$20.00 a month", "$150.00 a month", "no fee"],
    ["ngma", "$18.00 a month", "$120.00 a month", "20% off with NGMA"],
  ])("by %s shows the server's prices and what makes them", async (pay, low, high, note) => {
    stubAccountApi(site);
    await open(`/pricing?pay=${pay}`);
    expect([price("free"), price("pre-enigma"), price("enigmatic")]).toEqual(["$0 a month", low, high]);
    expect(document.querySelector('[aria-labelledby="tier-enigmatic"] .tier-note')?.textContent).toBe(note);
  });

  it("keeps the way of paying in the address; arrow keys go from one to the next", async () => {
    stubAccountApi(site);
    const { history } = await open();
    const selected = () => screen.getByRole("tab", { selected: true });
    expect(selected().textContent).toBe("Card");
    fireEvent.keyDown(selected(), { key: "ArrowRight" });
    await pass(10);
    expect([selected().textContent, history.location.search]).toEqual(["Crypto", "?pay=crypto"]);
    fireEvent.keyDown(selected(), { key: "End" });
    await pass(10);
    expect(selected().textContent).toBe("NGMA");
  });

  it("a way of paying that there is not is none", async () => {
    stubAccountApi(site);
    await open("/pricing?pay=gold&success=maybe");
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Card");
  });

  it("without cards says so in place of the button, and begins with crypto", async () => {
    stubAccountApi({ ...site, [PRICING]: () => json(samplePricing({ card: { available: false } })) });
    await open();
    const button = card("Enigmatic").getByRole<HTMLButtonElement>("button", {
      name: "Card Payments Unavailable",
    });
    expect(button.disabled).toBe(true);
    expect(card("Enigmatic").queryByRole("button", { name: "Pay with Card" })).toBeNull();
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Crypto");
  });

  it("marks networks that are not set up", async () => {
    const networks = samplePricing().networks.map((one) => ({ ...one, available: one.id === "sui" }));
    stubAccountApi({ ...site, [PRICING]: () => json(samplePricing({ networks })) });
    await open();
    const row = (name: RegExp) => screen.getByRole("rowheader", { name }).closest("tr")?.textContent;
    expect(row(/^Sui/)).toBe("SuiSUIyesno");
    expect(row(/^Base/)).toBe("Base · not available yetETHyesno");
  });

  it("that cannot be loaded says why, and asks again", async () => {
    let broken = true;
    stubAccountApi({
      ...site,
      [PRICING]: () => (broken ? problem(503, "x", "Not now.") : json(samplePricing())),
    });
    await open();
    expect(shown("Not now.") && shown("Request r1")).toBe(true);
    broken = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await pass(10);
    expect(card("Enigmatic")).toBeTruthy();
  });

  it.each([
    ["Crypto", "$150.00"],
    ["NGMA", "$120.00"],
  ])(
    "Pay with %s opens the wallet panel below the cards, for its price, and shows that price",
    async (name, amount) => {
      stubAccountApi(site);
      await open();
      fireEvent.click(card("Enigmatic").getByRole("button", { name: `Pay with ${name}` }));
      await untilPanel();
      expect(shown("Choose Your Wallet")).toBe(true);
      expect(screen.getByRole("region", { name: "Summary" }).textContent).toContain(`Amount${amount}`);
      expect(screen.getByRole("tab", { selected: true }).textContent).toBe(name);
    },
  );
});

describe("paying by card", () => {
  it("opens the checkout in a new tab, which cannot reach back", async () => {
    const { tab, sent } = await payByCard();
    expect(sent(CHECKOUT)).toEqual([{ tier: "enigmatic" }]);
    expect(tab.location.replace).toHaveBeenCalledWith(URL);
    expect(tab.opener).toBeNull();
  });

  it("shows the checkout's link where the browser blocked the tab", async () => {
    await payByCard({}, true);
    expect(screen.getByRole("alert").textContent).toContain("Your browser blocked the checkout window.");
    expect(screen.getByRole("link", { name: /^Open checkout/ }).getAttribute("href")).toBe(URL);
  });

  it.each([
    ["no address in the answer", () => json({}), ["Error", "Failed to get checkout URL. Please try again."]],
    [
      "a card provider that is not configured",
      () => problem(503, "card_unavailable", "Stripe not configured"),
      ["Error", "Card payments are currently unavailable. Please use crypto or NGMA payment."],
    ],
    [
      "a card provider that is down",
      () => problem(503, "card_provider_down", "x"),
      ["Error", "Failed to create checkout session. Please try again."],
    ],
    [
      "no connection",
      () => Promise.reject(new TypeError("Failed to fetch")),
      ["Error", "Failed to create checkout session. Please try again."],
    ],
    [
      "a subscription that is there already",
      () => problem(409, "subscription_exists", "You have one."),
      ["Payment Error", "You have one."],
    ],
  ] as const)("with %s says so and closes the empty tab", async (_case, answer, [title, text]) => {
    const { tab } = await payByCard({ [CHECKOUT]: answer });
    expect([shown(title), shown(text)]).toEqual([true, true]);
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it.each([
    ["known not to be", { "GET /api/auth/check": signedOut }, 0],
    ["no longer", { [CHECKOUT]: () => problem(401, "signed_out", "x") }, 1],
  ] as const)("when %s signed in: a toast, then the API page", async (_case, answers, asked) => {
    const { sent, history } = await payByCard(answers);
    expect([shown("Authentication Required"), shown("Please log in to upgrade your plan.")]).toEqual([
      true,
      true,
    ]);
    expect(history.location.pathname).toBe("/api-docs");
    expect(sent(CHECKOUT)).toHaveLength(asked);
  });

  it("that was canceled is said once, and leaves the address", async () => {
    stubAccountApi(site);
    const { history } = await open("/pricing?canceled=true&pay=card");
    expect([shown("Payment Canceled"), shown("No charges were made.")]).toEqual([true, true]);
    expect(history.location.search).toBe("?pay=card");
  });

  it("that succeeded is verified only when the server holds the subscription", async () => {
    let billing: object = NOTHING;
    stubAccountApi({ ...site, [BILLING]: () => json(billing) });
    const { history } = await open("/pricing?success=true");
    expect([shown("Payment Successful!"), history.location.search]).toEqual([true, ""]);
    expect(shown(/Waiting for the card provider/)).toBe(true);
    await pass(4_000);
    expect(shown("Payment Verified!")).toBe(false);
    const month = { from: "2026-03-02T11:00:00.000Z", until: "2026-04-02T11:00:00.000Z" };
    billing = {
      plans: [{ tier: "enigmatic", source: "card", ...month }],
      subscription: { tier: "enigmatic", renewsAt: month.until, endsAt: null },
    };
    await pass(2_000);
    expect([shown("Payment Verified!"), shown("Your tier has been upgraded successfully.")]).toEqual([
      true,
      true,
    ]);
  });

  it("stops asking for the subscription after a minute", async () => {
    const { calls } = stubAccountApi(site);
    await open("/pricing?success=true");
    await pass(62_000);
    const asked = calls(BILLING).length;
    await pass(30_000);
    expect(calls(BILLING)).toHaveLength(asked);
    expect(shown(/Waiting for the card provider/)).toBe(false);
  });
});

describe("the account's plan", () => {
  const month = (tier: "pre-enigma" | "enigmatic", from: string, until: string) =>
    ({ tier, source: "crypto", from: `${from}T00:00:00.000Z`, until: `${until}T00:00:00.000Z` }) as const;
  const NOW = Date.parse("2026-03-02T12:00:00Z");

  it.each([
    ["none", [], null],
    ["one that is over", [month("enigmatic", "2026-01-01", "2026-02-01")], null],
    ["one that waits", [month("enigmatic", "2026-04-01", "2026-05-01")], null],
    [
      "the higher of two",
      [month("pre-enigma", "2026-03-01", "2026-04-01"), month("enigmatic", "2026-03-01", "2026-04-01")],
      "enigmatic",
    ],
  ])("of %s is the right one", (_case, plans, tier) => {
    expect(currentPlan({ plans: [...plans], subscription: null }, NOW)?.tier ?? null).toBe(tier);
  });

  it("the next to come is the first to begin", () => {
    const plans = [
      month("pre-enigma", "2026-05-01", "2026-06-01"),
      month("enigmatic", "2026-04-01", "2026-05-01"),
    ];
    expect(waitingPlans({ plans, subscription: null }, NOW).map(({ tier }) => tier)).toEqual([
      "enigmatic",
      "pre-enigma",
    ]);
  });

  it("is shown with its end and what comes after, and marked among the cards", async () => {
    const plans = [
      month("enigmatic", "2026-02-20", "2026-03-20"),
      month("pre-enigma", "2026-03-20", "2026-04-20"),
    ];
    stubAccountApi({ ...site, [BILLING]: () => json({ plans, subscription: null }) });
    await open();
    const state = screen.getByRole("region", { name: "Your plan" }).textContent;
    expect(state).toContain("Enigmaticpaid with crypto until 2026-03-20 UTC");
    expect(state).toContain("Pre-Enigmafrom 2026-03-20, paid until 2026-04-20 UTC");
    expect(card("Enigmatic").getByText("Your plan")).toBeTruthy();
    expect(card("Free").queryByText("Current Plan")).toBeNull();
  });

  it("with a subscription has the way to manage it", async () => {
    const assign = vi.fn();
    vi.stubGlobal("location", { ...window.location, assign });
    const subscription = { tier: "enigmatic", renewsAt: null, endsAt: "2026-04-02T00:00:00.000Z" };
    stubAccountApi({
      ...site,
      [BILLING]: () => json({ plans: [], subscription }),
      "POST /api/billing-portal": () => json({ url: "https://portal.example/" }),
    });
    await open();
    expect(shown("the card subscription ends on 2026-04-02 UTC")).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Manage subscription" }));
    await settle();
    expect(assign).toHaveBeenCalledWith("https://portal.example/");
  });

  it("is not asked for when nobody is signed in", async () => {
    const { calls } = stubAccountApi({ ...site, "GET /api/auth/check": signedOut });
    await open();
    expect(calls(BILLING)).toEqual([]);
  });
});
