import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHANGELOG } from "../changelog.ts";

const [newest] = CHANGELOG;
let folder: string;
let empty: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "enigma-pack-"));
  empty = join(folder, "empty");
  mkdirSync(empty);
  execFileSync(process.execPath, ["pages/openapi/client/write-client.ts", join(folder, "client")]);
  execFileSync("npm", ["pack", "--pack-destination", folder], {
    cwd: join(folder, "client"),
    stdio: "ignore",
  });
  const tarball = join(folder, `enigma-client-${newest?.version}.tgz`);
  execFileSync("npm", ["install", "--offline", "--no-audit", tarball], { cwd: empty, stdio: "ignore" });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const USE = `
import { analyze, analyzeStream, batch, batchCsv, type DoneData, type StreamData } from "enigma-client";
import { client } from "enigma-client/client";

client.setConfig({ baseUrl: "https://enigma.example", auth: "ngma_test_x" });
export async function use(): Promise<number | string> {
  const { data, error } = await analyze({ body: { message: "Analyze Bitcoin" } });
  if (error) return error.code;
  const many = await batch({ body: { assets: ["BTC"], horizonDays: 30 } });
  const table: string | undefined = (await batchCsv({ body: { assets: ["BTC"], horizonDays: 30 } })).data;
  const { stream } = await analyzeStream({ body: { message: "Analyze Bitcoin" } });
  const done: DoneData[] = [];
  for await (const event of stream satisfies AsyncIterable<StreamData>) if ("reply" in event) done.push(event);
  return data.usage.creditsUsed + (many.data?.rows.length ?? 0) + (table?.length ?? 0) + done.length;
}
`;

/** What the compiler says of a program in the empty folder; the package's own types are judged too. */
function compile(compiler: string, program: string): string {
  writeFileSync(join(empty, "use.mts"), program);
  const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022"];
  const libraries = ["--lib", "es2022,dom,dom.iterable"];
  const bin = resolve("node_modules", compiler, "bin/tsc");
  return spawnSync(process.execPath, [bin, ...options, ...libraries, "use.mts"], {
    cwd: empty,
    encoding: "utf8",
  }).stdout;
}

describe("the packed TypeScript client, installed in an empty folder", () => {
  it.each(["typescript", "typescript-api"])("has types that %s takes", { timeout: 60_000 }, (compiler) => {
    expect(compile(compiler, USE)).toBe("");
  });

  it("has types that refuse what the API refuses", { timeout: 60_000 }, () => {
    expect(compile("typescript", USE.replace("horizonDays: 30", 'horizonDays: "30"'))).toContain("TS2322");
  });

  it("brings its version and what changed in it", () => {
    const read = (name: string) => readFileSync(join(empty, "node_modules/enigma-client", name), "utf8");
    expect(JSON.parse(read("package.json"))).toMatchObject({ version: newest?.version });
    expect(read("README.md")).toContain(`### ${newest?.version}, ${newest?.date}\n\n- ${newest?.changes[0]}`);
  });
});
