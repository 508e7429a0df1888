import { expect, type Locator, type Page } from "@playwright/test";

/** The prompts the terminal suggests, and the assets each must get a call on. */
export const SUGGESTED = [
  { prompt: "Analyze Bitcoin", calls: ["Bitcoin"] },
  { prompt: "Should I buy Tesla?", calls: ["Tesla"] },
  { prompt: "Ethereum vs Solana", calls: ["Ethereum", "Solana"] },
];

/** From now on a question reaches nobody: its answer is under way for as long as the test likes. */
export const holdQuestions = (page: Page) => page.route("**/api/chat", () => {});

/** Types a question into the terminal, sends it with Enter and waits for its answer. */
export async function askInTerminal(page: Page, question: string): Promise<Locator> {
  const turns = page.getByRole("article");
  const before = await turns.count();
  await page.getByLabel("Your question").fill(question);
  await page.keyboard.press("Enter");
  await expect(turns).toHaveCount(before + 1);
  const answer = turns.last();
  await expect(answer.getByRole("button", { name: "Copy" })).toBeVisible();
  return answer;
}
