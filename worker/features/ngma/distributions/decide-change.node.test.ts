import { describe, expect, it } from "vitest";
import { decideChange, type HandOut, type StatusChange } from "./decide-change.ts";

const MINUTE = 60_000;
const AT = 1_000 * MINUTE;
const FREE: HandOut = {
  status: "pending",
  claimedBy: null,
  claimedAt: null,
  txHash: null,
  sentAt: null,
  verifiedAt: null,
  confirmedAt: null,
};
const claimed = (by: string, minutesAgo: number): HandOut => ({
  ...FREE,
  claimedBy: by,
  claimedAt: AT - minutesAgo * MINUTE,
});
const sent = (by: string, minutesAgo: number, verified = false): HandOut => ({
  ...claimed(by, minutesAgo),
  status: "sent",
  txHash: "old",
  sentAt: AT - minutesAgo * MINUTE,
  verifiedAt: verified ? AT : null,
});
const CONFIRMED: HandOut = { ...sent("ada", 5, true), status: "confirmed", confirmedAt: AT };

const SEND: StatusChange = { status: "sent", txHash: "new" };
const AGAIN: StatusChange = { status: "sent", txHash: "old" };
const CLAIM: StatusChange = { status: "claim" };
const RELEASE: StatusChange = { status: "release" };
const CONFIRM: StatusChange = { status: "confirmed" };

const CHANGES = [CLAIM, RELEASE, SEND, AGAIN, CONFIRM];

/** As ada: the action, or the code of the refusal. */
function tryChange(now: HandOut, change: StatusChange, heldAt: number | null = null): string {
  try {
    return decideChange(now, change, { admin: "ada", at: AT, heldAt }).action;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe("what an admin, ada, may do", () => {
  it.each<[string, HandOut, Record<string, string>]>([
    ["a free one", FREE, { claim: "claimed", release: "distribution_state", send: "sent" }],
    ["her own", claimed("ada", 5), { claim: "claimed", release: "released", send: "sent" }],
    [
      "one bob claimed 29 minutes ago",
      claimed("bob", 29),
      { claim: "distribution_taken", release: "distribution_taken", send: "distribution_taken" },
    ],
    [
      "one bob claimed 30 minutes ago",
      claimed("bob", 30),
      { claim: "taken over", release: "distribution_taken", send: "distribution_taken" },
    ],
    [
      "one she sent",
      sent("ada", 5),
      {
        claim: "distribution_state",
        release: "distribution_state",
        send: "hash corrected",
        again: "distribution_state",
        confirm: "confirmed",
      },
    ],
    [
      "one she sent and Solana knows",
      sent("ada", 5, true),
      {
        claim: "distribution_state",
        release: "distribution_state",
        send: "distribution_state",
        again: "distribution_state",
        confirm: "confirmed",
      },
    ],
    [
      "one bob sent just now",
      sent("bob", 1),
      {
        claim: "distribution_taken",
        release: "distribution_state",
        send: "distribution_taken",
        confirm: "confirmed",
      },
    ],
    [
      "one bob sent long ago",
      sent("bob", 60),
      {
        claim: "taken over",
        release: "distribution_state",
        send: "distribution_taken",
        confirm: "confirmed",
      },
    ],
    [
      "one bob sent long ago and Solana knows",
      sent("bob", 60, true),
      { claim: "distribution_state", send: "distribution_taken", confirm: "confirmed" },
    ],
    [
      "a confirmed one",
      CONFIRMED,
      {
        claim: "distribution_state",
        release: "distribution_state",
        send: "distribution_state",
        again: "distribution_state",
        confirm: "distribution_state",
      },
    ],
  ])("with %s", (_, now, expected) => {
    const found = {
      claim: tryChange(now, CLAIM),
      release: tryChange(now, RELEASE),
      send: tryChange(now, SEND),
      again: tryChange(now, AGAIN),
      confirm: tryChange(now, CONFIRM),
    };
    expect(found).toMatchObject({ ...expected, confirm: expected.confirm ?? "distribution_state" });
  });

  it.each<[string, HandOut, StatusChange, string]>([
    ["is not claimed", FREE, CLAIM, "distribution_held"],
    ["is not sent", claimed("ada", 1), SEND, "distribution_held"],
    ["can be given back", claimed("ada", 1), RELEASE, "released"],
    ["that was sent before still gets its hash corrected", sent("ada", 1), SEND, "hash corrected"],
    ["that was sent before is still confirmed", sent("ada", 1), CONFIRM, "confirmed"],
  ])("one whose purchase was taken back %s", (_, now, change, expected) => {
    expect(tryChange(now, change, AT)).toBe(expected);
  });

  it("no change turns a status back, and confirming keeps the hash", () => {
    const order = ["pending", "sent", "confirmed"];
    const rows = [FREE, claimed("ada", 5), claimed("bob", 99), sent("ada", 5), sent("bob", 99), CONFIRMED];
    for (const now of rows)
      for (const change of CHANGES)
        try {
          const { next } = decideChange(now, change, { admin: "ada", at: AT, heldAt: null });
          expect(order.indexOf(next.status)).toBeGreaterThanOrEqual(order.indexOf(now.status));
          if (change === CONFIRM) expect(next.txHash).toBe(now.txHash);
        } catch (error) {
          expect((error as { code: string }).code).toMatch(/^distribution_/);
        }
  });
});
