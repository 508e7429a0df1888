import { expect, type Page, test } from "@playwright/test";
import { openScreen } from "../sign-in.ts";
import { expectFocus, press, retype, tabThrough, tabTo } from "./hands.ts";

const docs = (page: Page) => page.getByRole("button", { name: "Docs" });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 800 }));

test("the first stop leads past header and prices into the screen; else they come in the order they are seen", async ({
  page,
}) => {
  await openScreen(page, "/whitepaper");
  await page.getByRole("link", { name: /^BTC/ }).waitFor();
  await tabThrough(page, [link(page, "Skip to the content")]);
  await press(page, "Enter");
  await expectFocus(page.getByRole("main"));
  await tabThrough(page, [link(page, "Back")]);
  await press(page, "Enter");
  await page.waitForURL((url) => url.pathname === "/");
  // The link went with its screen.
  await expectFocus(page.getByRole("main"));

  await openScreen(page, "/pricing");
  await page.getByRole("link", { name: /^BTC/ }).waitFor();
  // Its place is no stop until it is known who is here.
  await link(page, "Log in").waitFor();
  await tabThrough(page, [
    link(page, "Skip to the content"),
    link(page, "Enigma, home"),
    docs(page),
    link(page, "Markets"),
    link(page, "Record"),
    link(page, "Pricing"),
    link(page, "Buy NGMA"),
    page.getByRole("button", { name: /Ask or go to/ }),
    link(page, "Log in"),
    page.getByRole("button", { name: "Switch to the light theme" }),
  ]);
  await press(page, "Space");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expectFocus(page.getByRole("button", { name: "Switch to the dark theme" }));
  await press(page, "Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await tabThrough(page, [link(page, "Launch App"), page.getByRole("link", { name: /^BTC/ })]);
  await tabTo(page, page.getByRole("tab", { name: "Card" }));
});

test("the Docs menu: three keys open it, arrows walk it, Escape gives the focus back, Tab leaves it", async ({
  page,
}) => {
  await openScreen(page, "/status");
  await tabTo(page, docs(page));
  for (const key of ["Enter", "Space", "ArrowDown"]) {
    await press(page, key);
    await expect(docs(page)).toHaveAttribute("aria-expanded", "true");
    for (const [step, name] of [
      ["ArrowDown", "API Documentation"],
      ["ArrowDown", "Whitepaper"],
      ["ArrowUp", "API Documentation"],
      ["End", "Tokenomics"],
      ["Home", "API Documentation"],
    ] as const) {
      await press(page, step);
      await expectFocus(link(page, name));
    }
    await press(page, "Escape");
    await expectFocus(docs(page));
    await expect(docs(page)).toHaveAttribute("aria-expanded", "false");
  }
  await press(page, "Enter");
  await tabThrough(page, [
    link(page, "API Documentation"),
    link(page, "Whitepaper"),
    link(page, "Tokenomics"),
    link(page, "Markets"),
  ]);
  await expect(docs(page)).toHaveAttribute("aria-expanded", "false");
  await press(page, "Shift+Tab", "ArrowDown", "ArrowUp", "End", "Enter");
  await page.waitForURL("**/tokenomics");
  await expectFocus(docs(page));
  await expect(docs(page)).toHaveAttribute("aria-expanded", "false");
});

test("the palette takes the focus, keeps it, goes where Enter says, and gives it back on Escape", async ({
  page,
}) => {
  await openScreen(page, "/status");
  const field = page.getByRole("combobox", { name: "A page, a coin or a stock" });
  await tabTo(page, docs(page));
  await press(page, "Control+K");
  await expectFocus(field);
  await press(page, "Tab");
  const behind = "#root > div > :not(dialog)";
  expect(await page.locator(behind).count()).toBeGreaterThan(4);
  expect(await page.evaluate((parts) => document.activeElement?.closest(parts), behind)).toBeNull();
  await press(page, "Escape");
  await expect(field).toBeHidden();
  await expectFocus(docs(page));

  await press(page, "Control+K");
  await page.keyboard.type("p");
  await press(page, "ArrowDown", "ArrowDown", "ArrowUp");
  const chosen = page.getByRole("option", { selected: true });
  await expect(chosen).toHaveText(/Pricing/);
  await expect(field).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
  await retype(page, "prici");
  await press(page, "Enter");
  await page.waitForURL("**/pricing");
  await expectFocus(docs(page));

  await press(page, "Control+K");
  await page.keyboard.type("tesl");
  await press(page, "Enter");
  await page.waitForURL("**/app");
  await expectFocus(page.getByLabel("Your question"));
});

test("on a phone's width the menu holds every place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openScreen(page, "/status");
  const menu = page.getByRole("button", { name: "Menu" });
  await tabTo(page, menu);
  await press(page, "Enter", "ArrowDown");
  await expectFocus(link(page, "API Documentation"));
  await press(page, "ArrowUp");
  await expectFocus(link(page, "Buy NGMA"));
  await press(page, "Escape");
  await expectFocus(menu);
  await press(page, "Space", "End", "ArrowUp", "Enter");
  await page.waitForURL("**/pricing");
  await expectFocus(menu);
});
