/** The terminal in front of two models, which run on this machine and say what they are told to. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { type AiServer, serveAi } from "../../worker/test/ai/ai-server.node.ts";
import { QUICK, SLOW, sayLastUntruly, sayMostlyUntruly } from "./ai/models.ts";
import { openLine } from "./ai/open-line.ts";
import { type Product, startProduct } from "./ai/start-product.ts";
import { askInTerminal } from "./ask.ts";
import { PORTS } from "./chains/ports.ts";
import { openScreen } from "./sign-in.ts";

const HAIKU = "Written by anthropic:claude-haiku-5-5";
const LUNA = "Written by openai:gpt-6-luna";

let ai: AiServer;
let product: Product;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  ai = await serveAi({});
  product = await startProduct(PORTS.ai, {
    ANTHROPIC_API_KEY: "sk-ant-e2e",
    ANTHROPIC_BASE_URL: ai.origin,
    OPENAI_API_KEY: "sk-openai-e2e",
    OPENAI_BASE_URL: ai.origin,
  });
});

test.afterAll(async () => {
  await product?.stop();
  ai?.stop();
});

test.beforeEach(async ({ page }) => {
  ai.manners = { anthropic: QUICK, openai: QUICK };
  await openScreen(page, `${product.site}/app`);
});

/** Asks and returns the turn that the answer is written into. */
async function begin(page: Page, question: string): Promise<Locator> {
  await page.getByLabel("Your question").fill(question);
  await page.keyboard.press("Enter");
  return page.getByRole("article").last();
}

interface Seen {
  /** when each phase was first on the screen, ms from the beginning of the watch */
  phases: Record<string, number>;
  /** how the words grew, at the same clock */
  texts: { at: number; text: string }[];
}

