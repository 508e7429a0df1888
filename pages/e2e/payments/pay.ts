import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { NETWORKS, type NetworkId } from "../../../shared/networks.ts";
import { billingReplySchema } from "../../../shared/payments.ts";
import { openScreen } from "../sign-in.ts";
import { WALLET_NAMES } from "../wallets/install-wallet.ts";

export interface Way {
  network: NetworkId;
  /** as its button reads: "ETH", "USDC" */
  token: string;
}

/** Chooses Pre-Enigma and connects the wallet of this context, which speaks `network`. */
export async function openPanel(page: Page, network: NetworkId, method: "Crypto" | "NGMA" = "Crypto") {
  await openScreen(page, "/pricing");
  const plan = page.getByRole("article", { name: "Pre-Enigma" });
  await plan.getByRole("button", { name: `Pay with ${method}` }).click();
  await connect(page, network);
}

/** In an open panel: chooses the wallet that speaks this network. */
export async function connect(page: Page, network: NetworkId) {
  const name = new RegExp(`^${WALLET_NAMES[NETWORKS[network].wallet]}.*Detected$`);
  await page.getByRole("button", { name }).click();
}

/** In a panel with a wallet: chooses network and token. */
export async function choose(page: Page, { network, token }: Way) {
  const pick = (group: string, name: string) =>
    page.getByRole("group", { name: group, exact: true }).getByRole("button", { name, exact: true }).click();
  await pick("Network", NETWORKS[network].name);
  await pick("Token", token);
}

export const payButton = (page: Page) => page.getByRole("button", { name: /^Pay \$/ });
export const paymentSheet = (page: Page, name = "Pre-Enigma") =>
  page.getByRole("region", { name: `Payment for ${name}` });

/** From the prices to the wallet's answer. */
export async function pay(page: Page, way: Way) {
  await openPanel(page, way.network);
  await choose(page, way);
  await payButton(page).click();
}

/** The payment of this page is credited; gives its sheet. */
export async function expectPaid(page: Page, name = "Pre-Enigma") {
  const sheet = paymentSheet(page, name);
  await expect(sheet.locator("[aria-current=step]")).toHaveText("Paid");
  await expect(page.getByText("Payment Verified!")).toBeVisible();
  return sheet;
}

/** What the dashboard says of the account. */
export async function expectPlan(page: Page, plan: "Free" | "Pre-Enigma") {
  await page.goto("/api-docs");
  const credits = { Free: "of 100 this month", "Pre-Enigma": "of 1,000 this month" }[plan];
  await expect(page.getByText(credits)).toBeVisible();
  await expect(page.getByText("Plan", { exact: true }).locator("..")).toContainText(plan);
}

const MONTH_MS = 30.4 * 86_400_000;

/** How many months from now the account has paid for. */
export async function readPaidMonths(request: APIRequestContext): Promise<number> {
  const { plans } = billingReplySchema.parse(await (await request.get("/api/billing")).json());
  const now = Date.now();
  const until = Math.max(now, ...plans.map((plan) => Date.parse(plan.until)));
  return Math.round((until - now) / MONTH_MS);
}
