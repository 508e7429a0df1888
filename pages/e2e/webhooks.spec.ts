import { createHmac } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { serveHere } from "../../worker/test/serve-here.node.ts";
import { inEachLook } from "./looks.ts";
import { openScreen, signInByCall } from "./sign-in.ts";

interface Got {
  type: string;
  isSigned: (secret: string) => boolean;
}

/** A server of somebody's on this machine: it echoes challenges, and keeps what it was sent. */
async function openReceiver() {
  const got: Got[] = [];
  const server = await serveHere((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => {
      body += piece.toString();
    });
    request.on("end", () => {
      const of = (name: string) => String(request.headers[`webhook-${name}`]);
      const { type, data } = JSON.parse(body) as { type: string; data: { challenge?: string } };
      const isSigned = (secret: string) => {
        const key = Buffer.from(secret.slice("whsec_".length), "base64");
        const signed = `${of("id")}.${of("timestamp")}.${body}`;
        return of("signature").includes(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
      };
      got.push({ type, isSigned });
      response.end(JSON.stringify({ challenge: data.challenge }));
    });
  });
  return {
    got,
    url: `${server.url}/hooks`,
    close: server.close,
  };
}

async function expectNothingFound(page: Page, what: string) {
  await inEachLook(page, async ({ width, theme, name }) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      `${what}, ${name}`,
    ).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${what}, ${name}: nothing is wider than the screen`).toBe(0);
    if (process.env.PICTURES)
      await page.screenshot({ path: `screens/webhooks-${what}-${width}-${theme}.png`, fullPage: true });
  });
}

const readSecret = async (page: Page) => (await page.getByText(/^whsec_/).textContent()) ?? "";

test("by keyboard alone: an endpoint is added, confirmed, tested, gets a new secret and goes; axe finds nothing", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const receiver = await openReceiver();
  await signInByCall(page.request);
  await openScreen(page, "/account/webhooks");
  await page.getByLabel("Endpoint address").focus();
  await page.keyboard.type(receiver.url);
  await page.keyboard.press("Enter");
  const banner = page.getByRole("region", { name: "Your new secret" });
  await expect(banner).toBeFocused();
  const secret = await readSecret(page);
  await expectNothingFound(page, "added");
  await banner.getByRole("button", { name: "Got it!" }).press("Enter");
  await expect(page.getByText("Not confirmed")).toBeVisible();
  expect(receiver.got).toEqual([]);

  await page.getByRole("button", { name: /^Confirm: / }).press("Enter");
  await expect(page.getByText("It echoed the challenge.")).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Send a test: / }).press("Enter");
  await expect(page.getByText(/^Test: Delivered, 200, /)).toBeVisible();
  expect(receiver.got.map(({ type, isSigned }) => [type, isSigned(secret)])).toEqual([
    ["endpoint.challenge", true],
    ["endpoint.test", true],
  ]);

  await page.getByRole("button", { name: /^Deliveries: / }).press("Enter");
  const deliveries = page.getByRole("region", { name: /^Deliveries to / });
  await expect(deliveries.getByRole("row")).toHaveCount(3);
  await expectNothingFound(page, "deliveries");

  await page.getByRole("button", { name: /^Rotate: / }).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(banner).toBeFocused();
  const next = await readSecret(page);
  expect(next).not.toBe(secret);
  await banner.getByRole("button", { name: "Got it!" }).press("Enter");
  await page.getByRole("button", { name: /^Send a test: / }).press("Enter");
  await expect.poll(() => receiver.got.length).toBe(3);
  expect([secret, next].map((one) => receiver.got[2]?.isSigned(one))).toEqual([true, true]);

  await page.getByRole("button", { name: /^Delete: / }).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^No endpoints yet/)).toBeVisible();
  await expectNothingFound(page, "empty");
  await receiver.close();
});
