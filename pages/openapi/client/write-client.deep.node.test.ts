import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { need } from "../../../worker/test/need.ts";
import { writeDocument } from "../document.ts";

/** Generators come from the registry, each in an empty folder as its users have it. */
const isOnline = need(
  "The way to npm's registry",
  spawnSync("npm", ["view", "openapi-fetch@0.17.0", "version"], { timeout: 20_000 }).status === 0,
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "enigma-generators-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const make = (name: string) => {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  return (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
    return status === 0 ? "" : `${stdout}${stderr}`;
  };
};
const STRICT = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "--skipLibCheck"];

const USE = `
import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

const client = createClient<paths>({ baseUrl: "https://enigma.example" });
export async function use(): Promise<number | string> {
  const { data, error } = await client.POST("/api/v1/analyze", { body: { message: "Analyze Bitcoin" } });
  if (error) return error.code;
  const many = await client.POST("/api/v1/batch", { body: { assets: ["BTC"], horizonDays: 30 } });
  const body = { message: "Analyze Bitcoin" };
  const told = await client.POST("/api/v1/analyze/stream", { body, parseAs: "stream" });
  const stream: ReadableStream<Uint8Array> | null | undefined = told.data;
  const events: components["schemas"]["StreamData"][] = [];
  const words = events.map((one) => ("text" in one ? one.text : ""));
  return data.usage.creditsUsed + (many.data?.rows.length ?? 0) + words.length + (stream ? 1 : 0);
}
`;

describe.runIf(isOnline)("a client made from the document alone compiles", () => {
  it("by openapi-typescript and openapi-fetch", { timeout: 300_000 }, () => {
    const run = make("fetch");
    const pinned = ["openapi-typescript@7.13.0", "openapi-fetch@0.17.0", "typescript@5.9.3"];
    expect(run("npm", "install", "--no-audit", ...pinned)).toBe("");
    writeFileSync(
      join(folder, "fetch/openapi.json"),
      JSON.stringify(writeDocument("https://enigma.example")),
    );
    writeFileSync(join(folder, "fetch/use.mts"), USE);
    expect(run("npx", "openapi-typescript", "openapi.json", "-o", "api.ts")).toBe("");
    expect(run("npx", "tsc", ...STRICT, "use.mts")).toBe("");
  });

  it("by the guide's own command, with the guide's own program", { timeout: 300_000 }, async () => {
    const guide = readFileSync("pages/reference/content/guides/client.md", "utf8");
    const document = JSON.stringify(writeDocument("https://enigma.example"));
    const server = createServer((_, response) => response.end(document));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const cwd = join(folder, "guide");
    mkdirSync(cwd);
    const [, args = ""] = /^npx (.*)$/m.exec(guide) ?? [];
    const { execFile } = await import("node:child_process");
    const made = await new Promise((done) =>
      execFile("npx", ["-y", ...args.replace("{{ORIGIN}}", origin).split(" ")], { cwd }, (error, out, err) =>
        done(error ? `${out}${err}` : ""),
      ),
    );
    server.close();
    expect(made).toBe("");
    const programs = [...guide.matchAll(/^```TypeScript\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
    writeFileSync(join(cwd, "src/use.ts"), programs.join("\n"));
    execFileSync("npm", ["install", "--no-audit", "typescript@6.0.3", "@types/node@24.19.2"], { cwd });
    const bundled = ["--noEmit", "--strict", "--module", "esnext", "--moduleResolution", "bundler"];
    const checked = spawnSync(
      "npx",
      ["tsc", ...bundled, "--target", "es2022", "--types", "node", "src/use.ts"],
      {
        cwd,
        encoding: "utf8",
      },
    );
    expect(checked.stdout).toBe("");
  });
});
