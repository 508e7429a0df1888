import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { FRAMES, readAsked, sayHonestly, toJson } from "./wire.ts";

const FIRST_TOKEN_MS = 300;
const PIECE_CHARS = 24;
/** Fast, so that a measurement ends; what is measured beside it does not depend on it. */
const PIECE_MS = 4;

export interface AiServer {
  origin: string;
  /** how long each request took on this side, ms, and the size of its prompt in characters; newest last */
  served: { ms: number; firstMs: number; promptChars: number }[];
  /** the body of the last request */
  body: string;
  stop: () => void;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

/** A model's server on this machine: 300 ms to the first token, then honest words, quickly. */
export async function serveAi(): Promise<AiServer> {
  const ai: AiServer = { origin: "", served: [], body: "", stop: () => {} };
  const server = createServer(async (request, response) => {
    ai.body = await readBody(request);
    const startedAt = performance.now();
    const asked = readAsked("anthropic", ai.body);
    response.writeHead(200, { "content-type": "text/event-stream" });
    const { head, delta, tail } = FRAMES.anthropic;
    await pause(FIRST_TOKEN_MS);
    const firstMs = performance.now() - startedAt;
    response.write(head.join(""));
    for (const piece of toJson(sayHonestly(asked)).match(new RegExp(`[^]{1,${PIECE_CHARS}}`, "g")) ?? []) {
      response.write(delta(piece));
      await pause(PIECE_MS);
    }
    response.end(tail("whole").join(""));
    const promptChars = asked.system.length + asked.data.length;
    ai.served.push({ ms: performance.now() - startedAt, firstMs, promptChars });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(ai, { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() });
}
