import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Webhook, WebhookDelivery } from "../../../shared/webhooks.ts";
import { problem, signedIn, signedOut, stubAccountApi } from "../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../test/site.tsx";
// Loaded on demand in the site, which a clock that only tests move would wait for in vain.
import "./webhooks-panel.tsx";

const SECRET = `whsec_${"A".repeat(43)}=`;
const settle = () => pass(50);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

const endpointOf = (more: Partial<Webhook> = {}): Webhook => ({
  ...{ id: "we_1", url: "https://example.com/hooks", events: ["call.changed"], state: "active" },
  ...{ offReason: null, createdAt: "2026-03-01T12:00:00.000Z", oldSecretUntil: null },
  ...more,
});
const deliveryOf = (more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{ id: "msg_1", type: "call.changed", madeAt: "2026-03-02T11:00:00.000Z", state: "failed", nextAt: null },
  tries: [{ at: "2026-03-02T11:00:00.000Z", status: 503, failure: "status", tookMs: 80 }],
  ...more,
});
const listOf = (...endpoints: Webhook[]) => json({ endpoints, mayBeLocal: false });

async function open(answers: Parameters<typeof stubAccountApi>[0]) {
  const api = stubAccountApi({ "GET /api/auth/check": () => signedIn(), ...answers });
  await openSite("/account/webhooks");
  await settle();
  return api;
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") }));
afterEach(closeSite);

describe("/account/webhooks", () => {
  it("asks a visitor to sign in, and asks for nothing of anybody", async () => {
    const { calls } = await open({ "GET /api/auth/check": signedOut });
    expect(screen.queryByText("Please sign in")).not.toBeNull();
    expect(calls("GET /api/webhooks")).toEqual([]);
  });

  it("adds an endpoint with the events that were chosen, and shows its secret once", async () => {
    const { sent } = await open({
      "GET /api/webhooks": () => listOf(),
      "POST /api/webhooks": () =>
        json({ endpoint: endpointOf({ state: "unconfirmed" }), secret: SECRET }, 201),
    });
    expect(button("Add").disabled).toBe(true);
    fireEvent.change(screen.getByLabelText("Endpoint address"), {
      target: { value: " https://example.com/hooks " },
    });
    for (const box of screen.getAllByRole("checkbox").slice(1)) fireEvent.click(box);
    fireEvent.click(button("Add"));
    await settle();
    expect(sent("POST /api/webhooks")).toEqual([
      { url: "https://example.com/hooks", events: ["call.changed"] },
    ]);
    const banner = screen.getByRole("region", { name: "Your new secret" });
    expect(banner.textContent).toContain(SECRET);
    expect(document.activeElement).toBe(banner);
    fireEvent.click(button("Got it!"));
    expect(document.body.textContent).not.toContain(SECRET);
  });

  it("says why an address was refused, and keeps what was typed", async () => {
    const words = "Name a host, not an IP address.";
    await open({
      "GET /api/webhooks": () => listOf(),
      "POST /api/webhooks": () => problem(422, "webhook_address", words, { url: words }),
    });
    const field = screen.getByLabelText<HTMLInputElement>("Endpoint address");
    fireEvent.change(field, { target: { value: "https://10.0.0.1/" } });
    fireEvent.click(button("Add"));
    await settle();
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(field.value).toBe("https://10.0.0.1/");
    expect(field.getAttribute("aria-describedby")).toBe(
      screen.getAllByText(words).find(({ id }) => id)?.id ?? null,
    );
  });

  it("confirms an endpoint and shows the result next to it", async () => {
    let state: Webhook["state"] = "unconfirmed";
    await open({
      "GET /api/webhooks": () => listOf(endpointOf({ state })),
      "POST /api/webhooks/we_1/confirm": () => {
        if (state === "off") return problem(422, "webhook_unconfirmed", "It answered 401.");
        state = "active";
        return json({ endpoint: endpointOf({ state }) });
      },
    });
    expect(screen.queryByText("Not confirmed")).not.toBeNull();
    fireEvent.click(button("Confirm: https://example.com/hooks"));
    await settle();
    expect(screen.queryByText("It echoed the challenge.")).not.toBeNull();
    expect(screen.queryByText("Active")).not.toBeNull();
  });

  it("sends a test and shows its status", async () => {
    await open({
      "GET /api/webhooks": () => listOf(endpointOf()),
      "POST /api/webhooks/we_1/test": () => json({ deliveries: [deliveryOf({ type: "endpoint.test" })] }),
    });
    fireEvent.click(button("Send a test: https://example.com/hooks"));
    await settle();
    expect(screen.queryByText("Test: Failed, 503, 80 ms.")).not.toBeNull();
  });

  it("says why an endpoint is off, and until when two secrets sign", async () => {
    await open({
      "GET /api/webhooks": () =>
        listOf(
          endpointOf({ state: "off", offReason: "gone" }),
          endpointOf({
            id: "we_2",
            url: "https://b.example.com/",
            oldSecretUntil: "2026-03-03T08:00:00.000Z",
          }),
        ),
    });
    expect(screen.queryByText("It answered 410 Gone.")).not.toBeNull();
    expect(screen.queryByText("The old secret signs too until 2026-03-03 08:00:00 UTC.")).not.toBeNull();
    expect(screen.queryByText("2 of 5")).not.toBeNull();
  });

  it("shows the tries of deliveries and sends one of the last day again, or all that were missed", async () => {
    const { sent } = await open({
      "GET /api/webhooks": () => listOf(endpointOf()),
      "GET /api/webhooks/we_1/deliveries": () =>
        json({
          deliveries: [
            deliveryOf(),
            deliveryOf({ id: "msg_2", madeAt: "2026-02-27T11:00:00.000Z", state: "delivered" }),
            deliveryOf({ id: "msg_3", type: "endpoint.challenge" }),
          ],
        }),
      "POST /api/webhooks/we_1/replay": () => json({ replayed: 1 }),
    });
    fireEvent.click(button("Deliveries: https://example.com/hooks"));
    await settle();
    const section = screen.getByRole("region", { name: /^Deliveries to/ });
    expect(document.activeElement).toBe(within(section).getByRole("heading"));
    expect(section.textContent).toContain("503, 80 ms");
    expect(within(section).queryByRole("button", { name: "Send msg_2 again" })).toBeNull();
    expect(within(section).queryByRole("button", { name: "Send msg_3 again" })).toBeNull();
    fireEvent.click(button("Send msg_1 again"));
    await settle();
    fireEvent.click(button("Send missed ones again"));
    await settle();
    expect(sent("POST /api/webhooks/we_1/replay")).toEqual([{ delivery: "msg_1" }, {}]);
  });

  it("rotates and deletes only after a question", async () => {
    let endpoints = [endpointOf()];
    const { calls } = await open({
      "GET /api/webhooks": () => listOf(...endpoints),
      "POST /api/webhooks/we_1/rotate": () => json({ endpoint: endpointOf(), secret: SECRET }),
      "DELETE /api/webhooks/we_1": () => {
        endpoints = [];
        return json({ deleted: true });
      },
    });
    fireEvent.click(button("Rotate: https://example.com/hooks"));
    expect(calls("POST /api/webhooks/we_1/rotate")).toEqual([]);
    fireEvent.click(button("Rotate"));
    await settle();
    expect(screen.getByRole("region", { name: "Your new secret" }).textContent).toContain(SECRET);
    fireEvent.click(button("Delete: https://example.com/hooks"));
    fireEvent.click(button("Delete"));
    await settle();
    expect(screen.queryByText(/^No endpoints yet/)).not.toBeNull();
    expect(document.activeElement?.textContent).toBe("Endpoints");
  });

  it("changes the events of an endpoint", async () => {
    const { sent } = await open({
      "GET /api/webhooks": () => listOf(endpointOf()),
      "PATCH /api/webhooks/we_1": () => json({ endpoint: endpointOf({ events: ["credits.used"] }) }),
    });
    fireEvent.click(button("Events: https://example.com/hooks"));
    const dialog = within(screen.getByRole("dialog"));
    fireEvent.click(dialog.getByLabelText("A day's call changed"));
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
    fireEvent.click(dialog.getByLabelText("Credits are running out"));
    fireEvent.click(dialog.getByRole("button", { name: "Save" }));
    await settle();
    expect(sent("PATCH /api/webhooks/we_1")).toEqual([{ events: ["credits.used"] }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
