import { expect, type Page, test } from "@playwright/test";
import { signInByCall } from "../sign-in.ts";

const ROUTES = ["/markets", "/markets/TSLA", "/account", "/api-docs", "/pricing", "/buy-ngma"];
/** What the server says comes after what the page draws without it. */
const LATE_MS = 300;

/** The sum of all shifts since the page was asked for, from a first load until nothing more is fetched. */
async function measureShift(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Without a shift it is not called at all.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test("on a phone nothing moves when the server's data come late, with and without content", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page.request);
  await page.route("**/api/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  const shifts: Record<string, number> = {};
  for (const path of ROUTES) shifts[path] = await measureShift(page, path);
  const post = (path: string, data: object) =>
    page.request.post(path, { data, headers: { Origin: baseURL ?? "" } });
  for (const asset of ["BTC", "ETH", "TSLA"])
    expect((await post("/api/watch/assets", { asset })).status()).toBe(200);
  await post("/api/watch/alerts", { kind: "call", asset: "TSLA" });
  await post("/api/talks/keeping", { isOn: true, forget: false });
  shifts["/account, with content"] = await measureShift(page, "/account");
  const made = (await (await post("/api/keys", { name: "A" })).json()) as { apiKey: { key: string } };
  const question = { data: { message: "Analyze Bitcoin" }, headers: { "X-API-Key": made.apiKey.key } };
  expect((await page.request.post("/api/v1/analyze", question)).status()).toBe(200);
  shifts["/api-docs, with calls"] = await measureShift(page, "/api-docs?tab=usage");
  await page.setViewportSize({ width: 768, height: 1024 });
  shifts["/, on a tablet"] = await measureShift(page, "/");
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of ["/", "/markets/TSLA"]) shifts[`${path}, 768 px`] = await measureShift(page, path);
  for (const [path, shift] of Object.entries(shifts)) expect.soft(shift, path).toBeLessThanOrEqual(0.02);
});
