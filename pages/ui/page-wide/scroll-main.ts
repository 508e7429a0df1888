const KEYS = new Set([" ", "PageDown", "PageUp", "ArrowDown", "ArrowUp", "Home", "End"]);

/**
 * Not the window scrolls but what is in `main`: a key that scrolls and has no other place to go is its own. Returns what
 * ends this.
 */
export function scrollMain(): () => void {
  const lead = ({ key, target }: KeyboardEvent) => {
    if (target === document.body && KEYS.has(key))
      document.getElementById("main")?.focus({ preventScroll: true });
  };
  document.addEventListener("keydown", lead);
  return () => document.removeEventListener("keydown", lead);
}
