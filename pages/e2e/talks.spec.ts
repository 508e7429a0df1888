import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { askInTerminal } from "./ask.ts";
import { openScreen, signInByCall } from "./sign-in.ts";

const entries = (page: Page) => page.getByRole("list", { name: "Conversations" }).getByRole("link");

test("by keyboard alone: two talks, one renamed, deleted and brought back; back and forward go between them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, "/app");
  await askInTerminal(page, "Analyze Bitcoin");
  await page.getByRole("link", { name: "New conversation" }).first().press("Enter");
  await expect(page.getByRole("heading", { name: "Hello. Which market?" })).toBeVisible();
  await askInTerminal(page, "Analyze Solana");
  await expect(entries(page)).toHaveText([/^Analyze Solana/, /^Analyze Bitcoin/]);
  await entries(page).nth(1).press("Enter");
  const shown = page.getByRole("article", { name: "Analyze Bitcoin" });
  await expect(shown).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article", { name: "Analyze Solana" })).toBeVisible();
  await page.goForward();
  await expect(shown).toBeVisible();

  const more = page.getByRole("button", { name: /^Options of Analyze Bitcoin/ });
  await more.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name of the conversation")).toBeFocused();
  await page.keyboard.type("The first coin");
  await page.keyboard.press("Enter");
  await expect(entries(page)).toHaveText([/^Analyze Solana/, /^The first coin/]);
  const renamed = page.getByRole("button", { name: /^Options of The first coin/ });
  await expect(renamed).toBeFocused();
  await renamed.press("Enter");
  await page.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(entries(page)).toHaveText([/^Analyze Solana/]);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(entries(page)).toHaveText([/^Analyze Solana/, /^The first coin/]);
  await page.reload();
  await expect(entries(page)).toHaveText([/^Analyze Solana/, /^The first coin/]);
});

test("a talk in two windows: a question asked in one appears in the other; on a phone the list is a sheet", async ({
  context,
  page,
}) => {
  await openScreen(page, "/app");
  await askInTerminal(page, "Analyze Bitcoin");
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(page.url());
  await expect(other.getByRole("article")).toHaveCount(1);
  await askInTerminal(page, "Bitcoin technicals");
  await expect(other.getByRole("article", { name: "Bitcoin technicals" })).toBeVisible();
  await other.getByRole("button", { name: "Conversations" }).click();
  const sheet = other.getByRole("dialog", { name: "Your conversations" });
  await expect(sheet.getByRole("link", { name: /^Analyze Bitcoin.*2 questions/ })).toBeVisible();
  const box = await sheet.boundingBox();
  expect([box?.x, box?.height]).toEqual([0, 844]);
  await sheet.getByRole("button", { name: /^Options of/ }).click();
  await sheet.getByRole("button", { name: "Rename" }).click();
  await other.keyboard.type("By thumb");
  await other.keyboard.press("Enter");
  await expect(sheet.getByRole("link", { name: /^By thumb/ })).toBeVisible();
  await sheet.getByLabel("Search titles and questions").press("Enter");
  await other.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test("an answer is shared, read by somebody else as it was, with and without scripts, and deleted", async ({
  page,
  browser,
  baseURL,
}) => {
  await openScreen(page, "/app");
  const answer = await askInTerminal(page, "Analyze Bitcoin https://evil.example/x");
  await answer.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = (await page.getByRole("dialog").locator("code").textContent()) ?? "";
  const elsewhere = await browser.newContext({ baseURL });
  const reader = await elsewhere.newPage();
  const seen = await reader.goto(link);
  expect(seen?.status()).toBe(200);
  expect(seen?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(reader.getByRole("heading", { name: "Bitcoin: an overview", level: 2 })).toBeVisible();
  await expect(reader.getByText("FROZEN")).toBeVisible();
  await expect(reader.getByRole("region", { name: "Call on Bitcoin" })).toBeVisible();
  await expect(reader.locator("canvas").first()).toBeVisible();
  for (const width of [390, 1440]) {
    await reader.setViewportSize({ width, height: 900 });
    expect((await new AxeBuilder({ page: reader }).analyze()).violations).toEqual([]);
  }
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const words = await plain.newPage();
  await words.goto(link);
  await expect(words.getByText(/(?:^|\. )Bitcoin trades at \$/)).toBeVisible();

  await page.getByRole("button", { name: "Delete link" }).click();
  await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible();
  expect((await reader.reload())?.status()).toBe(410);
  await expect(reader.getByText("Whoever shared this answer has deleted it.")).toBeVisible();
  expect((await reader.goto("/a/nothing"))?.status()).toBe(404);
  await elsewhere.close();
  await plain.close();
});

test("an account that keeps talks shows them in another browser, and deletes one at once", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signInByCall(page.request);
  await openScreen(page, "/account");
  await page.getByRole("button", { name: "Save my conversations" }).click();
  await expect(page.getByText("Conversations Are Saved")).toBeVisible();
  await page.getByRole("link", { name: "Launch App" }).click();
  await expect(page.getByRole("link", { name: "Saving is on" })).toBeAttached();
  await askInTerminal(page, "Analyze Bitcoin");
  const elsewhere = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const other = await elsewhere.newPage();
  await signInByCall(other.request, email);
  await openScreen(other, "/app");
  await expect(entries(other)).toHaveText([/^Analyze Bitcoin.*account$/]);
  await entries(other).first().click();
  await expect(other.getByRole("region", { name: "Call on Bitcoin" })).toBeVisible();
  await other.getByRole("button", { name: "Options of Analyze Bitcoin" }).click();
  await other.getByRole("button", { name: "Delete", exact: true }).click();
  await other.getByRole("button", { name: "Delete for good" }).click();
  await expect(entries(other)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "We can’t find this conversation" })).toBeVisible();
  await elsewhere.close();
});
