import type { Page } from "@playwright/test";

/** A width and a theme, and both by name: "dark, 390 px". */
interface Look {
  width: number;
  theme: string;
  name: string;
}

/** Does something on a page in each width and theme. */
export async function inEachLook(page: Page, work: (look: Look) => Promise<void>): Promise<void> {
  for (const width of [390, 1440])
    for (const theme of ["dark", "light"]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      await work({ width, theme, name: `${theme}, ${width} px` });
    }
}
