/**
 * `npm run transcripts`: strangers' agents, of the official SDKs, go from the address of /mcp to an answer on a worker that runs
 * here; what was said on the wire is written to `worker/features/mcp/transcripts.md`. `PYTHON` names a Python that has `mcp`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { consentReplySchema } from "../../../shared/oauth.ts";
import { repo } from "../../local/local-config.ts";
import { pickPorts, serveWorker } from "../serve.ts";
import { findAgents } from "./agents.ts";
import { recordWire } from "./record-wire.ts";
import { tellSession } from "./tell.ts";

const FILE = `${repo}worker/features/mcp/transcripts.md`;
const MOMENT = "2026-10-13T15:00:00Z";
const EMAIL = "somebody@example.com";
const CREDITS = 50;
const ABOUT = `# What strangers' agents say, and are told

Written by \`npm run transcripts\`: agents of the official SDKs, each of which knows the address of /mcp alone, on the wire
to a worker that runs on the same machine with simulated prices. Each block is a request with its status; \`?\` its
query, \`>\` what was sent, \`<\` what came back. Bodies are shortened; tokens, codes and what is another at each run stand
there by their kind. Between the registration and the token the app opens /oauth/authorize in the person's browser, which is
a page of the site: what is recorded is what that page asks (GET /api/oauth/consent) and the person's answer (POST).

None of them names itself by a document (Client ID Metadata Documents): that lies at a public https address, and nothing on
this machine does. \`worker/test/stories/agents-sign-in.test.ts\` has such a session.
`;

const port = pickPorts();
const origin = `http://127.0.0.1:${port + 2}`;
let link = "";
const worker = await serveWorker(port, undefined, { PUBLIC_ORIGIN: origin, MOMENT }, (line) => {
  link = /^sign-in link for \S+: (\S+)/.exec(line)?.[1] ?? link;
});
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
  const agents = findAgents({
    v1: devDependencies["@modelcontextprotocol/sdk"],
    v2: devDependencies["@modelcontextprotocol/client"],
  });
  const sessions: string[] = [];
  for (const [title, go] of agents) {
    await go(`${origin}/mcp`, allow);
    const said = wire.take();
    sessions.push(tellSession(title, origin, said));
    console.log(`${title}: ${said.length} requests, answered`);
  }
  writeFileSync(FILE, `${[ABOUT.trimEnd(), ...sessions].join("\n\n")}\n`);
} finally {
  wire.stop();
  await worker.stop();
}
