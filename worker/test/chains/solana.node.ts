import { createRequire } from "node:module";
import { isLoopback } from "../../loopback.ts";
import { brand } from "./solana/lite/lite-accounts.node.ts";
import { LiteChain } from "./solana/lite/lite-chain.node.ts";
import { serveLiteChain } from "./solana/lite/lite-server.node.ts";

/** An account as it is put on a chain, whatever its programs say. */
interface PlacedAccount {
  lamports: number;
  /** the program it belongs to */
  owner: string;
  data: Uint8Array;
}

/** A Solana of our own: the real virtual machine and token programs behind the JSON-RPC. Stop it when done. */
export interface SolanaServer {
  name: "surfpool" | "litesvm";
  url: string;
  setAccount(address: string, account: PlacedAccount): void;
  /** 32 slots more make a transaction final */
  advanceSlots(slots: number): Promise<void>;
  stop(): Promise<void>;
}

/** Surfpool's addon, as far as we use it; the package has no types. */
interface Surfnet {
  rpcUrl: string;
  setAccount(address: string, lamports: number, data: number[], owner: string): void;
  timeTravelToSlot(slot: number): { absoluteSlot: number };
  stop(): void;
}
interface SurfpoolAddon {
  Surfnet: { startWithConfig(config: Record<string, unknown>): Surfnet };
}

const surfpool = loadSurfpool();
/** Surfpool is an optional dependency, for Linux on amd64 with glibc alone. */
const HAS_SURFPOOL = surfpool !== null;
if (!HAS_SURFPOOL)
  console.info("Tests on surfpool are skipped: @solana/surfpool-linux-x64-gnu is not installed here.");

function loadSurfpool(): SurfpoolAddon | null {
  try {
    return createRequire(import.meta.url)("@solana/surfpool-linux-x64-gnu");
  } catch {
    return null;
  }
}

/** What a method answers. Throws the server's refusal. */
export async function askServer(url: string, method: string, params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "Content-Type": "application/json" };
  const reply = await (await fetch(url, { method: "POST", headers, body })).json();
  if (reply.error) throw new Error(`${method}: ${JSON.stringify(reply.error)}`);
  return reply.result;
}

/** Agave's own RPC and runtime in this process. A slot for each transaction; no blockhash ever ends here. */
async function startSurfpool(): Promise<SolanaServer> {
  if (!surfpool) throw new Error("surfpool is not installed here");
  const net = surfpool.Surfnet.startWithConfig({
    ...{ offline: true, blockProductionMode: "transaction", slotTimeMs: 400 },
  });
  if (!isLoopback(net.rpcUrl)) throw new Error("surfpool listens elsewhere");
  return {
    name: "surfpool",
    url: net.rpcUrl,
    setAccount: (address, { lamports, data, owner }) => net.setAccount(address, lamports, [...data], owner),
    async advanceSlots(slots) {
      const slot = (await askServer(net.rpcUrl, "getSlot", [{ commitment: "processed" }])) as number;
      net.timeTravelToSlot(slot + slots);
    },
    stop: async () => net.stop(),
  };
}

/** LiteSVM behind a small RPC of ours, which is stricter than surfpool: commitment, versions and blockhashes count. */
export async function startLitesvm({ pageSize = 1_000 } = {}): Promise<SolanaServer & { chain: LiteChain }> {
  const chain = new LiteChain();
  const { url, close } = await serveLiteChain(chain, { pageSize });
  return {
    name: "litesvm",
    url,
    chain,
    setAccount: (address, { lamports, data, owner }) =>
      chain.svm.setAccount({
        ...{ address: brand(address), programAddress: brand(owner), executable: false },
        ...{ lamports: BigInt(lamports) as never, space: BigInt(data.length), data },
      }),
    advanceSlots: async (slots) => chain.advance(slots),
    stop: close,
  };
}

/** Those that can be started here, for one suite on all of them. */
export const SERVERS: [name: string, start: () => Promise<SolanaServer>][] = [
  ...(HAS_SURFPOOL ? [["surfpool", startSurfpool] as [string, typeof startSurfpool]] : []),
  ["litesvm", startLitesvm],
];
