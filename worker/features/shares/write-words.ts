import type { Fact } from "../../../shared/analysis.ts";
import type { Share } from "../../../shared/shares.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { readShare } from "./read-share.ts";

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const formatMoment = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** An answer's words without what Markdown adds: a paragraph a line, tables as they are. */
const writeParagraphs = (text: string) =>
  text
    .replace(/\s?\[f\d+\]|\*+|^#+ /gm, "")
    .split(/\n+/)
    .filter((line) => line.trim() !== "" && !/^[|\s:-]+$/.test(line))
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join("");

const writeFact = ({ asset, label, text, source, asOf }: Fact) =>
  `<li>${escapeText(`${asset} ${label}: ${text} (${source}, ${formatMoment(asOf)})`)}</li>`;

/** What the visitor asked, small and marked as theirs. */
function writeQuote({ question, isReported }: Share): string {
  if (isReported) return "<p>Reported, not reviewed.</p>";
  return question === null ? "" : `<p>A visitor asked: “${escapeText(question)}”</p>`;
}

function write(share: Share): string {
  const { title, reply, askedAt, expiresAt } = share;
  const facts = reply.facts.filter(({ id }) => reply.response.includes(`[${id}]`)).map(writeFact);
  const asked = `Asked ${formatMoment(askedAt)}, ${reply.data.market} market.`;
  const origin = `${asked} Frozen: nothing here has changed since. Readable until ${expiresAt.slice(0, 10)}.`;
  const list = facts.length > 0 ? `<ul>${facts.join("")}</ul>` : "";
  return [
    `<h1>${escapeText(title)}</h1>`,
    writeQuote(share),
    `<p>${escapeText(origin)}</p>`,
    writeParagraphs(reply.response),
    list,
    `<p>${escapeText(reply.disclaimer)}</p>`,
  ].join("");
}

/** A shared answer as plain HTML for a reader without scripts; where there is none, why, and 404 or 410. */
export async function writeWords(
  deps: Pick<Deps, "db" | "shared" | "now">,
  id: string,
): Promise<{ status: 200 | 404 | 410; html: string }> {
  try {
    return { status: 200, html: write(await readShare(deps, id)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const status = error.code === "share_unknown" ? 404 : error.code === "share_ended" ? 410 : null;
    if (status === null) throw error;
    return { status, html: `<h1>${escapeText(error.detail)}</h1>` };
  }
}
