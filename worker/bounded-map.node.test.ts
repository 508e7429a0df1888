import { expect, it } from "vitest";
import { BoundedMap } from "./bounded-map.ts";
import { openCounter } from "./count-in-window.ts";

it("a full map forgets what was set longest ago, however often keys come again", () => {
  const map = new BoundedMap<string, number>(2);
  map.set("a", 1).set("b", 2).set("a", 3).set("c", 4);
  expect([...map]).toEqual([
    ["a", 3],
    ["c", 4],
  ]);
});

it("each key is counted in a window of its own, which begins with its first count", () => {
  const count = openCounter(1_000);
  expect(count("a", 0)).toMatchObject({ count: 1, until: 1_000 });
  expect(count("a", 999)).toMatchObject({ count: 2, until: 1_000 });
  expect(count("b", 999)).toMatchObject({ count: 1, until: 1_999 });
  expect(count("a", 1_000)).toMatchObject({ count: 1, until: 2_000 });
});
