/** The picture of a chart that the server drew into the page. */
interface DrawnChart {
  /** our own server's HTML */
  html: string;
  /** what it shows, in a sentence */
  said: string;
  source: string;
  /** the first day of its bars, YYYY-MM-DD */
  since: string;
}

/** The picture of an asset's chart with which the page came, while that stands. */
export function findDrawn(symbol: string): DrawnChart | null {
  const figure =
    typeof document === "undefined" ? null : document.querySelector<HTMLElement>("figure[data-chart]");
  if (figure?.dataset.chart !== symbol) return null;
  const { source = "", since = "" } = figure.dataset;
  const html = figure.querySelector(".chart-canvas")?.firstElementChild?.innerHTML;
  return html ? { html, said: figure.querySelector("p")?.textContent ?? "", source, since } : null;
}
