import { existsSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
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

/** The newest sign-in link printed for an address. */
export async function readLink(email: string): Promise<string> {
  const mark = `sign-in link for ${email}: `;
  let link = "";
  await expect(() => {
    link =
      readPrinted()
        .findLast((line) => line.startsWith(mark))
        ?.slice(mark.length) ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 5_000 });
  return link;
}

/** Asks for a link on /login and returns it. */
export async function requestLink(page: Page, email: string): Promise<string> {
  await page.goto("/login");
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
