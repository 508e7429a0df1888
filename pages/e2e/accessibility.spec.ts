import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { askInTerminal } from "./ask.ts";
import { inEachLook } from "./looks.ts";
import { openScreen, signIn } from "./sign-in.ts";

const ROUTES = [
  ...[
    "/",
    "/app",
    "/whitepaper",
    "/tokenomics",
    "/privacy",
    "/terms",
    "/api-docs",
    "/api-docs/reference",
    "/api-docs/reference/analyze",
    "/api-docs/errors",
    "/api-docs/errors/credits_exhausted",
    "/api-playground",
    "/pricing",
  ],
  ...[
    "/buy-ngma",
    "/admin",
    "/login",
    "/oauth/authorize",
    "/email-preview",
    "/account",
    "/account?unsubscribe=x",
    "/newsletter?unsubscribe=x",
    "/record",
    "/markets",
    "/markets/TSLA",
    "/portfolio",
    "/status",
    "/nothing-here",
    `/app/c/${"0".repeat(32)}`,
    "/a/nothing",
  ],
];

/** With PICTURES=1, pictures of every screen land here, outside git. */
const PICTURES = "screens";
const areTaken = Boolean(process.env.PICTURES);
const nameOf = (route: string) => route.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "landing";

/** The whole of a screen, whose middle scrolls by itself: in a window as tall as that. */
async function takePicture(page: Page, name: string, width: number) {
  const hidden = await page.locator("#main").evaluate((main) => main.scrollHeight - main.clientHeight);
  await page.setViewportSize({ width, height: 900 + hidden });
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

async function expectNothingFound(page: Page, screen: string) {
  await page.waitForLoadState("networkidle");
  await inEachLook(page, async ({ width, theme, name }) => {
    // No screen has a frame to look into: that of the mail's preview lets no script run, axe's neither.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      // What passes is not described node by node, and no path leads to what does not: that takes most of the time.
      .options({ resultTypes: ["violations"], selectors: false })
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
    expect(found, name).toEqual([]);
    if (areTaken) await takePicture(page, `${screen}-${width}-${theme}`, width);
  });
}

for (const route of ROUTES)
  test(`axe finds nothing on ${route}, dark and light, at 390 and 1440 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(route);
    await page.locator("h1, h2").first().waitFor();
    await expectNothingFound(page, nameOf(route));
  });

test("nor in an answer that is unfolded, in what checks it, and in what was shared of it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openScreen(page, "/app");
  const answer = await askInTerminal(page, "Analyze Bitcoin");
  await answer.getByText("How this call is made").click();
  await answer.getByText(/^Full reasoning/).click();
  await expectNothingFound(page, "answer");
  await answer.getByRole("button", { name: "Check this answer" }).click();
  await expectNothingFound(page, "check");
  await page.keyboard.press("Escape");
  await answer.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.goto((await page.getByText(/\/a\/\w+$/).textContent()) ?? "");
  await page.getByText("FROZEN").waitFor();
  await expectNothingFound(page, "shared");
});

test("nor on the dashboard of who is signed in", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page);
  for (const tab of ["Endpoints", "API Keys", "Usage History"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expectNothingFound(page, nameOf(tab));
  }
});
