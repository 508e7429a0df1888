import { createJSONStorage } from "jotai/utils";

/** The browser's storage as far as it lets us: blocked or full, it keeps nothing and breaks nothing. */
export const browserStorage = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** whether it was kept */
  setItem(key: string, text: string): boolean {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  removeItem(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};

/** For `atomWithStorage`. What is read may be anything, since anything can write there. */
export const keptJson: ReturnType<typeof createJSONStorage<unknown>> = createJSONStorage<unknown>(
  () => browserStorage,
);
