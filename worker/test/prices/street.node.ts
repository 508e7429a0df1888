import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PricedAsset } from "../../providers/prices/prices.ts";

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
  const server = createServer((request, response) => {
    street.asked.push(request.url ?? "");
    street.headers.push(request.headers);
    const reply = answer(request.url ?? "");
    if (!reply) return;
    response.writeHead(reply.status ?? 200, { "Content-Type": "application/json", ...reply.headers });
    response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    ...street,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
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
