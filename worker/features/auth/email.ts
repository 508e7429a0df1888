const MAX_LENGTH = 254;
/** ASCII only, and asked before lower-casing: the Kelvin sign would become a k. */
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LOCAL_MAX_LENGTH = 64;
/** Labels of letters, digits and hyphens; the last one is no number, so an IP address is no domain. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** What a URL would read as something else than part of a name; beyond ASCII IDNA judges, but nothing invisible. */
const NO_NAME = /[^\p{L}\p{M}\p{N}.\-。．｡]/u;

/**
 * The one form of an e-mail address: lower case, the domain as IDNA has it, without a trailing dot; what follows a +
 * is kept, it is another mailbox. Null for what is no address. Mail goes to this form, and to nothing else.
 */
export function canonicalEmail(text: string): string | null {
  const [local, domain, ...rest] = text.split("@");
  if (local === undefined || domain === undefined || rest.length > 0) return null;
  const host = canonicalDomain(domain);
  if (!LOCAL_PART.test(local) || local.length > LOCAL_MAX_LENGTH || host === null) return null;
  const email = `${local.toLowerCase()}@${host}`;
  return email.length <= MAX_LENGTH ? email : null;
}

function canonicalDomain(domain: string): string | null {
  const url = `http://${domain}`;
  if (NO_NAME.test(domain) || !URL.canParse(url)) return null;
  const host = new URL(url).hostname.replace(/\.$/, "");
  return DOMAIN.test(host) ? host : null;
}
