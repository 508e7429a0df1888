import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../../shared/newsletter.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";

const problem = (code: string, error: string, status: number) =>
  json(
    {
      type: `/api-docs/errors/${code}`,
      title: error,
      status,
      detail: error,
      error,
      code,
      requestId: "r",
      retryable: false,
      charged: 0,
    },
    status,
  );

let calls: { path: string; body: unknown }[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  answer = () => json({ success: true });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (!path.startsWith("/api/newsletter/")) return json([]);
    calls.push({ path, body: init.body ? JSON.parse(init.body as string) : undefined });
    return answer();
  });
});
afterEach(closeSite);

const form = () => {
  const found = document.querySelector<HTMLFormElement>(".newsletter-form");
  if (!found) throw new Error("no newsletter form");
  return found;
};
const field = () => within(form()).getByLabelText<HTMLInputElement>("Email");
const button = () => within(form()).getByRole<HTMLButtonElement>("button");
const note = () => within(form()).getByRole("status").textContent;
const toast = () => document.querySelector("[data-toast]")?.textContent ?? "";
async function subscribe(email: string) {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.submit(form());
  await pass(20);
}

describe("the newsletter's form", () => {
  beforeEach(async () => {
    await openSite("/");
    await pass(20);
  });

  it.each([
    ["an empty", ""],
    ["a blank", "   "],
  ])("asks for an address when it gets %s one, and sends nothing", async (_case, email) => {
    await subscribe(email);
    expect(toast()).toContain("Email required");
    expect(toast()).toContain("Please enter your email address");
    expect(note()).toBe("Please enter your email address");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(calls).toEqual([]);
    fireEvent.change(field(), { target: { value: "a" } });
    expect(field().getAttribute("aria-invalid")).toBe("false");
  });

  it("sends what was typed, once, and waits with a disabled field and three dots", async () => {
    let finish = (_reply: Response) => {};
    answer = () => new Promise<Response>((resolve) => (finish = resolve));
    await subscribe(" ada@example.com ");
    expect([field().disabled, button().textContent]).toEqual([true, "..."]);
    fireEvent.submit(form());
    await pass(20);
    finish(json({ success: true }));
    await pass(20);
    expect(calls).toEqual([{ path: "/api/newsletter/subscribe", body: { email: "ada@example.com" } }]);
    expect([field().disabled, button().textContent]).toEqual([false, "Subscribe"]);
  });

  it("says that it worked, that a click is still needed, and clears the field", async () => {
    await subscribe("ada@example.com");
    expect(toast()).toContain("Success!");
    expect(toast()).toContain("You've successfully subscribed to our newsletter");
    expect(note()).toContain("confirmation link");
    expect(field().value).toBe("");
  });

  it("says why it did not, in the server's words where it has any, and keeps what was typed", async () => {
    answer = () => problem("email_invalid", "Please enter a valid email address.", 400);
    await subscribe("ada@localhost");
    expect(toast()).toContain("Subscription failed");
    expect(toast()).toContain("Please enter a valid email address.");
    expect(note()).toBe("Please enter a valid email address.");
    expect(field().value).toBe("ada@localhost");
    answer = () => Promise.reject(new TypeError("no network"));
    await subscribe("ada@example.com");
    expect(toast()).toContain("Failed to subscribe. Please try again.");
  });
});

describe("a link of the newsletter", () => {
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

  it("that confirms takes a click, and its token leaves the address", async () => {
    answer = () => json({ state: "subscribed" });
    const { history } = await openSite("/newsletter?confirm=abc");
    await pass(50);
    expect(history.location.href).toBe("/newsletter");
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
    await pass(20);
    expect(calls).toEqual([{ path: "/api/newsletter/confirm", body: { token: "abc" } }]);
    expect(heading()).toBe("You are on the list");
  });

  it("that unsubscribes does so by itself, once", async () => {
    answer = () => json({ state: "unsubscribed" });
    const { history } = await openSite("/newsletter?unsubscribe=a%2Fb");
    await pass(50);
    expect(history.location.href).toBe("/newsletter");
    expect(calls).toEqual([{ path: "/api/newsletter/unsubscribe?token=a%2Fb", body: undefined }]);
    expect(heading()).toBe("You are unsubscribed");
  });

  it("does nothing in a page nobody sees yet", async () => {
    answer = () => json({ state: "unsubscribed" });
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await openSite("/newsletter?unsubscribe=abc");
    await pass(1_000);
    expect(calls).toEqual([]);
    visibility.mockReturnValue("visible");
    fireEvent(document, new Event("visibilitychange"));
    await pass(50);
    expect(calls.length).toBe(1);
    visibility.mockRestore();
  });

  it("that is not valid any more says so and offers the form", async () => {
    answer = () => problem("newsletter_link_invalid", "This link is no longer valid.", 410);
    await openSite("/newsletter?unsubscribe=abc");
    await pass(50);
    expect(heading()).toBe("This link is no longer valid");
    answer = () => json({ success: true });
    await subscribe("ada@example.com");
    expect(note()).toContain("confirmation link");
  });

  it("that could not be followed can be tried again", async () => {
    answer = () => Promise.reject(new TypeError("no network"));
    await openSite("/newsletter?unsubscribe=abc");
    await pass(50);
    expect(heading()).toBe("That did not work");
    answer = () => json({ state: "unsubscribed" });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await pass(20);
    expect(heading()).toBe("You are unsubscribed");
  });

  it("is not needed to subscribe", async () => {
    await openSite("/newsletter");
    await pass(20);
    expect(heading()).toBe("Newsletter");
    await subscribe("ada@example.com");
    expect(calls.length).toBe(1);
  });
});
