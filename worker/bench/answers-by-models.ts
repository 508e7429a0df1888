import { type AiServer, serveAi } from "../test/ai/ai-server.node.ts";
import { readAnswer } from "./measure/read-answer.ts";
import { spread } from "./measure/spread.ts";
import { serveWorker } from "./serve.ts";

const PORT = 8914;
const WARM_UP = 3;
const COUNTS = [1, 2, 3, 5, 10];
/** The aim is for one asset, so its 95th percentile is read from more. */
const runsOf = (assets: number) => (assets === 1 ? 50 : 18);
const CHARS_A_TOKEN = 4;
/** What comes after the first token comes fast, so that a measurement ends. */
const MODEL = {
  firstMs: 300,
  betweenMs: 2,
  count: ({ body }: { body: unknown }, text: string) => ({
    input: Math.ceil(JSON.stringify(body).length / CHARS_A_TOKEN),
    output: Math.ceil(text.length / CHARS_A_TOKEN),
  }),
};

/**
 * What the product adds to a model that takes 300 ms to its first token, one reader at a time, by number of assets.
 * `overheadMs`: the whole answer less what the model's server took for it; `directMs`: the same for a reader who asks that
 * server for the same words, in turns with it, which is what the machine itself adds; both in `toDirect`. Then what one
 * answer asks of others, free and paid: tokens are counted at four characters each.
 */
export async function measureModelAnswers(symbols: string[]) {
  const ai = await serveAi({ anthropic: MODEL });
  const logged: Logged[] = [];
  const bindings = {
    ANTHROPIC_API_KEY: "bench",
    ANTHROPIC_BASE_URL: ai.origin,
    AI_DAILY_BUDGET_USD: "1000",
  };
  const server = await serveWorker(PORT, undefined, bindings, (line) => {
    if (line.includes('"event":"answer"')) logged.push(JSON.parse(line));
  });
  try {
    const byAssets: Record<number, unknown> = {};
    for (const count of COUNTS) {
      const message = writeQuestion(symbols.slice(0, count));
      const times = await timeAnswers(`${server.origin}/api/chat`, ai, message, runsOf(count));
      byAssets[count] = { ...times, cost: await countCost(server.origin, ai, message, logged) };
    }
    return byAssets;
  } finally {
    await server.stop();
    ai.stop();
  }
}

const writeQuestion = (symbols: string[]) =>
  symbols.length === 1 ? `Analyze ${symbols[0]}` : `Compare ${symbols.join(", ")}`;

async function timeAnswers(url: string, ai: AiServer, message: string, runs: number) {
  const seen: Awaited<ReturnType<typeof timeOne>>[] = [];
  let firstEverMs = 0;
  for (let run = 0; run < WARM_UP + runs; run++) {
    const one = await timeOne(url, ai, message);
    if (run === 0) firstEverMs = Math.round(one.overheadMs);
    if (run >= WARM_UP) seen.push(one);
  }
  const of = (name: keyof (typeof seen)[number]) => spread(seen.map((one) => one[name]));
  return {
    overheadMs: of("overheadMs"),
    directMs: of("directMs"),
    toDirect: {
      differenceMs: of("differenceMs"),
      ratio: of("ratio"),
      firstTextLaterMs: of("firstTextLaterMs"),
    },
    overheadParts: { untilAskedMs: of("untilAskedMs"), afterLastByteMs: of("afterLastByteMs") },
    firstEventMs: of("firstEventMs"),
    callMs: of("callMs"),
    firstTextMs: of("firstTextMs"),
    wholeMs: of("wholeMs"),
    veryFirstOverheadMs: firstEverMs,
    runs,
  };
}

async function timeOne(url: string, ai: AiServer, message: string) {
  const answer = await readAnswer(url, JSON.stringify({ message }));
  const served = ai.served.at(-1);
  if (!served || answer.engine === "builtin") throw new Error(`no model wrote: ${answer.engine}`);
  const body = JSON.stringify(served.asked.body);
  const direct = await readAnswer(`${ai.origin}/v1/messages`, body);
  const again = ai.served.at(-1) ?? served;
  const overheadMs = answer.wholeMs - (served.endedAt - served.startedAt);
  const directMs = direct.wholeMs - (again.endedAt - again.startedAt);
  return {
    overheadMs,
    directMs,
    differenceMs: overheadMs - directMs,
    ratio: answer.wholeMs / direct.wholeMs,
    firstTextLaterMs: answer.firstTextMs - direct.firstTextMs,
    untilAskedMs: served.startedAt - answer.startedAt,
    afterLastByteMs: answer.startedAt + answer.wholeMs - served.endedAt,
    firstEventMs: answer.firstEventMs,
    callMs: answer.callMs,
    firstTextMs: answer.firstTextMs,
    wholeMs: answer.wholeMs,
  };
}

interface Logged {
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
}

/** One answer more, counted: what the product logs of it, and what it asks of its bindings, free and paid. */
async function countCost(origin: string, ai: AiServer, message: string, logged: Logged[]) {
  const { key } = (await post(`${origin}/account`)) as { key: string };
  const before = ai.served.length;
  const chat = await post(`${origin}/counted/api/chat`, { message });
  const providerCalls = ai.served.length - before;
  const paid = await post(`${origin}/counted/api/v1/analyze`, { message }, { "x-api-key": key });
  const { inputTokens, outputTokens, costMicroUsd } = logged.at(-1) ?? {};
  const asked = ai.served.at(-1)?.asked;
  const promptChars = (asked?.system.length ?? 0) + (asked?.data.length ?? 0);
  return { providerCalls, inputTokens, outputTokens, costMicroUsd, promptChars, chat, paid };
}

async function post(url: string, body: unknown = {}, more: Record<string, string> = {}): Promise<unknown> {
  const headers = { "content-type": "application/json", ...more };
  const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}
