import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PRODUCT } from "../../../shared/product.ts";
import { Icon } from "../icon.tsx";
import { Menu } from "./menu.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const DOCS = [
  { to: "/api-docs", name: "API Documentation" },
  { to: "/whitepaper", name: "Whitepaper" },
  { to: "/tokenomics", name: "Tokenomics" },
] as const;

const PLACES = [
  { to: "/markets", name: "Markets" },
  { to: "/pricing", name: "Pricing" },
  { to: "/buy-ngma", name: "Buy NGMA" },
] as const;

const MenuLinks = ({
  of,
}: {
  of: readonly { to: (typeof DOCS | typeof PLACES)[number]["to"]; name: string }[];
}) =>
  of.map(({ to, name }) => (
    <Link key={to} to={to} className="menu-link">
      {name}
    </Link>
  ));

/** `account` is the way to signing in or to the dashboard; `onPalette` opens the palette. */
export function Header({ account, onPalette }: { account: ReactNode; onPalette: () => void }) {
  return (
    <header className="header">
      <Link to="/" className="logo" aria-label={`${PRODUCT}, home`}>
        {PRODUCT}
        <span className="cursor" aria-hidden />
      </Link>
      <nav aria-label="Main" className="header-nav">
        <Menu
          className="max-md:hidden"
          label={
            <>
              Docs <Icon size={14} path="m6 9 6 6 6-6" />
            </>
          }
        >
          <MenuLinks of={DOCS} />
        </Menu>
        {PLACES.map(({ to, name }) => (
          <Link key={to} to={to} className="header-cell nav-link max-md:hidden">
            {name}
          </Link>
        ))}
        <Menu
          className="md:hidden"
          label={
            <>
              <span className="sr-only">Menu</span>
              <Icon size={18} path="M4 6h16M4 12h16M4 18h16" />
            </>
          }
        >
          <MenuLinks of={[...DOCS, ...PLACES]} />
        </Menu>
      </nav>
      <div className="flex-1" />
      <button type="button" className="header-cell palette-button max-lg:hidden" onClick={onPalette}>
        <kbd>Ctrl K</kbd> Ask or go to
      </button>
      {account}
      <ThemeSwitch />
      <Link to="/app" className="header-cell launch">
        Launch App
      </Link>
    </header>
  );
}
