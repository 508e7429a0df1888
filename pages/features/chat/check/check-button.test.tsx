import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { sampleReply } from "../../../test/sample-reply.ts";
import { openSheet } from "../../../test/sheet-driver.tsx";
import { CheckButton } from "./check-button.tsx";

afterEach(cleanup);

const HEAD = "a".repeat(64);

async function check(reply = sampleReply(), seal?: string) {
  await openSheet(reply, { actions: <CheckButton reply={reply} seal={seal} /> });
  fireEvent.click(screen.getByRole("button", { name: "Check this answer" }));
  await act(async () => {
    await import("./check-dialog.tsx");
  });
  return screen.getByRole("dialog", { name: "Check this answer" });
}

describe("Check this answer", () => {
  it("has source, age, writer, the record's checkpoint and the seal in one place", async () => {
    const record = { chain: "simulated" as const, head: HEAD, rows: 1_234 };
    const dialog = await check({ ...sampleReply(), record }, "1.ab");
    expect(within(dialog).getByText("simulated market")).toBeDefined();
    expect(dialog.textContent).toMatch(/4 facts · oldest .+ old/);
    for (const words of [/^No AI model used/, /had 1,234 rows/, HEAD, /^Sealed by our server/])
      expect(within(dialog).getByText(words)).toBeDefined();
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says what there is not", async () => {
    const dialog = await check();
    expect(within(dialog).getByText(/has no row yet/)).toBeDefined();
    expect(within(dialog).getByText(/carries no seal/)).toBeDefined();
  });
});
