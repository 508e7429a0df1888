import { median } from "simple-statistics";
import { rendererOf } from "../../pages/prerender/renderer-folder.ts";
import type { RenderedPage } from "../../pages/renderer.js";
import { siteFolder } from "../local/local-config.ts";

const PATHS = ["/markets/BTC", "/markets/TSLA", "/markets", "/record"];
const WARM_UP = 50;
const RUNS = 200;

/**
 * CPU milliseconds of drawing each page that our Function draws, with what the product at `port` says: the first one of this
 * process, and the median of 200 once it is warm. In Node, since workerd's clock stands still while it computes.
 */
export async function measureRendering(port: number) {
  const origin = `http://127.0.0.1:${port}`;
  const { renderPage } = (await import(`${rendererOf(siteFolder(port))}/renderer.js`)) as {
    renderPage: (order: object) => Promise<RenderedPage>;
  };
  const pages = new Map<string, string>();
  const ask = async (path: string): Promise<unknown> => {
    const text = pages.get(path) ?? (await (await fetch(origin + path)).text());
    pages.set(path, text);
    return JSON.parse(text);
  };
  const measured: Record<string, Record<"firstMs" | "medianMs" | "htmlBytes" | "stateBytes", number>> = {};
  for (const href of PATHS) {
    const times: number[] = [];
    let page: RenderedPage | undefined;
    for (let run = 0; run < WARM_UP + RUNS; run++) {
      const before = process.cpuUsage();
      page = await renderPage({ origin, href, ask });
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1_000);
    }
    measured[href] = {
      firstMs: Math.round(times[0] ?? 0),
      medianMs: Number(median(times.slice(WARM_UP)).toFixed(1)),
      htmlBytes: Buffer.byteLength(page?.html ?? ""),
      stateBytes: Buffer.byteLength(JSON.stringify(page?.state)),
    };
  }
  return measured;
}
