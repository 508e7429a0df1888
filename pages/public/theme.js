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
