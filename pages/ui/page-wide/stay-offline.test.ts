import { afterEach, describe, expect, it, vi } from "vitest";
import { stayOffline } from "./stay-offline.ts";

const NOTE = "tanstack_router_reload:no part";

function failToLoad() {
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error("no part") }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("a part that cannot be loaded", () => {
  it.each([
    ["without a network does not load the page anew", false, "1"],
    ["with one may, as after a release", true, null],
  ])("%s", (_case, isOnline, note) => {
    vi.stubGlobal("navigator", { onLine: isOnline });
    stayOffline();
    failToLoad();
    expect(sessionStorage.getItem(NOTE)).toBe(note);
  });
});
