/**
 * `npm run api:client [-- FOLDER]`: the TypeScript client, made from the OpenAPI document and compiled into dist/client (or FOLDER)
 * with its example, as a package for `npm pack`. `npm run api:client -- python [FOLDER]`: the Python client, as a package of which
 * pip builds a wheel, into dist/python-client. Neither is published.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { CHANGELOG } from "../changelog.ts";
import { writeDocument } from "../document.ts";
import { writePython } from "./python/write-python.ts";
import { writeChangelog } from "./write-changelog.ts";

const README = `# Enigma API, a client for TypeScript and JavaScript

\`\`\`ts
import { analyze, analyzeStream } from "enigma-client";
import { client } from "enigma-client/client";

client.setConfig({ baseUrl: "https://...", auth: process.env.ENIGMA_API_KEY });

const body = { message: "Analyze Bitcoin" };
const { data, error } = await analyze({ body, headers: { "Idempotency-Key": crypto.randomUUID() } });
console.log(error ? error.code : data.response);

const { stream } = await analyzeStream({ body, sseMaxRetryAttempts: 1 });
for await (const event of stream) if ("text" in event) process.stdout.write(event.text);
\`\`\`
`;

const repo = fileURLToPath(new URL("../../..", import.meta.url));
const origin = process.env.PUBLIC_ORIGIN?.replace(/\/$/, "");
const [kind, folder] = process.argv.slice(2);
if (kind === "python") {
  writePython(resolve(folder ?? join(repo, "dist/python-client")), origin);
  process.exit();
}

// The generator needs TypeScript's own API, which 7 no longer has: it gets 6.
registerHooks({
  resolve: (name, context, next) => next(name === "typescript" ? "typescript-api" : name, context),
});
const { createClient } = await import("@hey-api/openapi-ts");

const out = resolve(kind ?? join(repo, "dist/client"));
const source = join(out, "source");
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

await createClient({
  input: writeDocument(origin) as unknown as Record<string, unknown>,
  output: { path: source, module: { extension: ".js" } },
  plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
  logs: { level: "silent" },
});
copyFileSync(join(repo, "pages/openapi/client/example.ts"), join(source, "example.ts"));
copyFileSync(join(repo, "pages/public/samples/verify-answer.ts"), join(out, "verify-answer.ts"));

const project = {
  compilerOptions: {
    target: "es2022",
    module: "nodenext",
    strict: true,
    declaration: true,
    skipLibCheck: true,
    lib: ["es2022", "dom", "dom.iterable"],
    types: ["node"],
    typeRoots: [join(repo, "node_modules/@types")],
    rootDir: source,
    outDir: out,
  },
  include: [source],
  exclude: [],
};
writeFileSync(join(out, "tsconfig.json"), JSON.stringify(project));
const exported = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
const manifest = {
  name: "enigma-client",
  version: CHANGELOG[0]?.version ?? "0.0.0",
  description: "Client of the Enigma API: market analysis in which every number can be checked",
  license: "UNLICENSED",
  type: "module",
  sideEffects: false,
  exports: { ".": exported("index"), "./client": exported("client.gen") },
  files: ["*.gen.*", "index.*", "client", "core"],
};
writeFileSync(join(out, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(out, "README.md"), `${README}\n${writeChangelog()}`);
const compiled = spawnSync(process.execPath, [join(repo, "node_modules/typescript/bin/tsc"), "-p", out], {
  encoding: "utf8",
});
rmSync(join(out, "tsconfig.json"));
rmSync(source, { recursive: true });
if (compiled.status !== 0) {
  console.error(`${compiled.stdout}${compiled.stderr}`);
  process.exit(1);
}
