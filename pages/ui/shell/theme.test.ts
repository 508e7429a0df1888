import { createStore } from "jotai";
import { afterEach, describe, expect, it, vi } from "vitest";

/** A system whose theme can be changed; the atom is read anew, as when the page is opened. */
async function openTheme(system: "dark" | "light") {
  const list = new EventTarget();
  const media = Object.assign(list, { matches: system === "light" });
  vi.stubGlobal("matchMedia", () => media);
  vi.resetModules();
  const { themeAtom } = await import("./theme.ts");
  const store = createStore();
  const leave = store.sub(themeAtom, () => {});
  const change = (to: "dark" | "light") => {
    media.matches = to === "light";
    list.dispatchEvent(new Event("change"));
  };
  return {
    read: () => store.get(themeAtom),
    choose: (to: "dark" | "light") => store.set(themeAtom, to),
    change,
    leave,
  };
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the theme", () => {
  it("is the system's, and follows when that changes", async () => {
    const { read, change, leave } = await openTheme("light");
    expect(read()).toBe("light");
    change("dark");
    expect(read()).toBe("dark");
    leave();
  });

  it("is the chosen one from then on, whatever the system says", async () => {
    const { read, choose, change, leave } = await openTheme("light");
    choose("dark");
    expect(read()).toBe("dark");
    change("light");
    expect(read()).toBe("dark");
    leave();
    expect((await openTheme("light")).read()).toBe("dark");
  });

  it("is the system's if the storage has an unknown value", async () => {
    localStorage.setItem("enigma.theme", '"pink"');
    expect((await openTheme("light")).read()).toBe("light");
  });
});
