/** A product that nobody has set up to be paid, in a browser without wallets. */

import { expect, test } from "@playwright/test";
import { openScreen } from "./sign-in.ts";

test("cards are shown as unavailable, and no network is offered", async ({ page }) => {
  await openScreen(page, "/pricing");
  await expect(page.getByRole("button", { name: "Card Payments Unavailable" })).toHaveCount(2);
  for (const button of await page.getByRole("button", { name: "Card Payments Unavailable" }).all())
    await expect(button).toBeDisabled();
  await expect(page.getByText("not available yet").first()).toBeVisible();
  const reply = await page.request.get("/api/pricing");
  expect(await reply.json()).toMatchObject({ card: { available: false }, ngma: { available: false } });
  await openScreen(page, "/buy-ngma");
  await expect(page.getByRole("button", { name: "Card Payments Unavailable" })).toBeDisabled();
});

test("each of the four wallets can be installed instead", async ({ page, context }) => {
  await context.route(/phantom|metamask|slush|gemwallet/, (route) => route.fulfill({ body: "install" }));
  await openScreen(page, "/pricing");
  await page
    .getByRole("article", { name: "Pre-Enigma" })
    .getByRole("button", { name: "Pay with Crypto" })
    .click();
  for (const name of ["Phantom", "MetaMask", "Sui Wallet", "GemWallet"]) {
    await expect(page.getByRole("button", { name: new RegExp(`^${name}`) })).toBeDisabled();
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: `Install ${name}` }).click();
    await (await opened).close();
    await expect(page.getByText(`${name} Not Installed`)).toBeVisible();
  }
});
