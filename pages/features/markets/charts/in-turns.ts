import { takeTurns } from "../../../api/take-turns.ts";

/** Does each step in a task of its own, all before the next picture where the browser can. Returns what ends this. */
export function inTurns(steps: readonly (() => void)[]): () => void {
  let isOver = false;
  const run = async () => {
    for (const step of steps) {
      await takeTurns();
      if (isOver) return;
      step();
    }
  };
  void run();
  return () => {
    isOver = true;
  };
}
