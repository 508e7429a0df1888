/** Does each step in a task of its own, after what came before it is on the screen. Returns what ends this. */
export function inTurns(steps: readonly (() => void)[]): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (at: number) => {
    const step = steps[at];
    if (!step) return;
    frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        step();
        wait(at + 1);
      });
    });
  };
  wait(0);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
