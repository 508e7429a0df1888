import { existsSync, readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { PORTS } from "./chains/ports.ts";

/** What the servers under test print, from the root of the repository. */
export const PRINTED = {
  site: `.wrangler/e2e-${PORTS.site}.log`,
  payments: `.wrangler/e2e-${PORTS.payments}.log`,
};
const readPrinted = () =>
  Object.values(PRINTED).flatMap((file) => (existsSync(file) ? readFileSync(file, "utf8").split("\n") : []));

/** The only admin of the product that takes payments; signs in once a run. */
export const ADMIN = "admin@example.com";

let people = 0;

/** An address that nobody has used before. */
export const newEmail = () => `person-${Date.now()}-${++people}@example.com`;

/** Those that were read: a link is good once, and the next one is printed behind the reply to who asked for it. */
const taken = new Set<string>();

/** The newest sign-in link printed for an address, which nobody has read yet. */
export async function readLink(email: string): Promise<string> {
  const mark = `sign-in link for ${email}: `;
  let link = "";
  await expect(() => {
    link =
      readPrinted()
        .findLast((line) => line.startsWith(mark))
        ?.slice(mark.length) ?? "";
    expect(link !== "" && !taken.has(link)).toBe(true);
  }).toPass();
  taken.add(link);
  return link;
}

/** Goes to an address and waits for its script: a screen is there before, and what is typed into that is lost. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const screen = document.querySelector("#root:not([inert]) > *") ?? {};
    return Object.keys(screen).some((name) => name.startsWith("__reactFiber$"));
  });
}

/** Asks for a link on /login and returns it. */
export async function requestLink(page: Page, email: string): Promise<string> {
  await openScreen(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  return readLink(email);
}

/** Signs a new person in, or the one told, and waits for the dashboard. */
export async function signIn(page: Page, email = newEmail()): Promise<string> {
  await page.goto(await requestLink(page, email));
  await expect(page.getByRole("heading", { name: "API Dashboard" })).toBeVisible();
  return email;
}

/** Signs a new person in, or the one told, without a screen: for tests of what comes after that. */
export async function signInByCall(request: APIRequestContext, email = newEmail()): Promise<string> {
  await request.post("/api/auth/request-link", { data: { email, tier: "free" } });
  const { origin, searchParams } = new URL(await readLink(email));
  const attempt = { headers: { Origin: origin }, data: { token: searchParams.get("token") } };
  expect((await request.post("/api/auth/verify-token", attempt)).status()).toBe(200);
  return email;
}

/** Makes a key on the dashboard and returns it. */
export async function createKey(page: Page, name: string): Promise<string> {
  await page.getByRole("tab", { name: "API Keys" }).click();
  await page.getByLabel("Key name").fill(name);
  await page.getByRole("button", { name: "Create" }).click();
  const banner = page.getByRole("region", { name: `Your new key, ${name}` });
  const key = (await banner.getByText(/^ngma_live_/).textContent()) ?? "";
  await banner.getByRole("button", { name: "Got it!" }).click();
  return key;
}
