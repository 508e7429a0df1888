import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeptAnswer } from "../../../shared/answer-signature.ts";
import type { Config } from "../../env.ts";
import { digestBody } from "../../features/signing/digest.ts";
import { signAnswer } from "../../features/signing/sign-answer.ts";
import { listSigningKeys } from "../../features/signing/signing-keys.ts";
import { findPython, need } from "../need.ts";

const signing = { live: [{ from: 0, seed: new Uint8Array(32).fill(9) }], retired: [] };
const encode = (text: string) => new TextEncoder().encode(text);
const python = findPython("cryptography");
const hasCryptography = need("Python's cryptography", python !== undefined);

const WAYS: [string, boolean, (answer: string, keys: string) => string[]][] = [
  [
    "npm run verify-answer",
    true,
    (answer, keys) => ["node", "worker/local/verify-answer.ts", answer, "--keys", keys],
  ],
  [
    "npm run verify-answer with the keys beside the answer",
    true,
    (answer) => ["node", "worker/local/verify-answer.ts", answer],
  ],
  [
    "the TypeScript sample",
    true,
    (answer, keys) => ["node", "pages/public/samples/verify-answer.ts", answer, keys],
  ],
  [
    "the Python sample",
    hasCryptography,
    (answer, keys) => [python ?? "", "pages/public/samples/verify_answer.py", answer, keys],
  ],
];

describe("an answer that its caller kept", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "kept-answer-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function keep(path: string): Promise<KeptAnswer> {
    const [question, body] = ['{"message":"Analyze Börse & “Bitcoin”"}', '{"response":"über 5 %","n":1e-7}'];
    const headers = await signAnswer(
      { config: { signing } as unknown as Config, now: () => new Date("2026-03-01T12:00:00Z") },
      {
        requestId: "a-request",
        mode: "live",
        method: "POST",
        url: `https://enigma.example${path}`,
        requestDigest: await digestBody(encode(question)),
        body: encode(body),
      },
    );
    if (!headers) throw new Error("no key is in force");
    return {
      request: { method: "POST", path, body: question },
      response: { status: 200, headers: { ...headers }, body },
    };
  }

  async function judge(command: (answer: string, keys: string) => string[], kept: KeptAnswer) {
    const [answer, keys] = [join(folder, "answer.json"), join(folder, "keys.json")];
    writeFileSync(answer, JSON.stringify(kept));
    writeFileSync(keys, JSON.stringify(await listSigningKeys(signing)));
    const [program = "", ...args] = command(answer, keys);
    const { status, stdout } = spawnSync(program === "node" ? process.execPath : program, args, {
      encoding: "utf8",
    });
    return { status, stdout };
  }

  for (const [name, canRun, command] of WAYS)
    it.runIf(canRun)(`is proven by ${name}, and not once a byte or the question was changed`, async () => {
      const kept = await keep("/api/v1/analyze");
      expect(await judge(command, kept)).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/^proven.*live/),
      });
      expect((await judge(command, await keep("/api/v1/usage?limit=2"))).status).toBe(0);
      const flipped = { ...kept, response: { ...kept.response, body: kept.response.body.replace("5", "6") } };
      expect((await judge(command, flipped)).status).toBe(1);
      const asked = { ...kept, request: { ...kept.request, body: "{}" } };
      expect((await judge(command, asked)).status).toBe(1);
    });
});
