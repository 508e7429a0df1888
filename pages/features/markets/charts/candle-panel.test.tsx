import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "../../../api/query-client.ts";
import type { ChartMarks } from "../../../ui/chart-marks.ts";
import { CandlePanel } from "./candle-panel.tsx";
import { pickLineTokens } from "./chart-colors.ts";
import { pictureKey, type SaidPicture } from "./queries.ts";

const SAID: SaidPicture = { said: "Daily prices of Bitcoin.", source: "Binance", since: "2025-10-14" };
/** In the place of what a server alone draws. */
const PICTURE = '<svg><path data-picture=""></path></svg>';

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

/** The panel of an asset once it is on screen; `isDrawn`: in a page that came with a picture of Bitcoin. */
async function openPanel(symbol: string, isDrawn = false) {
  const client = createQueryClient(() => {});
  if (isDrawn) client.setQueryData(pictureKey("BTC"), SAID);
  const draw = (marks?: ChartMarks) => (
    <StrictMode>
      <Provider>
        <QueryClientProvider client={client}>
          <CandlePanel symbol={symbol} {...(marks && { marks })} />
        </QueryClientProvider>
      </Provider>
    </StrictMode>
  );
  const container = page.appendChild(document.createElement("div"));
  if (isDrawn) {
    container.innerHTML = renderToString(draw());
    const place = container.querySelector(".chart-canvas > div");
    if (place) place.innerHTML = PICTURE;
  }
  const { rerender } = render(draw(), { container, hydrate: isDrawn });
  const mark = (marks: ChartMarks) => rerender(draw(marks));
  const figure = container.querySelector("figure") as HTMLElement;
  const settle = () => act(async () => {});
  await settle();
  return { figure, mark, settle, hasPicture: () => figure.querySelector("[data-picture]") !== null };
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
      const { figure, hasPicture } = await openPanel("BTC", true);
      expect(figure.textContent).toContain("Daily prices of Bitcoin.");
      expect(figure.textContent).toContain("Binance since 2025-10-14");
      expect([hasPicture(), asked]).toEqual([true, []]);
      await act(async () => void touch(figure));
      expect([hasPicture(), asked]).toEqual([true, ASKED]);
    },
  );

  it("stays a picture while a finger scrolls by", async () => {
    const { figure, settle } = await openPanel("BTC", true);
    for (const type of ["pointerenter", "pointerdown", "pointercancel"])
      fireEvent(figure, Object.assign(new Event(type), { pointerType: "touch" }));
    await settle();
    expect(asked).toEqual([]);
  });

  it("takes the picture of its own asset", async () => {
    expect((await openPanel("ETH", true)).hasPicture()).toBe(false);
  });

  it("requests its bars when the marked range no longer matches the picture", async () => {
    const { mark, settle } = await openPanel("BTC", true);
    mark({ cone: null, levels: [{ price: 9, name: "support", tone: "support" }] });
    await settle();
    expect(asked).toEqual(ASKED);
  });
});

it("an asset keeps its colour in a comparison whatever the order, and no two share one", () => {
  const [one, other] = [pickLineTokens(["ETH", "BTC", "XRP"]), pickLineTokens(["XRP", "ETH", "BTC"])];
  for (const symbol of ["BTC", "ETH", "XRP"]) expect(one.get(symbol)).toBe(other.get(symbol));
  expect(new Set(one.values()).size).toBe(3);
});
