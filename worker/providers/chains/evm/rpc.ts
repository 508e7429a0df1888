import * as z from "zod";
import { type EvmNetworkId, NETWORKS } from "../../../../shared/networks.ts";
import { fetchJson, ProviderError } from "../../fetch-json.ts";
import { heightSchema } from "./wire.ts";

/** One address that is asked. `ask` throws `ProviderError`. */
export interface Rpc {
  network: EvmNetworkId;
  ask<T extends z.ZodType>(method: string, params: unknown[], result: T): Promise<z.infer<T>>;
}

/** A block with all its transactions may be larger than what other providers send: 16 MiB. */
const MAX_BYTES = 16 * 1024 * 1024;
const replySchema = z.union([
  z.object({ error: z.object({ code: z.number() }) }),
  z.object({ result: z.unknown() }),
]);

/**
 * Ethereum's JSON-RPC at `url`, one request a call. Before the first answer is believed the address must report the
 * network's own chain id; that is asked once. A refusal is a `ProviderError` of reason `status` with JSON-RPC's code.
 */
export function openRpc(network: EvmNetworkId, url: string): Rpc {
  const { name: provider, chainId } = NETWORKS[network];
  const post = async <T extends z.ZodType>(method: string, params: unknown[], result: T) => {
    const reply = await fetchJson(url, {
      provider,
      schema: replySchema,
      post: { jsonrpc: "2.0", id: 1, method, params },
      maxBytes: MAX_BYTES,
      check: (answer) => {
        if ("error" in answer) throw new ProviderError(provider, "status", { status: answer.error.code });
        if (!result.safeParse(answer.result).success) throw new ProviderError(provider, "schema");
      },
    });
    return result.parse("result" in reply ? reply.result : undefined);
  };

  let rightChain: Promise<void> | undefined;
  const checkChain = async () => {
    const reported = await post("eth_chainId", [], heightSchema);
    if (reported !== Number(chainId)) throw new ProviderError(provider, "schema");
  };
  const checkChainOnce = () => {
    rightChain ??= checkChain().catch((cause) => {
      rightChain = undefined;
      throw cause;
    });
    return rightChain;
  };

  return {
    network,
    async ask(method, params, result) {
      const [answer, check] = [post(method, params, result), checkChainOnce()];
      // Both end before this one does: a second try must not wait for a check that is failing now.
      await Promise.allSettled([answer, check]);
      await check;
      return answer;
    },
  };
}

/** Null where a node refuses a question: it does not remember that block, or serves no such method. Throws `ProviderError`. */
export async function unlessForgotten<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof ProviderError && (cause.reason === "status" || cause.reason === "schema"))
      return null;
    throw cause;
  }
}
