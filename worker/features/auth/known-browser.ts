import type { Deps } from "../../deps.ts";
import { hashKeyed, makeRandomText } from "./secrets.ts";

const ID_LENGTH = 22;
const SEAL_LENGTH = 32;
const MAX_MAILBOXES = 5;
const FORM = new RegExp(`^[A-Za-z0-9]{${ID_LENGTH}}(?:\\.[0-9a-f]{${SEAL_LENGTH}}){1,${MAX_MAILBOXES}}$`);

type Config = Pick<Deps["config"], "keySecrets">;

/**
 * What a browser that held a session of a mailbox keeps in a cookie: an id of its own and a seal for each such mailbox.
 * It opens nothing but an allowance of sign-in mails that strangers cannot use up.
 */
export async function sealBrowser({ keySecrets }: Config, mailbox: string, cookie?: string): Promise<string> {
  const [id = "", ...seals] = cookie && FORM.test(cookie) ? cookie.split(".") : [makeRandomText(ID_LENGTH)];
  const seal = await makeSeal(keySecrets[0] ?? "", id, mailbox);
  return [id, seal, ...seals.filter((other) => other !== seal)].slice(0, MAX_MAILBOXES + 1).join(".");
}

/** The browser's id as it is counted by, a hash, when it once held a session of this mailbox; else null. */
export async function findKnownBrowser(
  { keySecrets }: Config,
  mailbox: string,
  cookie: string | undefined,
): Promise<string | null> {
  if (!cookie || !FORM.test(cookie)) return null;
  const [id = "", ...seals] = cookie.split(".");
  for (const secret of keySecrets)
    if (seals.includes(await makeSeal(secret, id, mailbox)))
      return hashKeyed(keySecrets[0] ?? "", `browser:${id}`);
  return null;
}

const makeSeal = async (secret: string, id: string, mailbox: string) =>
  (await hashKeyed(secret, `known browser\n${id}\n${mailbox}`)).slice(0, SEAL_LENGTH);
