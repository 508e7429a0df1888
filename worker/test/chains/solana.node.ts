import { brand } from "./solana/lite/lite-accounts.node.ts";
import { LiteChain } from "./solana/lite/lite-chain.node.ts";
import { serveLiteChain } from "./solana/lite/lite-server.node.ts";
import { HAS_SURFPOOL, startSurfpool } from "./surfpool.node.ts";

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
  setAccount(address: string, account: PlacedAccount): Promise<void>;
  /** 32 slots more make a transaction final */
  advanceSlots(slots: number): Promise<void>;
  stop(): Promise<void>;
}

/** What a method answers. Throws the server's refusal. */
export async function askServer(url: string, method: string, params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "Content-Type": "application/json" };
  const reply = await (await fetch(url, { method: "POST", headers, body })).json();
  if (reply.error) throw new Error(`${method}: ${JSON.stringify(reply.error)}`);
  return reply.result;
}

/** Agave's own RPC and runtime; its own methods place accounts and move time. */
async function serveSurfpool(): Promise<SolanaServer> {
  const surfpool = await startSurfpool();
  const { url } = surfpool;
  return {
    name: "surfpool",
    url,
    async setAccount(address, { lamports, data, owner }) {
      const placed = { lamports, owner, executable: false, data: Buffer.from(data).toString("hex") };
      await askServer(url, "surfnet_setAccount", [address, placed]);
    },
    async advanceSlots(slots) {
      const slot = (await askServer(url, "getSlot", [{ commitment: "processed" }])) as number;
      await askServer(url, "surfnet_timeTravel", [{ absoluteSlot: slot + slots }]);
    },
    stop: () => surfpool.stop(),
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
    async setAccount(address, { lamports, data, owner }) {
      chain.svm.setAccount({
        ...{ address: brand(address), programAddress: brand(owner), executable: false },
        ...{ lamports: BigInt(lamports) as never, space: BigInt(data.length), data },
      });
    },
    advanceSlots: async (slots) => chain.advance(slots),
    stop: close,
  };
}

/** Those that can be started here, for one suite on all of them. */
export const SERVERS: [name: string, start: () => Promise<SolanaServer>][] = [
  ...(HAS_SURFPOOL ? [["surfpool", serveSurfpool] as [string, typeof serveSurfpool]] : []),
  ["litesvm", startLitesvm],
];
