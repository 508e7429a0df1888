/**
 * A button that is disabled while it is busy loses the focus. It gets it back once it can be pressed again, unless the
 * focus has gone on meanwhile. Returns what ends this.
 */
export function keepFocus(): () => void {
  let pressed: HTMLButtonElement | null = null;
  // A press elsewhere, even on nothing, takes the focus away for good.
  const note = ({ target }: Event) => {
    pressed = (target as Element).closest("button");
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && pressed?.isConnected && !pressed.matches(":disabled"))
      pressed.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", note);
  document.addEventListener("pointerdown", note);
  observer.observe(document.body, { subtree: true, attributeFilter: ["disabled"] });
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", note);
    document.removeEventListener("pointerdown", note);
  };
}
