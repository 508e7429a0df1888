/** Cards, by a stand-in that speaks Stripe's wire format and signs its webhooks. */
import { expect, type Page, test } from "@playwright/test";
import { openScreen, signInByCall } from "../sign-in.ts";
import { expectPlan, readPaidMonths } from "./pay.ts";

test("a card checkout changes the plan by the signed webhook, and the plan renews", async ({
  page,
  context,
}) => {
  await signInByCall(page.request);
  await openScreen(page, "/pricing");
  const opened = context.waitForEvent("page");
  const plan = page.getByRole("article", { name: "Pre-Enigma" });
  await plan.getByRole("button", { name: "Pay with Card" }).click();
  const checkout = await opened;
  await expect(checkout.getByRole("heading", { name: "2070 cents" })).toBeVisible();
  expect(await readPaidMonths(page.request)).toBe(0);

  await checkout.getByRole("button", { name: "Pay" }).click();
  await checkout.waitForURL("**/pricing");
  await expect(checkout.getByText("Your tier has been upgraded successfully.")).toBeVisible();
  const mine = checkout.getByRole("region", { name: "Your plan" });
  await expect(mine).toContainText("Pre-Enigma");
  await expect(mine).toContainText("Renews");
  await expect(mine.getByRole("button", { name: "Manage subscription" })).toBeVisible();
  await expectPlan(page, "Pre-Enigma");

  await openScreen(page, "/pricing");
  await plan.getByRole("button", { name: "Pay with Card" }).click();
  await expect(page.getByText("You already have a card subscription")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("a plan is paid by card from the price to Paid and the receipt, and nothing is wider than the screen", async ({
    page,
    context,
  }) => {
    const expectFits = async (screen: Page) =>
      expect(await screen.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await signInByCall(page.request);
    await openScreen(page, "/pricing");
    await expectFits(page);
    const plan = page.getByRole("article", { name: "Pre-Enigma" });
    const [checkout] = await Promise.all([
      context.waitForEvent("page"),
      plan.getByRole("button", { name: "Pay with Card" }).tap(),
    ]);
    await expect(checkout.getByRole("heading", { name: "2070 cents" })).toBeVisible();
    await checkout.getByRole("button", { name: "Pay" }).tap();
    await checkout.waitForURL("**/pricing");
    const mine = checkout.getByRole("region", { name: "Your plan" });
    await expect(mine).toContainText("Pre-Enigma");
    await expectFits(checkout);

    await mine.getByRole("link", { name: "Your orders" }).tap();
    const order = checkout.getByRole("article", { name: "Pre-Enigma, 1 month" });
    await expect(order).toContainText("Paid");
    await expect(order).toContainText("20.7 USD by card");
    await expectFits(checkout);
    const [receipt] = await Promise.all([
      context.waitForEvent("page"),
      order.getByRole("link", { name: "Receipt" }).tap(),
    ]);
    await expect(receipt.getByRole("heading", { name: "Receipt" })).toBeVisible();
    await expect(receipt.getByText("2070 cents")).toBeVisible();
    await expect(receipt.getByText("paid", { exact: true })).toBeVisible();
  });
});

test("the success page grants nothing by itself, and a cancelled checkout says so", async ({ page }) => {
  await signInByCall(page.request);
  await page.goto("/pricing?success=true");
  await expect(
    page.getByText("Your plan changes as soon as the card provider confirms it to us."),
  ).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  expect(await readPaidMonths(page.request)).toBe(0);
  const forged = await page.request.post("/api/stripe/webhook", {
    headers: { "Stripe-Signature": `t=${Math.floor(Date.now() / 1_000)},v1=${"0".repeat(64)}` },
    data: { id: "evt_1", type: "checkout.session.completed" },
  });
  expect(forged.status()).toBe(400);
  await page.goto("/pricing?canceled=true");
  await expect(page.getByText("Payment Canceled")).toBeVisible();
  await expectPlan(page, "Free");
});

test("NGMA bought by card returns to the page, which shows the tokens", async ({ page }) => {
  await signInByCall(page.request);
  await openScreen(page, "/buy-ngma");
  await page.getByLabel("NGMA amount").fill("2000");
  await page.getByLabel("Solana delivery address").fill("7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU");
  await page.getByRole("button", { name: "Buy with Card" }).click();
  await expect(page.getByRole("heading", { name: "5000 cents" })).toBeVisible();
  await page.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL("**/buy-ngma");
  await expect(page.getByText("Payment Successful!")).toBeVisible();
  await expect(page.getByText(/^2,000 NGMA will be set aside for you/)).toBeVisible();
});
