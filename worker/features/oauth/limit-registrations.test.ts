import { describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../../shared/time.ts";
import type { AppError } from "../../errors.ts";
import { call, readProblem } from "../../test/ask.ts";
import { passTime } from "../../test/clock.ts";
import { REDIRECT } from "../../test/oauth/apps.ts";
import { someAddress } from "../../test/people.ts";
import { openRegistrations, REGISTRATIONS } from "./limit-registrations.ts";

const NOW = 0;
let sites = 0;
const someSite = () => `site ${++sites}`;

function openTells() {
  const count = openRegistrations();
  const tell = (site: string) => {
    try {
      count(site, NOW);
      return "taken";
    } catch (error) {
      return (error as AppError).code;
    }
  };
  return (site: string, times: number) => Array.from({ length: times }, () => tell(site));
}

describe("a day's registrations", () => {
  it("of one network end, over all its addresses, and begin anew a day later", async () => {
    const prefix = someAddress().split(":").slice(0, 3).join(":");
    const post = (household: number) =>
      call("/api/oauth/register", {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "CF-Connecting-IP": `${prefix}:${household.toString(16)}::1`,
        },
        body: JSON.stringify({ redirect_uris: [REDIRECT] }),
      });
    const statuses = new Set<number>();
    for (let i = 0; i < REGISTRATIONS.most; i++) statuses.add((await post(i)).status);
    expect([...statuses]).toEqual([201]);
    passTime(MINUTE_MS);
    const refused = await post(REGISTRATIONS.most);
    expect(refused.headers.get("Retry-After")).toBe(String((DAY_MS - MINUTE_MS) / 1_000));
    expect(await readProblem(refused)).toMatchObject({
      status: 429,
      code: "registration_limit",
      detail: expect.stringContaining("Client ID Metadata Document"),
    });
    passTime(DAY_MS);
    expect((await post(REGISTRATIONS.most)).status).toBe(201);
  });

  it("of a stranger with many networks leave each other network its own", () => {
    const tell = openTells();
    const beyond = REGISTRATIONS.most - REGISTRATIONS.sure;
    const strangers = Array.from({ length: Math.ceil(REGISTRATIONS.shared / beyond) + 1 }, someSite);
    const last = strangers.map((site) => tell(site, 2 * REGISTRATIONS.most).at(REGISTRATIONS.sure));
    expect(last[0]).toBe("taken");
    expect(last.at(-1)).toBe("registration_limit");
    const honest = tell(someSite(), REGISTRATIONS.sure + 1);
    expect(honest.slice(0, -1).every((told) => told === "taken")).toBe(true);
    expect(honest.at(-1)).toBe("registration_limit");
  });

  it("that one network is refused take nothing from what all share", () => {
    const tell = openTells();
    tell(someSite(), REGISTRATIONS.most + 2 * REGISTRATIONS.shared);
    expect(tell(someSite(), REGISTRATIONS.most).at(-1)).toBe("taken");
  });
});
