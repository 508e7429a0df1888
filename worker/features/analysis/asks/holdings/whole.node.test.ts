import { describe, expect, it } from "vitest";
import { answerSimulated } from "../../../../test/analysis/answer-simulated.ts";

const COINS = "I hold 2 BTC and 10 ETH, what can I lose in a month?";
const MIXED = "I hold 2 BTC and 40 NVDA, what can I lose in a month?";

/** All that is said of holdings where there are only so many bars of some. */
async function ask(message: string, bars: Record<string, number> = {}): Promise<string> {
  const { lead, rest } = await answerSimulated(message, bars);
  return [lead, ...rest].join("\n");
}

it("that today’s weights are chosen in hindsight is said of the worst stretch", async () =>
  expect(await ask(COINS)).toMatch(/In hindsight, with today’s weights, the worst 30 days would have been/));

it("of coins and stocks together it is said that they close at different hours", async () => {
  expect(await ask(MIXED)).toContain("Coins close at 00:00 UTC, stocks some hours earlier");
  expect(await ask(COINS)).not.toContain("00:00 UTC");
});

describe("bond funds, which have no range of their own over a month", () => {
  it.each(["60% VOO 40% BND", "40% VOO 60% BND"])("have one in a portfolio: %s", async (message) =>
    expect(await ask(`${message}, what can I lose in a month?`)).toMatch(/In 30 days we expect the whole/),
  );

  it("but not where they are most of it", async () =>
    expect(await ask("20% VOO 80% BND, what can I lose in a month?")).toMatch(
      /no range for the whole: Ranges beyond 7 days are not yet measured for bond funds/,
    ));

  it("nor do other kinds fill what bonds leave", async () =>
    expect(await ask("40% VOO 40% BND 20% VXX, what can I lose in a month?")).toMatch(/no range/));
});

describe("holdings with a short history", () => {
  it.each<[string, string, RegExp]>([
    [
      "others of its type stand in, and it is named",
      COINS,
      /The history of Ethereum begins later: before that, the others of their kind stand in/,
    ],
    [
      "in German too",
      "Ich habe 2 BTC und 10 ETH, was kann ich in einem Monat verlieren?",
      /Ethereum: Die Kurse beginnen später; davor stehen die anderen ihrer Art/,
    ],
  ])("%s", async (_, message, said) => {
    const young = await ask(message, { ETH: 300 });
    expect(young).toMatch(said);
    expect(young).not.toContain("The shared history begins");
    expect(await ask(message)).not.toMatch(said);
  });

  it("have a range of all the days that the stand-in gives them", async () => {
    expect((await answerSimulated(COINS, { ETH: 100 })).lead).toMatch(/In 30 days we expect the whole/);
  });

  it("begin with the only one of its type, which is named", async () => {
    expect(await ask(MIXED, { NVDA: 300 })).toMatch(/The shared history begins on .+, with NVIDIA\./);
    expect(await ask(MIXED)).not.toContain("The shared history begins");
  });

  it("have no range under 260 days together, and the one that shortens them is named", async () => {
    expect((await answerSimulated(MIXED, { NVDA: 200 })).lead).toMatch(
      /no range for the whole: They share fewer than 260 days .+ begins on .+, with NVIDIA\./,
    );
  });
});
