import * as z from "zod";
import { isLoopback } from "../../../loopback.ts";
import { fetchJson, ProviderError } from "../../fetch-json.ts";

export const PROVIDER = "Solana";

/** Asks one method of the JSON-RPC, one request a call. Throws `ProviderError`; its `status` may be JSON-RPC's code. */
export type AskNode = <T extends z.ZodType>(
  method: string,
  params: unknown[],
  result: T,
) => Promise<z.infer<T>>;

/** Of mainnet-beta (docs.anza.xyz, clusters): devnet and testnet speak the same language with worthless tokens. */
const MAINNET_GENESIS = "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d";

const replySchema = z.union([
  z.object({ error: z.object({ code: z.number().int() }) }),
  z.object({ result: z.unknown() }),
]);

/**
 * Solana's JSON-RPC at `url`. Before its first answer is believed the address must report mainnet's genesis hash, which is
 * asked once; on this machine, where test chains listen, it is not.
 */
export function openRpc(url: string): AskNode {
  const post: AskNode = async (method, params, result) => {
    const reply = await fetchJson(url, {
      provider: PROVIDER,
      schema: replySchema,
      post: { jsonrpc: "2.0", id: 1, method, params },
    });
    if ("error" in reply) throw readRefusal(reply.error.code);
    const parsed = result.safeParse(reply.result);
    if (!parsed.success) throw new ProviderError(PROVIDER, "schema");
    return parsed.data;
  };

  let rightCluster: Promise<void> | undefined = isLoopback(url) ? Promise.resolve() : undefined;
  const checkCluster = async () => {
    if ((await post("getGenesisHash", [], z.string())) !== MAINNET_GENESIS)
      throw new ProviderError(PROVIDER, "schema");
  };
  const checkClusterOnce = () => {
    rightCluster ??= checkCluster().catch((cause) => {
      rightCluster = undefined;
      throw cause;
    });
    return rightCluster;
  };

  return async (method, params, result) => {
    const [answer] = await Promise.all([post(method, params, result), checkClusterOnce()]);
    return answer;
  };
}

/** Some servers say in the body, with status 200, that they were asked too often. */
const readRefusal = (code: number) =>
  new ProviderError(PROVIDER, code === 429 ? "rate_limited" : "status", { status: code });
