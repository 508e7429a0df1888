import { describe, expect, it } from "vitest";
import { askSimulated } from "../../../../test/ai/said/ask-simulated.ts";
import { fillSlots } from "../../../../test/ai/said/read-said.ts";
import { openCheck } from "./check-sentence.ts";

/** Whether a sentence is shown in the answer about an asset of the simulated market. */
async function isShown(asked: string, text: string): Promise<boolean> {
  const draft = await askSimulated(`Should I buy ${asked}?`);
  return openCheck(draft)({ heading: null, text: fillSlots(text, draft.rest.facts) }).text !== null;
}

type Said = [asked: string, text: string];
const shown = (said: Said[]) =>
  it.each(said)("is shown where it is so, of %s: %s", async (asked, text) => {
    expect(await isShown(asked, text)).toBe(true);
  });
const dropped = (said: Said[]) =>
  it.each(said)("is not where it is not so, of %s: %s", async (asked, text) => {
    expect(await isShown(asked, text)).toBe(false);
  });

describe("a side of a zone", () => {
  shown([
    ["Microsoft", "The RSI of {MSFT rsi_14} is just below overbought."],
    ["Polkadot", "The stochastic %K of {DOT stochastic_k} sits slightly above its oversold zone."],
    ["Bitcoin", "The RSI of {BTC rsi_14} is well below overbought."],
    ["Bitcoin", "The RSI of {BTC rsi_14} is below overbought."],
    ["Bitcoin", "The RSI of {BTC rsi_14} is not above overbought."],
    ["Tesla", "Fear & Greed at {TSLA fear_greed} is above fear."],
  ]);
  dropped([
    ["Bitcoin", "The RSI of {BTC rsi_14} is just below overbought."],
    ["Bitcoin", "The stochastic %K of {BTC stochastic_k} is a touch below overbought."],
    ["Bitcoin", "Fear & Greed at {BTC fear_greed} is just above fear."],
    ["Bitcoin", "The RSI of {BTC rsi_14} is just above neutral."],
    ["Polkadot", "The stochastic %K of {DOT stochastic_k} is well above oversold."],
    ["Dogecoin", "The stochastic %K of {DOGE stochastic_k} is below overbought."],
    ["Bitcoin", "The RSI of {BTC rsi_14} is not below overbought."],
  ]);
});

const INTERVAL = "from {BTC probability_low:whole} to {BTC probability_high:whole}";
describe("an interval that holds a figure or does not", () => {
  shown([
    ["Bitcoin", `The interval ${INTERVAL} does include the base rate of {BTC base_rate:whole}.`],
    ["Bitcoin", `The base rate of {BTC base_rate:whole} lies within the interval ${INTERVAL}.`],
    ["Bitcoin", `The base rate of {BTC base_rate:whole} is not outside the interval ${INTERVAL}.`],
    ["Microsoft", "The interval from {MSFT edge_low} to {MSFT edge_high} does not include zero."],
  ]);
  dropped([
    ...["hold", "include", "contain", "cover", "take in"].map(
      (verb): Said => [
        "Bitcoin",
        `The interval ${INTERVAL} does not ${verb} the base rate of {BTC base_rate:whole}.`,
      ],
    ),
    ["Bitcoin", `The base rate of {BTC base_rate:whole} is not inside the interval ${INTERVAL}.`],
    ["Bitcoin", `The base rate of {BTC base_rate:whole} isn't in the interval ${INTERVAL}.`],
    ["Bitcoin", `The share of {BTC probability:whole} does not lie inside the interval ${INTERVAL}.`],
    ["Microsoft", "The interval from {MSFT edge_low} to {MSFT edge_high} does hold zero."],
  ]);
});

describe("a denial", () => {
  dropped([
    ["Bitcoin", `The interval ${INTERVAL} does not reach the base rate of {BTC base_rate:whole}.`],
    ["Bitcoin", "The RSI of {BTC rsi_14} does not show the mood."],
  ]);
});

describe("what speaks for it, or against it", () => {
  const trend = "the trend, with the price {BTC price_vs_sma_200:side} its 200-day average";
  const histogram = "the MACD histogram of {BTC macd_histogram}";
  shown([
    ["Bitcoin", `What speaks against it is ${trend}.`],
    ["Bitcoin", `What speaks for it is ${histogram}.`],
    ["Bitcoin", `So the call is a Sell. What speaks against it is ${histogram}.`],
    ["Bitcoin", `What speaks against it? ${histogram.replace("the", "The")}.`],
  ]);
  dropped([
    ["Bitcoin", `What speaks for it is ${trend}.`],
    ["Bitcoin", `What speaks against it is ${histogram}.`],
    ["Polkadot", "What speaks for it is the MACD histogram of {DOT macd_histogram}."],
  ]);
});
