import { describe, expect, it } from "vitest";
import { placeWords } from "./split-words.ts";

describe("the words of an answer", () => {
  it.each([
    ["one sentence", "It is up 3% [f1].", "It is up 3% [f1].", ""],
    [
      "a short one, with the sentence behind it",
      "Trend score: **Sell**. Chance of closing higher in 30 days: 52% [f1]. It trades at $5 [f2].",
      "Trend score: **Sell**. Chance of closing higher in 30 days: 52% [f1].",
      "It trades at $5 [f2].",
    ],
    [
      "a citation behind the stop",
      "The price of it is up. [f1] More.",
      "The price of it is up. [f1]",
      "More.",
    ],
    ["a figure is no end", "It trades at $1.50 [f1] today, up.", "It trades at $1.50 [f1] today, up.", ""],
    [
      "a day in German is no end",
      "Solana notierte zuletzt am 24.\u00a0November 2025 bei 100,00\u00a0$ [f1] oder darunter. Jetzt ist es mehr.",
      "Solana notierte zuletzt am 24.\u00a0November 2025 bei 100,00\u00a0$ [f1] oder darunter.",
      "Jetzt ist es mehr.",
    ],
    ["a list has none", "- one thing here that is long.\n- two", "", "- one thing here that is long.\n- two"],
  ])("open with the sentence that answers: %s", (_case, response, headline, lead) => {
    expect(placeWords(response, "words")).toMatchObject({ headline, lead });
  });

  it("leave the line on the market to the top, and the reader's own language too", () => {
    const response =
      "It trades at $5 right now.\n\n*All prices here are simulated, not real.*\n\n*Auf Englisch.*";
    expect(placeWords(response, "words")).toEqual({
      headline: "It trades at $5 right now.",
      lead: "",
      rest: "",
      note: "Auf Englisch.",
    });
  });

  it.each([
    "The Nikkei itself is not covered; this is EWJ, a fund that tracks MSCI Japan, the nearest we cover.",
    "Gold itself is not covered; this is GLD, a fund that tracks it.",
    "For biotech companies as a whole, this is XBI, a fund that tracks S&P Biotechnology Select Industry.",
    "Für Biotechnologie-Unternehmen insgesamt steht hier XBI, ein Fonds auf S&P Biotechnology Select Industry.",
    "Nicht selbst abgedeckt: Gold. Abgedeckt ist GLD, ein Fonds, der es abbildet.",
  ])("leave to the top what a fund stands in for, also where a card is the answer: %s", (standIn) => {
    const said = `${standIn}\n\nTrend score: **Hold**. Chance of closing higher in 30 days: 52% [f1].`;
    const { headline, rest, note } = placeWords(said, "strip");
    expect(note).toBe(standIn);
    expect(headline).toMatch(/^Trend score/);
    expect(rest).not.toContain(standIn);
  });

  it("are folded behind a card, with the sentence that the card says in its own words", () => {
    const { lead, rest } = placeWords("It trades at $5 right now. More.\n\nRest.", "strip");
    expect([lead, rest]).toEqual(["", "It trades at $5 right now. More.\n\nRest."]);
  });
});
