import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PRODUCT } from "../../shared/product.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/** `account` is the way to signing in or to the dashboard. */
export function Header({ account }: { account: ReactNode }) {
  return (
    <header className="header">
      <Link to="/" className="logo" aria-label={`${PRODUCT}, home`}>
        {PRODUCT}
        <span className="cursor" aria-hidden />
      </Link>
      <nav aria-label="Main" className="flex">
        <Link to="/app" className="header-cell nav-link">
          Terminal
        </Link>
        <Link to="/api-docs" className="header-cell nav-link">
          API
        </Link>
        <Link to="/api-playground" className="header-cell nav-link max-sm:hidden">
          Playground
        </Link>
      </nav>
      <div className="flex-1" />
      {account}
      <ThemeSwitch />
    </header>
  );
}
