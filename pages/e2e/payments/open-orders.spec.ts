import { expect, test } from "@playwright/test";
import { HAS_ANVIL } from "../../../worker/test/chains/anvil.node.ts";
import { openScreen, signInByCall } from "../sign-in.ts";

for (const width of [390, 1440])
  test(`an unpaid order is found again among the orders and can be continued, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    test.skip(!HAS_ANVIL, "anvil is not installed here");
    await page.setViewportSize({ width, height: 900 });
    await signInByCall(page.request);
    const body = { tier: "pre-enigma", months: 1, network: "base", token: "USDC" };
    const wallet = { ...body, walletAddress: "0x00000000000000000000000000000000000000aa" };
    const headers = { Origin: baseURL ?? "" };
    for (const data of [body, wallet])
      expect((await page.request.post("/api/payment-intents", { data, headers })).ok()).toBe(true);
    await openScreen(page, "/account/orders");
    const order = page.getByRole("article", { name: "To be paid: Pre-Enigma, 1 month" }).last();
    await expect(order.getByText(/^To be paid until \d\d:\d\d UTC$/)).toBeVisible();
    await order.getByRole("button", { name: "Go on" }).click();
    const sheet = order.getByRole("region", { name: "Payment by address" });
    await expect(sheet.getByText(/^20\.\d{1,8} USDC$/)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await order.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("link", { name: /Pay with your wallet/ })).toHaveAttribute(
      "href",
      "/pricing",
    );
  });
