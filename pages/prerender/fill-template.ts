import { PRODUCT } from "../../shared/product.ts";
import { DESCRIPTIONS, describePath } from "./descriptions.ts";
import type { Screen } from "./screen.ts";
import { findPicture } from "./share/write-share.ts";

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const meta = (name: string, content: string) => {
  const attribute = name.startsWith("og:") ? "property" : "name";
  return `<meta ${attribute}="${name}" content="${escapeText(content)}" />`;
};

/** Says in schema.org's words what the product is. */
const describeProduct = (origin: string, description: string) =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: PRODUCT,
    url: `${origin}/`,
    description,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  }).replaceAll("<", "\\u003c");

/** What the head of a page says of it. Addresses are absolute only where the site's own is known. */
export function writeHead(
  { title, description, isPublic }: { title: string; description: string; isPublic: boolean },
  path: string,
  origin: string,
): string {
  const fullTitle = title && title !== PRODUCT ? `${title} · ${PRODUCT}` : PRODUCT;
  const picture = findPicture(path) ?? { file: "/share.png", alt: `${PRODUCT}: ${DESCRIPTIONS["/"]}` };
  const lines = [
    `<title>${escapeText(fullTitle)}</title>`,
    meta("description", description),
    meta("og:title", fullTitle),
    meta("og:description", description),
    meta("og:type", "website"),
    meta("og:site_name", PRODUCT),
    meta("og:image", `${origin}${picture.file}`),
    meta("og:image:width", "1200"),
    meta("og:image:height", "630"),
    meta("og:image:alt", picture.alt),
    meta("twitter:card", "summary_large_image"),
  ];
  if (!isPublic) lines.push(meta("robots", "noindex"));
  else if (origin)
    lines.push(`<link rel="canonical" href="${origin}${path}" />`, meta("og:url", `${origin}${path}`));
  if (path === "/")
    lines.push(`<script type="application/ld+json">${describeProduct(origin, description)}</script>`);
  return lines.join("\n    ");
}

const SCRIPT = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * index.html as built, with the screen's first drawing and its head. Its `scripts`, each after those it
 * imports, are only named: public/first-paint.js fetches and runs them after the first paint. `origin` is the site's own
 * address, or empty.
 */
export function fillTemplate(
  template: string,
  screen: Screen,
  { path, origin, scripts }: { path: string; origin: string; scripts: string[] },
): string {
  const description = describePath(path);
  return template
    .replace(SCRIPT, "")
    .replace(/<title>.*<\/title>/, () => writeHead({ ...screen, description }, path, origin))
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root"${screen.isDocument ? " data-hydrate" : ""} data-scripts="${scripts.join(" ")}">${screen.html}</div>`,
    );
}
