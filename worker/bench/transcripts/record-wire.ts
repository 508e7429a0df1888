import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

/** One request and its reply, as they went over the wire. */
export interface Exchange {
  method: string;
  path: string;
  status: number;
  /** of the request and of the reply, those that matter here */
  sent: Record<string, string>;
  got: Record<string, string>;
  asked: string;
  answered: string;
}

const SENT = ["authorization", "mcp-protocol-version", "mcp-method", "mcp-name", "cookie"];
const GOT = ["www-authenticate", "location"];
/** Of one connection alone, or what the copy no longer is. */
const LEFT_OUT = [
  "host",
  "connection",
  "content-length",
  "transfer-encoding",
  "content-encoding",
  "keep-alive",
];

const pick = (names: string[], headers: Headers) =>
  Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])));

function copyHeaders(headers: IncomingHttpHeaders): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (!LEFT_OUT.includes(name) && value !== undefined) copy.set(name, String(value));
  return copy;
}

/**
 * Stands at `port` before the server at `behind`; `take` gives what was said since it was asked last, with what `add` told was said
 * elsewhere.
 */
export async function recordWire(port: number, behind: string) {
  const said: Exchange[] = [];
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "/" } = request;
    const body = await buffer(request);
    const headers = copyHeaders(request.headers);
    const reply = await fetch(behind + url, {
      ...{ method, headers, redirect: "manual" as const },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const answered = await reply.text();
    said.push({
      ...{ method, path: url, status: reply.status, asked: body.toString(), answered },
      ...{ sent: pick(SENT, headers), got: pick(GOT, reply.headers) },
    });
    const back = [...reply.headers].filter(([name]) => !LEFT_OUT.includes(name));
    response.writeHead(reply.status, Object.fromEntries(back)).end(answered);
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  return {
    add: (method: string, path: string, answered: string) =>
      void said.push({ method, path, status: 200, sent: {}, got: {}, asked: "", answered }),
    take: () => said.splice(0),
    stop: () => server.close().closeAllConnections(),
  };
}
