import { median, quantile } from "simple-statistics";
import { parseStreamEvent } from "../../shared/stream.ts";
import { type AiServer, serveAi } from "../test/ai/ai-server.node.ts";
import { serveWorker } from "./serve.ts";

const PORT = 8914;
const WARM_UP = 3;
const RUNS = 25;
const COUNTS = [1, 2, 3, 5, 10];

interface Timed {
  firstEventMs: number;
  callMs: number;
  firstTextMs: number;
  doneMs: number;
  engine: string;
}

/**
 * What the product adds to a model that takes 300 ms to its first token: `overheadMs` is the whole answer less the time
 * the model's server took for it; `directMs` is the same for a reader who asks that server without the product in between,
 * in turns with it, which is what the machine itself adds. By number of assets, one reader at a time.
 */
export async function measureModelAnswers(symbols: string[]) {
  const ai = await serveAi();
  const bindings = {
    ANTHROPIC_API_KEY: "bench",
    ANTHROPIC_BASE_URL: ai.origin,
    AI_DAILY_BUDGET_USD: "1000",
  };
  const server = await serveWorker(PORT, undefined, bindings);
  try {
    const byAssets: Record<number, unknown> = {};
    for (const count of COUNTS)
      byAssets[count] = await measureOne(`${server.origin}/api/chat`, ai, symbols.slice(0, count));
    return byAssets;
  } finally {
    await server.stop();
    ai.stop();
  }
}

async function measureOne(url: string, ai: AiServer, symbols: string[]) {
  const message = symbols.length === 1 ? `Analyze ${symbols[0]}` : `Compare ${symbols.join(", ")}`;
  const runs: (Timed & AiServer["served"][number])[] = [];
  const direct: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const timed = await askOnce(url, message);
    const served = ai.served.at(-1);
    if (!served || timed.engine === "builtin") throw new Error(`no model wrote: ${timed.engine}`);
    const directMs = await askDirectly(ai);
    if (run < WARM_UP) continue;
    runs.push({ ...timed, ...served });
    direct.push(directMs);
  }
  const spread = (values: number[]) => ({ p50: round(median(values)), p95: round(quantile(values, 0.95)) });
  const of = (pick: (run: (typeof runs)[number]) => number) => spread(runs.map(pick));
  return {
    directMs: spread(direct),
    overheadMs: of(({ doneMs, ms }) => doneMs - ms),
    overheadToFirstTextMs: of(({ firstTextMs, firstMs }) => firstTextMs - firstMs),
    firstEventMs: of(({ firstEventMs }) => firstEventMs),
    callMs: of(({ callMs }) => callMs),
    firstTextMs: of(({ firstTextMs }) => firstTextMs),
    wholeMs: of(({ doneMs }) => doneMs),
    modelCalls: 1,
    promptChars: runs[0]?.promptChars,
  };
}

async function askDirectly(ai: AiServer): Promise<number> {
  const startedAt = performance.now();
  await (await fetch(ai.origin, { method: "POST", body: ai.body })).text();
  return performance.now() - startedAt - (ai.served.at(-1)?.ms ?? 0);
}

async function askOnce(url: string, message: string): Promise<Timed> {
  const startedAt = performance.now();
  const headers = { "Content-Type": "application/json", Accept: "text/event-stream" };
  const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify({ message }) });
  const seen = new Map<string, number>();
  let [text, engine] = ["", ""];
  for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const at = performance.now() - startedAt;
    const blocks = `${text}${chunk}`.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, name = "", data = ""] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      if (!seen.has(name)) seen.set(name, at);
      const event = name === "done" || name === "error" ? parseStreamEvent(name, data) : null;
      if (event?.event === "done") engine = event.data.reply.engine;
    }
  }
  const ms = (name: string) => seen.get(name) ?? Number.NaN;
  return {
    firstEventMs: ms("phase"),
    callMs: ms("call"),
    firstTextMs: ms("text"),
    doneMs: ms("done"),
    engine,
  };
}

const round = (ms: number) => Number(ms.toFixed(1));
