import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

const lastCore = availableParallelism() - 1;

/** With all its threads, and what it starts from now on. Throws where there is no such core, or no `taskset` (util-linux). */
const keepOn = (cores: string, pid: number) =>
  void execFileSync("taskset", ["-acp", cores, String(pid)], { stdio: "ignore" });

/** Keeps this process, and what it starts from now on, off the last core. Throws where there is one core, or off Linux. */
export const leaveLastCore = () => keepOn(`0-${lastCore - 1}`, process.pid);

/** Gives a process all cores again, and what it has started. */
export function takeAllCores(pid: number): void {
  keepOn(`0-${lastCore}`, pid);
  childrenOf(pid).forEach(takeAllCores);
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

/**
 * Keeps the pages of a Chrome that has shown one on the last core: those come from its zygote, which its other processes,
 * started by then, do not. Throws where it has none.
 */
export function keepPagesOnLastCore(chromePid: number) {
  const zygote = childrenOf(chromePid).find((pid) => {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return command.includes("--type=zygote") && !command.includes("--no-zygote-sandbox");
  });
  if (!zygote) throw new Error("This Chrome starts its pages otherwise.");
  keepOn(String(lastCore), zygote);
}
