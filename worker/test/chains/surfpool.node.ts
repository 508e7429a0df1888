import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { isLoopback } from "../../loopback.ts";

const SERVE = fileURLToPath(new URL("serve-surfpool.node.ts", import.meta.url));
/** What it prints where another has taken its port for sockets, or for requests. */
const LOST = /panicked|already in use/;
/** More starts than this that lose their port are no accident. */
const STARTS = 5;

/** Surfpool is an optional dependency, for Linux on amd64 with glibc alone. */
export const HAS_SURFPOOL = isInstalled();
if (!HAS_SURFPOOL)
  console.info("Tests on surfpool are skipped: @solana/surfpool-linux-x64-gnu is not installed here.");

function isInstalled(): boolean {
  try {
    return Boolean(createRequire(import.meta.url).resolve("@solana/surfpool-linux-x64-gnu"));
  } catch {
    return false;
  }
}

/** A running surfpool: Agave's own RPC and runtime. Stop it when done. */
interface Surfpool {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts surfpool in a process of its own: it looks for free ports and opens them later, and where another has taken one by then,
 * a thread of it ends and its start never returns. Such a process is ended and another one started.
 */
export async function startSurfpool(): Promise<Surfpool> {
  for (let start = 0; start < STARTS; start++) {
    const child = fork(SERVE, { silent: true });
    const end = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    const kill = () => child.kill("SIGKILL");
    process.once("exit", kill);
    const stop = async () => {
      process.off("exit", kill);
      kill();
      await end;
    };
    const url = await awaitUrl(child);
    if (url && isLoopback(url)) return { url, stop };
    await stop();
    if (url) throw new Error("surfpool listens elsewhere");
  }
  throw new Error(`surfpool lost its ports ${STARTS} times`);
}

/** Where it listens; null where it lost a port or ended first. */
function awaitUrl(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve, reject) => {
    child.once("message", (url) => resolve(typeof url === "string" ? url : null));
    child.once("exit", () => resolve(null));
    child.once("error", reject);
    child.stdout?.resume();
    if (child.stderr) createInterface(child.stderr).on("line", (line) => LOST.test(line) && resolve(null));
  });
}
