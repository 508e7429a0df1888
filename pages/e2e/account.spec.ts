import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { createKey, newEmail, openScreen, requestLink, signIn } from "./sign-in.ts";

const call = (request: APIRequestContext, key: string, message = "Analyze Bitcoin") =>
  request.post("/api/v1/technical", { headers: { "X-API-Key": key }, data: { message } });

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("from the printed link to a key, a paid call, its row, and the refusal once it is revoked", async ({
  page,
  playwright,
  baseURL,
}) => {
  // No cookie of the browser goes along.
  const program = await playwright.request.newContext({ baseURL });
  const email = await signIn(page);
  await expect(page.getByText("Welcome Back!")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/api-docs");
  await expect(page.getByText(email, { exact: true })).toBeVisible();

  await page.getByRole("tab", { name: "API Keys" }).click();
  await page.getByLabel("Key name").fill("robot");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("API Key Created!")).toBeVisible();
  await page.getByRole("button", { name: "Copy key" }).click();
  await expect(page.getByText("Copied!")).toBeVisible();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  const dismiss = page.getByRole("button", { name: "Got it!" });
  const usual = page.viewportSize() as { width: number; height: number };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dismiss, "whole on a phone").toBeInViewport({ ratio: 1 });
  await page.setViewportSize(usual);
  await dismiss.click();
  await expect(page.getByText(key)).toBeHidden();
  await expect(page.getByRole("row", { name: /robot/ })).toContainText("Never");

  const answer = await call(program, key);
  expect(answer.status()).toBe(200);
  expect((await answer.json()).usage).toEqual({
    creditsUsed: 1,
    creditsRemaining: 99,
    creditsLimit: 100,
    tier: "free",
  });

  await page.getByRole("tab", { name: "Usage History" }).click();
  const row = page.getByRole("row", { name: /\/api\/v1\/technical/ });
  await expect(row).toContainText("POST");
  await expect(row).toContainText("200");
  await expect(row).toContainText("robot");
  await expect(page.getByText("of 100 this month").locator("..")).toContainText("1");
  await expect(page.getByRole("slider", { name: "Day" })).toHaveAttribute(
    "aria-valuetext",
    /: 1 call, 1 credit$/,
  );
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/-usage-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole("tab", { name: "API Keys" }).click();
  await page.getByRole("button", { name: "Revoke robot" }).click();
  await page.getByRole("button", { name: "Revoke key" }).click();
  await expect(page.getByText("Key Revoked")).toBeVisible();
  await expect(page.getByRole("row", { name: /robot/ })).toContainText("Revoked");
  await expect(page.getByRole("button", { name: "Revoke robot" })).toHaveCount(0);
  const refused = await call(program, key);
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({ code: "key_invalid", charged: 0 });
  await program.dispose();
});

test("signing out ends the session at once", async ({ page }) => {
  await signIn(page);
  const cookies = await page.context().cookies();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logged Out")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Request API Access" })).toBeVisible();
  await page.context().addCookies(cookies);
  expect((await page.request.get("/api/keys")).status()).toBe(401);
});

test("the token has left the address before it is used; a used link leads who is signed in on, and fails for others", async ({
  page,
}) => {
  const link = await requestLink(page, newEmail());
  const at: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/verify-token")) at.push(page.url());
  });
  await page.goto(link.replace("/auth/verify", "/api-docs"));
  await expect(page.getByRole("heading", { name: "API Dashboard" })).toBeVisible();
  expect(at.map((url) => new URL(url).search)).toEqual([""]);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "You are signed in already" })).toBeVisible();
  await page.waitForURL("**/api-docs?tab=keys");
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText("Authentication Failed", { exact: true })).toBeVisible();
  await expect(
    page.getByText("This link was used or replaced. The newest mail has the one that works.").first(),
  ).toBeVisible();
  await page.waitForURL("**/login");
});

test("a link opened in another browser waits for a click", async ({ page, browser, baseURL }) => {
  const email = newEmail();
  const link = await requestLink(page, email);
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Is this you?" })).toBeVisible();
  await other.getByRole("button", { name: `Sign in as ${email}` }).click();
  await expect(other.getByRole("heading", { name: "API Dashboard" })).toBeVisible();
  await elsewhere.close();
});

