import { existsSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { stateFolder } from "../local-config.ts";
import { bundleWorker, readBundle } from "./bundle-worker.ts";
import { isNoise } from "./is-noise.ts";

export interface RunningWorker {
  origin: string;
  /** Takes the code up as it is now; what does not bundle changes nothing and is thrown. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
}

interface RunOptions {
  /** 0: a free one */
  port: number;
  /** a folder of its own for what is bundled */
  bundle: string;
  /** takes what lies in that folder, where something does */
  isBundled?: boolean;
}

/** Fires the scheduled handler of a worker that runs here, by `?cron=`. */
export const SCHEDULED = "/cdn-cgi/local/scheduled";

/** A line of the log for each request and answer is not for somebody who looks for a sign-in link. */
const LOG_LINE = '{"level":"info"';

/**
 * The worker of a local configuration in Miniflare, on 127.0.0.1 and on this machine's data, with no proxy before it:
 * wrangler's drops its connection to the worker when it has rested, and a POST that is sent just then. Prints what the worker
 * prints, but for the log of requests and what is said of readers who left early.
 */
export async function runWorker(
  config: string,
  { port, bundle, isBundled }: RunOptions,
): Promise<RunningWorker> {
  const read = (isThere = false) => {
    const { workerOptions, main = "" } = unstable_getMiniflareWorkerOptions(config);
    const { modulesRules: _, ...options } = workerOptions;
    const modules =
      isThere && existsSync(bundle) ? readBundle(main, bundle) : bundleWorker(main, bundle, ["-c", config]);
    return {
      ...convertV4MiniflareOptions({
        ...{ host: "127.0.0.1", port, cf: false, unsafeTriggerHandlers: true },
        log: new Log(LogLevel.WARN),
        handleStructuredLogs: tell,
        workers: [{ ...options, name: "enigma", modules }],
      }),
      resourcePersistencePath: join(stateFolder, "v3"),
    };
  };
  const miniflare = new Miniflare(read(isBundled));
  const { origin } = await miniflare.ready;
  return {
    origin,
    reload: async () => miniflare.setOptions(read()),
    stop: () => miniflare.dispose(),
  };
}

let before = "";
function tell({ level, message }: { level: string; message: string }): void {
  const isNews = !message.startsWith(LOG_LINE) && !isNoise(message, before);
  before = message;
  if (isNews) (level === "error" || level === "warn" ? console.error : console.log)(message);
}
