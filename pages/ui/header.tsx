import { Link } from "@tanstack/react-router";
import { PRODUCT } from "../../shared/product.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

export function Header() {
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
      </nav>
      <div className="flex-1" />
      <ThemeSwitch />
    </header>
  );
}
