import { spawnSync } from "node:child_process";
import * as v2 from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pickPorts, type Served, serveWorker } from "../../bench/serve.ts";
import { useMachineClock } from "../clock.ts";
import { findPython, need } from "../need.ts";

const PORT = pickPorts();
let worker: Served;

beforeEach(useMachineClock);
beforeAll(async () => {
  useMachineClock();
  worker = await serveWorker(PORT);
  await fetch(`${worker.origin}/cron`, { method: "POST" });
});
afterAll(() => worker?.stop());

const openAccount = async () =>
  (await (await fetch(`${worker.origin}/account`, { method: "POST" })).json()) as { id: string; key: string };
const countCredits = async (id: string) =>
  ((await (await fetch(`${worker.origin}/account/${id}`)).json()) as { debited: number }).debited;

/** Every tool, with arguments that bring each part of its reply out. */
const CALLS: [name: string, input: Record<string, unknown>][] = [
  ["analyze", { message: "Analyze Bitcoin" }],
  ["analyze", { message: "Should I buy Tesla, or gold?" }],
  ["analyze", { message: "Compare Ethereum with Solana and Zorbacoin" }],
  ["analyze", { message: "Will Bitcoin touch 500000 within 30 days? And USDT?" }],
  ["analyze", { assets: ["TSLA"] }],
  ["compare", { assets: ["BTC", "ETH", "AAPL", "NVDA"] }],
  [
    "portfolio",
    {
      positions: [
        { asset: "BTC", units: 1 },
        { asset: "Tesla", usd: -500 },
      ],
      cash: 9000,
    },
  ],
  ["forecast", { asset: "BTC" }],
  ["forecast", { asset: "Tesla", horizonDays: 7, level: 500 }],
  ["screen", { where: "volatility_30d>0", sort: "-volatility_30d" }],
  ["prices", {}],
  ["market", {}],
  ["record", {}],
  ["record", { asset: "BTC", limit: 50 }],
  ["usage", {}],
];
/** A row is there once a night has passed. */
const LATER = ["proof"];
const PAID = CALLS.filter(([name]) => /^(?:analyze|compare|forecast|portfolio|screen)$/.test(name)).length;

/** Part of what both clients have in common. */
interface Agent {
  listTools: () => Promise<{ tools: { name: string }[] }>;
  callTool: (call: { name: string; arguments: Record<string, unknown> }) => Promise<unknown>;
  close: () => Promise<void>;
}

async function connectV1(key: string): Promise<Agent> {
  const client = new ClientV1({ name: "tests", version: "1.0.0" });
  const headers = { Authorization: `Bearer ${key}` };
  await client.connect(new TransportV1(new URL(`${worker.origin}/mcp`), { requestInit: { headers } }));
  return client;
}

/** How the second major version is told to speak each version of the protocol. */
const SPEAKS = {
  "2025-06-18": { supportedProtocolVersions: ["2025-06-18"] },
  "2025-11-25": {},
  "2026-07-28": { versionNegotiation: { mode: { pin: "2026-07-28" } } },
} satisfies Record<string, v2.ClientOptions>;

const connectV2 = (version: keyof typeof SPEAKS) => async (key: string) => {
  const client = new v2.Client({ name: "tests", version: "1.0.0" }, SPEAKS[version]);
  const headers = { Authorization: `Bearer ${key}` };
  const address = new URL(`${worker.origin}/mcp`);
  await client.connect(new v2.StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  expect(client.getNegotiatedProtocolVersion()).toBe(version);
  return client as Agent;
};

const python = findPython("jsonschema");

/** What a validator says of each tool's schemas, of what it was asked and answered, and of an answer with a field too many. */
const JUDGE = `
import json, sys
from jsonschema import Draft7Validator, Draft202012Validator
told = json.load(sys.stdin)
faults, passed = [], []
for draft in (Draft7Validator, Draft202012Validator):
    tools = {tool["name"]: tool for tool in told["tools"]}
    for tool in tools.values():
        draft.check_schema(tool["inputSchema"])
        draft.check_schema(tool["outputSchema"])
    for call in told["calls"]:
        tool, reply = tools[call["name"]], call["reply"]
        output = draft(tool["outputSchema"])
        for fault in [*draft(tool["inputSchema"]).iter_errors(call["input"]), *output.iter_errors(reply)]:
            faults.append(f'{draft.__name__} {call["name"]} {list(fault.absolute_path)} {fault.message[:100]}')
        if output.is_valid({**reply, "surplus": 1}):
            passed.append(call["name"])
print(json.dumps({"faults": faults, "passed": passed}))
`;

describe("F-224: a client that validates by what the tools tell", () => {
  it.each([
    ["SDK v1, whose validator reads draft-07", connectV1],
    ["SDK v2 of 2025-06-18", connectV2("2025-06-18")],
    ["SDK v2 of 2025-11-25", connectV2("2025-11-25")],
    ["SDK v2 of 2026-07-28, which discovers the server and has no session", connectV2("2026-07-28")],
  ])("gets every answer: %s", async (_, connect) => {
    const { id, key } = await openAccount();
    const client = await connect(key);
    const { tools } = await client.listTools();
    expect(new Set([...CALLS.map(([name]) => name), ...LATER])).toEqual(
      new Set(tools.map(({ name }) => name)),
    );
    for (const [name, input] of CALLS) {
      const result = await client.callTool({ name, arguments: input });
      expect([name, input, result]).toEqual([
        name,
        input,
        expect.objectContaining({ structuredContent: expect.any(Object) }),
      ]);
      expect(result).not.toMatchObject({ isError: true });
    }
    await client.close();
    expect(await countCredits(id)).toBe(PAID);
  });

  it.runIf(need("Python's jsonschema", python !== undefined))(
    "finds them fit by draft-07 and 2020-12 alike, in Python",
    async () => {
      const client = await connectV1((await openAccount()).key);
      const { tools } = await client.listTools();
      const calls: object[] = [];
      for (const [name, input] of CALLS) {
        const result = (await client.callTool({ name, arguments: input })) as { structuredContent: object };
        calls.push({ name, input, reply: result.structuredContent });
      }
      await client.close();
      const input = JSON.stringify({ tools, calls });
      const { stdout, stderr } = spawnSync(python ?? "", ["-c", JUDGE], { input, encoding: "utf8" });
      expect(stderr).toBe("");
      expect(JSON.parse(stdout)).toEqual({ faults: [], passed: [] });
    },
  );
});
