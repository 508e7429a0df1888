import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import sourceTerms from "../../providers/prices/source-terms.json" with { type: "json" };
import { SOURCES } from "./list-providers.ts";

const README = readFileSync("worker/providers/prices/README.md", "utf8");

describe("the terms of the sources", () => {
  it("are told of every source that can be set up, and of no other", () => {
    expect(Object.keys(sourceTerms).sort()).toEqual(Object.values(SOURCES).sort());
  });

  it.each(Object.entries(sourceTerms))(
    "of %s stand in the README as on /status",
    (name, { credit, url, sold }) => {
      const row = README.split("\n").find((line) => line.startsWith(`| [${name}](`)) ?? "";
      expect(row).toContain(`(${url}) | ${credit} |`);
      expect(row.includes("derived")).toBe(sold === "derived");
    },
  );
});
