import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { Keypair } from "@solana/web3.js";
import { shortenAddress } from "../../../shared/networks.ts";
import { distributionSchema } from "../../../shared/ngma.ts";
import { tokenAccount } from "../../../worker/test/chains/solana/tokens.node.ts";
import { askNetwork, chains } from "../chains/control.ts";
import { NGMA } from "../chains/variables.ts";
import { ADMIN, openScreen, signInByCall } from "../sign-in.ts";
import { installWallet } from "../wallets/install-wallet.ts";
import { choose, connect, expectPaid, expectPlan, openPanel, payButton, paymentSheet } from "./pay.ts";

const newAddress = () => Keypair.generate().publicKey.toBase58();
const UNIT = 10n ** BigInt(NGMA.decimals);

interface Account {
  value: { data: { parsed: { info: { supply?: string; tokenAmount?: { amount: string } } } } } | null;
}

/** What Solana itself says: how much NGMA there is, and who of us has how much, in base units. */
async function readNgma() {
  const read = async (address: string) => {
    const reply = await askNetwork("solana", "getAccountInfo", [address, { encoding: "jsonParsed" }]);
    const info = (reply as Account).value?.data.parsed.info;
    return BigInt(info?.supply ?? info?.tokenAmount?.amount ?? 0);
  };
  const accounts = [NGMA.treasury, NGMA.liquidity].map((owner) => tokenAccount(owner, NGMA.mint).toBase58());
  const [supply = 0n, treasury = 0n, liquidity = 0n] = await Promise.all([NGMA.mint, ...accounts].map(read));
  return { supply, treasury, liquidity };
}

test("a plan paid with NGMA burns 40%, locks 40% and gives 20% to liquidity, on chain and in our books", async ({
  page,
}) => {
  await installWallet(page.context(), "solana");
  await signInByCall(page.request);
  await openPanel(page, "solana", "NGMA");
  await expect(page.getByRole("group", { name: "Network" }).getByRole("button")).toHaveText(["Solana"]);
  await expect(page.getByRole("group", { name: "Token" }).getByRole("button")).toHaveText(["NGMA"]);
  const before = await readNgma();
  await payButton(page).click();
  const sheet = await expectPaid(page);
  await expect(sheet.locator(".payment-amount")).toHaveText(/^720(\.\d+)? NGMA on Solana$/);

  const [text = ""] = /[\d.]+/.exec((await sheet.locator(".payment-amount").textContent()) ?? "") ?? [];
  const [whole = "0", fraction = ""] = text.split(".");
  const amount = BigInt(whole) * UNIT + BigInt(fraction.padEnd(NGMA.decimals, "0"));
  const after = await readNgma();
  expect(before.supply - after.supply).toBe((amount * 40n) / 100n);
  expect(after.treasury - before.treasury).toBe((amount * 40n) / 100n);
  expect(after.liquidity - before.liquidity).toBe((amount * 20n) / 100n);

  await expectPlan(page, "Pre-Enigma");
  // The only payment with NGMA of a run; the totals are kept for a minute once somebody has asked.
  await page.goto("/tokenomics");
  await expect(page.getByText("From 1 NGMA payment, each checked on chain")).toBeVisible();
  for (const [name, tokens] of Object.entries({ burned: "288", locked: "288", liquidity: "144" }))
    await expect(page.getByText(name, { exact: true }).locator("..")).toHaveText(
      new RegExp(`${tokens}(\\.\\d+)? NGMA$`),
    );
});

/** Buys so many tokens with USDC on Solana. */
async function buyNgma(page: Page, address: string) {
  await installWallet(page.context(), "solana");
  const email = await signInByCall(page.request);
  await openScreen(page, "/buy-ngma");
  await page.getByLabel("Solana delivery address").fill(address);
  await page.getByRole("button", { name: "Buy with Crypto Wallet" }).click();
  // Beside the amounts, not below them.
  for (const part of [
    page.getByRole("heading", { name: "Choose Your Wallet" }),
    page.getByLabel("NGMA amount"),
  ])
    await expect(part).toBeInViewport();
  await connect(page, "solana");
  await choose(page, { network: "solana", token: "USDC" });
  await expect(payButton(page)).toHaveText("Pay $25.00");
  await payButton(page).click();
  await expectPaid(page, "1,000 NGMA");
  return email;
}

const readPending = async (request: APIRequestContext) =>
  distributionSchema.array().parse(await (await request.get("/api/admin/ngma-distributions/pending")).json());

test("NGMA bought with a wallet is one pending distribution, which an admin claims, sends and confirms", async ({
  page,
  browser,
  baseURL,
}) => {
  const address = newAddress();
  const buyer = await buyNgma(page, address);
  await expect(page.getByLabel("NGMA amount")).toHaveValue("1000");
  await expect(paymentSheet(page, "1,000 NGMA")).toBeVisible();
  expect((await page.request.get("/api/admin/ngma-distributions/pending")).status()).toBe(403);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "This page is for admins" })).toBeVisible();

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await signInByCall(desk.request, ADMIN);
  const ours = (await readPending(desk.request)).filter(({ email }) => email === buyer);
  expect(ours).toMatchObject([
    { ngmaAmount: 1_000, usdAmount: 2_500, paymentMethod: "crypto", walletAddress: address },
  ]);

  await desk.goto("/admin");
  const row = desk.getByRole("row", { name: new RegExp(buyer) });
  const label = `1,000 NGMA to ${shortenAddress(address)}`;
  await expect(row).toContainText(/1,000\s*\$25\.00\s*Crypto\s*Solana/);
  await row.getByRole("button", { name: `Claim: ${label}` }).click();
  await expect(row).toContainText("You are sending this");

  const field = row.getByRole("textbox", { name: `Transaction hash of ${label}` });
  const markAsSent = async (hash: string) => {
    await field.fill(hash);
    await row.getByRole("button", { name: "Mark as Sent" }).click();
  };
  await markAsSent("too short");
  await expect(desk.getByText("Transaction Hash Required")).toBeVisible();
  const other = await chains.sendNgma(newAddress(), 1_000);
  await chains.finalize();
  await markAsSent(other);
  await expect(desk.getByText("Update Failed")).toBeVisible();
  await expect(
    desk.getByText("This transaction does not send the right amount of NGMA to the delivery address."),
  ).toBeVisible();
  await expect(row).toContainText("Pending");

  const hash = await chains.sendNgma(address, 1_000);
  await chains.finalize();
  await markAsSent(hash);
  await expect(desk.getByText("Status Updated")).toBeVisible();
  await expect(row).toContainText("Verified on Solana");
  await expect(row.getByRole("link", { name: "View Distribution" })).toHaveAttribute(
    "href",
    `https://solscan.io/tx/${hash}`,
  );
  await row.getByRole("button", { name: `Confirm ${label}` }).click();
  await expect(desk.getByText("Distribution confirmed")).toBeVisible();
  await expect(row).toHaveCount(0);

  await desk.getByRole("link", { name: "Audit log" }).click();
  for (const action of ["claimed", "sent", "confirmed"])
    await expect(desk.getByRole("row", { name: new RegExp(`distribution ${action}`) })).toContainText(ADMIN);
  await desk.context().close();
});
