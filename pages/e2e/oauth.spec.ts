import { createHash } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { expectFocus, tabTo } from "./keyboard/hands.ts";
import { newEmail, openScreen, requestLink, signIn } from "./sign-in.ts";

const REDIRECT = "https://agent.example.com/callback";
const VERIFIER = "v".repeat(43);
/** A reader of JSON would write these digits down as others. */
const STATE = "12345678901234567890";

/** Registers an app and gives the address it sends people to. */
async function startApp(page: Page, name = "Friendly Agent") {
  const registered = await page.request.post("/api/oauth/register", {
    data: { client_name: name, redirect_uris: [REDIRECT] },
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const challenge = createHash("sha256").update(VERIFIER).digest("base64url");
  const query = new URLSearchParams({
    ...{ response_type: "code", client_id, redirect_uri: REDIRECT, state: STATE },
    ...{ code_challenge: challenge, code_challenge_method: "S256" },
  });
  return { clientId: client_id, path: `/oauth/authorize?${query}` };
}

/** What stands at the app's own address. */
const standIn = (page: Page) =>
  page.route(`${REDIRECT}**`, (route) =>
    route.fulfill({ body: "back at the app", contentType: "text/plain" }),
  );

const host = (page: Page) => page.getByRole("heading", { level: 1, name: "agent.example.com" });

test("an app is allowed by keyboard alone, after signing in on the way, asks, and is ended", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await standIn(page);
  const { clientId, path } = await startApp(page);
  await openScreen(page, path);
  await expect(page.getByRole("heading", { name: "Sign in to connect an app" })).toBeVisible();
  await page.goto(await requestLink(page, newEmail()));
  await expect(host(page)).toBeVisible();
  await expect(page.getByText(/calls itself “Friendly Agent”/)).toBeVisible();

  // The free plan leaves one choice: a sentence, and no button of its own.
  await expect(page.getByText("up to 50 credits per month, of your plan’s 100")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Deny" }));
  await page.keyboard.press("Shift+Tab");
  await expectFocus(page.getByRole("button", { name: "Allow" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(`${REDIRECT}**`);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("state"), searchParams.get("error")]).toEqual([STATE, null]);

  await openScreen(page, "/api-docs?tab=keys");
  expect(searchParams.get("iss")).toBe(new URL(page.url()).origin);
  const given = await page.request.post("/api/oauth/token", {
    form: {
      ...{ grant_type: "authorization_code", client_id: clientId, redirect_uri: REDIRECT },
      ...{ code: searchParams.get("code") ?? "", code_verifier: VERIFIER },
    },
  });
  const { access_token } = (await given.json()) as { access_token: string };
  const ask = () =>
    page.request.post("/mcp", {
      headers: {
        Authorization: `Bearer ${access_token}`,
        Accept: "application/json, text/event-stream",
      },
      data: {
        ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
        params: { name: "forecast", arguments: { asset: "BTC" } },
      },
    });
  expect((await ask()).status()).toBe(200);

  await openScreen(page, "/api-docs?tab=keys");
  const row = page.getByRole("row", { name: /agent\.example\.com \(Friendly Agent\)/ });
  await expect(row).toContainText("Active");
  await page.getByRole("button", { name: /^Revoke agent\.example\.com/ }).click();
  await page.getByRole("button", { name: "Revoke access" }).click();
  await expect(row).toContainText("Revoked");
  expect((await ask()).status()).toBe(401);
});

test("the host is the largest text, at 390 and 1440 px nothing is cut off, and denying notifies the app", async ({
  page,
}) => {
  await standIn(page);
  await signIn(page);
  const { path } = await startApp(page, "A name that is as long as a name may be here");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await openScreen(page, path);
    await expect(host(page)).toBeVisible();
    const sizes = await page
      .locator("form *")
      .evaluateAll((all) => all.map((one) => [one.id, Number.parseFloat(getComputedStyle(one).fontSize)]));
    const largest = sizes.reduce((a, b) => (Number(b[1]) > Number(a[1]) ? b : a));
    expect(largest[0]).toBe("consent-host");
    const [over] = await page
      .locator("#main")
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(over).toBe(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    if (process.env.PICTURES) await page.screenshot({ path: `screens/consent-${width}.png` });
  }
  await page.getByRole("button", { name: "Deny" }).click();
  await page.waitForURL(`${REDIRECT}**`);
  expect(new URL(page.url()).searchParams.get("error")).toBe("access_denied");
});

test("no other site can put the page into a frame", async ({ page, baseURL }) => {
  await signIn(page);
  const { path } = await startApp(page);
  const evil = "https://evil.example.com/";
  await page.route(evil, (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${baseURL}${path}"></iframe>` }),
  );
  await page.goto(evil);
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
});
