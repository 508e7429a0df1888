import { cutAddresses } from "./cut-addresses.ts";
import { isNumeric } from "./judge-number.ts";
import { isEastAsian, isWordLike, splitEastAsian } from "./judge-word.ts";
import { writeOneWay } from "./write-one-way.ts";

const CUT = "…";

/** Companies whose name is their host's. */
const NAMED_HOSTS = /^(?:amazon|booking|crypto)\.com(?:['’]s)?$/i;
/** BRK.B  e.g.  S&P  BTC/USD  P/E  and/or  buy/sell/hold */
const SHORT = [
  /^[A-Z]{1,5}\.[A-Z]$/,
  /^(?:[A-Za-z]\.){1,2}[A-Za-z]$|^(?:\p{Script=Cyrillic}\.){1,2}\p{Script=Cyrillic}$/u,
  /^(?:[A-Z]\/[A-Z]|[A-Z]{2,5}(?:\/[A-Z]{2,5}){1,2}|[A-Za-z]{1,5}&[A-Za-z]{1,5}\d{0,3})$/,
  /^(?:and\/or|y\/o|et\/ou|и\/или|[a-z]{3,10}(?:\/[a-z]{3,10}){1,2})$/,
  /^(?:[\p{Sc}%&+=–—-]|\$[A-Z]{1,5}|#\d{1,3}|[A-D]{1,3}[+-])$/u,
  /^[A-Za-z]{2,8}\((?:\d{1,3}|[A-Z]{1,5})(?:[,/]\d{1,3})*\)?$/,
];
/** evil-com  t/me/evil  wwwevil */
const NAMED_HOST =
  /(?<!^dot)[-–—'’&+](?:com|net|org|xyz|ru|io)$|\/(?:me|gg|ly|com)(?:\/|$)|^(?:t|bit|discord|telegram)\/|^www/i;
const OPENING = /^[("'“‘«¿¡[]+/u;
const CLOSING = /[)"'”’»\].,;:!?…؟،؛।;·]+$/u;

function isPlain(token: string): boolean {
  const core = token.replace(OPENING, "").replace(CLOSING, "");
  if (core === "") return token.length <= 3;
  if (NAMED_HOSTS.test(core)) return true;
  if (NAMED_HOST.test(core)) return false;
  if (isNumeric(core) || isWordLike(core) || SHORT.some((form) => form.test(core))) return true;
  const pieces = splitEastAsian(core);
  return pieces?.every((piece) => isEastAsian(piece) || isNumeric(piece) || isWordLike(piece)) ?? false;
}

/**
 * Other people's words as we may show or pass them on: plain words and numbers in one line. What is neither (hosts in any
 * spelling, handles, wallet addresses, telephone numbers, markup) becomes "…", once where several stand together.
 */
export function keepPlainWords(text: string): string {
  const tokens = cutAddresses(writeOneWay(text), CUT)
    .split(/\s+/)
    .filter((token) => token !== "");
  const kept = tokens.map((token) => (isPlain(token) ? token : CUT));
  return kept.filter((token, i) => token !== CUT || kept[i - 1] !== CUT).join(" ");
}
