import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pickPorts, type Served, serveWorker } from "../../bench/serve.ts";
import { repo } from "../../local/local-config.ts";
import { useMachineClock } from "../clock.ts";
import { expectErrors } from "../console-lines.ts";

const PORT = pickPorts();
const folder = mkdtempSync(join(tmpdir(), "probe-"));
const mailbox = join(folder, "newest-mail.txt");
let worker: Served;

beforeEach(useMachineClock);
beforeAll(async () => {
  useMachineClock();
  // Without a mail service the worker prints its mail, which stands in for a mailbox here.
  worker = await serveWorker(PORT, undefined, {}, (line) => {
    if (line.includes("/auth/verify?token=")) writeFileSync(mailbox, line);
  });
  await fetch(`${worker.origin}/cron`, { method: "POST" });
});
afterAll(async () => {
  await worker?.stop();
  rmSync(folder, { recursive: true });
});

async function probe(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`${repo}worker/local/probe.ts`, ...args], {
    env: { ...process.env, ...env },
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, lines: said.trim().split("\n") };
}

describe("npm run probe", () => {
  it("reads the status, calls, and signs in by a mail, from outside", async () => {
    // The sign-in link, which is printed where no mail service is set up.
    expectErrors();
    const { key } = (await (await fetch(`${worker.origin}/account`, { method: "POST" })).json()) as {
      key: string;
    };
    const args = [worker.origin, "--email", "probe@example.com", "--read-mail", `cat ${mailbox} 2>/dev/null`];
    const { code, lines } = await probe(args, { PROBE_KEY: key });
    expect(lines).toEqual([
      expect.stringMatching(/^status: ok \((?:ok|degraded)\)$/),
      expect.stringMatching(/^test call: ok \(\d+ facts/),
      "sign-in: ok (by the mailed link)",
    ]);
    expect(code).toBe(0);
  });

  it("ends with 1 and says what failed", async () => {
    const { code, lines } = await probe([worker.origin], { PROBE_KEY: "ngma_live_nothing" });
    expect(code).toBe(1);
    expect(lines[1]).toMatch(/^test call: FAILED \(\/api\/v1\/analyze: 401 /);
    expect(lines[2]).toBe("sign-in: not tried");
    const nowhere = await probe(["http://127.0.0.1:9"]);
    expect(nowhere.code).toBe(1);
    expect(nowhere.lines[0]).toMatch(/^status: FAILED/);
  });
});
