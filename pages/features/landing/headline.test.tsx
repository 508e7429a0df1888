import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PRODUCT } from "../../../shared/product.ts";
import { Headline } from "./headline.tsx";
import { playHeadline } from "./play-headline.ts";
import { listFrames } from "./typing.ts";

const say = ({ opening, word }: { opening: string; word: string }) => `${opening} ${word}`.trim();

describe("the frames of the headline", () => {
  const frames = listFrames();
  const of = (word: string) => frames.filter((frame) => frame.word && word.startsWith(frame.word));

  it("type the opening, letter by letter, 80 ms each", () => {
    const opening = "Decode Equities with";
    expect(frames.slice(0, opening.length)).toEqual(
      [...opening].map((_, at) => ({ opening: opening.slice(0, at + 1), word: "", ms: 80 })),
    );
  });

  it("hold each whole word for 800 ms, in the order of the words", () => {
    expect(frames.filter(({ ms }) => ms === 800).map(({ word }) => word)).toEqual([
      "Data",
      "Insights",
      "Fundamentals",
      "Analysis",
      "Artificial Intelligence",
    ]);
  });

  it("type a word with 80 ms and delete it with 50 ms a character", () => {
    expect(of("Insights").map(({ word, ms }) => [word.length, ms])).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((length) => [length, 80]),
      [8, 800],
      ...[7, 6, 5, 4, 3, 2, 1].map((length) => [length, 50]),
    ]);
  });

  it("end with the product's name, which is not deleted", () => {
    const last = frames.slice(-PRODUCT.length);
    expect(last.map(({ word }) => word)).toEqual([...PRODUCT].map((_, at) => PRODUCT.slice(0, at + 1)));
    expect(say(frames.at(-1) ?? { opening: "", word: "" })).toBe(`Decode Equities with ${PRODUCT}`);
  });
});

describe("the headline", () => {
  const preferMotion = (motion: boolean) =>
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: !motion }));
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const place = () => document.querySelector<HTMLElement>("[data-typing]");
  const shown = () => place()?.textContent?.replaceAll(/\s+/g, " ").trim();
  const open = () => {
    const view = render(<Headline />);
    const line = place();
    if (!line) throw new Error("no place to type into");
    return { ...view, stop: playHeadline(line) };
  };

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("types itself and stays with the product's name", async () => {
    preferMotion(true);
    open();
    expect(shown()).toBe("D");
    await pass(79);
    expect(shown()).toBe("D");
    await pass(1);
    expect(shown()).toBe("De");
    await pass(80 * 18);
    expect(shown()).toBe("Decode Equities with");
    await pass(80 + 80 * 3);
    expect(shown()).toBe("Decode Equities with Data");
    await pass(799);
    expect(shown()).toBe("Decode Equities with Data");
    await pass(1);
    expect(shown()).toBe("Decode Equities with Dat");
    await pass(listFrames().reduce((sum, { ms }) => sum + ms, 0));
    expect(shown()).toBe(`Decode Equities with ${PRODUCT}`);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stops where it is when its page is left", async () => {
    preferMotion(true);
    const { stop } = open();
    await pass(80 * 5);
    stop();
    await pass(60_000);
    expect(shown()).toBe("Decode");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not move for users who prefer reduced motion", async () => {
    preferMotion(false);
    open();
    expect(shown()).toBe(`Decode Equities with ${PRODUCT}`);
    await pass(60_000);
    expect(shown()).toBe(`Decode Equities with ${PRODUCT}`);
  });

  it("is read out whole and once, whatever is typed of it", async () => {
    preferMotion(true);
    const { getByRole } = open();
    await pass(500);
    expect(getByRole("heading", { level: 1, name: `Decode Equities with ${PRODUCT}` })).toBeDefined();
  });
});
