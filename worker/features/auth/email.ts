const MAX_LENGTH = 254;
/** ASCII only, and asked before lower-casing: the Kelvin sign would become a k. */
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LOCAL_MAX_LENGTH = 64;
/** Labels of letters, digits and hyphens; the last one is no number, so an IP address is no domain. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** What a URL would read as something else than part of a name; beyond ASCII IDNA judges, but nothing invisible. */
const NO_NAME = /[^\p{L}\p{M}\p{N}.\-。．｡]/u;

/**
 * The one form of an e-mail address: without blanks around it, lower case, the domain as IDNA has it; what follows a + is
 * kept, it is another mailbox. Null for what is no address, and for a domain that ends with a dot or mixes scripts as no
 * language does. Mail goes to this form, and to nothing else.
 */
export function canonicalEmail(text: string): string | null {
  const [local, domain, ...rest] = trimBlanks(text).split("@");
  if (local === undefined || domain === undefined || rest.length > 0) return null;
  const host = canonicalDomain(domain);
  if (!LOCAL_PART.test(local) || local.length > LOCAL_MAX_LENGTH || host === null) return null;
  const email = `${local.toLowerCase()}@${host}`;
  return email.length <= MAX_LENGTH ? email : null;
}

/** Only U+0020, which people type or paste along; a line break after an address is an attack. */
function trimBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (text[start] === " ") start++;
  while (end > start && text[end - 1] === " ") end--;
  return text.slice(start, end);
}

/** Latin letters stand together with what Chinese, Japanese and Korean are written in; other scripts stand alone. */
const SCRIPTS = [
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
];

/** Whether a label has letters of two scripts, by which one name is made to look like another. */
const mixesScripts = (label: string): boolean => SCRIPTS.filter((script) => script.test(label)).length > 1;

function canonicalDomain(domain: string): string | null {
  const url = `http://${domain}`;
  if (NO_NAME.test(domain) || !URL.canParse(url) || domain.split(/[.\u3002\uff0e\uff61]/).some(mixesScripts))
    return null;
  const host = new URL(url).hostname;
  return DOMAIN.test(host) ? host : null;
}
