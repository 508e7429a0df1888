import { expect, it } from "vitest";
import type { PaidTierId, TierId } from "../../../../shared/tiers.ts";
import type { Plan } from "../../keys/plan/month.ts";
import { judgeEnd } from "./judge-end.ts";

const DAY = 86_400_000;
const plan = (paymentId: string, tier: PaidTierId, from: number, until: number): Plan => ({
  ...{ paymentId, source: "crypto", tier, from: from * DAY, until: until * DAY },
});

it.each<[string, Plan[], TierId[], object]>([
  [
    "ends in two days",
    [plan("p", "enigmatic", 70, 102)],
    [],
    { say: "ends", end: { until: 102 * DAY, next: null } },
  ],
  ["ends in four days", [plan("p", "enigmatic", 70, 104)], [], { say: "later", until: 104 * DAY }],
  [
    "was moved behind an upgrade",
    [plan("q", "enigmatic", 90, 102), plan("p", "pre-enigma", 103, 133)],
    [],
    { say: "later" },
  ],
  [
    "is followed by the same plan",
    [plan("p", "enigmatic", 70, 102), plan("q", "enigmatic", 102, 133)],
    [],
    { say: "nothing" },
  ],
  [
    "is followed by a lower one",
    [plan("p", "enigmatic", 70, 102), plan("q", "pre-enigma", 103, 133)],
    [],
    { say: "ends", end: { next: { tier: "pre-enigma" } } },
  ],
  ["goes on by a subscription", [plan("p", "enigmatic", 70, 102)], ["enigmatic"], { say: "nothing" }],
  ["goes on by a higher subscription", [plan("p", "pre-enigma", 70, 102)], ["enigmatic"], { say: "nothing" }],
  ["ends beside a lower subscription", [plan("p", "enigmatic", 70, 102)], ["pre-enigma"], { say: "ends" }],
  ["is over or was taken back", [plan("q", "enigmatic", 70, 102)], [], { say: "nothing" }],
])("a payment whose plan %s", (_, plans, renewing, expected) => {
  expect(judgeEnd("p", plans, renewing, 100 * DAY)).toMatchObject(expected);
});
