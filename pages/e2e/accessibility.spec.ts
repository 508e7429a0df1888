import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

const ROUTES = [
  ...[
    "/",
    "/app",
    "/whitepaper",
    "/tokenomics",
    "/privacy",
    "/terms",
    "/api-docs",
    "/api-playground",
    "/pricing",
  ],
  ...[
    "/buy-ngma",
    "/admin",
    "/login",
    "/email-preview",
    "/newsletter?unsubscribe=x",
    "/status",
    "/nothing-here",
  ],
];

for (const route of ROUTES)
  for (const theme of ["dark", "light"])
    for (const width of [390, 1440])
      test(`axe finds nothing on ${route}, ${theme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.addInitScript(
          (chosen) => localStorage.setItem("enigma.theme", JSON.stringify(chosen)),
          theme,
        );
        await page.goto(route);
        await page.locator("h1, h2").first().waitFor();
        await page.waitForLoadState("networkidle");
        // The mail is shown in a frame in which no script may run, axe's neither.
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode(route === "/email-preview")
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
      });
