import { chromium } from "@playwright/test";
const [,, base, out, ...asks] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const [w,h,scheme] of [[390,844,"dark"],[1440,900,"light"]] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: h }, colorScheme: scheme, reducedMotion: "reduce" });
  await page.goto(`${base}/app`); await page.waitForTimeout(1500);
  for (const [i, q] of asks.entries()) {
    const box = page.locator("textarea").first();
    await box.fill(q); await box.press("Enter");
    await page.waitForTimeout(3500);
    await page.screenshot({ path: `${out}/${w}-${i}.png` });
  }
  await page.screenshot({ path: `${out}/${w}-full.png`, fullPage: true });
  await page.close();
}
await browser.close();
