import { expect, type Page, test } from "@playwright/test";
import { newEmail } from "../sign-in.ts";

const TOKEN = "A".repeat(64);

/** Every address that a request of the page named as where it came from. */
async function watchReferers(page: Page): Promise<string[]> {
  const referers: string[] = [];
  await page.route("**/*", async (route) => {
    referers.push((await route.request().allHeaders()).referer ?? "");
    await route.continue();
  });
  return referers;
}

for (const path of ["/auth/verify", "/api-docs"])
  test(`F-018: a link's token at ${path} is in no Referer, and gone from the address and the way back`, async ({
    page,
  }) => {
    await page.goto("/pricing");
    const referers = await watchReferers(page);
    await page.goto(`${path}?token=${TOKEN}`);
    await expect(page.getByRole("heading", { name: "Authentication failed" })).toBeVisible();
    expect(page.url()).not.toContain(TOKEN);
    expect(referers.length).toBeGreaterThan(5);
    expect(referers.filter((from) => from.includes("token"))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing$/);
  });

for (const [what, files] of [
  ["the entry", "**/assets/index-*.js"],
  ["anything", "**/assets/*.js"],
])
  test(`where ${what} cannot be fetched the drawing's links lead on, and no form sends what was typed`, async ({
    page,
  }) => {
    await page.route(files ?? "", (route) => route.abort());
    const opened: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.isNavigationRequest()) opened.push(pathname + search);
    });
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/login");
    await failed;
    await expect(page.locator("#main[inert]")).toHaveCount(0);
    const email = newEmail();
    await page.getByRole("textbox").first().fill(email);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Pricing" }).first().click();
    await expect(page).toHaveURL(/\/pricing$/);
    expect(opened).toEqual(["/login", "/pricing"]);
  });

test("if one screen's script cannot be fetched, the page says so and the others can be reached", async ({
  page,
}) => {
  await page.route("**/assets/login-*.js", (route) => route.abort());
  await page.goto("/login");
  await expect(page.getByText("This page could not be shown")).toBeVisible();
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
});

test("with storage blocked a question is answered all the same", async ({ page }) => {
  const broken: string[] = [];
  page.on("pageerror", (error) => broken.push(error.message));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await page.goto("/app?analyze=Bitcoin");
  await expect(page.getByText("Bitcoin").last()).toBeVisible();
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(broken).toEqual([]);
});
