const FIRST_MS = 700;
/** So soon after the last one the next shows at once. */
const NEIGHBOR_MS = 300;
/** Time to reach the words with the pointer, which hold them open. */
const LEAVE_MS = 120;
const GAP_PX = 6;

function place(box: HTMLElement, owner: Element) {
  const { left, top, bottom } = owner.getBoundingClientRect();
  const below = bottom + GAP_PX + box.offsetHeight <= innerHeight;
  box.style.left = `${Math.max(GAP_PX, Math.min(left, innerWidth - box.offsetWidth - GAP_PX))}px`;
  box.style.top = `${below ? bottom + GAP_PX : top - GAP_PX - box.offsetHeight}px`;
}

/**
 * Shows the words of `data-tip` while the pointer or the focus rests on an element. Escape, a press and
 * scrolling close them. A finger brings none, so nothing may be said only here. Returns what ends this.
 */
export function startTooltips(): () => void {
  const box = document.createElement("div");
  Object.assign(box, { id: "tooltip", className: "tooltip", popover: "manual" });
  box.role = "tooltip";
  document.body.append(box);
  let owner: Element | null = null;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ending = new AbortController();

  function hide() {
    clearTimeout(timer);
    if (!owner) return;
    owner.removeAttribute("aria-describedby");
    owner = null;
    hiddenAt = performance.now();
    box.hidePopover();
  }
  function show(next: Element) {
    const words = next.getAttribute("data-tip");
    hide();
    if (!words || !next.isConnected) return;
    owner = next;
    box.textContent = words;
    if (next.ariaLabel !== words) next.setAttribute("aria-describedby", box.id);
    box.showPopover();
    place(box, next);
  }
  function rest(at: Element) {
    const next = at.closest("[data-tip]");
    clearTimeout(timer);
    if (next ? next === owner : box.contains(at)) return;
    const wait = owner || performance.now() - hiddenAt < NEIGHBOR_MS ? 0 : FIRST_MS;
    if (next) timer = setTimeout(() => show(next), wait);
    else timer = setTimeout(hide, LEAVE_MS);
  }
  const on = <T extends keyof DocumentEventMap>(type: T, run: (event: DocumentEventMap[T]) => void) =>
    document.addEventListener(type, run, { signal: ending.signal, capture: true, passive: true });
  on("pointerover", ({ pointerType, target }) => pointerType !== "touch" && rest(target as Element));
  on("focusin", ({ target }) => (target as Element).matches(":focus-visible") && rest(target as Element));
  on("focusout", () => rest(document.body));
  on("keydown", ({ key }) => key === "Escape" && hide());
  on("pointerdown", hide);
  on("click", hide);
  on("scroll", hide);
  return () => {
    hide();
    ending.abort();
    box.remove();
  };
}
