import { afterEach, describe, expect, it } from "vitest";
import { keepFocus } from "./keep-focus.ts";

const HEADER = '<a href="/">Enigma</a><a href="/markets">Markets</a><button>Docs</button><input>';

/** A screen that stands, and how it is drawn anew. */
function openScreen() {
  const root = document.createElement("main");
  root.innerHTML = HEADER;
  document.body.append(root);
  const giveBack = keepFocus(root);
  const drawAnew = () => {
    root.innerHTML = HEADER;
  };
  return { root, giveBack, drawAnew };
}

afterEach(() => document.querySelector("main")?.remove());

describe("the focus of a screen that is rendered again", () => {
  it.each(["Markets", "Docs"])("is where it was: %s", (name) => {
    const { root, giveBack, drawAnew } = openScreen();
    [...root.querySelectorAll<HTMLElement>("*")].find(({ textContent }) => textContent === name)?.focus();
    drawAnew();
    giveBack();
    expect(document.activeElement?.textContent).toBe(name);
    expect(document.activeElement?.isConnected).toBe(true);
  });

  it("is left where the screen has put it", () => {
    const { root, giveBack, drawAnew } = openScreen();
    root.querySelector("a")?.focus();
    drawAnew();
    root.querySelector("input")?.focus();
    giveBack();
    expect(document.activeElement?.tagName).toBe("INPUT");
  });

  it("is given back once: a screen that comes later has its own", () => {
    const { root, giveBack, drawAnew } = openScreen();
    root.querySelector("a")?.focus();
    drawAnew();
    giveBack();
    drawAnew();
    giveBack();
    expect(document.activeElement).toBe(document.body);
  });
});
