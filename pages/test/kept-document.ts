import { builtinEnvironments, type Environment } from "vitest/runtime";

const { jsdom } = builtinEnvironments;
/** Of this process: a module is loaded anew for each file. */
const process = globalThis as { documentMade?: Promise<unknown> };

/** jsdom, made once for all files of a process: making it takes longer than most of them. */
export default {
  ...jsdom,
  name: "kept-document",
  async setup(global, options) {
    process.documentMade ??= Promise.resolve(jsdom.setup(global, options));
    await process.documentMade;
    return { teardown: () => {} };
  },
} satisfies Environment;
