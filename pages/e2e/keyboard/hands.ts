import { expect, type Locator, type Page } from "@playwright/test";

/**
 * What the eye sees of the focus: "seen", else what is wrong. Its ring may be drawn by what stands around it: a line
 * around its input, a label around its hidden radio button. The whole screen, to which the skip link leads, needs none.
 * The page runs it by itself, so that its parts are inside.
 */
function lookAt(focused: Element): string {
  if (focused.id === "main") return "seen";
  const hasRing = (box: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(", 0)");
  };
  const isOutside = (from: number, to: number, size: number) => from < -1 || to > size + 1;
  const findRing = () => {
    let box: Element | null = focused.getBoundingClientRect().width > 1 ? focused : focused.parentElement;
    for (let up = 0; box && up < 3 && !hasRing(box); up++) box = box.parentElement;
    return box && hasRing(box) ? box : null;
  };
  const box = findRing();
  if (!box) return "no ring";
  const rect = box.getClientRects()[0] ?? box.getBoundingClientRect();
  const isLarge = rect.height > innerHeight / 2;
  if (!isLarge && isOutside(rect.top, rect.bottom, innerHeight)) return "above or below the window";
  if (!isLarge && isOutside(rect.left, rect.right, innerWidth)) return "beside the window";
  const above = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
  return above && box.contains(above) ? "seen" : `under ${above?.outerHTML.slice(0, 80)}`;
}

/** The focus is there, its ring at least 2 px, within the window, and under nothing. */
export async function expectFocus(at: Locator) {
  await expect(at).toBeFocused();
  await expect.poll(() => at.evaluate(lookAt), at.toString()).toBe("seen");
}

/** Presses Tab once for each of these, in this order. */
export async function tabThrough(page: Page, stops: Locator[]) {
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await expectFocus(stop);
  }
}

/** Past header and prices by the skip link. */
export async function skipToContent(page: Page) {
  await tabThrough(page, [page.getByRole("link", { name: "Skip to the content" })]);
  await page.keyboard.press("Enter");
  await expectFocus(page.getByRole("main"));
}

const FAR = 80;

/** Tabs until the focus is there; every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let stops = 0; stops < FAR; stops++) {
    await page.keyboard.press(key);
    const stop = page.locator("*:focus");
    await expect.poll(() => stop.evaluate(lookAt), `stop ${stops + 1}`).toBe("seen");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${FAR} stops, and none of them is ${target}`);
}

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Puts a text in place of what the focused input holds. */
export async function retype(page: Page, text: string) {
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}
