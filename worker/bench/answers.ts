import { LISTED_CRYPTO, LISTED_STOCKS } from "../../shared/listed.ts";
import { measureModelAnswers } from "./answers-by-models.ts";
import { measureAnswerCpu } from "./measure/cpu.ts";
import { load, ratio } from "./measure/load.ts";
import { serveWorker } from "./serve.ts";

const PORT = 8910;
const ask = (message: string) => JSON.stringify({ message });
const listed = LISTED_CRYPTO.flatMap((symbol, i) => [symbol, LISTED_STOCKS[i] ?? symbol]);

/** What an answer costs: CPU by number of assets, what is added to a model, and requests a second beside a bare route. */
export async function measureAnswers() {
  const cpuMsByAssets = await measureAnswerCpu(listed);
  const byModels = await measureModelAnswers(listed);
  const server = await serveWorker(PORT);
  try {
    const chat = (message: string) => load({ url: `${server.origin}/api/chat`, body: ask(message) });
    const bare = await load({ url: `${server.origin}/bare` });
    const prices = await load({ url: `${server.origin}/api/crypto/prices` });
    const one = await chat("Analyze Bitcoin");
    const ten = await chat(`Compare ${listed.join(", ")}`);
    const ratios = { prices: ratio(prices, bare), one: ratio(one, bare), ten: ratio(ten, bare) };
    return { cpuMsByAssets, byModels, throughput: { bare, prices, one, ten }, ratiosToBareRoute: ratios };
  } finally {
    await server.stop();
  }
}
