import { makeRandomText } from "../auth/secrets.ts";
import { openBody, sealBody } from "./key-format.ts";

/** 22 of 62 letters: 131 bits */
const SECRET_LENGTH = 22;
const GRANT_ID_LENGTH = 22;
/** Seconds since 1970 to the base of 36: enough until the year 4453. */
const MOMENT_LENGTH = 7;
const BASE = 36;

/** What an app is given: a code, once, then access tokens, each with a token that gets the next. As long as API keys' prefixes. */
const PREFIXES = { code: "ngma_code_", access: "ngma_auth_", refresh: "ngma_next_" } as const;

/** Which of an account's grants a code or refresh token is of. */
export interface GrantHolder {
  accountId: string;
  grantId: string;
}

export const makeGrantId = (): string => makeRandomText(GRANT_ID_LENGTH);

/** A code or refresh token: sealed like an API key, it names its grant, so an old one still shows what it belonged to. */
export const makeGrantText = (
  kind: "code" | "refresh",
  { accountId, grantId }: GrantHolder,
  keySecrets: readonly string[],
): string =>
  sealBody({ prefix: PREFIXES[kind], accountId, body: grantId + makeRandomText(SECRET_LENGTH) }, keySecrets);

/** Null for what we never made. Whether it is still good, the account's object knows. */
export function openGrantText(
  kind: "code" | "refresh",
  text: string,
  keySecrets: readonly string[],
): GrantHolder | null {
  const form = { prefix: PREFIXES[kind], bodyLength: GRANT_ID_LENGTH + SECRET_LENGTH };
  const opened = openBody(text, form, keySecrets);
  return opened && { accountId: opened.accountId, grantId: opened.body.slice(0, GRANT_ID_LENGTH) };
}

/** An access token that says itself until when it is good, `until` in epoch ms. */
export function makeAccessToken(accountId: string, until: number, keySecrets: readonly string[]): string {
  const moment = Math.floor(until / 1_000)
    .toString(BASE)
    .padStart(MOMENT_LENGTH, "0");
  const body = moment + makeRandomText(SECRET_LENGTH);
  return sealBody({ prefix: PREFIXES.access, accountId, body }, keySecrets);
}

/** The account of an access token; null for one that we never made or that is over. Arithmetic only. */
export function openAccessToken(
  text: string,
  keySecrets: readonly string[],
  now: number,
): { accountId: string } | null {
  const form = { prefix: PREFIXES.access, bodyLength: MOMENT_LENGTH + SECRET_LENGTH };
  const opened = openBody(text, form, keySecrets);
  if (!opened) return null;
  const until = Number.parseInt(opened.body.slice(0, MOMENT_LENGTH), BASE) * 1_000;
  return now < until ? { accountId: opened.accountId } : null;
}

/** What is shown of a grant in the place of a key. */
export const maskGrant = (grantId: string): string => `${PREFIXES.access}...${grantId.slice(-4)}`;
