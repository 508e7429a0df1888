import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChartMarks } from "../../../../shared/chart-marks.ts";
import { createQueryClient } from "../../../api/query-client.ts";
import { CandlePanel } from "./candle-panel.tsx";

/** As worker/features/pages/draw-chart.tsx draws it. */
const PICTURE = `<figure data-chart="BTC" data-source="Binance" data-since="2025-10-14">
<figcaption>BTC · daily</figcaption><div>SMA</div><p class="sr-only">Daily prices of Bitcoin.</p>
<div><div class="chart-canvas"><div><svg><path d="M0 0V9"></path></svg></div></div></div><p>Binance since</p></figure>`;

let asked: string[];
let page: HTMLElement;

beforeEach(() => {
  asked = [];
  page = document.body.appendChild(document.createElement("main"));
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return new Promise(() => {});
  });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly see: IntersectionObserverCallback;
      constructor(see: IntersectionObserverCallback) {
        this.see = see;
      }
      observe() {
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        this.see([entry], this as unknown as IntersectionObserver);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  page.remove();
  vi.unstubAllGlobals();
});

/** The panel of an asset once it is on screen. */
async function openPanel(symbol: string) {
  const client = createQueryClient(() => {});
  const draw = (marks?: ChartMarks) => (
    <StrictMode>
      <Provider>
        <QueryClientProvider client={client}>
          <CandlePanel symbol={symbol} {...(marks && { marks })} />
        </QueryClientProvider>
      </Provider>
    </StrictMode>
  );
  const { container, rerender } = render(draw());
  const mark = (marks: ChartMarks) => rerender(draw(marks));
  const figure = container.querySelector("figure") as HTMLElement;
  const settle = () => act(async () => {});
  await settle();
  return { figure, mark, settle, hasPicture: () => figure.querySelector("path") !== null };
}

const ASKED = ["/api/markets/BTC/candles?days=365"];

describe("the chart of one asset", () => {
  it("asks for its bars when it is seen", async () => {
    const { hasPicture } = await openPanel("BTC");
    expect([hasPicture(), asked]).toEqual([false, ASKED]);
  });

  it.each([
    ["a mouse over it", (figure: HTMLElement) => fireEvent(figure, new Event("pointerenter"))],
    ["a finger on it", (figure: HTMLElement) => fireEvent.click(figure)],
    ["the focus in it", () => screen.getByRole("radio", { name: "1M" }).focus()],
  ])(
    "stays the picture of the page until there is %s, and then until its bars are drawn",
    async (_, touch) => {
      page.innerHTML = PICTURE;
      const { figure, hasPicture } = await openPanel("BTC");
      expect(figure.textContent).toContain("Daily prices of Bitcoin.");
      expect(figure.textContent).toContain("Binance since 2025-10-14");
      expect([hasPicture(), asked]).toEqual([true, []]);
      await act(async () => void touch(figure));
      expect([hasPicture(), asked]).toEqual([true, ASKED]);
    },
  );

  it("stays a picture while a finger scrolls by", async () => {
    page.innerHTML = PICTURE;
    const { figure, settle } = await openPanel("BTC");
    for (const type of ["pointerenter", "pointerdown", "pointercancel"])
      fireEvent(figure, Object.assign(new Event(type), { pointerType: "touch" }));
    await settle();
    expect(asked).toEqual([]);
  });

  it("takes the picture of its own asset", async () => {
    page.innerHTML = PICTURE;
    expect((await openPanel("ETH")).hasPicture()).toBe(false);
  });

  it("asks for its bars when what is marked is no more what the picture shows", async () => {
    page.innerHTML = PICTURE;
    const { mark, settle } = await openPanel("BTC");
    mark({ cone: null, levels: [{ price: 9, name: "support", tone: "support" }] });
    await settle();
    expect(asked).toEqual(ASKED);
  });
});
