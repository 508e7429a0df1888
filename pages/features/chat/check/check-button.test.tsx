import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { sampleReply } from "../../../test/sample-reply.ts";
import { openSheet } from "../../../test/sheet-driver.tsx";

afterEach(cleanup);

const HEAD = "a".repeat(64);

async function check(reply = sampleReply(), seal?: string) {
  await openSheet(reply, { seal });
  fireEvent.click(screen.getByRole("button", { name: "Check this answer" }));
  await act(async () => {
    await import("./check-panel.tsx");
  });
  return screen.getByRole("region", { name: "Check this answer" });
}

describe("Check this answer", () => {
  it("has source, age, writer, the record's checkpoint and the seal in one place", async () => {
    const record = { chain: "simulated" as const, head: HEAD, rows: 1_234 };
    const panel = await check({ ...sampleReply(), record }, "1.ab");
    const rows = within(panel).getAllByRole("row");
    expect(rows.filter((row) => row.textContent?.includes("simulated market"))).toHaveLength(4);
    for (const words of [/^No AI model used/, /had 1,234 rows/, HEAD, /^Sealed by our server/])
      expect(within(panel).getByText(words)).toBeDefined();
    fireEvent.click(within(panel).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region", { name: "Check this answer" })).toBeNull();
    expect(document.activeElement?.textContent).toContain("Check this answer");
  });

  it("says what there is not", async () => {
    const panel = await check();
    expect(within(panel).getByText(/has no rows yet/)).toBeDefined();
    expect(within(panel).getByText(/carries no seal/)).toBeDefined();
  });

  it("lights the rows of a figure that is pointed at or focused, and of no other", async () => {
    const panel = await check();
    const lit = () =>
      [...panel.querySelectorAll("[data-pointed]")].map((row) => row.getAttribute("data-fact"));
    const price = screen.getByRole("button", { name: `Price: ${sampleReply().facts[0]?.text}` });
    expect(lit()).toEqual([]);
    fireEvent.pointerEnter(price);
    expect(lit()).toEqual(["f1"]);
    fireEvent.pointerLeave(price);
    expect(lit()).toEqual([]);
    act(() => price.focus());
    expect(lit()).toEqual(["f1"]);
  });
});
