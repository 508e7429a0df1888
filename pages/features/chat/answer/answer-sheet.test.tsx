import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { sampleReply } from "../../../test/sample-reply.ts";
import { cutCitations } from "../facts/facts.ts";
import { AnswerSheet } from "./answer-sheet.tsx";
import { Prose } from "./prose.tsx";

afterEach(cleanup);

const show = (reply = sampleReply()) =>
  render(
    <AnswerSheet reply={reply} chart={(symbol) => <p>chart of {symbol}</p>} onAsk={() => {}}>
      {null}
    </AnswerSheet>,
  );

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

describe("cutting a text at its citations", () => {
  it.each([
    ["no citation", "up 3%", ["up 3%"]],
    ["one after a number", "up 3% [f1], so", ["up ", { word: "3%", id: "f1", after: "," }, " so"]],
    [
      "two in a row",
      "a [f1][f2].",
      [
        { word: "a", id: "f1", after: "" },
        { word: "", id: "f2", after: "." },
      ],
    ],
    ["at the start", "[f12] b", [{ word: "", id: "f12", after: "" }, " b"]],
    ["brackets that are none", "[x] [f] [g1]", ["[x] [f] [g1]"]],
  ])("%s", (_case, text, parts) => expect(cutCitations(text)).toEqual(parts));
});

describe("a citation", () => {
  const openFirst = () => {
    show();
    const chip = screen.getAllByRole("button", { name: "Fact 1: Price $93,429.20" })[0] as HTMLElement;
    chip.focus();
    fireEvent.click(chip);
    return { chip, popover: screen.getByLabelText("Fact 1") };
  };

  it("opens its fact: label, value, source and moment", () => {
    const { popover } = openFirst();
    for (const text of ["Price", "$93,429.20", "simulated market", "2026-03-02 10:00:00 UTC"])
      expect(within(popover).getByText(text)).toBeDefined();
    expect(within(popover).getByText(/old$/).getAttribute("data-tip")).toBe("2026-03-02 10:00:00 UTC");
  });

  it("closes by Escape and gives the focus back", () => {
    const { chip, popover } = openFirst();
    fireEvent.keyDown(popover, { key: "Escape" });
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
    expect(document.activeElement).toBe(chip);
  });

  it("leads to the list of all facts", () => {
    const { popover } = openFirst();
    fireEvent.click(within(popover).getByText("Show in list"));
    expect(document.querySelector("details")?.open).toBe(true);
    expect(document.activeElement?.textContent).toContain("$93,429.20");
  });

  it("of a fact we do not hold stays text", () => {
    show(sampleReply("Up 900% [f99]."));
    expect(screen.getByText(/Up/).closest("p")?.textContent).toBe("Up 900%[f99].");
  });

  it("inside code stays code", () => {
    const { container } = render(<Prose text="`[f1]`" />);
    expect(container.querySelector("code")?.textContent).toBe("[f1]");
  });
});

describe("an answer", () => {
  it("shows the call with its probability, base rate, n and horizon", () => {
    show();
    const call = screen.getByRole("region", { name: "Call on Bitcoin" });
    for (const text of ["Buy", "184", "52.1%", "Close of 2026-03-01, 30 days ahead"])
      expect(within(call).getByText(text)).toBeDefined();
    expect(within(call).getAllByText("54.9%")).toHaveLength(2);
  });

  it("shows why there is no call", () => {
    const reply = sampleReply();
    const [call] = reply.calls;
    if (!call) throw new Error("the sample has a call");
    const none = {
      action: null,
      reason: "Too little history.",
      score: null,
      probability: null,
      baseRate: null,
    };
    show({ ...reply, calls: [{ ...call, ...none, n: null, contributions: [] }] });
    expect(screen.getByText("No call")).toBeDefined();
    expect(screen.getByText("Too little history.")).toBeDefined();
    expect(screen.queryByText(/54\.9%/)).toBeNull();
  });

  it("adds the reasons up to the score", () => {
    show();
    const table = screen.getByRole("table", { name: "Score of BTC, −100 to +100" });
    const points = within(table)
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.lastElementChild?.textContent);
    expect(points).toEqual(["+25", "−7", "+18"]);
  });

  it.each([
    ["live", "LIVE"],
    ["simulated", "SIMULATED MARKET"],
    ["replay", "REPLAY 2026-03-02"],
  ] as const)("says that its market is %s, which engine wrote it, and the disclaimer", (market, mark) => {
    const reply = sampleReply();
    show({ ...reply, data: { ...reply.data, market } });
    expect(screen.getByText(mark)).toBeDefined();
    expect(screen.getByText("engine builtin")).toBeDefined();
    expect(screen.getByText(reply.disclaimer)).toBeDefined();
  });

  it("keeps all facts at hand, closed", () => {
    show();
    expect(screen.getByText("All 3 facts").closest("details")?.open).toBe(false);
  });
});
