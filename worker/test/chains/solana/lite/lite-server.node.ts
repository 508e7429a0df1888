import type { IncomingMessage, ServerResponse } from "node:http";
import { serveHere } from "../../../serve-here.node.ts";
import type { LiteChain } from "./lite-chain.node.ts";
import { listMethods, type Methods } from "./lite-methods.node.ts";
import { RpcRefusal } from "./lite-refusals.node.ts";

const HEADERS = {
  "Content-Type": "application/json",
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "*",
};

/** Solana's JSON-RPC over a `LiteChain`, on 127.0.0.1; `pageSize` bounds a page of an address's history. */
export async function serveLiteChain(
  chain: LiteChain,
  { pageSize }: { pageSize: number },
): Promise<{ url: string; close: () => Promise<void> }> {
  const methods = listMethods(chain, { pageSize });
  const server = await serveHere((request, response) => void reply(methods, request, response));
  return {
    url: server.url,
    close: server.close,
  };
}

async function reply(methods: Methods, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const chunk of request) body += chunk;
  response.writeHead(200, HEADERS).end(request.method === "OPTIONS" ? "" : answer(methods, body));
}

function answer(methods: Methods, body: string): string {
  const { id, method, params = [] } = JSON.parse(body);
  const head = { jsonrpc: "2.0", id };
  try {
    const call = methods[method];
    if (!call) throw new RpcRefusal(-32601, `Method not found: ${method}`);
    return JSON.stringify({ ...head, result: call(...params) });
  } catch (cause) {
    const { code, message, data } =
      cause instanceof RpcRefusal ? cause : new RpcRefusal(-32603, String(cause), undefined);
    return JSON.stringify({ ...head, error: { code, message, data } });
  }
}