/** From now on notes what comes of an answer, and when. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = { phases: {}, texts: [] };
    Object.assign(window, { seen });
    const begun = performance.now();
    new MutationObserver(() => {
      const at = performance.now() - begun;
      for (const [phase] of document.body.textContent.matchAll(/\[ [A-Z ]+ \]/g)) seen.phases[phase] ??= at;
      const text = document.querySelector("article:last-of-type .prose")?.textContent ?? "";
      if (text && text !== seen.texts.at(-1)?.text) seen.texts.push({ at, text });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const readSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

test("after the four phases the words grow sentence by sentence, and the model is named", async ({
  page,
}) => {
  ai.manners.anthropic = SLOW;
  await watch(page);
  const answer = await begin(page, "Analyze Bitcoin");
  await expect(answer.getByText("Writing", { exact: true })).toBeVisible();
  await expect(answer.getByText(HAIKU)).toBeVisible();
  await expect(answer.getByRole("button", { name: "Copy" })).toBeVisible();

  const { phases, texts } = await readSeen(page);
  expect(Object.keys(phases)).toEqual([
    "[ SCANNING BLOCKCHAIN ]",
    "[ ANALYZING FUNDAMENTALS ]",
    "[ PROCESSING TECHNICALS ]",
    "[ EVALUATING SENTIMENTS ]",
  ]);
  // A busy machine shows a phase late, and then the next may come sooner after it; none comes before its time.
  [...Object.values(phases), texts[0]?.at ?? 0].forEach((at, i) => {
    expect(at, `phase ${i}`).toBeGreaterThanOrEqual(i * 800);
  });
  expect(texts.length).toBeGreaterThan(1);
  texts.slice(1).forEach(({ text }, i) => {
    expect(text.startsWith((texts[i] as { text: string }).text)).toBe(true);
  });
  for (const { text } of texts) expect(text.trim()).toMatch(/[.!?]$/);
  await expect(answer.getByText(HAIKU)).toBeVisible();
  await expect(answer.getByText("SIMULATED MARKET", { exact: true })).toBeVisible();
});

test("a sentence that lies is replaced by ours, and the answer continues", async ({ page }) => {
  ai.manners.anthropic = { ...QUICK, say: sayLastUntruly };
  const answer = await askInTerminal(page, "Analyze Solana");
  await expect(answer.getByText(HAIKU)).toBeVisible();
  await answer.getByText("Full reasoning").click();
  await expect(answer.locator(".prose")).toContainText("Solana changes hands at");
  await expect(answer).not.toContainText("Open interest");
});

test("a model that mostly lies is withdrawn while the user watches, the second one's text stays, and /status reports it", async ({
  page,
}) => {
  ai.manners = { anthropic: { ...SLOW, say: sayMostlyUntruly }, openai: { ...SLOW, betweenMs: 120 } };
  const answer = await begin(page, "Analyze Ethereum");
  await expect(answer.getByText(HAIKU)).toBeVisible();
  await expect(answer.getByText("withdrawn. Writing it again")).toBeVisible();
  await expect(answer.getByText(LUNA)).toBeVisible();
  await expect(answer.getByRole("button", { name: "Copy" })).toBeVisible();
  await expect(answer.getByText(LUNA)).toBeVisible();
  await expect(answer.getByText(HAIKU)).toBeHidden();
  await expect(answer).not.toContainText("Open interest");

  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
  // The service is looked at once in ten seconds.
  await expect(async () => {
    await page.goto(`${product.site}/status`);
    await expect(row("Anthropic")).toContainText(/Last call failed.*refused: /, { timeout: 2_000 });
  }).toPass();
  await expect(row("OpenAI")).toContainText("Answers");
  await expect(page.getByRole("status")).toContainText("1 of 2 providers failed when last asked");
});

test("stopped in the middle, what was shown stays and says so, and the model is not read on", async ({
  page,
}) => {
  ai.manners.anthropic = { ...SLOW, endless: true };
  const answer = await begin(page, "Analyze Tesla");
  await expect(answer.getByText("Writing", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "STOP" }).click();
  await expect(answer.getByText("Stopped here; the rest was not written.")).toBeVisible();
  const shown = await answer.locator(".prose").textContent();
  expect(shown).toContain("Tesla");
  await expect(answer.getByRole("button", { name: "Ask again" })).toBeVisible();
  await expect(answer.getByRole("region", { name: /^Call on/ })).toContainText(/Buy|Hold|Sell/);
  await expect.poll(() => ai.leftEarly).toBeGreaterThan(0);
  await page.reload();
  await expect(answer.getByText("Stopped here; the rest was not written.")).toBeVisible();
  expect(await answer.locator(".prose").textContent()).toBe(shown);
});

test("a connection cut in the middle ends in the apology, and can be retried", async ({ page }) => {
  const line = await openLine(PORTS.ai);
  ai.manners.anthropic = SLOW;
  await openScreen(page, `${line.site}/app`);
  const answer = await begin(page, "Analyze NVIDIA");
  await expect(answer.getByText("Writing", { exact: true })).toBeVisible();
  line.cut();
  await expect(answer.getByText("I apologize, but I'm having trouble processing")).toBeVisible();
  await expect(page.getByText("Failed to get AI response. Please try again.")).toBeVisible();
  ai.manners.anthropic = QUICK;
  await answer.getByRole("button", { name: "Try again" }).click();
  // Only a whole answer can be copied; on a busy machine the second model may have written it.
  await expect(answer.getByRole("button", { name: "Copy" })).toBeVisible();
  await expect(answer.getByText("I apologize")).toBeHidden();
  line.close();
});

test("when both models lie the built-in writer answers; the conversation continues for six turns and survives a reload", async ({
  page,
}) => {
  const lying = { ...QUICK, say: sayMostlyUntruly };
  ai.manners = { anthropic: lying, openai: lying };
  const first = await askInTerminal(page, "Analyze Bitcoin");
  await expect(first.getByText("No AI model used")).toBeVisible();
  await expect(first).not.toContainText("Open interest");
  await expect(first.getByRole("region", { name: "Call on Bitcoin" })).toContainText(/Buy|Hold|Sell/);

  // Figures are answered by code whole, whoever could word them.
  ai.manners = { anthropic: QUICK };
  const drop = await askInTerminal(page, "what if it drops 10%?");
  await expect(drop.locator(".prose").first()).toContainText(/^After a fall of 10%, Bitcoin/);
  await expect(drop.getByText("No AI model used")).toBeVisible();
  const risky = await askInTerminal(page, "would you buy it?");
  await expect(risky.getByText(HAIKU)).toBeVisible();
  const asked = page.waitForRequest("**/api/chat");
  const against = await askInTerminal(page, "what speaks against it?");
  await expect(against.getByText(HAIKU)).toBeVisible();
  const { turns } = (await asked).postDataJSON();
  expect(turns).toHaveLength(6);
  expect(turns[0]).toEqual({ role: "user", content: "Analyze Bitcoin" });
  const told = ai.served.at(-1)?.asked.data.split("<earlier>")[1] ?? "";
  expect(told.match(/^(?:user|assistant): /gm)).toHaveLength(6);

  // Only the talk scrolls, however long it is; the prompt line stays at the foot of the screen.
  const hidden = await page.locator("main").evaluate((main) => main.scrollHeight - main.clientHeight);
  expect(hidden).toBe(0);

  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(4);
  // The older two are drawn when they come into sight.
  await expect(page.getByRole("log").getByText(HAIKU)).toHaveCount(2);
  await page.getByRole("log").evaluate((log) => log.scrollTo(0, 0));
  await expect(page.getByRole("log").getByText("No AI model used").first()).toBeVisible();
});
