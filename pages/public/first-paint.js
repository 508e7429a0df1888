// Runs before the first paint, so that a stored light theme does not flash dark.
(() => {
  let theme = "dark";
  try {
    if (localStorage.getItem("enigma.theme") === '"light"') theme = "light";
  } catch {
    // Storage is blocked: dark it is.
  }
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]').content = theme === "light" ? "#f9f7f1" : "#0e0c09";
})();

// A screen can be read without its scripts: they are fetched once it has been painted, so that they do not hold it up.
document.addEventListener("DOMContentLoaded", () => {
  let scripts = document.getElementById("root").dataset.scripts?.split(" ") ?? [];
  const fetchScripts = () => {
    for (const [at, file] of scripts.entries()) {
      const isEntry = at === 0;
      const element = document.createElement(isEntry ? "script" : "link");
      Object.assign(
        element,
        isEntry
          ? { type: "module", crossOrigin: "", src: file }
          : { rel: "modulepreload", crossOrigin: "", href: file },
      );
      document.head.append(element);
    }
    scripts = [];
  };
  new PerformanceObserver(fetchScripts).observe({ type: "paint", buffered: true });
  // A tab in the background is not painted.
  setTimeout(fetchScripts, document.hidden ? 0 : 3_000);
});
