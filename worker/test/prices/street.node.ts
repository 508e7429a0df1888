import type { PricedAsset } from "../../providers/prices/prices.ts";
import { serveHere } from "../serve-here.node.ts";

export interface Street {
  url: string;
  /** path and query of every request, in order */
  asked: string[];
  headers: Record<string, string | string[] | undefined>[];
  close(): Promise<void>;
}

/** A provider's server on this machine: `answer` gets path and query; a string is sent as it is, `null` never answers. */
export async function openStreet(
  answer: (path: string) => { status?: number; body: unknown; headers?: Record<string, string> } | null,
): Promise<Street> {
  const street: Pick<Street, "asked" | "headers"> = { asked: [], headers: [] };
  const server = await serveHere((request, response) => {
    street.asked.push(request.url ?? "");
    street.headers.push(request.headers);
    const reply = answer(request.url ?? "");
    if (!reply) return;
    response.writeHead(reply.status ?? 200, { "Content-Type": "application/json", ...reply.headers });
    response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
  });
  return {
    ...street,
    url: server.url,
    close: server.close,
  };
}

export const coin = (symbol: string, coingeckoId: string | null): PricedAsset => ({
  symbol,
  name: symbol,
  type: "crypto",
  coingeckoId,
});
export const stock = (symbol: string): PricedAsset => ({
  symbol,
  name: symbol,
  type: "stock",
  coingeckoId: null,
});
