import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { ChatReply, Fact } from "../../../../shared/analysis.ts";
import { sampleReply } from "../../../test/sample-reply.ts";
import { openSheet, TERMS } from "../../../test/sheet-driver.tsx";
import { findMarks, findPrices } from "../../../ui/chart-marks.ts";
import { cutSentences } from "../facts/facts.ts";
import Prose from "./prose.tsx";

afterEach(cleanup);

/** Whether an element's whole text is so; the last word of a sentence stands with its mark in an element of its own. */
const saysWhole = (words: RegExp) => (element: Element | null) => words.test(element?.textContent ?? "");
const paragraph = (words: RegExp) =>
  screen.getByText((_text, element) => element?.tagName === "P" && saysWhole(words)(element));

describe("a table right behind the first words", () => {
  it("is read with them, and not folded away", async () => {
    const response =
      "Support is near.\n\n| Level | Price |\n|---|---:|\n| Nearest support | 1 |\n\nOdds, no advice.";
    await openSheet({ ...sampleReply(response), calls: [], asks: [{ kind: "plan", assets: ["BTC"] }] });
    expect(screen.getByRole("cell", { name: "Nearest support" })).toBeTruthy();
    expect(screen.queryByText("Odds, no advice.")).toBeNull();
  });
});

describe("those of all on one side of a line", () => {
  it("are described by the sentence that counts them, not as a ranking", async () => {
    const sample = sampleReply("By RSI 1 of the coins we list is below 60 [f1].\n\n- Bitcoin: 46.7 [f2]");
    const [one] = sample.facts;
    if (!one) throw new Error("the sample has no facts");
    const facts: Fact[] = [
      { ...one, id: "f1", kind: "figure_asked", label: "Value asked about", text: "60", value: 60 },
      { ...one, id: "f2", kind: "rsi_14", label: "RSI", text: "46.7", value: 46.7 },
    ];
    await openSheet({ ...sample, facts, calls: [], asks: [{ kind: "ranking", assets: [] }] });
    expect(screen.getByText(/1 of the coins we list is below/)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("what of a question was not used", () => {
  it("is shown above the answer, once", async () => {
    const response = "A part of your question was not used.\n\nOne [f1].";
    await openSheet(
      { ...sampleReply(response), reading: { unused: ["238"], agreed: true, alternatives: [] } },
      { isOpen: true },
    );
    expect(screen.getByText("Not used from your question: “238”.")).toBeTruthy();
    expect(screen.queryByText(/was not used\./)).toBeNull();
  });
});

describe("Markdown of an answer", () => {
  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["an image with a handler", '<img src=x onerror="alert(1)">'],
    ["an svg", "<svg/onload=alert(1)>"],
    ["a frame", '<iframe src="https://evil.example"></iframe>'],
    ["a form", '<form action="https://evil.example"><input name=a></form>'],
    ["a Markdown image", "![x](https://evil.example/p.png)"],
    ["an image by reference", "![x][y]\n\n[y]: https://evil.example/p.png"],
    ["an image inside a link", "[![x](https://evil.example/p.png)](javascript:alert(1))"],
    ["a javascript: link", "[x](javascript:alert(1))"],
    ["a javascript: link in disguise", "[x](JaVaScRiPt&colon;alert(1))"],
    ["a javascript: link with a line break", "[x](<java\nscript:alert(1)>)"],
    ["a data: link", "[x](data:text/html,<script>alert(1)</script>)"],
    ["a vbscript: link", "[x](vbscript:x)"],
    ["a file: link", "[x](file:///etc/passwd)"],
    ["a link to nowhere", "[x](//evil.example)"],
    ["a path of our own", "[x](/app?analyze=SELL)"],
    ["an autolink", "<javascript:alert(1)>"],
    ["HTML in a table", "| a |\n|---|\n| <img src=x onerror=alert(1)> |"],
    ["HTML in a link", '[<img src=x onerror=alert(1)>](https://ok.example "t\\"onmouseover=alert(1)")'],
    ["a style", "<style>*{display:none}</style>"],
    ["a nested quote", "> > <b onclick=alert(1)>x</b>"],
    ["a definition that captures a citation", "see [f1]\n\n[f1]: javascript:alert(1)"],
  ])("makes nothing of %s", (_case, text) => {
    const { container } = render(<Prose text={text} />);
    expect(container.querySelector("script,img,svg,iframe,form,input,style,object,embed,link")).toBeNull();
    for (const element of container.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/);
        expect(value).not.toMatch(/javascript:|data:text|vbscript:|file:/i);
      }
    }
    for (const link of container.querySelectorAll("a")) expect(link.href).toMatch(/^https?:/);
  });

  it("lets http(s) links out, in a new tab that knows nothing of ours", () => {
    render(<Prose text="[filing](https://www.sec.gov/x)" />);
    const link = screen.getByRole("link", { name: "filing" });
    expect(link.getAttribute("href")).toBe("https://www.sec.gov/x");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  });

  it("is drawn: emphasis, lists, tables", () => {
    const { container } = render(<Prose text={"**b**\n\n- one\n\n| h |\n|---|\n| c |"} />);
    expect(container.querySelector("strong")?.textContent).toBe("b");
    expect(container.querySelector("li")?.textContent).toBe("one");
    expect(container.querySelector("td")?.textContent).toBe("c");
  });
});

describe("cutting a text at its sentences", () => {
  it.each([
    ["no citation", "up 3%", ["up 3%"]],
    ["two in one sentence", "Up 3% [f1], so [f2]. Fine.", ["Up 3%, so.", { ids: ["f1", "f2"] }, " Fine."]],
    ["one twice", "Up [f1] and up [f1].", ["Up and up.", { ids: ["f1"] }]],
    ["behind the full stop", "Up. [f1] Down [f2].", ["Up.", { ids: ["f1"] }, " Down.", { ids: ["f2"] }]],
    ["a figure is no end", "At $93,429.20 [f1] now.", ["At $93,429.20 now.", { ids: ["f1"] }]],
    ["brackets that are none", "[x] [f] [g1]", ["[x] [f] [g1]"]],
  ])("%s", (_case, text, pieces) => expect(cutSentences(text)).toEqual(pieces));
});

const chips = () =>
  screen.getAllByRole("button", { name: /^Source \d+: / }).map((chip) => chip.getAttribute("aria-label"));

describe("a citation", () => {
  const openFirst = async () => {
    await openSheet();
    const chip = screen.getByRole("button", { name: "Source 4: RSI, 14 days 58.2" });
    chip.focus();
    fireEvent.click(chip);
    return { chip, popover: screen.getByRole("dialog", { hidden: true }) };
  };

  it("is shown once after a sentence, numbered in reading order, and leaves no number in the text", async () => {
    const { container } = await openSheet(sampleReply("One [f1] and two [f2]. Three [f3]."), {
      isOpen: true,
    });
    expect(chips().slice(0, 4)).toEqual([
      "Source 1: Odds of closing higher 54.1%",
      "Source 2: Invalidation price $89,200.00",
      "Source 3: Price $93,429.20",
      "Source 4: RSI, 14 days 58.2",
    ]);
    expect(chips().slice(5, 7)).toEqual([
      "Source 6: Price $93,429.20; RSI, 14 days 58.2",
      "Source 7: Invalidation price $89,200.00",
    ]);
    expect(container.querySelector(".prose")?.textContent).toBe("One and two. Three.");
  });

  it("opens its fact: label, value, meaning, source and moment", async () => {
    const { popover } = await openFirst();
    for (const text of ["58.2", "simulated market", "2026-03-02 10:00:00 UTC"])
      expect(within(popover).getByText(text)).toBeDefined();
    expect(await within(popover).findByText(TERMS.rsi_14, {}, { timeout: 100_000 })).toBeDefined();
    expect(within(popover).getByText(/old$/).getAttribute("data-tip")).toBe("2026-03-02 10:00:00 UTC");
  });

  it("closes by Escape and gives the focus back", async () => {
    const { chip, popover } = await openFirst();
    fireEvent.keyDown(popover, { key: "Escape" });
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
    expect(document.activeElement).toBe(chip);
  });

  it("leads to the list of all facts, which unfolds", async () => {
    const { popover } = await openFirst();
    fireEvent.click(within(popover).getByText("Show in list"));
    await act(async () => {});
    expect(document.querySelector<HTMLDetailsElement>("details.facts")?.open).toBe(true);
    expect(document.activeElement?.textContent).toContain("RSI, 14 days58.2");
  });

  it("of a fact we do not hold stays text", async () => {
    await openSheet({ ...sampleReply("Up 900% [f99]."), calls: [], facts: [] });
    expect(screen.getByText(/Up/).closest("p")?.textContent).toBe("Up 900%.[f99]");
  });

  it("inside code stays code", () => {
    const { container } = render(<Prose text="`[f1]`" />);
    expect(container.querySelector("code")?.textContent).toBe("[f1]");
  });
});

const ETH = (reply: ChatReply): ChatReply => {
  const [call] = reply.calls as [ChatReply["calls"][number]];
  const [asset] = reply.assets as [ChatReply["assets"][number]];
  const figure = (id: string, asset: string, kind: Fact["kind"], value: number): Fact => ({
    ...(reply.facts[0] as Fact),
    ...{ id, asset, kind, label: kind, value, text: `${value}` },
  });
  return {
    ...reply,
    asks: [{ kind: "compare", assets: ["BTC", "ETH"] }],
    assets: [asset, { ...asset, symbol: "ETH", name: "Ethereum" }],
    calls: [call, { ...call, asset: "ETH", action: "Hold" }],
    facts: [
      figure("f1", "BTC", "compare_return", -9),
      figure("f2", "ETH", "compare_return", -2),
      figure("f3", "BTC", "compare_volatility", 18),
      figure("f4", "ETH", "compare_volatility", 30),
      figure("f5", "ETH", "rsi_14", 46),
    ],
  };
};

describe("an answer", () => {
  it("opens with the sentence that answers; its score waits behind how the call is made", async () => {
    await openSheet();
    const call = screen.getByRole("region", { name: "Call on Bitcoin" });
    expect(call.textContent).toMatch(
      /^Trend score: Buy\. Chance of closing higher in 30 days: 54%; no proven edge\./,
    );
    expect(within(call).getByText("BTC Bitcoin · 30 days ahead")).toBeDefined();
    const made = screen.getByText("How this call is made").closest("details");
    expect(made?.open).toBe(false);
    expect(made?.textContent).toContain("Score +18; Hold begins at +16");
    expect(screen.getByText("chart of BTC")).toBeDefined();
  });

  it.each([
    ["proven is solid and coloured", true, /bg-up/],
    ["without a proven edge is outlined", false, /border/],
  ])("with a call that is %s", async (_case, edge, look) => {
    const reply = sampleReply();
    const [call] = reply.calls as [ChatReply["calls"][number]];
    await openSheet({ ...reply, calls: [{ ...call, edge }] });
    expect(screen.getByText("Buy", { selector: "[data-strip] p" }).className).toMatch(look);
  });

  it("that follows the card of its call brings the reasons and no second card", async () => {
    const response = "Because the price is high [f1], it is a Buy.\n\nA Hold begins below.";
    await openSheet(
      { ...sampleReply(response), asks: [{ kind: "opinion", assets: ["BTC"] }] },
      {
        drawn: ["BTC 2026-03-01 Buy"],
      },
    );
    expect(screen.queryByRole("region", { name: "Call on Bitcoin" })).toBeNull();
    expect(paragraph(/^Because the price is high, it is a Buy\./)).toBeDefined();
    expect(screen.getByRole("table", { name: "Score of BTC, −100 to +100" })).toBeDefined();
  });

  it.each([
    ["has no second chart", ["BTC 2026-03-01 Buy"], 0],
    ["has its chart where the card is another asset's", ["ETH 2026-03-01 Buy"], 1],
  ])("of a figure that follows a card %s", async (_case, drawn, charts) => {
    await openSheet({ ...sampleReply(), asks: [{ kind: "risk", assets: ["BTC"] }] }, { drawn });
    expect(screen.queryAllByText("chart of BTC")).toHaveLength(charts);
  });

  it("says the line in the reader's own language in the open", async () => {
    await openSheet(sampleReply("One [f1].\n\n*Die Antwort ist auf Englisch.*"));
    expect(screen.getByText("Die Antwort ist auf Englisch.")).toBeDefined();
  });

  it("keeps each mark on the line of the word before it", async () => {
    await openSheet();
    const marks = screen.getAllByRole("button", { name: /^Source \d/ });
    for (const { parentElement: held } of marks) {
      expect(held?.className).toBe("whitespace-nowrap");
      expect(held?.textContent).toMatch(/^\S+\s*$/);
    }
  });

  it("says which way the rules point, and gives at most two reasons each way", async () => {
    const reply = sampleReply();
    const [call] = reply.calls as [ChatReply["calls"][number]];
    const bull = [1, 2, 3, 4].map((n) => ({ text: `Reason ${n} [f1].`, facts: ["f1"] }));
    await openSheet({ ...reply, calls: [{ ...call, bull }] });
    expect(
      paragraph(/^The trend is up, momentum is down\. A daily close below \$89,200\.00 would cancel/),
    ).toBeDefined();
    expect(screen.queryAllByRole("listitem").filter(saysWhole(/^\+?Reason \d/))).toHaveLength(2);
  });

  it("shows why there is no call", async () => {
    const reply = sampleReply();
    const [call] = reply.calls as [ChatReply["calls"][number]];
    const none = {
      action: null,
      reason: "Too little history.",
      score: null,
      odds: null,
    };
    await openSheet({ ...reply, calls: [{ ...call, ...none, contributions: [] }] });
    expect(screen.getByText("No call")).toBeDefined();
    expect(screen.getByText("No call. Too little history.")).toBeDefined();
    expect(screen.queryByText(/Chance of/)).toBeNull();
  });

  it("keeps points and facts folded, and renders them when they are opened", async () => {
    await openSheet();
    expect(screen.queryByRole("table")).toBeNull();
    cleanup();
    await openSheet(sampleReply(), { isOpen: true });
    const table = screen.getByRole("table", { name: "Score of BTC, −100 to +100" });
    const points = within(table)
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.lastElementChild?.textContent);
    expect(points).toEqual(["+25", "−7", "+18"]);
    cleanup();
    const [call] = sampleReply().calls;
    const halves = call?.contributions.map((one) => ({
      ...one,
      points: one.points + (one.points < 0 ? 0.5 : 0),
    }));
    await openSheet(
      {
        ...sampleReply(),
        calls: [{ ...call, contributions: halves, score: 18.5 } as ChatReply["calls"][number]],
      },
      { isOpen: true },
    );
    expect(screen.getAllByRole("row").map((row) => row.lastElementChild?.textContent)).toEqual(
      expect.arrayContaining(["+25.0", "−6.5", "+18.5"]),
    );
    expect(screen.getByText("All 4 facts").closest("details")?.open).toBe(false);
  });

  it.each([
    ["live", "LIVE"],
    ["simulated", "SIMULATED MARKET"],
    ["replay", "REPLAY 2026-03-02"],
  ] as const)(
    "says that its market is %s and leads to what that means, who wrote it, and the disclaimer",
    async (market, mark) => {
      const reply = sampleReply();
      await openSheet({ ...reply, data: { ...reply.data, market } });
      expect(screen.getByRole("link", { name: mark }).getAttribute("href")).toBe("/status#status-words");
      expect(screen.getByText("No AI model used")).toBeDefined();
      expect(screen.getByText(/^Information only, not financial advice\./)).toBeDefined();
    },
  );

  it("has the disclaimer once: its first sentence, and all of it with the reasoning", async () => {
    await openSheet();
    expect(screen.getAllByText(/financial advice/).map((line) => line.textContent)).toEqual([
      "Information only, not financial advice.",
    ]);
    cleanup();
    const reply = sampleReply();
    await openSheet(reply, { isOpen: true });
    expect(screen.getAllByText(/financial advice/).map((line) => line.textContent)).toEqual([
      reply.disclaimer,
    ]);
  });

  it("about several assets says who leads on what, marks the best of a row, and its cells open their facts", async () => {
    await openSheet(ETH(sampleReply()));
    const calls = within(screen.getByRole("list", { name: "Calls" })).getAllByRole("listitem");
    expect(calls.map(({ textContent }) => textContent)).toEqual([
      "Bitcoin is the steadiest.Buy",
      "Ethereum has the best return.Hold",
    ]);
    const rows = within(screen.getByRole("region", { name: "Comparison" })).getAllByRole("row");
    const read = (label: string) =>
      rows.find(({ textContent }) => textContent.startsWith(label))?.textContent;
    expect(read("Return")).toBe("Return, 90 days-9●best:  -2");
    expect(read("Annualised")).toBe("Annualised volatility●best:  1830");
    expect(read("RSI")).toBe("RSI, 14 days–46");
    fireEvent.click(screen.getByRole("button", { name: "46" }));
    expect(screen.getByRole("dialog", { hidden: true }).textContent).toContain("rsi_14");
    expect(screen.getByText("chart of BTC and ETH")).toBeDefined();
  });

  it("about several assets writes all percents of a column with as many decimals", async () => {
    const reply = ETH(sampleReply());
    const percents = ["−9.12%", "−2.34%", "18.00%", "30.55%"];
    const inPercent = (texts: string[]): ChatReply => ({
      ...reply,
      facts: reply.facts.map((fact, i) => ({ ...fact, text: texts[i] ?? fact.text })),
    });
    const read = () =>
      screen.getByRole("region", { name: "Comparison" }).textContent.match(/[−\d.]+%(?! range)/g);
    await openSheet(inPercent(percents));
    expect(read()).toEqual(percents);
    cleanup();
    await openSheet(inPercent(["−29.12%", "−12.34%", "18.00%", "30.55%"]));
    expect(read()).toEqual(["−29%", "−12%", "18%", "31%"]);
  });

  it("that ranks is a table, in the order of its words", async () => {
    const reply = ETH(sampleReply("First [f2], then [f1]."));
    await openSheet({ ...reply, calls: [], asks: [{ kind: "ranking", assets: [] }] });
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows).toEqual(["1ETH Ethereum-2", "2BTC Bitcoin-9"]);
  });

  it("to what something means is its words alone", async () => {
    const { container } = await openSheet({
      ...sampleReply("RSI weighs gains against losses."),
      ...{ asks: [{ kind: "definition", assets: [] }], calls: [], facts: [], assets: [] },
    });
    expect(container.querySelector(".prose")?.textContent).toBe("RSI weighs gains against losses.");
    expect(screen.queryByText("Full reasoning")).toBeNull();
    expect(screen.queryByText(/^chart of/)).toBeNull();
  });
});

