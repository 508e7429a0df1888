/**
 * `npm run transcripts`: strangers' agents, of the official SDKs, go from the address of /mcp to an answer on a worker that runs
 * here; what was said on the wire is written to `worker/features/mcp/transcripts.md`. `PYTHON` names a Python that has `mcp`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { consentReplySchema } from "../../../shared/oauth.ts";
import { repo } from "../../local/local-config.ts";
import { pickPorts, serveWorker } from "../serve.ts";
import { describeApp, findAgents } from "./agents.ts";
import { recordWire } from "./record-wire.ts";
import { renderSession } from "./render-session.ts";

const FILE = `${repo}worker/features/mcp/transcripts.md`;
const MOMENT = "2026-10-13T15:00:00Z";
const EMAIL = "somebody@example.com";
const CREDITS = 50;
/** Where an app describes itself, and who is asked for its host's addresses: both are answered here. */
const DESCRIPTION = "https://agents.example.com/agent.json";
const RESOLVER = "https://resolver.example.com/dns-query";
const ADDRESS = "93.184.215.14";
const ABOUT = `# What strangers' agents say, and are told

Written by \`npm run transcripts\`: agents of the official SDKs, each of which knows the address of /mcp alone, on the wire
to a worker that runs on the same machine with simulated prices. Each block is a request with its status; \`?\` its
query, \`>\` what was sent, \`<\` what came back. Bodies are shortened; tokens, codes and what is another at each run stand
there by their kind. Between the registration and the token the app opens /oauth/authorize in the person's browser, which is
a page of the site: what is recorded is what that page asks (GET /api/oauth/consent) and the person's answer (POST).

The last one registers nothing: its id is the address of a document (Client ID Metadata Documents), which the worker reads
once its host's addresses are looked up and public. Requests by whole addresses are the worker's own; document and resolver
are stand-ins on the same machine.
`;

const port = pickPorts();
const origin = `http://127.0.0.1:${port + 2}`;
let link = "";
function outside(url: string): unknown {
  const isLookup = url.startsWith(`${RESOLVER}?`);
  if (!isLookup && url !== DESCRIPTION) throw new Error(`the worker asked ${url}`);
  const records = new URL(url).searchParams.get("type") === "A" ? [{ type: 1, data: ADDRESS }] : [];
  const answer = isLookup ? { Status: 0, Answer: records } : describeApp(DESCRIPTION);
  wire.add("GET", url, JSON.stringify(answer));
  return answer;
}

const worker = await serveWorker(
  port,
  undefined,
  { PUBLIC_ORIGIN: origin, MOMENT, DNS_BASE_URL: RESOLVER },
  (line) => {
    link = /^sign-in link for \S+: (\S+)/.exec(line)?.[1] ?? link;
  },
  { outside },
);
const wire = await recordWire(port + 2, worker.origin);

const jar = new Map<string, string>();
/** As the person's browser does. */
async function browse(at: string, path: string, body?: unknown): Promise<Response> {
  const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
  const reply = await fetch(at + path, {
    headers: { Origin: origin, "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  for (const line of reply.headers.getSetCookie()) {
    const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
    jar.set(name, value);
  }
  return reply;
}

/** The person reads who asks, and allows it. */
async function allow({ search, searchParams }: URL): Promise<URL> {
  await browse(origin, `/api/oauth/consent${search}`);
  const answer = { request: Object.fromEntries(searchParams), credits: CREDITS };
  const reply = await browse(origin, "/api/oauth/consent", answer);
  return new URL(consentReplySchema.parse(await reply.json()).redirect);
}

try {
  await fetch(`${worker.origin}/cron`, { method: "POST" });
  await browse(worker.origin, "/api/auth/request-link", { email: EMAIL, tier: "free" });
  const token = new URL(link).searchParams.get("token");
  await browse(worker.origin, "/api/auth/verify-token", { token });

  const { devDependencies } = JSON.parse(readFileSync(`${repo}package.json`, "utf8"));
  const versions = {
    v1: devDependencies["@modelcontextprotocol/sdk"],
    v2: devDependencies["@modelcontextprotocol/client"],
  };
  const sessions: string[] = [];
  for (const [title, go] of findAgents(versions, DESCRIPTION)) {
    await go(`${origin}/mcp`, allow);
    const said = wire.take();
    sessions.push(renderSession(title, origin, said));
    console.log(`${title}: ${said.length} requests, answered`);
  }
  writeFileSync(FILE, `${[ABOUT.trimEnd(), ...sessions].join("\n\n")}\n`);
} finally {
  wire.stop();
  await worker.stop();
}
