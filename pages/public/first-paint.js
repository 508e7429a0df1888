// Runs before the first paint, so that no theme flashes: the one that was chosen, else the system's.
(() => {
  let theme = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  try {
    const [, chosen] = /^"(light|dark)"$/.exec(localStorage.getItem("enigma.theme")) ?? [];
    theme = chosen ?? theme;
  } catch {
    // Storage is blocked: nothing was chosen.
  }
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]').content = theme === "light" ? "#f9f7f1" : "#0e0c09";
})();

// The content security policy forbids eval, which zod would try. It reads this when it is loaded.
globalThis.__zod_globalConfig = { jitless: true };

// A screen can be read without its scripts: they are fetched once it has been painted, so that they do not hold it up.
document.addEventListener("DOMContentLoaded", () => {
  const root = document.getElementById("root");
  // The reference has none: it stands as it is.
  if (!root) return;
  // What is typed into a drawing that is going to be replaced would be lost; the header's links lead on at once.
  const block = (isBlocked) => document.getElementById("main")?.toggleAttribute("inert", isBlocked);
  if (!root.hasAttribute("data-hydrate")) block(true);
  // Beginning a request and running a file take milliseconds: each is a task of its own, where the browser can.
  const takeTurns = async () => globalThis.scheduler?.yield?.();
  const files = root.dataset.scripts?.split(" ") ?? [];
  const start = async () => {
    const all = files.splice(0);
    const entry = all.at(-1);
    if (!entry) return;
    for (const href of all) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", crossOrigin: "", href }));
      await takeTurns();
    }
    for (const file of all.slice(0, -1)) {
      // Who needs it says so.
      await import(file).catch(() => {});
      await takeTurns();
    }
    // Without it nothing is going to replace the drawing, and its links lead on.
    await import(entry).catch(() => block(false));
  };
  // A tab in the background is not painted.
  setTimeout(start, document.hidden ? 0 : 3_000);
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
});

// Until ui/life/alive.ts says that the screen is alive, and for a part that sleeps longer until that is, presses and typed words
// are kept for it.
(() => {
  const listButtons = () => [...document.querySelectorAll("#root button")];
  const isAsleep = (element) =>
    !("alive" in document.documentElement.dataset) || element.closest("[data-asleep]");
  let pressed = null;
  const keepPress = (event) => {
    const button = event.target.closest("#root button");
    // A form with an address works without scripts.
    if (!button || button.form?.hasAttribute("action") || !isAsleep(button)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = { button, at: listButtons().indexOf(button) };
    // Focus wakes a part; Enter in a field has it already, and its keys go on there.
    if (!button.form?.contains(document.activeElement)) button.focus();
  };
  /** Tells React what the field holds, which it takes for what it put there itself. */
  const typeAgain = (field) => {
    const { value, defaultValue } = field;
    if (value === defaultValue) return;
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const pressAgain = () => {
    // The screen may have been drawn anew.
    const button = pressed?.button.isConnected ? pressed.button : listButtons()[pressed?.at];
    if (!button || isAsleep(button)) return;
    pressed = null;
    button.click();
  };
  const goOn = ({ target }) => {
    const { dataset } = document.documentElement;
    // Screens that come after the first are alive from the beginning.
    if (target === document && "alive" in dataset) return;
    dataset.alive = "";
    for (const field of target.querySelectorAll("input, textarea")) if (!isAsleep(field)) typeAgain(field);
    // What was typed has been taken in by then.
    setTimeout(pressAgain);
  };
  document.addEventListener("click", keepPress, true);
  document.addEventListener("alive", goOn);
})();
