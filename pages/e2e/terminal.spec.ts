import { expect, test } from "@playwright/test";
import { askInTerminal, holdQuestions, SUGGESTED } from "./ask.ts";
import { openScreen } from "./sign-in.ts";

for (const { prompt, calls } of SUGGESTED)
  test(`"${prompt}" is answered with its call, its facts and the market it saw`, async ({ page }) => {
    await openScreen(page, "/app");
    const answer = await askInTerminal(page, prompt);
    await expect(answer.getByText("SIMULATED MARKET", { exact: true })).toBeVisible();
    await expect(answer.getByText("No AI model used")).toBeVisible();
    await expect(answer.getByText("not financial advice")).toBeVisible();
    for (const name of calls) {
      const call = answer.getByRole("region", { name: `Call on ${name}` });
      await expect(call).toContainText(/Buy|Hold|Sell/);
    }
    await answer
      .getByRole("button", { name: /^[−+]?\$?[\d,.]+%?$/ })
      .first()
      .click();
    const fact = page.getByRole("dialog");
    await expect(fact).toContainText(/Source.+Age.+As of\s*\d{4}-\d{2}-\d{2}/);
    await page.keyboard.press("Escape");
    await expect(fact).toBeHidden();
  });

test("the four phases show in order for 800 ms each while the request already runs", async ({ page }) => {
  await openScreen(page, "/app");
  const requested = page.waitForRequest("**/api/chat");
  const start = Date.now();
  await page.getByRole("button", { name: "Analyze Bitcoin" }).click();
  await requested;
  for (const phase of [
    "[ SCANNING BLOCKCHAIN ]",
    "[ ANALYZING FUNDAMENTALS ]",
    "[ PROCESSING TECHNICALS ]",
    "[ EVALUATING SENTIMENTS ]",
  ])
    await expect(page.getByText(phase)).toBeVisible();
  expect(Date.now() - start).toBeGreaterThanOrEqual(2_400);
  await expect(page.getByRole("region", { name: "Call on Bitcoin" })).toBeVisible();
  expect(Date.now() - start).toBeGreaterThanOrEqual(3_200);
});

test("?analyze= is sent once and leaves the address", async ({ page }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/chat")) asked++;
  });
  await page.goto("/app?analyze=Tesla");
  await expect(page.getByRole("log").getByText("Analyze Tesla", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Call on Tesla" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  expect(asked).toBe(1);
});

test("a failure shows the toast and the apology, and can be retried", async ({ page }) => {
  let broken = true;
  await page.route("**/api/chat", (route) => (broken ? route.abort() : route.continue()));
  await openScreen(page, "/app");
  await page.getByRole("button", { name: "Analyze Bitcoin" }).click();
  await expect(page.getByText("Failed to get AI response. Please try again.")).toBeVisible();
  await expect(
    page
      .getByRole("log")
      .getByText(
        "I apologize, but I'm having trouble processing your request right now. Please try again in a moment.",
      ),
  ).toBeVisible();
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Call on Bitcoin" })).toBeVisible();
});

test("by keyboard alone: ask, open a fact, close it, stop, edit the last question", async ({ page }) => {
  await openScreen(page, "/app");
  await page.getByLabel("Your question").focus();
  await page.keyboard.type("Analyze Ethereum");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Call on Ethereum" })).toBeVisible();
  const chip = page.getByRole("button", { name: /^Source \d+:/ }).first();
  await chip.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chip).toBeFocused();

  await holdQuestions(page);
  await page.getByLabel("Your question").focus();
  await page.keyboard.type("Analyze Solana");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "STOP" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Stopped before an answer came.")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByLabel("Your question")).toHaveValue("Analyze Solana");
});

test("a double click on ASK asks once and stops nothing; a reload in the middle says what happened", async ({
  page,
}) => {
  await openScreen(page, "/app");
  await page.getByLabel("Your question").fill("Analyze Bitcoin");
  await page.getByRole("button", { name: "ASK", exact: true }).dblclick();
  await expect(page.getByRole("region", { name: "Call on Bitcoin" })).toBeVisible();
  await holdQuestions(page);
  await page.getByLabel("Your question").fill("Analyze Solana");
  await page.keyboard.press("Enter");
  await expect(page.getByText("[ SCANNING BLOCKCHAIN ]")).toBeVisible();
  await page.reload();
  await expect(page.getByText("This page was left before the answer came.")).toBeVisible();
});

test("the talk is still there after a reload", async ({ page }) => {
  await openScreen(page, "/app");
  await askInTerminal(page, "Analyze Bitcoin");
  await page.reload();
  await expect(page.getByRole("region", { name: "Call on Bitcoin" })).toBeVisible();
});

test("nothing on the page breaks the content security policy or throws", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto("/");
  await openScreen(page, "/app");
  const answer = await askInTerminal(
    page,
    "Analyze Bitcoin <img src=x onerror=alert(1)> **bold** [x](javascript:alert(1))",
  );
  await answer.getByRole("figure").scrollIntoViewIfNeeded();
  await answer.locator("canvas").first().waitFor();
  expect(complaints).toEqual([]);
});

for (const width of [390, 1440])
  test(`at ${width} px nothing is wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openScreen(page, "/app");
    await askInTerminal(page, "Ethereum vs Solana");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

test("a line cut while a part loads costs that part, which comes once the line is back", async ({ page }) => {
  await openScreen(page, "/app");
  const answer = await askInTerminal(page, "Should I buy Tesla?");
  await page.context().setOffline(true);
  await answer.getByRole("button", { name: "Check this answer" }).click();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("alert").filter({ hasText: "This could not be loaded" })).toHaveCount(2);
  await expect(answer.getByRole("region", { name: "Call on Tesla" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByPlaceholder("A page, a coin or a stock")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Check this answer" })).toBeVisible();
});
