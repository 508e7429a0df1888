import { expect, test } from "@playwright/test";
import { holdQuestions } from "../ask.ts";
import { newEmail, openScreen, readLink } from "../sign-in.ts";
import { expectFocus, press, skipToContent, tabThrough, tabTo } from "./hands.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });
test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 800 }));

test("the terminal: a suggestion, a line break, a fact, stopping, the last question again", async ({
  page,
}) => {
  await openScreen(page, "/app");
  const field = page.getByLabel("Your question");
  await page.getByRole("link", { name: /Bitcoin/ }).waitFor();
  await expectFocus(field);
  await tabTo(page, page.getByRole("button", { name: "Analyze Bitcoin" }), "Shift+Tab");
  await press(page, "Enter");
  await expectFocus(field);
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();

  await tabTo(page, page.getByText(/^Full reasoning/), "Shift+Tab");
  const chips = page.getByRole("button", { name: /^Source \d+:/ });
  const chip = chips.last();
  await tabTo(page, chip, "Shift+Tab");
  const fact = page.getByRole("dialog");
  await press(page, "Enter");
  await expectFocus(fact);
  await tabThrough(page, [
    fact.getByRole("button", { name: "Show in list" }),
    fact.getByRole("button", { name: "Close" }),
  ]);
  await press(page, "Enter");
  await expectFocus(chip);
  await press(page, "Enter", "Escape");
  await expect(fact).toBeHidden();
  await expectFocus(chip);
  await press(page, "Enter", "Tab", "Tab", "Tab");
  await expect(fact).toBeHidden();
  await press(page, "Shift+Tab");
  await expectFocus(chip);

  await tabTo(page, field);
  await page.keyboard.type("Analyze");
  await press(page, "Shift+Enter");
  await page.keyboard.type("Solana");
  await expect(field).toHaveValue("Analyze\nSolana");
  await holdQuestions(page);
  await press(page, "Enter");
  await expect(page.getByText("[ SCANNING BLOCKCHAIN ]")).toBeVisible();
  await press(page, "Escape");
  await expect(page.getByText("Stopped before an answer came.")).toBeVisible();
  await expectFocus(field);
  await press(page, "ArrowUp");
  await expect(field).toHaveValue("Analyze\nSolana");
  await press(page, "Escape");
  await expect(field).toHaveValue("");
});

test("an account: the link, a key made, tried, looked up and revoked", async ({ page }) => {
  await openScreen(page, "/login");
  const email = newEmail();
  await expectFocus(page.getByLabel("Email"));
  await page.keyboard.type(email);
  await tabThrough(page, [page.getByRole("button", { name: "Send Magic Link" })]);
  await press(page, "Enter");
  await expectFocus(page.getByRole("heading", { name: "Check Your Email" }));
  await tabThrough(page, [page.getByRole("button", { name: "Back to Login" })]);
  await press(page, "Enter");
  await expectFocus(page.getByLabel("Email"));
  await page.goto(await readLink(email));
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("API Keys").waitFor();

  // From the screen that went by itself into the next one.
  await expectFocus(page.getByRole("main"));
  await tabTo(page, tab("API Keys"));
  await press(page, "ArrowLeft");
  await expectFocus(tab("Endpoints"));
  await press(page, "ArrowRight");
  await expectFocus(tab("API Keys"));
  await page.getByLabel("Key name").waitFor();
  await tabThrough(page, [page.getByLabel("Key name")]);
  await page.keyboard.type("robot");
  await tabThrough(page, [page.getByRole("button", { name: "Create" })]);
  await press(page, "Enter");
  const banner = page.getByRole("region", { name: "Your new key, robot" });
  await expectFocus(banner);
  await tabThrough(page, [banner.getByRole("button", { name: "Copy key" })]);
  await press(page, "Enter");
  await expect(banner.getByText("Copied!")).toBeVisible();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  await tabThrough(page, [
    banner.getByRole("button", { name: "Copy curl" }),
    banner.getByRole("link", { name: "Open in playground" }),
    banner.getByRole("button", { name: "Got it!" }),
  ]);
  await press(page, "Enter");
  await expectFocus(tab("API Keys"));

  await openScreen(page, "/api-playground");
  const endpoint = page.getByRole("combobox");
  await skipToContent(page);
  await tabThrough(page, [endpoint]);
  await press(page, "ArrowDown", "ArrowDown", "Enter");
  await expect(endpoint).toContainText("Recommendation");
  await expectFocus(endpoint);
  await tabThrough(page, [page.getByRole("link", { name: "Get one here" }), page.getByLabel("API key")]);
  await page.keyboard.insertText(key);
  const send = page.getByRole("button", { name: /Test API|Analyzing/ });
  await tabThrough(page, [page.getByLabel("Message"), send]);
  await press(page, "Enter");
  await expect(page.locator(".answer-json")).toContainText('"creditsRemaining": 99');
  // It was disabled meanwhile.
  await expectFocus(send);
  await tabTo(page, page.locator(".answer-json"));

  await openScreen(page, "/api-docs?tab=keys");
  const revoke = page.getByRole("button", { name: "Revoke robot" });
  await revoke.waitFor();
  await skipToContent(page);
  await tabTo(page, tab("API Keys"));
  await press(page, "End");
  await expectFocus(tab("Usage History"));
  await page.getByRole("row", { name: /recommendation/ }).waitFor();
  await tabThrough(page, [
    page.getByRole("slider", { name: "Day" }),
    page.getByText("As a table"),
    page.getByRole("combobox").nth(0),
    page.getByRole("combobox").nth(1),
    page.getByRole("combobox").nth(2),
    page.getByRole("button", { name: "Refresh" }),
  ]);
  await press(page, "Enter");
  await expectFocus(page.getByRole("button", { name: "Refresh" }));
  await tabTo(page, tab("Usage History"), "Shift+Tab");
  await press(page, "ArrowLeft");
  await revoke.waitFor();
  await tabTo(page, revoke);
  await press(page, "Enter");
  const cancel = page.getByRole("button", { name: "Cancel" });
  const sure = page.getByRole("button", { name: "Revoke key" });
  await expectFocus(cancel);
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await press(page, key);
    const isOutside = await page.evaluate(() =>
      Boolean(document.activeElement?.matches(":not(dialog *, body)")),
    );
    expect(isOutside).toBe(false);
  }
  await press(page, "Escape");
  await expectFocus(revoke);
  await press(page, "Enter");
  await tabThrough(page, [sure]);
  await press(page, "Enter");
  await expect(page.getByText("Key Revoked")).toBeVisible();
  await expectFocus(page.getByRole("heading", { name: "API keys" }));

  await tabTo(page, page.getByRole("button", { name: "Logout" }), "Shift+Tab");
  await press(page, "Enter");
  await expect(page.getByRole("heading", { name: "Request API Access" })).toBeVisible();
  await expectFocus(page.getByRole("main"));
});
