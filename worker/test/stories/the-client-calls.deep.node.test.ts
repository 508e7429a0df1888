import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { pickPorts, type Served, serveWorker } from "../../bench/serve.ts";
import { useMachineClock } from "../clock.ts";

const PORT = pickPorts();
const CLIENT = `.wrangler/client-${process.pid}`;
const run = promisify(execFile);
let worker: Served;

beforeEach(useMachineClock);
beforeAll(async () => {
  useMachineClock();
  await run(process.execPath, ["pages/openapi/client/write-client.ts", CLIENT]);
  worker = await serveWorker(PORT);
});
afterAll(async () => {
  await worker?.stop();
  rmSync(CLIENT, { recursive: true, force: true });
});

const openAccount = async () =>
  (await (await fetch(`${worker.origin}/account`, { method: "POST" })).json()) as { id: string; key: string };

it("a stranger's script gets an answer, which the other script proves", async () => {
  const { key } = await openAccount();
  const samples = resolve("pages/public/samples");
  const here = { cwd: CLIENT, env: { ...process.env, ENIGMA_API_KEY: key } };
  const asked = await run(process.execPath, [`${samples}/first-answer.ts`, worker.origin], here);
  expect(asked.stdout).toContain("Bitcoin trades at");
  const files = ["answer.json", "keys.json"];
  const proven = await run(process.execPath, [`${samples}/verify-answer.ts`, ...files], here);
  expect(proven.stdout).toBe("proven, a live answer\n");
});

it("the client made from the document compiles and calls, reads a stream, pays a repeated call once, and proves an answer", async () => {
  const { id, key } = await openAccount();
  const { stdout } = await run(process.execPath, [`${CLIENT}/example.js`], {
    env: { ...process.env, ENIGMA_ORIGIN: worker.origin, ENIGMA_API_KEY: key },
  });
  expect(stdout.trim().split("\n")).toEqual([
    "forecast: BTC has a range",
    "stream: whole",
    "repeated: charged once",
    "signature: proven, a live answer",
  ]);
  const used = (await (await fetch(`${worker.origin}/account/${id}`)).json()) as { debited: number };
  expect(used.debited).toBe(3);
});
