import { describe, expect, it } from "vitest";
import { writeProblem } from "./problem.ts";

const typeOf = (origin: string | undefined): unknown =>
  JSON.parse(writeProblem("credits_exhausted", { requestId: "r", origin })).type;

describe("a problem names the page of its code", () => {
  it.each([
    [
      "by the site's own address",
      "https://enigma.example",
      "https://enigma.example/api-docs/errors/credits_exhausted",
    ],
    [
      "also where that was written with a slash",
      "https://enigma.example/",
      "https://enigma.example/api-docs/errors/credits_exhausted",
    ],
    ["by its path where no address is set up", undefined, "/api-docs/errors/credits_exhausted"],
    ["or one that is none", "enigma", "/api-docs/errors/credits_exhausted"],
  ])("%s", (_case, origin, type) => expect(typeOf(origin)).toBe(type));
});
