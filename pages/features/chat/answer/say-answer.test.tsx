import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { sampleReply } from "../../../test/sample-reply.ts";
import { openSheet } from "../../../test/sheet-driver.tsx";

afterEach(cleanup);

/** English words that labels of an answer are full of. */
const ENGLISH =
  /\b(?:the|points|score|neutral:|figure|source|value|call|days|range|best|facts|old|ahead|this|copy|share|retry|close|open)\b/i;

async function openGerman(words = "**Buy** für Bitcoin bei 93.429,20 $ [f1].") {
  const sample = sampleReply(words);
  const [call] = sample.calls;
  if (!call) throw new Error("the sample has no call");
  const own = { bull: [], bear: [], context: [], contributions: [], invalidation: null };
  const calls = [{ ...call, ...own, reason: "Der Trend steigt.", language: "de" as const }];
  const { container } = await openSheet({ ...sample, calls, language: "de" }, { isOpen: true, seal: "1.ab" });
  await screen.findByText("Deutet nach oben");
  return container;
}

describe("the answer to a German question", () => {
  it("has German labels, and figures as German writes them", async () => {
    await openGerman();
    for (const words of ["BTC Bitcoin · auf 30 Tage", "SIMULIERTER MARKT", "Ohne KI-Modell geschrieben"])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getAllByText("93.429,20\u00a0$", { normalizer: (text) => text }).length).toBeGreaterThan(1);
    expect(screen.queryByText("$93,429.20")).toBeNull();
  });

  it("has no English around it but what providers wrote", async () => {
    const sheet = await openGerman();
    fireEvent.click(screen.getByRole("button", { name: "Diese Antwort prüfen" }));
    await screen.findByRole("region", { name: "Diese Antwort prüfen" });
    const heard = [...sheet.querySelectorAll("[aria-label]")].map((part) => part.getAttribute("aria-label"));
    for (const words of [sheet.textContent, ...heard]) expect(words).not.toMatch(ENGLISH);
  });

  it("names its facts in the list as the language does", async () => {
    const sheet = await openGerman();
    const names = [...sheet.querySelectorAll("[data-fact] [scope=row]")].map(
      ({ textContent }) => textContent,
    );
    expect(names).toContain("Preis");
    expect(names).not.toContain("Price");
  });

  it("opens with the call and its chance, as in English", async () => {
    const sheet = await openGerman();
    expect(sheet.textContent).toMatch(
      /Trendsignal: Buy\. Chance auf einen höheren Schlusskurs in 30 Tagen: 54\s%; kein belegter Vorsprung\./,
    );
  });

  it("opens with the reasons where these are asked for", async () => {
    const sheet = await openGerman(
      "Die Gründe: Der Trend steigt; das ergibt eine Punktzahl von +40 und damit Buy.",
    );
    expect(sheet.textContent).toContain("Die Gründe: Der Trend steigt");
    expect(sheet.textContent).not.toContain("Trendsignal");
  });

  it("keeps the name of a call, which is the specification's", async () => {
    await openGerman();
    expect(screen.getAllByText("Buy").length).toBeGreaterThan(0);
  });
});

describe("the answer to an English question", () => {
  it("stays as it is", async () => {
    await openSheet();
    expect(screen.getByText("Points up")).toBeTruthy();
    expect(screen.getAllByText("$93,429.20").length).toBeGreaterThan(0);
  });
});
