import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeDocument } from "../../openapi/document.ts";

const FOLDER = join(tmpdir(), "enigma-guide-");
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(FOLDER);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command =
  /^npx (.*)$/m.exec(readFileSync("pages/reference/content/guides/client.md", "utf8"))?.[1] ?? "";
const pins = [...command.matchAll(/-p (\S+)@(\d\S*)/g)].map(([, name, version]) => [name, version]);

/** As `npx` would lay the pinned packages out, of those that are here: the generator finds the TypeScript that the command names. */
function layOut(modules: string) {
  mkdirSync(modules);
  for (const name of readdirSync("node_modules"))
    if (!/^(?:\.|typescript$|@hey-api$)/.test(name))
      symlinkSync(resolve("node_modules", name), join(modules, name));
  symlinkSync(resolve("node_modules/typescript-api"), join(modules, "typescript"));
  // A module belongs where its file lies: the generator's lie in the folder itself, so they look for TypeScript there.
  cpSync("node_modules/@hey-api", join(modules, "@hey-api"), { recursive: true });
}

it("the guide's command makes a client in an empty folder, with the versions that it pins", {
  timeout: 60_000,
}, () => {
  const modules = join(folder, "node_modules");
  layOut(modules);
  const versionOf = (name = "") =>
    JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")).version;
  expect(pins).toEqual(["@hey-api/openapi-ts", "typescript"].map((name) => [name, versionOf(name)]));
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(writeDocument("https://enigma.example")));
  const [, args = ""] = command.split(" openapi-ts -i {{ORIGIN}}/");
  const bin = join(modules, "@hey-api/openapi-ts/bin/run.js");
  const made = spawnSync(process.execPath, [bin, "-i", ...args.split(" ")], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, CI: "1" },
  });
  expect(made.stderr).toBe("");
  expect(made.status).toBe(0);
  expect(readFileSync(join(folder, "src/enigma/sdk.gen.ts"), "utf8")).toContain("export const batch");
});
