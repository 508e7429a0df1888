/** `npm run bench`: prints what an answer costs, as JSON; ratios are measured within this one run. */
import autocannon from "autocannon";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../shared/markets.ts";
import { measureAnswerCpu } from "./cpu.ts";
import { serveWorker } from "./serve.ts";

const WARM_UP_S = 2;
const MEASURE_S = 6;

async function load(url: string, body?: string) {
  const options = {
    url,
    connections: 16,
    ...(body && { method: "POST" as const, body, headers: { "content-type": "application/json" } }),
  };
  await autocannon({ ...options, duration: WARM_UP_S });
  const result = await autocannon({ ...options, duration: MEASURE_S });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return {
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

const ask = (message: string) => JSON.stringify({ message });
const listed = LISTED_CRYPTO.flatMap((symbol, i) => [symbol, LISTED_STOCKS[i] ?? symbol]);

const cpu = await measureAnswerCpu(listed);
const server = await serveWorker(8910);
try {
  const bare = await load(`${server.origin}/bare`);
  const prices = await load(`${server.origin}/api/crypto/prices`);
  const one = await load(`${server.origin}/api/chat`, ask("Analyze Bitcoin"));
  const ten = await load(`${server.origin}/api/chat`, ask(`Compare ${listed.join(", ")}`));
  const ratio = (a: { perSecond: number }) => Number((a.perSecond / bare.perSecond).toFixed(4));
  const throughput = { bare, prices, one, ten };
  const ratios = { prices: ratio(prices), one: ratio(one), ten: ratio(ten) };
  console.log(JSON.stringify({ cpuMsByAssets: cpu, throughput, ratiosToBareRoute: ratios }, null, 2));
} finally {
  await server.stop();
}
process.exit(0);
