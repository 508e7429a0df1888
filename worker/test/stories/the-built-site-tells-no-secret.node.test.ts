import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { describe, expect, it } from "vitest";
import { need } from "../need.ts";

const BUILT = "dist/site";
const isBuilt = need("The built site", existsSync(`${BUILT}/index.html`));
const read = (file: string) => readFileSync(file, "utf8");
const SCREENS = [...globSync(`${BUILT}/**/*.html`), "pages/index.html"].filter((file) => existsSync(file));
const TEXTS = new Set([".js", ".css", ".html", ".json", ".txt", ".svg", ".map", ".webmanifest", ""]);

/** What a browser fetches and runs or shows by itself, when it is somebody else's. */
const FOREIGN = [
  /<script\b[^>]*\bsrc=["']?(https?:)?\/\/[^\s"'>]+/gi,
  /<link\b[^>]*\brel=["']?(stylesheet|modulepreload|preload|preconnect|dns-prefetch|manifest|icon)\b[^>]*\bhref=["']?(https?:)?\/\/[^\s"'>]+/gi,
  /<(img|iframe|embed|object|source)\b[^>]*\b(src|data)=["']?(https?:)?\/\/[^\s"'>]+/gi,
];

/** What secrets look like that would be worth something. */
const SECRETS = {
  "an API key of ours": /ngma_live_[A-Za-z0-9]{60,}/,
  Stripe: /\b(sk|rk)_(live|test)_[A-Za-z0-9]{24,}|\bwhsec_[A-Za-z0-9]{32,}/,
  Resend: /\bre_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}/,
  "an AI provider": /\bsk-(ant|proj|svcacct)-[A-Za-z0-9_-]{20,}|\bsk-[A-Za-z0-9]{48}\b/,
  CoinGecko: /\bCG-[A-Za-z0-9]{24}\b/,
  AWS: /\bAKIA[0-9A-Z]{16}\b/,
  Google: /\bAIza[0-9A-Za-z_-]{35}\b/,
  GitHub: /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_[A-Za-z0-9_]{50,}/,
  Slack: /\bxox[abpr]-[0-9A-Za-z-]{20,}/,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
};
const findSecrets = (text: string) =>
  Object.entries(SECRETS).flatMap(([name, form]) => (form.test(text) ? [name] : []));

/** Files git keeps or would keep. */
function listKept(): string[] | null {
  try {
    const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
    return listed.split("\n").filter((file) => file !== "" && existsSync(file));
  } catch {
    return null;
  }
}

describe("F-207: no script of somebody else's runs on the site", () => {
  it("no screen fetches anything from another host", () => {
    expect(SCREENS.length).toBeGreaterThan(0);
    const foreign = SCREENS.flatMap((file) =>
      FOREIGN.flatMap((form) => [...read(file).matchAll(form)].map(([tag]) => `${file}: ${tag}`)),
    );
    expect(foreign).toEqual([]);
  });

  it("the browser is told so too: scripts, fonts and requests only from ourselves", () => {
    const policy = /Content-Security-Policy: (.*)/.exec(read("pages/public/_headers"))?.[1] ?? "";
    const parts = new Map(policy.split(";").map((part) => [part.trim().split(" ")[0], part.trim()]));
    expect(parts.get("default-src")).toBe("default-src 'none'");
    expect(parts.get("script-src")).toBe("script-src 'self'");
    expect(parts.get("style-src")).toBe("style-src 'self'");
    expect(parts.get("connect-src")).toBe("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  });

  it("no style stands in an attribute, where a stranger's words could bring one", () => {
    expect(read("pages/public/_headers")).not.toContain("unsafe-inline");
    const styled = SCREENS.flatMap((file) =>
      [...read(file).matchAll(/<[a-z]+ [^>]*style="|<style/g)].map(([tag]) => `${file}: ${tag}`),
    );
    expect(styled).toEqual([]);
  });

  it("only where the sign-in form stands may one script more come: the check that a person fills it in", () => {
    const rules = read("pages/public/_headers").split(/\n(?=\S)/);
    const open = rules.filter((rule) => /https?:/.test(rule) && !rule.startsWith("#"));
    expect(open.map((rule) => rule.split("\n")[0])).toEqual(["/login", "/api-docs"]);
    for (const rule of open) {
      expect(rule).toContain("! Content-Security-Policy");
      expect(new Set(rule.match(/https?:[^\s;]*/g))).toEqual(new Set(["https://challenges.cloudflare.com"]));
    }
  });

  it("each library is locked by its hash, but for binaries of machines that were not here", () => {
    const { packages } = JSON.parse(read("package-lock.json")) as {
      packages: Record<
        string,
        { integrity?: string; link?: boolean; inBundle?: boolean; optional?: boolean }
      >;
    };
    const unlocked = Object.entries(packages)
      .filter(([name, { link, inBundle, optional }]) => name !== "" && !link && !inBundle && !optional)
      .filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
    expect(unlocked.map(([name]) => name)).toEqual([]);
  });
});

describe("F-018: the token of a sign-in link stays where it was opened", () => {
  it("no request that a screen makes, to us or to others, says more of its address than the host", () => {
    expect(/Referrer-Policy: (.*)/.exec(read("pages/public/_headers"))?.[1]).toBe("strict-origin");
  });
});

describe("F-209: nothing keeps an old receiving address", () => {
  it("no service worker, and only files with their hash in the name are kept by a browser", () => {
    const workers = [...globSync("pages/**/*.{ts,tsx,html}"), ...globSync(`${BUILT}/**/*.js`)].filter(
      (file) => !file.includes("/test/") && /serviceWorker\s*\.\s*register|importScripts/.test(read(file)),
    );
    expect(workers).toEqual([]);
    const headers = read("pages/public/_headers");
    const kept = headers.split(/\n(?=\S)/).filter((rule) => rule.includes("Cache-Control"));
    expect(kept.map((rule) => rule.split("\n")[0])).toEqual(["/assets/*"]);
  });

  it.runIf(isBuilt)("those files really carry a hash", () => {
    const assets = globSync(`${BUILT}/assets/**/*.*`);
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.filter((file) => !/-[\w-]{7,}\.\w+$/.test(file))).toEqual([]);
  });
});

describe("F-210: no secret is in the repository or the bundle", () => {
  it("the scanner knows one when it sees one", () => {
    const made = ["sk_", "live_", "4eC39HqLyjWDarjtT1zdp7dc4eC39HqL"].join("");
    const key = ["-----BEGIN RSA", "PRIVATE KEY-----"].join(" ");
    expect([findSecrets(`const a = "${made}"`), findSecrets(key)]).toEqual([["Stripe"], ["a private key"]]);
  });

  it("no file that git keeps holds one, and what may hold one is not kept", () => {
    const files = listKept();
    if (!files) return;
    const found = files
      .filter((file) => TEXTS.has(extname(file)) || /\.(ts|tsx|md|toml|ya?ml|sol|sql)$/.test(file))
      .flatMap((file) => findSecrets(read(file)).map((name) => `${file}: ${name}`));
    expect(found).toEqual([]);
    expect(files.filter((file) => /(^|\/)\.(dev\.vars|env)$/.test(file))).toEqual([]);
  });

  it.runIf(isBuilt)("no file of the built site holds one, nor the name of a variable that does", () => {
    const built = globSync(`${BUILT}/**/*.*`).filter((file) => TEXTS.has(extname(file)));
    expect(built.length).toBeGreaterThan(10);
    const found = built.flatMap((file) => {
      const text = read(file);
      const names = /\b(STRIPE_SECRET_KEY|KEY_SECRET|RESEND_API_KEY|ANTHROPIC_API_KEY|OPENAI_API_KEY)\b/.exec(
        text,
      );
      return [...findSecrets(text), ...(names ? [names[0]] : [])].map((name) => `${file}: ${name}`);
    });
    expect(found).toEqual([]);
  });
});
