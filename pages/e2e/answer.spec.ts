/** An answer at a glance: how much of it there is to see, and what becomes of it. */
import { expect, test } from "@playwright/test";
import { askInTerminal } from "./ask.ts";
import { openScreen } from "./sign-in.ts";

/** Words in sight, but for the question, the disclaimer, the actions and the questions that go on from it. */
function countWords(turn: Element): number {
  const beside = ".sr-only, div:has(> h2), ul[aria-label], summary, summary ~ *, :has(> button > svg)";
  const walker = document.createTreeWalker(turn, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (walker.nextNode()) {
    const { parentElement: place, textContent } = walker.currentNode as Text;
    if (!place?.checkVisibility() || place.closest(beside)) continue;
    words += (textContent ?? "").split(/\s+/).filter((word) => /[A-Za-z]{2}/.test(word)).length;
  }
  return words;
}

test("an answer fits: at most 120 words of it at a glance, three coins in three phone screens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, "/app");
  const one = await askInTerminal(page, "Analyze Bitcoin");
  const top = (selector: string) =>
    one.evaluate(
      (turn, at) =>
        (turn.querySelector(at)?.getBoundingClientRect().top ?? 0) - turn.getBoundingClientRect().top,
      selector,
    );
  expect(await top("[data-strip]")).toBeLessThan(200);
  expect(await top("figure")).toBeLessThan(600);
  expect(await one.evaluate(countWords)).toBeLessThanOrEqual(120);
  const three = await askInTerminal(page, "Compare Bitcoin, Ethereum and Solana");
  const screens = await three.evaluate((turn) => turn.scrollHeight / (turn.parentElement?.clientHeight ?? 1));
  expect(screens).toBeLessThanOrEqual(3);
});

test("on a phone a wide table scrolls by itself, and the answer stays as wide as the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, "/app");
  const held = await askInTerminal(
    page,
    "I hold 0.5 BTC bought at 41000 and 40 NVDA, what can I lose in a month?",
  );
  await expect(held.locator("table")).toBeVisible();
  const [answer, table] = await held.evaluate((turn) =>
    [turn, turn.querySelector("table")?.parentElement].map((box) => [
      box?.scrollWidth ?? 0,
      box?.clientWidth ?? 0,
    ]),
  );
  expect(table?.[0]).toBeGreaterThan(table?.[1] ?? 0);
  expect(answer?.[0]).toBe(answer?.[1]);
});

test("what is selected carries no citation numbers; paper keeps the mark and the chart", async ({ page }) => {
  await openScreen(page, "/app");
  const answer = await askInTerminal(page, "Analyze Bitcoin");
  const selected = await answer.evaluate((turn) => {
    getSelection()?.selectAllChildren(turn);
    return getSelection()?.toString() ?? "";
  });
  expect(selected).toMatch(/would cancel this call\.\s/);
  await page.emulateMedia({ media: "print" });
  await expect(answer.getByText("SIMULATED MARKET", { exact: true })).toBeVisible();
  await expect(answer.locator("canvas").first()).toBeVisible();
  await expect(page.getByLabel("Your question")).toBeHidden();
  const cut = await page.getByRole("log").evaluate((log) => {
    const boxes: string[] = [];
    for (let box: Element | null = log; box; box = box.parentElement)
      if (getComputedStyle(box).overflowY !== "visible") boxes.push(box.outerHTML.slice(0, 80));
    return boxes;
  });
  expect(cut).toEqual([]);
});

test("a hundred turns are at most 3,000 nodes, and those out of sight come back", async ({ page }) => {
  await openScreen(page, "/app");
  await askInTerminal(page, "Analyze Bitcoin");
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener("success", () => resolve(request.result)));
    const book = await done(indexedDB.open("enigma"));
    const turns = book.transaction("turns", "readwrite").objectStore("turns");
    const [turn] = await done(turns.getAll());
    await done(turns.clear());
    const moment = (n: number) => new Date(Date.parse(turn.at) + n).toISOString();
    for (let n = 0; n < 100; n++)
      await done(turns.put({ ...turn, id: `t${n}`, question: `turn ${n}`, at: moment(n) }));
    book.close();
  });
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(100);
  const count = () => page.evaluate(() => document.querySelectorAll("*").length);
  expect(await count()).toBeLessThanOrEqual(3_000);
  await page.getByRole("log").evaluate((log) => log.scrollTo(0, 20_000));
  const seen = page.getByRole("table", { name: "Score of BTC, −100 to +100" });
  await expect.poll(() => seen.evaluateAll((all) => all.some((one) => one.checkVisibility()))).toBe(true);
  expect(await count()).toBeLessThanOrEqual(3_000);
});
