import { serveHere } from "../serve-here.node.ts";

/** What goes back: a result, a JSON-RPC refusal, any HTTP reply, or nothing at all (`null`: it never answers). */
export type Answer =
  | { result: unknown }
  | { error: { code: number; message: string } }
  | { status: number; body: string }
  | null;

// biome-ignore lint/suspicious/noExplicitAny: what a node answers has as many shapes as there are methods
type Real = () => Promise<any>;
export type Rules = Record<string, (real: Real, params: unknown[]) => Answer | Promise<Answer>>;

export interface Detour {
  url: string;
  /** the methods asked for, in order */
  asked: string[];
  close(): Promise<void>;
}

/**
 * A way to a real node on which single answers are changed: `rules` by method, `*` for all others. `real` gives the
 * result the node itself would have given.
 */
export async function openDetour(target: string, rules: Rules): Promise<Detour> {
  const asked: string[] = [];
  const server = await serveHere(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    const { method, params } = JSON.parse(body) as { method: string; params: unknown[] };
    asked.push(method);
    const real: Real = async () =>
      ((await (await fetch(target, { ...POST, body })).json()) as { result: unknown }).result;
    const rule = rules[method] ?? rules["*"];
    const answer = rule ? await rule(real, params) : { result: await real() };
    if (answer === null) return;
    if ("status" in answer) response.writeHead(answer.status).end(answer.body);
    else response.end(JSON.stringify({ jsonrpc: "2.0", id: 1, ...answer }));
  });
  return {
    url: server.url,
    asked,
    close: server.close,
  };
}

const POST = { method: "POST", headers: { "Content-Type": "application/json" } };
