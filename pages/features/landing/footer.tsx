import { Link } from "@tanstack/react-router";
import { DISCLAIMER, PRODUCT } from "../../../shared/product.ts";
import { COMMUNITY } from "../../ui/community.ts";

const NETWORKS = [COMMUNITY.news, COMMUNITY.group, COMMUNITY.chat, COMMUNITY.code];

/** The end of the home page. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-name">
        <p className="logo-line">
          {PRODUCT}
          <span className="cursor" aria-hidden />
        </p>
        <p>{DISCLAIMER}</p>
      </div>
      <nav aria-label="Footer" className="footer-links">
        <Link to="/" hash="markets">
          Markets
        </Link>
        <Link to="/" hash="about">
          About
        </Link>
        <Link to="/record">Record</Link>
        <Link to="/privacy">Privacy Policy</Link>
        <Link to="/terms">Terms of Service</Link>
      </nav>
      <nav aria-label="Community" className="footer-links">
        {NETWORKS.map(({ name, url }) => (
          <a key={name} href={url} target="_blank" rel="noreferrer">
            {name} <span aria-hidden>↗</span>
            <span className="sr-only">, opens in a new tab</span>
          </a>
        ))}
      </nav>
      <p className="footer-line">
        <span>© 2025 {PRODUCT}</span> <span>Built on Decentralization</span>
      </p>
    </footer>
  );
}
