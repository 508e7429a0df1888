import type { NetworkId, WalletKind } from "../../../shared/networks.ts";
import type { Funds } from "./local-chains.ts";
import { PORTS } from "./ports.ts";
import { chainsUrl, rpcUrl } from "./variables.ts";

async function post(path: string, body: object): Promise<unknown> {
  const reply = await fetch(`${chainsUrl(PORTS.chains)}/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as { error?: string };
  if (!reply.ok) throw new Error(answer.error ?? `${path}: ${reply.status}`);
  return answer;
}

/** What a test does with the chains besides paying on them. */
export const chains = {
  finalize: () => post("finalize", {}),
  /** Nothing gets final until `release`, which makes everything so. */
  hold: () => post("hold", {}),
  release: () => post("release", {}),
  /** A new wallet; null: with nothing in it. */
  openWallet: (kind: WalletKind, funds: Funds | null) =>
    post("wallets", { kind, funds }) as Promise<{ address: string; publicKey: number[] }>,
  /** Signs a transaction with that wallet's key and sends it. Throws the words of wallet or node. */
  send: (order: { address: string; network: NetworkId; transaction: unknown }) =>
    post("send", order) as Promise<Record<string, string>>,
  /** Signs a text with that wallet's key, in its network's form. */
  sign: async (address: string, text: string) =>
    ((await post("sign", { address, text })) as { signature: string }).signature,
  /** Hands out whole NGMA; gives the transaction's signature. */
  sendNgma: async (to: string, tokens: number) =>
    ((await post("send-ngma", { to, tokens })) as { hash: string }).hash,
};

/** What a network's own JSON-RPC answers. Throws its refusal. */
export async function askNetwork(network: NetworkId, method: string, params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const reply = await fetch(rpcUrl(PORTS.chains, network), { method: "POST", body });
  const { result, error } = (await reply.json()) as { result?: unknown; error?: { message: string } };
  if (error) throw new Error(error.message);
  return result;
}
