import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

interface Arrow {
  from: string;
  /** a path of this repository, or a package name */
  to: string;
}

const FILES = globSync("{worker,pages,shared}/**/*.{ts,tsx}").filter((file) => !file.endsWith(".gen.ts"));
const ARROWS: Arrow[] = FILES.flatMap((from) =>
  [...readFileSync(from, "utf8").matchAll(/(?:from|import|import\()\s*["']([^"']+)["']/g)].map(
    ([, to = ""]) => ({
      from,
      to: to.startsWith(".") ? relative(".", resolve(dirname(from), to)) : to,
    }),
  ),
);
const PRODUCT = ARROWS.filter(({ from }) => !/\/(test|bench|local|e2e)\/|\.test\.tsx?$/.test(from));

/** Arrows from one place to another, as lines to read in a failure. */
const arrows = (from: RegExp, to: RegExp, except = /^$/) =>
  PRODUCT.filter((a) => from.test(a.from) && to.test(a.to) && !except.test(a.to)).map(
    (a) => `${a.from} -> ${a.to}`,
  );

/** Prompts, and sentences set beside each other line by line. */
const WIDE = /^worker\/(?:features\/analysis\/(?:writers\/prompt|question\/model)|test\/ai\/reworded)\//;

const feature = (path: string) => path.match(/^worker\/features\/([^/]+)\//)?.[1];

describe("walls", () => {
  it("shared imports only zod and itself", () => {
    expect(arrows(/^shared\//, /./, /^(zod$|shared\/)/)).toEqual([]);
  });

  it("worker and pages never import each other", () => {
    expect(arrows(/^worker\//, /^pages\//)).toEqual([]);
    expect(arrows(/^pages\//, /^worker\//)).toEqual([]);
  });

  it("only routes, guards, app and http/ know HTTP", () => {
    const verbs = /^worker\/(features\/(?!.*\/(routes|v1|guard)\.ts$)|db\/|cron\.ts|deps\.ts)/;
    expect(arrows(verbs, /^(hono|@hono\/|worker\/http\/)/)).toEqual([]);
  });

  it("only features, db and deps speak SQL", () => {
    const speaksSql = ARROWS.filter(({ to }) => to.startsWith("drizzle-orm")).map(({ from }) => from);
    const allowed = /^worker\/(features|db|test)\/|^worker\/deps\.ts$/;
    expect(speaksSql.filter((file) => !allowed.test(file))).toEqual([]);
  });

  it("providers know no feature, no database and no HTTP layer", () => {
    expect(
      arrows(/^worker\/providers\//, /^(worker\/(features|db|http|deps|app|env)|drizzle-orm|hono)/),
    ).toEqual([]);
  });

  it("providers know no other kind of provider", () => {
    const kind = (path: string) => path.match(/^worker\/providers\/([^/]+)\//)?.[1];
    const crossing = PRODUCT.filter((a) => kind(a.from) && kind(a.to) && kind(a.from) !== kind(a.to));
    expect(crossing).toEqual([]);
  });

  it("only app.ts imports routes", () => {
    const importers = PRODUCT.filter(({ to }) => /^worker\/.*\/(routes|v1)\.ts$/.test(to));
    expect(importers.filter(({ from }) => from !== "worker/app.ts")).toEqual([]);
  });

  it("features use each other one way", () => {
    const order = [
      "signing",
      "auth",
      "mail",
      "webhooks",
      "markets",
      "keys",
      "x402",
      "oauth",
      "talks",
      "analysis",
      "watch",
      "billing",
      "ngma",
      "newsletter",
      "shares",
      "accounts",
      "alarms",
      "status",
      "record",
      "backups",
      "pages",
      "mcp",
    ];
    const upward = PRODUCT.filter(({ from, to }) => {
      const [a, b] = [feature(from), feature(to)];
      return a && b && a !== b && order.indexOf(b) > order.indexOf(a);
    });
    expect(upward).toEqual([]);
  });

  it("no file imports itself in a circle, not even for a type", () => {
    const next = Map.groupBy(
      PRODUCT.filter(({ from }) => !from.endsWith(".gen.ts")),
      ({ from }) => from,
    );
    const done = new Set<string>();
    const circles: string[][] = [];
    const walk = (file: string, path: string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
      if (path.includes(file) || done.has(file)) return;
      for (const { to } of next.get(file) ?? []) walk(to, [...path, file]);
      done.add(file);
    };
    for (const file of FILES) walk(file, []);
    expect(circles).toEqual([]);
  });

  it("ui knows no API and no feature", () => {
    expect(arrows(/^pages\/ui\//, /^pages\/(api|features|routes)\//)).toEqual([]);
  });

  it("page features meet only in routes", () => {
    const room = (path: string) => path.match(/^pages\/features\/([^/]+)\//)?.[1];
    const crossing = PRODUCT.filter((a) => room(a.from) && room(a.to) && room(a.from) !== room(a.to));
    expect(crossing).toEqual([]);
  });

  it("every shared file has a reader on both sides", () => {
    const readers = (file: string, side: string) => {
      const direct = PRODUCT.filter(({ to }) => to === file).map(({ from }) => from);
      const through = direct.filter((from) => from.startsWith("shared/"));
      const all = [...direct, ...PRODUCT.filter(({ to }) => through.includes(to)).map(({ from }) => from)];
      return all.some((from) => from.startsWith(side));
    };
    const shared = FILES.filter((file) => file.startsWith("shared/"));
    expect(shared.filter((file) => !readers(file, "worker/") || !readers(file, "pages/"))).toEqual([]);
  });
});

describe("rooms", () => {
  it("the top level is the agreed one", () => {
    const made = /^(\.|node_modules$|dist$|screens$|test-results$)/;
    const top = readdirSync(".").filter((name) => !made.test(name));
    expect(top.sort()).toEqual(
      [
        ...["LICENSE", "README.md", "migrations", "package-lock.json", "package.json", "pages", "shared"],
        ...["tsconfig.json", "vitest.config.ts", "worker", "wrangler.toml"],
      ].sort(),
    );
  });

  it("no folder is a drawer for anything", () => {
    const drawers = FILES.filter((file) =>
      /\/(src|lib|utils|helpers|common|services|controllers)\//.test(file),
    );
    expect(drawers).toEqual([]);
  });

  it("no file but a table of data is longer than 220 lines, and no folder holds more than 20 files", () => {
    const data = /catalogue|messages|shared\/errors|db\/schema|\/test\/|\.test\./;
    const long = FILES.filter((f) => !data.test(f) && readFileSync(f, "utf8").split("\n").length > 220);
    expect(long).toEqual([]);
    // One file an address, an agreement, an ask: these folders grow with the product.
    const lists = /\/test\/|\.test\.tsx?$|^pages\/routes\/|^shared\/|\/analysis\/asks\/[^/]+$/;
    const folders = Map.groupBy(
      FILES.filter((f) => !lists.test(f)),
      (file) => dirname(file),
    );
    expect([...folders].filter(([, files]) => files.length > 20).map(([folder]) => folder)).toEqual([]);
  });

  it("no line of code or prose is longer than 160 characters", () => {
    // Migrations stay as they were applied, and a row of a Markdown table cannot be wrapped.
    const files = globSync(["{worker,pages,shared,.github}/**/*.{ts,tsx,js,css,md}", "*.{ts,toml,md}"]);
    const isRow = (file: string, line: string) => file.endsWith(".md") && /^\s*\|/.test(line);
    const wide = files
      .filter((file) => !file.endsWith(".gen.ts") && !WIDE.test(file))
      .flatMap((file) =>
        readFileSync(file, "utf8")
          .split("\n")
          .flatMap((line, at) =>
            line.length > 160 && !isRow(file, line) ? [`${file}:${at + 1}: ${line.length}`] : [],
          ),
      );
    expect(wide).toEqual([]);
  });

  it("nothing lies deeper than four folders below worker", () => {
    expect(FILES.filter((file) => /^worker(\/[^/]+){5}\//.test(file))).toEqual([]);
  });

  it("no room is made for a single file", () => {
    const inside = (folder: string) => readdirSync(folder).filter((name) => !name.includes(".test."));
    // A Function's path is its address.
    const rooms = [...new Set(FILES.map((file) => dirname(file)))].filter(
      (room) => !/functions|\/(test|e2e)\//.test(room),
    );
    expect(rooms.filter((room) => inside(room).length < 2)).toEqual([]);
  });

  it("a class is styled in one file", () => {
    const places = new Map<string, Set<string>>();
    // The reference has a stylesheet of its own.
    const sheet = (file: string) => (file.startsWith("pages/reference/") ? "reference" : "site");
    for (const file of globSync("pages/**/*.css")) {
      const rules = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
      for (const [, heads = ""] of rules.matchAll(/([^{};@]+)\{/g))
        for (const selector of heads.split(/,(?![^(]*\))/)) {
          // A class by itself; below another one it is that one's part, in whatever file that is.
          const [name, ...others] = selector.match(/\.[a-z][\w-]*/g) ?? [];
          const subject = selector
            .trim()
            .split(/[\s>+~]+(?![^(]*\))/)
            .at(-1);
          if (!name || others.length > 0 || !subject?.includes(name)) continue;
          const key = `${sheet(file)} ${name}`;
          places.set(key, (places.get(key) ?? new Set()).add(file));
        }
    }
    expect([...places].filter(([, files]) => files.size > 1).map(([name]) => name)).toEqual([]);
  });

  it("the test of a file lies beside it", () => {
    const tests = FILES.filter((file) => /\.test\.tsx?$/.test(file) && !/\/test\//.test(file));
    const subject = (file: string) => file.replace(/\.[\w.-]*test\.tsx?$/, "");
    expect(
      tests.filter(
        (file) =>
          !/\.tsx?$/.test(subject(file)) &&
          !["ts", "tsx"].some((ending) => FILES.includes(`${subject(file)}.${ending}`)),
      ),
    ).toEqual([]);
  });
});
