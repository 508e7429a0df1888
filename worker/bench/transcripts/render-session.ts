import type { Exchange } from "./record-wire.ts";

/** What nobody else may have, or is another at each run, by its names in JSON, forms, queries and headers. */
const KINDS: Record<string, string> = {
  access_token: "access token",
  refresh_token: "refresh token",
  code_verifier: "code verifier",
  code_challenge: "code challenge",
  client_id: "client id",
  state: "state",
  cookie: "session cookie",
  requestId: "request id",
};
/** In JSON it is the name of an error. */
const OF_QUERIES = { ...KINDS, code: "authorization code" };
/** Signatures, which are long. */
const LEFT_OUT = "signed";
const MAX_TEXT = 90;
const MAX_DEPTH = 5;
const MAX_BODY = 900;
const LINES = /.{1,110}(?:[,&] ?|$)|.{1,110} |.{1,110}/g;

type Hide = (text: string) => string;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** JSON, or the JSON that an event stream carries; null where it is neither. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  } catch {
    return null;
  }
}

/** Everything in these exchanges that has a kind: its kind by its value, in all spellings. */
function findSecrets(said: Exchange[]): Map<string, string> {
  const found = new Map<string, string>();
  const add = (kinds: Record<string, string>, name: string, value: string) => {
    const kind = kinds[name];
    // An app's id that is an address is public.
    if (kind === undefined || value === "" || value.startsWith("https:")) return;
    const asForm = new URLSearchParams([["", value]]).toString().slice(1);
    for (const spelt of [value, encodeURIComponent(value), asForm]) found.set(spelt, `<${kind}>`);
  };
  const addAll = (query: URLSearchParams) => {
    for (const [name, value] of query) add(OF_QUERIES, name, value);
  };
  const walk = (value: unknown): void => {
    if (!isObject(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner !== "string") walk(inner);
      else if (name === "redirect") addAll(new URL(inner).searchParams);
      else add(KINDS, name, inner);
    }
  };
  for (const { path, sent, asked, answered } of said) {
    for (const [name, value] of Object.entries(sent)) add(KINDS, name, value);
    addAll(new URL(path, "http://any").searchParams);
    for (const text of [asked, answered]) {
      const json = readJson(text);
      if (json === null) addAll(new URLSearchParams(text));
      else walk(json);
    }
  }
  return found;
}

function shorten(value: unknown, hide: Hide, depth = 0): unknown {
  if (typeof value === "string") {
    const text = hide(value);
    return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}… (${text.length} characters)` : text;
  }
  if (!isObject(value)) return value;
  if (depth === MAX_DEPTH) return "…";
  if (Array.isArray(value)) {
    const shown = isObject(value[0]) ? value.slice(0, 1) : value;
    const more = value.length - shown.length;
    const lines = shown.map((item) => shorten(item, hide, depth + 1));
    return more > 0 ? [...lines, `… and ${more} more`] : lines;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === LEFT_OUT ? "…" : shorten(inner, hide, depth + 1),
    ]),
  );
}

/** A body or query on lines of its own, which `mark` begins. */
function renderBody(mark: string, text: string, hide: Hide): string[] {
  if (text === "") return [];
  const json = readJson(text);
  const whole =
    json === null
      ? [...new URLSearchParams(text)].map(([name, value]) => `${name}=${hide(value)}`).join(" & ")
      : JSON.stringify(shorten(json, hide));
  const cut = whole.length > MAX_BODY ? `${whole.slice(0, MAX_BODY)} …` : whole;
  return (cut.match(LINES) ?? []).map((line, i) => `${i === 0 ? mark : " "} ${line}`.trimEnd());
}

function renderExchange({ method, path, status, sent, got, asked, answered }: Exchange, hide: Hide): string {
  const [place, query = ""] = path.split("?");
  const renderHeaders = (mark: string, headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `${mark} ${name}: ${hide(value)}`);
  return [
    "```text",
    `${method} ${place} → ${status}`,
    ...renderBody("?", query, hide),
    ...renderHeaders(">", sent),
    ...renderBody(">", asked, hide),
    ...renderHeaders("<", got),
    ...renderBody("<", answered, hide),
    "```",
  ].join("\n");
}

/**
 * A session in Markdown: each exchange in its own block, with the address of `site` and what nobody else may have by their
 * kinds. Throws where one of those would be in it.
 */
export function renderSession(title: string, site: string, said: Exchange[]): string {
  const secrets = [...findSecrets(said)].toSorted(([a], [b]) => b.length - a.length);
  const hide: Hide = (text) =>
    [...secrets, [site, "<site>"] as const, [encodeURIComponent(site), "<site>"] as const].reduce(
      (left, [value, kind]) => left.replaceAll(value, kind),
      text,
    );
  const markdown = [`## ${title}`, ...said.map((one) => renderExchange(one, hide))].join("\n\n");
  for (const [value, kind] of secrets)
    if (markdown.includes(value)) throw new Error(`there is the ${kind} in it`);
  return markdown;
}
