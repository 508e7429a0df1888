import { builtinEnvironments, type Environment } from "vitest/runtime";

const { jsdom } = builtinEnvironments;

interface Kept {
  document?: Promise<unknown>;
}
const kept = globalThis as typeof globalThis & { keptDocument?: Kept };

/** jsdom, made once for all files of a process: to make it takes longer than most of them. */
export default {
  ...jsdom,
  name: "kept-document",
  async setup(global, options) {
    kept.keptDocument ??= { document: Promise.resolve(jsdom.setup(global, options)) };
    await kept.keptDocument.document;
    return { teardown: () => {} };
  },
} satisfies Environment;
