/** The product on real bars: ten assets over the providers' wire formats. Skipped where the bars are not present. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { type ChatReply, chatReplySchema } from "../../shared/analysis.ts";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../shared/listed.ts";
import { isKept } from "../../worker/test/need.ts";
import { askInTerminal, SUGGESTED } from "./ask.ts";
import { PORTS } from "./chains/ports.ts";
import { lastMacd, lastRsi, lastSma } from "./independent.ts";
import { openScreen } from "./sign-in.ts";

const FOLDER = "../shared/data/history";
const AT = "2024-12-31";
const PORT = PORTS.site + 2;
const REPLAY_PORT = PORTS.site + 3;
const STATE = `.wrangler/e2e-replay-${PORT}`;
const site = `http://127.0.0.1:${PORT}`;
const children: ChildProcess[] = [];

test.skip(!isKept(FOLDER), "the real bars are not on this machine");
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  rmSync(STATE, { recursive: true, force: true });
  const variables = await startReplay();
  const app = spawn("npm", ["start"], {
    stdio: "ignore",
    env: {
      ...{ ...process.env, ...variables },
      ...{ PORT: String(PORT), SITE_PORT: String(PORTS.site), STATE_DIR: STATE },
    },
  });
  children.push(app);
  await expect(async () => {
    const reply = await fetch(`${site}/api/stock/prices`);
    expect(reply.status).toBe(200);
  }).toPass();
});

test.afterAll(async () => {
  const exits = children.map((child) => new Promise((resolve) => child.on("exit", resolve)));
  for (const child of children) child.kill("SIGTERM");
  await Promise.all(exits);
});

/** Starts the replay server and returns the variables it prints. */
async function startReplay(): Promise<Record<string, string>> {
  const args = ["worker/local/replay.ts", FOLDER, "--at", AT, "--port", String(REPLAY_PORT)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const variables: Record<string, string> = {};
  for await (const chunk of child.stdout) {
    for (const [, name = "", value = ""] of String(chunk).matchAll(/^export (\w+)=(.+)$/gm))
      variables[name] = value;
    if (variables.MARKET_NOW) break;
  }
  return variables;
}

async function ask(message: string): Promise<ChatReply> {
  const reply = await fetch(`${site}/api/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ message }),
  });
  return chatReplySchema.parse(await reply.json());
}

const readCloses = (symbol: string): number[] =>
  (parse(readFileSync(`${FOLDER}/${symbol}.csv`), { columns: true, cast: true }) as { close: number }[]).map(
    (bar) => bar.close,
  );

for (const symbol of [...LISTED_CRYPTO, ...LISTED_STOCKS])
  test(`${symbol}: price, averages, RSI and MACD are those of the bars`, async () => {
    const reply = await ask(`Analyze ${symbol}`);
    const closes = readCloses(symbol);
    const value = (kind: string) =>
      Number(reply.facts.find((f) => f.asset === symbol && f.kind === kind)?.value);
    const { macd, signal } = lastMacd(closes);

    expect(reply.data.market).toBe("replay");
    expect(reply.assets.map((a) => a.symbol)).toEqual([symbol]);
    // A reply gives its prices with six digits, or to the cent, and other figures with four decimals.
    const expectPrice = (kind: string, price: number) => expect(value(kind) / price).toBeCloseTo(1, 5);
    expectPrice("price", closes.at(-1) as number);
    for (const n of [20, 50, 200]) expectPrice(`sma_${n}`, lastSma(closes, n));
    expect(value("rsi_14")).toBeCloseTo(lastRsi(closes), 4);
    expectPrice("macd", macd);
    expectPrice("macd_signal", signal);
    for (const fact of reply.facts)
      expect(fact.asOf.slice(0, 10) <= AT, `${fact.label} ${fact.asOf}`).toBe(true);
  });

test("the three suggested prompts are answered on the real bars, marked as a replay", async ({ page }) => {
  await openScreen(page, `${site}/app`);
  for (const { prompt, calls } of SUGGESTED) {
    const answer = await askInTerminal(page, prompt);
    await expect(answer.getByText(`REPLAY ${AT}`)).toBeVisible();
    for (const name of calls)
      await expect(answer.getByRole("region", { name: `Call on ${name}` })).toContainText(/Buy|Hold|Sell/);
  }
});