test("the playground makes a paid call, and keeps the key to itself", async ({ page }) => {
  await signIn(page);
  const key = await createKey(page, "play");
  await openScreen(page, "/api-playground");
  await page.getByRole("button", { name: "Test API" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please enter your API key");
  await page.getByRole("combobox").click();
  await page.getByRole("option", { name: /^Recommendation/ }).click();
  await page.getByLabel("API key").fill(key);
  const asked = page.waitForRequest("**/api/v1/recommendation");
  await page.getByRole("button", { name: "Test API" }).click();
  expect((await (await asked).allHeaders()).cookie).toBeUndefined();
  const json = page.locator(".answer-json");
  await expect(json).toContainText('"creditsRemaining": 99');
  expect((await json.boundingBox())?.height).toBeLessThanOrEqual(400);
  await expect(page.getByRole("figure", { name: "Python" })).toContainText("Should I buy Tesla?");
  const kept = await page.evaluate(() => JSON.stringify([location.href, localStorage, sessionStorage]));
  expect(kept).not.toContain(key);
  await page.getByLabel("Message").fill("Zzyzx Corp");
  await page.getByRole("button", { name: "Test API" }).click();
  await expect(page.getByRole("alert")).toHaveText("We have no data for this asset.");
});

test("the mail preview shows the mail that is sent, in a frame where nothing runs", async ({ page }) => {
  await page.goto("/email-preview");
  const mail = page.frameLocator('iframe[title="Sign-in mail"]');
  await expect(mail.getByText("API Access Login")).toBeVisible();
  await expect(mail.getByRole("heading", { name: "Sign in to your API account" })).toBeVisible();
  const button = mail.getByRole("link", { name: "Access My API Dashboard" });
  await expect(button).toHaveAttribute("href", /\/api-docs\?token=/);
  await expect(mail.getByText(/^http.*\/api-docs\?token=/)).toBeVisible();
  await expect(page.getByText("Your API Login Link")).toBeVisible();
});

test("by keyboard alone: tabs, a key, the question before it is revoked", async ({ page }) => {
  await signIn(page);
  await page.getByRole("tab", { name: "API Keys" }).press("ArrowLeft");
  await page.getByRole("tab", { name: "Endpoints" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "API Keys" })).toBeFocused();
  await page.getByLabel("Key name").waitFor();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Key name")).toBeFocused();
  await page.keyboard.type("typed");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Your new key, typed" })).toBeFocused();
  await page.getByRole("button", { name: "Got it!" }).press("Enter");
  await expect(page.getByRole("tab", { name: "API Keys" })).toBeFocused();
  const revoke = page.getByRole("button", { name: "Revoke typed" });
  await revoke.press("Enter");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(revoke).toBeFocused();
  await revoke.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Key Revoked")).toBeVisible();
  await expect(page.getByRole("heading", { name: "API keys" })).toBeFocused();
});

const SCREENS = [
  "/login",
  "/api-docs",
  "/api-docs?tab=keys",
  "/api-docs?tab=usage",
  "/api-playground",
  "/email-preview",
  "/account",
];

/** Every account screen, signed in or not, one after the other. */
async function walk(page: Page, see: () => Promise<void>) {
  for (const path of SCREENS) {
    await page.goto(path);
    await page.getByRole("main").getByRole("heading").first().waitFor();
    await see();
  }
}

for (const width of [390, 1440])
  test(`at ${width} px no account screen is wider than the window, breaks the policy or throws`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.setViewportSize({ width, height: 900 });
    const see = async () => {
      const wider = await page.evaluate(() =>
        [document.documentElement, document.querySelector("main") as HTMLElement].map(
          (box) => box.scrollWidth - box.clientWidth,
        ),
      );
      expect(wider, page.url()).toEqual([0, 0]);
    };
    await walk(page, see);
    await signIn(page);
    const key = await createKey(page, "wide");
    await call(page.request, key);
    await walk(page, see);
    expect(complaints).toEqual([]);
  });
