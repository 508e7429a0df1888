import { expect, it } from "vitest";
import { drawShare } from "./draw-share.ts";

const words = (title: string) =>
  drawShare({ question: `Analyze ${title}`, title, lead: ["one", "two"], cells: ["a", "b", "c"] });

it("a name is text in the picture, whatever signs it holds", () => {
  const svg = words(`</text><image href="x"/> & "B"`);
  expect(svg).not.toContain("<image");
  expect(svg).toContain("&lt;/text>&lt;image href=&quot;x&quot;/> &amp; &quot;B&quot;");
});

it("a long name is set smaller, so that it ends before the picture of the range", () => {
  const size = (svg: string) => Number(/font-size="([\d.]+)" fill="#fbb336">\w/.exec(svg)?.[1]);
  expect(size(words("Tesla"))).toBe(132);
  const long = "Berkshire Hathaway B";
  expect(size(words(long)) * long.length * 0.53).toBeLessThanOrEqual(720);
});
