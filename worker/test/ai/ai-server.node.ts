import type { IncomingMessage, ServerResponse } from "node:http";
import { serveHere } from "../serve-here.node.ts";
import { type Manner, pause, sendParts } from "./manner.ts";
import { type Asked, readAsked, type Wire, writeError } from "./wire.ts";

/** One request as the server saw it, by `performance.now()`; `endedAt` is NaN when the asker left before the end. */
interface Served {
  asked: Asked;
  startedAt: number;
  endedAt: number;
}

export interface AiServer {
  origin: string;
  /** newest last */
  served: Served[];
  /** how each provider answers from now on; one without a manner is down */
  manners: Partial<Record<Wire, Manner>>;
  /** requests whose asker left before the end */
  leftEarly: number;
  stop: () => void;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

/** Both models' servers on this machine, at the paths under which their own clients look. */
export async function serveAi(manners: AiServer["manners"]): Promise<AiServer> {
  const ai: AiServer = { origin: "", served: [], manners, leftEarly: 0, stop: () => {} };
  const server = await serveHere(async (request, response) => {
    const startedAt = performance.now();
    const wire: Wire = request.url?.includes("/responses") ? "openai" : "anthropic";
    const served = { asked: readAsked(wire, await readBody(request)), startedAt, endedAt: Number.NaN };
    ai.served.push(served);
    const isWhole = await answer(response, ai.manners[wire] ?? { status: 503 }, served.asked);
    if (isWhole) served.endedAt = performance.now();
    else ai.leftEarly++;
  });
  return Object.assign(ai, { origin: server.url, stop: server.close });
}

/** False when the asker left before the end. */
async function answer(response: ServerResponse, manner: Manner, asked: Asked): Promise<boolean> {
  await pause(manner.firstMs ?? 0);
  const status = manner.status ?? 200;
  if (status !== 200) {
    response.writeHead(status, { "content-type": "application/json" }).end(writeError(asked.wire, status));
    return true;
  }
  response.writeHead(status, { "content-type": "text/event-stream" });
  for await (const part of sendParts(asked.wire, manner, asked)) {
    if (response.destroyed) return false;
    response.write(part);
  }
  if (manner.hangAfter === undefined) response.end();
  return true;
}
