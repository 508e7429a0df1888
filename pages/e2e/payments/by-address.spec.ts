import { expect, test } from "@playwright/test";
import decodeQR from "qr/decode.js";
import { NETWORKS } from "../../../shared/networks.ts";
import { HAS_ANVIL } from "../../../worker/test/chains/anvil.node.ts";
import { chains } from "../chains/control.ts";
import { openScreen, signInByCall } from "../sign-in.ts";
import { expectPlan } from "./pay.ts";

const USDC = NETWORKS.base.tokens.USDC?.address ?? "";
const word = (hex: string) => hex.replace(/^0x/, "").padStart(64, "0");

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a phone without a wallet buys Pre-Enigma by address; the money comes from another wallet altogether", async ({
  page,
}) => {
  test.skip(!HAS_ANVIL, "anvil is not installed here");
  await signInByCall(page.request);
  await openScreen(page, "/pricing");
  const plan = page.getByRole("article", { name: "Pre-Enigma" });
  await plan.getByRole("button", { name: "Pay with Crypto" }).click();
  await page.getByRole("button", { name: "Pay by address" }).click();
  await page.getByRole("button", { name: "Base", exact: true }).click();
  await page.getByRole("button", { name: "USDC", exact: true }).click();
  await page.getByRole("button", { name: "Show address for $20.00" }).click();

  const sheet = page.getByRole("region", { name: "Payment by address" });
  await expect(sheet.getByText(/Valid for 1[45]:/)).toBeVisible();
  const amount = (await sheet.locator(".exact-amount").textContent())?.split(" ")[0] ?? "";
  const receiver = (await sheet.locator(".exact-receiver").textContent()) ?? "";
  expect(amount).toMatch(/^20\.\d{1,8}$/);
  const uri = await sheet.getByRole("link", { name: "Open in a wallet" }).getAttribute("href");
  expect(uri).toMatch(new RegExp(`^ethereum:${USDC}@8453/transfer\\?address=${receiver}&uint256=20\\d{6}$`));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const seen = await page.evaluate(async () => {
    const svg = document.querySelector('svg[role="img"][aria-label^="QR code"]');
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg as Node))}`;
    await image.decode();
    const size = 4 * 58;
    const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0, size, size);
    return { width: size, height: size, data: [...context.getImageData(0, 0, size, size).data] };
  });
  expect(decodeQR({ ...seen, data: Uint8Array.from(seen.data) })).toBe(uri);

  const units = BigInt(new URL(`x://x/?${uri?.split("?")[1]}`).searchParams.get("uint256") ?? 0);
  const stranger = await chains.openWallet("evm", { coins: 1, tokens: 1_000 });
  const data = `0xa9059cbb${word(receiver)}${word(units.toString(16))}`;
  await chains.send({ address: stranger.address, network: "base", transaction: { to: USDC, data } });
  await chains.finalize();
  const paid = page.getByRole("status", { name: "Payment by address" });
  // The reconciler looks once a minute.
  await expect(paid.getByText("Paid", { exact: true })).toBeVisible({ timeout: 300_000 });
  await expect(paid.getByText(/Pre-Enigma until \d+ \w+, 1,000 credits per month/)).toBeVisible();
  await paid.getByRole("link", { name: "your orders" }).click();
  const order = page.getByRole("article", { name: "Pre-Enigma, 1 month" });
  await expect(order.getByText(`${amount} USDC on Base`)).toBeVisible();
  // Before the first receipt it is asked once whom it is to name; nothing is an answer.
  await order.getByRole("button", { name: "Receipt" }).click();
  await order.getByRole("button", { name: "Save the invoice details" }).click();
  const receipt = await order.getByRole("link", { name: "Receipt" }).getAttribute("href");
  await page.goto(receipt ?? "");
  await expect(page.getByRole("heading", { name: /^Receipt \d+$/ })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Helvetica");
  const printed = (await page.pdf()).toString("latin1");
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expectPlan(page, "Pre-Enigma");
});
