import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, it } from "vitest";
import { LIMITS } from "./limit-headers.ts";

it("replies tell the limits that wrangler.toml sets", () => {
  const { ratelimits } = parse(readFileSync("wrangler.toml", "utf8")) as {
    ratelimits: { name: string; simple: { limit: number; period: number } }[];
  };
  const set = new Map(ratelimits.map(({ name, simple }) => [name, simple]));
  for (const { limit, most } of Object.values(LIMITS))
    expect([limit, set.get(limit)]).toEqual([limit, { limit: most, period: 60 }]);
  expect(new Set(Object.values(LIMITS).map(({ limit }) => limit))).toEqual(new Set(set.keys()));
});
