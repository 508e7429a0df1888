import { globSync, readFileSync } from "node:fs";
import { sum } from "simple-statistics";
import { describe, expect, it } from "vitest";
import { hashSecret, makeRandomText } from "./secrets.ts";

describe("secrets", () => {
  it("F-004: no character is likelier than another in 10^5 tokens (chi-square, 61 degrees, p = 10^-6)", () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 100_000; i++)
      for (const letter of makeRandomText(64)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const expected = 6_400_000 / 62;
    const chiSquare = sum([...counts.values()].map((n) => (n - expected) ** 2 / expected));
    expect(counts.size).toBe(62);
    expect(chiSquare).toBeLessThan(130);
  });

  it("F-004: no secret comes from Math.random", () => {
    const files = globSync("worker/{features/auth,http,providers/mail}/**/*.{ts,tsx}").filter(
      (file) => !file.includes(".test."),
    );
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((file) => readFileSync(file, "utf8").includes("Math.random"))).toEqual([]);
  });

  it("the hash is SHA-256", async () => {
    expect(await hashSecret("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});
