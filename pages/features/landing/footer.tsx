import { Link } from "@tanstack/react-router";
import { DISCLAIMER, PRODUCT } from "../../../shared/product.ts";
import { COMMUNITY } from "../../ui/community.ts";

const LINKS = "grid content-start border-line border-t sm:border-t-0 sm:border-l";
const LINK =
  "row flex min-h-11 items-center gap-1.5 px-4 text-fg-2 not-first:border-t border-line hover:text-fg sm:px-6";
const NETWORKS = [COMMUNITY.news, COMMUNITY.group, COMMUNITY.chat, COMMUNITY.code];

/** The end of the home page. */
export function Footer() {
  return (
    <footer className="grid grid-cols-2 border-line border-t text-fg-3 text-sm sm:grid-cols-[minmax(0,10fr)_minmax(0,7fr)_minmax(0,7fr)]">
      <div className="col-span-full px-4 py-8 sm:col-span-1 sm:px-6">
        <p className="font-semibold text-fg text-lg [font-stretch:85%]">
          {PRODUCT}
          <span className="cursor" aria-hidden />
        </p>
        <p className="mt-2 max-w-[44ch]">{DISCLAIMER}</p>
      </div>
      <nav aria-label="Footer" className={LINKS}>
        <Link to="/" hash="markets" className={LINK}>
          Markets
        </Link>
        <Link to="/" hash="about" className={LINK}>
          About
        </Link>
        <Link to="/privacy" className={LINK}>
          Privacy Policy
        </Link>
        <Link to="/terms" className={LINK}>
          Terms of Service
        </Link>
      </nav>
      <nav aria-label="Community" className={`border-l ${LINKS}`}>
        {NETWORKS.map(({ name, url }) => (
          <a key={name} className={LINK} href={url} target="_blank" rel="noreferrer">
            {name} <span aria-hidden>↗</span>
            <span className="sr-only">, opens in a new tab</span>
          </a>
        ))}
      </nav>
      <p className="col-span-full flex flex-wrap justify-between gap-x-6 border-line border-t px-4 py-[11px] font-mono text-xs leading-5 sm:px-6">
        <span>© 2025 {PRODUCT}</span> <span>Built on Decentralization</span>
      </p>
    </footer>
  );
}
