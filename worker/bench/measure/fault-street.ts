import { readdirSync, readFileSync, rmSync } from "node:fs";
import { type Manner, sendParts } from "../../test/ai/manner.ts";
import { readAsked } from "../../test/ai/wire.ts";
import { startXrplSimulator } from "../../test/chains/xrpl-server.node.ts";
import { openXrplWallet, type PaymentRequest } from "../../test/chains/xrpl-wallet.node.ts";
import { serveHere } from "../../test/serve-here.node.ts";
import { type Served, serveWorker } from "../serve.ts";

const RECEIVER = "rJg562WLMAt8qMzbNU9bs7eKXWMo39aA6D";
const XRP = 1_000_000n;

/** The product with a model, a network and a mail that is printed, all on this machine, and what can be done to it. */
export async function openFaultStreet(port: number) {
  const state = `.wrangler/faults-${process.pid}`;
  let manner: Manner = {};
  const models = await serveHere(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const now = manner;
    if (now.status !== undefined) return void response.writeHead(now.status).end("{}");
    response.writeHead(200, { "content-type": "text/event-stream" });
    for await (const part of sendParts("anthropic", now, readAsked("anthropic", body))) {
      if (response.destroyed) return;
      response.write(part);
    }
    if (now.hangAfter === undefined) response.end();
  });
  const chain = await startXrplSimulator();
  chain.ledger.fund(RECEIVER, 100n * XRP);

  const links = new Map<string, string>();
  const read = (line: string) => {
    const [, email, link] = /^sign-in link for (\S+): (\S+)/.exec(line) ?? [];
    if (email && link) links.set(email, link);
  };
  const start = (): Promise<Served> =>
    serveWorker(
      port,
      undefined,
      {
        ANTHROPIC_API_KEY: "key",
        ANTHROPIC_BASE_URL: models.url,
        AI_DAILY_BUDGET_USD: "1000",
        XRPL_RPC_URL: chain.url,
        XRPL_RECEIVER: RECEIVER,
      },
      read,
      { stateDir: state },
    );
  let served = await start();
  return {
    origin: served.origin,
    /** the token of the newest sign-in link printed for an address */
    tokenOf: (email: string) => /token=(\w+)/.exec(links.get(email) ?? "")?.[1],
    setModels: (next: Manner) => {
      manner = next;
    },
    openWallet() {
      const wallet = openXrplWallet(chain);
      chain.ledger.fund(wallet.address, 10_000n * XRP);
      return { address: wallet.address, pay: (request: PaymentRequest) => wallet.sendPayment(request) };
    },
    /** kill -9, then another one on the same data */
    async killAndRestart() {
      for (const pid of findWorkers()) process.kill(pid, "SIGKILL");
      await served.stop().catch(() => {});
      served = await start();
    },
    async stop() {
      await served.stop().catch(() => {});
      await models.close();
      await chain.close();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
export type FaultStreet = Awaited<ReturnType<typeof openFaultStreet>>;

/** The processes of workerd that this one started. */
export const findWorkers = (): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        const [, comm, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(stat) ?? [];
        return comm === "workerd" && Number(parent) === process.pid ? [Number(pid)] : [];
      } catch {
        return [];
      }
    });
