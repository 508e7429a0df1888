import { env, waitUntil } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDeps } from "../../deps.ts";
import { askMessage } from "../../test/analysis/ask-message.ts";
import { refuseMoney } from "./convert-money.ts";
import { readQuestion } from "./question/read-question.ts";

const deps = { ...openDeps(env, { waitUntil }), ai: [] };
const ask = (message: string) => askMessage(deps, message);
type Reply = Awaited<ReturnType<typeof ask>>;
const find = ({ facts }: Reply, kind: string, asset?: string) =>
  facts
    .filter((fact) => fact.kind === kind && (!asset || fact.asset === asset))
    .map(({ value }) => Number(value));

describe("a question in other money than dollars", () => {
  it("is answered in dollars and in that money, with the rate and its day", async () => {
    const reply = await ask("AAPL price in euros");
    const [[price], [euros], [rate]] = [
      find(reply, "price"),
      find(reply, "in_currency"),
      find(reply, "exchange_rate"),
    ];
    expect(euros).toBeCloseTo((price ?? 0) / (rate ?? 1));
    expect(reply.response).toMatch(
      /trades at \$[\d.,]+ \[f\d+\] \([\d.,]+ \[f\d+\] EUR\), .* One EUR was [\d.]+ \[f\d+\] dollars on /,
    );
  });

  it("turns what was put in on a day into dollars at that day's rate, and its worth at today's", async () => {
    const [reply, dollars] = [await ask("500€ in btc since may"), await ask("$500 in btc since may")];
    const rates = find(reply, "exchange_rate", "EUR/USD");
    expect(rates).toHaveLength(2);
    const [now, past] = rates as [number, number];
    expect(find(reply, "worth_usd")[0]).toBeCloseTo((find(dollars, "worth_usd")[0] ?? 0) * past);
    expect(find(reply, "in_currency")[0]).toBeCloseTo((find(reply, "worth_usd")[0] ?? 0) / now);
  });

  it("counts units by today's rate", async () => {
    const reply = await ask("1500€ how many shares of asml do i get");
    const [[units], [price], [rate]] = [
      find(reply, "worth_units"),
      find(reply, "price"),
      find(reply, "exchange_rate"),
    ];
    expect(units).toBeCloseTo((1500 * (rate ?? 0)) / (price ?? 1));
  });

  it("goes on in that money until dollars are named", () => {
    const now = deps.markets.now();
    const said = [{ role: "user" as const, content: "bought 2 eth at 2500€" }];
    expect(readQuestion("and at 2600?", said, now).currency).toBe("EUR");
    expect(readQuestion("and at $2600?", said, now).currency).toBeUndefined();
  });

  it("is told as not covered, for nothing, where no rates are set up", () => {
    const question = readQuestion("btc in euro", [], deps.markets.now());
    const refused = refuseMoney({ markets: { ...deps.markets, rates: null } }, question);
    expect(refused.asks).toMatchObject([{ kind: "not_held", topic: "currency" }]);
    expect(refused.currency).toBeUndefined();
  });
});
