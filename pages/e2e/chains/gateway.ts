import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { NetworkId, WalletKind } from "../../../shared/networks.ts";
import { serveHere } from "../../../worker/test/serve-here.node.ts";
import { type Funds, type LocalChains, type LocalWallet, PLENTY } from "./local-chains.ts";
import type { LocalSolana } from "./solana.ts";

const HEADERS = {
  "Content-Type": "application/json",
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "*",
};

// biome-ignore lint/suspicious/noExplicitAny: each command knows its own body
type Commands = Record<string, (body: any) => unknown>;

/** What a test, or a person with curl, asks of the chains: POST with JSON. */
function listCommands(chains: LocalChains[], solana: LocalSolana): Commands {
  const wallets = new Map<string, LocalWallet>();
  let held = false;
  // On a busy machine a tick may take longer than its second: the next one waits for it, and so does who holds the chains.
  let ticking: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    if (held || ticking) return;
    // A node that has ended ticks no more; whoever asks it next is told.
    ticking = Promise.all(chains.map((chain) => chain.tick()))
      .catch(() => clearInterval(timer))
      .finally(() => {
        ticking = null;
      });
  }, 1_000);
  timer.unref();
  const walletOf = (address: string): LocalWallet => {
    const wallet = wallets.get(address);
    if (!wallet) throw new Error(`no wallet ${address}`);
    return wallet;
  };
  const finalize = () => Promise.all(chains.map((chain) => chain.finalize()));
  return {
    /** what was sent gets final at once; nothing while they are held */
    finalize: async () => void (held || (await finalize())),
    /** nothing gets final until it is released */
    hold: async () => {
      held = true;
      await ticking;
    },
    release: () => {
      held = false;
      return finalize();
    },
    fund: ({ network, address, ...funds }: { network: NetworkId; address: string } & Partial<Funds>) =>
      chains.find(({ urls }) => network in urls)?.fund(network, address, { ...PLENTY, ...funds }),
    async wallets({ kind, funds }: { kind: WalletKind; funds: Funds | null }) {
      const chain = chains.find((one) => one.kind === kind);
      if (!chain) throw new Error(`no chains of kind ${kind} here`);
      const wallet = chain.openWallet();
      wallets.set(wallet.address, wallet);
      if (funds)
        for (const network of Object.keys(chain.urls))
          await chain.fund(network as NetworkId, wallet.address, funds);
      return { address: wallet.address, publicKey: wallet.publicKey };
    },
    send({ address, network, transaction }: { address: string; network: NetworkId; transaction: unknown }) {
      return walletOf(address).send(network, transaction);
    },
    sign: async ({ address, text }: { address: string; text: string }) => ({
      signature: await walletOf(address).sign(text),
    }),
    "send-ngma": async ({ to, tokens }: { to: string; tokens: number }) => ({
      hash: await solana.sendNgma(to, tokens),
    }),
  };
}

/** One address for all chains: `/rpc/<network>` is that network's own interface, everything else a command. */
export async function serveGateway(port: number, chains: LocalChains[], solana: LocalSolana): Promise<void> {
  const commands = listCommands(chains, solana);
  const urls: Record<string, string> = Object.assign({}, ...chains.map((chain) => chain.urls));
  await serveHere((request, response) => {
    if (request.method === "OPTIONS") return void response.writeHead(204, HEADERS).end();
    answer(request, urls, commands)
      .then(({ status, body }) => response.writeHead(status, HEADERS).end(body))
      .catch((error: Error) => refuse(response, error));
  }, port);
}

/** In the words of the wallet or the node: a person would read them. */
function refuse(response: ServerResponse, error: Error & { shortMessage?: string }): void {
  response.writeHead(422, HEADERS).end(JSON.stringify({ error: error.shortMessage ?? error.message }));
}

async function answer(
  request: IncomingMessage,
  urls: Record<string, string>,
  commands: Commands,
): Promise<{ status: number; body: string }> {
  const [, first = "", network = ""] = new URL(request.url ?? "/", "http://chains").pathname.split("/");
  const upstream = first === "rpc" ? urls[network] : undefined;
  if (upstream) return forward(upstream, request);
  if (request.method === "GET") return { status: 200, body: JSON.stringify({ networks: Object.keys(urls) }) };
  const command = commands[first];
  if (!command) return { status: 404, body: JSON.stringify({ error: `no command ${first}` }) };
  const hasBody = Number(request.headers["content-length"] ?? 0) > 0;
  const result = await command(hasBody ? await json(request) : {});
  return { status: 200, body: JSON.stringify(result ?? {}) };
}

async function forward(url: string, request: IncomingMessage): Promise<{ status: number; body: string }> {
  const body = Buffer.concat((await request.toArray()) as Buffer[]);
  const headers = { "Content-Type": "application/json" };
  const reply = await fetch(url, { method: "POST", headers, body });
  return { status: reply.status, body: await reply.text() };
}
