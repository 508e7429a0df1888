/** Watches which element of a screen has the focus; the returned function gives it to the same one once the screen was drawn anew. */
export function keepFocus(root: HTMLElement): () => void {
  let last = document.activeElement;
  const note = ({ target }: FocusEvent) => {
    last = target as Element;
  };
  root.addEventListener("focusin", note);
  return () => {
    root.removeEventListener("focusin", note);
    const gone = last;
    last = null;
    if (!gone || gone.isConnected || document.activeElement !== document.body) return;
    const href = gone.getAttribute("href");
    [...root.querySelectorAll<HTMLElement>(gone.tagName)]
      .find((one) => one.textContent === gone.textContent && one.getAttribute("href") === href)
      ?.focus({ preventScroll: true });
  };
}
