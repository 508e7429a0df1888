import { describe, expect, it } from "vitest";
import { sampleReply } from "../../../test/sample-reply.ts";
import { findMarks } from "./find-marks.ts";

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
