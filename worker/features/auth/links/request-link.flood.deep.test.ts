import { describe, expect, it } from "vitest";
import { openBrowser, openMailbox } from "../../../test/auth/browser.ts";
import { someAddress, someEmail } from "../../../test/people.ts";

describe("F-229: a flood from one network", () => {
  it("2,000 requests from one /48 take less than a hundredth of the day's mails, and a newcomer elsewhere signs in", async () => {
    const mailbox = openMailbox();
    const ask = async (address: string) => (await openBrowser({ address }).ask(someEmail())).status;
    const statuses: number[] = [];
    for (let i = 0; i < 2_000; i++) statuses.push(await ask(`2001:db8:f229:${i.toString(16)}::1`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(new Set(statuses)).toEqual(new Set([200, 403]));
    expect(await ask(someAddress())).toBe(200);
    expect(mailbox.mails).toHaveLength(11);
  });
});
