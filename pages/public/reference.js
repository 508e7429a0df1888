// What the reference does beside being read: copying, and changing the theme. Without it everything can be read.
const GROUND = { dark: "#0e0c09", light: "#f9f7f1" };

for (const button of document.querySelectorAll("[data-theme-switch]")) {
  const other = () => (document.documentElement.dataset.theme === "light" ? "dark" : "light");
  const label = () => {
    button.textContent = other() === "light" ? "Light" : "Dark";
    button.setAttribute("aria-label", `Switch to the ${other()} theme`);
  };
  button.addEventListener("click", () => {
    const theme = other();
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]').content = GROUND[theme];
    try {
      localStorage.setItem("enigma.theme", JSON.stringify(theme));
    } catch {
      // Storage is blocked: it holds for this page.
    }
    label();
  });
  label();
  button.hidden = false;
}

/** A sample's text; lines of JSON are indented by their depth. */
const textOf = (figure) =>
  figure.querySelector("pre")?.textContent ??
  [...figure.querySelectorAll("code[data-depth]")]
    .map((line) => "  ".repeat(Number(line.dataset.depth)) + line.textContent)
    .join("\n");

for (const button of document.querySelectorAll("[data-copy]")) {
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    const done = await navigator.clipboard.writeText(textOf(button.closest("figure"))).then(
      () => true,
      () => false,
    );
    button.textContent = done ? "Copied" : "Copy failed";
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2_000);
  });
  button.hidden = false;
}
