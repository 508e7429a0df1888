import { afterEach, beforeEach, expect, inject, vi } from "vitest";
import { setClock } from "./clock.ts";
import { unexpectedLines, watchConsole } from "./console-lines.ts";

setClock(inject("moment"));
beforeEach(() => {
  setClock(inject("moment"));
  watchConsole();
});
afterEach(() => {
  const lines = unexpectedLines();
  vi.restoreAllMocks();
  expect(lines).toEqual([]);
});

declare module "vitest" {
  interface ProvidedContext {
    /** The moment at which every test begins, ISO. */
    moment: string;
  }
}
