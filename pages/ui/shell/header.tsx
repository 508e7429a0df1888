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
  { to: "/record", name: "Record" },
  { to: "/pricing", name: "Pricing" },
  { to: "/buy-ngma", name: "Buy NGMA" },
] as const;

const MENU_LINK =
  "row flex min-h-11 items-center border-line px-4.5 text-[13px] font-medium text-fg-2 [font-stretch:85%] " +
  "not-first:border-t hover:text-fg aria-[current=page]:text-fg";

const MenuLinks = ({
  of,
}: {
  of: readonly { to: (typeof DOCS | typeof PLACES)[number]["to"]; name: string }[];
}) =>
  of.map(({ to, name }) => (
    <Link key={to} to={to} className={MENU_LINK}>
      {name}
    </Link>
  ));

/** `account` is the way to signing in or to the dashboard; `onPalette` opens the palette. */
export function Header({ account, onPalette }: { account: ReactNode; onPalette: () => void }) {
  return (
    <header className="flex h-12 border-b border-line print:hidden">
      <Link
        to="/"
        className="flex items-center px-3 text-lg font-semibold tracking-[0.01em] [font-stretch:85%] focus-visible:-outline-offset-2 min-[480px]:px-4 sm:px-6"
        aria-label={`${PRODUCT}, home`}
      >
        {PRODUCT}
        <span className="cursor" aria-hidden />
      </Link>
      <nav aria-label="Main" className="flex border-r border-line">
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
          <Link key={to} to={to} className="header-cell max-md:hidden">
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
      <button
        type="button"
        className="header-cell gap-2.5 font-mono text-xs font-normal max-lg:hidden noscript:hidden"
        onClick={onPalette}
      >
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
