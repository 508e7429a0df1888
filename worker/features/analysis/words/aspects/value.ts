import { cite, citeSigned, findNumber, mark } from "../figures.ts";
import type { Aspect } from "./aspect.ts";

export const GROWTH: Aspect = {
  kinds: ["revenue_growth", "fiscal_period"],
  wordings: (f) => {
    const grew = (findNumber(f, "revenue_growth") ?? 0) >= 0;
    const [change, period] = [cite(f, "revenue_growth"), cite(f, "fiscal_period")];
    return [
      `Revenue ${grew ? "grew" : "shrank"} by ${change} in ${period}.`,
      `In ${period} revenue ${grew ? "rose" : "fell"} ${change} on the year before.`,
      `The top line ${grew ? "gained" : "lost"} ${change} in ${period}.`,
    ];
  },
};

export const MARGIN: Aspect = {
  kinds: ["net_margin"],
  wordings: (f) => {
    const value = findNumber(f, "net_margin") ?? 0;
    const margin = cite(f, "net_margin");
    if (value < 0)
      return [
        `The company lost ${margin} of its revenue.`,
        `It runs at a loss, a net margin of ${citeSigned(f, "net_margin")}.`,
      ];
    const kind = value >= 20 ? "high" : "ordinary";
    return [
      `A net margin of ${margin} is ${kind}.`,
      `Of its revenue ${margin} stays as net profit, a margin that is ${kind}.`,
    ];
  },
};

export const EARNINGS_PRICE: Aspect = {
  kinds: ["pe_ratio"],
  wordings: (f) => {
    const value = findNumber(f, "pe_ratio") ?? 40;
    const side = value < 38 ? "on the cheap side" : value > 42 ? "on the dear side" : "in the middle";
    const ratio = cite(f, "pe_ratio");
    return [
      `At ${ratio} times earnings the share is ${side} of our scale.`,
      `The price is ${ratio} times earnings, ${side} of our scale.`,
      `A P/E of ${ratio} is ${side} of our scale.`,
    ];
  },
};

export const ISSUED: Aspect = {
  kinds: ["supply_issued"],
  wordings: (f) => {
    const value = findNumber(f, "supply_issued") ?? 0;
    const share = cite(f, "supply_issued");
    if (value >= 90)
      return [
        `${share} of the maximum supply is issued, so little dilution is ahead.`,
        `Dilution is nearly over, with ${share} of the maximum supply issued.`,
      ];
    if (value <= 60)
      return [
        `Only ${share} of the maximum supply is issued; the rest will dilute holders.`,
        `Dilution lies ahead: ${share} of the maximum supply is issued so far.`,
      ];
    return [`${share} of the maximum supply is issued.`, `So far ${share} of the maximum supply is out.`];
  },
};

export const MOOD: Aspect = {
  kinds: ["fear_greed", "fear_greed_class"],
  wordings: (f) => {
    const [index, reading] = [
      cite(f, "fear_greed"),
      `“${f.book.get("fear_greed_class")?.text}” ${mark(f, "fear_greed_class")}`,
    ];
    return [
      `The Fear & Greed index reads ${index}, ${reading}.`,
      `Market mood: ${reading}, with the Fear & Greed index at ${index}.`,
      `Sentiment across the market is ${reading}; the Fear & Greed index is ${index}.`,
    ];
  },
};
