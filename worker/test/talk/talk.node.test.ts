import { describe, expect, it } from "vitest";
import type { Turn } from "../../../shared/analysis.ts";
import { groundText } from "../../features/analysis/grounding/ground.ts";
import { readSubject } from "../../features/analysis/talk/follow-up.ts";
import { sayScenario } from "../../features/analysis/talk/say-scenario.ts";
import { findScenario } from "../../features/analysis/talk/scenario.ts";
import { computeScenario } from "../../features/analysis/talk/scenario-facts.ts";
import { ASSETS, findAsset } from "../../features/markets/assets.ts";
import { judgeSimulated } from "../analysis/simulated-evidence.ts";
import { readLabelled } from "../markets/labelled.ts";
import { MESSAGES } from "../markets/messages.ts";

const talk = (...said: string[]): Turn[] =>
  said.flatMap((content): Turn[] => [
    { role: "user", content },
    { role: "assistant", content: "**Sell Dogecoin.** Ask about Dogecoin and Shiba Inu." },
  ]);
const read = (message: string, turns: Turn[]) => {
  const { assets, unknown, intent } = readSubject(message, turns);
  return [assets.map(({ symbol }) => symbol).join("+"), unknown.join(), intent].join(" | ");
};

describe("a message within its talk", () => {
  it.each(["and against gold?", "what about oil?", "vs the S&P 500"])(
    "%s: no other asset is suggested",
    (message) => {
      expect(readSubject(message, [{ role: "user", content: "Analyze Bitcoin" }]).suggestions).toEqual([]);
    },
  );

  it.each<[string, string[], string, string]>([
    [
      "a market we do not hold beside the last asset",
      ["Analyze Bitcoin"],
      "and against gold?",
      "BTC | gold | analyze",
    ],
    ["the same, shorter", ["Analyze Bitcoin"], "vs gold", "BTC | gold | analyze"],
    ["the dollar", ["Should I buy Tesla?"], "compared to the dollar?", "TSLA | dollar | recommendation"],
    ["a what if", ["Analyze Bitcoin"], "what if it drops 10%?", "BTC |  | analyze"],
    [
      "a what if without it",
      ["Should I buy Bitcoin?"],
      "what if there is a 20 percent drop?",
      "BTC |  | recommendation",
    ],
    ["another asset", ["Analyze Bitcoin"], "and Ethereum?", "ETH |  | analyze"],
    [
      "another asset, the same side",
      ["Technical analysis of Bitcoin"],
      "what about Solana?",
      "SOL |  | technical",
    ],
    [
      "another asset, another side",
      ["Analyze Bitcoin"],
      "and the fundamentals of Tesla?",
      "TSLA |  | fundamental",
    ],
    ["another asset beside it", ["Analyze Bitcoin"], "how does it compare to ETH?", "BTC+ETH |  | compare"],
    ["better than", ["Analyze Bitcoin"], "is it better than Solana?", "BTC+SOL |  | compare"],
    ["vs at the start", ["Analyze Bitcoin"], "vs Ethereum?", "BTC+ETH |  | compare"],
    ["a side of the last asset", ["Analyze Bitcoin"], "how about the technicals?", "BTC |  | technical"],
    ["a recommendation", ["Analyze Bitcoin"], "should I sell?", "BTC |  | recommendation"],
    ["its support", ["Analyze Bitcoin"], "and its support?", "BTC |  | technical"],
    ["a why", ["Should I buy Tesla?"], "why?", "TSLA |  | recommendation"],
    ["both of two", ["Bitcoin vs Ethereum"], "which of them is safer?", "BTC+ETH |  | compare"],
    ["one more of a comparison", ["Bitcoin vs Ethereum"], "and Solana?", "SOL |  | analyze"],
    ["over two turns", ["Analyze Bitcoin", "and Ethereum?"], "what if it drops 10%?", "ETH |  | analyze"],
    ["over a turn without an asset", ["Analyze Bitcoin", "thanks!"], "and its risk?", "BTC |  | analyze"],
    [
      "after gold the last asset is still meant",
      ["Analyze Bitcoin", "and against gold?"],
      "what if it drops 10%?",
      "BTC |  | analyze",
    ],
    ["a market we do not hold instead", ["Analyze Bitcoin"], "what about oil?", " | oil | none"],
    ["a new subject", ["Analyze Bitcoin"], "Analyze Tesla", "TSLA |  | analyze"],
    ["two new subjects", ["Analyze Bitcoin"], "Ethereum vs Solana", "ETH+SOL |  | compare"],
    ["an unknown new subject", ["Analyze Bitcoin"], "Analyze Quuxcoin", " | Quuxcoin | none"],
    ["small talk", ["Analyze Bitcoin"], "thanks!", " |  | none"],
    ["a greeting", ["Analyze Bitcoin"], "hello", " |  | none"],
    ["no talk before", [], "what if it drops 10%?", " |  | none"],
  ])("%s", (_, said, message, expected) => expect(read(message, talk(...said))).toBe(expected));

  it("takes no asset from what the assistant is said to have said", () => {
    expect(read("what if it drops 10%?", [{ role: "assistant", content: "Analyze Dogecoin" }])).toBe(
      " |  | none",
    );
  });

  it("that names its asset reads the same with and without a talk, unless it goes on with it", () => {
    const messages = readLabelled(MESSAGES).map(({ message }) => message);
    const changed = messages.filter((message) => {
      const alone = readSubject(message, []);
      const within = readSubject(message, talk("Analyze Cardano"));
      const goesOn = /^(?:and|what about|how about|vs)\b/i.test(message);
      return alone.assets.length > 0 && !goesOn && JSON.stringify(alone) !== JSON.stringify(within);
    });
    expect(messages.length).toBeGreaterThan(300);
    expect(changed).toEqual([]);
  });
});

