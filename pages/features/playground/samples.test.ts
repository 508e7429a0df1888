// @vitest-environment node
import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { need } from "../../../worker/test/need.ts";
import { KEY_VARIABLE, writeCurl, writeJavaScript, writePython } from "./samples.ts";

const KEY = "ngma_live_of_the_samples";
const run = promisify(execFile);
const received: { line: string; key: unknown; type: unknown; body: string }[] = [];

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({
    line: `${request.method} ${request.url}`,
    key: request.headers["x-api-key"],
    type: request.headers["content-type"],
    body: Buffer.concat(chunks).toString(),
  });
  response.setHeader("Content-Type", "application/json").end('{"response": "Hold."}');
});
let origin = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received.length = 0;
});
afterAll(() => {
  server.close();
});

const TOOLS = [
  { tool: "curl", write: writeCurl, command: (code: string) => ["sh", "-c", code] },
  {
    tool: process.execPath,
    write: writeJavaScript,
    command: (code: string) => [process.execPath, "--input-type=module", "--eval", code],
  },
  { tool: "python3", write: writePython, command: (code: string) => ["python3", "-c", code] },
];

const MESSAGES = [
  ["plain words", "Analyze Bitcoin"],
  ["single quotes", "Ethereum's 'support'"],
  ["double quotes", 'the "real" price'],
  ["what a shell would run", "$HOME `id` $(id) !! ; rm -rf / # & | > x"],
  ["backslashes", "a\\b \\n \\\\ \\u0041 \\' \\\" end\\"],
  ["lines", "one\ntwo\r\nthree\tfour\n"],
  ["other tongues", "Как там Биткоин? 比特币 ₿ 🚀 é"],
  ["line separators", "a\u2028b\u2029c\u0085d"],
  ["control characters", "a\u0000b\u0007c\u001bd\u007fe"],
  ["half a character", "a\ud800b"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must arrive as it is
  ["what a template would fill", "${message} %s {0} {{x}} </script>"],
  ["what curl would read from a file", "@/etc/hostname"],
] as const;

for (const { tool, write, command } of TOOLS) {
  const name = tool === process.execPath ? "JavaScript" : tool;
  const isThere = need(name, spawnSync(tool, ["--version"]).status === 0);
  describe.runIf(isThere)(`the sample for ${name}, run for real`, () => {
    it.each(MESSAGES)("sends %s as they are", async (_case, message) => {
      const url = `${origin}/api/v1/sentiment`;
      const [file = "", ...args] = command(write({ url, isKeyed: true, body: { message } }));
      const { stdout } = await run(file, args, { env: { ...process.env, [KEY_VARIABLE]: KEY } });
      expect(received).toEqual([
        { line: "POST /api/v1/sentiment", key: KEY, type: "application/json", body: expect.any(String) },
      ]);
      expect((JSON.parse(received[0]?.body ?? "") as { message: string }).message).toBe(message);
      expect(stdout).toContain("Hold.");
    });

    it("reads without a key, and sends fields of every kind", async () => {
      const [file = "", ...args] = command(write({ url: `${origin}/api/health`, isKeyed: false }));
      await run(file, args);
      const body = {
        assets: ["BTC"],
        asks: ["risk"],
        horizonDays: 30,
        turns: [{ role: "user", content: "x" }],
      };
      const [again = "", ...more] = command(write({ url: `${origin}/api/chat`, isKeyed: false, body }));
      await run(again, more);
      expect(received).toMatchObject([
        { line: "GET /api/health", body: "" },
        { line: "POST /api/chat", key: undefined, type: "application/json" },
      ]);
      expect(JSON.parse(received[1]?.body ?? "")).toEqual(body);
    });
  });
}
