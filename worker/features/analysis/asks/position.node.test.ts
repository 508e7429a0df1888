import { describe, expect, it } from "vitest";
import { answerSimulated as ask } from "../../../test/analysis/answer-simulated.ts";

describe("a position that is closed at a price told", () => {
  it("is worth what that price makes of it, whatever the price is now", async () => {
    const { lead, figureOf } = await ask("short eth at 3,900 5x with 2k, covered at 3610, what did i make");
    expect(figureOf("gain_percent")).toBeCloseTo(100 * (1 - 3610 / 3900));
    expect(figureOf("gain_usd")).toBeCloseTo((2000 / 3900) * (3900 - 3610));
    expect(lead).toMatch(
      /sold short at \$3,900\.00 \[f\d+\] and closed at \$3,610\.00 \[f\d+\], shows a gain of/,
    );
  });

  it("may be one that is only supposed", async () => {
    const { figureOf } = await ask("if nvidia falls to 100 how much do i lose, got 85 shares @ 131");
    expect(figureOf("gain_usd")).toBeCloseTo(85 * (100 - 131));
  });
});

describe("a position from before our bars", () => {
  it("counts from the first of them, and says so", async () => {
    const { lead, figureOf } = await ask("been holding 12 shares of Apple since feb 2005");
    expect(figureOf("asked_units")).toBe(12);
    expect(lead).toMatch(/Our bars for Apple begin on .+, so this counts from there\.$/);
  });

  it("of a day that we have says nothing of it", async () => {
    expect((await ask("been holding 12 shares of Apple since june 2025")).lead).not.toContain("begin on");
  });
});

describe("the price of a gain", () => {
  it("in dollars is what each unit must rise", async () => {
    const { lead, figureOf } = await ask("bought 10 sol at 150, at what price am i up 500 dollars");
    expect(figureOf("scenario_price")).toBe(200);
    expect(lead).toMatch(/shows a gain of \$500\.00 \[f\d+\] at \$200\.00 \[f\d+\]/);
  });

  it("in percent needs no units, and falls for a short", async () => {
    const { figureOf } = await ask("shorted sol at 150, at what price am i up 50%");
    expect(figureOf("scenario_price")).toBe(75);
  });

  it("in dollars without units asks for them", async () => {
    expect((await ask("bought sol at 150, at what price am i up 500 dollars")).lead).toContain(
      "Say how many Solana",
    );
  });
});

describe("what is bought beside a position", () => {
  it("moves its average price by its share", async () => {
    const { lead, figureOf } = await ask(
      "i own 10 aapl at 200. if i buy 30 more at 180 what's my average cost",
    );
    expect(figureOf("average_paid")).toBe((10 * 200 + 30 * 180) / 40);
    expect(lead).toMatch(
      /^With 30 \[f\d+\] more shares at \$180\.00 \[f\d+\], the average price is \$185\.00/,
    );
  });

  it("for an average asked for, is as many as bring it there at today's price", async () => {
    const { figureOf } = await ask(
      "i own 10 aapl at 1,000,000. how many more to get my average down to 500,000",
    );
    const [bought, price] = [figureOf("more_units"), figureOf("more_price")];
    expect((10 * 1_000_000 + bought * price) / (10 + bought)).toBeCloseTo(500_000);
  });

  it("cannot bring the average above what was paid by a cheaper price", async () => {
    const { lead } = await ask("i own 10 aapl at 1,000,000. how many more to get my average to 2,000,000");
    expect(lead).toMatch(/^No purchase at today’s price/);
  });
});

describe("a price paid that lies above today's", () => {
  it("comes with the odds of getting back there, by the day asked for", async () => {
    const { lead } = await ask("bought eth at 5200, any hope to break even within 42 days?");
    expect(lead).toMatch(
      /^To break even it has to rise .+ The odds that it gets back there within 42 days are/,
    );
  });

  it("and beyond half a year with the reason why there are none", async () => {
    const { lead } = await ask("bought eth at 5200, will i break even in 2 years?");
    expect(lead).toContain("too far ahead to forecast (within 2 years)");
    expect(lead).toContain("no odds over 180 days");
  });
});

it("two terms that are compared are both explained", async () => {
  expect((await ask("difference between a stock and an etf")).lead).toMatch(/^A stock is .+ An ETF is/);
});
