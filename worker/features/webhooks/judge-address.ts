import { WEBHOOK_URL_MAX_LENGTH } from "../../../shared/webhooks.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { isLoopback } from "../../loopback.ts";
import { AddressRefused, checkAddress } from "../../providers/outside/check-address.ts";

type Tools = Pick<Deps, "config">;

const WORDS: Record<AddressRefused["reason"], string> = {
  malformed: "This is no address. Write one like https://example.com/webhooks.",
  not_https: "The address has to begin with https://.",
  other_port: "The address has to use port 443, which https uses by itself.",
  has_credentials: "Leave user name and password out of the address: deliveries are signed instead.",
  ip_address: "Name a host, not an IP address.",
  local_name: "This name is not one of the public internet.",
  own_zone: "This is an address of ours.",
  unknown_host: "We could not find this host.",
  private_address: "This host has an address that is not of the public internet.",
};

/** An address of this machine, where the service itself runs on it (`npm start`): nobody else can be reached by it. */
const isLocalTrial = ({ config }: Tools, url: string): boolean =>
  isLoopback(config.publicOrigin) &&
  URL.canParse(url) &&
  /^https?:$/.test(new URL(url).protocol) &&
  isLoopback(url);

/**
 * The address as it is kept, without a fragment. Throws `webhook_address`, and says why, for one we do not send to; its host is
 * looked up.
 */
export async function checkUrl(deps: Tools, text: string): Promise<string> {
  const url = await readUrl(deps, text);
  url.hash = "";
  if (url.href.length > WEBHOOK_URL_MAX_LENGTH) throw refused("malformed");
  return url.href;
}

async function readUrl(deps: Tools, text: string): Promise<URL> {
  if (isLocalTrial(deps, text)) {
    const url = new URL(text);
    // By whatever name of this machine.
    if (url.port === new URL(deps.config.publicOrigin).port) throw refused("own_zone");
    if (url.username || url.password) throw refused("has_credentials");
    return url;
  }
  return checkAddress(text, deps.config).catch((error) => {
    throw error instanceof AddressRefused ? refused(error.reason) : error;
  });
}

const refused = (reason: AddressRefused["reason"]) =>
  new AppError("webhook_address", { detail: WORDS[reason], fields: { url: WORDS[reason] } });

/** Whether an address may be sent to at this moment. */
export async function isSendable(deps: Tools, url: string): Promise<boolean> {
  try {
    await readUrl(deps, url);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
