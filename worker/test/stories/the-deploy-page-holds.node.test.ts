import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { experimental_getWranglerCommands as readCommands } from "wrangler";
import { VARIABLES } from "../../variables.ts";

const read = (file: string) => readFileSync(file, "utf8");
const PAGE = read("worker/DEPLOY.md");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const { registry, globalFlags } = readCommands();

/** Lines of wrangler.toml that are switched on by taking their mark away: a table's name, or a key with its value. */
const OPTIONAL = /^# (?=\[\[?\w|\w+ = )/gm;
const TOML = parse(read("wrangler.toml").replace(OPTIONAL, "")) as Record<string, unknown>;

/** All values that a key has anywhere in wrangler.toml. */
function valuesOf(key: string, within: unknown = TOML): string[] {
  if (typeof within !== "object" || within === null) return [];
  return Object.entries(within).flatMap(([name, value]) =>
    name === key && typeof value === "string" ? [value] : valuesOf(key, value),
  );
}

/** What a command may name of ours, by its words. */
const NAMED: [command: string, names: string[]][] = [
  ["d1 create", valuesOf("database_name")],
  ["kv namespace create", valuesOf("binding")],
  ["r2 bucket create", valuesOf("bucket_name")],
  ["queues create", valuesOf("queue")],
  ["pages project create", [/^\s+name: "(\w+)",$/m.exec(read("pages/deploy/assemble.ts"))?.[1] ?? ""]],
  ["secret put", Object.keys(VARIABLES).filter((name) => VARIABLES[name as keyof typeof VARIABLES].isSecret)],
];
/** What one may be told to set or bind: variables, and the names of bindings, rate limits and objects. */
const KNOWN = new Set([...Object.keys(VARIABLES), ...valuesOf("binding"), ...valuesOf("name"), "PROBE_KEY"]);

const FENCE = /^```(\w+ ?\w*)\n([\s\S]*?)^```$/gm;
const fencesOf = (text: string, kind: string) =>
  [...text.matchAll(FENCE)].flatMap(([, info, body = ""]) => (info === kind ? body.trim().split("\n") : []));

/** The commands of npm and npx in a page, in its blocks and in its sentences. */
function commandsOf(text: string): string[] {
  const inline = [...text.replace(FENCE, "").matchAll(/`([^`]+)`/g)].map(([, code = ""]) =>
    code.replace(/\s+/g, " "),
  );
  const lines = [...text.matchAll(FENCE)].flatMap(([, info = "", body = ""]) =>
    /^sh\b/.test(info) ? body.split("\n") : [],
  );
  return [...inline, ...lines]
    .filter((line) => /^(?:[A-Z_]+=\S+ )*np[mx] /.test(line.trim()))
    .map((line) => line.trim());
}

/** What a command names that is not there; empty: it holds. */
function findUnknown(command: string): string[] {
  const words = command
    .replace(/"[^"]*"?|\s#.*$|[,;]/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  const set = words.filter((word) => /^[A-Z_0-9]+=/.test(word)).map((word) => word.split("=")[0] ?? "");
  const [tool, ...rest] = words.slice(set.length);
  if (tool === "npm") return findUnknownScript(rest);
  return rest[0] === "wrangler" ? findUnknownWrangler(rest.slice(1)) : [];
}

function findUnknownScript(words: string[]): string[] {
  const [verb, name = ""] = words.filter((word) => !/^-[a-z]$/.test(word));
  if (verb === "run") return name in scripts || /^[A-Z[]/.test(name) ? [] : [`npm run ${name}`];
  return ["ci", "start", "test", "pack", "install", "exec"].includes(verb ?? "") ? [] : [`npm ${verb}`];
}

function findUnknownWrangler(words: string[]): string[] {
  let node: typeof registry = registry;
  let depth = 0;
  for (const word of words) {
    const next: typeof registry | undefined = node.subtree.get(word);
    if (!next) break;
    node = next;
    depth++;
  }
  const name = words.slice(0, depth).join(" ");
  if (node.definition?.type !== "command") return [`wrangler ${words.join(" ")}`];
  const flags: Record<string, object> = { ...globalFlags, ...node.definition.args };
  const known = Object.entries(flags).flatMap(([flag, its]) => [
    flag,
    ...("alias" in its ? [its.alias].flat() : []),
  ]);
  const asked = words.filter((word) => word.startsWith("-") && word !== "--");
  const unknown = asked.filter((word) => !known.includes(word.replace(/^--?/, "").split("=")[0] ?? ""));
  const [, names] = NAMED.find(([of]) => of === name) ?? [];
  const ours = names && !names.includes(words[depth] ?? "") ? [`${name} ${words[depth]}`] : [];
  return [...unknown.map((flag) => `wrangler ${name} ${flag}`), ...ours];
}

describe("the deploy page", () => {
  it.each(commandsOf(PAGE))("names nothing that is not there: %s", (command) => {
    expect(findUnknown(command)).toEqual([]);
  });

  it("names variables and bindings that exist", () => {
    const names = [...PAGE.matchAll(/\b[A-Z][A-Z0-9]*_?[A-Z0-9_]+(?==)|`([A-Z][A-Z0-9_]{1,})`/g)];
    const told = names.map(([whole, name]) => name ?? whole);
    expect(told.length).toBeGreaterThan(15);
    expect(told.filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  it("says of each step what stands in for it here, and .ci/run runs that", () => {
    const steps = PAGE.split(/^## /m).slice(1);
    expect(steps.map((step, i) => step.startsWith(`${i + 1}. `))).not.toContain(false);
    expect(steps.filter((step) => !step.includes("**Here:**"))).toEqual([]);
    const here = fencesOf(PAGE, "sh local");
    expect(here.length).toBeGreaterThan(0);
    expect(here.filter((line) => !read(".ci/run").includes(line))).toEqual([]);
  });

  it.each([
    ["npm run deploys", "npm run deploys"],
    ["npx wrangler d1 make enigma", "wrangler d1 make enigma"],
    ["npx wrangler d1 create enigma --cheap", "wrangler d1 create --cheap"],
    ["npx wrangler d1 create enigmas", "d1 create enigmas"],
    ["npx wrangler secret put KEYS_SECRET", "secret put KEYS_SECRET"],
  ])("would be caught with a mistake: %s", (command, unknown) => {
    expect(findUnknown(command)).toEqual([unknown]);
  });
});

it.each(["README.md", "worker/README.md", "worker/RUNBOOK.md"])("%s names commands that exist", (file) => {
  const commands = commandsOf(read(file));
  expect(commands.length).toBeGreaterThan(1);
  const ofOthers = /^(?:secret put|d1 create|kv namespace create) /;
  expect(commands.flatMap(findUnknown).filter((unknown) => !ofOthers.test(unknown))).toEqual([]);
});