describe("what a chart marks of an answer", () => {
  it("are the levels it holds of that asset, by what they mean", () => {
    const reply = sampleReply();
    const level = { ...reply.facts[0], id: "f99", kind: "support", value: 90_000 } as (typeof reply.facts)[0];
    expect(findMarks({ ...reply, facts: [...reply.facts, level] }, "BTC").levels).toContainEqual({
      ...{ price: 90_000, name: "support", tone: "support" },
    });
    expect(findMarks(reply, "ETH")).toEqual({ cone: null, levels: [] });
  });
});

describe("figures with a place on a chart", () => {
  it("are the prices of its asset, and neither amounts nor percents nor those of another", () => {
    const [one] = sampleReply().facts;
    if (!one) throw new Error("the sample has no facts");
    const of = (kind: Fact["kind"], value: number, more: Partial<Fact> = {}): Fact => ({
      ...{ ...one, asset: "BTC", unit: "usd", kind, value },
      ...more,
    });
    const facts = [
      of("support", 90_000),
      of("market_cap", 2e12),
      of("gain_usd", 5_000),
      of("drawdown", -12, { unit: "percent" }),
      of("support", 3_000, { asset: "ETH" }),
    ];
    expect(findPrices(facts, "BTC")).toEqual([90_000]);
  });
});