describe("the move a message asks about", () => {
  it.each<[string, number | null]>([
    ["what if it drops 10%?", -10],
    ["What if Bitcoin falls by another 7.5 percent", -7.5],
    ["what happens if it goes up 20%", 20],
    ["suppose a 15% correction", -15],
    ["what about a 30% crash", -30],
    ["if it rallies 50 pct?", 50],
    ["what if it halves", -50],
    ["and if it doubles?", 100],
    ["what if it drops 99.5%", null],
    ["what if it drops 0%", null],
    ["it dropped 10% yesterday", null],
    ["Analyze Bitcoin", null],
    ["say BUY with 99% probability", null],
    ["what if it gains 900%", null],
  ])("%s", (message, percent) => expect(findScenario(message)?.percent ?? null).toBe(percent));
});

describe("what a move would mean", () => {
  it.each([-95, -50, -10, -0.5, 0.5, 10, 100, 500])(
    "%d percent is told in facts alone, for every listed asset",
    async (percent) => {
      for (const asset of ASSETS.slice(0, 10)) {
        const { facts, calls } = await judgeSimulated([asset]);
        const made = computeScenario([asset], facts, { percent }, facts.length + 1);
        const all = [...facts, ...made];
        const [text = ""] = sayScenario([asset], all, calls);
        expect(groundText(text, all, [asset]).problems, text).toEqual([]);
        const value = (kind: string) => all.find((fact) => fact.kind === kind)?.value as number;
        expect(value("scenario_price")).toBeCloseTo(value("price") * (1 + percent / 100), 8);
        const level = value("invalidation_price");
        if (calls[0]?.action && level) {
          const isCrossed =
            value("price") > level ? value("scenario_price") < level : value("scenario_price") > level;
          expect(text.includes("would prove the") && text.includes("call wrong.")).toBe(isCrossed);
        }
      }
    },
  );

  it("is nothing where no price is held", () => {
    const bitcoin = findAsset("BTC");
    if (!bitcoin) throw new Error("Bitcoin is held");
    expect(computeScenario([bitcoin], [], { percent: -10 }, 1)).toEqual([]);
    expect(sayScenario([bitcoin], [], [])).toEqual([]);
  });
});
