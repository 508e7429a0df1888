import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import * as v2 from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

/** Where the app waits for the person's browser: a program on their device. */
const REDIRECT = "http://127.0.0.1:33418/callback";
const FORECAST = { name: "forecast", arguments: { asset: "BTC" } };
const PYTHON = process.env.PYTHON ?? "python3";
const SCRIPT = fileURLToPath(new URL("agent.py", import.meta.url));

/** What the person's browser makes of the address an app opens: where the consent leads back to. */
type Allow = (opened: URL) => Promise<URL>;
/** From an address alone to an answer. Throws where there is none. */
export type Agent = (address: string, allow: Allow) => Promise<void>;

const isNoAnswer = (result: unknown) => (result as { isError?: boolean }).isError === true;

/** What an SDK is given to keep; both major versions take the same. `description`: the address at which the app describes itself. */
function openMemory(name: string, description?: string) {
  const kept: { app?: never; tokens?: never; verifier?: string; discovered?: never; opened?: URL } = {};
  return {
    kept,
    provider: {
      redirectUrl: REDIRECT,
      clientMetadata: { client_name: name, redirect_uris: [REDIRECT] },
      ...(description !== undefined && { clientMetadataUrl: description }),
      state: () => crypto.randomUUID(),
      clientInformation: () => kept.app,
      saveClientInformation: (app: unknown) => void Object.assign(kept, { app }),
      tokens: () => kept.tokens,
      saveTokens: (tokens: unknown) => void Object.assign(kept, { tokens }),
      redirectToAuthorization: (opened: URL) => void Object.assign(kept, { opened }),
      saveCodeVerifier: (verifier: string) => void Object.assign(kept, { verifier }),
      codeVerifier: () => kept.verifier ?? "",
      saveDiscoveryState: (discovered: unknown) => void Object.assign(kept, { discovered }),
      discoveryState: () => kept.discovered,
    },
  };
}

/** The steps that both major versions have in common. */
async function goThrough(
  client: { listTools: () => Promise<unknown>; callTool: (call: typeof FORECAST) => Promise<unknown> },
  finish: () => Promise<void>,
): Promise<void> {
  await client.listTools();
  const refused = await client.callTool(FORECAST).then(
    () => false,
    () => true,
  );
  if (!refused) throw new Error("a stranger was answered");
  await finish();
  if (isNoAnswer(await client.callTool(FORECAST))) throw new Error("no answer");
}

const throughV1: Agent = async (address, allow) => {
  const { kept, provider } = openMemory("Agent of SDK v1");
  const client = new ClientV1({ name: "stranger", version: "1.0.0" });
  const transport = new TransportV1(new URL(address), { authProvider: provider });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  await goThrough(client, async () => {
    const { searchParams } = await allow(kept.opened ?? new URL(address));
    await transport.finishAuth(searchParams.get("code") ?? "");
  });
  await client.close();
};

const throughV2 = async (address: string, allow: Allow, description?: string): Promise<void> => {
  const { kept, provider } = openMemory("Agent of SDK v2", description);
  const client = new v2.Client({ name: "stranger", version: "1.0.0" });
  const transport = new v2.StreamableHTTPClientTransport(new URL(address), { authProvider: provider });
  await client.connect(transport);
  await goThrough(client, async () =>
    transport.finishAuth((await allow(kept.opened ?? new URL(address))).searchParams),
  );
  await client.close();
};

/** What stands at that address; its redirect is that of the agents here. */
export const describeApp = (description: string) => ({
  ...{ client_id: description, client_name: "Agent with a document", redirect_uris: [REDIRECT] },
  ...{ token_endpoint_auth_method: "none", grant_types: ["authorization_code", "refresh_token"] },
});

const throughPython: Agent = async (address, allow) => {
  const { name, arguments: input } = FORECAST;
  const agent = spawn(PYTHON, [SCRIPT, address, REDIRECT, name, input.asset], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  let last = "";
  for await (const line of createInterface({ input: agent.stdout })) {
    last = line;
    if (URL.canParse(line)) agent.stdin.write(`${await allow(new URL(line))}\n`);
  }
  if (last !== "answered") throw new Error("no answer in Python");
};

/** The version of Python's SDK, where `PYTHON` has it. */
function findPythonSdk(): string | null {
  const ask = "from importlib.metadata import version; print(version('mcp'))";
  const { status, stdout } = spawnSync(PYTHON, ["-c", ask], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/**
 * The agents there are here, by what they are; the last names itself by `description`. Throws without Python's SDK: a file without
 * it would pass for whole.
 */
export function findAgents(
  versions: { v1: string; v2: string },
  description: string,
): [title: string, agent: Agent][] {
  const python = findPythonSdk();
  if (python === null)
    throw new Error(`${PYTHON} has no mcp: pip install mcp, and name that Python by PYTHON.`);
  return [
    [`@modelcontextprotocol/sdk ${versions.v1} (SDK v1)`, throughV1],
    [`@modelcontextprotocol/client ${versions.v2} (SDK v2)`, (address, allow) => throughV2(address, allow)],
    [`mcp ${python} (Python)`, throughPython],
    [
      `@modelcontextprotocol/client ${versions.v2}, which names itself by a document`,
      (address, allow) => throughV2(address, allow, description),
    ],
  ];
}
